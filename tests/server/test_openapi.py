"""The document of the API: complete, and true of the server that gives it out."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from elfenland.server.openapi import ALWAYS, OPERATIONS, STATUS
from elfenland.server.reviews import Reviews
from elfenland.server.wire import Refused
from tests.server.running import Json, Server, Table, bearer, play_seat, serving

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text("utf-8")
WIRE = (DOCS / "wire.md").read_text("utf-8")


async def document(server: Server) -> Json:
    """The document as it is served."""
    answer = await server.http.get("/api/openapi.json")
    found: Json = answer.json()
    return found


async def test_every_operation_is_described(server: Server) -> None:
    """Each has a summary, its refusals with their codes, and an example where it has a body."""
    paths = (await document(server))["paths"]

    assert {(m, path) for path, methods in paths.items() for m in methods} == set(OPERATIONS)
    for (method, path), said in OPERATIONS.items():
        made = paths[path][method]
        assert made["summary"] == said.summary
        assert ("requestBody" in made) == (said.request is not None)
        codes = [
            code
            for status, answer in made["responses"].items()
            if not status.startswith("2")
            for code in answer["content"]["application/json"]["schema"]["allOf"][1]["properties"][
                "code"
            ]["enum"]
        ]
        assert sorted(codes) == sorted((*said.refusals, *ALWAYS))


async def test_the_document_is_closed(server: Server) -> None:
    """Every type that it points to is in it; the shape of refusals is that of the wire."""
    found = await document(server)

    targets = set(re.findall(r"'\$ref': '#/components/schemas/(\w+)'", str(found)))
    assert targets <= set(found["components"]["schemas"])
    refused = found["components"]["schemas"]["Refused"]["properties"]
    assert set(refused) == {"type", *Refused.__struct_fields__}


def test_the_docs_list_the_same() -> None:
    """docs/wire.md has every operation and every code with its status."""
    rows = re.findall(r"^\| `(GET|POST) (/[^?`]*)", WIRE, flags=re.MULTILINE)
    assert {(method.lower(), path) for method, path in rows} == set(OPERATIONS)
    told: dict[str, int] = {}
    for codes, statuses in re.findall(r"^\| (`[\w.`, -]+) \| ([\d, ]+) \|", WIRE, re.MULTILINE):
        names, numbers = re.findall(r"`([^`]+)`", codes), statuses.split(", ")
        told |= dict(zip(names, map(int, numbers * len(names)), strict=False))
    assert told.items() >= STATUS.items()


def test_the_steps_in_the_docs_are_the_examples() -> None:
    """What docs/api.md sends and gets, word for word, is what is tried out below."""
    steps = re.findall(r"`(GET|POST) (/[^`?]+)[^`]*`[^`]*```json\n(.*?)```", API, re.DOTALL)
    assert len(steps) > 3
    for method, path, block in steps:
        said = OPERATIONS[method.lower(), path]
        assert json.loads(block) == (said.request or said.answer)
    named = set(re.findall(r"`(GET|POST) (/[^`?]+)", API))
    assert {(method.lower(), path) for method, path in named} == {
        *OPERATIONS, ("get", "/api/openapi.json"),
    }  # fmt: skip


async def send(table: Table, path: str, token: str | None) -> httpx.Response:
    """Send the example of an operation at a table."""
    body = OPERATIONS["post", path].request
    address = path.format(table=table.table, code=table.invites[0]["code"])
    return await table.server.http.post(address, json=body, headers=bearer(token))


def like(answer: httpx.Response, path: str, method: str = "post") -> None:
    """An answer has the keys and the kinds of values of the example, and the same id."""
    example: Any = OPERATIONS[method, path].answer
    assert answer.status_code in (200, 201), answer.text
    real = answer.json()
    assert {key: type(value) for key, value in real.items()} == {
        key: type(value) for key, value in example.items()
    }
    for key in {"id", "type", "seat", "done"} & real.keys():
        assert real[key] == example[key]


@pytest.mark.slow
async def test_the_examples_are_accepted(server: Server) -> None:
    """Sent one after the other they make a table, fill it, help and play: answered alike."""
    http = server.http
    like(await http.post("/api/network"), "/api/network")
    like(await http.post("/api/seals"), "/api/seals")
    made = await http.post("/api/tables", json=OPERATIONS["post", "/api/tables"].request)
    like(made, "/api/tables")
    table = Table(server, **made.json())
    assert set(table.invites[0]) == set(OPERATIONS["post", "/api/tables"].answer["invites"][0])  # type: ignore[index]
    like(await send(table, "/api/invites/{code}", None), "/api/invites/{code}")
    for asked in ("hint", "reach", "sketch"):
        answer = await send(table, f"/api/tables/{{table}}/{asked}", table.token)
        assert answer.status_code == 200, answer.text
    first = await send(table, "/api/tables/{table}/act", table.token)
    like(first, "/api/tables/{table}/act")
    assert first.json() == OPERATIONS["post", "/api/tables/{table}/act"].answer
    for asked in ("return", "leave"):
        answer = await send(table, f"/api/tables/{{table}}/{asked}", table.token)
        assert answer.status_code == 200, answer.text


async def test_the_example_of_taking_back_is_accepted(server: Server) -> None:
    """Right after a travel, with the number of then."""
    table = await server.create("me", "greedy", options={"rounds": 3, "start_seat": 0})
    live = await server.tables.open(table.table)
    travelled = False
    while not travelled:
        await live.bots.rest()
        now = await table.now(0)
        liked = {"travel": 2, "place": 1}
        action = max(now["view"]["legal"], key=lambda a: liked.get(a["kind"], 0))
        await table.act(action["text"])
        travelled = action["kind"] == "travel"

    number = (await table.now(0))["number"]
    body = {**(OPERATIONS["post", "/api/tables/{table}/undo"].request or {}), "number": number}
    like(await table.post("/undo", body), "/api/tables/{table}/undo")


async def test_the_examples_of_people_are_accepted(server: Server) -> None:
    """A guest takes another name and comes to a second device; another sits down in the lobby."""

    async def post(path: str, token: str | None = None, **at: object) -> httpx.Response:
        body = OPERATIONS["post", path].request
        return await server.http.post(path.format(**at), json=body, headers=bearer(token))

    met = await post("/api/people")
    like(met, "/api/people")
    token = met.json()["token"]
    renamed = await post("/api/people/me", token)
    code = await post("/api/people/me/recovery", token)
    unknown = await post("/api/recoveries")
    like(code, "/api/people/me/recovery")
    spoken = code.json()["code"].upper().replace("-", " ")
    recovered = await server.http.post("/api/recoveries", json={"code": spoken})
    like(recovered, "/api/recoveries")
    table = await server.create("me", "link", listed=True)
    seat = await post("/api/tables/{table}/seats/{seat}", token, table=table.table, seat=1)
    like(seat, "/api/tables/{table}/seats/{seat}")
    again = await post("/api/tables/{table}/rematch", token, table=table.table)
    left = await post("/api/people/me/sign_out", token)
    like(left, "/api/people/me/sign_out")

    assert [device["here"] for device in left.json()["devices"]] == [True]
    assert renamed.json()["name"] == "Anna"
    assert [a.json()["code"] for a in (unknown, again)] == ["recovery.unknown", "table.running"]


async def test_the_example_of_a_review_is_the_first_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks first hears that nothing of it is done."""

    async def nothing(*_: object) -> None:
        """Work nothing out."""

    monkeypatch.setattr(Reviews, "_work_out", nothing)
    async with serving(tmp_path / "tables.sqlite3") as server:
        table = await server.create("me", "random", options={"rounds": 3})
        async with table.socket() as socket:
            await play_seat(socket, random.Random(0))

        review = await table.get("/review")

    assert review.json() == OPERATIONS["get", "/api/tables/{table}/review"].answer

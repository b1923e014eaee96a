"""What a table refuses: with which code, status and clause, and that nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from elfenland.server.refusals import MAX_BYTES
from tests.server.running import Json, Server, Table, act, bearer, new_id

ROAD = "albaran-feodor-desert"


@dataclass(frozen=True)
class Row:
    """A request at a table of two people, where seat 0 (the host) is to draw."""

    code: str
    status: int
    body: Callable[[int], Any] = lambda number: act(0, number, "draw pile")
    who: str = "host"
    path: str = "/act"
    clause: str | None = None
    reason: str | None = None
    values: dict[str, str] = field(default_factory=dict)


def without(key: str) -> Callable[[int], Json]:
    """An act that lacks a key."""
    return lambda number: {k: v for k, v in act(0, number, "draw pile").items() if k != key}


def undoing(seat: int) -> Callable[[int], Json]:
    """A take-back."""
    return lambda number: {"type": "undo", "id": new_id(), "seat": seat, "number": number}


ROWS = {
    "another's seat": Row("seat.not_yours", 403, lambda n: act(1, n, "draw pile")),
    "another's seat, by the other": Row("seat.not_yours", 403, who="link"),
    "a seat that is none": Row("seat.not_yours", 403, lambda n: act(5, n, "draw pile")),
    "a seat beyond all": Row("request.invalid", 400, lambda n: act(6, n, "draw pile")),
    "out of turn": Row("action.not_your_turn", 409, lambda n: act(1, n, "draw pile"), "link"),
    "an old number": Row("action.stale", 409, lambda n: act(0, n - 1, "draw pile")),
    "a number yet to come": Row("action.stale", 409, lambda n: act(0, n + 1, "draw pile")),
    "no credential": Row("credential.missing", 401, who="nobody"),
    "no credential of this table": Row("credential.unknown", 401, who="stranger"),
    "a credential that is none": Row("credential.unknown", 401, who="\N{SNOWMAN}".encode().hex()),
    "the wrong phase": Row(
        "action.illegal", 409, lambda n: act(0, n, "pass"),
        clause="PLAN-1", reason="pass-phase-only",
    ),
    "travel in phase 3": Row(
        "action.illegal", 409, lambda n: act(0, n, f"travel {ROAD}"),
        clause="MOVE-1", reason="travel-phase-only",
    ),
    "a counter on a river": Row(
        "action.illegal", 409, lambda n: act(0, n, "place dragon ixara-virst-river"),
        clause="PLAN-2", reason="not-a-road", values={"connection": "ixara-virst-river"},
    ),
    "no action at all": Row("action.unreadable", 422, lambda n: act(0, n, "draw everything")),
    "two decisions in one": Row(
        "action.not_your_turn", 409, lambda n: act(0, n, "draw pile", "draw pile")
    ),
    "a right one and a wrong one": Row(
        "action.not_your_turn", 409, lambda n: act(0, n, "draw pile", "nonsense")
    ),
    "no actions": Row("request.invalid", 400, lambda n: act(0, n)),
    "too many actions": Row("request.invalid", 400, lambda n: act(0, n, *["draw pile"] * 21)),
    "an action without end": Row("request.invalid", 400, lambda n: act(0, n, "x" * 81)),
    "an unknown key": Row("request.invalid", 400, lambda n: act(0, n, "draw pile") | {"as": 1}),
    "a missing key": Row("request.invalid", 400, without("number")),
    "an empty id": Row("request.invalid", 400, lambda n: act(0, n, "pass") | {"id": ""}),
    "the wrong type": Row("request.invalid", 400, lambda n: act(0, n, "pass") | {"seat": "0"}),
    "another kind of request": Row("request.invalid", 400, undoing(0)),
    "broken JSON": Row("request.invalid", 400, lambda _: '{"type": "act"'),
    "no JSON": Row("request.invalid", 400, lambda _: b"\xff\x00"),
    "a list": Row("request.invalid", 400, lambda _: []),
    "nothing": Row("request.invalid", 400, lambda _: ""),
    "half a character": Row("request.invalid", 400, lambda _: '{"id": "\\ud800"}'),
    "deep nesting": Row("request.invalid", 400, lambda _: "[" * (MAX_BYTES // 2)),
    "too much": Row("request.too_large", 413, lambda _: " " * MAX_BYTES + "{}"),
    "taking back nothing": Row("undo.nothing", 409, undoing(0), path="/undo"),
    "taking back for another": Row("seat.not_yours", 403, undoing(1), path="/undo"),
}  # fmt: skip

PLACES = {"a seat beyond all": "seat", "an unknown key": "as", "a missing key": "number"}


async def two_people(server: Server) -> tuple[Table, dict[str, str | None]]:
    """A table of two people, one by link, seat 0 to draw; and the tokens by who has them."""
    table = await server.create("me", "link", options={"start_seat": 0})
    link = await table.sit()
    stranger = await server.create("me", "random")
    tokens = {"host": table.token, "link": link["token"], "stranger": stranger.token}
    return table, {**tokens, "nobody": None}


async def everything(table: Table, link: str | None) -> list[object]:
    """All that is stored of a game and all that anybody sees of it."""
    return [
        await table.server.store.entries(table.table),
        await table.now(),
        await table.now(0),
        await table.now(1, link),
    ]


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
async def test_refused_over_http(server: Server, row: Row, request: pytest.FixtureRequest) -> None:
    """A refused request is answered with its code and sentence, and has changed nothing."""
    table, tokens = await two_people(server)
    before = await everything(table, tokens["link"])
    body = row.body(before[1]["number"])  # type: ignore[index]
    headers = {"Content-Type": "application/json"} | bearer(tokens.get(row.who, row.who))

    answer = await server.http.post(
        f"/api/tables/{table.table}{row.path}",
        headers=headers,
        **({"content": body} if isinstance(body, str | bytes) else {"json": body}),
    )

    refused = answer.json()
    assert (answer.status_code, refused["code"]) == (row.status, row.code)
    assert (refused["clause"], refused["reason"]) == (row.clause, row.reason)
    assert refused["values"] == row.values
    name = request.node.callspec.id
    assert PLACES.get(name, "") in refused["message"]
    assert await everything(table, tokens["link"]) == before


# An unknown credential is not let in at all, and an undo is a message like any other.
ON_THE_SOCKET = {
    name: row
    for name, row in ROWS.items()
    if row.code != "credential.unknown" and name != "another kind of request"
}


@pytest.mark.parametrize("row", ON_THE_SOCKET.values(), ids=ON_THE_SOCKET)
async def test_refused_on_the_socket(server: Server, row: Row) -> None:
    """The socket refuses alike, goes on, and tells nobody else."""
    table, tokens = await two_people(server)
    before = await everything(table, tokens["link"])
    body = row.body(before[1]["number"])  # type: ignore[index]

    async with table.socket(tokens[row.who]) as socket, table.socket(None) as bystander:
        await socket.next("welcome")
        await bystander.next("welcome")
        await socket.send(body)
        refused = await socket.next("refused")
        played = await table.act("draw pile")
        await socket.next("news")
        first = await bystander.next("news")

    assert (refused["code"], refused["clause"]) == (row.code, row.clause)
    if isinstance(body, dict):
        assert refused["id"] == (body["id"] or None)
    assert played.status_code == 200
    assert first["position"]["number"] == played.json()["number"]

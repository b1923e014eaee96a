"""Fair dealing at a table: what is shown when, and that nobody can change it (fair-dealing.md)."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from shutil import copyfile
from typing import Any

import msgspec
import pytest

from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import read_record, verify
from elfenland.server import store
from tests.server.running import Json, Server, Table, new_table, play_seat, serving

DATA = Path(__file__).parent / "data"


async def seal(server: Server) -> str:
    """A commitment to make a table with."""
    answer = await server.http.post("/api/seals")
    assert answer.status_code == 201, answer.text
    commitment: str = answer.json()["commitment"]
    return commitment


async def sealed(server: Server, *kinds: str, texts: list[str], **more: object) -> Table:
    """A table made with a seal of its own."""
    made_with = {"commitment": await seal(server), "texts": texts}
    return await server.create(*kinds, seal=made_with, **more)


async def fairness(table: Table, token: str | None = None) -> Any:  # noqa: ANN401 - JSON
    """What somebody at the table is shown of it."""
    return (await table.get("", token)).json()["fairness"]


async def secret(table: Table) -> str:
    """The secret, from where the server alone can look."""
    stored = await table.server.store.table(table.table)
    assert stored is not None
    assert stored.secret is not None
    return stored.secret


def seed(hidden: str, *texts: str) -> str:
    """The seed as RECORD.md says that it follows."""
    return sha256("\n".join([hidden, *texts]).encode("utf-8")).hexdigest()


async def opening(table: Table) -> list[Json]:
    """The opening of the game under way, with all that is hidden in it."""
    course = (await table.server.tables.open(table.table)).course
    return [msgspec.to_builtins(event) for event in course.game.opening]


def dealt(seats: int, seed: str) -> list[Json]:
    """The opening that a seed brings."""
    return [msgspec.to_builtins(e) for e in Game.new(Options(players=seats), seed).opening]


async def test_a_deal_that_nobody_chose(server: Server) -> None:
    """Committed to before any text is known, dealt from secret and texts, shown at the end."""
    commitment = await seal(server)
    made_with = {"commitment": commitment, "texts": ["mine", "hers"]}
    table = await server.create("me", "greedy", "screen", "link", seal=made_with)
    code = table.invites[0]["code"]

    offered = (await server.http.get(f"/api/invites/{code}")).json()
    waiting = await fairness(table)
    token = (await table.sit(text="his"))["token"]
    shown = [await fairness(table, who) for who in (None, table.token, token)]

    hidden = await secret(table)
    assert offered["commitment"] == waiting["commitment"] == commitment
    assert commitment == sha256(bytes.fromhex(hidden)).hexdigest()
    assert waiting == {
        "commitment": commitment, "texts": ["mine", "", "hers", None], "secret": None,
    }  # fmt: skip
    assert shown == [waiting | {"texts": ["mine", "", "hers", "his"]}] * 3
    assert await opening(table) == dealt(4, seed(hidden, "mine", "", "hers", "his"))
    assert await opening(table) != dealt(4, seed(hidden, "mine", "", "hers", "hit"))


async def test_the_secret_is_shown_at_the_end_and_never_before(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    """It is in no byte that anybody gets before the last news, and in the table and record then."""
    table = await sealed(server, "me", "link", "greedy", texts=["mine"], options={"rounds": 3})
    code = table.invites[0]["code"]
    hidden = await secret(table)
    before = [(await server.http.get(f"/api/invites/{code}")).content]
    token = (await table.sit(text="his"))["token"]
    async with table.socket() as host, table.socket(token) as guest, table.socket(None) as other:
        before += [(await table.get(rest)).content for rest in ("", "/position", "/record")]
        before.append((await server.http.get("/api/setup")).content)
        dice = random.Random(0)
        both = [play_seat(socket, dice) for socket in (host, guest)]
        await asyncio.gather(*both)
        await other.position(lambda p: p["view"]["to_act"] is None)
        before += [*host.heard, *guest.heard, *other.heard]
        told = [await socket.next("table") for socket in (host, guest, other)]

    record = (await table.get("/record", None)).json()
    assert len(before) > 100
    for text in (
        *before,
        caplog.text.encode(),
        repr(await server.store.table(table.table)).encode(),
    ):
        assert hidden.encode() not in text
        assert seed(hidden, "mine", "his", "").encode() not in text
    for message in told:
        assert message["table"]["status"] == "ended"
        assert message["table"]["fairness"] == record["fairness"]
    assert record["fairness"] == {
        "commitment": sha256(bytes.fromhex(hidden)).hexdigest(),
        "secret": hidden,
        "texts": ["mine", "his", ""],
    }
    assert record["seed"] == seed(hidden, "mine", "his", "")
    verify(read_record(json.dumps(record)))


async def test_a_seal_is_for_one_table(server: Server) -> None:
    """Who knows a table's commitment cannot have a second game dealt from its secret."""
    made_with = {"commitment": await seal(server), "texts": ["mine"]}
    body = new_table("me", "random") | {"seal": made_with}

    answers = [await server.http.post("/api/tables", json=body) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [201, 409]
    assert answers[1].json()["code"] == "seal.unknown"


async def test_a_refused_table_leaves_its_seal(server: Server) -> None:
    """What is refused of a new table can be put right and sent again."""
    made_with = {"commitment": await seal(server), "texts": ["mine"]}
    body = new_table("me", "random") | {"seal": made_with}

    refused = await server.http.post("/api/tables", json=body | {"name": " "})
    again = await server.http.post("/api/tables", json=body)

    assert (refused.status_code, again.status_code) == (400, 201)


async def test_seals_nobody_used_are_forgotten(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file does not fill with the secrets of tables that were never made."""
    old = await seal(server)
    monkeypatch.setattr(store, "_SEALS_KEPT", timedelta(0))
    new = await seal(server)

    taken = [await server.store.take_seal(commitment) is not None for commitment in (old, new)]

    assert taken == [False, True]


async def test_a_text_stays_as_it_was_given(server: Server) -> None:
    """Neither the host nor a second comer changes a text, by whatever door."""
    table = await sealed(server, "me", "link", "link", texts=["mine"])
    code = table.invites[0]["code"]
    await table.sit(0, text="his")

    again = await server.http.post(f"/api/invites/{code}", json={"name": "Cy", "text": "other"})
    await table.sit(1, text="hers")

    assert again.json()["code"] == "invite.taken"
    assert (await fairness(table))["texts"] == ["mine", "his", "hers"]
    with sqlite3.connect(server.file) as file, pytest.raises(sqlite3.IntegrityError):
        file.execute("INSERT INTO texts VALUES (?, 0, 'another')", (table.table,))
    file.close()


async def test_texts_outlive_the_server(tmp_path: Path) -> None:
    """A table that waits over a restart is dealt from the same secret and texts."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as server:
        await server.http.post("/api/network")
        table = await sealed(server, "me", "link", texts=["mine"])
        hidden, waiting = await secret(table), await fairness(table)

    async with serving(file) as server:
        later = server.at(table)
        before = await fairness(later)
        await later.sit(text="his")
        begun = await opening(later)

    assert before == waiting
    assert begun == dealt(2, seed(hidden, "mine", "his"))


async def test_texts_may_be_left_out(server: Server) -> None:
    """A program that plays without them gets empty ones, and a deal that can be checked as well."""
    table = await server.create("me", "link")
    await table.sit()

    shown = await fairness(table)

    assert shown["texts"] == ["", ""]
    assert await opening(table) == dealt(2, seed(await secret(table), "", ""))


TEXTS = {
    "nothing": ("", 201),
    "one character": ("7", 201),
    "all that prints": ("".join(map(chr, range(32, 96))), 201),
    "too long": ("x" * 65, 400),
    "a line feed": ("a\nb", 400),
    "a line feed at its end": ("a\n", 400),
    "what does not print": ("a\x7f", 400),
    "letters of which there are two spellings": ("Zoë", 400),
    "half a character": ("\ud800", 400),
}


@pytest.mark.parametrize(("text", "status"), TEXTS.values(), ids=TEXTS)
async def test_what_a_text_may_be(server: Server, text: str, status: int) -> None:
    """Up to 64 printable ASCII characters, kept as they came; others are refused at both doors."""
    headers = {"Content-Type": "application/json"}
    sealed_with = {"commitment": await seal(server), "texts": [text]}
    body = json.dumps(new_table("me", "random") | {"seal": sealed_with})
    table = await server.create("me", "link")
    invite = f"/api/invites/{table.invites[0]['code']}"

    made = await server.http.post("/api/tables", content=body, headers=headers)
    sat = await server.http.post(
        invite, content=json.dumps({"name": "Bea", "text": text}), headers=headers
    )

    assert (made.status_code, sat.status_code) == (status, status)
    if status == 201:
        assert (await fairness(table))["texts"] == ["", text]
    else:
        assert made.json()["code"] == sat.json()["code"] == "request.invalid"
        assert (await fairness(table))["texts"] == ["", None]


@pytest.mark.parametrize("texts", [[], ["a"], ["a", "b", "c"]])
async def test_a_text_for_each_seat_of_the_screen(server: Server, texts: list[str]) -> None:
    """One text each, no more and no fewer; the message says how many there are."""
    made_with = {"commitment": await seal(server), "texts": texts}
    body = new_table("me", "random", "screen") | {"seal": made_with}

    answer = await server.http.post("/api/tables", json=body)

    assert (answer.status_code, answer.json()["code"]) == (400, "request.invalid")
    assert f"{len(texts)} texts for 2 seats" in answer.json()["message"]


async def test_tables_of_the_first_version_keep_their_seed(tmp_path: Path) -> None:
    """They are dealt as they were and say nothing of fairness, whatever text a late comer adds."""
    file = tmp_path / "tables.sqlite3"
    copyfile(DATA / "v1.db", file)
    said = json.loads((DATA / "v1.json").read_text("utf-8"))
    with sqlite3.connect(file) as old:
        seeds = dict(old.execute("SELECT id, seed FROM tables").fetchall())
    old.close()

    async with serving(file) as server:
        ended, waiting = (
            Table(server, said[kind]["table"], "", []) for kind in ("ended", "waiting")
        )
        record = (await ended.get("/record", None)).json()
        invite = f"/api/invites/{said['waiting']['invite']}"
        offered = (await server.http.get(invite)).json()
        await server.http.post(invite, json={"name": "Dee", "text": "hers"})
        shown = await fairness(waiting)
        begun = await opening(waiting)

    assert (record["fairness"], record["seed"]) == (None, seeds[ended.table])
    assert offered["commitment"] is None
    assert shown is None
    assert begun == dealt(3, seeds[waiting.table])
    verify(read_record(json.dumps(record)))

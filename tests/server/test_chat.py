"""What is said at a table: by whom it is read, in which order, and that it is kept."""

from __future__ import annotations

import asyncio
import json
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from elfenland.errors import RecordError, TableError
from elfenland.rules.record import Record
from elfenland.server import attendance
from elfenland.server.archive import export, import_game
from elfenland.server.audience import Listener
from elfenland.server.chat import Pace, clean_text
from elfenland.server.openapi import OPERATIONS
from elfenland.server.store import Store
from elfenland.server.tables import Tables
from tests.server.running import Json, Server, Socket, Table, Time, new_id, serving

EXAMPLE = OPERATIONS["get", "/api/tables/{table}/chat"].answer


def say(text: str, **more: object) -> Json:
    """A message with an id of its own."""
    return {"type": "say", "id": new_id(), "text": text} | more


def lines(messages: list[Json]) -> list[str]:
    """Messages with who said them."""
    return [f"{said['number']} {said['name']}: {said['text']}" for said in messages]


async def talking(server: Server) -> tuple[Table, str]:
    """A table of two people, and the token of the one by link."""
    table = await server.create("me", "link", options={"start_seat": 0})
    return table, (await table.sit())["token"]


async def read(table: Table, token: str | None = "host", after: int = 0) -> list[str]:
    """What somebody reads over HTTP, each with who said it."""
    answer = await table.get(f"/chat?after={after}", token)
    assert answer.status_code == 200, answer.text
    return [
        f"{said['number']} {said['name']}: {said['text']}" for said in answer.json()["messages"]
    ]


async def hear(socket: Socket) -> list[str]:
    """What a socket is told next, each with who said it."""
    return lines((await socket.next("said"))["messages"])


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Good luck!\n", "Good luck!"),
        ("two\r\nlines\tand\u2028more", "two lines and more"),
        ("<b>1</b> & <script>", "<b>1</b> & <script>"),
        ("e\u0301", "\u00e9"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        ),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
        ("x" * 500, "x" * 500),
        ("x" * 501, None),
        ("", None),
        (" \n ", None),
        ("\u200b\u200d", None),
        ("a\u202eb", None),
        ("a\u2066b", None),
        ("a\x00b", None),
        ("a\x1b[31mb", None),
        ("a\ud800b", None),
    ],
)
def test_what_can_be_said(text: str, kept: str | None) -> None:
    """One line of text in one spelling, nothing that is not seen or turns what follows."""
    if kept is not None:
        assert clean_text(text) == kept
        return
    with pytest.raises(TableError, match="message"):
        clean_text(text)


def test_one_speaks_no_faster_than_people_do() -> None:
    """Five at once, then one a second; others are not held up."""
    time = Time()
    pace = Pace(time)

    def spoken(who: str, times: int) -> int:
        for done in range(times):
            try:
                pace.take(who)
            except TableError:
                return done
        return times

    assert spoken("Ann", 9) == 5
    assert spoken("Bea", 2) == 2
    time.passes(seconds=2)
    assert spoken("Ann", 9) == 2
    time.passes(hours=1)
    assert spoken("Ann", 9) == 5


async def test_players_and_spectators_talk_apart(server: Server) -> None:
    """Each hears its own channel alone, over the socket and over HTTP, in order of its numbers."""
    table, guest = await talking(server)
    async with (
        table.socket() as ann,
        table.socket(guest) as bea,
        table.socket(None) as cas,
        table.socket(None) as dan,
    ):
        done = await ann.ask(say("to players"))
        assert done["number"] == 1
        assert await hear(bea) == ["1 Seat 0: to players"]
        await cas.ask(say("to spectators", name="Cas"))
        assert await hear(dan) == ["1 Cas: to spectators"]
        answer = await table.post("/chat", say("over HTTP"), guest)
        assert answer.json()["number"] == 2
        assert await hear(ann) == ["2 Bea: over HTTP"]
        await table.post("/chat", say("too", name="Eve"), None)
        assert await hear(dan) == ["2 Eve: too"]
        for socket in (ann, bea, cas, dan):
            await socket.told_so_far()

    assert not any(b"spectators" in text for text in ann.heard[1:] + bea.heard[1:])
    assert not any(b"players" in text or b"HTTP" in text for text in cas.heard[1:] + dan.heard[1:])
    players = ["1 Seat 0: to players", "2 Bea: over HTTP"]
    assert await read(table) == await read(table, guest) == players
    assert await read(table, None) == ["1 Cas: to spectators", "2 Eve: too"]
    assert await read(table, after=1) == players[1:]
    said = (await table.get("/chat")).json()
    assert {key: type(value) for key, value in said["messages"][0].items()} == {
        key: type(value)
        for key, value in EXAMPLE["messages"][0].items()  # type: ignore[index]
    }


@pytest.mark.parametrize(
    ("who", "more", "code"),
    [
        ("host", {"seat": 1}, "seat.not_yours"),
        ("host", {"text": ""}, "request.invalid"),
        ("host", {"text": "x" * 501}, "request.invalid"),
        ("host", {"text": "a\u202eb"}, "request.invalid"),
        ("host", {"more": 1}, "request.invalid"),
        (None, {}, "request.invalid"),
        (None, {"name": " "}, "request.invalid"),
        (None, {"name": "Cas", "seat": 0}, "seat.not_yours"),
        ("nobody's", {}, "credential.unknown"),
    ],
)
async def test_what_is_refused(server: Server, who: str | None, more: Json, code: str) -> None:
    """It is said why, and nothing is kept."""
    table, _ = await talking(server)

    answer = await table.post("/chat", say("Hello") | more, who)

    assert answer.json()["code"] == code
    assert await read(table) == await read(table, None) == []


async def test_a_shared_screen_says_who_of_it_speaks(server: Server) -> None:
    """Each of its seats can; without one named it is the first."""
    table = await server.create("screen", "screen", "greedy")

    for more in ({}, {"seat": 1}):
        assert (await table.post("/chat", say("Hello", **more))).status_code == 200
    assert await read(table) == ["1 Seat 0: Hello", "2 Seat 1: Hello"]


async def test_what_is_sent_twice_is_said_once(server: Server) -> None:
    """The same id is answered the same; with something else it is refused."""
    table, guest = await talking(server)
    message = say("once")

    first, again = [await table.post("/chat", message) for _ in range(2)]
    other = await table.post("/chat", message | {"text": "twice"})
    stranger = await table.post("/chat", message, guest)

    assert first.json() == again.json() == {"type": "done", "id": message["id"], "number": 1}
    assert [other.json()["code"], stranger.json()["code"]] == 2 * ["request.id_used"]
    assert await read(table) == ["1 Seat 0: once"]


async def test_who_speaks_too_fast_is_refused(tmp_path: Path) -> None:
    """The sixth at once is, in words that say what to do; a second later it is not."""
    time = Time()
    async with serving(tmp_path / "tables.sqlite3", now=time) as server:
        table = await server.create("me", "greedy")
        async with table.socket() as socket:
            answers = [await socket.ask(say(str(n))) for n in range(6)]
            time.passes(seconds=1)
            later = await socket.ask(say("later"))

    assert [answer["type"] for answer in answers] == 5 * ["done"] + ["refused"]
    assert answers[-1]["code"] == "chat.too_fast"
    assert later["number"] == 6


async def test_who_comes_back_is_told_what_was_missed_once(server: Server) -> None:
    """Everything after the last message heard, in order; then what is new."""
    table, guest = await talking(server)
    for text in ("one", "two", "three"):
        await table.post("/chat", say(text))

    async with table.socket(guest) as first:
        everything = await hear(first)
    live = await server.tables.open(table.table)
    listener = Listener(await live.seating.credential(guest), "")
    attendance.join(live, listener)
    await live.chat.join(listener, 2)
    await table.post("/chat", say("four"))
    told = [json.loads(listener.outbox.get_nowait() or "") for _ in range(listener.outbox.qsize())]
    attendance.leave(live, listener)

    assert everything == ["1 Seat 0: one", "2 Seat 0: two", "3 Seat 0: three"]
    numbers = [one["number"] for m in told if m["type"] == "said" for one in m["messages"]]
    assert numbers == [3, 4]


async def test_two_servers_keep_one_order(tmp_path: Path) -> None:
    """Said at once on two servers of one file, all have one order for everybody, each once."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as here:
        await here.http.post("/api/network")
        table, guest = await talking(here)
        async with (
            serving(file) as there,
            table.socket() as ann,
            there.socket(table.table, guest) as bea,
        ):

            async def speak(socket: Socket, where: str) -> None:
                for number in range(5):
                    await socket.ask(say(f"{where} {number}"))

            await asyncio.gather(speak(ann, "here"), speak(bea, "there"))
            order = await read(table)
            for server in (here, there):
                await (await server.tables.open(table.table)).chat.refresh()
            for socket in (ann, bea):
                await socket.told_so_far()

    assert [int(line.split()[0]) for line in order] == list(range(1, 11))
    for socket in (ann, bea):
        said = [m for m in map(json.loads, socket.heard) if m["type"] == "said"]
        assert [line for m in said for line in lines(m["messages"])] == order


async def test_what_was_said_goes_with_the_game(server: Server, tmp_path: Path) -> None:
    """Export and import carry both channels; who comes then reads them as before."""
    table, guest = await talking(server)
    await table.post("/chat", say("Good <b>luck</b>!"), guest)
    await table.post("/chat", say("Who wins?", name="Cas"), None)
    [record] = [
        game.to_json()
        async for game in export(server.store)
        if isinstance(game, Record) and game.extra["table"]["id"] == table.table
    ]
    old = record | {"table": {k: v for k, v in record["table"].items() if k != "messages"}}

    file = tmp_path / "other.sqlite3"
    store = await Store.open(file)
    try:
        await import_game(store, json.dumps(record))
        [again] = [game.to_json() async for game in export(store) if isinstance(game, Record)]
        live = await Tables(store).open(table.table)
        theirs, ours = await live.chat.said((0,), 0), await live.chat.said((), 0)
    finally:
        await store.close()

    assert again == record
    assert [said.text for said in theirs.messages] == ["Good <b>luck</b>!"]
    assert [(said.name, said.text) for said in ours.messages] == [("Cas", "Who wins?")]
    assert all(said.made.utcoffset() == timedelta(0) for said in theirs.messages)
    store = await Store.open(tmp_path / "older.sqlite3")
    try:
        assert (await import_game(store, json.dumps(old))).state == "stored"
    finally:
        await store.close()


@pytest.mark.parametrize(
    "change",
    [
        {"number": 2}, {"seat": 7}, {"seat": None}, {"channel": "spectators"},
        {"channel": "all"}, {"text": "a\u202eb"}, {"name": ""}, {"made": "2026-03-01T12:00:00"},
    ],
    ids=msgspec.json.encode,
)  # fmt: skip
async def test_no_other_message_is_imported(server: Server, tmp_path: Path, change: Json) -> None:
    """What could not have been said at the table is refused with the game."""
    table, _ = await talking(server)
    await table.post("/chat", say("Good luck!"))
    [record] = [
        game.to_json()
        async for game in export(server.store)
        if isinstance(game, Record) and game.extra["table"]["id"] == table.table
    ]
    record["table"]["messages"][0] |= change

    store = await Store.open(tmp_path / "other.sqlite3")
    try:
        with pytest.raises(RecordError, match="table"):
            await import_game(store, json.dumps(record))
    finally:
        await store.close()

"""Games out of a database as records, and into another."""

from __future__ import annotations

import asyncio
import copy
import json
import os
import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest

from elfenland.errors import RecordError
from elfenland.rules.record import Record, read_record, verify
from elfenland.server.archive import Unreadable, export, import_game
from elfenland.server.models import METADATA
from elfenland.server.store import Store
from tests.cli.commands import run
from tests.server.running import Json, Server, play_seat, serving

DATA = Path(__file__).parent / "data"
SAID = json.loads((DATA / "v1.json").read_text("utf-8"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of the first version: a game under way with a take-back, one that ended, one to be."""
    copyfile(DATA / "v1.db", tmp_path / "old.sqlite3")
    return tmp_path / "old.sqlite3"


async def exported(file: Path) -> list[Json]:
    """The records of a database."""
    store = await Store.open(file)
    try:
        return [game.to_json() async for game in export(store) if isinstance(game, Record)]
    finally:
        await store.close()


async def imported(file: Path, records: list[Json]) -> list[str]:
    """Import records; what became of each."""
    store = await Store.open(file)
    try:
        return [(await import_game(store, json.dumps(record))).state for record in records]
    finally:
        await store.close()


async def test_what_is_exported_and_imported_is_the_same(old: Path, tmp_path: Path) -> None:
    """Games go to another database with their tables, and come out of it as they went in."""
    records = await exported(old)
    new = tmp_path / "new.sqlite3"

    first, second = await imported(new, records), await imported(new, records)

    assert [record["table"]["id"] for record in records] == [
        SAID["playing"]["table"],
        SAID["ended"]["table"],
    ]
    assert [record["result"] is None for record in records] == [True, False]
    assert records[0]["take_backs"] == 1
    for record in records:
        verify(read_record(json.dumps(record)))
    assert (first, second) == (["stored"] * 2, ["there"] * 2)
    assert await exported(new) == records


@pytest.mark.slow
async def test_nobody_sits_down_with_an_export(tmp_path: Path) -> None:
    """A dealt game moves with its secret; no token and no code does, and none opens a seat."""
    dice = random.Random("archive")
    async with serving(tmp_path / "tables.sqlite3") as server:
        await server.http.post("/api/network")
        table = await server.create("me", "link", "greedy", name="Move me")
        guest = (await table.sit(name="Zoë", text="my part"))["token"]
        async with table.socket() as mine, table.socket(guest) as theirs:
            begun = asyncio.create_task(play_seat(theirs, dice))
            await play_seat(mine, dice, 4)
            begun.cancel()
            await asyncio.gather(begun, return_exceptions=True)
        stored = await server.store.table(table.table)
        records = [g.to_json() async for g in export(server.store) if isinstance(g, Record)]
        before = await table.now(None, None)
    assert stored is not None
    assert await imported(tmp_path / "new.sqlite3", records) == ["stored"]
    async with serving(tmp_path / "new.sqlite3") as server:
        after = await server.at(table).now(None, None)
        refused = await server.at(table).get("/position?seat=0")
        there = await server.store.table(table.table)
    (record,) = records

    assert after == before
    assert (record["fairness"]["secret"], record["fairness"]["texts"][1]) == (
        stored.secret,
        "my part",
    )
    assert there is not None
    assert (there.secret, there.texts, there.setup) == (stored.secret, stored.texts, stored.setup)
    assert [invite.name for invite in there.invites] == ["Zoë"]
    assert refused.json()["code"] == "credential.unknown"
    for private in (table.token, guest, table.invites[0]["code"]):
        assert private not in json.dumps(records)
    requests = [e.request for e in await entries(tmp_path / "tables.sqlite3", table.table)]
    assert not any(request in json.dumps(records) for request in requests if request)


def test_all_that_is_stored_is_exported_or_left_out_on_purpose() -> None:
    """A new column of what is stored has to be exported, or named here with those that are not."""
    exported_columns = {
        "tables": {
            "id",
            "setup",
            "options",
            "seed",
            "secret",
            "created",
            "begun",
            "ended",
            "rematch",
        },
        "texts": {"table_id", "seat", "text"},
        "invites": {"table_id", "seat", "name"},
        "entries": {
            "table_id",
            "number",
            "seat",
            "kind",
            "actions",
            "made",
            "stand_in",
            "back_to",
        },
        "messages": {"table_id", "channel", "number", "seat", "name", "text", "made"},
    }
    follows_from_the_game = {
        "tables": {"status", "due", "listed", "watching", "result"},
        "invites": {"before"},
        "entries": {"round", "to_act"},
    }
    opens_a_seat = {"invites": {"code"}, "entries": {"request"}, "messages": {"request"}}
    whole_tables = {"credentials", "seals", "people", "devices", "recoveries", "beats", "pauses"}
    whole_tables |= {"stand_ins", "proposals", "ballots"}

    for table in METADATA.sorted_tables:
        if table.name not in whole_tables:
            assert {column.name for column in table.columns} == (
                exported_columns.get(table.name, set())
                | follows_from_the_game.get(table.name, set())
                | opens_a_seat.get(table.name, set())
            ), table.name


async def entries(file: Path, table: str) -> Any:  # noqa: ANN401 - entries
    """The entries of a table in a file that nobody serves."""
    store = await Store.open(file)
    try:
        return await store.entries(table)
    finally:
        await store.close()


def without_table(record: Json) -> None:
    """A record as a table gives it to its people."""
    del record["table"]


def last_entry_gone(record: Json) -> None:
    """One decision fewer in the table."""
    record["table"]["entries"].pop()


def taken_back_first(record: Json) -> None:
    """A take-back before there was a decision."""
    made = record["table"]["entries"][0]["made"]
    entry = {"seat": 0, "kind": "take_back", "actions": [], "made": made}
    record["table"]["entries"].insert(0, entry)


def empty_decision(record: Json) -> None:
    """A decision in no action."""
    record["table"]["entries"][0]["actions"] = []


def put(*path: str | int, value: object) -> Callable[[Json], None]:
    """Another value at a place of the record."""

    def tamper(record: Any) -> None:  # noqa: ANN401 - JSON
        for key in path[:-1]:
            record = record[key]
        record[path[-1]] = value

    return tamper


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (without_table, "only what `elfenland export` wrote"),
        (put("table", "id", value="../../etc"), "is no id of a table"),
        (put("table", "status", value="ended"), "unknown field `status`"),
        (put("table", "created", value="2026-01-01T00:00:00"), "timezone"),
        (put("table", "created", value="0001-01-01T00:00:00+14:00"), "is no time"),
        (put("table", "setup", "name", value="a\nb"), "characters that cannot be shown"),
        (put("table", "setup", "seats", 0, "name", value="Else"), "seat 0 is set up otherwise"),
        (put("table", "setup", "seats", 2, "bot", value="random"), "seat 2 is set up otherwise"),
        (put("table", "setup", "seats", 2, "bot", value=None), "a bot is named where a bot sits"),
        (put("table", "setup", "options", "rounds", value=3), "set up for another game"),
        (put("table", "setup", "options", "rounds", value=9), "rounds"),
        (put("seats", 1, "name", value="a\nb"), "characters that cannot be shown"),
        (put("seats", 1, "kind", value="bot:greedy"), "seat 1 is set up otherwise"),
        (put("events", 0, "start_seat", value=5), "event 0 is"),
        (put("seed", value="1"), "event 0 is"),
        (put("actions", value=[]), "but the actions end before"),
        (last_entry_gone, "its entries come to other actions"),
        (taken_back_first, "entry 1: there is nothing that seat 0 could take back"),
        (empty_decision, "entry 1: a decision has at least one action"),
        (put("table", "entries", 0, "back_to", value=0), "entry 1: only a take_back goes back"),
        (
            put("table", "entries", 0, "kind", value="end"),
            "entry 1: an entry of kind end has no actions",
        ),
        (put("table", "entries", 0, "seat", value=7), "entry 1: "),
        (put("table", "entries", 0, "actions", value=["fly"]), "entry 1: "),
    ],
)
async def test_a_game_that_is_wrong_is_refused(
    old: Path, tmp_path: Path, tamper: Callable[[Json], None], says: str
) -> None:
    """It is refused with the reason, and nothing of it is stored."""
    record = copy.deepcopy((await exported(old))[0])
    tamper(record)
    store = await Store.open(tmp_path / "new.sqlite3")
    try:
        with pytest.raises(RecordError) as refused:
            await import_game(store, json.dumps(record))
        left = await store.ids()
    finally:
        await store.close()

    assert says in str(refused.value)
    assert not left


async def test_a_game_that_two_import_is_stored_once(old: Path, tmp_path: Path) -> None:
    """Of two that store the same game at once one is told that it is there."""
    text = json.dumps((await exported(old))[1])
    one = await Store.open(tmp_path / "new.sqlite3")
    other = await Store.open(tmp_path / "new.sqlite3")
    try:
        states = await asyncio.gather(import_game(one, text), import_game(other, text))
        count = len(await one.entries(SAID["ended"]["table"]))
    finally:
        await one.close()
        await other.close()

    assert sorted(state.state for state in states) == ["stored", "there"]
    assert count == len(json.loads(text)["table"]["entries"])


async def test_a_game_that_cannot_be_laid_is_named(server: Server) -> None:
    """A table whose entries are damaged is named with the reason, and the export goes on."""
    damaged = await server.create("me", "screen", options={"start_seat": 0})
    await damaged.act("draw pile")
    whole = await server.create("me", "screen")
    with sqlite3.connect(server.file) as connection:
        connection.execute(
            "UPDATE entries SET actions = '[\"fly\"]' WHERE table_id = ?", (damaged.table,)
        )
    connection.close()

    found = [game async for game in export(server.store)]

    reasons = {game.table: game.reason for game in found if isinstance(game, Unreadable)}
    assert reasons[damaged.table]
    assert whole.table in [g.extra["table"]["id"] for g in found if isinstance(g, Record)]


def test_the_commands(old: Path, tmp_path: Path) -> None:
    """A wrong line is named with its number, and every other game is stored, each of them once."""
    games, new = tmp_path / "games.jsonl", tmp_path / "new" / "tables.sqlite3"

    written = run("export", "--db", old, "--out", games)
    lines = games.read_text("ascii").splitlines()
    games.write_text("\n".join([lines[0], lines[1].replace('"rules": 1', '"rules": 7'), lines[1]]))
    stored = run("import", games, "--db", new)
    again = run("import", "-", "--db", new, stdin=lines[0])
    ended = run("export", "--db", new, "--ended")

    assert written.stderr == (
        f"2 games written to {games}; 1 table left out, where no game has begun\n"
    )
    assert stored.exit_code == 1
    assert stored.stdout == "2 games stored, 1 game refused\n"
    assert stored.stderr.startswith(f"{games}, line 2: rules is 7")
    assert (again.exit_code, again.stdout) == (0, "0 games stored, 1 game already there\n")
    assert ended.stdout == lines[1] + "\n"
    assert "1 table left out, where no game has ended" in ended.stderr


def test_a_pipe_is_written_to(old: Path, tmp_path: Path) -> None:
    """What is no file is not replaced by one, but written to; nor is a link to a file."""
    pipe, link, games = tmp_path / "pipe", tmp_path / "link", tmp_path / "games.jsonl"
    os.mkfifo(pipe)
    link.symlink_to(games)
    with ThreadPoolExecutor() as reader:
        read = reader.submit(pipe.read_text, "ascii")
        run("export", "--db", old, "--out", pipe)
    run("export", "--db", old, "--out", link)

    assert pipe.is_fifo()
    assert link.is_symlink()
    assert read.result() == games.read_text("ascii")


def test_an_export_is_for_its_owner(old: Path, tmp_path: Path) -> None:
    """The file can be read by its owner alone, takes the place of an older one, and is alone."""
    games = tmp_path / "out" / "games.jsonl"
    games.parent.mkdir()
    games.write_text("older")

    run("export", "--db", old, "--out", games)

    assert games.stat().st_mode & 0o777 == 0o600
    assert len(games.read_text("ascii").splitlines()) == 2
    assert list(games.parent.iterdir()) == [games]


@pytest.mark.parametrize("damage", ["actions = '[\"fly\"]'", "actions = '['", "kind = 'take_back'"])
def test_a_damaged_database_is_exported_as_far_as_it_goes(old: Path, damage: str) -> None:
    """What cannot be laid is a sentence on stderr and exit 1; the rest is written."""
    table = SAID["playing"]["table"]
    with sqlite3.connect(old) as connection:
        connection.execute(f"UPDATE entries SET {damage} WHERE table_id = ?", (table,))  # noqa: S608 - of the test's own
    connection.close()

    result = run("export", "--db", old)

    assert result.exit_code == 1
    assert f"table {table} cannot be exported: " in result.stderr
    assert len(result.stdout.splitlines()) == 1


def test_a_database_that_cannot_be_written(old: Path, tmp_path: Path) -> None:
    """An import into one is refused in a sentence, and nothing is stored."""
    games, new = tmp_path / "games.jsonl", tmp_path / "new.sqlite3"
    run("export", "--db", old, "--out", games)
    run("import", games, "--db", new)
    with sqlite3.connect(new) as connection:
        connection.execute("DELETE FROM entries")
        connection.execute("DELETE FROM invites")
        connection.execute("DELETE FROM tables")
    connection.close()
    with new.open("r+b") as header:
        # To SQLite this is a file that a later version alone can write.
        header.seek(18)
        header.write(b"\x03")

    refused = run("import", games, "--db", new)
    left = run("export", "--db", new)

    assert refused.exit_code == 1
    assert "readonly database" in refused.stderr
    assert "elfenland doctor" in refused.stderr
    assert left.stdout == ""


def test_nothing_is_made_of_a_misspelt_name(tmp_path: Path) -> None:
    """An export from no database and an import of no file are refused, and leave nothing."""
    (tmp_path / "empty").touch()
    none, db = tmp_path / "none", tmp_path / "db.sqlite3"
    for command, says in (
        (("export", "--db", none), "There are no games at"),
        (("import", none, "--db", db), "No such file"),
        (("import", tmp_path / "empty", "--db", db), "there is no record in it"),
    ):
        result = run(*command)
        assert result.exit_code == 1
        assert says in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["empty"]

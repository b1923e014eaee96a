"""The file: its migrations, what it refuses, and what an older one becomes."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from elfenland.server.engine import StoreError
from elfenland.server.migrations import configuration, migrate, versions
from elfenland.server.models import METADATA, NEWEST
from elfenland.server.store import NumberTaken, Store
from elfenland.server.stored import Entry
from tests.server.running import Server, Table, play_seat, serving

DATA = Path(__file__).parent / "data"


def at(server: Server, said: dict[str, object]) -> Table:
    """A table of the old file, on this server."""
    tokens = said.get("tokens", [""])
    assert isinstance(tokens, list)
    return Table(server, str(said["table"]), tokens[0], [])


def still_so(then: object, now: object) -> bool:
    """Whether all that was told is still told; a later version may tell more."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and still_so(value, now[key]) for key, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(still_so, then, now))
    return then == now


async def test_the_first_version_s_file_goes_on(tmp_path: Path) -> None:
    """A game begun with the first version opens in this one, as it stood, and is played on."""
    file = tmp_path / "tables.sqlite3"
    copyfile(DATA / "v1.db", file)
    said = json.loads((DATA / "v1.json").read_text("utf-8"))
    tokens = said["playing"]["tokens"]

    async with serving(file) as server:
        playing, waiting = at(server, said["playing"]), at(server, said["waiting"])
        found = [await playing.now(0), await playing.now(1, tokens[1]), await playing.now()]
        record = (await at(server, said["ended"]).get("/record", None)).json()
        seated = await server.http.post(
            f"/api/invites/{said['waiting']['invite']}", json={"name": "Dee"}
        )
        begun = await waiting.get()
        async with playing.socket() as mine, playing.socket(tokens[1]) as theirs:
            dice = random.Random(0)
            ends = await asyncio.gather(play_seat(mine, dice), play_seat(theirs, dice))

    for now, then in zip(found, said["playing"]["positions"], strict=True):
        assert still_so(then, now)
    assert still_so(said["ended"]["record"] | {"program": record["program"]}, record)
    assert seated.status_code == 201
    assert begun.json()["status"] == "playing"
    assert [end["view"]["to_act"] for end in ends] == [None, None]


async def on_a_file(file: Path, does: object) -> object:
    """What a function of a plain connection makes of a database file."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(does)  # type: ignore[arg-type]
    finally:
        await engine.dispose()


async def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    """No table, column, index or constraint is in the one and not in the other."""

    def differences(connection: Connection) -> object:
        migrate(connection)
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        return compare_metadata(context, METADATA)

    assert await on_a_file(tmp_path / "new.sqlite3", differences) == []


async def test_the_migrations_go_back_and_forth(tmp_path: Path) -> None:
    """Each step can be taken back and taken again; taken again, one more time changes nothing."""

    def there_and_back(connection: Connection) -> str | None:
        migrate(connection)
        downgrade(configuration(connection), "base")
        migrate(connection)
        migrate(connection)
        return MigrationContext.configure(connection).get_current_revision()

    assert await on_a_file(tmp_path / "new.sqlite3", there_and_back) == versions()[0] == NEWEST


async def test_a_step_is_taken_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that fails in the middle leaves the older file, for the next start to take over."""
    file = tmp_path / "tables.sqlite3"
    copyfile(DATA / "v1.db", file)
    create_table = op.create_table

    def full(name: str, *columns: Any) -> object:  # noqa: ANN401 - as alembic's
        if name == "seals":
            raise OSError("no space left")
        return create_table(name, *columns)

    monkeypatch.setattr(op, "create_table", full)
    with pytest.raises(StoreError):
        await Store.open(file)
    monkeypatch.undo()
    with sqlite3.connect(file) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    connection.close()

    store = await Store.open(file)
    found = await store.table(json.loads((DATA / "v1.json").read_text("utf-8"))["ended"]["table"])
    await store.close()

    assert "secret" not in columns
    assert found is not None
    assert (found.secret, found.status) == (None, "ended")


def contents(file: Path) -> bytes | None:
    """What is in a file, but for the head in which SQLite notes how it was last opened."""
    return file.read_bytes()[100:] if file.is_file() else None


def folder_in_the_way(file: Path) -> None:
    """A folder of that name."""
    file.mkdir()


def no_database(file: Path) -> None:
    """A text, to be kept as it is."""
    file.write_text("a shopping list, not a database, and long enough to be taken for one\n" * 40)


def newer(file: Path) -> None:
    """A file of a version that is yet to come."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


def file_for_a_folder(file: Path) -> None:
    """A file where the folder should be."""
    file.parent.rmdir()
    file.parent.write_text("")


@pytest.mark.parametrize(
    ("lay", "says"),
    [
        (folder_in_the_way, "cannot be used for the games"),
        (no_database, "not a database"),
        (newer, "newer version of Elfenland"),
        (file_for_a_folder, "cannot be used for the games"),
    ],
)
async def test_a_file_that_cannot_be_used(tmp_path: Path, lay: object, says: str) -> None:
    """It is refused with a sentence that says what to do, and is left as it was."""
    file = tmp_path / "folder" / "tables.sqlite3"
    file.parent.mkdir()
    lay(file)  # type: ignore[operator]
    before = contents(file)

    with pytest.raises(StoreError) as refused:
        await Store.open(file)

    assert says in str(refused.value)
    assert str(file) in str(refused.value)
    assert "--db FILE" in str(refused.value)
    assert contents(file) == before


async def test_a_number_is_taken_once(server: Server) -> None:
    """Of two entries of one number, or of one request, the second is refused by the file."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    first = Entry(1, 0, "act", ("draw pile",), "one")
    await server.store.append(table.table, first, ends=False)

    for again in (
        Entry(1, 1, "act", ("pass",), "two"),
        Entry(2, 0, "act", ("draw pile",), "one"),
    ):
        with pytest.raises(NumberTaken):
            await server.store.append(table.table, again, ends=True)

    assert await server.store.entries(table.table) == [first]
    stored = await server.store.table(table.table)
    assert stored is not None
    assert stored.status == "playing"


async def test_tokens_are_not_in_the_file(tmp_path: Path) -> None:
    """Who reads the file cannot sit down with what is in it."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as server:
        await server.http.post("/api/network")
        table = await server.create("me", "link")
        guest = (await table.sit())["token"]

    stored = file.read_bytes()

    assert table.table.encode() in stored
    for token in (table.token, guest):
        assert token.encode() not in stored

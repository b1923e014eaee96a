"""Every version of the stored tables: what the migrations make of it, with games in it."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from elfenland.server.database import Database, PostgresUrl
from elfenland.server.migrations import configuration, migrate, versions
from elfenland.server.models import METADATA, NEWEST
from elfenland.server.store import Store
from tests.server.running import Server, Table, play_seat, serving
from tests.services.postgres import Postgres

HERE = Path(__file__).parent
RELEASED = sorted(dump.name[:4] for dump in (HERE / "schemas").glob("*.sqlite.sql"))
SAID = {"0001": HERE / "data" / "v1.json"}
T = TypeVar("T")


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


def load(database: Database, version: str, request: pytest.FixtureRequest) -> dict[str, Any]:
    """Fill a database with the games of a version; what was said of them."""
    dump = HERE / "schemas" / f"{version}.{{}}.sql"
    if isinstance(database, PostgresUrl):
        postgres: Postgres = request.getfixturevalue("postgres")
        postgres.load(database.secret, Path(str(dump).format("postgresql")))
    else:
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(Path(str(dump).format("sqlite")).read_text("utf-8"))
    said = SAID.get(version, HERE / "schemas" / f"{version}.json")
    found: dict[str, Any] = json.loads(said.read_text("utf-8"))
    return found


@pytest.mark.parametrize("version", RELEASED)
async def test_games_of_every_version_go_on(
    database: Database, version: str, request: pytest.FixtureRequest
) -> None:
    """A game begun with an older version opens in this one, as it stood, and is played on."""
    said = load(database, version, request)
    tokens = said["playing"]["tokens"]

    async with serving(database) as server:
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


async def on(database: Database, does: Callable[[Connection], T]) -> T:
    """What a function of a plain connection makes of a database."""
    url = (
        database.url.set(drivername="postgresql+asyncpg")
        if isinstance(database, PostgresUrl)
        else f"sqlite+aiosqlite:///{database}"
    )
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(does)
    finally:
        await engine.dispose()


def differences(connection: Connection) -> list[Any]:
    """What is in the database and not in the models, or the other way round."""
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, METADATA))


async def test_the_migrations_make_what_the_models_say(database: Database) -> None:
    """No table, column, index or constraint is in the one and not in the other."""
    await on(database, migrate)
    assert await on(database, differences) == []


@pytest.mark.parametrize("version", RELEASED)
async def test_they_make_it_of_every_version(
    database: Database, version: str, request: pytest.FixtureRequest
) -> None:
    """Nor where they began with a database as it was released."""
    load(database, version, request)
    await (await Store.open(database)).close()
    assert await on(database, differences) == []


async def test_the_migrations_go_back_and_forth(database: Database) -> None:
    """Each step can be taken back and taken again; taken again, one more time changes nothing."""

    def there_and_back(connection: Connection) -> str | None:
        migrate(connection)
        downgrade(configuration(connection), "base")
        migrate(connection)
        migrate(connection)
        return MigrationContext.configure(connection).get_current_revision()

    assert await on(database, there_and_back) == versions()[0] == NEWEST


async def test_of_many_starts_at_once_one_lays_the_tables(database: Database) -> None:
    """Servers that are started together on a new database all come up."""
    stores = await asyncio.gather(*(Store.open(database) for _ in range(5)))
    found = [await store.ids() for store in stores]
    for store in stores:
        await store.close()
    assert found == [[]] * 5

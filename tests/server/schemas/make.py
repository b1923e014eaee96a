"""Writes what a database of the newest version holds: ``python -m tests.server.schemas.make``.

To be run when a version is released. It plays at three tables and writes NUMBER.sqlite.sql and
NUMBER.postgresql.sql, the whole databases, and NUMBER.json, what was said at their tables. They
stay as they are from then on: what is in them has to open in every later version. (Of version 0001
``../data/v1.db`` and ``v1.json`` were there first.)
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import tempfile
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic.command import upgrade
from sqlalchemy import JSON, Connection, DateTime, MetaData, insert
from sqlalchemy.ext.asyncio import create_async_engine

from elfenland.server.migrations import configuration
from elfenland.server.models import NEWEST
from tests.server.running import Table, act, play_seat, serving, undo
from tests.services.postgres import Postgres

HERE = Path(__file__).parent


async def begin(table: Table, guest: str) -> None:
    """Play into the second round, with a take-back on the way."""
    dice = random.Random("v1")
    async with table.socket() as mine, table.socket(guest) as theirs:
        guest_plays = asyncio.create_task(play_seat(theirs, dice))
        taken_back = False
        while True:
            position = await mine.position(lambda p: p["view"]["to_act"] in (0, None))
            view = position["view"]
            if view["round"] == 2 and view["phase"] == "plan":
                break
            number = position["number"]
            if position["undo"]["possible"] and not taken_back:
                taken_back = True
                await mine.send(undo(0, number))
            elif view["phase"] == "move" and not taken_back and not view["discards"]:
                # Eight cards in hand: the end asks for discards, and can be taken back.
                await mine.send(act(0, number, "end"))
            else:
                await mine.send(act(0, number, dice.choice(view["legal"])["text"]))
        guest_plays.cancel()
        await asyncio.gather(guest_plays, return_exceptions=True)


async def make(file: Path) -> dict[str, object]:
    """Fill a new file; what is in it."""
    async with serving(file) as server:
        await server.http.post("/api/network")
        table = await server.create("me", "link", "greedy", name="Sunday <b>evening</b>")
        guest = (await table.sit(name="Zoë"))["token"]
        await begin(table, guest)
        waiting = await server.create("me", "link", "link", name="Monday")
        early = (await waiting.sit(name="Cy"))["token"]
        ended = await server.create("random", "greedy", options={"rounds": 3, "chart": "printed"})
        async with ended.socket(None) as spectator:
            await spectator.position(lambda p: p["view"]["to_act"] is None)
        return {
            "playing": {
                "table": table.table,
                "tokens": [table.token, guest],
                "positions": [await table.now(0), await table.now(1, guest), await table.now()],
            },
            "waiting": {
                "table": waiting.table,
                "tokens": [waiting.token, early],
                "invite": waiting.invites[1]["code"],
            },
            "ended": {"table": ended.table, "record": (await ended.get("/record")).json()},
        }


def value(kind: object, stored: Any) -> Any:  # noqa: ANN401 - whatever SQLite holds
    """What SQLite has stored in a column of PostgreSQL's ``kind``."""
    if stored is None:
        return None
    if isinstance(kind, JSON):
        return json.loads(stored)
    if isinstance(kind, DateTime):
        return datetime.fromisoformat(stored).replace(tzinfo=UTC)
    return stored


async def copy(file: Path, url: str, version: str) -> None:
    """Lay this version's tables at ``url``, with all rows of the file."""

    def rows_of(connection: Connection) -> None:
        upgrade(configuration(connection), version)
        there = MetaData()
        there.reflect(connection)
        with closing(sqlite3.connect(file)) as here:
            here.row_factory = sqlite3.Row
            for table in there.sorted_tables:
                rows = here.execute(f"SELECT * FROM {table.name}").fetchall()  # noqa: S608 - ours
                if rows and table.name != "alembic_version":
                    connection.execute(
                        insert(table),
                        [{c.name: value(c.type, row[c.name]) for c in table.c} for row in rows],
                    )

    engine = create_async_engine(url.replace("postgresql", "postgresql+asyncpg"))
    async with engine.begin() as connection:
        await connection.run_sync(rows_of)
    await engine.dispose()


def dump(file: Path, version: str) -> None:
    """Write both dumps of a file."""
    with closing(sqlite3.connect(file)) as connection:
        lines = "\n".join(connection.iterdump())
    (HERE / f"{version}.sqlite.sql").write_text(lines + "\n", encoding="utf-8")
    with Postgres() as postgres:
        url = postgres.database()
        asyncio.run(copy(file, url, version))
        (HERE / f"{version}.postgresql.sql").write_text(postgres.dump(url), encoding="utf-8")


def main() -> None:
    """Write the three files."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        said = asyncio.run(make(file))
        dump(file, NEWEST)
    (HERE / f"{NEWEST}.json").write_text(json.dumps(said) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

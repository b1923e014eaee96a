"""What is stored about time: when tables are due, when servers were seen, when none ran."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from elfenland.server.models import BEATS, PAUSES, TABLES
from elfenland.server.rows import in_utc
from elfenland.server.store import Store

LIVES: Final = timedelta(seconds=1.25)
"""A server that was seen no longer ago than this still runs."""

# What a server that is long gone has left behind.
_FORGOTTEN: Final = timedelta(days=1)
_PLAYING: Final = TABLES.c.status == "playing"


@dataclass(frozen=True, slots=True)
class Due:
    """A table that is to be looked at, and since when."""

    table: str
    at: datetime


class Times:
    """The times of all tables of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.now = store.now

    async def due(self, by: datetime, most: int) -> Sequence[Due]:
        """The tables that are due by then, the longest first, so many at most."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(TABLES.c.id, TABLES.c.due)
                .where(_PLAYING, TABLES.c.due <= by)
                .order_by(TABLES.c.due)
                .limit(most)
            )
            return [Due(row.id, _known(row.due)) for row in rows]

    async def next_due(self) -> datetime | None:
        """When the next table is due."""
        async with self._store.reading() as connection:
            return in_utc(await connection.scalar(select(func.min(TABLES.c.due)).where(_PLAYING)))

    async def claim(self, due: Due, until: datetime) -> bool:
        """Take a due table on, until then; False when another server has."""
        async with self._store.writing() as connection:
            taken = await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == due.table, _PLAYING, TABLES.c.due == due.at)
                .values(due=until)
            )
            return taken.rowcount == 1

    async def set_due(self, table_id: str, due: datetime | None) -> None:
        """Have a table looked at then, or not at all."""
        async with self._store.writing() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table_id, _PLAYING).values(due=due)
            )

    async def beat(self, server: str) -> int:
        """Note that this server runs; how many pauses there are."""
        now = self.now()
        async with self._store.writing() as connection:
            seen = await connection.execute(
                update(BEATS).where(BEATS.c.server == server).values(seen=now)
            )
            if seen.rowcount == 0:
                await connection.execute(delete(BEATS).where(BEATS.c.seen < now - _FORGOTTEN))
                await connection.execute(insert(BEATS).values(server=server, seen=now))
            return await connection.scalar(select(func.count()).select_from(PAUSES)) or 0

    async def pauses(self) -> list[tuple[datetime, datetime]]:
        """All times when no server ran, in order."""
        async with self._store.reading() as connection:
            rows = await connection.execute(select(PAUSES).order_by(PAUSES.c.begun))
            return [(_known(row.begun), _known(row.ended)) for row in rows]

    async def begin(self) -> None:
        """A server starts: what has passed since any was last seen is nobody's time.

        All tables are due so much later. Nothing is noted while another server runs, nor where no
        table is due and so nobody's clock stood still.
        """
        now = self.now()
        async with self._store.writing() as connection:
            seen: datetime | None = await connection.scalar(select(func.max(BEATS.c.seen)))
            last = in_utc(seen)
            if last is None or now - last <= LIVES:
                return
            rows = (
                await connection.execute(
                    select(TABLES.c.id, TABLES.c.due).where(_PLAYING, TABLES.c.due.is_not(None))
                )
            ).all()
            if not rows:
                return
            await connection.execute(insert(PAUSES).values(begun=last, ended=now))
            for row in rows:
                due = _known(row.due)
                if due > last:
                    await connection.execute(
                        update(TABLES)
                        .where(TABLES.c.id == row.id, TABLES.c.due == row.due)
                        .values(due=due + (now - last))
                    )


def _known(time: datetime | None) -> datetime:
    found = in_utc(time)
    assert found is not None
    return found

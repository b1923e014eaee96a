"""Tables that were made and at which nobody sat down: they are gone after a day."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.server.models import INVITES, METADATA, TABLES
from elfenland.server.store import Store

KEPT: Final = timedelta(days=1)
_TAKEN: Final = exists().where(INVITES.c.table_id == TABLES.c.id, INVITES.c.name.is_not(None))


async def forget_unused(store: Store, present: Collection[str]) -> list[str]:
    """Take out tables older than a day at which nobody has followed a link; their ids.

    ``present``: the ids of tables at which somebody is looking now, which are kept. A table whose
    game has begun is never one of these.
    """
    async with store.reading() as connection:
        found = await connection.execute(
            select(TABLES.c.id).where(
                TABLES.c.status == "waiting", TABLES.c.created < store.now() - KEPT, ~_TAKEN
            )
        )
        old = [table for table in found.scalars() if table not in present]
    gone = []
    for table in old:
        async with store.writing() as connection:
            if await _take_out(connection, table):
                gone.append(table)
    return gone


async def _take_out(connection: AsyncConnection, table: str) -> bool:
    """Take out a table with all its rows, unless somebody has sat down just now."""
    free = delete(INVITES).filter_by(table_id=table).where(INVITES.c.name.is_(None))
    await connection.execute(free)
    taken = select(func.count()).select_from(INVITES).filter_by(table_id=table)
    if await connection.scalar(taken):
        await connection.rollback()
        return False
    for other in METADATA.sorted_tables:
        if "table_id" in other.c:
            await connection.execute(delete(other).filter_by(table_id=table))
    await connection.execute(delete(TABLES).filter_by(id=table))
    # Whoever wanted to play again can ask for it once more.
    await connection.execute(update(TABLES).filter_by(rematch=table).values(rematch=None))
    return True

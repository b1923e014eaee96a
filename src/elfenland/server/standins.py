"""Who plays for the seats of a table whose people are away, until they come back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from sqlalchemy import delete, insert, select, update

from elfenland.server.models import CREDENTIALS, INVITES, STAND_INS, TABLES, TEXTS
from elfenland.server.store import Store

Why: TypeAlias = Literal["clock", "vote", "left"]

KIND: Final = "planner"
"""Plays for somebody who has left for good where the table has only the least action."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """What plays for a seat, a bot's name or ``least``, and since when why."""

    name: str
    why: Why


class StandIns:
    """The stand-ins of one table that stay until the owner returns; one who left does not.

    What is in memory is what was stored when it was last looked at (``refresh``): any server of the
    database may change it.
    """

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._by_seat: Mapping[int, StandIn] = MappingProxyType({})

    def of(self, seat: int) -> StandIn | None:
        """What plays for the seat."""
        return self._by_seat.get(seat)

    def has_left(self, seat: int) -> bool:
        """Whether its owner has left for good."""
        found = self._by_seat.get(seat)
        return found is not None and found.why == "left"

    @property
    def all(self) -> Mapping[int, StandIn]:
        """All there are, by seat."""
        return self._by_seat

    async def begin(self, seat: int, name: str, why: Why) -> None:
        """Have ``name`` play for a seat; of one who has left nothing changes any more."""
        mine = (STAND_INS.c.table_id == self._table_id) & (STAND_INS.c.seat == seat)
        values = {"name": name, "why": why, "since": self._store.now()}
        async with self._store.writing() as connection:
            there = await connection.scalar(select(STAND_INS.c.why).where(mine))
            if there is None:
                key = {"table_id": self._table_id, "seat": seat}
                await connection.execute(insert(STAND_INS).values(key | values))
            elif why == "left":
                await connection.execute(update(STAND_INS).where(mine).values(values))
        await self.refresh()

    async def end(self, seat: int) -> None:
        """The seat's owner plays again, unless they have left."""
        async with self._store.writing() as connection:
            await connection.execute(
                delete(STAND_INS).where(
                    STAND_INS.c.table_id == self._table_id,
                    STAND_INS.c.seat == seat,
                    STAND_INS.c.why != "left",
                )
            )
        await self.refresh()

    async def give_up(self, seat: int, fingerprint: bytes) -> bool:
        """Leave a seat by link before the game begins; False when it has begun meanwhile.

        The link is free again, and what was added to the deal is forgotten.
        """
        mine = {"table_id": self._table_id, "seat": seat}
        waits = (TABLES.c.id == self._table_id) & (TABLES.c.status == "waiting")
        async with self._store.writing() as connection:
            # Whoever takes the last seat has to wait for this, or this for them.
            held = await connection.execute(update(TABLES).where(waits).values(status="waiting"))
            if held.rowcount == 0:
                return False
            await connection.execute(update(INVITES).filter_by(**mine).values(name=None))
            await connection.execute(delete(TEXTS).filter_by(**mine))
            await connection.execute(delete(CREDENTIALS).filter_by(fingerprint=fingerprint))
        return True

    async def refresh(self) -> None:
        """Read what is stored."""
        async with self._store.reading() as connection:
            rows = await connection.execute(select(STAND_INS).filter_by(table_id=self._table_id))
            self._by_seat = MappingProxyType({r.seat: StandIn(r.name, r.why) for r in rows})

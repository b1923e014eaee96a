"""The proposals of one table and what was said to them, written and read.

Any server of the database may do so: whether a proposal is made, dropped or carried is decided by
the row that says it is open.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.server.models import BALLOTS, PROPOSALS
from elfenland.server.proposals import Proposal, State
from elfenland.server.store import Store

OWN_REQUESTS: Final = "proposal-"
"""So begin the ids of entries that a proposal came to; no client's id does."""


class Ballots:
    """The proposals of one table."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._table_id = table_id

    async def last(self) -> Proposal | None:
        """The last one, the only one that may be open."""
        async with self._store.reading() as connection:
            newest = select(PROPOSALS).filter_by(table_id=self._table_id)
            row = await connection.execute(newest.order_by(PROPOSALS.c.number.desc()).limit(1))
            return await self._read(connection, row.one_or_none())

    async def numbered(self, number: int) -> Proposal | None:
        """The one of this number."""
        async with self._store.reading() as connection:
            row = await connection.execute(select(PROPOSALS).where(self._is(number)))
            return await self._read(connection, row.one_or_none())

    async def asked_as(self, seat: int, request: str) -> Proposal | None:
        """The one that a seat has made with a request of this id."""
        async with self._store.reading() as connection:
            row = await connection.execute(
                select(PROPOSALS).filter_by(table_id=self._table_id, seat=seat, request=request)
            )
            return await self._read(connection, row.one_or_none())

    async def add(self, proposal: Proposal) -> bool:
        """Store a new one; False when there is one of its number or its request already."""
        try:
            async with self._store.writing() as connection:
                await connection.execute(
                    insert(PROPOSALS).values(
                        table_id=self._table_id,
                        number=proposal.number,
                        kind=proposal.kind,
                        seat=proposal.seat,
                        target=proposal.target,
                        back_to=proposal.back_to,
                        at=proposal.at,
                        request=proposal.request,
                        state=proposal.state,
                        made=self._store.now(),
                    )
                )
                for seat, agrees in proposal.ballots.items():
                    await self._cast(connection, proposal.number, seat, agrees=agrees)
        except IntegrityError:
            return False
        return True

    async def cast(self, number: int, seats: Collection[int], *, agrees: bool) -> bool:
        """Store what these seats say to an open proposal; False when it is open no more.

        Whoever declines drops it.
        """
        async with self._store.writing() as connection:
            if not await self._settle(connection, number, "open" if agrees else "dropped"):
                return False
            for seat in seats:
                await connection.execute(
                    delete(BALLOTS).filter_by(table_id=self._table_id, proposal=number, seat=seat)
                )
                await self._cast(connection, number, seat, agrees=agrees)
        return True

    async def settle(self, number: int, state: State) -> bool:
        """Close an open proposal; False when it was closed already."""
        async with self._store.writing() as connection:
            return await self._settle(connection, number, state)

    async def _settle(self, connection: AsyncConnection, number: int, state: State) -> bool:
        changed = await connection.execute(
            update(PROPOSALS)
            .where(self._is(number), PROPOSALS.c.state == "open")
            .values(state=state)
        )
        return changed.rowcount == 1

    async def _cast(
        self, connection: AsyncConnection, number: int, seat: int, *, agrees: bool
    ) -> None:
        await connection.execute(
            insert(BALLOTS).values(
                table_id=self._table_id, proposal=number, seat=seat, agrees=agrees
            )
        )

    async def _read(self, connection: AsyncConnection, row: Row[Any] | None) -> Proposal | None:
        if row is None:
            return None
        ballots = await connection.execute(
            select(BALLOTS).filter_by(table_id=self._table_id, proposal=row.number)
        )
        return Proposal(
            row.number, row.kind, row.seat, row.target, row.back_to, row.at, row.request,
            {ballot.seat: ballot.agrees for ballot in ballots}, row.state,
        )  # fmt: skip

    def _is(self, number: int) -> Any:  # noqa: ANN401 - SQLAlchemy's own
        return (PROPOSALS.c.table_id == self._table_id) & (PROPOSALS.c.number == number)

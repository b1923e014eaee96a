"""Looks after the tables that nobody asks for: a turn's time is up, or a bot is to act.

One task for a server process. It wakes when the next table is due, and reads nothing of those that
are not.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from elfenland.server.credentials import new_code
from elfenland.server.faults import described
from elfenland.server.times import Due, Times

_LOG: Final = logging.getLogger(__name__)

ATTENTION: Final = timedelta(seconds=20)
"""A table where a bot is to act is looked at after so long: longer than a decision may take."""

# While a table is due some time, this server notes once a second that it runs.
_BEAT: Final = 1.0
# Else it looks after so long, for what other servers have begun.
_REST: Final = 30.0
# Tables looked at between two beats.
_MOST: Final = 20
# One that cannot be laid is tried again after so long.
_TROUBLE: Final = timedelta(minutes=10)


class Caretaker:
    """Looks at due tables, and keeps the pauses: times when no server ran (``clock.Pauses``).

    ``look`` opens a table and lets go on what is due there.
    """

    def __init__(self, times: Times, look: Callable[[str], Awaitable[None]]) -> None:
        self.times = times
        self.pauses: list[tuple[datetime, datetime]] = []
        self._look = look
        self._server = new_code()
        self._woken = asyncio.Event()
        self._next: datetime | None = None
        self._seen: datetime | None = None
        self._beating = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin: what has passed since a server last ran is taken from nobody's clock."""
        await self.times.begin()
        self.pauses[:] = await self.times.pauses()
        # Where a bot was to act when the last server ended, nobody has to wait for it.
        await self._look_at(self.times.now() + ATTENTION)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End; from now on it is nobody's time."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait({self._task})
        if await self.times.next_due() is not None:
            await self._beat()

    async def expect(self, due: datetime | None) -> None:
        """A table of this server will be due then: it has to be known that the server runs."""
        if due is None:
            return
        if self._seen is None or abs(self.times.now() - self._seen).total_seconds() > 2 * _BEAT:
            await self._beat()
        if self._next is None or due < self._next:
            self._next = due
            self.wake()

    def wake(self) -> None:
        """Look now."""
        self._woken.set()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                await self._look_at(self.times.now())
                self._next = await self.times.next_due()
                if self._next is not None:
                    await self._beat()
            except Exception as error:  # noqa: BLE001 - the tables need it again in a moment
                _LOG.error(
                    "the due tables could not be looked at: %s",
                    described(error),
                    extra={"event": "caretaker.failed"},
                )
            try:
                async with asyncio.timeout(self._pause()):
                    await self._woken.wait()
            except TimeoutError:
                pass

    def _pause(self) -> float:
        if self._next is None:
            return _REST
        return min(_BEAT, max(0.0, (self._next - self.times.now()).total_seconds()))

    async def _look_at(self, by: datetime) -> None:
        for due in await self.times.due(by, _MOST):
            if await self.times.claim(due, self.times.now() + ATTENTION):
                await self._look_at_one(due)

    async def _look_at_one(self, due: Due) -> None:
        try:
            await self._look(due.table)
        except Exception as error:  # noqa: BLE001 - one table must not hold up the others
            _LOG.error(
                "a table that is due could not be looked at: %s",
                described(error),
                extra={"event": "table.failed"},
            )
            await self.times.set_due(due.table, self.times.now() + _TROUBLE)

    async def _beat(self) -> None:
        async with self._beating:
            self._seen = self.times.now()
            count = await self.times.beat(self._server)
        if count != len(self.pauses):
            self.pauses[:] = await self.times.pauses()

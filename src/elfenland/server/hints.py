"""Hints at a table: worked out in a process, from what the seat itself may see."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final
from weakref import WeakKeyDictionary

from elfenland import analysis
from elfenland.analysis import Hint
from elfenland.errors import ProcessFailed, TableError
from elfenland.rules.view import PlayerView
from elfenland.server.credentials import Credential
from elfenland.server.table import LiveTable
from elfenland.server.wire import AskHint
from elfenland.server.workers import Workers

LIMIT: Final = 10.0
"""Seconds after which a hint is not waited for."""


class _Seat:
    """The hints of one seat: one is worked out at a time, and the last one is kept."""

    def __init__(self) -> None:
        self.one_at_a_time = asyncio.Lock()
        self.last: tuple[int, Hint] | None = None


class Hints:
    """The hints of a server's tables.

    Asked again at the same position, a seat gets the same one: so nobody can keep the processes
    busy by asking often.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._seats: WeakKeyDictionary[LiveTable, defaultdict[int, _Seat]] = WeakKeyDictionary()

    async def give(self, table: LiveTable, credential: Credential | None, asked: AskHint) -> Hint:
        """What the seat to act could do; nobody else hears of it, and nothing is stored.

        Raises:
            TableError: it is refused, or could not be worked out.
            ActionError: the seat is not to act.
        """
        table.showing.to_decide(credential, asked)
        seat = self._seats.setdefault(table, defaultdict(_Seat))[asked.seat]
        async with seat.one_at_a_time:
            # While another one was worked out the game may have gone on.
            seen = table.showing.to_decide(credential, asked)
            if seat.last is None or seat.last[0] != asked.number:
                seat.last = asked.number, await self._work_out(seen)
            return seat.last[1]

    async def _work_out(self, seen: PlayerView) -> Hint:
        try:
            return await self._workers.run(analysis.hint, LIMIT, seen)
        except ProcessFailed as error:
            message = "No hint could be worked out in time. Decide by yourself, or ask once more."
            raise TableError("hint.failed", message, 503) from error

"""Tours that people plan: worked out in a process, from what the seat itself may see.

That is arithmetic on one's own cards and the open board, and no advice: so it is there at every
table, whether hints are allowed or not, and at any time.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from elfenland import routes
from elfenland.bots.planner import card_values
from elfenland.errors import ProcessFailed, TableError
from elfenland.rules.view import PlayerView
from elfenland.server.credentials import Credential
from elfenland.server.table import LiveTable
from elfenland.server.wire_tours import AskReach, AskSketch, Reach, Sketched
from elfenland.server.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

LIMIT: Final = 10.0
"""Seconds after which an answer is not waited for."""


class _Seat:
    """What one seat asks for: one thing is worked out at a time, and its last reach is kept."""

    def __init__(self) -> None:
        self.one_at_a_time = asyncio.Lock()
        self.reach: Reach | None = None


class Tours:
    """What the seats of a server's tables can reach, and what the tours lack that they sketch.

    Nobody else hears of it, and nothing is stored.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._seats: WeakKeyDictionary[LiveTable, defaultdict[int, _Seat]] = WeakKeyDictionary()

    async def reach(
        self, table: LiveTable, credential: Credential | None, asked: AskReach
    ) -> Reach:
        """What a seat can reach; asked again at the same position it is the same.

        Raises:
            TableError: it is refused, or could not be worked out.
            GameOver: the game has ended.
        """
        number, seen = table.showing.to_plan(credential, asked.seat)
        seat = self._seat(table, asked.seat)
        async with seat.one_at_a_time:
            if seat.reach is None or seat.reach.number != number:
                towns = await self._work_out(routes.reached, seen, card_values(seen))
                seat.reach = Reach(number, list(towns))
            return seat.reach

    async def sketch(
        self, table: LiveTable, credential: Credential | None, asked: AskSketch
    ) -> Sketched:
        """What a tour of a seat lacks, and if it is asked how it goes on to a town.

        Raises:
            TableError: it is refused, or could not be worked out.
            SketchError: it is no tour from where the boot stands, or none leads on to the town.
            GameOver: the game has ended.
        """
        number, seen = table.showing.to_plan(credential, asked.seat)
        async with self._seat(table, asked.seat).one_at_a_time:
            sketch = await self._work_out(
                routes.missing, seen, asked.towns, card_values(seen), asked.by, asked.to
            )
        return Sketched(number, sketch)

    def _seat(self, table: LiveTable, seat: int) -> _Seat:
        return self._seats.setdefault(table, defaultdict(_Seat))[seat]

    async def _work_out(
        self,
        function: Callable[Concatenate[PlayerView, P], T],
        seen: PlayerView,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        try:
            return await self._workers.run(function, LIMIT, seen, *args, **kwargs)
        except ProcessFailed as error:
            message = "This could not be worked out in time. Ask once more."
            raise TableError("tour.failed", message, 503) from error

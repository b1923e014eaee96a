"""Games that have ended, looked at again: each once, in a process, for all who see its table."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from elfenland.analysis import Review
from elfenland.errors import TableError
from elfenland.rules.record import Record
from elfenland.server.credentials import Credential
from elfenland.server.faults import described
from elfenland.server.looking import look_again
from elfenland.server.table import LiveTable
from elfenland.server.wire_replays import Reviewing
from elfenland.server.workers import Workers

_LOG: Final = logging.getLogger(__name__)

LIMIT: Final = 300.0
"""Seconds after which a review is given up; at six seats with favors it takes about 20."""
DEALS: Final = 16
"""By so many games of each kind the luck of a deal is told."""
KEPT: Final = 32
"""So many reviews are kept for those who ask again; any other is worked out anew."""


class _Asked:
    """A review that somebody asked for: how much of it is done, and what comes of it."""

    def __init__(self) -> None:
        self.done = 0.0
        self.work: asyncio.Task[Review | None]

    def hear(self, done: float) -> None:
        """So much is done."""
        self.done = done


class Reviews:
    """The reviews of a server's games, worked out one at a time: bots and hints go first."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._one_at_a_time = asyncio.Lock()
        self._asked: OrderedDict[str, _Asked] = OrderedDict()

    def look(self, table: LiveTable, credential: Credential | None) -> Reviewing:
        """How far the review of a game is, which begins when it is asked for first.

        Raises:
            TableError: the game has not ended, as this credential sees it, or its review could not
                be worked out; asked once more it is tried anew.
        """
        table.showing.check_ended(credential)
        asked = self._asked.get(table.id)
        if asked is None:
            asked = self._begin(table.id, table.showing.record(credential))
        if not asked.work.done():
            return Reviewing(asked.done, None)
        review = asked.work.result()
        if review is None:
            del self._asked[table.id]
            message = "This game could not be looked at again. Try once more."
            raise TableError("review.failed", message, 503)
        self._asked.move_to_end(table.id)
        return Reviewing(1.0, review)

    def _begin(self, table_id: str, record: Record) -> _Asked:
        asked = _Asked()
        asked.work = asyncio.create_task(self._work_out(record, asked))
        self._asked[table_id] = asked
        if len(self._asked) > KEPT:
            self._asked.popitem(last=False)[1].work.cancel()
        return asked

    async def _work_out(self, record: Record, asked: _Asked) -> Review | None:
        async with self._one_at_a_time:
            try:
                return await self._workers.run_telling(look_again, LIMIT, asked.hear, record, DEALS)
            except Exception as error:  # noqa: BLE001 - asked once more, it is tried anew
                _LOG.error(
                    "a review was given up: %s",
                    described(error),
                    extra={"event": "review.failed"},
                )
                return None

    async def close(self) -> None:
        """Work out no more."""
        work = [asked.work for asked in self._asked.values()]
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

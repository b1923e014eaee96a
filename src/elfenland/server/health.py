"""Whether the server can do its work: not only answer, but store what is played."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Final

from elfenland.server.faults import described

_LOG: Final = logging.getLogger(__name__)

SECONDS: Final = 2.0
"""A part that takes longer than that counts as failing."""

# So often at most the parts are tried, however often somebody asks.
_KEPT_SECONDS: Final = 1.0


def _worked(task: asyncio.Task[bool]) -> bool:
    return task.done() and not task.cancelled() and task.result()


class Health:
    """Tries each of the parts, by its name; one that raises anything is failing."""

    def __init__(
        self,
        parts: Mapping[str, Callable[[], Awaitable[object]]],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._parts = parts
        self._clock = clock
        # The last try of each part and when it ended; it is under way while that is None.
        self._tries: dict[str, tuple[asyncio.Task[bool], float | None]] = {}

    async def failing(self) -> list[str]:
        """The names of the parts that do not work."""
        tries = {name: self._try(name) for name in self._parts}
        # A try that takes too long goes on: the next who asks waits for the same, and starts none.
        await asyncio.wait(tries.values(), timeout=SECONDS)
        return [name for name, task in tries.items() if not _worked(task)]

    def _try(self, name: str) -> asyncio.Task[bool]:
        if name in self._tries:
            task, ended = self._tries[name]
            if ended is None or self._clock() - ended < _KEPT_SECONDS:
                return task
        task = asyncio.create_task(self._works(name))
        self._tries[name] = (task, None)
        task.add_done_callback(lambda _: self._tries.update({name: (task, self._clock())}))
        return task

    async def _works(self, name: str) -> bool:
        try:
            await self._parts[name]()
        except Exception as error:  # noqa: BLE001 - whatever it is, the part does not work
            _LOG.error(
                "%s cannot be used: %s", name, described(error), extra={"event": "part.failing"}
            )
            return False
        return True

    async def close(self) -> None:
        """Let go of tries under way."""
        under_way = [task for task, _ in self._tries.values() if not task.done()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)

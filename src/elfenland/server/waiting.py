"""Waiting for a table to go on over plain HTTP: for so long at most, and only while asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from litestar import Request

_T = TypeVar("_T")

SECONDS: Final = 20.0
"""So long a request waits at most; then it is answered with what there is."""


class Pulse:
    """Lets any number wait until something happens at a table."""

    def __init__(self) -> None:
        self._next = asyncio.Event()
        self._stopped = False

    def beat(self) -> None:
        """Something has happened: all who wait look again."""
        self._next.set()
        self._next = asyncio.Event()

    def stop(self) -> None:
        """The server stops: nobody waits any more."""
        self._stopped = True
        self.beat()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds, which can change only with a beat."""
        while not (self._stopped or holds()):
            await self._next.wait()


async def wait_for(
    request: Request[Any, Any, Any], pulse: Pulse, holds: Callable[[], bool]
) -> None:
    """Wait until something holds, the time is up, or whoever sent the request has gone."""
    waiting = [asyncio.create_task(pulse.until(holds)), asyncio.create_task(_gone(request))]
    try:
        await asyncio.wait(waiting, timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def whole(moving: Coroutine[Any, Any, _T]) -> _T:
    """Done to its end also when whoever asked goes away: what is stored is told to the others."""
    return await asyncio.shield(asyncio.create_task(moving))

"""What thinks for a bot at a table: our own in any process, others' each in one of its own."""

from __future__ import annotations

import asyncio
import secrets
import subprocess
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, Protocol

from elfenland.bots import BOTS, Bot, make_bot
from elfenland.bots.guests import Guest, command
from elfenland.bots.guests.program import Stderr
from elfenland.rules import Action, PlayerView
from elfenland.server.thinking import think
from elfenland.server.workers import Workers

LIMIT: Final = 10.0
"""Seconds after which a bot is not waited for; ours take a second at most, on a machine at rest."""
IDLE_SECONDS: Final = 600.0
"""After so long without a decision to take, a process of one's own is ended, until there is one."""

# They wait for processes; a game waits for one at a time.
_THREADS: Final = ThreadPoolExecutor(max_workers=32, thread_name_prefix="guest")


@dataclass(frozen=True, slots=True)
class Added:
    """Bots that whoever runs the server has added, by the name that is shown: what they are called.

    ``stderr``: where their processes complain, which may tell their hands.
    """

    bots: Mapping[str, str] = field(default_factory=dict)
    stderr: Stderr = subprocess.DEVNULL

    @property
    def names(self) -> tuple[str, ...]:
        """All bots that can sit at a table, ours first."""
        return *BOTS, *self.bots

    def mind(self, name: str, workers: Workers) -> Mind | None:
        """What thinks for a new bot of this name, by dice of its own; None: there is no such."""
        seed = secrets.token_hex(16)
        if name in BOTS:
            return OurMind(make_bot(name, seed), workers)
        if name in self.bots:
            guest = Guest(command(self.bots[name]), seed, limit=LIMIT, stderr=self.stderr)
            return GuestMind(guest)
        return None


NONE_ADDED: Final = Added()


class Mind(Protocol):
    """Thinks for one bot at one table; what it raises is what went wrong."""

    async def choose(self, seen: PlayerView) -> Action:
        """What it chooses, which need not be legal."""
        ...

    async def close(self) -> None:
        """Let go of what it holds; it can be asked again."""
        ...


class OurMind:
    """A bot of ours, which thinks in any of the workers."""

    def __init__(self, bot: Bot, workers: Workers) -> None:
        self._bot = bot
        self._workers = workers

    async def choose(self, seen: PlayerView) -> Action:
        """What it chooses."""
        action, self._bot = await self._workers.run(think, LIMIT, self._bot, seen)
        return action

    async def close(self) -> None:
        """It holds nothing."""


class GuestMind:
    """Somebody else's bot, in a process of its own while it is needed."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._idle: asyncio.TimerHandle | None = None

    async def choose(self, seen: PlayerView) -> Action:
        """What it chooses."""
        loop = asyncio.get_running_loop()
        self._stay()
        try:
            return await loop.run_in_executor(_THREADS, self._guest.choose, seen)
        finally:
            self._idle = loop.call_later(IDLE_SECONDS, _THREADS.submit, self._guest.close)

    async def close(self) -> None:
        """End its process."""
        self._stay()
        await asyncio.get_running_loop().run_in_executor(_THREADS, self._guest.close)

    def _stay(self) -> None:
        if self._idle:
            self._idle.cancel()
            self._idle = None

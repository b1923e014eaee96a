"""Bots at a table: they are asked outside the event loop, and get views only."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Final

from elfenland.bots import Bot, make_bot
from elfenland.rules.actions import Action
from elfenland.rules.game import Game
from elfenland.rules.view import PlayerView, view
from elfenland.server.wire import Pace

_LOG: Final = logging.getLogger(__name__)

PAUSES: Final = MappingProxyType[Pace, float]({"slow": 2.5, "normal": 1.0, "at_once": 0.0})
"""Seconds from one bot's decision to the next, thinking included, so that it does not show."""

# Our bots think for milliseconds, so that handing them to a thread keeps the loop free enough; what
# thinks for longer needs a process, and takes the same view there.
_THREADS: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")


class BotSeat:
    """A bot in its seat at one table, with chance of its own, apart from the game's."""

    def __init__(self, name: str, seat: int) -> None:
        self._name = name
        self._seat = seat
        self._bot: Bot = make_bot(name, secrets.token_hex(16))
        self._reported = False

    async def decide(self, game: Game) -> tuple[str, ...]:
        """One whole decision, with the cards of a caravan and of a hand reduction.

        Where the bot fails or chooses what is not legal, the first legal action is taken.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(_THREADS, self._decide, game.copy())

    def _decide(self, game: Game) -> tuple[str, ...]:
        texts: list[str] = []
        while True:
            action = self._choose(view(game, self._seat))
            texts.append(action.text)
            game.apply(action, self._seat)
            if game.to_act != self._seat:
                return tuple(texts)
            after = view(game, self._seat)
            if after.payment is None and not after.discards:
                return tuple(texts)

    def _choose(self, seen: PlayerView) -> Action:
        try:
            action = self._bot.choose(seen)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others can play on
            self._report(type(error).__name__)
            return seen.legal[0]
        if action not in seen.legal:
            self._report("an action that is not legal")
            return seen.legal[0]
        return action

    def _report(self, what: str) -> None:
        if not self._reported:
            self._reported = True
            # No more than this: an error's text may hold the cards of a hand.
            _LOG.error(
                "bot %r failed at a table (%s): the first legal action is taken", self._name, what
            )

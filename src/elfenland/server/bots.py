"""Bots at a table: they think in processes of their own, for so long, and get views only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from types import MappingProxyType
from typing import Final

from elfenland.rules.actions import Action
from elfenland.rules.game import Game
from elfenland.rules.view import PlayerView, view
from elfenland.server.engine import StoreUnavailable
from elfenland.server.faults import described
from elfenland.server.minds import Mind
from elfenland.server.neighbours import Turn
from elfenland.server.wire import Pace

_LOG: Final = logging.getLogger(__name__)

PAUSES: Final = MappingProxyType[Pace, float]({"slow": 2.5, "normal": 1.0, "at_once": 0.0})
"""Seconds from one bot's decision to the next, thinking included, so that it does not show."""

# One whose decision could not be played tries again, after waits that grow up to so many seconds.
_LONGEST_WAIT: Final = 60
# Seconds until the database is asked once more.
_WHILE_GONE: Final = 2
# Seconds until it is looked whether the server that thinks for a table still does.
_WHILE_ANOTHER: Final = 1
# The loop itself holds its tasks but weakly.
_AT_WORK: Final[set[asyncio.Task[None]]] = set()


class BotSeat:
    """A bot in its seat at one table."""

    def __init__(self, name: str, seat: int, mind: Mind) -> None:
        self._name = name
        self._seat = seat
        self._mind = mind
        self._reported = False

    async def decide(self, game: Game) -> tuple[str, ...]:
        """One whole decision, with the cards of a caravan and of a hand reduction.

        Where the bot fails, dawdles or chooses what is not legal, the first legal action is taken.
        """
        game = game.copy()
        texts: list[str] = []
        while True:
            action = await self._choose(view(game, self._seat))
            texts.append(action.text)
            game.apply(action, self._seat)
            if game.to_act != self._seat:
                return tuple(texts)
            after = view(game, self._seat)
            if after.payment is None and not after.discards:
                return tuple(texts)

    async def _choose(self, seen: PlayerView) -> Action:
        try:
            action = await self._mind.choose(seen)
        except Exception as error:  # noqa: BLE001 - whatever it is, the others can play on
            self._report(type(error).__name__)
            return seen.legal[0]
        if action not in seen.legal:
            self._report("an action that is not legal")
            return seen.legal[0]
        return action

    async def close(self) -> None:
        """Let go of what the bot holds; it can be asked again."""
        await self._mind.close()

    def _report(self, what: str) -> None:
        if not self._reported:
            self._reported = True
            # No more than this: an error's text may hold the cards of a hand.
            _LOG.error(
                "bot %r failed at a table (%s): the first legal action is taken",
                self._name,
                what,
                extra={"event": "bot.failed"},
            )


class Bots:
    """What plays at one table for bots' seats and for people who are away, when it is to act.

    ``player`` says what plays for a seat now, None where a person does. ``minds`` gives what thinks
    by some name; where there is none the game waits. ``current`` gives the game, None before it
    begins; ``play`` stores a decision that was made in the game it is given for a seat by a name,
    and does nothing when that is no longer the current one, or the seat is another's.
    """

    def __init__(
        self,
        player: Callable[[int | None], str | None],
        pace: Pace,
        minds: Callable[[str], Mind | None],
        current: Callable[[], Game | None],
        play: Callable[[int, str, Game, tuple[str, ...]], Awaitable[None]],
        turn: Turn,
    ) -> None:
        self._player = player
        self._pause = PAUSES[pace]
        self._minds = minds
        self._current = current
        self._play = play
        self._seats: dict[tuple[int, str], BotSeat | None] = {}
        self._turn = turn
        self._at_work: asyncio.Task[None] | None = None

    @property
    def are_at_work(self) -> bool:
        """Whether one of them is to act, and does."""
        return self._at_work is not None and not self._at_work.done()

    def wake(self) -> None:
        """Let them go on, if one is to act and they aren't at it."""
        if not self.are_at_work and self._due():
            self._at_work = asyncio.create_task(self._work())
            _AT_WORK.add(self._at_work)
            self._at_work.add_done_callback(_AT_WORK.discard)

    async def rest(self) -> None:
        """Wait until none is to act."""
        if self._at_work is not None:
            await self._at_work

    async def close(self) -> None:
        """Stop them; what they have decided is stored or will be decided anew."""
        if self._at_work is not None:
            self._at_work.cancel()
            await asyncio.wait({self._at_work})
        await self._let_go()

    def begin_anew(self) -> None:
        """The game stands again as it did: what they have in mind of it is not so any more."""
        minds, self._seats = [seat for seat in self._seats.values() if seat], {}
        # Who takes over what another process stored may be one of them.
        if self._at_work is not None and self._at_work is not asyncio.current_task():
            self._at_work.cancel()
            self._at_work = None
        for mind in minds:
            letting_go = asyncio.create_task(mind.close())
            _AT_WORK.add(letting_go)
            letting_go.add_done_callback(_AT_WORK.discard)

    async def _let_go(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self._seats.values() if seat))

    def _seat(self, seat: int, name: str) -> BotSeat | None:
        if (seat, name) not in self._seats:
            mind = self._minds(name)
            if mind is None:
                _LOG.error(
                    "bot %r is not there, and a table waits for it: add it with --bot",
                    name,
                    extra={"event": "bot.missing"},
                )
            self._seats[seat, name] = BotSeat(name, seat, mind) if mind else None
        return self._seats[seat, name]

    def _due(self) -> tuple[int, str, BotSeat, Game] | None:
        game = self._current()
        seat = game.to_act if game else None
        name = self._player(seat)
        if game is None or seat is None or name is None:
            return None
        bot = self._seat(seat, name)
        return (seat, name, bot, game) if bot else None

    async def _work(self) -> None:
        # At the end of a turn others are waited for, and a bot may be to act meanwhile.
        while self._due():
            try:
                await self._go_on()
            finally:
                await self._turn.end()
        game = self._current()
        if game is not None and game.to_act is None:
            await self._let_go()

    async def _go_on(self) -> None:
        failures = 0
        while self._due():
            try:
                if not await self._turn.take():
                    await asyncio.sleep(_WHILE_ANOTHER)
                elif due := self._due():
                    await self._decide(*due)
                failures = 0
            except StoreUnavailable:
                # The log has it, and it comes back without anybody's doing.
                await asyncio.sleep(_WHILE_GONE)
            except Exception as error:  # noqa: BLE001 - a bot that gives up would stop the game
                failures += 1
                _LOG.error(
                    "a bot's decision could not be played: %s",
                    described(error),
                    extra={"event": "bot.stuck"},
                )
                await asyncio.sleep(min(2**failures, _LONGEST_WAIT))

    async def _decide(self, seat: int, name: str, bot: BotSeat, game: Game) -> None:
        loop = asyncio.get_running_loop()
        asked = loop.time()
        texts = await bot.decide(game)
        await asyncio.sleep(self._pause - (loop.time() - asked))
        await self._play(seat, name, game, texts)

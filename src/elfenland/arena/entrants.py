"""Who enters a match, timed and replaced where they fail."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter, process_time

from elfenland.bots import Bot, Factory
from elfenland.bots.guests import Guest, check_name
from elfenland.errors import ElfenlandError
from elfenland.rules import Action, PlayerView
from elfenland.rules.standings import Result


def check_entrants(names: Sequence[str], limit: float | None = None) -> None:
    """See that each can be made, and with a ``limit`` in a process of its own.

    Raises:
        UnknownBot: there is no such bot, or it cannot play.
    """
    for name in dict.fromkeys(names):
        check_name(name, limit)


class Entrant:
    """A bot in one game: timed, and replaced for each decision that it fails to take.

    Attributes:
        decisions: how many it took between two or more actions; only these are timed.
        seconds: the processor time of all of them, and ``slowest`` that of the longest; of one in
            a process of its own, from request to answer by the clock.
        faults: how many were taken for it, and ``fault`` what went wrong the first time.
    """

    __slots__ = ("_bot", "_make", "_seed", "decisions", "fault", "faults", "seconds", "slowest")

    def __init__(self, make: Factory, seed: str) -> None:
        self._make = make
        self._seed = seed
        self._bot: Bot | None = None
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.faults = 0
        self.fault: str | None = None

    def choose(self, view: PlayerView, /) -> Action:
        """What the bot chooses; the first legal action when it fails or chooses none of them."""
        try:
            if self._bot is None:
                self._bot = self._make(self._seed)
            clock = process_time
            if isinstance(self._bot, Guest):
                clock = perf_counter
                self._bot.sit_down(view)
            began = clock()
            chosen = self._bot.choose(view)
            seconds = clock() - began
            legal = chosen in view.legal
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's bot does
            return self._replaced(view, _said(error))
        if not legal:
            text = getattr(chosen, "text", chosen)
            return self._replaced(view, f"it chose {text!r}, which is not legal")
        if len(view.legal) > 1:
            self.decisions += 1
            self.seconds += seconds
            self.slowest = max(self.slowest, seconds)
        # Ours, as what is equal to an action need not be one.
        return view.legal[view.legal.index(chosen)]

    def end(self, result: Result) -> None:
        """The game has ended: what plays in a process of its own is told, and is free again."""
        if isinstance(self._bot, Guest):
            self._bot.end(result)

    def _replaced(self, view: PlayerView, fault: str) -> Action:
        self.faults += 1
        self.fault = self.fault or fault
        return view.legal[0]


def _said(error: BaseException) -> str:
    text = str(error)
    return text if isinstance(error, ElfenlandError) else f"{type(error).__name__}: {text}"

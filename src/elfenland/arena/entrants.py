"""Who enters a match: our bots by name, anybody's class by its import path."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from operator import attrgetter
from time import process_time
from typing import cast

from elfenland.bots import Bot, Factory, bot_factory
from elfenland.errors import UnknownBot
from elfenland.rules import Action, PlayerView


def factory(name: str) -> Factory:
    """What makes the bot of this name; ``module:Class`` is imported.

    Raises:
        UnknownBot: there is none; the message lists those there are, or says why the import failed.
    """
    if ":" not in name:
        try:
            return bot_factory(name)
        except UnknownBot as error:
            raise UnknownBot(
                f"{error}, and any class by its import path, as in my_bots:Clever"
            ) from error
    module, _, path = name.partition(":")
    try:
        found = attrgetter(path)(import_module(module))
    except Exception as error:  # a stranger's module may raise anything
        raise UnknownBot(f"the bot {name!r} cannot be imported: {_said(error)}") from error
    return cast("Factory", found)


def check_entrants(names: Sequence[str]) -> None:
    """See that each can be made.

    Raises:
        UnknownBot: there is no such bot, or what is imported makes none.
    """
    for name in dict.fromkeys(names):
        make = factory(name)
        try:
            bot = make("0")
        except Exception as error:
            raise UnknownBot(
                f"the bot {name!r} cannot be made from a seed: {_said(error)}"
            ) from error
        if not callable(getattr(bot, "choose", None)):
            raise UnknownBot(f"the bot {name!r} has no method choose(view)")


class Entrant:
    """A bot in one game: timed, and replaced for each decision that it fails to take.

    Attributes:
        decisions: how many it took between two or more actions; only these are timed.
        seconds: the processor time of all of them, and ``slowest`` that of the longest.
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
            began = process_time()
            chosen = self._bot.choose(view)
            seconds = process_time() - began
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

    def _replaced(self, view: PlayerView, fault: str) -> Action:
        self.faults += 1
        self.fault = self.fault or fault
        return view.legal[0]


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"

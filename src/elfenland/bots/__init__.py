"""Computer opponents: they are given views, never a game (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from elfenland.bots.bot import Bot
from elfenland.bots.greedy import GreedyBot
from elfenland.bots.planner import PlannerBot, learned
from elfenland.bots.random import RandomBot
from elfenland.bots.searcher import Budget, Searcher
from elfenland.errors import UnknownBot

Factory: TypeAlias = Callable[[str | int], Bot]

BOTS: Final[Mapping[str, Factory]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        "planner": PlannerBot,
        "learned": learned,
        "searcher": Searcher,
    }
)
"""Every bot by its name, the weakest first; called with a seed it makes one."""

__all__ = [
    "BOTS",
    "Bot",
    "Budget",
    "Factory",
    "GreedyBot",
    "PlannerBot",
    "RandomBot",
    "Searcher",
    "bot_factory",
    "make_bot",
]


def bot_factory(name: str) -> Factory:
    """What makes the bot of this name; the searcher's may end in a budget, ``searcher@0.05``.

    Raises:
        UnknownBot: there is none of this name; the message lists those there are.
    """
    plain, at, budget = name.partition("@")
    if at and plain == "searcher":
        return partial(Searcher, budget=Budget.read(budget))
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]


def make_bot(name: str, seed: str | int) -> Bot:
    """The bot of this name, as ``bot_factory``; the text of ``seed`` decides all its dice.

    So 0 is "0". Seats that share a name need seeds of their own, or they throw alike.

    Raises:
        UnknownBot: there is none of this name; the message lists those there are.
    """
    return bot_factory(name)(seed)

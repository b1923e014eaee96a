"""Computer opponents: they are given views, never a game (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from elfenland.bots.bot import Bot
from elfenland.bots.greedy import GreedyBot
from elfenland.bots.planner import PlannerBot
from elfenland.bots.random import RandomBot
from elfenland.errors import UnknownBot

Factory: TypeAlias = Callable[[str | int], Bot]

BOTS: Final[Mapping[str, Factory]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
)
"""Every bot by its name; called with a seed it makes one."""

__all__ = ["BOTS", "Bot", "Factory", "GreedyBot", "PlannerBot", "RandomBot", "make_bot"]


def make_bot(name: str, seed: str | int) -> Bot:
    """The bot of this name; the text of ``seed`` decides all its dice, so 0 is "0".

    Seats that share a name need seeds of their own, or they throw alike.

    Raises:
        UnknownBot: there is none of this name; the message lists those there are.
    """
    factory = BOTS.get(name)
    if factory is None:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return factory(seed)

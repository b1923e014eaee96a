"""A player that drains piles and pools: for games with Great Favors at six seats (FAV-4)."""

from __future__ import annotations

from dataclasses import replace

from elfenland.bots import GreedyBot
from elfenland.rules import Action, PlayerView
from elfenland.rules.tables import USE_FAVOR


class HoardingBot:
    """Greedy, but it uses every favor that it can, and never gives a free path back by using it."""

    def __init__(self, seed: str | int) -> None:
        self._greedy = GreedyBot(seed)

    def choose(self, view: PlayerView, /) -> Action:
        """A favor, if one is open; else what greedy does that has no free paths."""
        if USE_FAVOR in view.legal:
            return USE_FAVOR
        if view.favors is None:
            return self._greedy.choose(view)
        seats = tuple(replace(seat, free_paths=0) for seat in view.seats)
        return self._greedy.choose(replace(view, seats=seats))

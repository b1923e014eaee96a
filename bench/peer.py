"""Catanatron's games, for comparison."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any, Final

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

VERSION: Final = version("catanatron")
SEATS: Final = list(Color)
"""Four, as catanatron has it."""


def play_catanatron(dice: random.Random) -> int:
    """A whole game as its own ``Game.play`` goes on, without the copies that it makes."""
    counted = 0

    def choose(_player: object, _game: object, legal: list[Any]) -> object:
        nonlocal counted
        counted += len(legal) > 1
        return legal[int(dice.random() * len(legal))]

    game = Game([RandomPlayer(color) for color in SEATS], dice.getrandbits(63) + 1)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick(decide_fn=choose)
    return counted

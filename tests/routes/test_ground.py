"""What a traveller finds: the same from a view as from a state held whole."""

from __future__ import annotations

import pytest

from elfenland.routes import ground, ground_of
from elfenland.rules import view
from elfenland.testing.play import random_position


@pytest.mark.parametrize("number", range(120))
def test_views_and_states_are_one_ground(number: int) -> None:
    """Under every combination of options each seat's ground is read alike from view and state."""
    game, _ = random_position(number, "ground")
    for seat in range(game.options.players):
        assert ground_of(game.state, seat) == ground(view(game, seat))

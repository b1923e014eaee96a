"""A table of bots only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from elfenland.bots.bot import Bot
from elfenland.rules import Action, Event, Game, view


def play(game: Game, bots: Sequence[Bot]) -> Iterator[tuple[int, Action, list[Event]]]:
    """Play a game on to its end, a bot by seat: who acted, what it chose, and what came of it."""
    while (seat := game.to_act) is not None:
        action = bots[seat].choose(view(game, seat))
        yield seat, action, game.apply(action, seat)

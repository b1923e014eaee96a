"""A travel turn tried out in the engine itself, every action of it: slow, and beyond doubt."""

from __future__ import annotations

from collections.abc import Iterator

from elfenland.routes import End
from elfenland.rules import Game
from elfenland.rules.state import KINDS


def ends(game: Game) -> Iterator[End]:
    """Where the seat to act could stand at the end of its travel turn, and with what, each once."""
    seat = game.to_act
    assert seat is not None
    stack, seen = [game.copy()], set()
    while stack:
        here = stack.pop()
        goes_on = here.to_act == seat and here.phase == "move" and here.round == game.round
        if not here.state.left or not goes_on:
            end = _end(here, seat, has_hand=goes_on)
            if end in seen:
                continue
            seen.add(end)
            yield end
        if goes_on:
            for action in here.legal_actions():
                if action.kind in ("travel", "pay"):
                    further = here.copy()
                    further.apply(action)
                    stack.append(further)


def _end(game: Game, seat: int, *, has_hand: bool) -> End:
    """A turn that went by itself ended without a card; the seat may have been dealt new ones."""
    state = game.state
    hand = tuple(state.hands[seat * KINDS : (seat + 1) * KINDS]) if has_hand else (0,) * KINDS
    free_paths = state.favors.free_paths[seat] if state.favors else 0
    return End(state.boots[seat], state.wanted[seat], hand, free_paths)

"""The end of the game (END-1, END-2)."""

from __future__ import annotations

from elfenland.rules.events import Event, GameEnded
from elfenland.rules.standings import Reason, Result, Standing, rank, winners
from elfenland.rules.state import ALL_PIECES, ENDED, NOTHING, State


def standings(state: State) -> tuple[Standing, ...]:
    """All seats by what they hold now."""
    pieces = [(ALL_PIECES & ~wanted).bit_count() for wanted in state.wanted]
    return rank(pieces, state.hand_sizes)


def finish(state: State, reason: Reason, events: list[Event]) -> None:
    """Rank the seats by what they hold, and close the game."""
    ranked = standings(state)
    state.result = Result(reason, ranked, winners(ranked))
    state.phase = ENDED
    state.seat = NOTHING
    events.append(GameEnded(reason, ranked, state.result.winners))

"""The end of the game (END-1, END-2)."""

from __future__ import annotations

from elfenland.board.map import BOARD
from elfenland.rules import favors
from elfenland.rules.events import Event, GameEnded
from elfenland.rules.phases import payment
from elfenland.rules.standings import Reason, Result, Standing, rank, winners
from elfenland.rules.state import ALL_PIECES, ENDED, NOTHING, State
from elfenland.rules.tables import TOWN_IDS


def standings(state: State) -> tuple[Standing, ...]:
    """All seats by what lies open: never a score that takes a town card into account (SEE-1)."""
    return rank(_pieces(state), state.hand_sizes)


def _pieces(state: State) -> list[int]:
    return [(ALL_PIECES & ~wanted).bit_count() for wanted in state.wanted]


def _distances(state: State, town_cards: tuple[int, ...]) -> list[int]:
    """From each boot to its own destination (END-4)."""
    return [
        BOARD.distance(TOWN_IDS[boot], TOWN_IDS[town])
        for boot, town in zip(state.boots, town_cards, strict=True)
    ]


def agree(state: State, events: list[Event]) -> None:
    """End the game as it stands, wherever it stands.

    A payment or a hand reduction under way was told to nobody: its cards stay in the hand. Counters
    that are looked at go back; a favor that is open is neither used nor declined.
    """
    payment.break_off(state)
    if (held := state.favors) is not None:
        if held.looking:
            favors.give_back(state, events)
        held.offer = NOTHING
    finish(state, "agreed", events)


def finish(state: State, reason: Reason, events: list[Event]) -> None:
    """Rank the seats by what they hold, and close the game."""
    ranked = rank(
        _pieces(state),
        state.hand_sizes,
        _distances(state, state.town_cards) if state.town_cards else None,
        state.seat if reason == "all_pieces" else None,
    )
    state.result = Result(reason, ranked, winners(ranked))
    state.phase = ENDED
    state.seat = NOTHING
    events.append(GameEnded(reason, ranked, state.result.winners))

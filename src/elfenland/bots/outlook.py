"""What the end of a round promises: pieces at the end of the game, and a share of the win."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from elfenland.board.kinds import PIECES
from elfenland.board.map import BOARD
from elfenland.bots.value import round_value
from elfenland.rules.phases.move import EARLY_WIN_ROUNDS
from elfenland.rules.state import HAND_LIMIT, State

_NOISE: Final = (0.15, 0.45, 0.5, 0.55)
"""By rounds left: how much in pieces lies open yet between two who promise the same."""
_CARD: Final = 0.2
"""A card left as a part of a piece: it breaks ties (END-1)."""
_STEP: Final = 1.1
"""A step from home costs a piece, and breaks ties (END-3)."""
_APART: Final = tuple(tuple(BOARD.distance(a.id, b.id) for b in BOARD.towns) for a in BOARD.towns)


class Ending(NamedTuple):
    """How a seat stands at the end of a round: its town, the towns it wants (bits), its cards."""

    town: int
    wanted: int
    cards: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is to be expected for one seat: its share of the win, and its pieces at the end."""

    share: float
    pieces: float


def outcome(state: State, endings: Sequence[Ending], me: int, round_: int) -> Outcome:
    """What it comes to for ``me`` when ``round_`` ends so, by seat."""
    rounds_left = state.options.rounds - round_
    if state.result is not None and state.result.reason == "all_pieces":
        return Outcome(float(me in state.result.winners), _pieces(state, endings[me], 0))
    early = [not ending.wanted for ending in endings]
    if rounds_left and state.options.rounds == EARLY_WIN_ROUNDS and any(early):
        return Outcome(early[me] / sum(early), _pieces(state, endings[me], 0))
    strengths = [
        _pieces(state, ending, rounds_left) if rounds_left else _score(state, seat, ending)
        for seat, ending in enumerate(endings)
    ]
    best = max(strengths)
    odds = [math.exp((strength - best) / _NOISE[rounds_left]) for strength in strengths]
    return Outcome(odds[me] / sum(odds), _pieces(state, endings[me], rounds_left))


def _pieces(state: State, ending: Ending, rounds_left: int) -> float:
    if not rounds_left:
        return PIECES - ending.wanted.bit_count()
    value = round_value(ending.town, ending.wanted, rounds_left, state.players)
    return min(PIECES, value)


def _score(state: State, seat: int, ending: Ending) -> float:
    """Pieces, with what breaks ties as parts of one (END-1, END-3)."""
    score = PIECES - ending.wanted.bit_count() + _CARD * min(ending.cards, HAND_LIMIT)
    if state.town_cards is not None:
        score -= _STEP * _APART[ending.town][state.town_cards[seat]]
    return score

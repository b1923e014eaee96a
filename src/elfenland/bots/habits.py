"""The planner's small decisions on a state that is held whole, fast: for the seats of a playout."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from elfenland.board.kinds import TRANSPORTS
from elfenland.board.map import BOARD
from elfenland.bots.planner import BLIND, use
from elfenland.bots.scheme import Lay
from elfenland.rules import Action
from elfenland.rules.actions import ACTIONS, CODES
from elfenland.rules.state import COUNTERS, KINDS, NOTHING, State
from elfenland.rules.tables import (
    ALLOWED,
    DISCARD,
    DRAW_KIND,
    DRAW_PILE,
    KEEP_OPEN,
    KEEP_SECRET,
    PASS,
    PAY,
)

OBSTACLE: Final = tuple(ACTIONS[CODES[f"obstacle {road.id}"]] for road in BOARD.roads)
"""The action that lays an obstacle, by road."""
_PLACE: Final = tuple(
    tuple(
        tuple(
            ACTIONS[CODES[f"place {how}{counter} {road.id}"]] if may else PASS
            for road, may in zip(BOARD.roads, ALLOWED[kind], strict=True)
        )
        for kind, counter in enumerate(TRANSPORTS)
    )
    for how in ("", "secret ")
)
_MOST_CARDS: Final = 3
"""More cards of a kind make its counter no better."""
_USE: Final = tuple(
    tuple(tuple(use(kind, cards, held) for held in range(7)) for cards in range(_MOST_CARDS + 1))
    for kind in TRANSPORTS
)


def own_counters(state: State, seat: int) -> list[int]:
    """A seat's counters by kind, open and secret."""
    part = slice(seat * COUNTERS, (seat + 1) * COUNTERS)
    return [a + b for a, b in zip(state.open[part], state.secret[part], strict=True)]


def place(state: State, seat: int, lay: Lay) -> Action | None:
    """The action that lays this counter, open before secret; None when the seat cannot."""
    road, counter = lay
    if not state.bare >> road & 1:
        return None
    if state.open[seat * COUNTERS + counter]:
        return _PLACE[False][counter][road]
    if state.secret[seat * COUNTERS + counter]:
        return _PLACE[True][counter][road]
    return None


def draw(state: State, whims: Sequence[float]) -> Action:
    """What the seat to act draws; ``whims`` are its dice, by draw of the round and by kind."""
    best, most = DRAW_PILE, -math.inf
    held = own_counters(state, state.seat)
    least = BLIND if state.counters_size else -math.inf
    for kind in set(state.display):
        worth = _USE[kind][_cards(state, kind)][held[kind]]
        liked = worth + whims[state.done * COUNTERS + kind]
        if worth >= least and liked > most:
            best, most = DRAW_KIND[kind], liked
    return best


def keep(state: State) -> Action:
    """The counter that the seat to act keeps."""
    held = own_counters(state, state.seat)
    kinds = [kind for kind, count in enumerate(held) if count]
    best = max(kinds, key=lambda kind: _USE[kind][_cards(state, kind)][0])
    is_open = state.open[state.seat * COUNTERS + best]
    return KEEP_OPEN[best] if is_open else KEEP_SECRET[best]


def pay(state: State) -> Action:
    """The next card of a payment: the first that may be, so that rafts, the last, stay."""
    actions = DISCARD if state.step == NOTHING else PAY
    base = state.seat * KINDS
    for kind in range(state.least, KINDS):
        if state.hands[base + kind] > state.chosen[kind]:
            return actions[kind]
    raise AssertionError("a payment asks for more cards than are in the hand")


def _cards(state: State, kind: int) -> int:
    return min(state.hands[state.seat * KINDS + kind], _MOST_CARDS)

"""Everything that must always hold, as a list of what is wrong with a position."""

from __future__ import annotations

from collections.abc import Iterator

from elfenland.board.kinds import CARDS, CARDS_OF_EACH, COUNTERS_OF_EACH, DISPLAY_SIZE, TRANSPORTS
from elfenland.rules.game import Game
from elfenland.rules.state import (
    ALL_PIECES,
    ALL_ROADS,
    COUNTERS,
    DRAW,
    ENDED,
    HAND_DEAL,
    KINDS,
    MOVE,
    NOTHING,
    State,
)
from elfenland.rules.tables import ALLOWED

MOST_COUNTERS = 5


def problems(game: Game) -> list[str]:
    """What is wrong with the position, a sentence each with its clause; empty when all is well."""
    state = game.state
    return [
        *_cards(state),
        *_counters(state),
        *_roads(state),
        *_pieces(state),
        *_turn(game),
        *_payment(state),
    ]


def _cards(state: State) -> Iterator[str]:
    for kind, card in enumerate(CARDS):
        total = (
            state.pile[kind]
            + state.played[kind]
            + sum(state.hands[kind::KINDS])
            + sum(state.discards[kind::KINDS])
        )
        if total != CARDS_OF_EACH[kind]:
            yield f"{total} {card} cards instead of {CARDS_OF_EACH[kind]} (COMP-4)"
    if min(*state.pile, *state.hands, *state.played, *state.discards) < 0:
        yield "fewer than no cards of a kind (COMP-4)"
    if state.pile_size != sum(state.pile):
        yield "the draw pile is not as large as what is in it (COMP-4)"
    for seat, size in enumerate(state.hand_sizes):
        if size != sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) or size > HAND_DEAL:
            yield f"seat {seat} has a hand of {size} cards that cannot be (DEAL-1)"


def _counters(state: State) -> Iterator[str]:
    for kind, counter in enumerate(TRANSPORTS):
        total = (
            state.counters[kind]
            + state.display.count(kind)
            + state.lies.count(kind)
            + sum(state.open[kind::COUNTERS])
            + sum(state.secret[kind::COUNTERS])
        )
        if total != COUNTERS_OF_EACH:
            yield f"{total} {counter} counters instead of {COUNTERS_OF_EACH} (COMP-3)"
    if min(*state.counters, *state.open, *state.secret) < 0:
        yield "fewer than no counters of a kind (COMP-3)"
    if state.counters_size != sum(state.counters):
        yield "the face-down pile is not as large as what is in it (COMP-3)"
    if len(state.display) > DISPLAY_SIZE or (
        len(state.display) < DISPLAY_SIZE and state.counters_size
    ):
        yield f"{len(state.display)} counters lie face up (DRAW-2)"
    for seat, held in enumerate(state.held):
        part = slice(seat * COUNTERS, (seat + 1) * COUNTERS)
        if held != sum(state.open[part]) + sum(state.secret[part]) or held > MOST_COUNTERS:
            yield f"seat {seat} holds {held} counters, which cannot be (DRAW-3)"


def _roads(state: State) -> Iterator[str]:
    for road, counter_kind in enumerate(state.lies):
        bare = state.bare >> road & 1
        if bare != (counter_kind == NOTHING):
            yield f"road {road} is and is not bare (PLAN-2)"
        elif not bare and not ALLOWED[counter_kind][road]:
            yield f"road {road} has a counter that its terrain forbids (PLAN-2)"
    if state.phase == DRAW and state.bare != ALL_ROADS:
        yield "counters lie on the board before phase 4 (ROUND-3)"
    if state.blocked & state.bare:
        yield "an obstacle lies where no counter is (PLAN-3)"


def _pieces(state: State) -> Iterator[str]:
    for seat, wanted in enumerate(state.wanted):
        if wanted & ~ALL_PIECES:
            yield f"seat {seat} has a piece where none can be (COMP-1)"
        elif wanted >> state.boots[seat] & 1:
            yield f"seat {seat} stands beside its own piece (MOVE-8)"
    if not all(0 <= obstacles <= 1 for obstacles in state.obstacles):
        yield "a seat holds more obstacles than there are (COMP-1)"
    if state.blocked.bit_count() > state.obstacles.count(0):
        yield "more obstacles lie on the board than were used (PLAN-3)"


def _turn(game: Game) -> Iterator[str]:
    state = game.state
    if not 1 <= state.round <= state.options.rounds:
        yield f"round {state.round} of {state.options.rounds} (OPT-1)"
    if (state.phase == ENDED) != (state.result is not None) or (
        (state.phase == ENDED) != (state.seat == NOTHING)
    ):
        yield "the game has and has not ended (END-1)"
    elif not {state.start, state.seat} <= {NOTHING, *range(state.players)}:
        yield f"seat {state.start} begins and {state.seat} acts at {state.players} (COMP-1)"
    elif state.phase != ENDED and not game.legal_actions():
        yield f"seat {state.seat} is asked and can do nothing (PLAN-5)"
    if not 0 <= state.passes <= state.players:
        yield f"{state.passes} passes in a row of {state.players} seats (PLAN-4)"


def _payment(state: State) -> Iterator[str]:
    begun = state.step != NOTHING or state.least or any(state.chosen)
    if (begun and not state.left) or (state.left and state.phase != MOVE):
        yield "a payment is over and is not (MOVE-6)"
    if state.left < 0 or any(
        chosen > state.hands[state.seat * KINDS + kind]
        for kind, chosen in enumerate(state.chosen)
        if chosen
    ):
        yield "a payment names cards that are not in the hand (MOVE-6)"

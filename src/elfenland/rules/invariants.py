"""Everything that must always hold, as a list of what is wrong with a position."""

from __future__ import annotations

from collections.abc import Iterator

from elfenland.board.kinds import (
    CARDS,
    CARDS_OF_EACH,
    COUNTERS_OF_EACH,
    DISPLAY_SIZE,
    FAVORS,
    FAVORS_OF_EACH,
    POOL_OF_EACH,
    TRANSPORTS,
)
from elfenland.rules.favors import SEEN
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
    PLAN,
    START_TOWN,
    FavorState,
    State,
)
from elfenland.rules.tables import ALLOWED, TOWN_CARDS

MOST_COUNTERS = 5


def problems(game: Game) -> list[str]:
    """What is wrong with the position, a sentence each with its clause; empty when all is well."""
    state = game.state
    return [
        *_cards(state),
        *_counters(state),
        *_roads(state),
        *_pieces(state),
        *_favors(state),
        *_town_cards(state),
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
            + (sum(state.favors.reserved[kind::KINDS]) if state.favors else 0)
        )
        if total != CARDS_OF_EACH[kind]:
            yield f"{total} {card} cards instead of {CARDS_OF_EACH[kind]} (COMP-4)"
    reserved = state.favors.reserved if state.favors else [0]
    if min(*state.pile, *state.hands, *state.played, *state.discards, *reserved) < 0:
        yield "fewer than no cards of a kind (COMP-4)"
    if state.pile_size != sum(state.pile):
        yield "the draw pile is not as large as what is in it (COMP-4)"
    most = sum(CARDS_OF_EACH) if state.favors else HAND_DEAL
    for seat, size in enumerate(state.hand_sizes):
        if size != sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) or size > most:
            yield f"seat {seat} has a hand of {size} cards that cannot be (DEAL-1)"


def _counters(state: State) -> Iterator[str]:
    for kind, counter in enumerate(TRANSPORTS):
        total = (
            state.counters[kind]
            + state.display.count(kind)
            + state.lies.count(kind)
            + sum(state.open[kind::COUNTERS])
            + sum(state.secret[kind::COUNTERS])
            + (state.favors.extra.count(kind) + state.favors.seen[kind] if state.favors else 0)
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
    most = MOST_COUNTERS + (state.favors is not None)
    for seat, held in enumerate(state.held):
        part = slice(seat * COUNTERS, (seat + 1) * COUNTERS)
        if held != sum(state.open[part]) + sum(state.secret[part]) or held > most:
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
    pool = state.favors.obstacle_pool if state.favors else 0
    most = state.players + (POOL_OF_EACH if state.favors else 0)
    if pool + sum(state.obstacles) + state.blocked.bit_count() > most or min(state.obstacles) < 0:
        yield "there are more obstacles, or fewer than none, than there can be (COMP-1, COMP-6)"
    if state.favors is None and max(state.obstacles) > 1:
        yield "a seat holds more than its one obstacle (COMP-1)"


def _favors(state: State) -> Iterator[str]:
    favors = state.favors
    if (favors is None) != (state.options.favors == "none"):
        yield "favors are and are not played (FAV-1)"
    if favors is not None:
        yield from _tiles(state, favors)
        yield from _favor_pieces(state, favors)
        yield from _favor_turn(state, favors)


def _tiles(state: State, favors: FavorState) -> Iterator[str]:
    if favors.great != (state.options.favors == "great"):
        yield "favors are both Small and Great (FAV-1)"
    if favors.tiles[START_TOWN] != NOTHING:
        yield "Elvenhold has a favor (FAV-3)"
    if tuple(favors.tiles.count(tile) for tile in range(len(FAVORS))) != FAVORS_OF_EACH:
        yield "the favor tiles are not the twenty of the game (COMP-6)"
    if favors.face_up & ~ALL_PIECES or not (favors.great or favors.face_up == ALL_PIECES):
        yield "a tile lies face up that cannot, or face down (SET-3)"


def _favor_pieces(state: State, favors: FavorState) -> Iterator[str]:
    if (
        favors.free_path_pool + sum(favors.free_paths) != POOL_OF_EACH
        or min(favors.free_path_pool, favors.obstacle_pool, *favors.free_paths) < 0
    ):
        yield f"there are not {POOL_OF_EACH} free paths (COMP-6)"
    for seat, size in enumerate(favors.reserved_sizes):
        if size != sum(favors.reserved[seat * KINDS : (seat + 1) * KINDS]):
            yield f"seat {seat} has not as many reserved cards as it shows (TILE-2)"
    if state.phase in (DRAW, PLAN) and (any(favors.reserved_sizes) or max(favors.extra) != NOTHING):
        yield "a card or counter for this round has not been taken (DEAL-2, TILE-4)"


def _favor_turn(state: State, favors: FavorState) -> Iterator[str]:
    """What the seat to act has open or looks at."""
    offer = favors.offer
    deciding = offer != NOTHING or favors.looking
    if deciding and (state.phase != MOVE or (offer != NOTHING and favors.looking)):
        yield "a favor is open where none can be (SMALL-1, GREAT-1)"
    elif offer != NOTHING and (
        offer != state.boots[state.seat]
        or not ALL_PIECES >> offer & 1
        or (favors.great and state.left)
    ):
        yield "a favor is open that cannot be (SMALL-1, GREAT-1)"
    if favors.looking != (sum(favors.seen) > 0) or not 0 <= sum(favors.seen) <= SEEN:
        yield "counters are looked at by nobody (TILE-3)"


def _town_cards(state: State) -> Iterator[str]:
    cards = state.town_cards
    if (cards is not None) != state.options.town_cards:
        yield "town cards are and are not played (SET-4)"
    if cards and (len(set(cards)) != state.players or not set(cards) <= set(TOWN_CARDS)):
        yield "the town cards are not as many of the twelve (COMP-5)"


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
    if state.free and (
        not state.left
        or not state.blocked >> max(state.step, 0) & 1
        or not (state.favors and state.favors.free_paths[state.seat])
    ):
        yield "a free path is used where none can be (TILE-6)"

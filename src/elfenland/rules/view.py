"""What one seat may know, built up field by field (SEE-1 to SEE-3).

A view is made for one seat, or with seat None for a spectator. What belongs to the seat alone is
None, empty or 0 in everybody else's view. A new field of the state is secret until a line here
shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias

from elfenland.board.chart import CARAVAN, COSTS, OBSTACLE
from elfenland.board.kinds import CARDS, FAVORS, TRANSPORTS, Card, ChartName, Favor, Transport
from elfenland.rules.actions import Action, KeepCounter, PlaceCounter, PlaceSeen, Travel
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.phases import favor
from elfenland.rules.phases.move import travel_price
from elfenland.rules.standings import Result
from elfenland.rules.state import (
    ALL_PIECES,
    COUNTERS,
    DRAW,
    KINDS,
    NOTHING,
    PHASES,
    PLAN,
    FavorState,
    Phase,
    State,
)
from elfenland.rules.tables import (
    CONNECTION_IDS,
    END,
    ROAD_TERRAIN,
    TOWN_IDS,
    card_names,
    counter_names,
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """What lies open before one seat (SEE-1).

    ``extra_counters``: waiting by TILE-4 for the next round, beside the others.
    """

    seat: int
    boot: str
    collected: tuple[str, ...]
    cards: int
    open_counters: tuple[Transport, ...]
    secret_counters: int
    extra_counters: int
    obstacles: int
    free_paths: int
    reserved_cards: int


@dataclass(frozen=True, slots=True)
class RoadView:
    """What lies on one road; ``price`` is in cards of the counter's transport (MOVE-2, MOVE-3)."""

    road: str
    counter: Transport
    obstacle: bool
    price: int
    caravan: int


@dataclass(frozen=True, slots=True)
class Payment:
    """A caravan under way: cards laid so far, and how many are missing (MOVE-4)."""

    connection: str
    paid: tuple[Card, ...]
    left: int
    free_path: bool


@dataclass(frozen=True, slots=True)
class FavorsView:
    """The favors of a game: by town its tile, None where it lies face down (SEE-1, SEE-3).

    ``offer``: the town whose favor is open to the seat to act. ``looking``: whether that seat looks
    at counters by TILE-3.
    """

    tiles: dict[str, Favor | None]
    obstacle_pool: int
    free_path_pool: int
    offer: str | None
    looking: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A game as one seat, or a spectator, may see it.

    Public: everything down to ``result``. To the seat alone: ``hand``, ``secret_counters``,
    ``discarded`` (this round, MOVE-9), ``payment``, ``discards`` (cards still to discard),
    ``legal`` and ``prices``, ``town_card`` (its id), ``extra_counter`` and ``seen``, the counters
    it looks at by TILE-3.

    To everybody once the game has ended, and to nobody before: ``town_cards``, by seat (SEE-4).

    ``draw``: which of the three draws is under way, 0 outside phase 3. ``passes``: how many passes
    lie in a row. ``played``: cards played this round, by kind. ``roads``: those with a counter.
    ``prices``: cards needed by each legal ``travel``, by the action's text.
    """

    seat: int | None
    options: Options
    round: int
    phase: Phase
    start_seat: int
    to_act: int | None
    draw: int
    passes: int
    seats: tuple[SeatView, ...]
    display: tuple[Transport, ...]
    counter_pile: int
    card_pile: int
    roads: tuple[RoadView, ...]
    played: dict[Card, int]
    favors: FavorsView | None
    result: Result | None
    hand: tuple[Card, ...]
    secret_counters: tuple[Transport, ...]
    discarded: tuple[Card, ...]
    payment: Payment | None
    discards: int
    legal: tuple[Action, ...]
    prices: dict[str, int]
    town_card: str | None
    extra_counter: Transport | None
    seen: tuple[Transport, ...]
    town_cards: tuple[str, ...] | None


Public: TypeAlias = Mapping[str, Any]
"""What every view of a game has in common, by the names of ``PlayerView``."""


def public_part(game: Game) -> Public:
    """What everybody may know of a game now."""
    state = game.state
    return {
        "options": state.options,
        "round": state.round,
        "phase": PHASES[state.phase],
        "start_seat": state.start,
        "to_act": game.to_act,
        "draw": state.done // state.players + 1 if state.phase == DRAW else 0,
        "passes": state.passes if state.phase == PLAN else 0,
        "seats": tuple(_seat_view(state, seat) for seat in range(state.players)),
        "display": tuple(TRANSPORTS[counter] for counter in state.display),
        "counter_pile": state.counters_size,
        "card_pile": state.pile_size,
        "roads": tuple(_road_views(state)),
        "played": {card: state.played[kind] for kind, card in enumerate(CARDS)},
        "favors": _favors_view(state.favors) if state.favors else None,
        "result": state.result,
    }


def view(game: Game, seat: int | None, public: Public | None = None) -> PlayerView:
    """What ``seat`` may know of a game now; None is a spectator.

    public: what ``public_part`` gave for the game as it is now, for who makes several views of it.

    Raises:
        ValueError: there is no such seat at this game.
    """
    state = game.state
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {state.players - 1}")
    acting = seat is not None and seat == state.seat
    legal = tuple(game.legal_actions()) if acting else ()
    return PlayerView(
        seat=seat,
        **(public if public is not None else public_part(game)),
        hand=() if seat is None else card_names(state.hands, seat * KINDS),
        secret_counters=() if seat is None else counter_names(state.secret, seat * COUNTERS),
        discarded=() if seat is None else card_names(state.discards, seat * KINDS),
        payment=_payment(state) if acting else None,
        discards=state.left if acting and state.step == NOTHING else 0,
        legal=legal,
        prices={a.text: travel_price(state, a) for a in legal if isinstance(a, Travel)},
        town_card=_town_card(state, seat),
        extra_counter=_extra_counter(state, seat),
        seen=counter_names(state.favors.seen) if acting and state.favors else (),
        town_cards=_town_cards(state),
    )


def open_actions(game: Game) -> tuple[Action, ...]:
    """What the seat to act can do as far as everybody can see: nothing that a hand is needed for.

    Draws, laying an open counter or the obstacle, passing, ending a turn, keeping an open counter
    or none, using or leaving a favor. That a payment has begun is not open to see, so what could be
    done before it stays on offer.
    """
    if game.state.left:
        favors = game.state.favors
        return (END, *favor.legal(game.state, favors)) if favors else (END,)
    return tuple(action for action in game.legal_actions() if _is_open(action))


def _is_open(action: Action) -> bool:
    if isinstance(action, PlaceCounter | KeepCounter):
        return not action.secret
    return not isinstance(action, Travel | PlaceSeen)


def _seat_view(state: State, seat: int) -> SeatView:
    favors = state.favors
    return SeatView(
        seat=seat,
        boot=TOWN_IDS[state.boots[seat]],
        collected=_towns(ALL_PIECES & ~state.wanted[seat]),
        cards=state.hand_sizes[seat],
        open_counters=counter_names(state.open, seat * COUNTERS),
        secret_counters=sum(state.secret[seat * COUNTERS : (seat + 1) * COUNTERS]),
        extra_counters=1 if favors and favors.extra[seat] != NOTHING else 0,
        obstacles=state.obstacles[seat],
        free_paths=favors.free_paths[seat] if favors else 0,
        reserved_cards=favors.reserved_sizes[seat] if favors else 0,
    )


@lru_cache(maxsize=4096)
def _towns(bits: int) -> tuple[str, ...]:
    return tuple(town for n, town in enumerate(TOWN_IDS) if bits >> n & 1)


def _road_views(state: State) -> Iterator[RoadView]:
    for road, counter in enumerate(state.lies):
        if counter != NOTHING:
            yield _road_view(state.options.chart, road, counter, state.blocked >> road & 1)


@cache
def _road_view(chart: ChartName, road: int, counter: int, obstacle: int) -> RoadView:
    return RoadView(
        road=CONNECTION_IDS[road],
        counter=TRANSPORTS[counter],
        obstacle=bool(obstacle),
        price=COSTS[chart][counter][ROAD_TERRAIN[road]] + obstacle * OBSTACLE,
        caravan=CARAVAN + obstacle * OBSTACLE,
    )


def _payment(state: State) -> Payment | None:
    if not state.left or state.step == NOTHING:
        return None
    return Payment(CONNECTION_IDS[state.step], card_names(state.chosen), state.left, state.free)


def _favors_view(favors: FavorState) -> FavorsView:
    return FavorsView(
        tiles={
            town: FAVORS[tile] if favors.face_up >> n & 1 else None
            for n, (town, tile) in enumerate(zip(TOWN_IDS, favors.tiles, strict=True))
            if tile != NOTHING
        },
        obstacle_pool=favors.obstacle_pool,
        free_path_pool=favors.free_path_pool,
        offer=None if favors.offer == NOTHING else TOWN_IDS[favors.offer],
        looking=favors.looking,
    )


def _town_card(state: State, seat: int | None) -> str | None:
    if seat is None or state.town_cards is None:
        return None
    return TOWN_IDS[state.town_cards[seat]]


def _town_cards(state: State) -> tuple[str, ...] | None:
    if state.result is None or state.town_cards is None:
        return None
    return tuple(TOWN_IDS[town] for town in state.town_cards)


def _extra_counter(state: State, seat: int | None) -> Transport | None:
    if seat is None or state.favors is None or state.favors.extra[seat] == NOTHING:
        return None
    return TRANSPORTS[state.favors.extra[seat]]

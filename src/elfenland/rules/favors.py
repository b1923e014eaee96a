"""Favor of the Towns: the tiles, and what each of the six does (FAV, SMALL, GREAT, TILE)."""

from __future__ import annotations

from typing import Final

from elfenland.board.kinds import CARDS as CARD_NAMES
from elfenland.board.kinds import FAVORS, FAVORS_OF_EACH, TRANSPORTS, Favor
from elfenland.rules.chance import Chance
from elfenland.rules.events import (
    CardReserved,
    CardsDrawn,
    CountersReturned,
    CountersSeen,
    Event,
    ExtraCounterTaken,
    FavorDeclined,
    FavorUsed,
    FreePathTaken,
    ObstacleTaken,
    PileReshuffled,
)
from elfenland.rules.state import COUNTERS, KINDS, NOTHING, START_TOWN, FavorState, State
from elfenland.rules.tables import TOWN_IDS, card_names, counter_names

DRAW_TWO, DRAW_NEXT_ROUND, TWO_COUNTERS, EXTRA_COUNTER, OBSTACLE, FREE_PATH = range(len(FAVORS))
DRAWN: Final = 2
SEEN: Final = 2


def lay_tiles(chance: Chance) -> tuple[int, ...]:
    """A tile on each town but Elvenhold, town by town in the order of the board (SET-3)."""
    counts = list(FAVORS_OF_EACH)
    left = sum(counts)
    tiles = []
    for town in range(len(TOWN_IDS)):
        if town == START_TOWN:
            tiles.append(NOTHING)
        else:
            tiles.append(chance.pick(counts, left))
            left -= 1
    return tuple(tiles)


def fresh(players: int, tiles: tuple[int, ...], *, great: bool) -> FavorState:
    """The favors of a game that begins: Small face up, Great face down."""
    face_up = 0 if great else sum(1 << town for town in range(len(tiles)) if town != START_TOWN)
    return FavorState(players, tiles, great=great, face_up=face_up)


def named_tiles(held: FavorState) -> dict[str, Favor]:
    """Every tile by its town's id."""
    return {
        town: FAVORS[tile]
        for town, tile in zip(TOWN_IDS, held.tiles, strict=True)
        if tile != NOTHING
    }


def offer(state: State, seat: int) -> None:
    """Open the favor of the town where the seat's boot stands, if it can be chosen (FAV-4)."""
    favors = state.favors
    if favors is None:
        return
    town = state.boots[seat]
    tile = favors.tiles[town]
    if tile == NOTHING or (favors.face_up >> town & 1 and _gives_nothing(favors, seat, tile)):
        return
    favors.offer = town


def why_closed(state: State, held: FavorState) -> str:
    """The clause by which no favor is open to the seat to act."""
    town = state.boots[state.seat]
    tile = held.tiles[town]
    if tile == NOTHING:
        return "FAV-3"
    if held.face_up >> town & 1 and _pool_is_empty(held, tile):
        return "FAV-4"
    return "GREAT-1" if held.great else "SMALL-1"


def _gives_nothing(favors: FavorState, seat: int, tile: int) -> bool:
    if tile == EXTRA_COUNTER:
        return favors.extra[seat] != NOTHING
    return _pool_is_empty(favors, tile)


def _pool_is_empty(favors: FavorState, tile: int) -> bool:
    return (tile == OBSTACLE and not favors.obstacle_pool) or (
        tile == FREE_PATH and not favors.free_path_pool
    )


def decline(state: State, events: list[Event]) -> None:
    """Close the open favor, if any: the seat goes on without it."""
    favors = state.favors
    if favors is not None and favors.offer != NOTHING:
        events.append(FavorDeclined(state.seat, TOWN_IDS[favors.offer]))
        favors.offer = NOTHING


def use(state: State, events: list[Event]) -> None:
    """Use the open favor: turn its tile over where it lies face down, and carry it out."""
    favors = state.favors
    assert favors is not None
    town, seat = favors.offer, state.seat
    tile = favors.tiles[town]
    turned = not favors.face_up >> town & 1
    favors.offer = NOTHING
    favors.face_up |= 1 << town
    events.append(FavorUsed(seat, TOWN_IDS[town], FAVORS[tile], turned))
    _CARRY_OUT[tile](state, favors, events)


def _draw_two(state: State, _: FavorState, events: list[Event]) -> None:
    drawn = [0] * KINDS
    for _card in range(DRAWN):
        card = _draw_card(state, events)
        if card != NOTHING:
            drawn[card] += 1
            state.hands[state.seat * KINDS + card] += 1
            state.hand_sizes[state.seat] += 1
    events.append(CardsDrawn(state.seat, card_names(drawn)))


def _draw_next_round(state: State, favors: FavorState, events: list[Event]) -> None:
    card = _draw_card(state, events)
    if card != NOTHING:
        favors.reserved[state.seat * KINDS + card] += 1
        favors.reserved_sizes[state.seat] += 1
        events.append(CardReserved(state.seat, CARD_NAMES[card]))


def _draw_card(state: State, events: list[Event]) -> int:
    """A card of the draw pile, after what was played is shuffled into a new one (FAV-4)."""
    if not state.pile_size:
        state.pile = [
            played + sum(state.discards[kind::KINDS]) for kind, played in enumerate(state.played)
        ]
        state.pile_size = sum(state.pile)
        if not state.pile_size:
            return NOTHING
        state.played = [0] * KINDS
        state.discards = [0] * (state.players * KINDS)
        events.append(PileReshuffled(state.pile_size))
    state.pile_size -= 1
    return state.chance.pick(state.pile, state.pile_size + 1)


def _two_counters(state: State, favors: FavorState, events: list[Event]) -> None:
    looked = min(SEEN, state.counters_size)
    if looked:
        for _ in range(looked):
            favors.seen[_take_counter(state)] += 1
        favors.looking = True
        events.append(CountersSeen(state.seat, counter_names(favors.seen)))


def give_back(state: State, events: list[Event]) -> None:
    """Shuffle the counters looked at and not placed back into the pile (TILE-3)."""
    favors = state.favors
    assert favors is not None
    for counter, count in enumerate(favors.seen):
        state.counters[counter] += count
        state.counters_size += count
    events.append(CountersReturned(state.seat, counter_names(favors.seen)))
    favors.seen = [0] * COUNTERS
    favors.looking = False


def _extra_counter(state: State, favors: FavorState, events: list[Event]) -> None:
    if state.counters_size and favors.extra[state.seat] == NOTHING:
        counter = _take_counter(state)
        favors.extra[state.seat] = counter
        events.append(ExtraCounterTaken(state.seat, TRANSPORTS[counter]))


def _take_counter(state: State) -> int:
    state.counters_size -= 1
    return state.chance.pick(state.counters, state.counters_size + 1)


def _obstacle(state: State, favors: FavorState, events: list[Event]) -> None:
    if favors.obstacle_pool:
        favors.obstacle_pool -= 1
        state.obstacles[state.seat] += 1
        events.append(ObstacleTaken(state.seat))


def _free_path(state: State, favors: FavorState, events: list[Event]) -> None:
    if favors.free_path_pool:
        favors.free_path_pool -= 1
        favors.free_paths[state.seat] += 1
        events.append(FreePathTaken(state.seat))


_CARRY_OUT: Final = (
    _draw_two,
    _draw_next_round,
    _two_counters,
    _extra_counter,
    _obstacle,
    _free_path,
)


def join_extra(state: State) -> None:
    """The counters waiting since phase 5 become counters like any other (TILE-4)."""
    favors = state.favors
    if favors is None:
        return
    for seat, counter in enumerate(favors.extra):
        if counter != NOTHING:
            state.secret[seat * COUNTERS + counter] += 1
            state.held[seat] += 1
            favors.extra[seat] = NOTHING

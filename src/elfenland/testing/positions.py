"""Positions by name, for tests: a test states what matters, the rest is dull and adds up."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypedDict, TypeVar, Unpack

from elfenland.board.kinds import (
    CARD_INDEX,
    CARDS,
    CARDS_OF_EACH,
    COUNTERS_OF_EACH,
    DISPLAY_SIZE,
    TRANSPORT_INDEX,
    Card,
    ChartName,
    Favor,
    Favors,
    Transport,
)
from elfenland.board.map import BOARD
from elfenland.rules.chance import Chance
from elfenland.rules.favors import offer
from elfenland.rules.game import Game
from elfenland.rules.invariants import problems
from elfenland.rules.options import Options
from elfenland.rules.state import (
    COUNTERS,
    KINDS,
    PHASES,
    ROADS,
    Phase,
    State,
)
from elfenland.testing.laid import Laid, lay_favors

T = TypeVar("T")
BySeat = Mapping[int, T]
Cards = Mapping[Card, int]


class Stated(TypedDict, total=False):
    """What a test may say of a position, and what holds where it says nothing.

    players 2, rounds 4, chart ``guide``, round 1, phase ``move``, start_seat 0, to_act the start
    seat, seed ``"0"``.
    boots: in Elvenhold. hands, played, discards: no cards. open_counters, secret_counters: none.
    counters: nothing lies on the roads, by road; obstacles: on which of them an obstacle lies.
    used: the seats without their obstacle; as many as lie on the roads, the last seats first.
    collected: no pieces but that of the town where the boot stands. wanted: the towns where a
    seat's pieces still lie, in place of ``collected``.
    display: five face up of what is left, unlike ones first. All other counters and cards are in
    the piles.
    draw: which of the three draws of phase 3, from 1. passes: in a row, none.
    pile: the draw pile, where the rest of what is in no hand has been played; else as above.
    town_cards: by seat, where town cards are played.

    With favors (none): tiles, by town, the others wherever there is room. face_up: with ``great``,
    the towns whose tile lies face up, those of ``tiles``. open_favor: whether the favor of the town
    where the seat to act stands is open to it, yes with ``small`` and no with ``great``.
    reserved, extra, free_paths: none. held_obstacles: by seat, in place of ``used``.
    obstacle_pool, free_path_pool: 12 without those held.
    seen: the counters that the seat to act looks at, none.
    """

    players: int
    rounds: int
    chart: ChartName
    round: int
    phase: Phase
    start_seat: int
    to_act: int
    seed: str
    boots: BySeat[str]
    hands: BySeat[Cards]
    played: Cards
    discards: BySeat[Cards]
    open_counters: BySeat[Iterable[Transport]]
    secret_counters: BySeat[Iterable[Transport]]
    counters: Mapping[str, Transport]
    obstacles: Collection[str]
    used: Collection[int]
    collected: BySeat[Iterable[str]]
    wanted: BySeat[Iterable[str]]
    display: Iterable[Transport]
    draw: int
    passes: int
    pile: Cards
    town_cards: Sequence[str]
    favors: Favors
    tiles: Mapping[str, Favor]
    face_up: Collection[str]
    open_favor: bool
    reserved: BySeat[Cards]
    extra: BySeat[Transport]
    free_paths: BySeat[int]
    held_obstacles: BySeat[int]
    obstacle_pool: int
    free_path_pool: int
    seen: Sequence[Transport]


class ImpossiblePosition(ValueError):
    """The position that a test asks for cannot be; the message lists what is wrong."""


def position(common: Stated | None = None, /, **stated: Unpack[Stated]) -> Game:
    """A game in the middle, with what is stated and dull defaults; see ``Stated``.

    ``common``: what a table of tests states in each row; what is stated beside it goes first.

    Raises:
        ImpossiblePosition: it breaks what must always hold, or names what there is not.
    """
    try:
        state = _state({**(common or {}), **stated})
    except (KeyError, IndexError) as error:
        raise ImpossiblePosition(f"there is no {error.args[0]!r}") from error
    game = Game(state)
    if wrong := problems(game):
        raise ImpossiblePosition("; ".join(wrong))
    return game


def _state(stated: Stated) -> State:
    players = stated.get("players", 2)
    start = stated.get("start_seat", 0)
    options = Options(
        players=players,
        rounds=stated.get("rounds", 4),
        chart=stated.get("chart", "guide"),
        town_cards="town_cards" in stated,
        favors=stated.get("favors", "none"),
        start_seat=start,
    )
    state = State(options, start, Chance(stated.get("seed", "0")))
    state.round = stated.get("round", 1)
    state.phase = PHASES.index(stated.get("phase", "move"))
    state.seat = range(players)[stated.get("to_act", start)]
    laps = (stated.get("draw", 1) - 1) * players
    state.done = laps + (state.seat - start) % players
    state.passes = stated.get("passes", 0)
    _set_cards(state, stated)
    _set_held(state, stated)
    _set_roads(state, stated)
    _set_pieces(state, stated)
    if options.favors != "none":
        _set_favors(state, stated)
    _set_piles(state, stated)
    return state


def _set_cards(state: State, stated: Stated) -> None:
    for seat, cards in _by_seat(state, stated.get("hands", {})):
        for card, count in cards.items():
            state.hands[seat * KINDS + CARD_INDEX[card]] += count
            state.hand_sizes[seat] += count
    for seat, cards in _by_seat(state, stated.get("discards", {})):
        for card, count in cards.items():
            state.discards[seat * KINDS + CARD_INDEX[card]] += count
    for card, count in stated.get("played", {}).items():
        state.played[CARD_INDEX[card]] += count


def _set_held(state: State, stated: Stated) -> None:
    for held, by_seat in (
        (state.open, stated.get("open_counters", {})),
        (state.secret, stated.get("secret_counters", {})),
    ):
        for seat, counters in _by_seat(state, by_seat):
            for counter in counters:
                held[seat * COUNTERS + TRANSPORT_INDEX[counter]] += 1
                state.held[seat] += 1


def _set_roads(state: State, stated: Stated) -> None:
    for road, counter in stated.get("counters", {}).items():
        state.lies[_road(road)] = TRANSPORT_INDEX[counter]
        state.bare &= ~(1 << _road(road))
    obstacles = stated.get("obstacles", ())
    for road in obstacles:
        state.blocked |= 1 << _road(road)
    last_seats = range(state.players - len(obstacles), state.players)
    for seat in stated.get("used", last_seats):
        state.obstacles[range(state.players)[seat]] = 0
    for seat, held in _by_seat(state, stated.get("held_obstacles", {})):
        state.obstacles[seat] = held


def _set_pieces(state: State, stated: Stated) -> None:
    for seat, town in _by_seat(state, stated.get("boots", {})):
        state.boots[seat] = BOARD.town_index[town]
    for seat, towns in _by_seat(state, stated.get("wanted", {})):
        state.wanted[seat] = _towns(towns)
    for seat, towns in _by_seat(state, stated.get("collected", {})):
        state.wanted[seat] &= ~_towns(towns)
    for seat, boot in enumerate(state.boots):
        if seat not in stated.get("wanted", {}):
            state.wanted[seat] &= ~(1 << boot)
    if "town_cards" in stated:
        state.town_cards = tuple(BOARD.town_index[town] for town in stated["town_cards"])


def _set_favors(state: State, stated: Stated) -> None:
    state.favors = lay_favors(
        state,
        Laid(
            tiles=stated.get("tiles", {}),
            face_up=stated.get("face_up"),
            reserved=dict(_by_seat(state, stated.get("reserved", {}))),
            extra=dict(_by_seat(state, stated.get("extra", {}))),
            free_paths=dict(_by_seat(state, stated.get("free_paths", {}))),
            obstacle_pool=stated.get("obstacle_pool"),
            free_path_pool=stated.get("free_path_pool"),
            seen=stated.get("seen", ()),
        ),
    )
    small_and_asked = not state.favors.great and PHASES[state.phase] == "move" and not state.left
    if stated.get("open_favor", small_and_asked and "seen" not in stated):
        offer(state, state.seat)


def _set_piles(state: State, stated: Stated) -> None:
    favors = state.favors
    reserved = favors.reserved if favors else []
    for kind, count in enumerate(CARDS_OF_EACH):
        left = (
            count
            - state.played[kind]
            - sum(state.hands[kind::KINDS])
            - sum(state.discards[kind::KINDS])
            - sum(reserved[kind::KINDS])
        )
        state.pile[kind] = left if "pile" not in stated else stated["pile"].get(CARDS[kind], 0)
        state.played[kind] += left - state.pile[kind]
    state.pile_size = sum(state.pile)
    state.counters = [
        COUNTERS_OF_EACH
        - state.lies.count(kind)
        - sum(state.open[kind::COUNTERS])
        - sum(state.secret[kind::COUNTERS])
        - (favors.seen[kind] + favors.extra.count(kind) if favors else 0)
        for kind in range(COUNTERS)
    ]
    if "display" in stated:
        for counter in stated["display"]:
            state.display.append(TRANSPORT_INDEX[counter])
            state.counters[TRANSPORT_INDEX[counter]] -= 1
    else:
        while len(state.display) < DISPLAY_SIZE and max(state.counters) > 0:
            kind = state.counters.index(max(state.counters))
            state.display.append(kind)
            state.counters[kind] -= 1
    state.counters_size = sum(state.counters)


def _by_seat(state: State, by_seat: BySeat[T]) -> Iterable[tuple[int, T]]:
    """The entries by seat, in the order of seats; IndexError where there is no such seat."""
    for seat in sorted(by_seat):
        if not 0 <= seat < state.players:
            raise IndexError(f"seat {seat}")
        yield seat, by_seat[seat]


def _road(road: str) -> int:
    number = BOARD.connection_index[road]
    if number >= ROADS:
        raise KeyError(road)
    return number


def _towns(towns: Iterable[str]) -> int:
    bits = 0
    for town in towns:
        bits |= 1 << BOARD.town_index[town]
    return bits


EVERYWHERE: Final = tuple(town.id for town in BOARD.towns if town.id != BOARD.start)
"""The 20 towns with pieces."""

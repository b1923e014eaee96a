"""What a traveller finds: the ways out of each town with what lies there, and the cards in hand.

Towns, connections and kinds are numbered as in ``board``. A ground is made of a view once and asked
many times; nothing in it changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from elfenland.board.chart import CARAVAN, COSTS, CROSSING, DOWNSTREAM, OBSTACLE, UPSTREAM
from elfenland.board.kinds import CARD_INDEX, CARDS, RAFT, ROAD_TERRAINS, ChartName, Favor
from elfenland.board.map import BOARD
from elfenland.rules.favors import DRAW_TWO, FREE_PATH
from elfenland.rules.phases.move import EARLY_WIN_ROUNDS
from elfenland.rules.state import ALL_PIECES, NOTHING, FavorState, State
from elfenland.rules.view import FavorsView, PlayerView

KINDS: Final = len(CARDS)


class Way(NamedTuple):
    """One way out of a town, and one manner of paying for it.

    ``kind`` is the card it takes, -1 for a caravan, which takes any. ``free`` counts the free paths
    it uses. ``text`` is the action in the notation.
    """

    to: int
    kind: int
    cards: int
    free: int
    text: str


@dataclass(frozen=True, slots=True)
class Ground:
    """A travel turn about to be taken: where the boot stands, what it may pay, what lies there.

    wanted: the towns where its piece still lies, as a set of bits. ``ways``: by town.
    draws, free_path_tiles: the towns whose tile is known and gives two cards, or a free path, with
    the piece (GREAT-1, TILE-1, TILE-6), as sets of bits. drawable: how many cards there are to
    draw. most_free_paths: those held and those in the pool. wins: the last piece ends the game.
    """

    town: int
    hand: tuple[int, ...]
    wanted: int
    free_paths: int
    ways: tuple[tuple[Way, ...], ...]
    draws: int = 0
    free_path_tiles: int = 0
    drawable: int = 0
    most_free_paths: int = 0
    wins: bool = False


def ground(view: PlayerView) -> Ground:
    """The ground of the seat whose view it is.

    Raises:
        ValueError: it is a spectator's view, which has no hand.
    """
    if view.seat is None:
        raise ValueError("a spectator has no boot and no hand to travel with")
    me = view.seats[view.seat]
    hand = [0] * KINDS
    for card in view.hand:
        hand[CARD_INDEX[card]] += 1
    collected = sum(1 << BOARD.town_index[town] for town in me.collected)
    lying = [
        (BOARD.connection_index[road.road], CARD_INDEX[road.counter], int(road.obstacle))
        for road in view.roads
    ]
    great = view.favors if view.options.favors == "great" else None
    free_path_tiles = _towns_with(great, "free-path")
    return Ground(
        town=BOARD.town_index[me.boot],
        hand=tuple(hand),
        wanted=ALL_PIECES & ~collected,
        free_paths=me.free_paths,
        ways=_ways(
            lying, view.options.chart, has_free_path=me.free_paths > 0 or free_path_tiles > 0
        ),
        draws=_towns_with(great, "draw-two"),
        free_path_tiles=free_path_tiles,
        drawable=view.card_pile + sum(view.played.values()),
        most_free_paths=me.free_paths + (great.free_path_pool if great else 0),
        wins=view.round < view.options.rounds == EARLY_WIN_ROUNDS,
    )


def ground_of(state: State, seat: int) -> Ground:
    """The ground of any seat of a game that one holds, as a world that one believes in."""
    lying = [
        (road, kind, state.blocked >> road & 1)
        for road, kind in enumerate(state.lies)
        if kind != NOTHING
    ]
    free_paths = state.favors.free_paths[seat] if state.favors else 0
    great = state.favors if state.options.favors == "great" else None
    free_path_tiles = _face_up(great, FREE_PATH)
    return Ground(
        town=state.boots[seat],
        hand=tuple(state.hands[seat * KINDS : (seat + 1) * KINDS]),
        wanted=state.wanted[seat],
        free_paths=free_paths,
        ways=_ways(lying, state.options.chart, has_free_path=free_paths > 0 or free_path_tiles > 0),
        draws=_face_up(great, DRAW_TWO),
        free_path_tiles=free_path_tiles,
        drawable=state.pile_size + sum(state.played),
        most_free_paths=free_paths + (great.free_path_pool if great else 0),
        wins=state.round < state.options.rounds == EARLY_WIN_ROUNDS,
    )


def _towns_with(favors: FavorsView | None, kind: Favor) -> int:
    """The towns whose tile lies face up and is of this kind."""
    tiles = favors.tiles if favors else {}
    return sum(1 << BOARD.town_index[town] for town, tile in tiles.items() if tile == kind)


def _face_up(favors: FavorState | None, kind: int) -> int:
    if favors is None:
        return 0
    return favors.face_up & sum(1 << town for town, tile in enumerate(favors.tiles) if tile == kind)


def _ways(
    lying: Iterable[tuple[int, int, int]], chart: ChartName, *, has_free_path: bool
) -> tuple[tuple[Way, ...], ...]:
    """The ways by town; ``lying`` names each road with its counter and whether it is blocked."""
    found: list[list[Way]] = [list(waters) for waters in _WATERS]
    for road, kind, obstacle in lying:
        for here, ways in _over(chart, road, kind, obstacle, has_free_path):
            found[here] += ways
    return tuple(map(tuple, found))


@cache
def _over(
    chart: ChartName, number: int, kind: int, obstacle: int, free: int
) -> list[tuple[int, list[Way]]]:
    """The ways over one road, by the town that they leave."""
    road = BOARD.connections[number]
    cost = COSTS[chart][kind][ROAD_TERRAINS.index(road.terrain)]
    more = OBSTACLE * obstacle
    found = []
    for here, there in ((road.a, road.b), (road.b, road.a)):
        to = BOARD.town_index[there]
        ways = [
            Way(to, kind, cost + more, 0, f"travel {road.id}"),
            Way(to, -1, CARAVAN + more, 0, f"travel {road.id} caravan"),
        ]
        if obstacle and free:
            ways.append(Way(to, kind, cost, 1, f"travel {road.id} free"))
            ways.append(Way(to, -1, CARAVAN, 1, f"travel {road.id} caravan free"))
        found.append((BOARD.town_index[here], ways))
    return found


def _waters() -> tuple[tuple[Way, ...], ...]:
    found: list[list[Way]] = [[] for _ in BOARD.towns]
    for water in BOARD.connections:
        if water.is_road:
            continue
        prices = (CROSSING, CROSSING) if water.lake else (DOWNSTREAM, UPSTREAM)
        for here, there, rafts in ((water.a, water.b, prices[0]), (water.b, water.a, prices[1])):
            way = Way(BOARD.town_index[there], RAFT, rafts, 0, f"travel {water.id}")
            found[BOARD.town_index[here]].append(way)
    return tuple(tuple(ways) for ways in found)


_WATERS: Final = _waters()

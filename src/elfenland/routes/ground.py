"""What a traveller finds: the ways out of each town with what lies there, and the cards in hand.

Towns, connections and kinds are numbered as in ``board``. A ground is made of a view once and asked
many times; nothing in it changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from elfenland.board.chart import CARAVAN, COSTS, CROSSING, DOWNSTREAM, OBSTACLE, UPSTREAM
from elfenland.board.kinds import CARD_INDEX, CARDS, RAFT, ROAD_TERRAINS, Favor
from elfenland.board.map import BOARD
from elfenland.rules.phases.move import EARLY_WIN_ROUNDS
from elfenland.rules.view import FavorsView, PlayerView

KINDS: Final = len(CARDS)
START: Final = BOARD.town_index[BOARD.start]


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
    everywhere = (1 << len(BOARD.towns)) - 1
    great = view.favors if view.options.favors == "great" else None
    free_path_tiles = _towns_with(great, "free-path")
    return Ground(
        town=BOARD.town_index[me.boot],
        hand=tuple(hand),
        wanted=everywhere & ~collected & ~(1 << START),
        free_paths=me.free_paths,
        ways=_ways(view, has_free_path=me.free_paths > 0 or free_path_tiles > 0),
        draws=_towns_with(great, "draw-two"),
        free_path_tiles=free_path_tiles,
        drawable=view.card_pile + sum(view.played.values()),
        most_free_paths=me.free_paths + (great.free_path_pool if great else 0),
        wins=view.round < view.options.rounds == EARLY_WIN_ROUNDS,
    )


def _towns_with(favors: FavorsView | None, kind: Favor) -> int:
    """The towns whose tile lies face up and is of this kind."""
    tiles = favors.tiles if favors else {}
    return sum(1 << BOARD.town_index[town] for town, tile in tiles.items() if tile == kind)


def _ways(view: PlayerView, *, has_free_path: bool) -> tuple[tuple[Way, ...], ...]:
    found: list[list[Way]] = [list(waters) for waters in _WATERS]
    costs = COSTS[view.options.chart]
    for lying in view.roads:
        road = BOARD.connection(lying.road)
        kind = CARD_INDEX[lying.counter]
        cost = costs[kind][ROAD_TERRAINS.index(road.terrain)]
        obstacle = OBSTACLE if lying.obstacle else 0
        for here, there in ((road.a, road.b), (road.b, road.a)):
            to = BOARD.town_index[there]
            out = found[BOARD.town_index[here]]
            out.append(Way(to, kind, cost + obstacle, 0, f"travel {road.id}"))
            out.append(Way(to, -1, CARAVAN + obstacle, 0, f"travel {road.id} caravan"))
            if obstacle and has_free_path:
                out.append(Way(to, kind, cost, 1, f"travel {road.id} free"))
                out.append(Way(to, -1, CARAVAN, 1, f"travel {road.id} caravan free"))
    return tuple(tuple(ways) for ways in found)


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

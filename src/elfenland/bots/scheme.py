"""A whole tour planned with one's own counters before they are laid: a beam over its steps.

A step goes by what lies on the roads already, by a river or a lake, or over a bare road on which
one of one's counters would be laid. Which cards a caravan takes is left open, as in ``routes``; a
Draw Two on the way adds two cards that may pay for one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from elfenland.board.chart import CARAVAN, COSTS
from elfenland.board.kinds import ROAD_TERRAINS, TRANSPORTS, ChartName
from elfenland.board.map import BOARD
from elfenland.routes import Ground
from elfenland.rules.favors import DRAWN

COUNTERS: Final = len(TRANSPORTS)
_ROADS: Final = tuple(
    tuple(
        (
            BOARD.connection_index[c.id],
            BOARD.town_index[c.other(town.id)],
            ROAD_TERRAINS.index(c.terrain),
        )
        for c in BOARD.connections_from(town.id)
        if c.is_road
    )
    for town in BOARD.towns
)


class Node(NamedTuple):
    """A tour so far: where it stands, what it has left, and the counters it would lay, in order.

    hand: cards by kind without those paid by kind; left: cards in all with those drawn on the way,
    caravans paid.
    counters: one's own that are not yet laid, by kind. laid: ``(road, counter)``.
    """

    town: int
    wanted: int
    hand: tuple[int, ...]
    left: int
    counters: tuple[int, ...]
    laid: tuple[tuple[int, int], ...]


WIDTH: Final = 24
"""How many tours go on from one length to the next."""
Key: TypeAlias = tuple[int, float, int]


@dataclass(frozen=True, slots=True)
class Aim:
    """What a tour is for, as an ``Objective`` of ``routes``.

    ``worth`` is asked of the town where it ends, the towns then wanted (bits), and the cards left.
    """

    worth: Callable[[int, int, int], float]
    towns_first: bool = True

    def key(self, node: Node, first: int) -> Key:
        """By which tours are compared; ``first`` towns were wanted when it set out."""
        new = first - node.wanted.bit_count() if self.towns_first else 0
        return new, self.worth(node.town, node.wanted, node.left), -len(node.laid)


@dataclass(frozen=True, slots=True)
class Scheme:
    """The best tour found: ``laid``, the ``(road, counter)`` it lacks in the order of its steps.

    ``key`` compares it with others of the same aim.
    """

    laid: tuple[tuple[int, int], ...]
    key: Key


def scheme(
    ground: Ground,
    counters: Sequence[int],
    bare: int,
    chart: ChartName,
    aim: Aim,
) -> Scheme:
    """Plan the tour by ``aim``; of equal ones that which lays fewest counters.

    ``counters`` are one's own by kind, ``bare`` the roads without a counter as bits.
    """
    first = ground.wanted.bit_count()
    start = Node(ground.town, ground.wanted, ground.hand, sum(ground.hand), tuple(counters), ())
    best, best_key = start, aim.key(start, first)
    beam = [start]
    costs = COSTS[chart]
    while beam:
        found: dict[Node, Key] = {}
        for node in beam:
            for after in _steps(node, ground, bare, costs):
                if after in found:
                    continue
                key = found[after] = aim.key(after, first)
                if key > best_key:
                    best, best_key = after, key
        ranked = sorted(found, key=lambda n: _promise(n, first, found[n]), reverse=True)
        beam = ranked[:WIDTH]
    return Scheme(best.laid, best_key)


def _promise(node: Node, first: int, key: Key) -> float:
    """How far a tour may yet come: its towns, the cards and counters it has left."""
    return 2.0 * (first - node.wanted.bit_count()) + 0.9 * node.left + 0.1 * key[1]


def _steps(node: Node, ground: Ground, bare: int, costs: tuple[tuple[int, ...], ...]) -> list[Node]:
    town, wanted, hand, left, counters, laid = node
    draws = ground.draws & wanted
    found = []
    for to, kind, cards, free, _ in ground.ways[town]:
        if cards > left or free or (kind >= 0 and hand[kind] < cards):
            continue
        rest = hand if kind < 0 else _less(hand, kind, cards)
        after = left - cards + (DRAWN if draws >> to & 1 else 0)
        found.append(Node(to, wanted & ~(1 << to), rest, after, counters, laid))
    lying = dict(laid)
    for road, to, terrain in _ROADS[town]:
        if not bare >> road & 1:
            continue
        after = wanted & ~(1 << to)
        drawn = DRAWN if draws >> to & 1 else 0
        own = lying.get(road)
        for counter in range(COUNTERS) if own is None else (own,):
            cost = costs[counter][terrain]
            if not cost or (own is None and not counters[counter]):
                continue
            spare = counters if own is not None else _less(counters, counter, 1)
            more = laid if own is not None else (*laid, (road, counter))
            if cost <= left and hand[counter] >= cost:
                rest = _less(hand, counter, cost)
                found.append(Node(to, after, rest, left - cost + drawn, spare, more))
            elif left >= CARAVAN:
                found.append(Node(to, after, hand, left - CARAVAN + drawn, spare, more))
    return found


def _less(counts: tuple[int, ...], kind: int, count: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - count, *counts[kind + 1 :])

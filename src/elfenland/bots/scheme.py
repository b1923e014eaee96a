"""A whole tour planned with one's own counters before they are laid: a beam over its steps.

A step goes by what lies on the roads already, by a river or a lake, or over a bare road on which
one of one's counters would be laid. Which cards a caravan takes is left open, as in ``routes``; a
Draw Two on the way adds two cards that may pay for one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from elfenland.board.chart import CARAVAN, COSTS
from elfenland.board.kinds import TRANSPORTS, ChartName
from elfenland.routes import Ground
from elfenland.rules.favors import DRAWN
from elfenland.rules.tables import STEPS, Step

COUNTERS: Final = len(TRANSPORTS)
WIDTH: Final = 24
"""How many tours go on from one length to the next."""

# Hands and counters are one number each, with so many bits a kind.
_BITS: Final = 7
_MASK: Final = (1 << _BITS) - 1
_TOWN_BITS: Final = 5
_MOST_PLACES: Final = 1 << 17

Lay: TypeAlias = tuple[int, int]
"""A counter to lay: ``(road, counter)``."""
Key: TypeAlias = tuple[int, float, int]
_Node: TypeAlias = tuple[int, int, int, int, int, tuple[Lay, ...], int]
"""Town; towns still wanted; the hand without what was paid by kind; cards left in all, caravans
paid, with those drawn on the way; counters not yet laid; those laid, in the order of the steps;
their roads as bits."""
_Over: TypeAlias = tuple[int, int, int, int]
"""A way that is there: the town it leads to, all other towns as bits, where in the hand the cards
are that it takes (-1: a caravan), and how many."""
_Laying: TypeAlias = tuple[int, int, int, list[tuple[Lay, int, int]]]
"""A bare road: as above, its bit, and by counter that may be laid the place and number of cards."""


class Places(dict[int, float]):
    """What it is worth to end at a town with towns still wanted, worked out when first asked for.

    The key is ``wanted << 5 | town``.
    """

    def __init__(self, worth: Callable[[int, int], float]) -> None:
        super().__init__()
        self._worth = worth

    def __missing__(self, key: int) -> float:
        if len(self) >= _MOST_PLACES:
            self.clear()
        worth = self[key] = self._worth(key & (1 << _TOWN_BITS) - 1, key >> _TOWN_BITS)
        return worth


@dataclass(frozen=True, slots=True)
class Aim:
    """What a tour is for, as an ``Objective`` of ``routes``.

    ``place`` is asked of the town where it ends and the towns then wanted (bits), ``cards`` of how
    many cards are left; both together are what the end is worth. ``weight``: how much that says of
    a tour that goes on, for which a new town counts 2.
    """

    place: Places
    cards: Sequence[float]
    towns_first: bool = True
    weight: float = 0.1

    def worth(self, town: int, wanted: int, cards: int) -> float:
        """What an end is worth."""
        return self.place[wanted << _TOWN_BITS | town] + self.cards[cards]


@dataclass(frozen=True, slots=True)
class Scheme:
    """The best tour found: ``laid``, the ``(road, counter)`` it lacks in the order of its steps.

    ``key`` compares it with others of the same aim. ``towns`` are those it comes through, from
    where it sets out to where it ends; ``wanted`` (bits) and ``cards`` are then left.
    """

    laid: tuple[Lay, ...]
    key: Key
    towns: tuple[int, ...]
    wanted: int
    cards: int


def scheme(
    ground: Ground,
    counters: Sequence[int],
    bare: int,
    chart: ChartName,
    aim: Aim,
    width: int = WIDTH,
    others: dict[tuple[Lay, ...], Key] | None = None,
) -> Scheme:
    """Plan the tour by ``aim``; of equal ones that which lays fewest counters.

    ``counters`` are one's own by kind, ``bare`` the roads without a counter as bits. ``others`` is
    filled with all that was found: the best key of any tour that lacks these counters.
    """
    place, cards_worth, towns_first = aim.place, aim.cards, aim.towns_first
    weight = aim.weight
    country = _Country(ground, counters, bare, COSTS[chart])
    first = ground.wanted.bit_count()
    start = _start(ground, counters)
    best, best_key = start, (0, aim.worth(ground.town, ground.wanted, start[3]), 0)
    came: dict[_Node, _Node | None] = {start: None}
    beam = [start]
    while beam:
        found: dict[_Node, float] = {}
        for node in beam:
            steps = _steps(node, country[node[0]])
            if ground.draws & node[1]:
                steps = [_drawn(after, ground.draws & node[1]) for after in steps]
            for after in steps:
                if after in found:
                    continue
                new = first - after[1].bit_count()
                worth = place[after[1] << _TOWN_BITS | after[0]] + cards_worth[after[3]]
                came.setdefault(after, node)
                found[after] = 2.0 * new + 0.9 * after[3] + weight * worth
                key = (new if towns_first else 0, worth, -len(after[5]))
                if key > best_key:
                    best, best_key = after, key
                if others is not None:
                    others[after[5]] = max(key, others.get(after[5], key))
        beam = sorted(found, key=found.__getitem__, reverse=True)[:width]
    towns = [best[0]]
    node = best
    while (before := came[node]) is not None:
        node = before
        towns.append(node[0])
    return Scheme(best[5], best_key, tuple(reversed(towns)), best[1], best[3])


def _start(ground: Ground, counters: Sequence[int]) -> _Node:
    hand = sum(count << _BITS * kind for kind, count in enumerate(ground.hand))
    held = sum(count << _BITS * kind for kind, count in enumerate(counters))
    return ground.town, ground.wanted, hand, sum(ground.hand), held, (), 0


class _Country(dict[int, tuple[list[_Over], list[_Laying]]]):
    """The ways out of each town, worked out when it is first come to."""

    def __init__(
        self,
        ground: Ground,
        counters: Sequence[int],
        bare: int,
        costs: tuple[tuple[int, ...], ...],
    ) -> None:
        super().__init__()
        self._ground = ground
        self._held = [kind for kind, count in enumerate(counters) if count]
        self._bare = bare
        self._costs = costs

    def __missing__(self, town: int) -> tuple[list[_Over], list[_Laying]]:
        over = [
            (to, ~(1 << to), kind * _BITS, cards)
            for to, kind, cards, free, _ in self._ground.ways[town]
            if not free
        ]
        laying = [
            (step.to, ~(1 << step.to), 1 << step.connection, self._lays(step))
            for step in STEPS[town]
            if step.terrain >= 0 and self._bare >> step.connection & 1
        ]
        self[town] = over, laying
        return over, laying

    def _lays(self, step: Step) -> list[tuple[Lay, int, int]]:
        return [
            ((step.connection, kind), kind * _BITS, self._costs[kind][step.terrain])
            for kind in self._held
            if self._costs[kind][step.terrain]
        ]


def _steps(node: _Node, out: tuple[list[_Over], list[_Laying]]) -> list[_Node]:
    _, wanted, hand, left, held, laid, own = node
    found: list[_Node] = []
    for to, elsewhere, place, cards in out[0]:
        if cards > left:
            continue
        if place < 0:
            found.append((to, wanted & elsewhere, hand, left - cards, held, laid, own))
        elif hand >> place & _MASK >= cards:
            rest = hand - (cards << place)
            found.append((to, wanted & elsewhere, rest, left - cards, held, laid, own))
    for laying in out[1]:
        _lay(node, laying, found)
    return found


def _drawn(after: _Node, draws: int) -> _Node:
    """The same with two cards more, if a Draw Two came with a piece; ``draws``: where one lies."""
    if not draws & ~after[1]:
        return after
    to, wanted, hand, left, held, laid, own = after
    return to, wanted, hand, left + DRAWN, held, laid, own


def _lay(node: _Node, laying: _Laying, found: list[_Node]) -> None:
    _, wanted, hand, left, held, laid, own = node
    to, elsewhere, road, lays = laying
    for lay, place, cards in lays:
        spare, more, roads = held, laid, own
        if not own & road:
            if not held >> place & _MASK:
                continue
            spare, more, roads = held - (1 << place), (*laid, lay), own | road
        elif lay not in laid:
            continue
        if cards <= left and hand >> place & _MASK >= cards:
            rest = hand - (cards << place)
            found.append((to, wanted & elsewhere, rest, left - cards, spare, more, roads))
        elif left >= CARAVAN:
            found.append((to, wanted & elsewhere, hand, left - CARAVAN, spare, more, roads))

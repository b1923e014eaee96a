"""A leg of a sketched tour, in every manner of going it, with what lacks counted and not refused.

What a leg costs depends on nothing but the state before it and the manner. A caravan's cards are
left open to the end, as in ``search``.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from elfenland.board.chart import CARAVAN, COSTS
from elfenland.board.kinds import ROAD_TERRAINS, ChartName
from elfenland.board.map import BOARD, Connection
from elfenland.routes.ground import KINDS, Ground, Way

_NO_CARDS: Final = (0,) * KINDS
NOTHING: Final = -1

Counts: TypeAlias = tuple[int, ...]

BITS: Final = 8
LACKING_CARD, LACKING_COUNTER, CARD, LEG, OWN_COUNTER, FREE_PATH = (
    1 << BITS * place for place in reversed(range(6))
)
"""What a cost is the sum of: one of each outweighs as many of the later ones as a tour can have."""

_REMEMBERED: Final = 3
"""Of so many roads to be gone again every counter is tried that may be laid on them."""


class State(NamedTuple):
    """What the legs so far leave: the hand as in ``search``, and one's counters by kind.

    ``laid``: of the roads to be gone again those with a counter that is not there yet.
    """

    hand: Counts
    left: int
    free: int
    counters: Counts
    laid: tuple[tuple[str, int], ...] = ()


class Manner(NamedTuple):
    """One manner of going a leg: the card it takes and how many, -1 for a caravan's any.

    ``counter`` is what is to be laid for it, -1 for nothing; ``own``: one has it. ``cost``: with
    every card that it takes in hand.
    """

    road: str
    kind: int
    cards: int
    free: int
    counter: int
    own: bool
    cost: int

    @classmethod
    def of(
        cls,
        road: str,
        kind: int,
        cards: int,
        free: int = 0,
        counter: int = NOTHING,
        *,
        own: bool = False,
    ) -> Manner:
        """A manner with its cost."""
        cost = LEG + CARD * cards + FREE_PATH * free
        if counter != NOTHING:
            cost += OWN_COUNTER if own else LACKING_COUNTER
        return cls(road, kind, cards, free, counter, own, cost)

    @property
    def lacks(self) -> bool:
        """Whether the counter to be laid lacks."""
        return self.counter != NOTHING and not self.own


class Gone(NamedTuple):
    """A leg gone: from which state, in which manner, how many cards lack, and what it leaves."""

    before: State
    manner: Manner
    lacking: int
    after: State

    @property
    def cost(self) -> int:
        """What the leg costs."""
        return self.manner.cost + LACKING_CARD * self.lacking


Pair: TypeAlias = tuple[Manner, Manner]
"""By cards of the counter's kind, and by caravan."""


class Bare(NamedTuple):
    """A road where nothing lies; by each counter that fits, the one that costs least first.

    own, lacking: it is to be laid. laid: it is to lie there from an earlier leg.
    """

    road: str
    least: int
    own: Mapping[int, Pair]
    lacking: Mapping[int, Pair]
    laid: Mapping[int, Pair]

    def pairs(self, state: State) -> Iterator[Pair]:
        """The manners that may be the best.

        By all counters that one has; of those that are lacking by the ones with a card for them and
        by the cheapest of the rest, since without a card none serves better. Where many of them
        have to be remembered already, only by the one of these with most cards.
        """
        hand, counters = state.hand, state.counters
        for road, counter in state.laid:
            if road == self.road:
                yield self.laid[counter]
                return
        carded, rest = [], []
        for counter, pair in self.lacking.items():
            if counters[counter]:
                yield self.own[counter]
            elif hand[counter]:
                carded.append((-hand[counter], pair))
            else:
                rest.append(pair)
        if len(state.laid) >= _REMEMBERED:
            yield from [pair for _, pair in sorted(carded)][:1] or rest[:1]
            return
        yield from (pair for _, pair in carded)
        yield from rest[:1]


class Leg(NamedTuple):
    """What leads from one town to the next: by what lies there, or by water, and on bare roads."""

    there: tuple[Manner, ...]
    bare: tuple[Bare, ...]

    @classmethod
    def of(
        cls, here: Ground, start: str, to: str, chart: ChartName, among: Sequence[Connection]
    ) -> Leg:
        """What leads from ``start`` to ``to`` over the connections ``among`` those between them."""
        end = BOARD.town_index[to]
        named = {connection.id for connection in among}
        there = tuple(
            Manner.of(road, way.kind, way.cards, way.free)
            for way in here.ways[BOARD.town_index[start]]
            if way.to == end and (road := _road_of(way)) in named
        )
        covered = {manner.road for manner in there}
        bare = tuple(_bare(chart, road.id) for road in among if road.id not in covered)
        return cls(there, bare)

    def manners(self, state: State) -> Iterator[Manner]:
        """The manners of going that may be the best, payable or not."""
        # With nothing left to pay a caravan with, it only lacks more.
        if state.left:
            yield from (manner for manner in self.there if manner.free <= state.free)
            for road in self.bare:
                for by_kind, by_caravan in road.pairs(state):
                    yield by_kind
                    yield by_caravan
        else:
            for manner in self.there:
                if manner.kind != NOTHING and manner.free <= state.free:
                    yield manner
            for road in self.bare:
                for by_kind, _ in road.pairs(state):
                    yield by_kind

    @property
    def least(self) -> int:
        """The fewest cards that the leg can cost."""
        prices = [manner.cards for manner in self.there]
        return min([*prices, *(bare.least for bare in self.bare)])

    def lent(self, roads: Container[str]) -> Leg:
        """The same where on these of its bare roads every counter that fits lies."""
        lent = [bare.laid.values() for bare in self.bare if bare.road in roads]
        there = (manner for pairs in lent for pair in pairs for manner in pair)
        bare = tuple(bare for bare in self.bare if bare.road not in roads)
        return Leg((*self.there, *there), bare)


@cache
def _bare(chart: ChartName, road: str) -> Bare:
    terrain = ROAD_TERRAINS.index(BOARD.connection(road).terrain)
    costs = {kind: by[terrain] for kind, by in enumerate(COSTS[chart]) if by[terrain]}
    kinds = sorted(costs, key=lambda kind: costs[kind])

    def pair(kind: int, counter: int = NOTHING, *, own: bool = False) -> Pair:
        by_kind = Manner.of(road, kind, costs[kind], counter=counter, own=own)
        return by_kind, Manner.of(road, NOTHING, CARAVAN, counter=counter, own=own)

    return Bare(
        road=road,
        least=min(costs.values()),
        own={kind: pair(kind, kind, own=True) for kind in kinds},
        lacking={kind: pair(kind, kind) for kind in kinds},
        laid={kind: pair(kind) for kind in kinds},
    )


def _road_of(way: Way) -> str:
    return way.text.split()[1]


def go(state: State, manner: Manner, *, kept: bool) -> tuple[State, int]:
    """The state after a leg, and how many cards lack for it; ``kept``: its road comes again.

    With nothing left of the hand every further card lacks, whatever its kind.
    """
    road, kind, price, free, counter, own, _ = manner
    hand, left, paths, counters, laid = state
    paid = price
    if kind != NOTHING:
        have = hand[kind]
        paid = min(have, price)
        if paid:
            hand = _less(hand, kind, paid)
    left -= paid
    lacking = price - paid
    if left <= 0:
        lacking -= left
        hand, left = _NO_CARDS, 0
    if own:
        counters = _less(counters, counter, 1)
    if not kept:
        if laid:
            laid = tuple(one for one in laid if one[0] != road)
    elif counter != NOTHING:
        laid = (*laid, (road, counter))
    return State(hand, left, paths - free, counters, laid), lacking


def _less(counts: Counts, kind: int, count: int) -> Counts:
    return (*counts[:kind], counts[kind] - count, *counts[kind + 1 :])

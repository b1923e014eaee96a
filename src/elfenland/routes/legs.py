"""A sketched tour gone leg by leg, in every manner, with what lacks counted and not refused.

A shortest way through the states that the legs may leave, by A*: what a leg costs depends on
nothing but the state before it and the manner. A caravan's cards are left open to the end, as in
``search``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from operator import add
from typing import Final, NamedTuple, TypeAlias

from elfenland.board.chart import CARAVAN, COSTS
from elfenland.board.kinds import ROAD_TERRAINS, ChartName
from elfenland.board.map import BOARD, Connection
from elfenland.routes.ground import KINDS, Ground, Way

_NO_CARDS: Final = (0,) * KINDS
NOTHING: Final = -1

Counts: TypeAlias = tuple[int, ...]
Cost: TypeAlias = tuple[int, ...]
"""Cards lacking, counters lacking, cards paid or lacking, own counters laid, free paths used."""
_NO_COST: Final[Cost] = (0, 0, 0, 0, 0)


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

    ``counter`` is what is to be laid for it, -1 for nothing; ``own``: one has it.
    """

    road: str
    kind: int
    cards: int
    free: int = 0
    counter: int = NOTHING
    own: bool = False


class Gone(NamedTuple):
    """A leg gone: from which state, in which manner, at what cost, and what it leaves."""

    before: State
    manner: Manner
    cost: Cost
    after: State


class Leg(NamedTuple):
    """What leads from one town to the next: the ways there are, and the bare roads."""

    ways: tuple[Way, ...]
    bare: tuple[Connection, ...]
    costs: tuple[tuple[int, ...], ...]

    @classmethod
    def of(
        cls, here: Ground, start: str, to: str, chart: ChartName, among: Sequence[Connection]
    ) -> Leg:
        """What leads from ``start`` to ``to`` over the connections ``among`` those between them."""
        end = BOARD.town_index[to]
        named = {connection.id for connection in among}
        ways = tuple(
            way
            for way in here.ways[BOARD.town_index[start]]
            if way.to == end and road_of(way) in named
        )
        there = {road_of(way) for way in ways}
        bare = tuple(connection for connection in among if connection.id not in there)
        return cls(ways, bare, COSTS[chart])

    def manners(self, state: State) -> Iterator[Manner]:
        """Every manner of going, payable or not."""
        for way in self.ways:
            if way.free <= state.free:
                yield Manner(road_of(way), way.kind, way.cards, way.free)
        laid = dict(state.laid)
        for road in self.bare:
            costs = self._costs_on(road)
            if road.id in laid:
                yield Manner(road.id, laid[road.id], costs[laid[road.id]])
                yield Manner(road.id, NOTHING, CARAVAN)
                continue
            for counter in _worth_laying(costs, state):
                own = state.counters[counter] > 0
                yield Manner(road.id, counter, costs[counter], 0, counter, own)
                yield Manner(road.id, NOTHING, CARAVAN, 0, counter, own)

    @property
    def least(self) -> int:
        """The fewest cards that the leg can cost."""
        prices = [way.cards for way in self.ways]
        return min([*prices, *(min(self._costs_on(road).values()) for road in self.bare)])

    def _costs_on(self, road: Connection) -> dict[int, int]:
        terrain = ROAD_TERRAINS.index(road.terrain)
        return {
            counter: costs[terrain] for counter, costs in enumerate(self.costs) if costs[terrain]
        }


def _worth_laying(costs: dict[int, int], state: State) -> list[int]:
    """Which of the counters that fit may be the best to lay.

    All that one has; of those that are lacking the ones with a card for them and the cheapest of
    the rest, since without a card none serves better. Where many of them have to be remembered
    already, only the one of these with most cards.
    """
    own = [counter for counter in costs if state.counters[counter]]
    lacking = sorted(
        (counter for counter in costs if not state.counters[counter]),
        key=lambda counter: (-state.hand[counter], costs[counter]),
    )
    carded = [counter for counter in lacking if state.hand[counter]]
    if len(state.laid) >= _REMEMBERED:
        return own + lacking[:1]
    return own + lacking[: len(carded) + 1]


def road_of(way: Way) -> str:
    """The connection that a way goes by."""
    return way.text.split()[1]


class _Place(NamedTuple):
    """Where a tour is: how many legs are gone, and what they leave."""

    number: int
    state: State


class Tours:
    """The ways of going some legs one after the other."""

    def __init__(self, first: State, legs: Sequence[Leg]) -> None:
        self.start = _Place(0, first)
        self._legs = legs
        bare = [{road.id for road in leg.bare} for leg in legs]
        forced = [
            set[str]() if leg.ways or len(leg.bare) > 1 else roads
            for leg, roads in zip(legs, bare, strict=True)
        ]
        least = [leg.least for leg in legs]
        ahead = range(len(legs) + 1)
        self._again = [set[str]().union(*bare[n + 1 :]) for n in ahead]
        self._to_lay = [set[str]().union(*forced[n:]) for n in ahead]
        self._price = [sum(least[n:]) for n in ahead]

    def best(self) -> list[Gone]:
        """How each leg is gone where the whole tour costs least."""
        came: dict[_Place, tuple[_Place, Gone] | None] = {self.start: None}
        costs = {self.start: _NO_COST}
        done: set[_Place] = set()
        heap = [(_NO_COST, 0, 0, self.start)]
        while True:
            place = heappop(heap)[-1]
            if place.number == len(self._legs):
                return _steps(came, place)
            if place in done:
                continue
            done.add(place)
            for further, step in self._next(place):
                total = tuple(map(add, costs[place], step.cost))
                if further not in costs or total < costs[further]:
                    costs[further] = total
                    came[further] = (place, step)
                    hope = tuple(map(add, total, self._least(further)))
                    heappush(heap, (hope, -further.number, len(came), further))

    def payable(self) -> int:
        """How many legs from the first on can be gone with nothing lacking."""
        most = 0
        stack, seen = [self.start], {self.start}
        while stack and most < len(self._legs):
            place = stack.pop()
            most = max(most, place.number)
            for further, step in self._next(place):
                if not any(step.cost[:2]) and further not in seen:
                    seen.add(further)
                    stack.append(further)
        return most

    def _next(self, place: _Place) -> Iterator[tuple[_Place, Gone]]:
        number, state = place
        if number == len(self._legs):
            return
        for manner in self._legs[number].manners(state):
            after, cost = _go(state, manner, kept=manner.road in self._again[number])
            yield _Place(number + 1, after), Gone(state, manner, cost, after)

    def _least(self, place: _Place) -> Cost:
        """What the legs ahead cost at least."""
        number, state = place
        to_lay = len(self._to_lay[number].difference(road for road, _ in state.laid))
        price = self._price[number]
        return max(0, price - state.left), max(0, to_lay - sum(state.counters)), price, 0, 0


def _steps(came: dict[_Place, tuple[_Place, Gone] | None], place: _Place) -> list[Gone]:
    found: list[Gone] = []
    while (step := came[place]) is not None:
        place, gone = step
        found.append(gone)
    found.reverse()
    return found


def _go(state: State, manner: Manner, *, kept: bool) -> tuple[State, Cost]:
    """The state after a leg, and what the leg costs; ``kept``: its road comes again.

    With nothing left of the hand every further card lacks, whatever its kind.
    """
    hand, left, free, counters, laid = state
    paid = manner.cards
    if manner.kind != NOTHING:
        paid = min(paid, hand[manner.kind])
        hand = _less(hand, manner.kind, paid)
    left -= paid
    lacking = manner.cards - paid + max(0, -left)
    if left <= 0:
        hand, left = _NO_CARDS, 0
    if manner.own:
        counters = _less(counters, manner.counter, 1)
    if not kept:
        laid = tuple(one for one in laid if one[0] != manner.road)
    elif manner.counter != NOTHING:
        laid = (*laid, (manner.road, manner.counter))
    lacks_counter = manner.counter != NOTHING and not manner.own
    cost = (lacking, int(lacks_counter), manner.cards, int(manner.own), manner.free)
    return State(hand, left, free - manner.free, counters, laid), cost


def _less(counts: Counts, kind: int, count: int) -> Counts:
    return (*counts[:kind], counts[kind] - count, *counts[kind + 1 :])

"""Of the tours that go some legs, and on from there to any town, the one that costs least.

A shortest way, by A*, through the states that the legs may leave.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple, TypeAlias

from elfenland.routes.legs import (
    BITS,
    CARD,
    LACKING_CARD,
    LACKING_COUNTER,
    LEG,
    Gone,
    Leg,
    State,
    go,
)

MOST_LEGS: Final = 20
"""More than a hand can pay: each leg costs a card at least."""


class Beyond(NamedTuple):
    """The land behind a tour's legs, where it goes on from one town to another by whatever way.

    ways: by town, the leg to each that is next to it. again: the roads of the legs that it may go
    once more, by the counters laid for them.
    """

    ways: Sequence[Mapping[int, Leg]]
    start: int
    goal: int
    again: frozenset[str]


_NOWHERE: Final = Beyond(({},), 0, 0, frozenset())

Place: TypeAlias = tuple[int, State]
"""Where a tour is: the stop, and what the legs have left."""


class _Come(NamedTuple):
    """How a place was come to, at which cost."""

    place: Place
    cost: int
    before: _Come | None = None
    gone: Gone | None = None


class Tours:
    """The ways of going some legs one after the other, and then on through what lies beyond.

    The stops are the towns from which the legs go, as often as they come, and those beyond.
    """

    def __init__(self, first: State, legs: Sequence[Leg], beyond: Beyond = _NOWHERE) -> None:
        known = len(legs)
        self._known = known
        self._start: Place = (0 if known else beyond.start, first)
        self._goal = known + beyond.goal
        self._ways = [
            *([(number, leg)] for number, leg in enumerate(legs[:-1], start=1)),
            *([(known + beyond.start, leg)] for leg in legs[-1:]),
            *([(known + to, leg) for to, leg in near.items()] for near in beyond.ways),
        ]
        bare = [{road.road for road in leg.bare} for leg in legs]
        self._again = [
            *(beyond.again.union(*bare[number + 1 :]) for number in range(known)),
            *(frozenset[str]() for _ in beyond.ways),
        ]
        forced = [
            set[str]() if leg.there or len(leg.bare) > 1 else roads
            for leg, roads in zip(legs, bare, strict=True)
        ]
        self._to_lay = [set[str]().union(*forced[number:]) for number in range(known)]
        roads = set[str]().union(*bare)
        self._legs = self._sums(lambda _: 1)
        self._price = self._sums(lambda leg: leg.least)
        self._lay = self._sums(
            lambda leg: not leg.there and roads.isdisjoint(road.road for road in leg.bare)
        )

    @property
    def fewest(self) -> int:
        """How many legs the shortest of the tours has."""
        return self._legs[self._start[0]]

    def best(self, below: int | None = None) -> list[Gone]:
        """How each leg is gone where the whole tour costs least; it has at most MOST_LEGS.

        Empty if none costs less than ``below``, but for what weighs less than legs.
        """
        come = _Come(self._start, 0)
        costs = {self._start: 0}
        done: dict[Place, int] = {}
        ticks = count()
        heap = [(0, 0, 0, come)]
        while heap:
            come = heappop(heap)[-1]
            place, cost = come.place, come.cost
            stop, state = place
            if stop == self._goal:
                return _steps(come)
            # What is come to at a higher cost may have legs left where the other has none.
            legs = _legs(cost)
            if done.get(place, legs + 1) <= legs:
                continue
            done[place] = legs
            again = self._again[stop]
            for to, leg in self._ways[stop]:
                if legs + 1 + self._legs[to] > MOST_LEGS:
                    continue
                for manner in leg.manners(state):
                    after, lacking = go(state, manner, kept=manner.road in again)
                    total = cost + manner.cost + LACKING_CARD * lacking
                    further = (to, after)
                    known = costs.get(further)
                    if known is not None and known <= total and _legs(known) <= legs + 1:
                        continue
                    costs[further] = total
                    then = _Come(further, total, come, Gone(state, manner, lacking, after))
                    hope = total + self._least(to, after)
                    if below is None or hope // LEG < below // LEG:
                        heappush(heap, (hope, -legs, next(ticks), then))
        return []

    def payable(self) -> int:
        """How many of the legs from the first on can be gone with nothing lacking."""
        most = 0
        stack, seen = [self._start], {self._start}
        while stack and most < self._known:
            stop, state = stack.pop()
            most = max(most, stop)
            for to, leg in self._ways[stop]:
                for manner in leg.manners(state):
                    after, lacking = go(state, manner, kept=manner.road in self._again[stop])
                    if not lacking and not manner.lacks and (to, after) not in seen:
                        seen.add((to, after))
                        stack.append((to, after))
        return most

    def _least(self, stop: int, state: State) -> int:
        """What the legs ahead cost at least."""
        price, to_lay = self._price[stop], self._lay[stop]
        if stop < self._known:
            to_lay += len(self._to_lay[stop].difference(road for road, _ in state.laid))
        least = price * CARD + self._legs[stop] * LEG
        if price > state.left:
            least += (price - state.left) * LACKING_CARD
        if (own := sum(state.counters)) < to_lay:
            least += (to_lay - own) * LACKING_COUNTER
        return least

    def _sums(self, weight: Callable[[Leg], int]) -> list[int]:
        """By stop the least sum of the weights of the legs ahead."""
        least = [MOST_LEGS * 9] * len(self._ways)
        least[self._goal] = 0
        weighed = [[(to, weight(leg)) for to, leg in ways] for ways in self._ways]
        before: list[int] = []
        while before != least:
            before = least.copy()
            for stop in reversed(range(len(least))):
                least[stop] = min([least[stop], *(least[to] + more for to, more in weighed[stop])])
        return least


def _legs(cost: int) -> int:
    return cost // LEG % (1 << BITS)


def _steps(come: _Come) -> list[Gone]:
    found: list[Gone] = []
    while come.before is not None and come.gone is not None:
        found.append(come.gone)
        come = come.before
    found.reverse()
    return found

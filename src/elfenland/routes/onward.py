"""How a sketched tour goes on to a town anywhere, so that the whole of it costs least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from elfenland.board.kinds import ChartName
from elfenland.board.map import BOARD
from elfenland.errors import SketchError
from elfenland.routes.ground import Ground
from elfenland.routes.legs import LEG, Gone, Leg, State
from elfenland.routes.sketching import MOST_LEGS, Beyond, Tours


class Onward(NamedTuple):
    """The towns and the legs that are added to a tour, and how each leg of the whole is gone."""

    towns: list[str]
    legs: list[Leg]
    gone: list[Gone]


def onward(
    here: Ground, chart: ChartName, first: State, legs: Sequence[Leg], end: str, to: str
) -> Onward:
    """How a tour of these legs, which lead to ``end``, goes on from there to ``to``.

    Looked at is every tour of ``MOST_LEGS`` at most that begins with the legs, in every manner of
    going each, and the one taken that lacks fewest cards, of such fewest counters, of such costs
    fewest cards, and of such has fewest legs. What it lays for the legs it can go by once more.

    To remember what is laid on every road of the legs would take long, and it seldom matters. So at
    first the way on goes by these roads as if each counter that fits lay there: nothing can cost
    less. If it costs more in truth, what is laid on the roads that it takes is remembered, and the
    best looked for anew, until one costs what it seems to, or none less than what was found.

    Raises:
        SketchError: no tour of so few legs leads there.
    """
    roads = {road.road for leg in legs for road in leg.bare}
    ways = _ways(here, chart)
    again: frozenset[str] = frozenset()
    found = None
    while True:
        lent = roads - again
        near = [{to: leg.lent(lent) for to, leg in by_town.items()} for by_town in ways]
        beyond = Beyond(near, BOARD.town_index[end], BOARD.town_index[to], again)
        tours = Tours(first, legs, beyond)
        if tours.fewest > MOST_LEGS:
            more = tours.fewest - len(legs)
            raise SketchError(
                f"the sketch has {len(legs)} legs, and from {end} on to {to} it takes {more} more; "
                f"{MOST_LEGS} are the most, so take some back"
            )
        best = tours.best(below=_cost(found.gone) if found else None)
        if found and not best:
            return found
        taken = [gone.manner.road for gone in best[len(legs) :]]
        way = _led(ways, end, taken)
        way = way._replace(gone=Tours(first, [*legs, *way.legs]).best())
        if _cost(way.gone) // LEG <= _cost(best) // LEG:
            return way
        if found is None or _cost(way.gone) < _cost(found.gone):
            found = way
        again |= lent.intersection(taken)


def _ways(here: Ground, chart: ChartName) -> list[dict[int, Leg]]:
    """By town the legs to those next to it."""
    return [
        {
            BOARD.town_index[to]: Leg.of(here, town.id, to, chart, BOARD.between(town.id, to))
            for to in sorted(BOARD.neighbours(town.id))
        }
        for town in BOARD.towns
    ]


def _led(ways: Sequence[Mapping[int, Leg]], start: str, roads: Sequence[str]) -> Onward:
    """Where the roads lead, one after another."""
    towns, legs = [start], []
    for road in roads:
        towns.append(BOARD.connection(road).other(towns[-1]))
        legs.append(ways[BOARD.town_index[towns[-2]]][BOARD.town_index[towns[-1]]])
    return Onward(towns[1:], legs, [])


def _cost(tour: Sequence[Gone]) -> int:
    return sum(gone.cost for gone in tour)

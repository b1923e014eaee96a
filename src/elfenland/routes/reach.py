"""Every town that can be reached now, by the cheapest way."""

from __future__ import annotations

from elfenland.board.map import BOARD
from elfenland.routes.favored import search_of
from elfenland.routes.ground import Ground
from elfenland.routes.search import State
from elfenland.routes.tour import Objective, Tour


def reachable(ground: Ground, objective: Objective | None = None) -> dict[str, Tour]:
    """The cheapest way to each town that can be reached: fewest cards, then fewest steps.

    The town where the boot stands is not among them. ``objective`` says which cards caravans take.
    """
    aim = objective or Objective()
    search = search_of(ground)
    search.run(everything=True)
    found: dict[int, State] = {}
    for state in search.came:
        town, _, _, left, _ = state
        known = found.get(town)
        if known is None or left > known[3]:
            found[town] = state
    return {
        BOARD.towns[town].id: Tour.to(search, state, aim)
        for town, state in sorted(found.items())
        if town != ground.town
    }

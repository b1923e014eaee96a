"""Every town that can be reached now, by the cheapest way."""

from __future__ import annotations

from typing import Final, TypeAlias

from elfenland.board.map import BOARD
from elfenland.routes.favored import search_of
from elfenland.routes.ground import Ground
from elfenland.routes.search import Search, State
from elfenland.routes.tour import Objective, Tour, end_of

_Rank: TypeAlias = tuple[int, int, int, float]
_NONE: Final[_Rank] = (-1, 0, 0, 0.0)


def reachable(ground: Ground, objective: Objective | None = None) -> dict[str, Tour]:
    """The cheapest way to each town that can be reached: fewest cards, and of such the best.

    Of ways that leave as many cards it is the one that collects most new towns, then the one that
    leaves more free paths, then the one that leaves the cards worth most by the ``card_values`` of
    ``objective``, which also say which cards caravans take. The town where the boot stands is not
    among them.
    """
    aim = objective or Objective()
    search = search_of(ground)
    search.run(everything=True)
    found: dict[int, tuple[_Rank, State]] = {}
    for state in search.came:
        best = found.get(state[0], (_NONE, state))[0]
        if state[3] >= best[0] and (rank := _rank(search, state, aim)) > best:
            found[state[0]] = rank, state
    return {
        BOARD.towns[town].id: Tour.to(search, state, aim)
        for town, (_, state) in sorted(found.items())
        if town != ground.town
    }


def _rank(search: Search, state: State, aim: Objective) -> _Rank:
    """How good a way is that leads to a state."""
    kept = end_of(search, state, aim)
    worth = sum(count * value for count, value in zip(kept.hand, aim.card_values, strict=True))
    return state[3], kept.collected.bit_count(), kept.free_paths, worth

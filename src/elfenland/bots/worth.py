"""What it is worth to a planner to end a round somewhere: how far the towns it still wants lie."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from elfenland.board.map import BOARD

_TOWNS: Final = [town.id for town in BOARD.towns]
APART: Final = tuple(tuple(BOARD.distance(a, b) for b in _TOWNS) for a in _TOWNS)
"""By town and town, how many connections they lie apart."""


@lru_cache(maxsize=1 << 16)
def tree_length(town: int, wanted: int) -> int:
    """The length of a small tree over the town and all wanted towns, in connections.

    It is a smallest spanning tree by distances (END-4): near the smallest tree on the map, and
    quick. ``wanted`` is a set of bits.
    """
    left = [t for t in range(len(_TOWNS)) if wanted >> t & 1 and t != town]
    nearest = {t: APART[town][t] for t in left}
    length = 0
    while nearest:
        new = min(nearest, key=nearest.__getitem__)
        length += nearest.pop(new)
        apart = APART[new]
        for t, known in nearest.items():
            if apart[t] < known:
                nearest[t] = apart[t]
    return length

"""The transport chart: how many cards a step costs (CHART-1 to CHART-3)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from elfenland.board.kinds import ROAD_TERRAINS, TRANSPORTS, ChartName, Terrain, Transport

# Rows by transport, columns plains, woods, desert, mountains; 0: not allowed.
_GUIDE: Final = (
    (1, 2, 1, 1),
    (0, 1, 2, 1),
    (1, 1, 0, 0),
    (1, 1, 0, 2),
    (1, 2, 2, 2),
    (2, 1, 0, 1),
)
_PRINTED: Final = (*_GUIDE[:5], (2, 2, 0, 1))

COSTS: Final[MappingProxyType[ChartName, tuple[tuple[int, ...], ...]]] = MappingProxyType(
    {"guide": _GUIDE, "printed": _PRINTED}
)
"""Cards needed, ``COSTS[chart][transport][terrain]`` by index; 0 where the chart has a dash."""

DOWNSTREAM: Final = 1
UPSTREAM: Final = 2
CROSSING: Final = 2
OBSTACLE: Final = 1
CARAVAN: Final = 3


def allowed_terrains(transport: Transport) -> tuple[Terrain, ...]:
    """The terrains where a counter of ``transport`` may lie: the same in both charts."""
    row = _GUIDE[TRANSPORTS.index(transport)]
    return tuple(t for t, cost in zip(ROAD_TERRAINS, row, strict=True) if cost)

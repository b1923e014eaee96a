"""The chart as data: frozen, and the same terrains in both editions (CHART-1, CHART-3)."""

from __future__ import annotations

import pytest

from elfenland.board import COSTS, allowed_terrains
from elfenland.board.chart import CARAVAN, CROSSING, DOWNSTREAM, OBSTACLE, UPSTREAM
from elfenland.board.kinds import ROAD_TERRAINS, TRANSPORTS


@pytest.mark.clause("CHART-1")
@pytest.mark.parametrize("chart", sorted(COSTS))
def test_a_chart_is_six_by_four(chart: str) -> None:
    """A row for each transport, a column for each terrain, prices of none, one or two cards."""
    rows = dict(COSTS)[chart]  # type: ignore[index]

    assert [len(row) for row in rows] == [len(ROAD_TERRAINS)] * len(TRANSPORTS)
    assert {cost for row in rows for cost in row} == {0, 1, 2}


@pytest.mark.clause("CHART-1")
@pytest.mark.clause("CHART-3")
def test_both_charts_forbid_the_same() -> None:
    """Where one chart has a dash so has the other, so that counters may lie on the same roads."""
    for transport, *rows in zip(TRANSPORTS, *COSTS.values(), strict=True):
        allowed = {tuple(cost > 0 for cost in row) for row in rows}
        assert allowed == {tuple(t in allowed_terrains(transport) for t in ROAD_TERRAINS)}


@pytest.mark.clause("CHART-2")
@pytest.mark.clause("MOVE-3")
@pytest.mark.clause("MOVE-4")
def test_prices_off_the_chart() -> None:
    """Rafts, the obstacle's card and the caravan's three."""
    assert (DOWNSTREAM, UPSTREAM, CROSSING, OBSTACLE, CARAVAN) == (1, 2, 2, 1, 3)


def test_the_chart_is_frozen() -> None:
    """Nobody can change a price."""
    with pytest.raises(TypeError):
        COSTS["guide"] = ()  # type: ignore[index]

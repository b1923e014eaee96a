"""RULES.md, The chart (CHART-1 to CHART-3)."""

from __future__ import annotations

import pytest

from elfenland.board import BOARD, COSTS, ChartName, Transport, allowed_terrains
from elfenland.board.kinds import ROAD_TERRAINS, TRANSPORTS
from elfenland.rules.options import RULE_SETS
from elfenland.testing.positions import position
from tests.rules.rows import legal, only, play, row, why_refused

# As the rules draw it: plains, woods, desert, mountains.
CHART: dict[Transport, str] = {
    "dragon": "1 2 1 1",
    "unicorn": "– 1 2 1",
    "giant-pig": "1 1 – –",
    "elfcycle": "1 1 – 2",
    "troll-wagon": "1 2 2 2",
    "magic-cloud": "2 1 – 1",
}

ROAD_ROWS = [
    row(
        f"{transport} through {terrain} costs {cost}, by the {chart} chart",
        "CHART-1 CHART-3 MOVE-2",
        chart, transport, terrain,
        2 if (chart, transport, terrain) == ("printed", "magic-cloud", "woods") else int(cost),
    )
    for chart in ("guide", "printed")
    for transport, costs in CHART.items()
    for terrain, cost in zip(ROAD_TERRAINS, costs.split(), strict=True)
    if cost != "–"
]  # fmt: skip

FORBIDDEN_ROWS = [
    row(f"no {transport} through {terrain}", "CHART-1 PLAN-2", chart, transport, terrain)
    for chart in ("guide", "printed")
    for transport, costs in CHART.items()
    for terrain, cost in zip(ROAD_TERRAINS, costs.split(), strict=True)
    if cost == "–"
]


@pytest.mark.parametrize(("chart", "transport", "terrain", "cost"), ROAD_ROWS)
def test_a_road_costs_what_the_chart_says(
    chart: ChartName, transport: Transport, terrain: str, cost: int
) -> None:
    """With exactly the price in hand the step is taken; with one card less it is refused."""
    road = next(road for road in BOARD.roads if road.terrain == terrain)
    enough, short = (
        position(
            chart=chart,
            boots={0: road.a},
            counters={road.id: transport},
            hands={0: {transport: cards, "raft": 2}},
        )
        for cards in (cost, cost - 1)
    )

    (step,) = only("travelled", play(enough, f"travel {road.id}"))

    assert step["cards"] == [transport] * cost
    assert (step["from"], step["to"]) == (road.a, road.b)
    assert why_refused(short, f"travel {road.id}") == ("MOVE-2", "too-few-cards")
    assert f"travel {road.id}" not in legal(short)


@pytest.mark.parametrize(("chart", "transport", "terrain"), FORBIDDEN_ROWS)
def test_a_dash_allows_no_counter(chart: ChartName, transport: Transport, terrain: str) -> None:
    """Where the chart has a dash the counter cannot be laid on any road of the terrain."""
    game = position(chart=chart, phase="plan", open_counters={0: [transport]})
    roads = [road.id for road in BOARD.roads if road.terrain == terrain]

    refusals = {why_refused(game, f"place {transport} {road}") for road in roads}

    assert refusals == {("PLAN-2", "terrain-forbidden")}
    assert terrain not in allowed_terrains(transport)


@pytest.mark.clause("CHART-3")
def test_the_charts_differ_in_one_cell() -> None:
    """The printed chart differs from the guide's in Magic Cloud through woods alone."""
    differing = [
        (transport, terrain)
        for t, transport in enumerate(TRANSPORTS)
        for n, terrain in enumerate(ROAD_TERRAINS)
        if COSTS["guide"][t][n] != COSTS["printed"][t][n]
    ]

    assert differing == [("magic-cloud", "woods")]


@pytest.mark.clause("CHART-3")
def test_whole_rule_sets() -> None:
    """Our rules, as printed in 1998 and as printed in 2015 differ in rounds and chart."""
    assert [(r.name, r.rounds, r.chart) for r in RULE_SETS] == [
        ("ours", 4, "guide"),
        ("printed-1998", 4, "printed"),
        ("printed-2015", 3, "printed"),
    ]


WATERS = [
    row(
        f"{c.terrain} from {start} to {end} costs {rafts}",
        "CHART-2 MOVE-5",
        c.id, start, end, rafts,
    )
    for c in BOARD.connections
    if not c.is_road
    for start, end, rafts in (
        (c.a, c.b, 2 if c.terrain == "lake" else 1),
        (c.b, c.a, 2),
    )
]  # fmt: skip


@pytest.mark.parametrize(("water", "start", "end", "rafts"), WATERS)
def test_rafts(water: str, start: str, end: str, rafts: int) -> None:
    """Downstream takes 1 raft, upstream and a lake crossing 2; one less is refused."""
    enough = position(boots={0: start}, hands={0: {"raft": rafts, "dragon": 1}})
    short = position(boots={0: start}, hands={0: {"raft": rafts - 1, "dragon": 4}})

    (step,) = only("travelled", play(enough, f"travel {water}"))

    assert (step["to"], step["method"], step["cards"]) == (end, "raft", ["raft"] * rafts)
    assert why_refused(short, f"travel {water}") == ("MOVE-5", "too-few-rafts")

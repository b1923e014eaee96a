"""RULES.md, Worked examples: each row of the table, on both charts where they agree."""

from __future__ import annotations

import pytest

from elfenland.board import Card, ChartName, Transport
from elfenland.rules import view
from elfenland.testing.positions import Stated, position
from tests.rules.rows import only, play

CHARTS: tuple[ChartName, ...] = ("guide", "printed")


@pytest.mark.clause("MOVE-2")
@pytest.mark.clause("MOVE-3")
@pytest.mark.clause("MOVE-8")
@pytest.mark.parametrize("chart", CHARTS)
def test_feodor_to_virst(chart: ChartName) -> None:
    """Dragon, obstacle, woods; then Elfcycle, plains: 3 Dragons, 1 Elfcycle, two pieces."""
    first, second = "feodor-lapphalya-woods", "lapphalya-virst-plains"
    game = position(
        chart=chart,
        boots={0: "feodor"},
        counters={first: "dragon", second: "elfcycle"},
        obstacles=[first],
        hands={0: {"dragon": 4, "elfcycle": 2}},
    )

    events = play(game, f"travel {first}", f"travel {second}")

    assert [step["cards"] for step in only("travelled", events)] == [["dragon"] * 3, ["elfcycle"]]
    assert [event["town"] for event in only("piece_collected", events)] == ["lapphalya", "virst"]
    assert view(game, None).seats[0].boot == "virst"


@pytest.mark.clause("MOVE-3")
@pytest.mark.parametrize("chart", CHARTS)
def test_a_troll_wagon_and_an_obstacle(chart: ChartName) -> None:
    """A Troll Wagon and an obstacle on Al'Baran–Dag'Amura, desert: 3 Troll Wagons."""
    road = "albaran-dagamura-desert"
    game = position(
        chart=chart,
        boots={0: "albaran"},
        counters={road: "troll-wagon"},
        obstacles=[road],
        hands={0: {"troll-wagon": 4}},
    )

    (step,) = only("travelled", play(game, f"travel {road}"))

    assert step["cards"] == ["troll-wagon"] * 3


@pytest.mark.clause("CHART-2")
@pytest.mark.parametrize(("start", "end", "rafts"), [("virst", "ixara", 1), ("ixara", "virst", 2)])
def test_virst_and_ixara_by_river(start: str, end: str, rafts: int) -> None:
    """Virst to Ixara is 1 Raft, Ixara to Virst is 2."""
    game = position(boots={0: start}, hands={0: {"raft": 4}})

    (step,) = only("travelled", play(game, "travel ixara-virst-river"))

    assert (step["to"], step["cards"]) == (end, ["raft"] * rafts)


@pytest.mark.clause("MOVE-7")
@pytest.mark.clause("CHART-3")
@pytest.mark.parametrize(("chart", "clouds"), [("printed", 4), ("guide", 2)])
def test_there_and_back_by_cloud(chart: ChartName, clouds: int) -> None:
    """Dag'Amura–Kihromah, woods, there and back: printed 4 Clouds, guide 2; one piece."""
    road = "dagamura-kihromah-woods"
    game = position(
        chart=chart,
        boots={0: "dagamura"},
        counters={road: "magic-cloud"},
        hands={0: {"magic-cloud": 5}},
    )

    events = play(game, f"travel {road}", f"travel {road}")

    assert sum(len(step["cards"]) for step in only("travelled", events)) == clouds
    assert [event["town"] for event in only("piece_collected", events)] == ["kihromah"]
    assert len(view(game, 0).hand) == 5 - clouds


@pytest.mark.clause("MOVE-8")
def test_three_pieces_in_one_turn() -> None:
    """Feodor, Throtmanni, Al'Baran, Parundia in one turn: three pieces, the last town's too."""
    roads: dict[str, Transport] = {
        "feodor-throtmanni-desert": "dragon",
        "albaran-throtmanni-desert": "dragon",
        "albaran-parundia-desert": "dragon",
    }
    game = position(boots={0: "feodor"}, counters=roads, hands={0: {"dragon": 3}, 1: {"raft": 1}})

    events = play(game, *(f"travel {road}" for road in roads))

    collected = [event["town"] for event in only("piece_collected", events)]
    assert collected == ["throtmanni", "albaran", "parundia"]
    assert events[-1] == {"type": "turn_ended", "seat": 0, "discarded": []}


FERRIES = {
    "Elvenhold to Virst": (["elvenhold-virst-lake"], "virst", 2),
    "Elvenhold to Virst to Strykhaven": (
        ["elvenhold-virst-lake", "strykhaven-virst-lake"],
        "strykhaven",
        4,
    ),
}


@pytest.mark.clause("MOVE-5")
@pytest.mark.parametrize(("ferries", "town", "rafts"), FERRIES.values(), ids=FERRIES)
def test_ferries(ferries: list[str], town: str, rafts: int) -> None:
    """Each ferry is 2 Rafts: to Virst 2, on to Strykhaven 4."""
    game = position(hands={0: {"raft": 6}})

    play(game, *(f"travel {ferry}" for ferry in ferries))

    assert view(game, None).seats[0].boot == town
    assert view(game, None).played["raft"] == rafts


THREE: list[Card] = ["dragon", "unicorn", "raft"]
CARAVANS: dict[str, tuple[Stated, list[Card]]] = {
    "any three cards, Rafts too": (Stated(), THREE),
    "any four with an obstacle": (Stated(obstacles=["lapphalya-virst-plains"]), [*THREE, "raft"]),
}


@pytest.mark.clause("MOVE-4")
@pytest.mark.parametrize(("stated", "cards"), CARAVANS.values(), ids=CARAVANS)
def test_caravan(stated: Stated, cards: list[Card]) -> None:
    """A caravan over a road with a counter is any three cards, with an obstacle any four."""
    road = "lapphalya-virst-plains"
    game = position(
        stated,
        boots={0: "lapphalya"},
        counters={road: "giant-pig"},
        hands={0: {"dragon": 1, "unicorn": 1, "raft": 3}},
    )

    events = play(game, f"travel {road} caravan", *(f"pay {card}" for card in cards))

    assert only("travelled", events)[0]["cards"] == cards

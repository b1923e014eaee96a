"""RULES.md, Phase 4: plan the routes (PLAN-1 to PLAN-6)."""

from __future__ import annotations

import pytest

from elfenland.board import BOARD, Transport, allowed_terrains
from elfenland.board.kinds import TRANSPORTS
from elfenland.errors import IllegalAction
from elfenland.rules import Game, parse_action, view
from elfenland.rules.actions import Action, PlaceCounter, PlaceObstacle
from elfenland.testing.laws import refused
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused

DESERT = "albaran-feodor-desert"
WOODS = "feodor-rivinia-woods"
PLAINS = "beata-elvenhold-plains"
RIVER = "beata-elvenhold-river"
LAKE = "elvenhold-virst-lake"

DONE = {
    "an open counter on a bare road": (
        Stated(open_counters={0: ["dragon"]}),
        f"place dragon {DESERT}",
    ),
    "a secret counter": (
        Stated(secret_counters={0: ["dragon"]}),
        f"place secret dragon {DESERT}",
    ),
    "a counter far from every boot": (
        Stated(open_counters={0: ["unicorn"]}),
        "place unicorn usselen-yttar-woods",
    ),
    "an obstacle on another seat's counter": (
        Stated(counters={DESERT: "dragon"}),
        f"obstacle {DESERT}",
    ),
    "passing with everything in hand": (Stated(open_counters={0: ["dragon"]}), "pass"),
    "passing with an obstacle alone": (Stated(), "pass"),
}


@pytest.mark.clause("PLAN-1")
@pytest.mark.parametrize(("stated", "action"), DONE.values(), ids=DONE)
def test_a_turn_is_one_thing(stated: Stated, action: str) -> None:
    """A seat does one thing, is told of with one event, and the next seat is asked."""
    game = position(stated, phase="plan", players=3)

    (event,) = play(game, action)

    assert event["seat"] == 0
    assert game.to_act == 1


@pytest.mark.clause("PLAN-1")
@pytest.mark.clause("PLAN-6")
@pytest.mark.parametrize("secret", [False, True])
def test_a_placed_counter_lies_open(*, secret: bool) -> None:
    """A counter laid, secret or open until then, lies face up on its road, seen by all."""
    held: dict[int, list[Transport]] = {0: ["elfcycle"]}
    stated = Stated(secret_counters=held) if secret else Stated(open_counters=held)
    game = position(stated, phase="plan")

    (placed,) = play(game, f"place {'secret ' if secret else ''}elfcycle {PLAINS}")

    seen = view(game, 1)
    assert placed == {
        "type": "counter_placed", "seat": 0, "counter": "elfcycle", "road": PLAINS,
        "secret": secret, "favor": False,
    }  # fmt: skip
    assert [(road.road, road.counter, road.obstacle) for road in seen.roads] == [
        (PLAINS, "elfcycle", False)
    ]
    assert (seen.seats[0].open_counters, seen.seats[0].secret_counters) == ((), 0)


@pytest.mark.clause("PLAN-2")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_where_a_counter_may_go(transport: Transport) -> None:
    """A counter may go on every road of the board that the chart allows, and nowhere else."""
    game = position(phase="plan", open_counters={0: [transport]})
    fits = [r.id for r in BOARD.roads if r.terrain in allowed_terrains(transport)]

    assert legal(game) == ["pass", *(f"place {transport} {road}" for road in fits)]


REFUSED = [
    row(
        "a second counter on a road",
        "PLAN-2",
        Stated(open_counters={0: ["dragon"]}, counters={DESERT: "unicorn"}),
        f"place dragon {DESERT}",
        "PLAN-2",
        "road-has-counter",
    ),
    row(
        "a second counter of the same kind",
        "PLAN-2",
        Stated(open_counters={0: ["dragon"]}, counters={DESERT: "dragon"}),
        f"place dragon {DESERT}",
        "PLAN-2",
        "road-has-counter",
    ),
    row(
        "a unicorn in the plains",
        "PLAN-2",
        Stated(open_counters={0: ["unicorn"]}),
        f"place unicorn {PLAINS}",
        "PLAN-2",
        "terrain-forbidden",
    ),
    row(
        "a giant pig in the desert",
        "PLAN-2",
        Stated(open_counters={0: ["giant-pig"]}),
        f"place giant-pig {DESERT}",
        "PLAN-2",
        "terrain-forbidden",
    ),
    row(
        "a counter of a kind that one does not hold",
        "PLAN-1",
        Stated(open_counters={0: ["unicorn"]}),
        f"place dragon {DESERT}",
        "PLAN-1",
        "counter-not-held",
    ),
    row(
        "another seat's counter",
        "PLAN-1",
        Stated(open_counters={0: ["unicorn"], 1: ["dragon"]}),
        f"place dragon {DESERT}",
        "PLAN-1",
        "counter-not-held",
    ),
    row(
        "a secret counter as if it were open",
        "PLAN-1",
        Stated(secret_counters={0: ["dragon"]}),
        f"place dragon {DESERT}",
        "PLAN-1",
        "counter-not-held",
    ),
    row(
        "an open counter as if it were secret",
        "PLAN-1",
        Stated(open_counters={0: ["dragon"]}),
        f"place secret dragon {DESERT}",
        "PLAN-1",
        "counter-not-held",
    ),
    row(
        "an obstacle on a bare road",
        "PLAN-3",
        Stated(),
        f"obstacle {DESERT}",
        "PLAN-3",
        "road-without-counter",
    ),
    row(
        "a second obstacle on a road",
        "PLAN-3",
        Stated(counters={DESERT: "dragon"}, obstacles=[DESERT]),
        f"obstacle {DESERT}",
        "PLAN-3",
        "road-has-obstacle",
    ),
    row(
        "an obstacle used before",
        "PLAN-3",
        Stated(counters={DESERT: "dragon"}, used=[0], open_counters={0: ["dragon"]}),
        f"obstacle {DESERT}",
        "PLAN-3",
        "no-obstacle-left",
    ),
    row(
        "travelling in phase 4", "MOVE-1", Stated(), f"travel {LAKE}", "MOVE-1", "travel-phase-only"
    ),
    row("ending a turn in phase 4", "MOVE-1", Stated(), "end", "MOVE-1", "turn-phase-only"),
    row(
        "keeping a counter in phase 4",
        "ROUND-2",
        Stated(),
        "keep none",
        "ROUND-2",
        "keep-phase-only",
    ),
    row("drawing in phase 4", "DRAW-1", Stated(), "draw pile", "DRAW-1", "draw-phase-only"),
    row("paying in phase 4", "MOVE-4", Stated(), "pay raft", "MOVE-4", "no-payment-open"),
    row("discarding in phase 4", "MOVE-9", Stated(), "discard raft", "MOVE-9", "no-discard-open"),
]


@pytest.mark.parametrize(("stated", "action", "clause", "reason"), REFUSED)
def test_what_is_refused_in_phase_4(stated: Stated, action: str, clause: str, reason: str) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    game = position(stated, phase="plan")

    assert why_refused(game, action) == (clause, reason)
    assert action not in legal(game)


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        row("a counter on a river", "PLAN-2", PlaceCounter("dragon", RIVER), "PLAN-2"),
        row("a counter on a lake", "PLAN-2", PlaceCounter("dragon", LAKE), "PLAN-2"),
        row("a secret one", "PLAN-2", PlaceCounter("dragon", LAKE, secret=True), "PLAN-2"),
        row("an obstacle on a river", "PLAN-3", PlaceObstacle(RIVER), "PLAN-3"),
        row("an obstacle on a lake", "PLAN-3", PlaceObstacle(LAKE), "PLAN-3"),
    ],
)
def test_nothing_is_laid_on_rivers_and_lakes(action: Action, clause: str) -> None:
    """Counters and obstacles go on roads: refused by action and by its text, with the clause."""
    game = position(phase="plan", open_counters={0: ["dragon"]}, secret_counters={0: ["dragon"]})

    error = refused(game, action)
    with pytest.raises(IllegalAction) as read:
        parse_action(action.text)

    assert (error.reason, error.clause) == ("not-a-road", clause)
    assert str(read.value) == str(error)


@pytest.mark.parametrize(
    ("stated", "left"),
    [
        row("on one's own counter", "PLAN-3", Stated(to_act=0), 0),
        row("on another seat's counter", "PLAN-3", Stated(to_act=1), 1),
    ],
)
def test_an_obstacle_is_used_once(stated: Stated, left: int) -> None:
    """An obstacle goes on any seat's counter, and then its owner has none."""
    game = position(stated, phase="plan", counters={DESERT: "dragon"})

    play(game, f"obstacle {DESERT}")

    seats = view(game, None).seats
    assert [seat.obstacles for seat in seats] == [int(seat != left) for seat in range(2)]
    assert view(game, None).roads[0].obstacle


@pytest.mark.clause("PLAN-3")
def test_where_an_obstacle_may_go() -> None:
    """An obstacle may go on every road with a counter and no obstacle, and nowhere else."""
    game = position(
        phase="plan",
        players=3,
        counters={DESERT: "dragon", PLAINS: "elfcycle", WOODS: "unicorn"},
        obstacles=[WOODS],
    )

    assert sorted(legal(game)) == ["obstacle " + DESERT, "obstacle " + PLAINS, "pass"]


@pytest.mark.clause("PLAN-1")
@pytest.mark.clause("PLAN-3")
def test_all_that_is_held_may_be_placed() -> None:
    """Open counters, secret counters and the obstacle are all on offer, with passing."""
    game = position(
        phase="plan",
        open_counters={0: ["giant-pig"]},
        secret_counters={0: ["giant-pig"]},
        counters={DESERT: "dragon"},
    )
    kinds = {text.rsplit(" ", 1)[0] for text in legal(game)}

    assert kinds == {"pass", "obstacle", "place giant-pig", "place secret giant-pig"}


@pytest.mark.clause("PLAN-4")
def test_who_passed_may_place_later() -> None:
    """After a pass a seat is asked again, as long as somebody places."""
    game = position(phase="plan", open_counters={0: ["dragon"], 1: ["dragon"]})

    play(game, "pass", f"place dragon {DESERT}")

    assert game.to_act == 0
    play(game, f"place dragon {PLAINS}")
    assert game.phase == "plan"


ENDS = {
    "all pass at once": (["pass"] * 3, 3),
    "a counter starts the count anew": (
        ["pass", "pass", f"place dragon {DESERT}", "pass", "pass", "pass"],
        6,
    ),
    "an obstacle starts the count anew": (
        ["pass", f"place dragon {DESERT}", "pass", "pass", f"obstacle {DESERT}", *["pass"] * 3],
        8,
    ),
}


@pytest.mark.clause("PLAN-4")
@pytest.mark.parametrize(("actions", "turns"), ENDS.values(), ids=ENDS)
def test_the_phase_ends_after_as_many_passes_as_seats(actions: list[str], turns: int) -> None:
    """The last of as many passes in a row as there are seats ends the phase, and no earlier one."""
    game = position(
        phase="plan",
        players=3,
        open_counters={seat: ["dragon", "dragon"] for seat in range(3)},
        hands={0: {"raft": 1}},
    )
    for number, action in enumerate(actions, start=1):
        assert game.phase == "plan", number
        play(game, action)

    assert number == turns
    assert (game.phase, game.to_act) == ("move", 0)


@pytest.mark.clause("PLAN-4")
def test_the_count_of_passes_is_seen() -> None:
    """Everybody sees how many passes lie in a row."""
    game = position(phase="plan", players=3, open_counters={0: ["dragon"]})

    play(game, "pass", "pass")

    assert view(game, None).passes == 2


@pytest.mark.clause("PLAN-5")
def test_a_seat_with_nothing_takes_its_turn_and_passes() -> None:
    """Seats with no counter and no obstacle pass by themselves; their passes are told and count."""
    game = position(
        phase="plan", players=4, used=[1, 2], open_counters={0: ["dragon"]}, hands={0: {"raft": 1}}
    )

    events = play(game, "pass")
    assert [(event["type"], event["seat"]) for event in events] == [
        ("passed", seat) for seat in range(3)
    ]
    assert game.to_act == 3
    play(game, "pass")
    assert game.phase == "move"


@pytest.mark.clause("PLAN-4")
@pytest.mark.clause("PLAN-5")
def test_the_phase_ends_with_the_last_piece() -> None:
    """When the last piece of all is laid the phase ends by itself, with a pass of every seat."""
    game = position(
        phase="plan", used=[0, 1], open_counters={0: ["dragon"]}, hands={1: {"raft": 1}}
    )

    events = play(game, f"place dragon {DESERT}")

    assert [event["seat"] for event in only("passed", events)] == [1, 0]
    assert (game.phase, game.to_act) == ("move", 1)


@pytest.mark.clause("PLAN-6")
def test_what_lies_serves_every_seat() -> None:
    """A counter serves every seat, also after it was used, until the end of the round."""
    game = position(
        players=3,
        boots=dict.fromkeys(range(3), "feodor"),
        hands={seat: {"dragon": 1} for seat in range(3)},
        open_counters={0: ["dragon", "dragon"]},
        counters={DESERT: "dragon"},
    )

    events = play(game, *[f"travel {DESERT}"] * 3)

    assert [event["seat"] for event in only("travelled", events)] == [0, 1, 2]
    assert game.phase == "keep"
    assert [road.road for road in view(game, None).roads] == [DESERT]


def lone(game: Game) -> list[str]:
    """What may be done beside passing."""
    return [text for text in legal(game) if text != "pass"]


@pytest.mark.clause("PLAN-5")
def test_a_seat_whose_counter_fits_nowhere_can_only_pass() -> None:
    """With every road taken a counter goes nowhere, and passing is all there is."""
    counters: dict[str, Transport] = {}
    supply = dict.fromkeys(TRANSPORTS, 7)
    for road in BOARD.roads:
        fit = max(
            (t for t in TRANSPORTS if road.terrain in allowed_terrains(t)), key=supply.__getitem__
        )
        supply[fit] -= 1
        counters[road.id] = fit
    game = position(phase="plan", counters=counters, used=[0], open_counters={0: ["dragon"]})

    assert lone(game) == []
    assert legal(game) == ["pass"]

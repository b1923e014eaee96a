"""RULES.md, the favors that give obstacles and free paths (TILE-5, TILE-6)."""

from __future__ import annotations

from typing import Any

import pytest

from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import (
    arrived,
    favors_seen,
    small,
    until_next_round,
    use,
)

PLAINS = "ixara-virst-plains"
OTHER = "lapphalya-virst-plains"
DESERT = "albaran-feodor-desert"


@pytest.mark.clause("TILE-5")
def test_an_obstacle_for_the_next_round() -> None:
    """An obstacle comes from the pool, beside one's own, and is not placed in phase 5."""
    game = small("obstacle", counters={PLAINS: "dragon"})

    assert use(game) == [{"type": "obstacle_taken", "seat": 0}]

    assert favors_seen(game).obstacle_pool == 11
    assert view(game, None).seats[0].obstacles == 2
    assert why_refused(game, f"obstacle {PLAINS}") == ("PLAN-1", "plan-phase-only")


@pytest.mark.clause("TILE-5")
@pytest.mark.clause("PLAN-3")
@pytest.mark.clause("ROUND-4")
def test_several_obstacles() -> None:
    """A seat lays all its obstacles, one a turn and one a road; used ones leave the game."""
    game = position(
        phase="plan",
        favors="small",
        held_obstacles={0: 3},
        counters={PLAINS: "dragon", OTHER: "dragon", DESERT: "dragon"},
        used=[1],
        obstacle_pool=10,
    )

    play(game, f"obstacle {PLAINS}")
    assert why_refused(game, f"obstacle {PLAINS}") == ("PLAN-3", "road-has-obstacle")
    play(game, f"obstacle {OTHER}", f"obstacle {DESERT}")

    assert game.phase == "draw"
    assert view(game, None).seats[0].obstacles == 0
    assert favors_seen(game).obstacle_pool == 10
    assert problems(game) == []


@pytest.mark.clause("TILE-5")
@pytest.mark.clause("SEE-5")
def test_a_seat_with_an_obstacle_alone_is_asked() -> None:
    """In phase 4 a seat that holds only an obstacle of a favor does not pass by itself."""
    game = position(
        phase="plan",
        favors="small",
        used=[0, 1],
        held_obstacles={0: 0, 1: 1},
        open_counters={0: ["dragon"]},
    )

    play(game, f"place dragon {PLAINS}")

    assert (game.to_act, legal(game)) == (1, ["pass", f"obstacle {PLAINS}"])


@pytest.mark.clause("TILE-6")
def test_a_free_path_is_taken() -> None:
    """A free path comes from the pool and is held openly; several may be."""
    game = small("free-path", free_paths={0: 2, 1: 1})

    assert use(game) == [{"type": "free_path_taken", "seat": 0}]

    assert favors_seen(game).free_path_pool == 12 - 4
    assert [seat.free_paths for seat in view(game, 1).seats] == [3, 1]


BLOCKED = Stated(
    favors="small",
    tiles={"virst": "draw-two"},
    boots={0: "virst"},
    counters={PLAINS: "dragon", OTHER: "giant-pig"},
    obstacles=[PLAINS],
    free_paths={0: 1},
    hands={0: {"dragon": 2, "raft": 2}, 1: {"raft": 1}},
)

PATHS: list[Any] = [
    row("by counter with it", "TILE-6", "free", [], ["dragon"], True),
    row("by counter without it, paid", "TILE-6 MOVE-3", "", [], ["dragon", "dragon"], False),
    row(
        "by caravan with it",
        "TILE-6 MOVE-4",
        "caravan free",
        ["dragon", "raft", "raft"],
        None,
        True,
    ),
    row(
        "by caravan without it, paid",
        "TILE-6 MOVE-4",
        "caravan",
        ["dragon", "dragon", "raft", "raft"],
        None,
        False,
    ),
]


@pytest.mark.parametrize(("how", "paid", "cards", "free"), PATHS)
def test_a_free_path_may_be_used(
    how: str, paid: list[str], cards: list[str] | None, *, free: bool
) -> None:
    """It cancels the obstacle for one step, and goes back; the obstacle stays; or one pays."""
    game = position(BLOCKED)

    events = play(game, f"travel {PLAINS} {how}".strip(), *[f"pay {card}" for card in paid])

    (step,) = only("travelled", events)
    assert (step["cards"], step["free_path"]) == (cards or paid, free)
    assert step["method"] == ("caravan" if "caravan" in how else "counter")
    assert [road.obstacle for road in view(game, None).roads] == [True, False]
    assert view(game, None).seats[0].free_paths == (0 if free else 1)
    assert favors_seen(game).free_path_pool == (12 if free else 11)
    assert problems(game) == []


@pytest.mark.clause("TILE-6")
def test_prices_with_a_free_path() -> None:
    """The seat sees each way to go and its price."""
    assert view(position(BLOCKED), 0).prices == {
        "travel ixara-virst-river": 1,
        "travel elvenhold-virst-lake": 2,
        "travel strykhaven-virst-lake": 2,
        f"travel {PLAINS}": 2,
        f"travel {PLAINS} caravan": 4,
        f"travel {PLAINS} free": 1,
        f"travel {PLAINS} caravan free": 3,
        f"travel {OTHER} caravan": 3,
    }


@pytest.mark.clause("TILE-6")
@pytest.mark.clause("MOVE-4")
def test_just_enough_with_a_free_path() -> None:
    """Three cards are enough for a caravan with a free path, and one dragon for the counter."""
    three = position(BLOCKED, hands={0: {"raft": 3}, 1: {"raft": 1}})
    one = position(BLOCKED, hands={0: {"dragon": 1}, 1: {"raft": 1}})

    assert f"travel {PLAINS} caravan free" in legal(three)
    assert f"travel {PLAINS} caravan" not in legal(three)
    assert legal(one) == ["end", "favor", f"travel {PLAINS} free"]


FREE_REFUSED: list[Any] = [
    row(
        "a free path one has not",
        "TILE-6",
        {"free_paths": {1: 1}},
        f"travel {PLAINS} free",
        "TILE-6",
        "no-free-path",
    ),
    row(
        "by caravan, neither",
        "TILE-6",
        {"free_paths": {}},
        f"travel {PLAINS} caravan free",
        "TILE-6",
        "no-free-path",
    ),
    row(
        "where no obstacle lies", "TILE-6", {}, f"travel {OTHER} free", "TILE-6", "no-obstacle-here"
    ),
    row(
        "by caravan where no obstacle lies",
        "TILE-6",
        {},
        f"travel {OTHER} caravan free",
        "TILE-6",
        "no-obstacle-here",
    ),
    row(
        "no card of the counter",
        "TILE-6 MOVE-2",
        {"hands": {0: {"raft": 4}}},
        f"travel {PLAINS} free",
        "MOVE-2",
        "too-few-cards",
    ),
    row(
        "two cards for a caravan",
        "TILE-6 MOVE-4",
        {"hands": {0: {"raft": 2}}},
        f"travel {PLAINS} caravan free",
        "MOVE-4",
        "too-few-for-caravan",
    ),
    row(
        "a road without a counter",
        "TILE-6 MOVE-2",
        {},
        "travel strykhaven-virst-mountains free",
        "MOVE-2",
        "no-counter-on-road",
    ),
    row(
        "a road that starts elsewhere",
        "TILE-6 MOVE-1",
        {},
        f"travel {DESERT} free",
        "MOVE-1",
        "not-from-here",
    ),
    row(
        "in a game without favors",
        "TILE-6",
        {"favors": "none"},
        f"travel {PLAINS} free",
        "TILE-6",
        "no-free-path",
    ),
    row(
        "in phase 4",
        "MOVE-1",
        {"phase": "plan"},
        f"travel {PLAINS} free",
        "MOVE-1",
        "travel-phase-only",
    ),
]


@pytest.mark.parametrize(("stated", "action", "clause", "reason"), FREE_REFUSED)
def test_what_is_refused_of_a_free_path(
    stated: Stated, action: str, clause: str, reason: str
) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    game = position({**BLOCKED, **stated})

    assert why_refused(game, action) == (clause, reason)
    assert action not in legal(game)


@pytest.mark.clause("TILE-6")
def test_one_step_each() -> None:
    """A free path is good for one step; the way back needs another or is paid."""
    game = position(BLOCKED, hands={0: {"dragon": 4}, 1: {"raft": 1}})

    play(game, f"travel {PLAINS} free")

    assert why_refused(game, f"travel {PLAINS} free") == ("TILE-6", "no-free-path")
    assert view(game, 0).prices[f"travel {PLAINS}"] == 2


@pytest.mark.clause("TILE-6")
def test_at_once_and_in_later_rounds() -> None:
    """A free path just taken may be used in the same turn, and one kept stays for later rounds."""
    game = position(BLOCKED, free_paths={}, tiles={"virst": "free-path"})
    kept = position(BLOCKED, tiles={"virst": "free-path"})

    play(game, "favor", f"travel {PLAINS} free")
    play(kept, "end")
    until_next_round(kept)

    assert view(game, None).seats[0].free_paths == 0
    assert (kept.round, view(kept, None).seats[0].free_paths) == (2, 1)


@pytest.mark.clause("TILE-6")
@pytest.mark.clause("FAV-4")
def test_the_path_just_used_may_be_drawn_again() -> None:
    """A free path is back in the pool before the piece: the favor of that town can give it."""
    game = position(
        BLOCKED,
        favors="great",
        tiles={"ixara": "free-path"},
        face_up=["ixara"],
        free_paths={0: 1, 1: 11},
    )

    events = play(game, f"travel {PLAINS} free", "favor")

    assert [event["type"] for event in events] == [
        "travelled", "piece_collected", "favor_used", "free_path_taken",
    ]  # fmt: skip
    assert favors_seen(game).free_path_pool == 0


@pytest.mark.clause("TILE-6")
def test_it_cancels_for_ones_own_turn_only() -> None:
    """What one seat passes freely, the next pays for."""
    game = position(
        BLOCKED, boots={0: "virst", 1: "virst"}, hands={0: {"dragon": 1}, 1: {"dragon": 2}}
    )

    play(game, f"travel {PLAINS} free")

    assert game.to_act == 1
    assert view(game, 1).prices[f"travel {PLAINS}"] == 2


@pytest.mark.clause("TILE-1")
@pytest.mark.clause("TILE-4")
@pytest.mark.clause("TILE-5")
@pytest.mark.parametrize("favor", ["extra-counter", "obstacle", "draw-next-round"])
def test_in_the_last_round_too(favor: Any) -> None:  # noqa: ANN401 - a favor
    """A favor that helps in a next round may be used in the last one, for what it is worth."""
    game = arrived(favor, round=4)

    assert len(use(game)) == 1
    assert problems(game) == []

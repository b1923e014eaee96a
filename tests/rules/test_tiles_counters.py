"""RULES.md, the favors that give counters (TILE-3, TILE-4), and the sixth counter (DRAW-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elfenland.board import BOARD, TRANSPORTS
from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import (
    BARE_ROAD,
    LIE,
    favors_seen,
    few_counters,
    small,
    use,
)

PLAINS = "ixara-virst-plains"
DESERT = "albaran-feodor-desert"


@pytest.mark.clause("TILE-3")
def test_two_counters_are_looked_at() -> None:
    """The seat sees two counters from the pile and decides about them before anything else."""
    game = small("two-counters", open_counters={0: ["dragon", "unicorn"]})

    (seen,) = use(game)

    assert (seen["type"], len(seen["counters"])) == ("counters_seen", 2)
    assert Counter(view(game, 0).seen) == Counter(seen["counters"])
    assert view(game, 1).seen == view(game, None).seen == ()
    assert favors_seen(game, 1).looking
    assert view(game, None).counter_pile == 48 - 5 - 2 - 2
    assert legal(game)[0] == "place none"
    assert {text.split()[2] for text in legal(game)[1:]} == set(seen["counters"])


SEEN = Stated(
    favors="great",
    boots={0: "virst"},
    hands={0: {"dragon": 2, "raft": 3}, 1: {"raft": 1}},
    open_counters={0: ["dragon", "elfcycle", "elfcycle", "elfcycle"]},
    secret_counters={0: ["magic-cloud"]},
    counters={DESERT: "unicorn"},
    seen=["dragon", "unicorn"],
)

SEEN_REFUSED: list[Any] = [
    row(
        "a counter that is not among them",
        "TILE-3",
        f"place seen elfcycle {PLAINS}",
        "TILE-3",
        "counter-not-seen",
    ),
    row(
        "a road with a counter",
        "TILE-3 PLAN-2",
        f"place seen dragon {DESERT}",
        "PLAN-2",
        "road-has-counter",
    ),
    row(
        "a terrain that the chart forbids",
        "TILE-3 PLAN-2",
        f"place seen unicorn {PLAINS}",
        "PLAN-2",
        "terrain-forbidden",
    ),
    row("one's own counter", "TILE-3", f"place dragon {PLAINS}", "PLAN-1", "plan-phase-only"),
    row("a step first", "TILE-3", "travel ixara-virst-river", "TILE-3", "seen-first"),
    row("the end of the turn first", "TILE-3", "end", "TILE-3", "seen-first"),
    row("another favor first", "TILE-3", "favor", "TILE-3", "seen-first"),
    row("no favor any more", "TILE-3", "no favor", "TILE-3", "seen-first"),
]


@pytest.mark.parametrize(("action", "clause", "reason"), SEEN_REFUSED)
def test_what_is_refused_while_looking(action: str, clause: str, reason: str) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    assert why_refused(position(SEEN), action) == (clause, reason)


@pytest.mark.clause("TILE-3")
@pytest.mark.parametrize("action", ["place none", f"place seen dragon {PLAINS}"])
def test_no_counters_to_look_at(action: str) -> None:
    """Without Two Counters there is nothing to place or to return."""
    game = position(SEEN, seen=[])

    assert why_refused(game, action) == ("TILE-3", "no-counters-seen")


@pytest.mark.clause("TILE-3")
def test_one_is_placed_and_the_other_goes_back() -> None:
    """One counter goes on any road that PLAN-2 allows, and serves at once; the other returns."""
    game = position(SEEN)

    events = play(game, f"place seen dragon {PLAINS}", f"travel {PLAINS}")

    assert events[0] == {
        "type": "counter_placed", "seat": 0, "counter": "dragon", "road": PLAINS,
        "secret": False, "favor": True,
    }  # fmt: skip
    assert events[1] == {"type": "counters_returned", "seat": 0, "counters": ["unicorn"]}
    assert (events[2]["type"], events[2]["cards"]) == ("travelled", ["dragon"])
    assert favors_seen(game).looking is False
    assert view(game, 0).seen == ()
    assert view(game, None).counter_pile == 48 - 5 - 5 - 1 - 1
    assert problems(game) == []


@pytest.mark.clause("TILE-3")
def test_on_any_road_of_the_board() -> None:
    """The road may be far from the boot; all bare roads that fit are there to choose from."""
    game = position(SEEN)

    roads = {text.split()[-1] for text in legal(game) if text.startswith("place seen dragon")}

    assert len(roads) == 35 - 1
    play(game, "place seen dragon grangor-mahdavikia-mountains")
    assert [road.road for road in view(game, None).roads] == [
        DESERT,
        "grangor-mahdavikia-mountains",
    ]


@pytest.mark.clause("TILE-3")
def test_two_looked_at_and_none_placed() -> None:
    """Both go back, and who looks at nothing new goes on with its turn."""
    game = position(SEEN)

    assert play(game, "place none") == [
        {"type": "counters_returned", "seat": 0, "counters": ["dragon", "unicorn"]}
    ]
    assert view(game, None).counter_pile == 48 - 5 - 5 - 1
    assert "travel ixara-virst-river" in legal(game)


@pytest.mark.clause("TILE-3")
@pytest.mark.clause("PLAN-2")
def test_a_counter_that_fits_nowhere() -> None:
    """With no bare road for them the counters looked at can only go back."""
    lies = {
        road.id: LIE[road.terrain][n % len(LIE[road.terrain])]
        for n, road in enumerate(BOARD.roads)
        if road.terrain in ("plains", "woods")
    }
    game = position(SEEN, counters=lies, open_counters={}, secret_counters={}, seen=["giant-pig"])

    assert legal(game) == ["place none"]
    assert why_refused(game, f"place seen giant-pig {PLAINS}") == ("PLAN-2", "road-has-counter")


@pytest.mark.clause("TILE-3")
@pytest.mark.clause("FAV-4")
def test_the_last_one_placed_returns_nothing() -> None:
    """One counter seen and placed: what goes back is nothing, and is told all the same."""
    game = small("two-counters", few_counters(1))
    (seen,) = use(game)

    placed, returned = play(game, f"place seen {seen['counters'][0]} {BARE_ROAD}")

    assert placed["type"] == "counter_placed"
    assert returned == {"type": "counters_returned", "seat": 0, "counters": []}
    assert view(game, None).counter_pile == 0


@pytest.mark.clause("TILE-3")
@pytest.mark.clause("DRAW-3")
def test_counters_seen_are_no_counters_held() -> None:
    """A seat that holds all the counters it may looks at two more."""
    game = position(SEEN)
    held = view(game, None).seats[0]

    assert len(held.open_counters) + held.secret_counters == 5
    assert len(view(game, 0).seen) == 2
    assert problems(game) == []


@pytest.mark.clause("TILE-4")
def test_an_extra_counter_is_seen_by_its_owner_alone() -> None:
    """Extra Counter takes one from the pile; its owner sees it, and all see that it waits."""
    game = small("extra-counter")

    (taken,) = use(game)

    assert (taken["type"], taken["seat"]) == ("extra_counter_taken", 0)
    assert view(game, 0).extra_counter == taken["counter"]
    for viewer in (None, 1):
        assert view(game, viewer).extra_counter is None
        assert view(game, viewer).seats[0].extra_counters == 1
    assert view(game, 0).secret_counters == ()
    assert view(game, None).counter_pile == 48 - 5 - 1


@pytest.mark.clause("TILE-4")
@pytest.mark.clause("DRAW-3")
@pytest.mark.clause("ROUND-2")
def test_the_sixth_counter() -> None:
    """It is kept beside the one of ROUND-2, and after the draws its seat holds six counters."""
    game = position(
        favors="small",
        phase="keep",
        open_counters={0: ["unicorn", "elfcycle"]},
        extra={0: "dragon", 1: "giant-pig"},
    )

    events = play(game, "keep unicorn")

    assert only("counter_kept", events) == [
        {"type": "counter_kept", "seat": 0, "counter": "unicorn", "secret": False},
        {"type": "counter_kept", "seat": 1, "counter": None, "secret": False},
    ]
    assert "dragon" in view(game, 0).secret_counters
    assert view(game, 0).extra_counter is None
    while game.phase == "draw":
        play(game, "draw pile")
    seats = view(game, None).seats
    assert [(len(s.open_counters), s.secret_counters, s.extra_counters) for s in seats] == [
        (4, 2, 0),
        (3, 2, 0),
    ]
    assert problems(game) == []


@pytest.mark.clause("TILE-4")
@pytest.mark.clause("ROUND-2")
def test_a_waiting_counter_is_not_kept_or_given_back() -> None:
    """In phase 6 of its own round it is no unplaced counter: one beside it is kept unasked."""
    game = position(
        favors="small",
        hands={0: {"raft": 1}},
        open_counters={0: ["unicorn"]},
        extra={0: "dragon"},
    )

    events = play(game, "end")

    assert only("counter_kept", events)[0]["counter"] == "unicorn"
    assert game.round == 2
    assert "dragon" in view(game, 0).secret_counters


@pytest.mark.clause("TILE-4")
@pytest.mark.parametrize("counter", TRANSPORTS)
def test_it_is_placed_in_the_next_round(counter: Any) -> None:  # noqa: ANN401 - a transport
    """From the next round's phase 4 on it is laid like a secret counter, and not before."""
    road = {"giant-pig": PLAINS, "elfcycle": PLAINS}.get(counter, "ixara-mahdavikia-mountains")
    game = position(favors="small", hands={0: {"raft": 1}}, extra={0: counter})
    assert why_refused(game, f"place secret {counter} {road}") == ("PLAN-1", "plan-phase-only")

    play(game, "end")
    while game.phase == "draw":
        play(game, "draw pile")
    play(game, "pass") if game.to_act == 1 else None
    (placed,) = play(game, f"place secret {counter} {road}")

    assert (placed["seat"], placed["secret"], placed["favor"]) == (0, True, False)


@pytest.mark.clause("TILE-4")
@pytest.mark.clause("ROUND-2")
def test_after_that_round_it_is_a_counter_like_any_other() -> None:
    """An extra counter of the round before is one of those of which one is kept."""
    game = position(
        favors="small",
        phase="keep",
        open_counters={0: ["unicorn"]},
        secret_counters={0: ["dragon"]},
    )

    assert legal(game) == ["keep unicorn", "keep secret dragon", "keep none"]

"""RULES.md, Phase 6: end of the round (ROUND-1 to ROUND-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfenland.board.kinds import TRANSPORTS
from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused

DESERT = "albaran-feodor-desert"
PLAINS = "beata-elvenhold-plains"


@pytest.mark.parametrize(
    ("stated", "reason"),
    [
        row("round 4 of 4 is the last", "ROUND-1", Stated(rounds=4, round=4), "ended"),
        row("round 3 of 3 is the last", "ROUND-1", Stated(rounds=3, round=3), "ended"),
        row("round 3 of 4 is not", "ROUND-1", Stated(rounds=4, round=3), "keep"),
        row("round 1 of 3 is not", "ROUND-1", Stated(rounds=3, round=1), "keep"),
    ],
)
def test_phase_6_is_skipped_in_the_last_round(stated: Stated, reason: str) -> None:
    """In the last round the game ends when the last travel turn ends."""
    game = position(
        stated, to_act=1, hands={1: {"raft": 1}}, open_counters={0: ["dragon", "dragon"]}
    )

    events = play(game, "end")

    ended = reason == "ended"
    assert game.phase == reason
    assert [event["type"] for event in events] == ["turn_ended", *(["game_ended"] * ended)]
    assert (game.to_act is None) is ended


@pytest.mark.clause("ROUND-2")
def test_choices() -> None:
    """A seat may keep any of its unplaced counters, secret or open as it was, or none."""
    game = position(
        phase="keep",
        open_counters={0: ["unicorn", "dragon", "unicorn"]},
        secret_counters={0: ["unicorn", "magic-cloud"]},
    )

    assert legal(game) == [
        "keep dragon",
        "keep unicorn",
        "keep secret unicorn",
        "keep secret magic-cloud",
        "keep none",
    ]


KEPT = {
    "an open counter stays open": ("keep dragon", "dragon", False),
    "a secret counter stays secret": ("keep secret unicorn", "unicorn", True),
    "of two alike, the secret one": ("keep secret dragon", "dragon", True),
    "none": ("keep none", None, False),
}


@pytest.mark.clause("ROUND-2")
@pytest.mark.parametrize(("action", "counter", "secret"), KEPT.values(), ids=KEPT)
def test_one_counter_is_kept(action: str, counter: str | None, *, secret: bool) -> None:
    """The counter chosen stays as it was, and the others go back."""
    game = position(
        phase="keep",
        open_counters={0: ["dragon", "elfcycle"]},
        secret_counters={0: ["unicorn", "dragon"]},
    )

    events = play(game, action)

    assert events[0] == {
        "type": "counter_kept", "seat": 0, "counter": counter, "secret": secret,
    }  # fmt: skip
    (drawn,) = [e for e in only("counter_drawn", events) if e["seat"] == 0]
    kept = [counter] if counter else []
    mine = view(game, 0)
    assert list(mine.seats[0].open_counters) == ([] if secret else kept)
    assert Counter(mine.secret_counters) == Counter([drawn["counter"], *(kept if secret else [])])


ASKED = {
    "no counter: none is kept, unasked": (Stated(), {"counter": None, "secret": False}),
    "one open counter: it is kept, unasked": (
        Stated(open_counters={0: ["dragon"]}),
        {"counter": "dragon", "secret": False},
    ),
    "one secret counter: it is kept, unasked": (
        Stated(secret_counters={0: ["dragon"]}),
        {"counter": "dragon", "secret": True},
    ),
    "two counters: asked": (Stated(open_counters={0: ["dragon", "unicorn"]}), None),
    "two alike: asked": (Stated(open_counters={0: ["dragon", "dragon"]}), None),
    "an open and a secret one alike: asked": (
        Stated(open_counters={0: ["dragon"]}, secret_counters={0: ["dragon"]}),
        None,
    ),
    "two secret ones: asked": (Stated(secret_counters={0: ["dragon", "dragon"]}), None),
}


@pytest.mark.clause("ROUND-2")
@pytest.mark.clause("SEE-5")
@pytest.mark.parametrize(("stated", "kept"), ASKED.values(), ids=ASKED)
def test_who_is_asked(stated: Stated, kept: dict[str, object] | None) -> None:
    """A seat with two counters or more is asked what it keeps, even if they are alike."""
    game = position(stated, to_act=1, hands={1: {"raft": 1}})

    events = play(game, "end")

    told = [event for event in only("counter_kept", events) if event["seat"] == 0]
    if kept is None:
        assert (game.phase, game.to_act, told) == ("keep", 0, [])
    else:
        assert told == [{"type": "counter_kept", "seat": 0, **kept}]
        assert game.round == 2


@pytest.mark.clause("ROUND-2")
def test_seats_are_asked_clockwise() -> None:
    """From the start seat on each seat keeps a counter, told once for each."""
    game = position(
        players=4,
        start_seat=2,
        to_act=1,
        hands={1: {"raft": 1}},
        open_counters={
            0: ["dragon", "unicorn"],
            1: ["dragon"],
            3: ["dragon", "unicorn"],
        },
    )

    events = play(game, "end")
    assert game.to_act == 3
    events += play(game, "keep dragon")
    assert game.to_act == 0
    events += play(game, "keep none")

    assert [event["seat"] for event in only("counter_kept", events)] == [2, 3, 0, 1]
    assert game.round == 2


@pytest.mark.parametrize(
    ("action", "clause", "reason"),
    [
        row("a counter not held", "ROUND-2", "keep elfcycle", "ROUND-2", "counter-not-held"),
        row(
            "an open one as secret", "ROUND-2", "keep secret dragon", "ROUND-2", "counter-not-held"
        ),
        row("a secret one as open", "ROUND-2", "keep unicorn", "ROUND-2", "counter-not-held"),
        row("no pass", "PLAN-1", "pass", "PLAN-1", "pass-phase-only"),
        row("no end", "MOVE-1", "end", "MOVE-1", "turn-phase-only"),
        row("no draw", "DRAW-1", "draw pile", "DRAW-1", "draw-phase-only"),
        row("no placing", "PLAN-1", f"place dragon {DESERT}", "PLAN-1", "plan-phase-only"),
        row("no step", "MOVE-1", "travel elvenhold-virst-lake", "MOVE-1", "travel-phase-only"),
    ],
)
def test_what_is_refused_in_phase_6(action: str, clause: str, reason: str) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    game = position(phase="keep", open_counters={0: ["dragon"]}, secret_counters={0: ["unicorn"]})

    assert why_refused(game, action) == (clause, reason)
    assert action not in legal(game)


@pytest.mark.clause("ROUND-2")
@pytest.mark.clause("ROUND-3")
@pytest.mark.clause("ROUND-4")
@pytest.mark.clause("ROUND-5")
@pytest.mark.clause("PLAN-6")
def test_the_next_round() -> None:
    """Counters come off the board, obstacles leave the game, the display stays, the card moves."""
    game = position(
        players=3,
        phase="keep",
        start_seat=2,
        to_act=1,
        counters={DESERT: "dragon", PLAINS: "elfcycle"},
        obstacles=[DESERT],
        used=[0, 1],
        open_counters={1: ["dragon", "troll-wagon"]},
        display=["unicorn", "unicorn", "dragon", "dragon", "dragon"],
    )
    before = view(game, None)

    kept, ended, started, *dealt = play(game, "keep troll-wagon")

    seen = view(game, None)
    assert kept["type"] == "counter_kept"
    assert ended == {"type": "round_ended", "round": 1}
    assert started == {"type": "round_started", "round": 2, "start_seat": 0}
    assert [event["type"] for event in dealt] == ["cards_dealt"] * 3 + ["counter_drawn"] * 3
    assert [event["seat"] for event in dealt] == [0, 1, 2] * 2
    assert (seen.round, seen.phase, seen.to_act, seen.start_seat) == (2, "draw", 0, 0)
    assert seen.roads == ()
    assert [seat.obstacles for seat in seen.seats] == [0, 0, 1]
    assert seen.display == before.display
    assert seen.counter_pile == 48 - 5 - 1 - 3
    assert problems(game) == []


@pytest.mark.clause("ROUND-3")
def test_all_counters_but_the_kept_and_the_displayed_are_shuffled() -> None:
    """Those from the board, those given back and the face-down pile make the new pile."""
    game = position(
        phase="keep",
        to_act=1,
        counters={DESERT: "dragon", PLAINS: "elfcycle"},
        open_counters={1: ["dragon", "unicorn"]},
        secret_counters={1: ["unicorn"]},
        display=["magic-cloud"] * 5,
    )

    events = play(game, "keep secret unicorn")

    drawn = Counter(event["counter"] for event in only("counter_drawn", events))
    pile = Counter(dict(zip(TRANSPORTS, game.state.counters, strict=True)))
    all_of_them = Counter(dict.fromkeys(TRANSPORTS, 8))
    assert pile + drawn == all_of_them - Counter({"magic-cloud": 5, "unicorn": 1})


@pytest.mark.clause("ROUND-5")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_card_goes_round(players: int) -> None:
    """The starting-player card goes to the next seat, from the last to seat 0."""
    for start in range(players):
        game = position(
            players=players, start_seat=start, to_act=(start - 1) % players,
            hands={(start - 1) % players: {"raft": 1}},
        )  # fmt: skip

        play(game, "end")

        assert view(game, None).start_seat == (start + 1) % players
        assert game.to_act == (start + 1) % players

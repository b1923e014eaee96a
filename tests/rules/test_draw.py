"""RULES.md, Phase 3: three more counters (DRAW-1 to DRAW-3)."""

from __future__ import annotations

from typing import cast

import pytest

from elfenland.board import TRANSPORTS, Transport
from elfenland.rules import Game, Options, view
from elfenland.testing.play import nth_game, random_play
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, play, row, why_refused

DISPLAY: list[Transport] = ["dragon", "dragon", "unicorn", "elfcycle", "magic-cloud"]


@pytest.mark.clause("DRAW-1")
def test_choices() -> None:
    """A seat chooses among the kinds that lie face up and the pile, and cannot decline."""
    game = position(phase="draw", display=DISPLAY)

    assert legal(game) == [
        "draw dragon", "draw unicorn", "draw elfcycle", "draw magic-cloud", "draw pile",
    ]  # fmt: skip


@pytest.mark.clause("DRAW-1")
def test_one_at_a_time_three_times_round() -> None:
    """From the start seat on each seat takes one, three times round, then phase 4 begins."""
    game = Game.new(Options(players=3, start_seat=1), 4)
    order = []
    while game.phase == "draw":
        order.append((view(game, None).draw, game.to_act))
        play(game, "draw pile")

    assert order == [(lap, seat) for lap in (1, 2, 3) for seat in (1, 2, 0)]
    assert (game.phase, game.to_act) == ("plan", 1)
    assert [len(seat.open_counters) for seat in view(game, None).seats] == [3, 3, 3]


@pytest.mark.clause("DRAW-1")
def test_a_counter_from_the_pile_lies_open() -> None:
    """A counter from the pile is laid face up as well, and the display stays as it was."""
    game = position(phase="draw", display=DISPLAY)
    pile = view(game, None).counter_pile

    (drawn,) = play(game, "draw pile")

    seen = view(game, None)
    assert (drawn["source"], drawn["secret"]) == ("pile", False)
    assert seen.seats[0].open_counters == (drawn["counter"],)
    assert (list(seen.display), seen.counter_pile) == (DISPLAY, pile - 1)


@pytest.mark.clause("DRAW-2")
@pytest.mark.parametrize("seed", "0123456789")
def test_a_counter_from_the_display_is_replaced(seed: str) -> None:
    """A face-up counter taken is replaced at once, where it lay, so that five lie face up."""
    game = position(phase="draw", display=DISPLAY, seed=seed)
    pile = view(game, None).counter_pile

    drawn, refilled = play(game, "draw unicorn")

    seen = view(game, None)
    assert drawn == {
        "type": "counter_drawn", "seat": 0, "counter": "unicorn", "source": "display",
        "secret": False,
    }  # fmt: skip
    assert refilled == {"type": "display_refilled", "display": list(seen.display)}
    assert [*seen.display[:2], *seen.display[3:]] == [*DISPLAY[:2], *DISPLAY[3:]]
    assert (len(seen.display), seen.counter_pile) == (5, pile - 1)
    assert seen.seats[0].open_counters == ("unicorn",)


def short_of_counters(pile: int) -> Game:
    """Phase 3 with as few counters face down as play never leaves: the others lie about."""
    game = position(phase="draw", display=DISPLAY)
    state = game.state
    while state.counters_size > pile:
        kind = state.counters.index(max(state.counters))
        state.counters[kind] -= 1
        state.counters_size -= 1
    return game


@pytest.mark.clause("DRAW-2")
def test_an_empty_pile_leaves_fewer_face_up() -> None:
    """Fewer than five lie face up only when the pile is empty."""
    game = short_of_counters(1)

    play(game, "draw dragon")
    assert len(view(game, None).display) == 5
    _, refilled = play(game, "draw dragon")

    assert len(refilled["display"]) == 4
    assert view(game, None).counter_pile == 0
    assert "draw pile" not in legal(game)


@pytest.mark.parametrize(
    ("pile", "action", "why"),
    [
        row("no such counter lies face up", "DRAW-1", 9, "draw giant-pig", "not-in-display"),
        row("the pile is empty", "DRAW-1", 0, "draw pile", "counter-pile-empty"),
    ],
)
def test_draws_that_are_refused(pile: int, action: str, why: str) -> None:
    """What does not lie there cannot be taken."""
    assert why_refused(short_of_counters(pile), action) == ("DRAW-1", why)


@pytest.mark.parametrize(
    "stated",
    [
        row("in phase 4", "DRAW-1", Stated(phase="plan")),
        row("in phase 5", "DRAW-1", Stated(phase="move", hands={0: {"raft": 1}})),
        row("in phase 6", "DRAW-1", Stated(phase="keep", open_counters={0: ["dragon"] * 2})),
    ],
)
def test_counters_are_drawn_in_phase_3_only(stated: Stated) -> None:
    """A draw in any other phase is refused."""
    game = position(**stated)

    assert why_refused(game, "draw pile") == ("DRAW-1", "draw-phase-only")
    assert why_refused(game, "draw dragon") == ("DRAW-1", "draw-phase-only")


@pytest.mark.parametrize(
    ("action", "clause", "why"),
    [
        row("drawing is not optional", "DRAW-1 PLAN-1", "pass", "PLAN-1", "pass-phase-only"),
        row("it does not end by itself", "DRAW-1 MOVE-1", "end", "MOVE-1", "turn-phase-only"),
        row("nothing is kept yet", "DRAW-1 ROUND-2", "keep none", "ROUND-2", "keep-phase-only"),
    ],
)
def test_a_draw_cannot_be_declined(action: str, clause: str, why: str) -> None:
    """In phase 3 nothing but a draw is allowed."""
    assert why_refused(position(phase="draw"), action) == (clause, why)


@pytest.mark.clause("DRAW-3")
def test_a_seat_holds_at_most_five_counters() -> None:
    """Four drawn and one kept are the most that a seat holds, and random play gets there."""
    most = 0
    for number in range(20):
        game, dice = nth_game(number, "five counters")
        for _ in random_play(game, dice):
            most = max(most, *game.state.held)

    assert most == 5


@pytest.mark.clause("DRAW-1")
@pytest.mark.clause("SECRET-1")
@pytest.mark.parametrize("source", ["pile", "secret"])
def test_draws_are_fair(source: str) -> None:
    """Each kind is drawn about as often as it lies in the pile: within five standard deviations."""
    games, drawn = 3000, dict.fromkeys(TRANSPORTS, 0)
    expected = dict.fromkeys(TRANSPORTS, 0.0)
    for seed in range(games):
        game = Game.new(Options(players=2, start_seat=0), f"fair {seed}")
        if source == "secret":
            counter = view(game, 0).secret_counters[0]
            for kind in TRANSPORTS:
                expected[kind] += 1 / 6
        else:
            for n, kind in enumerate(TRANSPORTS):
                expected[kind] += game.state.counters[n] / game.state.counters_size
            counter = cast("Transport", play(game, "draw pile")[0]["counter"])
        drawn[counter] += 1

    for kind in TRANSPORTS:
        assert abs(drawn[kind] - expected[kind]) < 5 * (games * 5 / 36) ** 0.5


@pytest.mark.clause("DRAW-2")
def test_only_draws_from_the_display_refill_it() -> None:
    """A refill is told after each draw from the display, and never otherwise."""
    game, dice = nth_game(5, "refills")
    for action in random_play(game, dice):
        told = [event.type for event in game.copy().apply(action)]
        refills = action.kind == "draw" and action.text != "draw pile"
        assert (told[1:2] == ["display_refilled"]) is refills
        assert told.count("display_refilled") == refills

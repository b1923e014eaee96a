"""Hints: the best action, and why, from the view alone."""

from __future__ import annotations

import pytest

from elfenland.analysis import Hint, hint
from elfenland.analysis.weighing import weigh
from elfenland.board import CARDS
from elfenland.bots.searcher import Budget
from elfenland.rules import Game, Options, parse_action, view
from elfenland.testing.play import random_position
from elfenland.testing.positions import EVERYWHERE, Stated, position
from elfenland.testing.secrecy import twin

POSITIONS = 40
SMALL = Budget(nodes=24)


def hinted(game: Game) -> Hint:
    """The hint for the seat to act."""
    return hint(view(game, game.to_act))


def but(*towns: str) -> tuple[str, ...]:
    """Every town with a piece but these."""
    return tuple(town for town in EVERYWHERE if town not in towns)


LAST: Stated = {"round": 4}

BEST: dict[str, tuple[Stated, str, str]] = {
    "the road to the one town": (
        {
            "hands": {0: {"elfcycle": 1}},
            "counters": {"beata-elvenhold-plains": "elfcycle"},
        },
        "travel beata-elvenhold-plains",
        "new-town",
    ),
    "the last piece": (
        {
            **LAST,
            "hands": {0: {"elfcycle": 1}},
            "counters": {"beata-elvenhold-plains": "elfcycle"},
            "collected": {0: but("beata")},
        },
        "travel beata-elvenhold-plains",
        "race",
    ),
    "cards are kept for the tie": (
        {
            **LAST,
            "hands": {0: {"elfcycle": 2}},
            "counters": {"beata-elvenhold-plains": "elfcycle"},
            "collected": {0: ("beata",)},
        },
        "end",
        "tie-break",
    ),
    "the counter that the cards are for": (
        {
            "phase": "draw",
            "hands": {0: {"elfcycle": 4}},
            "display": ("dragon", "dragon", "elfcycle", "unicorn", "unicorn"),
        },
        "draw elfcycle",
        "draft-fit",
    ),
    "the counter that the tour lacks": (
        {
            **LAST,
            "phase": "plan",
            "hands": {0: {"elfcycle": 1}},
            "open_counters": {0: ["elfcycle"]},
            "boots": {0: "beata"},
            "wanted": {0: ("strykhaven",)},
        },
        "place elfcycle beata-strykhaven-plains",
        "tour",
    ),
    "a caravan that spares what the tour needs": (
        {
            "hands": {0: {"dragon": 3, "elfcycle": 1, "unicorn": 1}},
            "counters": {
                "beata-elvenhold-plains": "giant-pig",
                "beata-strykhaven-plains": "elfcycle",
            },
        },
        "travel beata-elvenhold-plains caravan",
        "new-town",
    ),
    "the obstacle before the leader": (
        {
            **LAST,
            "phase": "plan",
            "hands": {1: {"elfcycle": 3}},
            "boots": {0: "grangor"},
            "wanted": {0: ("lapphalya", "virst"), 1: ("beata",)},
            "counters": {"beata-elvenhold-plains": "elfcycle"},
        },
        "obstacle beata-elvenhold-plains",
        "obstacle",
    ),
    "a favor that is of use": (
        {"favors": "small", "boots": {0: "beata"}, "tiles": {"beata": "draw-two"}},
        "favor",
        "favor",
    ),
    "a favor that is of none": (
        {
            **LAST,
            "favors": "great",
            "boots": {0: "beata"},
            "tiles": {"beata": "extra-counter"},
            "open_favor": True,
        },
        "no favor",
        "no-favor",
    ),
    "no step that leads to anything": (
        {
            "hands": {0: {"elfcycle": 2}},
            "counters": {"beata-elvenhold-plains": "elfcycle"},
            "wanted": {0: ("rivinia",)},
        },
        "end",
        "turn-over",
    ),
}


@pytest.mark.parametrize(("stated", "action", "reason"), BEST.values(), ids=BEST)
def test_the_best_is_found(stated: Stated, action: str, reason: str) -> None:
    """Where one action is plainly best, it is the hint, for the reason that it is best for."""
    found = hinted(position(stated))
    assert (found.action, found.reason) == (action, reason)


def test_a_caravan_is_paid_for_what_comes_after_it() -> None:
    """Whatever has been paid so far, the next card is one that the rest of the tour can spare."""
    game = position(BEST["a caravan that spares what the tour needs"][0])
    game.apply(parse_action("travel beata-elvenhold-plains caravan"))
    paid = []
    while game.state.left:
        found = hinted(game)
        assert [step.town for step in found.tour] == ["beata", "strykhaven"]
        paid.append(found.action)
        game.apply(parse_action(found.action))
    assert paid == ["pay dragon", "pay dragon", "pay dragon"]


def test_a_caravan_is_weighed_by_its_best_payment() -> None:
    """Not the first cards that would do, but those that leave the most towns."""
    game = position(
        hands={0: {"dragon": 1, "unicorn": 3}},
        counters={
            "beata-elvenhold-plains": "giant-pig",
            "beata-strykhaven-plains": "dragon",
        },
    )
    found = hinted(game)
    assert [step.cards for step in found.tour] == [("unicorn",) * 3, ("dragon",)]


def test_a_payment_of_many_kinds() -> None:
    """Where a caravan can be paid in very many ways, every card that may come next is weighed."""
    game = position(
        favors="great",
        boots={0: "lapphalya"},
        hands={0: dict.fromkeys(CARDS, 2)},
        counters={"beata-elvenhold-plains": "giant-pig", "elvenhold-lapphalya-plains": "dragon"},
    )
    game.apply(parse_action("travel elvenhold-lapphalya-plains caravan"))
    assert len(hinted(game).candidates) == len(game.legal_actions()) == 6


def test_whatever_the_tour_lacks_is_a_candidate() -> None:
    """Laying any of the counters that the tour lacks comes into question, and so does a pass."""
    game = position(
        BEST["the counter that the tour lacks"][0],
        hands={0: {"elfcycle": 1, "dragon": 1}},
        open_counters={0: ["elfcycle", "dragon"]},
        wanted={0: ("strykhaven", "virst")},
    )
    texts = {one.action for one in weigh(view(game, 0))}
    assert texts >= {
        "place elfcycle beata-strykhaven-plains",
        "place dragon strykhaven-virst-mountains",
        "pass",
    }


def test_what_is_too_much_is_discarded_by_its_use() -> None:
    """Rafts, which serve without a counter, stay; the other cards go."""
    game = position(hands={0: {"raft": 4, "dragon": 1, "unicorn": 1}})
    game.apply(parse_action("end"))
    gone = []
    while game.phase == "move" and game.to_act == 0:
        gone.append(hinted(game).action)
        game.apply(parse_action(gone[-1]))
    assert gone == ["discard dragon", "discard unicorn"]


def test_it_says_what_the_tour_takes_and_lacks() -> None:
    """A counter's hint tells the tour over it, the cards it takes, and what is still to be laid."""
    found = hinted(position(BEST["the counter that the tour lacks"][0]))
    (step,) = found.tour
    assert (step.town, step.counter, step.cards, step.new) == (
        "strykhaven", "elfcycle", ("elfcycle",), True,
    )  # fmt: skip
    assert found.cards_used == ("elfcycle",)
    assert (found.cards_kept, found.lacks) == ((), ())
    assert (found.towns_now, found.towns_round) == (19, 20)


def test_it_says_who_pays_for_an_obstacle() -> None:
    """What the action does to another seat's way is told by the cards before and after."""
    found = hinted(position(BEST["the obstacle before the leader"][0]))
    (effect,) = found.effects
    assert (effect.seat, effect.town, effect.before, effect.after) == (1, "beata", 1, 2)


def test_those_who_pay_most_are_named_first() -> None:
    """Whose way is gone stands before whose way is dearer."""
    stated: Stated = {**BEST["the obstacle before the leader"][0], "players": 3}
    stated["hands"] = {1: {"elfcycle": 3}, 2: {"elfcycle": 1}}
    stated["wanted"] = {0: ("lapphalya",), 1: ("beata",), 2: ("beata", "virst")}
    found = hinted(position(stated))
    assert [(one.seat, one.before, one.after) for one in found.effects] == [
        (2, 1, None), (1, 1, 2),
    ]  # fmt: skip


def test_it_says_whom_a_counter_serves() -> None:
    """A counter that opens a way for another is told as such."""
    stated: Stated = {**BEST["the counter that the tour lacks"][0]}
    stated["boots"] = {0: "beata", 1: "beata"}
    stated["hands"] = {0: {"elfcycle": 1}, 1: {"dragon": 2}}
    (effect,) = hinted(position(stated)).effects
    assert (effect.seat, effect.town, effect.before, effect.after) == (1, "strykhaven", None, 1)


@pytest.mark.slow
def test_a_hint_holds_in_every_position() -> None:
    """It is legal, best of its candidates, and pays with the seat's own cards, in all variants."""
    for number in range(POSITIONS):
        game, _ = random_position(number, "hints")
        seen = view(game, game.to_act)
        found = hint(seen, budget=SMALL)
        texts = {action.text for action in seen.legal}
        assert {one.action for one in found.candidates} <= texts
        assert found.action == found.candidates[0].action
        best = max(one.value for one in found.candidates)
        assert found.candidates[0].value == best or found.judge == "searcher"
        paid = seen.payment.paid if seen.payment else ()
        assert sorted((*found.cards_used, *found.cards_kept, *paid)) == sorted(seen.hand)
        assert found.towns_round == found.towns_now + sum(step.new for step in found.tour)


@pytest.mark.slow
def test_a_seat_that_cannot_tell_two_games_apart_gets_one_hint() -> None:
    """A hint is made of what the seat sees, and of nothing else."""
    for number in range(POSITIONS):
        game, dice = random_position(number, "twins")
        other = twin(game, game.to_act, dice)
        one, same = (hint(view(g, game.to_act), budget=SMALL) for g in (game, other))
        assert one == same


def test_nobody_but_the_seat_to_act_is_told() -> None:
    """For a spectator, or a seat that waits, there is no hint."""
    game = Game.new(Options(players=2), 0)
    assert game.to_act is not None
    for seat in (None, 1 - game.to_act):
        with pytest.raises(ValueError, match="to act"):
            hint(view(game, seat))

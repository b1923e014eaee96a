"""The searcher: what it weighs, and what it may take for it."""

from __future__ import annotations

import pytest

from elfenland.bots import Budget, Searcher, make_bot
from elfenland.errors import UnknownBot
from elfenland.rules import Game, Options, PlayerView, view
from elfenland.testing.play import random_position

BUDGETS = {
    "searcher@0.05": Budget(seconds=0.05),
    "searcher@1": Budget(seconds=1.0),
    "searcher@nodes=200": Budget(nodes=200),
}


@pytest.mark.parametrize(("text", "budget"), [(t.partition("@")[2], b) for t, b in BUDGETS.items()])
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    """What follows the @ is seconds, or playouts."""
    assert Budget.read(text) == budget


@pytest.mark.parametrize(
    "name", ["searcher@", "searcher@0", "searcher@nan", "searcher@-1", "searcher@nodes=0",
             "searcher@nodes=two", "searcher@inf"],
)  # fmt: skip
def test_other_budgets_are_refused(name: str) -> None:
    """A budget that is none is refused with the two ways to write one."""
    with pytest.raises(UnknownBot, match=r"no budget; .* searcher@0.05, .* searcher@nodes=200"):
        make_bot(name, 0)


def test_others_have_no_budget() -> None:
    """Only the searcher has budgets."""
    with pytest.raises(UnknownBot, match=r"no bot 'planner@0\.05'"):
        make_bot("planner@0.05", 0)


def decisions(number: int, phase: str, players: int = 4) -> list[PlayerView]:
    """Some decisions of a phase in a game of planners."""
    game = Game.new(Options(players=players), f"decisions {number}")
    bots = [make_bot("planner", f"{number} {seat}") for seat in range(players)]
    found = []
    while (seat := game.to_act) is not None:
        seen = view(game, seat)
        if seen.phase == phase and len(seen.legal) > 1:
            found.append(seen)
        game.apply(bots[seat].choose(seen))
    return found[:: max(1, len(found) // 4)]


@pytest.mark.parametrize("number", range(24))
def test_whatever_is_legal_can_be_weighed(number: int) -> None:
    """In positions of every kind legal actions are weighed in shares and pieces, best first."""
    game, dice = random_position(number, "weigh")
    seen = view(game, game.to_act)
    actions = dice.sample(seen.legal, min(4, len(seen.legal)))
    weighed = Searcher(0, Budget(nodes=2 * len(actions))).weigh(seen, actions)
    assert {one.action for one in weighed} == set(actions)
    assert all(0 <= one.value <= 1 and 0 <= one.pieces <= 20 for one in weighed)
    assert all(one.worlds for one in weighed)


@pytest.mark.parametrize("phase", ["draw", "plan"])
def test_the_best_comes_first(phase: str) -> None:
    """What is weighed first is what a searcher with the same seed chooses."""
    for seen in decisions(1, phase):
        weighed = Searcher("same", Budget(nodes=40)).weigh(seen)
        assert weighed[0].action in seen.legal
        later = [one.value for one in weighed if one.worlds]
        assert weighed[0].worlds
        assert len(later) >= 2


def test_no_action_weighs_nothing() -> None:
    """Asked for none of the actions it answers with none."""
    assert Searcher(0, Budget(nodes=5)).weigh(decisions(0, "plan")[0], ()) == ()

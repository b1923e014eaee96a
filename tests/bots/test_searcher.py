"""The searcher: what it weighs, and what it may take for it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elfenland.arena import match
from elfenland.bots import Bot, Budget, Searcher, make_bot, searcher
from elfenland.bots.outlook import Outcome
from elfenland.bots.planner import learned
from elfenland.bots.play import play
from elfenland.bots.playout import Plan, World
from elfenland.errors import UnknownBot
from elfenland.rules import Action, Game, Options, PlayerView, view
from elfenland.testing.play import EVERY_OPTION, random_position
from elfenland.testing.positions import Stated, position

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


def test_the_arena_takes_budgets() -> None:
    """A match can be played by searchers of any budget, by name."""
    report = match(["searcher@nodes=1", "random"], 2, "budgets", Options(rounds=3))
    assert [bot.name for bot in report.bots] == ["searcher@nodes=1", "random"]
    assert sum(bot.faults for bot in report.bots) == 0


def test_others_have_no_budget() -> None:
    """Only the searcher has budgets."""
    with pytest.raises(UnknownBot, match=r"no bot 'planner@0\.05'"):
        make_bot("planner@0.05", 0)


def table(number: int) -> tuple[Game, list[Bot]]:
    """A game with options by number; in its first seat a searcher that thinks little."""
    options = EVERY_OPTION[number]
    others = [make_bot("greedy", f"{number} {seat}") for seat in range(1, options.players)]
    return Game.new(options, f"searcher {number}"), [Searcher(number, Budget(nodes=9)), *others]


@pytest.mark.parametrize("number", range(4))
def test_it_plays_any_table(number: int) -> None:
    """At tables of every kind it chooses what is legal to the end, and leaves views untouched."""
    game, bots = table(number)
    while (seat := game.to_act) is not None:
        seen = view(game, seat)
        action = bots[seat].choose(seen)
        assert action in seen.legal
        assert seen == view(game, seat)
        game.apply(action, seat)
    assert game.result is not None


def test_seed_and_playouts_decide() -> None:
    """With a number of playouts the same seed plays the same game; other dice are left alone."""
    random.seed(1)
    before = random.getstate()
    played = [[action.text for _, action, _ in play(*table(9))] for _ in range(2)]
    assert played[0] == played[1]
    assert random.getstate() == before


def decisions(phase: str) -> Iterator[PlayerView]:
    """Some decisions of a phase in a game of planners."""
    game = Game.new(Options(), "decisions")
    bots = [make_bot("planner", seat) for seat in range(4)]
    for number in range(1000):
        if (seat := game.to_act) is None:
            return
        seen = view(game, seat)
        if seen.phase == phase and len(seen.legal) > 1 and not number % 9:
            yield seen
        game.apply(bots[seat].choose(seen))


@pytest.mark.parametrize("number", range(24))
def test_whatever_is_legal_can_be_weighed(number: int) -> None:
    """In positions of every kind legal actions are weighed in shares and pieces."""
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
    for seen in list(decisions(phase))[:3]:
        weighed = Searcher("same", Budget(nodes=40)).weigh(seen)
        assert weighed[0].action == Searcher("same", Budget(nodes=40)).choose(seen)


def test_no_action_weighs_nothing() -> None:
    """Asked for none of the actions it answers with none."""
    assert Searcher(0, Budget(nodes=5)).weigh(next(decisions("plan")), ()) == ()


@pytest.mark.parametrize("nodes", [1, 10, 30])
def test_playouts_are_counted(nodes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several to compare it takes as many playouts as it may, and no more."""
    played = []
    after = World.after

    def counted(world: World, action: Action, plan: Plan | None = None) -> Outcome:
        played.append(action)
        return after(world, action, plan)

    monkeypatch.setattr(World, "after", counted)
    Searcher(0, Budget(nodes=nodes)).choose(next(decisions("plan")))
    assert len(played) == nodes


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins no playout that would rather end after its time than before."""
    looks = iter(range(1000))
    monkeypatch.setattr(searcher, "thread_time", lambda: next(looks) / 100)
    seen = next(decisions("plan"))
    weighed = Searcher(0, Budget(seconds=0.195)).weigh(seen)
    assert 0 < sum(one.worlds for one in weighed) < 20
    assert next(looks) == 20


def test_what_is_forced_takes_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the way, where the planner's play is exact, no world is sampled."""
    monkeypatch.setattr(searcher, "worlds", None)
    for seen in decisions("move"):
        assert Searcher(1).choose(seen) == learned(1).choose(seen)


RIVALS: Stated = {
    "round": 4,
    "phase": "plan",
    "hands": {0: {"giant-pig": 1}, 1: {"dragon": 2}},
    "boots": {0: "elvenhold", 1: "virst"},
    "wanted": {0: ["feodor", "lapphalya"], 1: ["ixara", "lapphalya"]},
}


def test_a_town_within_reach_is_laid_for() -> None:
    """In the last round a counter that makes a town reachable is worth more than a pass."""
    game = position(RIVALS, secret_counters={0: ["giant-pig"]}, used=[0, 1])
    seen = view(game, 0)
    best, *_ = Searcher(0, Budget(nodes=60)).weigh(seen)
    assert best.action.kind == "place"
    assert best.pieces == 19

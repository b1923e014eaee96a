"""The planner: whole tours, laid for and walked."""

from __future__ import annotations

from statistics import mean

import pytest

from elfenland.board import BOARD
from elfenland.bots import PlannerBot, make_bot
from elfenland.bots.play import play
from elfenland.bots.worth import tree_length
from elfenland.rules import Game, Options, Standing, view


def standings(seed: int, names: list[str], options: Options) -> list[Standing]:
    """How a game of these bots ends, by seat."""
    game = Game.new(options, seed)
    bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    for _ in play(game, bots):
        pass
    assert game.result is not None
    return sorted(game.result.standings, key=lambda standing: standing.seat)


def bits(*towns: str) -> int:
    """A set of towns."""
    return sum(1 << BOARD.town_index[town] for town in towns)


TREES = {
    "nothing is wanted": ("virst", (), 0),
    "a neighbour": ("elvenhold", ("beata",), 1),
    "two towns on one way": ("elvenhold", ("lapphalya", "feodor"), 2),
    "both ways from the boot": ("elvenhold", ("beata", "lapphalya"), 2),
    "the boot's own town costs nothing": ("beata", ("beata",), 0),
}


@pytest.mark.parametrize(("boot", "wanted", "length"), TREES.values(), ids=TREES)
def test_trees_are_measured(boot: str, wanted: tuple[str, ...], length: int) -> None:
    """The worth of an end is the length of a tree over the boot and the towns still wanted."""
    assert tree_length(BOARD.town_index[boot], bits(*wanted)) == length


@pytest.mark.slow
def test_planners_collect_nearly_all() -> None:
    """At a table of equals planners reach the level at which strong people win."""
    pieces = [
        standing.pieces
        for seed in range(12)
        for standing in standings(seed, ["planner"] * 4, Options())
    ]
    assert mean(pieces) > 18


@pytest.mark.slow
def test_a_planner_beats_beginners() -> None:
    """One planner among three of greedy wins most games, in whatever seat."""
    won = 0
    for seed in range(16):
        names = ["greedy"] * 4
        names[seed % 4] = "planner"
        won += standings(seed, names, Options())[seed % 4].rank == 1
    assert won >= 12


@pytest.mark.slow
def test_a_planner_comes_home() -> None:
    """With town cards it ends near its destination, and gives few towns for it."""
    ends = [
        standing
        for seed in range(6)
        for standing in standings(seed, ["planner"] * 4, Options(town_cards=True))
    ]
    assert mean(standing.distance or 0 for standing in ends) < 1
    assert mean(standing.score for standing in ends) > 16


def test_a_payment_left_by_another_is_gone_on_with() -> None:
    """Taking over in the middle of a caravan or a hand reduction, it names cards that are legal."""
    taken_over = set()
    for seed in range(40):
        game = Game.new(Options(players=3), seed)
        bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(3)]
        while (seat := game.to_act) is not None:
            seen = view(game, seat)
            if (seen.payment or seen.discards) and len(seen.legal) > 1:
                taken_over.add("payment" if seen.payment else "discards")
                assert PlannerBot(seed).choose(seen) in seen.legal
            game.apply(bots[seat].choose(seen))
    assert taken_over == {"payment", "discards"}

"""What the end of a round is worth, and how it is learned."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from elfenland.board import BOARD
from elfenland.bots import PlannerBot
from elfenland.bots.planner import learned
from elfenland.bots.play import play
from elfenland.bots.style import Style
from elfenland.bots.value import Learned, Net, measures, nets, round_value, weights
from elfenland.rules import Game, Options

ROOT = Path(__file__).parents[2]
ALL = (1 << len(BOARD.towns)) - 1 & ~(1 << BOARD.town_index["elvenhold"])


def bits(*towns: str) -> int:
    """A set of towns."""
    return sum(1 << BOARD.town_index[town] for town in towns)


NEAR = ("beata", "strykhaven", "virst")
APART = ("beata", "wylhien", "grangor")
BETTER = {
    "fewer towns": (NEAR[:2], NEAR, 1),
    "towns that lie together": (NEAR, APART, 1),
    "more rounds for the same towns": (APART, APART, 2),
}


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize(("better", "worse", "rounds"), BETTER.values(), ids=BETTER)
def test_a_better_end_is_worth_more(
    better: tuple[str, ...], worse: tuple[str, ...], rounds: int, players: int
) -> None:
    """Fewer towns still wanted, nearer to each other, or more time for them: more pieces."""
    town = BOARD.town_index["elvenhold"]
    assert round_value(town, bits(*better), rounds, players) > round_value(
        town, bits(*worse), 1, players
    )


def test_values_are_pieces() -> None:
    """A value is a number of pieces at the end: not far beyond those there are."""
    for rounds_left in (1, 2, 3):
        for town in range(len(BOARD.towns)):
            for wanted in (bits(*NEAR), bits(*APART), ALL & 0b101010101010101010101):
                assert 8 < round_value(town, wanted, rounds_left, 4) < 22


def test_with_no_round_left_it_is_the_pieces() -> None:
    """After the last round a seat has what it has."""
    assert round_value(0, 0, 0, 4) == 20
    assert round_value(0, bits(*NEAR), 0, 4) == 17


def test_a_net_is_added_up() -> None:
    """The value is base plus units that are positive, of boot, wanted towns, measures and bias."""
    towns = range(len(BOARD.towns))
    net = Net(
        boot=[[100.0 * t, 0.0] for t in towns],
        wanted=[[float(t), -1.0] for t in towns],
        measures=[[0.0, 0.0], [0.5, 0.0], *[[0.0, 0.0]] * 5],
        bias=[1.0, 0.0],
        units=[2.0, 1000.0],
        base=0.25,
    )
    value = Learned({1: net})
    wanted = 1 << 3 | 1 << 9 | 1 << 20
    assert value(5, wanted, 1, 4) == 0.25 + 2 * (500 + 3 + 9 + 20 + 0.5 * 3 + 1)


def test_measures() -> None:
    """What a network is told beside the towns: tree, count, alone, nearest, farthest, players."""
    town = BOARD.town_index["elvenhold"]
    assert measures(town, bits("beata", "lapphalya", "feodor"), 4) == (3, 3, 1, 0, 1, 2, 4)
    assert measures(town, 0, 2) == (0, 0, 0, 0, 0, 0, 2)


def test_weights_say_where_they_come_from() -> None:
    """The weights name the run that made them, and how well they did on games held out."""
    data = weights()
    assert data["run"]["command"].startswith("python tools/learn.py")
    assert set(nets(data)) == {1, 2, 3}
    for figures in data["held_out"].values():
        assert figures["net"] > figures["tree"]


@pytest.mark.parametrize(
    "options",
    [
        Options(players=2),
        Options(players=3, rounds=3, town_cards=True, favors="small"),
        Options(players=2, favors="great", chart="printed"),
    ],
    ids=["base", "three rounds", "great"],
)
def test_it_plays_every_table(options: Options) -> None:
    """A planner that judges by the learned value plays to the end and collects towns."""
    game = Game.new(options, "learned")
    for _ in play(game, [learned(str(seat)) for seat in range(options.players)]):
        pass
    assert game.result is not None
    assert min(one.pieces for one in game.result.standings) > 8


def test_a_style_decides_where_a_round_ends() -> None:
    """A planner ends its rounds nearer to where its style's value is high."""

    def value(town: int, _wanted: int, _rounds_left: int, _players: int) -> float:
        return -BOARD.distance(BOARD.towns[town].id, "grangor")

    far = []
    for style in (Style(value=value), Style()):
        game = Game.new(Options(players=2), "grangor")
        for _ in play(game, [PlannerBot(str(seat), style) for seat in range(2)]):
            if game.round == 2:
                break
        boots = (BOARD.towns[boot].id for boot in game.state.boots)
        far.append(sum(BOARD.distance(boot, "grangor") for boot in boots))
    assert far[0] < far[1]


@pytest.mark.slow
def test_learning_is_reproducible(tmp_path: Path) -> None:
    """The same arguments make the same weights, in a form that the bots read."""
    made = []
    for name in ("one", "two"):
        out = tmp_path / f"{name}.json"
        run = [sys.executable, "tools/learn.py", "--seed", "x", "--games", "9", "--out", str(out)]
        subprocess.run(run, cwd=ROOT, check=True, capture_output=True)
        made.append(json.loads(out.read_text(encoding="utf-8")))
    assert made[0]["nets"] == made[1]["nets"]
    assert made[0]["run"]["command"] != made[1]["run"]["command"]
    assert Learned(nets(made[0]))(0, bits(*NEAR), 1, 4) > 0

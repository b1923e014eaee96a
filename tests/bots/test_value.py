"""What the end of a round is worth, and how it is learned."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from elfenland.board import BOARD
from elfenland.bots import PlannerBot
from elfenland.bots.planner import learned
from elfenland.bots.play import play
from elfenland.bots.style import Style
from elfenland.bots.value import Learned, Net, measures, nets, round_value, weights
from elfenland.rules import Game, Options
from tools import learn

TOWNS = [index for town, index in BOARD.town_index.items() if town != BOARD.start]


def bits(*towns: str) -> int:
    """A set of towns."""
    return sum(1 << BOARD.town_index[town] for town in towns)


NEAR = ("beata", "strykhaven", "virst")
APART = ("beata", "wylhien", "grangor")
USUAL = {1: (3, 6), 2: (7, 10), 3: (13, 16)}
"""By rounds left, how many towns are usually wanted: the fewest and the most."""


@pytest.mark.parametrize("players", [2, 4, 6])
def test_towns_that_lie_together_are_worth_more(players: int) -> None:
    """The same number of towns wanted promises more pieces where they lie near."""
    town = BOARD.town_index["elvenhold"]
    assert round_value(town, bits(*NEAR), 1, players) > round_value(town, bits(*APART), 1, players)


@pytest.mark.parametrize("rounds_left", USUAL)
def test_fewer_towns_are_worth_more(rounds_left: int) -> None:
    """A town less to want is worth a part of a piece; values are pieces, of which there are 20."""
    dice = Random(rounds_left)
    gains = []
    for _ in range(300):
        boot, *wanted = dice.sample(TOWNS, 1 + dice.randint(*USUAL[rounds_left]))
        towns = sum(1 << town for town in wanted)
        value = round_value(boot, towns, rounds_left, 4)
        assert 14 < value < 21.5
        gains.append(round_value(boot, towns & ~(1 << wanted[0]), rounds_left, 4) - value)
    assert 0.3 < mean(gains) < 0.7
    assert mean(gain > 0 for gain in gains) > 0.8


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
        learn.main(["--seed", "x", "--games", "9", "--out", str(out)])
        made.append(json.loads(out.read_text(encoding="utf-8")))
    assert made[0]["nets"] == made[1]["nets"]
    assert made[0]["run"]["generation"] == 2
    assert Learned(nets(made[0]))(0, bits(*NEAR), 1, 4) > 0


def test_too_few_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With no game left to fit, nothing is played and the way out is named."""
    with pytest.raises(SystemExit):
        learn.main(["--games", "8", "--out", str(tmp_path / "none.json")])
    assert "more than 8" in capsys.readouterr().err

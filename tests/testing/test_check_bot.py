"""The kit for bots: it finds each fault that was planted, and none in ours."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from elfenland.bots import RandomBot
from elfenland.errors import UnknownBot
from elfenland.rules import Options
from elfenland.testing import check_bot as kit
from elfenland.testing.check_bot import GAMES, assert_bot, check_bot
from tests.arena.strangers import Unmade
from tests.bots.guests import programs
from tests.cli.commands import run
from tests.testing.planted import Peeking, Punctual, Shared

STRANGERS = "tests.arena.strangers"
PLANTED = "tests.testing.planted"
PROGRAMS = shlex.join([sys.executable, "-IS", programs.__file__])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games are for two, and a class in a process of its own has all the time by the clock."""
    games = (Options(players=2, rounds=3, town_cards=True, favors="great"),)
    monkeypatch.setattr(kit, "GAMES", games)
    monkeypatch.setattr(kit, "PATIENCE", 100)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_ours_have_no_problem(bot: str) -> None:
    """Our own bots play without a problem; the command has them play every kind of game."""
    checked = check_bot(bot, 1)
    assert checked.problems == ()
    assert checked.decisions > 50
    assert checked.median_ms is not None
    assert checked.slowest_ms is not None
    assert 0 < checked.median_ms <= checked.slowest_ms


def test_the_games_hold_everything() -> None:
    """Each variant is played with each number of seats, and every length and chart."""
    kinds = {(game.players, game.town_cards, game.favors) for game in GAMES}
    assert len(GAMES) == len(kinds) == 5 * 2 * 3
    assert {(game.rounds, game.chart) for game in GAMES} == {
        (rounds, chart) for rounds in (3, 4) for chart in ("guide", "printed")
    }


@pytest.mark.parametrize(
    ("bot", "problems"),
    [
        (f"{STRANGERS}:Failing", ["it raised ValueError: no idea in the draw phase"]),
        (f"{STRANGERS}:Leaving", ["it raised SystemExit: 1"]),
        (f"{STRANGERS}:Cheating", ["it chose 'end', which is not legal"]),
        (f"{STRANGERS}:Texting", ["it chose 'draw .*', which is not legal"]),
        (f"{PLANTED}:Meddling", ["it changed its view"]),
        (f"{PLANTED}:Forging", ["it changed its view"]),
        (f"{PLANTED}:Hashing", ["for the same seed and views it chose '.*' once, and '.*' ano"]),
        (f"{PLANTED}:Common", ["for the same seed and views it chose"]),
        (f"{PLANTED}:Peeking", ["for the same seed and views it chose"]),
        (f"{PLANTED}:Endless", [r"in a process of its own it took longer than 0\.1 seconds"]),
        (f"{PLANTED}:Dying", ["in a process of its own it has ended, with exit code 1"]),
        (f"{PLANTED}:Slow", [r"it took 0\.\d+ s, not 0\.05"]),
        (Shared, ["for the same seed and views it chose"]),
        (Punctual, ["begun in the middle of a game, it raised KeyError: 'the first hand'"]),
        (f"exec:{PROGRAMS} illegal 3", ["it raised IllegalAction|it chose|is not legal"]),
        (f"exec:{PROGRAMS} sorry 3", ["no idea"]),
        (f"exec:{PROGRAMS} leave 3", ["in a process of its own it has ended, with exit code 3"]),
    ],
)
@pytest.mark.usefixtures("small")
def test_a_planted_fault(bot: str | type[RandomBot], problems: list[str]) -> None:
    """Each fault is found, and no other; it is said where it was, and how often."""
    limit = {f"{PLANTED}:Slow": 0.05, f"{PLANTED}:Endless": 0.001}.get(str(bot), 60)
    found = check_bot(bot, 1, limit=limit).problems
    assert len(found) == len(problems), found
    for problem, says in zip(found, problems, strict=True):
        assert re.match(rf"{says}.* \(\d seats, favors .*phase\)(; \d+ times)?$", problem), problem


@pytest.mark.usefixtures("small")
def test_one_that_peeks() -> None:
    """Where another process is no help, a twin of the game gives away who looks behind it."""

    def make(seed: str | int) -> Peeking:
        return Peeking(seed)

    (found,) = check_bot(make, 1).problems
    assert re.match("it chose '.*', but '.*' where only what is hidden differs", found)


@pytest.mark.usefixtures("small")
def test_a_test() -> None:
    """In a test all problems are told at once; without any it passes."""
    assert_bot("random", 1)
    with pytest.raises(AssertionError, match="it raised ValueError"):
        assert_bot(f"{STRANGERS}:Failing", 1)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("clever", "there is no bot 'clever'"),
        (f"{STRANGERS}:Mute", "has no method choose"),
        (int, "makes something that has no method choose"),
        (Unmade, "makes no bot from a seed: .*no weights for 0"),
        ("exec:no-such-program", "cannot play"),
    ],
)
def test_no_bot(bot: str | type, says: str) -> None:
    """What is no bot is refused before a game is begun."""
    with pytest.raises(UnknownBot, match=says):
        check_bot(bot)


@pytest.mark.usefixtures("small")
def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It prints how much was looked at and every problem, which make its exit code 1."""
    (tmp_path / "mine.py").write_text("from elfenland.bots import RandomBot as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    good = run("check-bot", "mine:Mine", "--games", "1")
    bad = run("check-bot", f"{STRANGERS}:Failing", "--games", "1", "--seed", "b", "--limit", "9")

    assert good.exit_code == 0
    assert re.fullmatch(
        r"mine:Mine: 1 games, \d+ decisions, half of them within \S+ ms, the slowest took \S+ ms\n"
        r"No problem was found\.\n",
        good.stdout,
    )
    assert bad.exit_code == 1
    assert re.fullmatch(
        r"\S+:Failing: 1 games, \d+ decisions\n- it raised ValueError: .* times\n", bad.stdout
    )


def test_no_bot_for_the_command() -> None:
    """A name that none has is refused in a sentence."""
    refused = run("check-bot", "clever")
    assert refused.exit_code == 1
    assert refused.stderr.startswith("Error: there is no bot 'clever'; there are random")

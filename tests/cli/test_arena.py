"""``elfenland arena``: what it prints and writes, how it is stopped and goes on."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import python, run

MORTAL = '''
"""A bot that ends a process once DIE_AFTER games are written down; HOW says which, and how."""

import os
import signal
import sys
from pathlib import Path

from elfenland.bots import RandomBot


class Mortal(RandomBot):
    def choose(self, view):
        games = Path("match/games.jsonl").read_bytes().count(b"\\n") - 1
        if games >= int(os.environ.get("DIE_AFTER", 1000)):
            who, how = os.environ["HOW"].split()
            # Where the tests run in the background it would be ignored.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.kill(os.getppid() if who == "parent" else os.getpid(), getattr(signal, how))
            if who == "parent":
                signal.pause()
        return super().choose(view)
'''
SEATS = ("--seats", "mortals:Mortal,random", "--games", "12", "--seed", "mortal")


def results(text: str | bytes) -> dict[str, Any]:
    """A report as JSON, without what depends on the machine."""
    data = json.loads(text)
    assert isinstance(data, dict)
    del data["speed"]
    return data


def test_a_match(tmp_path: Path) -> None:
    """The report is printed as text and is in the folder, as text and as JSON, with all games."""
    out = tmp_path / "new" / "match"
    result = run("arena", "--seats", "greedy, random", "--games", "4", "--jobs", "1", "--out", out)

    assert result.exit_code == 0
    assert result.stdout.startswith("greedy,random, seed 0, elfenland ")
    assert result.stdout == (out / "report.txt").read_text("utf-8")
    assert json.loads((out / "report.json").read_text("utf-8"))["games"] == 4
    assert len((out / "games.jsonl").read_text("utf-8").splitlines()) == 1 + 4
    assert not result.stderr
    page = (out / "report.html").read_text("utf-8")
    assert "<h1>greedy against random</h1>" in page
    assert page.count("<svg ") == 10


def test_a_round_robin(tmp_path: Path) -> None:
    """More bots than sit at a table meet each other; the anchor that is named has 1000 points."""
    result = run(
        *("arena", "--seats", "random,greedy,random", "--players", "2", "--games", "1"),
        *("--anchor", "random", "--jobs", "1", "--out", tmp_path, "--no-page"),
    )
    assert result.exit_code == 0
    assert "3 deals × 2 rotations = 6 games" in result.stdout
    assert ["random", "1000", "–"] in [line.split() for line in result.stdout.splitlines()]
    assert not result.stderr
    assert not (tmp_path / "report.html").exists()


def test_without_matplotlib(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The report is printed all the same, and a sentence says how to get the page."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    (tmp_path / "report.html").write_text("of fewer games", "utf-8")
    seats = ("arena", "--seats", "random,random", "--games", "2", "--jobs", "1")
    result = run(*seats, "--out", tmp_path)
    assert result.exit_code == 0
    assert result.stdout.startswith("random,random, seed 0")
    assert "There is no report.html: " in result.stderr
    assert not (tmp_path / "report.html").exists()
    assert "pip install 'elfenland[plots]'" in result.stderr


def test_as_json(tmp_path: Path) -> None:
    """With ``--json`` the report is printed as one JSON object, with the options given."""
    result = run(
        *("arena", "--seats", "random,random,random", "--games", "3", "--json", "--jobs", "1"),
        *("--rounds", "3", "--chart", "printed", "--town-cards", "--favors", "small"),
        *("--seed", "x", "--no-page", "--out", tmp_path),
    )
    report = json.loads(result.stdout)
    assert result.stdout == (tmp_path / "report.json").read_text("utf-8")
    assert (report["seats"], report["seed"]) == (["random"] * 3, "x")
    assert report["options"] == {
        "players": 3,
        "rounds": 3,
        "chart": "printed",
        "town_cards": True,
        "favors": "small",
        "start_seat": None,
    }


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "random,clever"], "there is no bot 'clever'; there are random, greedy"),
        (["--seats", "random"], "1 bots cannot play a match; it takes 2 to 6"),
        (["--seats", "random,nowhere:Bot"], "No module named 'nowhere'"),
        (["--seats", "random,random", "--games", "0"], "0 is not in the range"),
        (["--seats", "random,random", "--jobs", "0"], "0 is not in the range"),
        (["--seats", "random,random", "--players", "3"], "2 bots cannot fill a table of 3"),
        (["--seats", "random,random", "--anchor", "greedy"], "'greedy' does not play"),
        (["--seats", "random,random", "--address", "host:1"], "it takes --engine ray"),
        (
            ["--seats", "random,random", "--engine", "ray", "--jobs", "2"],
            "as many play as the cluster has processors",
        ),
        (["--seats", "random,random", "--seed", "\udcff"], "is not text in UTF-8"),
        ([], "Missing option '--seats'"),
    ],
)
def test_misuse(arguments: list[str], says: str, tmp_path: Path) -> None:
    """A match that cannot be is a usage error, before a folder is made."""
    result = run("arena", "--out", tmp_path / "out", *arguments)
    assert result.exit_code == 2
    # click breaks the line where the terminal ends.
    assert says in " ".join(result.stderr.split())
    assert not (tmp_path / "out").exists()


def test_a_folder_with_another_match(tmp_path: Path) -> None:
    """What differs is said in a sentence, with exit code 1."""
    seats = ("arena", "--seats", "random,random", "--games", "2", "--no-page", "--out", tmp_path)
    assert run(*seats, "--jobs", "1").exit_code == 0
    result = run(*seats, "--seed", "1")
    assert result.exit_code == 1
    assert 'seed is "0" there and "1" here' in result.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "jobs", "code", "says"),
    [
        ("self SIGKILL", "1", -signal.SIGKILL, ""),
        ("self SIGINT", "1", 130, "Stopped; match holds the games so far"),
        ("self SIGKILL", "2", 1, "a process that played games has died"),
        ("parent SIGKILL", "2", -signal.SIGKILL, ""),
    ],
)
def test_stopped_and_gone_on_with(
    how: str, jobs: str, code: int, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However it ends, the same command goes on, and the results are those of one go.

    Its processes end too, or this test would wait for them until it fails.
    """
    (tmp_path / "mortals.py").write_text(MORTAL, "utf-8")
    monkeypatch.chdir(tmp_path)
    command = (
        "-m",
        "elfenland",
        "arena",
        *SEATS,
        "--json",
        "--no-page",
        "--jobs",
        jobs,
        "--out",
        "match",
    )

    # Up to four games are handed out, and as many have ended, beyond those that are written down:
    # whoever plays the last of twelve sees four there.
    stopped = python(*command, DIE_AFTER="4", HOW=how)
    log = Path("match", "games.jsonl")
    before = log.read_bytes().splitlines()
    resumed = python(*command)
    whole = python(*command[:-1], "whole")

    assert stopped.returncode == code
    assert says in stopped.stderr.decode()
    assert b"Traceback" not in stopped.stderr
    assert 1 + 4 <= len(before) < 1 + 12
    assert log.read_bytes().splitlines()[: len(before)] == before
    assert results(resumed.stdout) == results(whole.stdout)
    assert results(whole.stdout)["bots"][0]["faults"] == 0

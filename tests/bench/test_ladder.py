"""The ladder plays its matches, goes on where it stopped, and writes what came of them."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

from click.testing import CliRunner

from bench.__main__ import main
from bench.ladder import Rung, as_markdown, as_page, held, holds_fair, rungs
from elfenland.arena import Contest, Played, Report, Showing
from elfenland.rules import Options

MADE = {
    "command": "it",
    "date": "today",
    "seed": "s",
    "elfenland": "1",
    "python": "3",
    "machine": "m",
}


def run(folder: Path, *arguments: str) -> None:
    """Play a ladder in a folder."""
    everything = ("--matches", str(folder / "matches"), "--docs", str(folder), *arguments)
    result = CliRunner().invoke(
        main, ["ladder", "--jobs", "1", *everything], catch_exceptions=False
    )
    assert result.exit_code == 0, result.output


def made_up(*bots: str, players: int) -> Report:
    """Eight deals; the entrants come first by turns."""
    contest = Contest(bots, "made up", Options(players=players))
    games = []
    for number in range(8 * contest.cycle * players):
        table = contest.table(number // players)
        ranks = [1 + (i + number) % players for i in range(players)]
        showings = tuple(Showing(9, rank, (3, 5, 7, 9), 9, 0.09, 0.02, 0, None) for rank in ranks)
        games.append(Played(number, 0, table, showings))
    return Report.of(contest, games, None)


def test_all_that_is_played() -> None:
    """Each bot meets its equals and the next below, and the searcher, by each budget, planners."""
    plain = ("random", "greedy", "planner", "learned")
    names = [rung.name for rung in rungs(["0.05", "0.2"], 0.2)]
    assert names == [
        *(f"equals-{bot}" for bot in plain),
        *(f"{b}-against-three-{a}" for a, b in pairwise(plain)),
        *(f"{b}-against-{a}" for a, b in pairwise(plain)),
        *("equals-searcher@0.2", "searcher@0.2-against-three-learned"),
        *("searcher@0.05-against-three-planner", "searcher@0.2-against-three-planner"),
        *("searcher@0.2-against-learned", "searcher@0.2-against-planner"),
        *("robin-2", "robin-4"),
    ]
    robin = Rung("robin-4", (*plain, "searcher@0.05", "searcher@0.2"), 4)
    assert rungs(["0.05", "0.2"], 0.2)[-1] == robin
    assert rungs(["0.05", "0.2", "1"], 0.2)[-1] == robin, "what takes long is left to the curve"
    assert [rung.name for rung in rungs([], 0.2)][-1] == "robin-2"
    assert not any(rung.thinks for rung in rungs([], 0.2))


def test_a_ladder(tmp_path: Path) -> None:
    """Its pages have what is there; a longer one is played on top, and nothing is played twice."""
    run(tmp_path, "--only", "*-against-random", "--games", "4")
    run(tmp_path, "--only", "equals-random", "--games", "8")
    log = (tmp_path / "matches" / "equals-random" / "games.jsonl").read_bytes()
    run(tmp_path, "--only", "equals-random", "--games", "4")
    assert (tmp_path / "matches" / "equals-random" / "games.jsonl").read_bytes() == log

    data = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert data["seed"] == "ladder"
    games = {name: report["games"] for name, report in data["matches"].items()}
    assert games == {"equals-random": 8, "greedy-against-random": 4}
    text = (tmp_path / "ladder.md").read_text("utf-8")
    assert "| greedy against random | 4 | " in text
    assert "| random | 8 | " in text
    assert "### equals-random\n\n```\nrandom,random,random,random, seed ladder" in text
    assert "<h1>The ladder</h1>" in (tmp_path / "ladder.html").read_text("utf-8")


def test_a_match_that_was_stopped(tmp_path: Path) -> None:
    """Of a match that is not finished the whole cycles count; without one it is left out."""
    run(tmp_path, "--only", "equals-random", "--games", "8")
    rung = rungs([], 0.2)[0]
    folder = tmp_path / "matches" / rung.name
    lines = (folder / "games.jsonl").read_bytes().splitlines(keepends=True)
    for kept, deals in ((8, 2), (7, 1), (3, None), (0, None)):
        (folder / "games.jsonl").write_bytes(b"".join(lines[: 1 + kept]))
        report = held(rung, "ladder", folder)
        assert (report and report.deals) == deals
    assert held(rung, "ladder", tmp_path) is None


def test_the_searchers_pages() -> None:
    """There are its ratings, its curve by budget, and how far its figures can be had again."""
    reports = {
        f"searcher@{budget}-against-three-planner": made_up(
            f"searcher@{budget}", *["planner"] * 3, players=4
        )
        for budget in ("0.2", "0.05")
    }
    reports["robin-2"] = made_up("greedy", "planner", "searcher@0.2", players=2)
    text = as_markdown(MADE, reports)
    assert "depends on the machine" in text
    assert "| searcher@0.05 against 3 × planner | 32 | 25.0 % (" in text
    assert "| greedy | 1000 | 50.0 % (" in text
    on_page = as_page(MADE, reports)
    assert '<tr><th scope="row">searcher</th><td>0.05</td><td>25.0</td>' in on_page
    assert "<h2>Round robin at 2 seats: strength</h2>" in on_page
    assert "depends on the machine" not in as_markdown(MADE, {})


def test_the_fair_share() -> None:
    """Equals who win by turns have intervals that hold the fair share; a single deal has none."""
    report = made_up("greedy", "greedy", players=2)
    assert all(map(holds_fair, report.entrants))
    assert not holds_fair(report.bots[0])

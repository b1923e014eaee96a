"""``elfenland analyze``: a review as text, JSON and a page."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from elfenland.analysis import TourStep
from elfenland.board import BOARD
from elfenland.cli.verdict import route
from elfenland.rules import Game, Options
from elfenland.rules.record import Record
from tests.cli.commands import run, simulate, write

Json = dict[str, Any]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two recorded games of two seats, who lose something."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    simulate(file, "--games", "2", "--seats", "greedy,random", "--seed", "a", "--rounds", "3")
    return file


def told(*arguments: str | Path, stdin: bytes | None = None) -> list[str]:
    """The lines of an analysis by the planner, without luck."""
    result = run("analyze", "--nodes", "0", "--deals", "0", *arguments, stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return result.stdout.splitlines()


def found(*arguments: str | Path) -> Json:
    """An analysis as JSON."""
    said: Json = json.loads("\n".join(told("--json", *arguments)))
    return said


def test_a_game_is_judged(file: Path) -> None:
    """Who played, a row of figures for each seat, and by round a sentence for each loss."""
    lines = told(file)
    figures = found(file)
    assert lines[0] == "Greedy 1, Random 2: 3 rounds, guide chart"
    rows = [line.split() for line in lines if line.startswith(("Greedy 1 ", "Random 2 "))]
    assert [row[2:7] for row in rows] == [
        [str(s["rank"]), str(s["pieces"]), str(s["cards"]), str(s["travel_lost"]),
         f"{s['laying_lost']:.1f}"]
        for s in figures["seats"]
    ]  # fmt: skip
    assert [line for line in lines if line.startswith("Round ")] == [
        f"Round {n}" for n in (1, 2, 3)
    ]
    lost = sum(turn["towns_lost"] for turn in figures["turns"] if turn["seat"] == 1)
    said = [re.search(r"Random 2 loses (\d+) towns? in travel", line) for line in lines]
    assert sum(int(one[1]) for one in said if one) == lost > 0


def test_json_is_all_of_it(file: Path) -> None:
    """Turns with both tours, every draw and counter, rounds, and luck where it is asked for."""
    figures = found(file)
    assert figures["ended"] is True
    assert {(turn["round"], turn["seat"]) for turn in figures["turns"]} == {
        (number, seat) for number in (1, 2, 3) for seat in (0, 1)
    }
    assert {one["kind"] for one in figures["choices"]} >= {"draw", "place"}
    assert len(figures["by_round"]) == 6
    assert figures["deals"] == []

    with_luck = json.loads(run("analyze", file, "--json", "--nodes", "0", "--deals", "2").stdout)
    assert len(with_luck["deals"]) == 6
    assert run("analyze", file, "--json", "--nodes", "0", "--deals", "2").stdout != (
        run("analyze", file, "--json", "--nodes", "0", "--deals", "2", "--seed", "other").stdout
    )


def test_a_seat_can_be_chosen(file: Path) -> None:
    """By name or by number; one that there is not is refused with those that there are."""
    assert found(file, "--seat", "Random 2") == found(file, "--seat", "2")
    assert [seat["name"] for seat in found(file, "--seat", "2")["seats"]] == ["Random 2"]
    assert {turn["seat"] for turn in found(file, "--seat", "2")["turns"]} == {1}
    assert not any("Greedy 1 loses" in line for line in told(file, "--seat", "2"))

    result = run("analyze", file, "--seat", "3")
    assert result.exit_code == 2
    assert "there is no seat '3'; there are 1 Greedy 1, 2 Random 2" in " ".join(
        result.stderr.split()
    )


@pytest.mark.slow
def test_a_page_is_written(file: Path, tmp_path: Path) -> None:
    """It holds every seat's figures, a drawing of each kind, and the tours on the map."""
    page = tmp_path / "page.html"
    told(file, "--page", page)
    text = page.read_text("utf-8")
    for heading in ("Towns lost, and luck", "Cards", "Counters", "Travel turns"):
        assert f">{heading}<" in text
    assert all(f">{town.name}</text>" in text.replace("&#x27;", "'") for town in BOARD.towns)
    assert "Random 2 in round 1" in text
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", text)


def test_a_page_takes_an_extra(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without matplotlib the page is refused before the work, with what brings it."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("analyze", file, "--page", tmp_path / "page.html")
    assert result.exit_code == 1
    assert "pip install 'elfenland[plots]'" in result.stderr
    assert not result.stdout
    assert told(file)


def test_one_of_many(file: Path) -> None:
    """``--game`` chooses, and one too many is refused."""
    texts = file.read_bytes().splitlines(keepends=True)
    assert told(file, "--game", "2") == told("-", stdin=texts[1])
    result = run("analyze", file, "--game", "3")
    assert result.exit_code == 1
    assert result.stderr == f"Error: {file}: there is no game 3; it holds 2 games\n"


def test_a_game_under_way(file: Path, tmp_path: Path) -> None:
    """A game that is not over is analysed as far as it went, one just begun too."""
    record = json.loads(file.read_bytes().splitlines()[0])
    half = {**record, "actions": record["actions"][: len(record["actions"]) // 2], "result": None}
    lines = told(write(tmp_path / "half.jsonl", [half]))
    assert lines[1] == "The game is not over; this is how far it went."
    assert "Round 1" in lines

    begun = Record.begin(Game.new(Options(players=2), "begun"), [{"name": "Ann"}, {}], "begun")
    lines = told(write(tmp_path / "begun.jsonl", [begun.to_json()]))
    assert [line.split()[:2] for line in lines if line.startswith(("Ann", "Seat"))][1:] == [
        ["Ann", "–"], ["Seat", "2"],
    ]  # fmt: skip


@pytest.mark.slow
def test_a_page_of_nothing(tmp_path: Path) -> None:
    """A game just begun has a page too."""
    begun = Record.begin(Game.new(Options(players=2), "begun"), [{"name": "Ann"}, {}], "begun")
    file = write(tmp_path / "begun.jsonl", [begun.to_json()])
    told(file, "--page", tmp_path / "page.html")
    assert "Nothing was lost." in (tmp_path / "page.html").read_text("utf-8")


@pytest.mark.slow
def test_names_cannot_command_a_terminal(file: Path, tmp_path: Path) -> None:
    """A name is text on a terminal, and on a page."""
    record = json.loads(file.read_bytes().splitlines()[0])
    record["seats"][1]["name"] = "\x1b[2JAnn<b>\n"
    changed = write(tmp_path / "game.jsonl", [record])
    shown = "\n".join(told(changed, "--page", tmp_path / "page.html"))
    assert "\x1b" not in shown
    assert "\ufffd[2JAnn<b>\ufffd loses" in shown
    assert "<b>" not in (tmp_path / "page.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"", "there is no record in it"),
        (b"{", "this is not JSON"),
        (b"{}\n", "its format is not 'elfenland-record'"),
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: bytes, says: str) -> None:
    """A bad file is named with what is wrong with it, and so is one that is not there."""
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(text)
    result = run("analyze", bad)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"Error: {bad}: ")
    assert says in result.stderr
    assert run("analyze", tmp_path / "none.jsonl").stderr.startswith("Error: ")


def test_an_action_that_is_not_allowed(file: Path, tmp_path: Path) -> None:
    """A record that does not replay is refused with the action."""
    record = json.loads(file.read_bytes().splitlines()[0])
    record["actions"][3] = "0 end"
    result = run("analyze", write(tmp_path / "game.jsonl", [record]))
    assert result.exit_code == 1
    assert "action 3, '0 end'" in result.stderr


def test_luck_takes_more_than_one_game(file: Path) -> None:
    """A single game has no error, so it is refused."""
    result = run("analyze", file, "--deals", "1")
    assert result.exit_code == 2
    assert "at least 2" in result.stderr


def test_a_tour_in_words() -> None:
    """It is told by its towns from where it begins, in brackets those that bring nothing."""
    steps = [
        TourStep("travel beata-elvenhold-plains", "beata-elvenhold-plains", "beata", (), None,
                 new=False),
        TourStep("travel beata-strykhaven-plains", "beata-strykhaven-plains", "strykhaven", (),
                 None, new=True),
    ]  # fmt: skip
    assert route(steps) == "Elvenhold: (Beata), Strykhaven"
    assert route([]) == "no step"

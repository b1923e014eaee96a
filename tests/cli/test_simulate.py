"""``elfenland simulate``: what it plays, what it writes, and that it does so again."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from tests.cli.commands import python, run, simulate
from tests.cli.referee import check_record

MIXED = set(
    product(range(2, 7), (3, 4), ("guide", "printed"), (False, True), ("none", "small", "great"))
)


def options_of(record: dict[str, object]) -> tuple[object, ...]:
    """Players, rounds, chart, town cards and favors of a record."""
    options = record["options"]
    assert isinstance(options, dict)
    names = ("players", "rounds", "chart", "town_cards", "favors")
    return tuple(options[name] for name in names)


def kinds(record: dict[str, object]) -> list[str]:
    """Who sits where."""
    seats = record["seats"]
    assert isinstance(seats, list)
    return [seat["kind"].removeprefix("bot:") for seat in seats]


@pytest.fixture(scope="module")
def mixed(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, object]]:
    """The records of two rounds through every table."""
    file = tmp_path_factory.mktemp("records") / "mixed.jsonl"
    return simulate(file, "--games", str(2 * len(MIXED)), "--mix", "--seed", "format")


@pytest.mark.slow
def test_records_are_as_the_format_says(mixed: list[dict[str, object]]) -> None:
    """Hundreds of games at all tables hold against RECORD.md, key by key and event by event."""
    assert len(mixed) == 240
    assert len({record["seed"] for record in mixed}) == 240
    for record in mixed:
        check_record(record)


@pytest.mark.slow
def test_a_mix_goes_through_everything(mixed: list[dict[str, object]]) -> None:
    """A mix has every table once, and then once more with the bots shifted."""
    once, more = mixed[: len(MIXED)], mixed[len(MIXED) :]
    assert {options_of(record) for record in once} == MIXED
    for first, again in zip(once, more, strict=True):
        assert options_of(first) == options_of(again)
        assert kinds(first) != kinds(again)


def test_as_asked_for(tmp_path: Path) -> None:
    """Seats and options are as they were asked for, and so is the number of games."""
    records = simulate(
        tmp_path / "games.jsonl",
        *("--games", "3", "--seats", "greedy,random,random"),
        *("--rounds", "3", "--chart", "printed", "--town-cards", "--favors", "small"),
    )

    assert [options_of(record) for record in records] == [(3, 3, "printed", True, "small")] * 3
    assert [kinds(record) for record in records] == [["greedy", "random", "random"]] * 3
    names = [seat["name"] for seat in records[0]["seats"]]
    assert names == ["Greedy 1", "Random 2", "Random 3"]


def test_by_default(tmp_path: Path) -> None:
    """Left out, four seats play the base game with the guide's chart, both bots in turn."""
    records = simulate(tmp_path / "games.jsonl", "--games", "3")

    assert [options_of(record) for record in records] == [(4, 4, "guide", False, "none")] * 3
    turn = ["random", "greedy", "random", "greedy"]
    assert [kinds(record) for record in records] == [turn, turn[::-1], turn]


def test_a_mix_keeps_what_is_given(tmp_path: Path) -> None:
    """Of a mix what is named stays, and the rest goes through all there is."""
    two = ("--mix", "--seats", "random,random")
    records = simulate(tmp_path / "games.jsonl", "--games", "24", *two)
    assert {options_of(r) for r in records} == {m for m in MIXED if m[0] == 2}

    records = simulate(
        tmp_path / "games.jsonl",
        *("--games", "6", *two, "--rounds", "3", "--chart", "printed"),
    )
    assert {options_of(r) for r in records} == {m for m in MIXED if m[:3] == (2, 3, "printed")}

    records = simulate(
        tmp_path / "games.jsonl",
        *("--games", "4", *two, "--no-town-cards", "--favors", "none"),
    )
    assert {options_of(r) for r in records} == {
        m for m in MIXED if (m[0], *m[3:]) == (2, False, "none")
    }


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "random,clever"], "there is no bot 'clever'; there are random, greedy"),
        (["--seats", ""], "there is no bot ''; there are random, greedy"),
        (["--seats", "random"], "names 1 bots; 2 to 6 play"),
        (["--seats", ",".join(["random"] * 7)], "names 7 bots; 2 to 6 play"),
        (["--seats", "random,random", "--players", "3"], "names 2 bots for 3 players"),
    ],
)
def test_seats_that_cannot_be(arguments: list[str], says: str, tmp_path: Path) -> None:
    """Seats that name no bot, or not as many as play, are refused before a file is touched."""
    out = tmp_path / "games.jsonl"
    result = run("simulate", "--out", out, *arguments)
    assert result.exit_code == 2
    assert says in result.stderr
    assert not out.exists()


@pytest.mark.slow
def test_the_same_seed_the_same_bytes(tmp_path: Path) -> None:
    """Processes with other hash seeds write the same file byte for byte; another seed another."""
    arguments = ("-m", "elfenland", "simulate", "--mix", "--games", "20", "--out", "-")
    runs = [python(*arguments, "--seed", "x", PYTHONHASHSEED=n) for n in ("0", "1", "2")]
    here = tmp_path / "here.jsonl"
    simulate(here, "--mix", "--games", "20", "--seed", "x")

    assert [ended.returncode for ended in runs] == [0, 0, 0]
    assert {ended.stdout for ended in runs} == {here.read_bytes()}
    assert python(*arguments, "--seed", "y").stdout != here.read_bytes()


def test_a_game_does_not_depend_on_those_before(tmp_path: Path) -> None:
    """Fewer games of a seed are the first of more."""
    simulate(few := tmp_path / "few.jsonl", "--games", "3", "--seed", "0")
    simulate(more := tmp_path / "more.jsonl", "--games", "5")

    assert more.read_bytes().startswith(few.read_bytes())


def test_standard_output_holds_records_only() -> None:
    """With ``--out -`` the records are on standard output and the summary is not."""
    result = run("simulate", "--games", "2", "--out", "-")

    assert [json.loads(line)["format"] for line in result.stdout.splitlines()] == [
        "elfenland-record", "elfenland-record",
    ]  # fmt: skip
    assert "2 games" in result.stderr


def test_the_summary() -> None:
    """Without a file the summary alone is printed: games, each bot's seats, pieces and wins."""
    result = run("simulate", "--games", "4", "--seats", "greedy,random")
    first, head, greedy, random = result.stdout.splitlines()

    assert first.startswith("4 games, ")
    assert head.split() == ["bot", "seats", "mean", "pieces", "games", "won"]
    assert greedy.split()[:2] == ["greedy", "4"]
    assert random.split()[:2] == ["random", "4"]
    assert float(greedy.split()[2]) > float(random.split()[2]) > 0
    assert (greedy.split()[3], random.split()[3]) == ("4.0", "0.0")
    assert not result.stderr


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder that is not there, or is one itself, is a sentence and no traceback."""
    missing = run("simulate", "--games", "1", "--out", tmp_path / "none" / "games.jsonl")
    folder = run("simulate", "--games", "1", "--out", tmp_path)

    assert (missing.exit_code, folder.exit_code) == (1, 2)
    assert "No such file or directory" in missing.stderr
    assert "is a directory" in folder.stderr


def test_a_seed_that_is_no_text() -> None:
    """Bytes that are not UTF-8 are refused as a seed."""
    result = run("simulate", "--games", "1", "--seed", "\udcff")
    assert result.exit_code == 2
    assert "is not text in UTF-8" in result.stderr

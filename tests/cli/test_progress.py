"""Progress is for those who watch: a bar on a terminal, elsewhere a line now and then."""

from __future__ import annotations

import pytest

from elfenland.cli.progress import QUIET_SECONDS, _duration
from tests.cli.commands import run

GAMES = ("simulate", "--games", "3", "--players", "2", "--out", "-")


def test_a_short_run_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Off a terminal a run of a few seconds says nothing of its progress."""
    monkeypatch.setattr("elfenland.cli.progress.monotonic", lambda: 0)
    assert QUIET_SECONDS >= 5
    assert " of 3 games" not in run(*GAMES).stderr


def test_a_long_run_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Off a terminal a line is written each time that some seconds have passed.

    It says how long the rest will take if it goes on like that.
    """
    clock = iter(range(0, 100, QUIET_SECONDS))
    monkeypatch.setattr("elfenland.cli.progress.monotonic", lambda: next(clock))
    lines = run(*GAMES).stderr.splitlines()

    assert lines[:3] == [
        "1 of 3 games",
        "2 of 3 games, about 10 s left",
        "3 of 3 games, about 0 s left",
    ]


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0 s"), (59, "59 s"), (64.7, "1 min 05 s"), (7500, "2 h 05 min")]
)
def test_durations(seconds: float, text: str) -> None:
    """A time is said in its two largest units."""
    assert _duration(seconds) == text


def test_a_terminal_has_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal there is a bar on stderr, and the records on standard output are untouched."""
    quiet = run(*GAMES).stdout
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    result = run(*GAMES)

    assert "3/3" in result.stderr
    assert "━" in result.stderr
    assert result.stdout == quiet

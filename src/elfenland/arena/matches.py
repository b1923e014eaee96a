"""A match from beginning to end, and from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from elfenland.arena.contest import Contest
from elfenland.arena.log import Log, log
from elfenland.arena.processes import play_all
from elfenland.arena.report import Report
from elfenland.arena.text import write
from elfenland.errors import ArenaError
from elfenland.rules import Options

Progress: TypeAlias = Callable[[int], AbstractContextManager[Callable[[], object]]]
"""Told how many games are left; what it gives is called after each of them."""


def match(
    seats: Sequence[str],
    games: int,
    seed: str | int,
    options: Options | None = None,
    *,
    out: Path | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Let bots play a match: each deal from every chair, in at least so many games.

    ``seats`` names the bots, by name or import path (``module:Class``), and says how many play.
    ``games`` is rounded up to whole deals. The results follow from ``seats``, ``seed`` and
    ``options`` alone, the times do not.

    out: a folder for the games, as they come, and the report; games that it holds already are not
        played again. jobs: how many processes play.

    Raises:
        ArenaError: it cannot be played, or ``out`` holds something else.
        UnknownBot: one of the bots cannot be had.
    """
    if games < 1 or jobs < 1:
        raise ArenaError(f"{games} games in {jobs} processes; a match takes at least 1 of each")
    contest = Contest.of(seats, seed, options)
    total = -(-games // contest.rotations) * contest.rotations
    with log(out, contest) if out else nullcontext(Log(None, {})) as played:
        left = [number for number in range(total) if number not in played.games]
        began = perf_counter()
        with (
            progress(len(left)) if progress else nullcontext(_nothing) as advance,
            closing(play_all(contest, left, min(jobs, max(1, len(left))))) as ending,
        ):
            for game in ending:
                played.add(game)
                advance()
        seconds = perf_counter() - began
        chosen = [played.games[number] for number in range(total)]
    report = Report.of(contest, chosen, len(left) / seconds if left else None)
    if out:
        write(report, out)
    return report


def _nothing() -> None:
    """Nobody watches."""

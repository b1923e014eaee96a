"""A match from beginning to end, and from where it was stopped."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

from elfenland.arena.contest import Contest, Played
from elfenland.arena.log import Log, log
from elfenland.arena.processes import play_all
from elfenland.arena.report import Report
from elfenland.arena.text import write
from elfenland.errors import ArenaError
from elfenland.rules import Options

Progress: TypeAlias = Callable[[int], AbstractContextManager[Callable[[], object]]]
"""Told how many games are left; what it gives is called after each of them."""

Engine: TypeAlias = Callable[[Contest, Sequence[int]], Generator[Played, None, None]]
"""Plays the games of these numbers, and gives them in the order in which they end."""


def match(  # noqa: PLR0913 - an option each
    seats: Sequence[str],
    games: int,
    seed: str | int,
    options: Options | None = None,
    *,
    out: Path | None = None,
    jobs: int = 1,
    limit: float | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots play a match: each deal from every chair, in at least so many games.

    ``seats`` names the bots, by name or import path (``module:Class``), and says how many play.
    ``games`` is rounded up to whole deals. The results follow from ``seats``, ``seed`` and
    ``options`` alone, the times do not.

    out: a folder for the games, as they come, and the report; games that it holds already are not
        played again. jobs: how many processes play. limit:
        seconds by the clock for a decision; then each bot thinks in a process of its own, and one
        that takes longer is replaced for that decision.

    Raises:
        ArenaError: it cannot be played, or ``out`` holds something else.
        UnknownBot: one of the bots cannot be had.
    """
    if jobs < 1:
        raise ArenaError(f"{jobs} processes play no game; it takes at least 1")
    contest = Contest.of(seats, seed, options, limit=limit)
    return hold(contest, games, out=out, engine=partial(play_all, jobs=jobs), progress=progress)


def hold(
    contest: Contest,
    games: int,
    *,
    out: Path | None = None,
    engine: Engine | None = None,
    progress: Progress | None = None,
    anchor: str | None = None,
) -> Report:
    """Hold any contest, a round robin too.

    ``engine`` plays the games, here and one by one when it is left out.
    ``games`` is rounded up to whole cycles, after which all entrants have played alike. ``anchor``
    is the bot that has 1000 points, as ``ratings`` says. All else is as with ``match``.

    Raises:
        ArenaError: there is no such anchor, ``out`` holds something else, or a game was lost.
    """
    if games < 1:
        raise ArenaError(f"{games} games are no match; it takes at least 1")
    if anchor is not None and anchor not in contest.entrants:
        raise ArenaError(
            f"{anchor!r} cannot anchor the ratings; there play {', '.join(contest.entrants)}"
        )
    cycle = contest.cycle * contest.rotations
    total = -(-games // cycle) * cycle
    with log(out, contest) if out else nullcontext(Log(None, {})) as played:
        left = [number for number in range(total) if number not in played.games]
        engine = engine or partial(play_all, jobs=1)
        began = perf_counter()
        with (
            progress(len(left)) if progress else nullcontext(_nothing) as advance,
            closing(engine(contest, left)) as ending,
        ):
            for game in ending:
                played.add(game)
                advance()
        seconds = perf_counter() - began
        chosen = [played.games[number] for number in range(total)]
    report = Report.of(contest, chosen, len(left) / seconds if left else None, anchor)
    if out:
        write(report, out)
    return report


def _nothing() -> None:
    """Nobody watches."""

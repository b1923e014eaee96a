"""The published ladder: all its matches by one command, and the pages that say what came of them.

A match that was stopped goes on; a longer ladder is played on top of a shorter one.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from fnmatch import fnmatch
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from typing import Any, Final

import click

from elfenland import __version__
from elfenland.arena import Contest, Estimate, Report, Row, as_text, hold
from elfenland.arena.log import log
from elfenland.arena.page import sections as sections_of
from elfenland.arena.processes import play_all
from elfenland.bots.guests import factory
from elfenland.cli.progress import progress
from elfenland.errors import MissingExtra, UnknownBot
from elfenland.plots import Mark, Section, lines, page

ROOT: Final = Path(__file__).resolve().parent.parent
SEATS: Final = 4
BOTS: Final = ("random", "greedy", "planner", "learned")
"""From the weakest up, those that do not search."""
YARDSTICK: Final = "planner"
"""Whom the searcher meets by each of its budgets."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A match of the ladder: its folder's name, who plays, and how many sit at a table."""

    name: str
    bots: tuple[str, ...]
    players: int

    @property
    def thinks(self) -> bool:
        """Whether a bot with a budget plays, which takes long."""
        return any("@" in bot for bot in self.bots)

    def contest(self, seed: str) -> Contest:
        """What is played."""
        return Contest.of(self.bots, seed, None, self.players)


def rungs(budgets: Sequence[str], main: float) -> list[Rung]:
    """All matches, from the quickest: equals, one against three, two seats, and round robins.

    ``budgets`` are those of the searcher, in seconds; ``main`` is the one that it has by default.
    """
    searchers = {f"searcher@{budget}": float(budget) for budget in budgets}
    ladder = [*BOTS, *(bot for bot, budget in searchers.items() if budget == main)]
    steps = list(pairwise(ladder))
    curve = [(YARDSTICK, searcher) for searcher in searchers]
    against = dict.fromkeys([*steps, *curve])
    pairs = dict.fromkeys([*steps, *(pair for pair in curve if pair[1] in ladder)])
    # Budgets above the main one are left to the curve: a round robin of theirs would take days.
    everyone = (*BOTS, *(bot for bot, budget in searchers.items() if budget <= main))
    found = [
        *(Rung(f"equals-{bot}", (bot,) * SEATS, SEATS) for bot in ladder),
        *(Rung(f"{b}-against-three-{a}", (b, *[a] * (SEATS - 1)), SEATS) for a, b in against),
        *(Rung(f"{b}-against-{a}", (b, a), 2) for a, b in pairs),
        Rung("robin-2", everyone, 2),
        *([Rung(f"robin-{SEATS}", everyone, SEATS)] if len(everyone) > SEATS else []),
    ]
    return sorted(found, key=lambda rung: rung.thinks)


def held(rung: Rung, seed: str, folder: Path) -> Report | None:
    """The report on the whole cycles that a folder holds."""
    contest = rung.contest(seed)
    if not (folder / "games.jsonl").exists():
        return None
    with log(folder, contest) as played:
        there = next(number for number in count() if number not in played.games)
    cycle = contest.cycle * contest.rotations
    return hold(contest, there // cycle * cycle, out=folder) if there >= cycle else None


def as_markdown(made: Mapping[str, Any], reports: Mapping[str, Report]) -> str:
    """The ladder as ``docs/ladder.md``."""
    return "\n".join(_markdown(made, reports)) + "\n"


def _markdown(made: Mapping[str, Any], reports: Mapping[str, Report]) -> Iterator[str]:
    yield "# The ladder\n"
    yield (
        "How strong the bots are, as the [arena](arena.md) says it: base game, four rounds, the "
        "guide's chart, each deal from every chair, 95 % intervals over deals."
    )
    yield (
        f"Made by `{made['command']}` on {made['date']}, seed {made['seed']}, elfenland "
        f"{made['elfenland']}, {made['python']}, {made['machine']}. This page is not written by "
        "hand; [ladder.json](ladder.json) has all figures, [ladder.html](ladder.html) draws them.\n"
    )
    if any("@" in row.name for report in reports.values() for row in report.bots):
        yield (
            "`searcher@0.2` has 0.2 seconds for a decision. What it finds in them depends on the "
            "machine, so its games are not the same again; those of all others are.\n"
        )
    for name in ("robin-4", "robin-2"):
        if name in reports:
            yield from _robin(reports[name])
    against = {name: r for name, r in reports.items() if "-against-" in name}
    if against:
        yield "## One against others\n"
        yield "| | games | wins | fair | its pieces | theirs |\n|---|---|---|---|---|---|"
        for report in against.values():
            one, others = report.bots
            seats = f"{others.seats} × {others.name}" if others.seats > 1 else others.name
            yield (
                f"| {one.name} against {seats} | {report.games} | {_percent(one.share)} | "
                f"{one.fair:.0%} | {_number(one.pieces)} | {_number(others.pieces)} |"
            )
        yield ""
    equals = [report for report in reports.values() if len(report.bots) == 1]
    if equals:
        yield "## Among equals\n"
        yield (
            "Where one bot has all the seats each of them should win its fair share, and 19 of 20 "
            "intervals should hold it.\n"
        )
        yield "| | games | pieces | seats whose interval holds the fair share |\n|---|---|---|---|"
        for report in equals:
            (row,) = report.bots
            fair = sum(map(holds_fair, report.entrants))
            yield (
                f"| {row.name} | {report.games} | {_number(row.pieces)} | {fair} of "
                f"{len(report.entrants)} |"
            )
        yield ""
    yield "## All reports\n"
    for name, report in reports.items():
        yield f"### {name}\n\n```\n{as_text(report)}```\n"


def _robin(report: Report) -> Iterator[str]:
    rows = {row.name: row for row in report.bots}
    yield f"## Ratings at {report.contest.options.players} seats\n"
    yield f"A round robin of {report.games} games.\n"
    yield "| | points | wins | fair | pieces | ms a decision |\n|---|---|---|---|---|---|"
    for name, points in report.ratings:
        row = rows[name]
        yield (
            f"| {name} | {_number(points, 0)} | {_percent(row.share)} | {row.fair:.0%} | "
            f"{_number(row.pieces)} | {row.mean_ms or 0:.2f} |"
        )
    yield ""


def holds_fair(row: Row) -> bool:
    """Whether the interval of its share holds what equals would win."""
    low, high = row.share.low, row.share.high
    return low is not None and high is not None and low <= row.fair <= high


def _percent(share: Estimate) -> str:
    return _number(percent(share), 1, " %")


def percent(share: Estimate) -> Estimate:
    """A share from 0 to 100."""
    value, low, high = share
    if low is None or high is None:
        return Estimate(value * 100, None, None)
    return Estimate(value * 100, low * 100, high * 100)


def _number(estimate: Estimate, digits: int = 2, unit: str = "") -> str:
    value = f"{estimate.value:.{digits}f}{unit}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"


def as_page(made: Mapping[str, Any], reports: Mapping[str, Report]) -> str:
    """The ladder as a page with drawings: ratings, the searcher's curve, and the round robins.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    parts = []
    curve = sorted(_budgets(reports), key=lambda mark: mark.x)
    if curve:
        drawing = lines(
            "Time and wins",
            "How many games the searcher wins against three planners, by its budget.",
            {"searcher": curve},
            ("seconds a decision", "% of games won"),
            log=True,
            reference=100 / SEATS,
        )
        parts.append(Section("The searcher's budget", drawings=[drawing]))
    for report in reports.values():
        if report.round_robin:
            seats = f"Round robin at {report.contest.options.players} seats"
            parts += [
                Section(f"{seats}: {part.heading.lower()}", part.text, part.drawings, part.tables)
                for part in sections_of(report)
            ]
    about = f"{made['date']}, seed {made['seed']}, elfenland {made['elfenland']}."
    return page("The ladder", parts, [about])


def _budgets(reports: Mapping[str, Report]) -> Iterator[Mark]:
    for name, report in reports.items():
        bot, _, budget = report.bots[0].name.partition("@")
        if bot == "searcher" and name.endswith(f"-against-three-{YARDSTICK}"):
            yield Mark(float(budget), *percent(report.bots[0].share))


def there(bot: str) -> bool:
    """Whether there is such a bot."""
    try:
        factory(bot)
    except UnknownBot:
        return False
    return True


@click.command(help=__doc__)
@click.option("--games", default=300, show_default=True, type=click.IntRange(1), metavar="N",
              help="Of each match, rounded up to whole cycles.")  # fmt: skip
@click.option("--thinking-games", default=300, show_default=True, type=click.IntRange(1),
              metavar="N", help="Of each match with a searcher.")  # fmt: skip
@click.option("--budgets", default="0.05,0.2,1", show_default=True, metavar="SECONDS,...",
              help="The searcher's, for its curve.")  # fmt: skip
@click.option("--main", default=0.2, show_default=True, metavar="SECONDS",
              type=click.FloatRange(0, min_open=True),
              help="The searcher's in all other matches.")  # fmt: skip
@click.option("--seed", default="ladder", show_default=True, metavar="TEXT")
@click.option("--jobs", default=os.cpu_count() or 1, metavar="J", type=click.IntRange(1),
              help="How many processes play.  [default: one a core]")  # fmt: skip
@click.option("--only", default="*", metavar="PATTERN",
              help="Play these only, as in 'robin-*'; the pages have what is there.")  # fmt: skip
@click.option("--matches", default=ROOT / ".cache" / "ladder", metavar="DIR",
              type=click.Path(file_okay=False, path_type=Path),
              help="Where the games are kept.")  # fmt: skip
@click.option("--docs", default=ROOT / "docs", metavar="DIR",
              type=click.Path(file_okay=False, path_type=Path),
              help="Where ladder.md, ladder.json and ladder.html go.")  # fmt: skip
def ladder(  # noqa: PLR0913 - an option each
    *,
    games: int,
    thinking_games: int,
    budgets: str,
    main: float,
    seed: str,
    jobs: int,
    only: str,
    matches: Path,
    docs: Path,
) -> None:
    """Play what is missing, and write the pages."""
    seconds = [budget for budget in budgets.split(",") if there(f"searcher@{budget}")]
    reports = {}
    for rung in rungs(seconds, main):
        if fnmatch(rung.name, only):
            click.echo(f"{rung.name}: {', '.join(rung.bots)}", err=True)
            hold(
                rung.contest(seed), thinking_games if rung.thinks else games,
                out=matches / rung.name, engine=partial(play_all, jobs=jobs),
                progress=partial(progress, what="games"),
            )  # fmt: skip
        report = held(rung, seed, matches / rung.name)
        if report:
            reports[rung.name] = report
    made = {
        "command": f"python3 run.py bench ladder --games {games} --thinking-games {thinking_games} "
        f"--budgets {budgets} --main {main:g} --seed {seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "seed": seed,
        "elfenland": __version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{os.cpu_count()} cores, {platform.system()} on {platform.machine()}",
    }
    docs.mkdir(parents=True, exist_ok=True)
    (docs / "ladder.md").write_text(as_markdown(made, reports), "utf-8")
    data = {**made, "matches": {name: report.to_json() for name, report in reports.items()}}
    (docs / "ladder.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    try:
        (docs / "ladder.html").write_text(as_page(made, reports), "utf-8")
    except MissingExtra as error:
        click.echo(f"There is no ladder.html: {error}.", err=True)

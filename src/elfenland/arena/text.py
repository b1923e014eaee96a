"""A report to read, and to read by programs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from elfenland import __version__
from elfenland.arena.intervals import Estimate
from elfenland.arena.report import Report, Row


def as_json(report: Report) -> str:
    """The report as a JSON object."""
    return json.dumps(report.to_json(), indent=2) + "\n"


def as_text(report: Report) -> str:
    """The report as tables: the bots, and the seats one by one where they share a bot."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(report))


def write(report: Report, folder: Path) -> None:
    """Write ``report.json`` and ``report.txt`` into a folder."""
    (folder / "report.json").write_text(as_json(report), "utf-8")
    (folder / "report.txt").write_text(as_text(report), "utf-8")


def about(report: Report) -> Iterator[str]:
    """What was played, a line each."""
    contest = report.contest
    options = contest.options
    who = ",".join(contest.entrants)
    if report.round_robin:
        who = f"round robin of {who}, {options.players} at a table"
    yield f"{who}, seed {contest.seed}, elfenland {__version__}"
    yield (
        f"{options.rounds} rounds, {options.chart} chart, "
        f"{'with' if options.town_cards else 'without'} town cards, favors {options.favors}"
        + (f", at most {contest.limit:g} s a decision" if contest.limit else "")
    )
    yield (
        f"{report.deals} deals × {contest.rotations} rotations = {report.games} games; "
        "intervals are 95 %, over deals"
    )


def _lines(report: Report) -> Iterator[str]:
    yield from about(report)
    yield ""
    yield from _table("bot", [(row.name, row) for row in report.bots])
    if len(report.bots) < len(report.entrants):
        yield ""
        named = [(f"{i} {row.name}", row) for i, row in enumerate(report.entrants, 1)]
        yield from _table("entrant", named)
    yield from _ratings(report)
    yield from _duels(report)
    yield ""
    yield from _rounds(report)
    yield ""
    yield from _times(report)
    for row in report.bots:
        if row.faults:
            yield f"{row.name}: {row.faults} decisions were taken for it; the first as {row.fault}"


def _table(head: str, rows: Sequence[tuple[str, Row]]) -> Iterator[str]:
    places = [f"{place}. %" for place in range(1, len(rows[0][1].places) + 1)]
    heads = [head, "seats", "won %", "interval", "fair %", "pieces", "interval", *places]
    yield from _columns([heads, *(_cells(name, row) for name, row in rows)])


def _cells(name: str, row: Row) -> list[str]:
    return [
        name,
        str(row.seats),
        *_interval(row.share, 100, 1),
        f"{row.fair * 100:.1f}",
        *_interval(row.pieces, 1, 2),
        *(f"{place * 100:.1f}" for place in row.places),
    ]


def _interval(estimate: Estimate, unit: int, digits: int) -> tuple[str, str]:
    value = f"{estimate.value * unit:.{digits}f}"
    if estimate.low is None or estimate.high is None:
        return value, "–"
    return value, f"{estimate.low * unit:.{digits}f}–{estimate.high * unit:.{digits}f}"


def _ratings(report: Report) -> Iterator[str]:
    if report.ratings:
        yield ""
        rows = [(rating.name, *_interval(rating.points, 1, 0)) for rating in report.ratings]
        yield from _columns([("rating", "points", "interval"), *rows])


def _duels(report: Report) -> Iterator[str]:
    """Who of two came before the other, in % of the games for both."""
    if report.duels:
        names = [row.name for row in report.bots]
        yield ""
        yield from _columns(
            [
                ["before, %", *names],
                *([one, *(_duel(report, one, other) for other in names)] for one in names),
            ]
        )


def _duel(report: Report, one: str, other: str) -> str:
    share = report.duels.get((one, other))
    return f"{share.value * 100:.1f}" if share else "–"


def _rounds(report: Report) -> Iterator[str]:
    rounds = range(1, report.contest.options.rounds + 1)
    yield from _columns(
        [
            ["pieces by round", *map(str, rounds)],
            *(
                [row.name, *(f"{pieces.value:.2f}" for pieces in row.by_round)]
                for row in report.bots
            ),
        ]
    )


def _times(report: Report) -> Iterator[str]:
    yield from _columns(
        [
            ["bot", "decisions", "mean ms", "slowest ms"],
            *(
                [
                    row.name,
                    str(row.decisions),
                    "–" if row.mean_ms is None else f"{row.mean_ms:.2f}",
                    f"{row.slowest_ms:.1f}",
                ]
                for row in report.bots
            ),
        ]
    )
    if report.games_a_second is not None:
        yield f"{report.games_a_second:.1f} games a second"


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows as lines, the first column flush left, the others right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([first.ljust(widths[0]), *cells])

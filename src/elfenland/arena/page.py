"""A report as a page with drawings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elfenland.arena.report import Report
from elfenland.arena.text import about
from elfenland.plots import Drawing, Mark, Section, Table, bars, forest, lines, page, scatter

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def as_page(report: Report) -> str:
    """The report as a page of HTML, which needs nothing beside it.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    return page(title(report), sections(report), list(about(report)))


def title(report: Report) -> str:
    """What was played, in a few words."""
    if report.round_robin:
        return f"Round robin of {len(report.contest.entrants)} bots"
    if len(report.bots) == 1:
        return f"{report.bots[0].name} among equals"
    return " against ".join(
        row.name if row.seats == 1 else f"{row.seats} × {row.name}" for row in report.bots
    )


def sections(report: Report) -> list[Section]:
    """The parts of the page: strength, pieces, and what time does for them."""
    parts = [
        Section("Strength", (), list(_strength(report)), list(_duels(report))),
        Section("Pieces", (), [_rounds(report)]),
        Section("Time", (), list(_times(report))),
    ]
    return [part for part in parts if part.drawings]


def ratings(report: Report) -> Drawing:
    """The ratings with their intervals; the report has some."""
    anchor = next(name for name, points in report.ratings if points.low is None)
    return forest(
        "Ratings",
        f"Plackett–Luce, in Elo points, {anchor} at 1000: between two, 400 points more win 10 "
        "games to 1. How far away those are who never win, or never lose, nobody knows.",
        [Mark(0, points.value, points.low, points.high, name) for name, points in report.ratings],
        "points",
        reference=1000,
    )


def won(report: Report) -> list[Mark]:
    """The games won by each bot, in %; where one has all seats, by each of its seats."""
    alone = len(report.bots) == 1
    marks = []
    for number, row in enumerate(report.entrants if alone else report.bots, 1):
        name = f"{number} {row.name}" if alone else row.name
        share, low, high = (part if part is None else part * 100 for part in row.share)
        assert share is not None
        marks.append(Mark(0, share, low, high, f"{name}, fair {row.fair:.0%}"))
    return marks


def _strength(report: Report) -> Iterator[Drawing]:
    if report.ratings:
        yield ratings(report)
    yield forest(
        "Games won",
        "The share of the games that a bot won in all its seats; a shared win counts for its part. "
        "Equals would win their fair share.",
        won(report),
        "% of its games",
        digits=1,
    )
    places = PLACES[: report.contest.options.players]
    yield bars(
        "Places",
        "How often a seat of each bot came first, second and so on.",
        [row.name for row in report.bots],
        {
            place: [row.places[i] * 100 for row in report.bots]
            for i, place in enumerate(places)
        },
        "% of its games",
    )  # fmt: skip


def _duels(report: Report) -> Iterator[Table]:
    if report.duels:
        names = [row.name for row in report.bots]
        shares = {pair: f"{share.value * 100:.1f}" for pair, share in report.duels.items()}
        rows = [(one, *(shares.get((one, other), "–") for other in names)) for one in names]
        yield Table(
            ("", *names), rows, "In how many % of their games a row's bot came before a column's"
        )


def _rounds(report: Report) -> Drawing:
    return lines(
        "Pieces by round",
        "The mean number that a seat of each bot has collected at the end of each round.",
        {
            row.name: [Mark(n, *pieces) for n, pieces in enumerate(row.by_round, 1)]
            for row in report.bots
        },
        ("round", "pieces"),
        digits=2,
    )


def _times(report: Report) -> Iterator[Drawing]:
    strength = dict(report.ratings)
    marks = [
        Mark(row.mean_ms, *strength[row.name], row.name)
        for row in report.bots
        if row.mean_ms and row.name in strength
    ]
    if marks:
        yield scatter(
            "Time against strength",
            "The mean processor time of a decision between two or more actions, and the rating.",
            marks,
            ("milliseconds a decision", "points"),
            log=True,
            digits=0,
        )

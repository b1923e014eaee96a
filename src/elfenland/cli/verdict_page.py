"""A review as a page: figures, drawings, and every travel turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elfenland import __version__
from elfenland.analysis import Review, RoundReview, TurnReview
from elfenland.cli.maps import tour_map
from elfenland.cli.verdict import (
    HEADS,
    legend,
    luck,
    names_in,
    of_choice,
    of_turn,
    route,
    summary,
)
from elfenland.plots import Drawing, Mark, Section, Table, bars, forest, lines, page

MAPS: Final = 12
"""How many turns are drawn on the map: those that lost most."""
NORMAL: Final = 1.96
"""An interval of 95 % reaches so many standard errors to each side."""


def as_page(title: str, review: Review) -> str:
    """The page as HTML.

    Raises:
        MissingExtra: matplotlib is not installed.
    """
    text = [title, f"By elfenland {__version__}, judged by the {review.judge}, seed {review.seed}."]
    if not review.ended:
        text.append("The game is not over; this is how far it went.")
    sections = [_summary(review), _course(review), _luck(review), _turns(review), _losses(review)]
    return page("Where a game was won and lost", [one for one in sections if one], text)


def _summary(review: Review) -> Section:
    names = list(names_in(review).values())
    lost = bars(
        "Towns lost, and luck",
        "How many towns each seat lost where, and what the deals gave it beyond the usual.",
        names,
        {
            "in travel": [seat.travel_lost for seat in review.seats],
            "by laying": [seat.laying_lost for seat in review.seats],
            "by drawing counters": [seat.draft_lost for seat in review.seats],
            "luck": [seat.luck for seat in review.seats],
        },
        "towns",
    )
    return Section("The seats", (legend(review),), (lost,), (Table(HEADS, summary(review)),))


def _course(review: Review) -> Section:
    return Section(
        "Round by round",
        (),
        (
            _by_round(review, "Towns", "Pieces collected so far.", lambda one: one.pieces),
            _by_round(
                review, "Cards", "Cards in hand when a round is over.", lambda one: one.cards
            ),
            _by_round(review, "Counters", "Counters laid in each round.", lambda one: one.counters),
        ),
    )


def _by_round(
    review: Review, title: str, text: str, value: Callable[[RoundReview], int]
) -> Drawing:
    series = {
        name: [Mark(one.round, value(one)) for one in review.by_round if one.seat == seat]
        for seat, name in _labels(review).items()
    }
    return lines(title, text, series, ("round", title.lower()), digits=0)


def _labels(review: Review) -> dict[int, str]:
    """Names by seat, numbered where two are alike: a series goes by its name."""
    names = names_in(review)
    alike = {name for name in names.values() if list(names.values()).count(name) > 1}
    return {s: f"{s + 1} {name}" if name in alike else name for s, name in names.items()}


def _luck(review: Review) -> Section | None:
    if not review.deals:
        return None
    marks = [
        Mark(
            0,
            seat.luck,
            seat.luck - NORMAL * seat.luck_error,
            seat.luck + NORMAL * seat.luck_error,
            label=_labels(review)[seat.seat],
        )
        for seat in review.seats
    ]
    drawing = forest(
        "Luck in all rounds",
        "Towns that the deals were worth beyond the usual, with intervals of 95 %.",
        marks,
        "towns",
        reference=0,
        digits=1,
    )
    heads, rows = luck(review)
    return Section(
        "Luck",
        (
            "Planners in all seats played each deal on, and other deals in the same position.",
            "What it was worth is the difference in new towns, with its standard error.",
        ),
        (drawing,),
        (Table(heads, rows),),
    )


def _turns(review: Review) -> Section:
    names = names_in(review)
    worst = sorted(review.turns, key=lambda turn: (-turn.towns_lost, turn.number))[:MAPS]
    maps = [
        tour_map(f"{names[turn.seat]} in round {turn.round}", of_turn(turn, names) or "", turn)
        for turn in sorted(worst, key=lambda turn: turn.number)
        if turn.towns_lost
    ]
    text = [
        f"Round {turn.round}, {names[turn.seat]}: {_result(turn)}; {route(turn.walked)}."
        for turn in review.turns
    ]
    return Section("Travel turns", text, maps)


def _result(turn: TurnReview) -> str:
    could = f" of {turn.towns + turn.towns_lost}" if turn.towns_lost else ""
    return f"{turn.towns}{could} new town{'s' * (turn.towns + turn.towns_lost != 1)}"


def _losses(review: Review) -> Section:
    names = names_in(review)
    text = [
        f"Round {one.round}: {of_choice(one, names)}" for one in review.choices if one.towns_lost
    ]
    return Section("Counters", text or ["Nothing was lost."])

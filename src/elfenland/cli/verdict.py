"""A review in sentences: what was lost where, and what luck gave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from elfenland.analysis import ChoiceReview, Review, TourStep, TurnReview
from elfenland.board import BOARD
from elfenland.cli.words import counted, plain, road_name, town_name, word
from elfenland.rules import parse_action
from elfenland.rules.actions import DrawCounter, PlaceCounter, PlaceObstacle

WORTH_SAYING: Final = 0.5
"""Towns: what is lost by less than this, or a place by less than a connection, is in JSON only."""
HEADS: Final = ("", "rank", "pieces", "cards", "travel", "laying", "drafts", "luck", "±")


def legend(review: Review) -> str:
    """What the figures are."""
    return (
        "Towns lost in travel turns, by laying and by drawing counters, as the "
        f"{review.judge} judges; luck: towns that the deals were worth beyond the usual, with the "
        "standard error."
    )


def names_in(review: Review) -> dict[int, str]:
    """The names by seat."""
    return {seat.seat: plain(seat.name) for seat in review.seats}


def summary(review: Review) -> list[tuple[str, ...]]:
    """A row of figures for each seat, under ``HEADS``."""
    return [
        (
            plain(seat.name),
            "–" if seat.rank is None else str(seat.rank),
            str(seat.pieces),
            str(seat.cards),
            str(seat.travel_lost),
            f"{seat.laying_lost:.1f}",
            f"{seat.draft_lost:.1f}",
            *(("–", "–") if not review.deals else (f"{seat.luck:+.1f}", f"{seat.luck_error:.1f}")),
        )
        for seat in review.seats
    ]


def losses(review: Review) -> Iterator[tuple[int, list[str]]]:
    """By round, a sentence for each loss worth saying, in the order of the game."""
    names = names_in(review)
    said = [(one.round, one.number, said) for one in review.turns if (said := of_turn(one, names))]
    said += [
        (one.round, one.number, of_choice(one, names))
        for one in review.choices
        if one.towns_lost >= WORTH_SAYING
    ]
    for number in sorted({turn.round for turn in review.turns}):
        yield number, [text for of, _, text in sorted(said) if of == number]


def of_turn(turn: TurnReview, names: dict[int, str]) -> str | None:
    """What a travel turn lost, None if nothing worth saying."""
    name = names[turn.seat]
    if turn.towns_lost:
        lost = f"{name} loses {counted(turn.towns_lost, 'town')} in travel"
    elif turn.cards_lost:
        lost = f"{name} spends {counted(turn.cards_lost, 'card')} too many for the tie"
    elif turn.place_lost >= 1:
        lost = f"{name} ends farther off than need be, by {turn.place_lost:.1f} connections"
    else:
        return None
    return f"{lost}: {route(turn.walked)}; best was {route(turn.best)}."


def of_choice(choice: ChoiceReview, names: dict[int, str]) -> str:
    """What a counter, an obstacle or a pass lost."""
    return (
        f"{names[choice.seat]} {_VERBS[choice.kind]}{choice_name(choice.chosen.action)} and loses "
        f"{_towns(choice.towns_lost)}; best was {choice_name(choice.best.action) or 'to pass'}."
    )


_VERBS: Final = {"draw": "draws ", "place": "lays ", "obstacle": "lays ", "pass": "passes"}


def _towns(number: float) -> str:
    whole = round(number)
    return counted(whole, "town") if whole == number else f"{number:.1f} towns"


def route(steps: Sequence[TourStep]) -> str:
    """A tour by its towns, those that bring no piece in brackets."""
    if not steps:
        return "no step"
    first = steps[0]
    start = BOARD.connection(first.connection).other(first.town)
    rest = [town_name(step.town) if step.new else f"({town_name(step.town)})" for step in steps]
    return f"{town_name(start)}: {', '.join(rest)}"


def choice_name(action: str) -> str:
    """What is drawn or laid, and where; nothing for a pass."""
    match parse_action(action):
        case DrawCounter(counter):
            return word(counter) if counter else "from the pile"
        case PlaceCounter(counter, road, secret):
            return f"{'the secret ' if secret else ''}{word(counter)} on {road_name(road)}"
        case PlaceObstacle(road):
            return f"an obstacle on {road_name(road)}"
        case _:
            return ""


def luck(review: Review) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The heads, and by seat what each deal was worth beyond the usual."""
    rounds = sorted({deal.round for deal in review.deals})
    rows = []
    for seat, name in names_in(review).items():
        own = {deal.round: deal for deal in review.deals if deal.seat == seat}
        rows.append((name, *(f"{own[n].luck:+.1f} ± {own[n].error:.1f}" for n in rounds)))
    return ("luck", *(f"round {number}" for number in rounds)), rows


def of_seats(review: Review, seats: Iterable[int]) -> Review:
    """The review of some seats only."""
    kept = set(seats)
    return Review(
        ended=review.ended,
        rounds=review.rounds,
        judge=review.judge,
        seed=review.seed,
        seats=tuple(one for one in review.seats if one.seat in kept),
        turns=tuple(one for one in review.turns if one.seat in kept),
        choices=tuple(one for one in review.choices if one.seat in kept),
        deals=tuple(one for one in review.deals if one.seat in kept),
        by_round=tuple(one for one in review.by_round if one.seat in kept),
    )

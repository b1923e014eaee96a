"""How the seats stood round by round, counted from a game's events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from elfenland.analysis.shapes import RoundReview

Json: TypeAlias = dict[str, Any]
_CARDS: Final = {
    "cards_dealt": ("cards", 1),
    "reserved_taken": ("cards", 1),
    "cards_drawn": ("cards", 1),
    "travelled": ("cards", -1),
    "turn_ended": ("discarded", -1),
}
"""The events that change a hand, with the key of the cards and whether they come or go."""
_COUNTED: Final = {
    "piece_collected": "pieces",
    "counter_placed": "counters",
    "obstacle_placed": "obstacles",
}


def by_round(events: Iterable[Json], players: int) -> tuple[RoundReview, ...]:
    """Each seat at the end of each round, and where the events end."""
    rounds: list[RoundReview] = []
    tally: Counter[tuple[int, str]] = Counter()
    number = 0
    for event in events:
        kind = event["type"]
        if kind == "round_started":
            rounds += _rows(number, tally, players)
            number = event["round"]
        if kind in _CARDS:
            key, sign = _CARDS[kind]
            tally[event["seat"], "cards"] += sign * len(event[key])
        if kind in _COUNTED:
            tally[event["seat"], _COUNTED[kind]] += 1
    return tuple(rounds + _rows(number, tally, players))


def _rows(number: int, tally: Counter[tuple[int, str]], players: int) -> list[RoundReview]:
    """The seats after round ``number``, 0 before the first; what a round has of its own is over."""
    if not number:
        return []
    return [
        RoundReview(
            round=number,
            seat=seat,
            pieces=tally[seat, "pieces"],
            cards=tally[seat, "cards"],
            counters=tally.pop((seat, "counters"), 0),
            obstacles=tally.pop((seat, "obstacles"), 0),
        )
        for seat in range(players)
    ]

"""A game told in sentences, event by event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from elfenland.board import BOARD
from elfenland.rules.record import Record

Json: TypeAlias = dict[str, Any]

PHASES: Final = {
    "cards_dealt": "Phase 1: deal",
    "counter_drawn": "Phase 3: three more counters",
    "counter_placed": "Phase 4: plan the routes",
    "obstacle_placed": "Phase 4: plan the routes",
    "passed": "Phase 4: plan the routes",
    "travelled": "Phase 5: move",
    "turn_ended": "Phase 5: move",
    "counter_kept": "Phase 6: end of the round",
}
"""The phase whose heading comes before the first of such events in a round."""
PHASE_2: Final = "Phase 2: secret counter"

REASONS: Final = {
    "rounds": "The last round is over",
    "all_pieces": "All 20 pieces are collected",
    "agreed": "All people at the table ended the game",
}

SENTENCES: Final[dict[str, Callable[[Json], str]]] = {
    "game_started": lambda e: f"Face up: {_pieces(e['display'])}.",
    "cards_dealt": lambda e: f"is dealt {_pieces(e['cards'])}.",
    "counter_drawn": lambda e: f"draws {_word(e['counter'])} from the {e['source']}.",
    "display_refilled": lambda e: f"Face up: {_pieces(e['display'])}.",
    "counter_placed": lambda e: f"lays {_secretly(e)}{_word(e['counter'])} on {_road(e['road'])}.",
    "obstacle_placed": lambda e: f"lays an obstacle on {_road(e['road'])}.",
    "passed": lambda _: "passes.",
    "travelled": lambda e: (
        f"goes from {_town(e['from'])} to {_town(e['to'])} {_way(e)} for {_pieces(e['cards'])}."
    ),
    "piece_collected": lambda e: f"collects the piece in {_town(e['town'])}.",
    "turn_ended": lambda e: (
        f"ends the turn, discarding {_pieces(e['discarded'])}."
        if e["discarded"]
        else "ends the turn."
    ),
    "counter_kept": lambda e: (
        f"keeps {_secretly(e)}{_word(e['counter'])}." if e["counter"] else "keeps no counter."
    ),
}
"""What is said of an event; where a seat did it, after its name."""


def story(record: Record) -> Iterator[str]:
    """The game's lines: what it is played with, every event under its round and phase, the end."""
    names = [_plain(seat.get("name", f"Seat {n}")) for n, seat in enumerate(record.seats, 1)]
    options = record.options
    yield f"{', '.join(names)}: {options.rounds} rounds, {options.chart} chart"
    phase = None
    for event in record.events:
        kind = event["type"]
        if kind == "round_started":
            yield from ("", f"Round {event['round']}: {names[event['start_seat']]} begins")
            phase = None
        heading = PHASE_2 if kind == "counter_drawn" and event["secret"] else PHASES.get(kind)
        if heading and heading != phase:
            phase = heading
            yield from ("", f"  {phase}")
        if kind in SENTENCES:
            who = f"{names[event['seat']]} " if "seat" in event else ""
            yield f"    {who}{SENTENCES[kind](event)}"
    yield ""
    yield from _end(record, names)


def _end(record: Record, names: Sequence[str]) -> Iterator[str]:
    if record.result is None:
        yield "The game is not over."
        return
    winners = [names[seat] for seat in record.result["winners"]]
    won = "win together" if len(winners) > 1 else "wins"
    yield f"{REASONS[record.result['reason']]}. {' and '.join(winners)} {won}."
    for standing in record.result["standings"]:
        pieces, cards = standing["pieces"], standing["cards"]
        yield (
            f"  {standing['rank']}. {names[standing['seat']]}: "
            f"{pieces} piece{'s' * (pieces != 1)}, {cards} card{'s' * (cards != 1)}"
        )


def _plain(name: object) -> str:
    """A name without what a terminal would obey: records come from anywhere."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(name))


def _word(piece: str) -> str:
    return piece.replace("-", " ").title()


def _pieces(pieces: Sequence[str]) -> str:
    counts = Counter(pieces)
    return ", ".join(f"{count} {_word(piece)}" for piece, count in counts.items()) or "nothing"


def _town(town: str) -> str:
    return BOARD.town(town).name


def _road(road: str) -> str:
    connection = BOARD.connection(road)
    return f"{_town(connection.a)}–{_town(connection.b)} ({connection.terrain})"


def _secretly(event: Json) -> str:
    return "the secret " if event["secret"] else ""


def _way(event: Json) -> str:
    if event["method"] == "counter":
        return f"through {BOARD.connection(event['road']).terrain}"
    return f"by {event['method']}"

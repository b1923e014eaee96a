"""A game told in sentences, event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

from elfenland.board import BOARD
from elfenland.cli.words import counted, named, plain, road_name, town_name, word
from elfenland.rules import Options
from elfenland.rules.record import Record

Json: TypeAlias = dict[str, Any]

PHASES: Final = {
    "cards_dealt": "Phase 1: deal",
    "reserved_taken": "Phase 1: deal",
    "counter_drawn": "Phase 3: three more counters",
    "counter_placed": "Phase 4: plan the routes",
    "obstacle_placed": "Phase 4: plan the routes",
    "passed": "Phase 4: plan the routes",
    "travelled": "Phase 5: move",
    "favor_used": "Phase 5: move",
    "favor_declined": "Phase 5: move",
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
    "game_started": lambda e: f"Face up: {named(e['display'])}.",
    "cards_dealt": lambda e: f"is dealt {named(e['cards'])}.",
    "counter_drawn": lambda e: f"draws {word(e['counter'])} from the {e['source']}.",
    "display_refilled": lambda e: f"Face up: {named(e['display'])}.",
    "reserved_taken": lambda e: f"takes up what was reserved: {named(e['cards'])}.",
    "counter_placed": lambda e: (
        f"lays {_secretly(e)}{word(e['counter'])} on {road_name(e['road'])}."
    ),
    "obstacle_placed": lambda e: f"lays an obstacle on {road_name(e['road'])}.",
    "passed": lambda _: "passes.",
    "travelled": lambda e: (
        f"goes from {town_name(e['from'])} to {town_name(e['to'])} {_way(e)} "
        f"for {named(e['cards'])}{', with a free path' if e['free_path'] else ''}."
    ),
    "piece_collected": lambda e: f"collects the piece in {town_name(e['town'])}.",
    "favor_used": lambda e: (
        f"uses the favor of {town_name(e['town'])}: {word(e['favor'])}"
        f"{', which lay face down' if e['turned'] else ''}."
    ),
    "favor_declined": lambda e: f"leaves the favor of {town_name(e['town'])}.",
    "cards_drawn": lambda e: f"draws {named(e['cards'])}.",
    "card_reserved": lambda e: f"reserves a card for the next round, unseen: {word(e['card'])}.",
    "counters_seen": lambda e: f"looks at {named(e['counters'])}.",
    "counters_returned": lambda e: f"gives back {named(e['counters'])}.",
    "extra_counter_taken": lambda e: f"takes an extra counter, face down: {word(e['counter'])}.",
    "obstacle_taken": lambda _: "takes an obstacle from the pool.",
    "free_path_taken": lambda _: "takes a free path from the pool.",
    "pile_reshuffled": lambda e: f"The draw pile is made anew, of {e['count']} cards.",
    "turn_ended": lambda e: (
        f"ends the turn, discarding {named(e['discarded'])}."
        if e["discarded"]
        else "ends the turn."
    ),
    "counter_kept": lambda e: (
        f"keeps {_secretly(e)}{word(e['counter'])}." if e["counter"] else "keeps no counter."
    ),
}
"""What is said of an event; where a seat did it, after its name."""


def story(record: Record) -> Iterator[str]:
    """The game's lines: what it is played with, every event under its round and phase, the end."""
    names = names_of(record)
    yield title(record)
    phase = None
    for event in record.events:
        kind = event["type"]
        if kind == "round_started":
            yield from ("", f"Round {event['round']}: {names[event['start_seat']]} begins")
            phase = None
        heading = _heading(event)
        if heading and heading != phase:
            phase = heading
            yield from ("", f"  {phase}")
        if kind in SENTENCES:
            who = f"{names[event['seat']]} " if "seat" in event else ""
            yield f"    {who}{SENTENCES[kind](event)}"
        if kind == "game_started":
            yield from _hidden(event, names)
    yield ""
    yield from _end(record, names)


def title(record: Record) -> str:
    """Who plays, by which rules."""
    return f"{', '.join(names_of(record))}: {', '.join(rules_of(record.options))}"


def names_of(record: Record) -> list[str]:
    """The names by seat."""
    return [plain(seat.get("name", f"Seat {n}")) for n, seat in enumerate(record.seats, 1)]


def rules_of(options: Options) -> Iterator[str]:
    """What a game is played with, in a few words each."""
    yield f"{options.rounds} rounds"
    yield f"{options.chart} chart"
    if options.town_cards:
        yield "town cards"
    if options.favors != "none":
        yield f"{options.favors} favors"


def _heading(event: Json) -> str | None:
    if event["type"] == "counter_drawn" and event["secret"]:
        return PHASE_2
    if event["type"] == "counter_placed" and event["favor"]:
        return PHASES["favor_used"]
    return PHASES.get(event["type"])


def _hidden(event: Json, names: Sequence[str]) -> Iterator[str]:
    """What lies on the towns, and where each seat is bound for."""
    for town, favor in (event["tiles"] or {}).items():
        yield f"    The favor of {town_name(town)}: {word(favor)}."
    for name, town in zip(names, event["town_cards"] or (), strict=False):
        yield f"    {name} is bound for {town_name(town)}."


def _end(record: Record, names: Sequence[str]) -> Iterator[str]:
    if record.result is None:
        yield "The game is not over."
        return
    winners = [names[seat] for seat in record.result["winners"]]
    won = "win together" if len(winners) > 1 else "wins"
    yield f"{REASONS[record.result['reason']]}. {' and '.join(winners)} {won}."
    towns = record.events[0]["town_cards"]
    for standing in record.result["standings"]:
        seat = standing["seat"]
        said = [counted(standing["pieces"], "piece"), counted(standing["cards"], "card")]
        if towns:
            said.insert(1, f"{standing['distance']} from {town_name(towns[seat])}")
            said.insert(0, f"score {standing['score']}")
        yield f"  {standing['rank']}. {names[seat]}: {', '.join(said)}"


def _secretly(event: Json) -> str:
    return "the secret " if event["secret"] else ""


def _way(event: Json) -> str:
    if event["method"] == "counter":
        return f"through {BOARD.connection(event['road']).terrain}"
    return f"by {event['method']}"

"""The outside referee: it notices what is wrong, and what it says is told is what is told."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from elfenland.bots.play import play
from elfenland.rules import Event, Game, Options, parse_action, redact, to_json
from elfenland.rules.record import Record
from elfenland.testing.hoarder import HoardingBot
from tests.cli.commands import simulate
from tests.cli.record_format import told
from tests.cli.referee import check_record

Json = dict[str, Any]

OF_FAVORS = (
    "reserved_taken", "favor_used", "favor_declined", "cards_drawn", "card_reserved",
    "counters_seen", "counters_returned", "extra_counter_taken", "obstacle_taken",
    "free_path_taken", "pile_reshuffled",
)  # fmt: skip


def played(file: Path, favors: str) -> list[Json]:
    """Records of games with town cards, small tables and a big one where the cards run out."""
    of = ("--town-cards", "--favors", favors, "--seed", "referee")
    small = simulate(file, "--games", "6", "--seats", "greedy,random,greedy", *of)
    return small + simulate(file, "--games", "3", "--seats", ",".join(["greedy"] * 6), *of)


@pytest.fixture(scope="module")
def great(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """Records with Great Favors."""
    return played(tmp_path_factory.mktemp("records") / "great.jsonl", "great")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """Records with Small Favors."""
    return played(tmp_path_factory.mktemp("records") / "small.jsonl", "small")


def drained(number: int) -> Json:
    """The record of a game in which six hoarders empty the common pools."""
    game = Game.new(Options(players=6, favors="great"), f"drained {number}")
    seats = [{"name": f"Hoarder {seat}", "kind": "bot:hoarder"} for seat in range(6)]
    record = Record.begin(game, seats, f"drained {number}")
    for turn in play(game, [HoardingBot(f"{number}/{seat}") for seat in range(6)]):
        record.add(*turn)
    return record.to_json()


def test_the_referee_finds_no_fault(great: list[Json], small: list[Json]) -> None:
    """Games at big tables hold to the letter, those too in which the pools and the pile run out."""
    emptied = [drained(number) for number in range(3)]
    for record in (*great, *small, *emptied):
        check_record(record)
    for record in emptied:
        taken = Counter(event["type"] for event in record["events"])
        assert max(taken["obstacle_taken"], taken["free_path_taken"]) == 12
    assert any(e["type"] == "pile_reshuffled" for record in emptied for e in record["events"])


def tampered(record: Json, kind: str) -> Iterator[tuple[str, Json]]:
    """The record with the last event of a kind left out, said twice, and of another seat."""
    number = max((n for n, e in enumerate(record["events"]) if e["type"] == kind), default=None)
    if number is None:
        return
    event = record["events"][number]
    false: dict[str, list[Json]] = {"dropped": [], "doubled": [event, event]}
    if "seat" in event:
        seat = (event["seat"] + 1) % record["options"]["players"]
        false["another seat's"] = [{**event, "seat": seat}]
    if "count" in event:
        false["miscounted"] = [{**event, "count": event["count"] + 1}]
    if "turned" in event:
        false["turned over again"] = [{**event, "turned": not event["turned"]}]
    for name, events in false.items():
        changed = copy.deepcopy(record)
        changed["events"][number : number + 1] = events
        yield name, changed


def noticed(record: Json) -> bool:
    """Whether the referee finds fault with a record."""
    try:
        check_record(record)
    except (AssertionError, KeyError):
        return True
    return False


@pytest.mark.parametrize("kind", OF_FAVORS)
def test_the_referee_sees_what_is_wrong(kind: str, great: list[Json], small: list[Json]) -> None:
    """An event of a favor that is left out, doubled or of another seat follows from nothing."""
    tried = 0
    for record in (*great, *small):
        for name, false in tampered(record, kind):
            tried += 1
            assert noticed(false), f"{kind} {name} goes unnoticed"
    assert tried


def test_the_referee_knows_the_destinations(great: list[Json]) -> None:
    """A standing whose distance is not that of the boot to its town card is refused."""
    for record in great:
        false = copy.deepcopy(record)
        cards = false["events"][0]["town_cards"]
        cards.append(cards.pop(0))
        assert noticed(false)


@pytest.mark.parametrize("favors", ["none", "small", "great"])
def test_what_is_told_is_what_the_format_says(favors: str, tmp_path: Path) -> None:
    """Every event is told to its own seat, another and a spectator as RECORD.md's table has it."""
    seen = set()
    for record in played(tmp_path / "games.jsonl", favors):
        game = Game.new(Options.from_json(record["options"]), record["seed"])
        events: list[Event] = list(game.opening)
        for text in record["actions"]:
            seat, _, action = text.partition(" ")
            events += game.apply(parse_action(action), int(seat))
        for event in events:
            seen.add(event.type)
            for viewer in (None, *range(game.options.players)):
                assert redact(event, viewer) == told(to_json(event), viewer, favors)

    every = {event._field_defaults["type"] for event in get_args(Event)}
    assert seen >= every - {*OF_FAVORS} - ({"pile_reshuffled"} if favors != "great" else set())
    assert (favors == "none") == (not seen & {*OF_FAVORS})
    assert favors != "great" or seen == every

"""The game record: out, in, replayed and compared (RECORD.md)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from elfenland.errors import RecordError
from elfenland.rules import Options
from elfenland.rules.record import read_record, replay, verify
from elfenland.testing.play import EVERY_OPTION, recorded_game
from elfenland.testing.referee import Referee

BASE = [Options(players=4, start_seat=0)]
TEXT = json.dumps(recorded_game(0, "record", BASE).to_json())


@pytest.mark.parametrize("number", range(20))
def test_a_record_replays(number: int) -> None:
    """What is written reads back, replays to the same events and ends with the same result."""
    record = recorded_game(number, "record")

    read = read_record(json.dumps(record.to_json()))

    assert read.to_json() == record.to_json()
    assert replay(read)[1].to_json() == record.to_json()
    assert verify(read).result is not None


@pytest.mark.parametrize("number", range(len(EVERY_OPTION)))
def test_a_second_referee_agrees(number: int) -> None:
    """A reading of the rules that shares no code with the engine finds no fault in a record."""
    data = recorded_game(number, "referee").to_json()

    Referee(data["options"]).check(data["events"])


WRONG: dict[str, Callable[[dict[str, Any]], object]] = {
    "another price": lambda e: e["type"] == "travelled" and e["cards"].append("raft"),
    "another town": lambda e: e["type"] == "travelled" and e.update(to="elvenhold"),
    "a card too many": lambda e: e["type"] == "cards_dealt" and e["cards"].append("raft"),
    "a card kept": lambda e: e["type"] == "turn_ended" and e["discarded"].append("raft"),
    "another counter": lambda e: e["type"] == "counter_placed" and e.update(counter="unicorn"),
    "a piece from elsewhere": lambda e: e["type"] == "piece_collected" and e.update(town="beata"),
    "another rank": lambda e: e["type"] == "game_ended" and e["standings"][0].update(rank=2),
    "nothing kept": lambda e: e["type"] == "counter_kept" and e.update(counter="dragon"),
    "out of turn": lambda e: e["type"] == "passed" and e.update(seat=e["seat"] - 1),
}


FAVORS = [
    Options(players=3, favors="great", town_cards=True),
    Options(players=3, favors="small", town_cards=True),
]

WRONG_FAVORS: dict[str, Callable[[dict[str, Any]], object]] = {
    "another tile": lambda e: e["type"] == "favor_used" and e.update(favor="raft"),
    "a tile turned twice": lambda e: e["type"] == "favor_used" and e.update(turned=not e["turned"]),
    "a favor of another town": lambda e: e["type"] == "favor_declined" and e.update(town="yttar"),
    "a card drawn too many": lambda e: e["type"] == "cards_drawn" and e["cards"].append("raft"),
    "one card drawn": lambda e: e["type"] == "cards_drawn" and e["cards"].pop(),
    "another card taken": lambda e: (
        e["type"] == "reserved_taken" and e.update(cards=["raft"] * (len(e["cards"]) + 1))
    ),
    "a counter seen too many": lambda e: (
        e["type"] == "counters_seen" and e["counters"].append("dragon")
    ),
    "a counter kept back": lambda e: (
        e["type"] == "counters_returned" and e["counters"] and e["counters"].pop()
    ),
    "a seen counter that was held": lambda e: (
        e["type"] == "counter_placed" and e["favor"] and e.update(favor=False)
    ),
    "an extra counter for another": lambda e: (
        e["type"] == "extra_counter_taken" and e.update(seat=(e["seat"] + 1) % 3)
    ),
    "an obstacle for another": lambda e: (
        e["type"] == "obstacle_taken" and e.update(seat=(e["seat"] + 1) % 3)
    ),
    "a free path for another": lambda e: (
        e["type"] == "free_path_taken" and e.update(seat=(e["seat"] + 1) % 3)
    ),
    "a free path out of nothing": lambda e: (
        e["type"] == "travelled" and e.update(free_path=not e["free_path"])
    ),
    "another destination": lambda e: e["type"] == "game_started" and e["town_cards"].reverse(),
    "a score without the distance": lambda e: (
        e["type"] == "game_ended" and [s.update(score=s["pieces"] + 1) for s in e["standings"]]
    ),
}


@pytest.mark.parametrize("spoil", WRONG_FAVORS.values(), ids=WRONG_FAVORS)
def test_the_second_referee_knows_favors(spoil: Callable[[dict[str, Any]], object]) -> None:
    """An event of favors or town cards that breaks a rule is found by it."""
    found = 0
    for number in range(40):
        data = recorded_game(number, "favors", FAVORS).to_json()
        before = json.dumps(data["events"])
        for event in data["events"]:
            spoil(event)
        if json.dumps(data["events"]) != before:
            found += 1
            with pytest.raises((AssertionError, KeyError, ValueError)):
                Referee(data["options"]).check(data["events"])

    assert found > 0


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_the_second_referee_is_awake(spoil: Callable[[dict[str, Any]], object]) -> None:
    """An event that breaks a rule is found by it."""
    data = json.loads(TEXT)
    for event in data["events"]:
        spoil(event)

    with pytest.raises((AssertionError, KeyError, ValueError)):
        Referee(data["options"]).check(data["events"])


def test_a_record_of_a_running_game_replays() -> None:
    """A game that is not over replays to where it stands, without a result."""
    data = json.loads(TEXT)
    record = read_record(TEXT)
    record.actions = record.actions[:100]
    game, made = replay(record)

    assert game.to_act is not None
    assert made.result is None
    assert made.events == data["events"][: len(made.events)]


def test_what_a_reader_does_not_know_it_keeps() -> None:
    """Extra keys at the top and in seats are kept, and change nothing."""
    data = json.loads(TEXT)
    data["dates"] = ["a Monday"]
    data["seats"][0]["age"] = 7

    read = read_record(json.dumps(data))

    assert read.extra == {"dates": ["a Monday"]}
    assert read.seats[0]["age"] == 7
    assert read.to_json()["dates"] == ["a Monday"]
    verify(read)


def test_lists_of_pieces_are_in_no_order() -> None:
    """A record that names the cards of a deal in another order is as good."""
    data = json.loads(TEXT)
    dealt = next(event for event in data["events"] if event["type"] == "cards_dealt")
    dealt["cards"].reverse()

    verify(read_record(json.dumps(data)))


def test_town_cards_are_in_the_order_of_seats() -> None:
    """The same town cards before other seats are another game: their order counts."""
    data = recorded_game(0, "town cards", FAVORS).to_json()
    data["events"][0]["town_cards"].reverse()

    with pytest.raises(RecordError, match="event 0 is"):
        verify(read_record(json.dumps(data)))


def test_drawn_cards_and_seen_counters_are_in_no_order() -> None:
    """Lists of pieces that favors give may be named in another order, too."""
    turned = set()
    for number in range(12):
        data = recorded_game(number, "favors", FAVORS).to_json()
        for event in data["events"]:
            for key in ("cards", "counters"):
                if len(set(event.get(key, ()))) > 1:
                    event[key].reverse()
                    turned.add(event["type"])
        verify(read_record(json.dumps(data)))

    assert {"cards_dealt", "cards_drawn", "counters_seen", "counters_returned"} <= turned


def test_what_always_comes_with_a_favor() -> None:
    """`counters_returned` follows every `counters_seen`, and a new pile comes before its cards."""
    met = set()
    for number in range(120):
        types = [e["type"] for e in recorded_game(number, "order", FAVORS).events]
        for place, kind in enumerate(types):
            then = types[place + 1 : place + 3]
            if kind == "counters_seen":
                assert "counters_returned" in then
                met.add(then[0])
            elif kind == "cards_drawn":
                assert types[place - 1] in ("favor_used", "pile_reshuffled")
            elif kind == "pile_reshuffled":
                assert types[place - 1] == "favor_used"
                assert then[0] in ("cards_drawn", "card_reserved")

    assert met == {"counter_placed", "counters_returned"}


def setting(*path: Any) -> Callable[[Any], None]:  # noqa: ANN401 - keys, places and a value
    """Write something else somewhere in a record."""
    *way, last, value = path

    def change(data: Any) -> None:  # noqa: ANN401 - JSON
        for step in way:
            data = data[step]
        data[last] = value

    return change


UNREAD: dict[str, tuple[Callable[[Any], object], str]] = {
    "another format": (setting("format", "chess"), "no record"),
    "a later version": (setting("version", 2), "version is 2"),
    "later rules": (setting("rules", 2), "rules is 2"),
    "a seed that is no text": (setting("seed", 7), "seed is 7"),
    "a seed with half a character": (setting("seed", "\ud800"), "seed is"),
    "no start seat": (setting("options", "start_seat", None), "start_seat"),
    "an option out of range": (setting("options", "players", 9), "players is 9"),
    "an option of another game": (setting("options", "dice", 2), "dice"),
    "a seat too few": (lambda data: data["seats"].pop(), "seats has"),
    "actions that are no texts": (setting("actions", 0, 3), "actions"),
    "no events": (lambda data: data.pop("events"), "events"),
    "events that are no objects": (setting("events", ["passed"]), "events"),
}


@pytest.mark.parametrize(("spoil", "said"), UNREAD.values(), ids=UNREAD)
def test_what_cannot_be_read(spoil: Callable[[Any], object], said: str) -> None:
    """A text that is no record of this version is refused, naming the key."""
    data = json.loads(TEXT)
    spoil(data)

    with pytest.raises(RecordError) as refused:
        read_record(json.dumps(data))

    assert said in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", b"\xff", "[" * 100_000])
def test_what_is_no_record_at_all(text: str | bytes) -> None:
    """A text that is no JSON object is refused in a sentence."""
    with pytest.raises(RecordError, match="this is no"):
        read_record(text)


def first_action(change: Callable[[str], str]) -> Callable[[Any], None]:
    """Write the first action otherwise."""

    def spoil(data: Any) -> None:  # noqa: ANN401 - JSON
        data["actions"][0] = change(data["actions"][0])

    return spoil


FALSE: dict[str, tuple[Callable[[Any], object], str]] = {
    "another start seat": (setting("options", "start_seat", 3), "event 0"),
    "another seed": (setting("seed", "another"), "event 0"),
    "other options": (setting("options", "rounds", 3), "replays to {'type': 'game_ended'"),
    "an action of the wrong seat": (first_action(lambda text: "3" + text[1:]), "action 0"),
    "an action without a seat": (first_action(lambda text: text[2:]), "action 0"),
    "a seat written oddly": (first_action(lambda text: "0" + text), "action 0"),
    "an action that is none": (setting("actions", 1, "0 fly"), "action 1"),
    "an action too many": (lambda data: data["actions"].append("0 pass"), "has ended"),
    "an action too few": (lambda data: data["actions"].pop(), "actions end before"),
    "an event too many": (
        lambda data: data["events"].append({"type": "passed", "seat": 0}),
        "actions end before",
    ),
    "an event too few": (lambda data: data["events"].pop(), "is missing"),
    "an event changed": (setting("events", 0, "display", ["dragon"] * 5), "event 0"),
    "a key too many": (setting("events", 1, "note", ""), "event 1"),
    "a number for a truth": (
        lambda data: next(e for e in data["events"] if "secret" in e).update(secret=1),
        "'secret': 1",
    ),
    "another winner": (setting("result", "winners", [0, 1, 2, 3]), "the result is"),
    "no result": (setting("result", None), "the result is None"),
}


@pytest.mark.parametrize(("spoil", "said"), FALSE.values(), ids=FALSE)
def test_a_false_record_is_found(spoil: Callable[[Any], object], said: str) -> None:
    """A record that does not replay to what it claims is refused, naming the first difference."""
    data = json.loads(TEXT)
    spoil(data)

    with pytest.raises(RecordError) as refused:
        verify(read_record(json.dumps(data)))

    assert said in str(refused.value)

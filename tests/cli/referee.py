"""A record read by somebody who has RECORD.md and the board's data, and not the program.

It knows no rule engine: it checks every key and value of a record, and keeps account of all that
lies on the table, so that events that do not follow from one another are seen.
"""

from __future__ import annotations

from collections import Counter

from tests.cli.account import MOVING, Table
from tests.cli.record_format import KEYS, OPTIONS, STANDING, TOP, Json, distance


def check_record(record: Json) -> None:
    """Everything that RECORD.md says of a finished game between bots.

    Raises:
        AssertionError: the record says something else.
    """
    assert set(record) == TOP
    assert (record["format"], record["version"], record["rules"]) == ("elfenland-record", 1, 1)
    assert record["program"].startswith("elfenland ")
    assert record["fairness"] is None
    assert isinstance(record["seed"], str)
    options = record["options"]
    players, rounds = options["players"], options["rounds"]
    assert set(options) == OPTIONS
    assert (players in range(2, 7), rounds in (3, 4)) == (True, True)
    assert options["chart"] in ("guide", "printed")
    assert options["town_cards"] in (False, True)
    assert options["favors"] in ("none", "small", "great")
    assert options["start_seat"] in range(players)
    assert len(record["seats"]) == players
    for seat in record["seats"]:
        assert set(seat) == {"name", "kind"}
        assert seat["kind"].startswith("bot:")
    for text in record["actions"]:
        seat, _, action = text.partition(" ")
        assert int(seat) in range(players)
        assert action == " ".join(action.split())
    table = Table(options)
    before: Json = {}
    for event in record["events"]:
        keys = KEYS[event["type"]]
        assert set(event) == {"type", *keys}
        assert next(iter(event)) == "type"
        for key, fits in keys.items():
            assert fits(event[key]), (key, event)
        table.follow(event, before)
        before = event
    _check_order(record["events"], players, rounds, options["start_seat"])
    _check_result(record, table)


def _check_order(events: list[Json], players: int, rounds: int, start: int) -> None:
    types = [event["type"] for event in events]
    counts = Counter(types)
    first = [event for event in events if event["type"] == "round_started"]
    assert (types[0], types[1], types[-1]) == ("game_started", "round_started", "game_ended")
    assert (counts["game_started"], counts["game_ended"]) == (1, 1)
    assert [event["round"] for event in first] == list(range(1, len(first) + 1))
    assert [e["start_seat"] for e in first] == [(start + n) % players for n in range(len(first))]
    if events[-1]["reason"] == "rounds":
        assert len(first) == rounds
        assert counts["turn_ended"] == rounds * players
    else:
        assert rounds == 4
        assert len(first) < 4
    assert counts["cards_dealt"] == len(first) * players
    assert counts["counter_drawn"] == len(first) * players * 4
    assert counts["round_ended"] == len(first) - 1
    assert counts["counter_kept"] == (len(first) - 1) * players
    from_display = sum(event.get("source") == "display" for event in events)
    assert counts["display_refilled"] == from_display
    travel = [n for n, kind in enumerate(types) if kind in MOVING]
    passes = [n for n in travel if types[n - 1] == "passed"]
    assert len(passes) == len(first)
    for number in passes:
        assert types[number - players : number] == ["passed"] * players


def _check_result(record: Json, table: Table) -> None:
    ended = record["events"][-1]
    result = record["result"]
    assert result == {key: value for key, value in ended.items() if key != "type"}
    standings = result["standings"]
    early = record["events"][-2]["seat"] if ended["reason"] == "all_pieces" else None
    assert sorted(s["seat"] for s in standings) == list(range(table.players))
    keys = []
    for standing in standings:
        seat = standing["seat"]
        assert set(standing) == STANDING
        assert standing["pieces"] == len(table.collected[seat])
        assert standing["cards"] == table.hands[seat].total()
        if table.town_cards is None:
            assert standing["distance"] is None
            assert standing["score"] == standing["pieces"]
        else:
            assert standing["distance"] == distance(table.boots[seat], table.town_cards[seat])
            assert standing["score"] == standing["pieces"] - standing["distance"]
        near = standing["distance"] or 0
        keys.append((seat != early, -standing["score"], near, -standing["cards"], seat))
    assert keys == sorted(keys)
    for key, standing in zip(keys, standings, strict=True):
        assert standing["rank"] == 1 + sum(other[:-1] < key[:-1] for other in keys)
    assert result["winners"] == [s["seat"] for s in standings if s["rank"] == 1]

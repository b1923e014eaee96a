"""A record read by somebody who has RECORD.md and the board's data, and not the program.

It knows no rule engine: it checks every key and value of a record, and keeps account of what
lies open, so that events that do not follow from one another are seen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]

_DATA: Final = Path(__file__).resolve().parents[2] / "src/elfenland/board/data/board.json"
_BOARD: Final = json.loads(_DATA.read_text("utf-8"))
TOWNS: Final = {town["id"] for town in _BOARD["towns"]}
CONNECTIONS: Final = {road["id"]: road for road in _BOARD["roads"]}
ROADS: Final = {
    id_ for id_, road in CONNECTIONS.items() if road["terrain"] not in ("river", "lake")
}
START: Final = _BOARD["start"]
COUNTERS: Final = {"dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon", "magic-cloud"}
CARDS: Final = COUNTERS | {"raft"}

TERRAINS: Final = ("plains", "woods", "desert", "mountains")
COSTS: Final = {
    "dragon": (1, 2, 1, 1),
    "unicorn": (0, 1, 2, 1),
    "giant-pig": (1, 1, 0, 0),
    "elfcycle": (1, 1, 0, 2),
    "troll-wagon": (1, 2, 2, 2),
    "magic-cloud": (2, 1, 0, 1),
}
"""Cards by terrain (CHART-1); 0: not allowed."""


def cost(counter: str, road: str, chart: str) -> int:
    """The cards that a counter asks for on a road; 0 where it may not lie."""
    terrain = CONNECTIONS[road]["terrain"]
    if (chart, counter, terrain) == ("printed", "magic-cloud", "woods"):
        return 2
    return COSTS[counter][TERRAINS.index(terrain)]


TOP: Final = {
    "format", "version", "options", "seats", "seed", "fairness", "rules", "program", "actions",
    "events", "result",
}  # fmt: skip
OPTIONS: Final = {"players", "rounds", "chart", "town_cards", "favors", "start_seat"}
STANDING: Final = {"seat", "rank", "score", "pieces", "distance", "cards"}


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _cards(value: object) -> bool:
    return isinstance(value, list) and set(value) <= CARDS


def _display(value: object) -> bool:
    return isinstance(value, list) and set(value) <= COUNTERS and len(value) <= 5


def _among(names: set[str]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in names


def _null(value: object) -> bool:
    return value is None


def _number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _anything(_: object) -> bool:
    return True


KEYS: Final[dict[str, dict[str, Callable[[object], bool]]]] = {
    "game_started": {
        "start_seat": _number, "display": _display, "tiles": _null, "town_cards": _null,
    },
    "round_started": {"round": _number, "start_seat": _number},
    "cards_dealt": {"seat": _number, "cards": _cards},
    "counter_drawn": {
        "seat": _number, "counter": _among(COUNTERS), "source": _among({"pile", "display"}),
        "secret": _flag,
    },
    "display_refilled": {"display": _display},
    "counter_placed": {
        "seat": _number, "counter": _among(COUNTERS), "road": _among(ROADS), "secret": _flag,
        "favor": lambda value: value is False,
    },
    "obstacle_placed": {"seat": _number, "road": _among(ROADS)},
    "passed": {"seat": _number},
    "travelled": {
        "seat": _number, "road": _among(set(CONNECTIONS)), "from": _among(TOWNS),
        "to": _among(TOWNS), "method": _among({"counter", "caravan", "raft"}), "cards": _cards,
        "free_path": lambda value: value is False,
    },
    "piece_collected": {"seat": _number, "town": _among(TOWNS - {START})},
    "turn_ended": {"seat": _number, "discarded": _cards},
    "counter_kept": {
        "seat": _number, "counter": lambda value: value is None or value in COUNTERS,
        "secret": _flag,
    },
    "round_ended": {"round": _number},
    "game_ended": {"reason": _among({"rounds", "all_pieces"}), "standings": _anything,
                   "winners": _anything},
}  # fmt: skip
"""The keys of each event of a game without favors and town cards, but for ``type``."""


class Table:
    """What lies before the seats, told from the events alone."""

    def __init__(self, players: int, chart: str) -> None:
        self.players = players
        self.chart = chart
        self.boots = [START] * players
        self.collected: list[set[str]] = [set() for _ in range(players)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.held: list[Counter[tuple[str, bool]]] = [Counter() for _ in range(players)]
        self.obstacles = [1] * players
        self.display: Counter[str] = Counter()
        self.lies: dict[str, str] = {}
        self.blocked: set[str] = set()

    def check_counts(self) -> None:
        """No more pieces of a kind are in sight than the box holds, and no fewer than none."""
        hands = sum(self.hands, Counter())
        assert all(hands[card] <= (12 if card == "raft" else 10) for card in CARDS)
        held = Counter(counter for seat in self.held for counter, _ in seat.elements())
        seen = held + self.display + Counter(self.lies.values())
        assert all(seen[counter] <= 8 for counter in COUNTERS)
        assert all(min(counts.values(), default=0) >= 0 for counts in self.hands)
        assert all(min(counts.values(), default=0) >= 0 for counts in self.held)

    def follow(self, event: Json, before: Json) -> None:
        """Take account of one event, and of its following on the one before."""
        assert event.get("seat", 0) < self.players
        account = getattr(self, f"_{event['type']}", None)
        if account:
            account(event, before)
        self.check_counts()

    def _game_started(self, event: Json, _: Json) -> None:
        self.display = Counter(event["display"])
        assert self.display.total() == 5

    def _cards_dealt(self, event: Json, _: Json) -> None:
        hand = self.hands[event["seat"]]
        hand.update(event["cards"])
        assert hand.total() == 8

    def _counter_drawn(self, event: Json, _: Json) -> None:
        self.held[event["seat"]][event["counter"], event["secret"]] += 1
        if event["source"] == "display":
            assert not event["secret"]
            self.display[event["counter"]] -= 1

    def _display_refilled(self, event: Json, before: Json) -> None:
        assert (before["type"], before["source"]) == ("counter_drawn", "display")
        assert Counter(event["display"]) >= self.display
        self.display = Counter(event["display"])

    def _counter_placed(self, event: Json, _: Json) -> None:
        assert event["road"] not in self.lies
        assert cost(event["counter"], event["road"], self.chart)
        self.lies[event["road"]] = event["counter"]
        self.held[event["seat"]][event["counter"], event["secret"]] -= 1

    def _obstacle_placed(self, event: Json, _: Json) -> None:
        assert event["road"] in self.lies
        assert event["road"] not in self.blocked
        self.blocked.add(event["road"])
        self.obstacles[event["seat"]] -= 1
        assert self.obstacles[event["seat"]] == 0

    def _travelled(self, event: Json, _: Json) -> None:
        road = CONNECTIONS[event["road"]]
        cards = event["cards"]
        obstacle = event["road"] in self.blocked
        assert {event["from"], event["to"]} == {road["a"], road["b"]}
        assert event["from"] == self.boots[event["seat"]]
        self.boots[event["seat"]] = event["to"]
        self.hands[event["seat"]].subtract(cards)
        if event["method"] == "raft":
            down = road["terrain"] == "river" and road["from"] == event["from"]
            assert event["road"] not in ROADS
            assert cards == ["raft"] * (1 if down else 2)
        elif event["method"] == "caravan":
            assert event["road"] in self.lies
            assert len(cards) == 3 + obstacle
        else:
            counter = self.lies[event["road"]]
            price = cost(counter, event["road"], self.chart) + obstacle
            assert cards == [counter] * price

    def _piece_collected(self, event: Json, before: Json) -> None:
        seat = event["seat"]
        assert (before["type"], before["seat"]) == ("travelled", seat)
        assert before["to"] == event["town"]
        assert event["town"] not in self.collected[seat]
        self.collected[seat].add(event["town"])

    def _turn_ended(self, event: Json, _: Json) -> None:
        hand = self.hands[event["seat"]]
        hand.subtract(event["discarded"])
        assert hand.total() <= 4

    def _counter_kept(self, event: Json, _: Json) -> None:
        kept = (event["counter"], event["secret"])
        assert event["counter"] or not event["secret"]
        assert not event["counter"] or self.held[event["seat"]][kept] > 0
        self.held[event["seat"]] = Counter([kept] if event["counter"] else [])

    def _round_ended(self, _: Json, __: Json) -> None:
        self.lies.clear()
        self.blocked.clear()


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
    assert (options["town_cards"], options["favors"]) == (False, "none")
    assert options["start_seat"] in range(players)
    assert len(record["seats"]) == players
    for seat in record["seats"]:
        assert set(seat) == {"name", "kind"}
        assert seat["kind"].startswith("bot:")
    for text in record["actions"]:
        seat, _, action = text.partition(" ")
        assert int(seat) in range(players)
        assert action == " ".join(action.split())
    table = Table(players, options["chart"])
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
    travel = [n for n, kind in enumerate(types) if kind in ("travelled", "turn_ended")]
    passes = [n for n in travel if types[n - 1] == "passed"]
    assert len(passes) == len(first)
    for number in passes:
        assert types[number - players : number] == ["passed"] * players


def _check_result(record: Json, table: Table) -> None:
    ended = record["events"][-1]
    result = record["result"]
    assert result == {key: value for key, value in ended.items() if key != "type"}
    standings = result["standings"]
    keys = [(-s["pieces"], -s["cards"]) for s in standings]
    assert sorted(s["seat"] for s in standings) == list(range(table.players))
    assert [(*key, s["seat"]) for key, s in zip(keys, standings, strict=True)] == sorted(
        (*key, s["seat"]) for key, s in zip(keys, standings, strict=True)
    )
    for key, standing in zip(keys, standings, strict=True):
        assert set(standing) == STANDING
        assert standing["rank"] == 1 + sum(other < key for other in keys)
        assert standing["score"] == standing["pieces"] == len(table.collected[standing["seat"]])
        assert standing["cards"] == table.hands[standing["seat"]].total()
        assert standing["distance"] is None
    assert result["winners"] == [s["seat"] for s in standings if s["rank"] == 1]

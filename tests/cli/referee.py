"""A record read by somebody who has RECORD.md and the board's data, and not the program.

It knows no rule engine: it checks every key and value of a record, and keeps account of all that
lies on the table, so that events that do not follow from one another are seen.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection
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

DESTINATIONS: Final = {town["id"] for town in _BOARD["towns"] if town["town_card"]}
FAVORS: Final = {
    "draw-two": 4, "draw-next-round": 4, "two-counters": 3, "extra-counter": 3, "obstacle": 3,
    "free-path": 3,
}  # fmt: skip
"""How many tiles there are of each (COMP-6)."""

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


def distance(here: str, there: str) -> int:
    """The fewest connections between two towns (END-4)."""
    reached, steps = {here}, 0
    while there not in reached:
        reached |= {
            road[b]
            for road in CONNECTIONS.values()
            for a, b in (("a", "b"), ("b", "a"))
            if road[a] in reached
        }
        steps += 1
    return steps


Check = Callable[[object], bool]


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _cards(value: object) -> bool:
    return isinstance(value, list) and set(value) <= CARDS


def _counters(value: object) -> bool:
    return isinstance(value, list) and set(value) <= COUNTERS and len(value) <= 5


def _among(names: Collection[str]) -> Check:
    return lambda value: isinstance(value, str) and value in names


def _number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _anything(_: object) -> bool:
    return True


def _tiles(value: object) -> bool:
    return value is None or (
        isinstance(value, dict)
        and set(value) == TOWNS - {START}
        and Counter(value.values()) == Counter(FAVORS)
    )


def _town_cards(value: object) -> bool:
    return value is None or (
        isinstance(value, list) and set(value) <= DESTINATIONS and len(set(value)) == len(value)
    )


KEYS: Final[dict[str, dict[str, Check]]] = {
    "game_started": {
        "start_seat": _number, "display": _counters, "tiles": _tiles, "town_cards": _town_cards,
    },
    "round_started": {"round": _number, "start_seat": _number},
    "cards_dealt": {"seat": _number, "cards": _cards},
    "reserved_taken": {"seat": _number, "cards": _cards},
    "counter_drawn": {
        "seat": _number, "counter": _among(COUNTERS), "source": _among({"pile", "display"}),
        "secret": _flag,
    },
    "display_refilled": {"display": _counters},
    "counter_placed": {
        "seat": _number, "counter": _among(COUNTERS), "road": _among(ROADS), "secret": _flag,
        "favor": _flag,
    },
    "obstacle_placed": {"seat": _number, "road": _among(ROADS)},
    "passed": {"seat": _number},
    "travelled": {
        "seat": _number, "road": _among(set(CONNECTIONS)), "from": _among(TOWNS),
        "to": _among(TOWNS), "method": _among({"counter", "caravan", "raft"}), "cards": _cards,
        "free_path": _flag,
    },
    "piece_collected": {"seat": _number, "town": _among(TOWNS - {START})},
    "favor_used": {
        "seat": _number, "town": _among(TOWNS - {START}), "favor": _among(FAVORS), "turned": _flag,
    },
    "favor_declined": {"seat": _number, "town": _among(TOWNS - {START})},
    "cards_drawn": {"seat": _number, "cards": _cards},
    "card_reserved": {"seat": _number, "card": _among(CARDS)},
    "counters_seen": {"seat": _number, "counters": _counters},
    "counters_returned": {"seat": _number, "counters": _counters},
    "extra_counter_taken": {"seat": _number, "counter": _among(COUNTERS)},
    "obstacle_taken": {"seat": _number},
    "free_path_taken": {"seat": _number},
    "pile_reshuffled": {"count": _number},
    "turn_ended": {"seat": _number, "discarded": _cards},
    "counter_kept": {
        "seat": _number, "counter": lambda value: value is None or value in COUNTERS,
        "secret": _flag,
    },
    "round_ended": {"round": _number},
    "game_ended": {"reason": _among({"rounds", "all_pieces"}), "standings": _anything,
                   "winners": _anything},
}  # fmt: skip
"""The keys of each event, but for ``type``."""


class Table:
    """All that lies on the table and in hands, told from the events alone."""

    def __init__(self, options: Json) -> None:
        self.players: int = options["players"]
        self.rounds: int = options["rounds"]
        self.chart: str = options["chart"]
        self.favors: str = options["favors"]
        self.with_town_cards: bool = options["town_cards"]
        players = self.players
        self.round = 0
        self.start = 0
        self.turn = 0
        self.passes = 0
        self.draws = 0
        self.plans = 0
        self.boots = [START] * players
        self.collected: list[set[str]] = [set() for _ in range(players)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.reserved: list[Counter[str]] = [Counter() for _ in range(players)]
        self.pile: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.held: list[Counter[tuple[str, bool]]] = [Counter() for _ in range(players)]
        self.extra: list[str | None] = [None] * players
        self.seen: Counter[str] = Counter()
        self.obstacles = [1] * players
        self.free_paths = [0] * players
        self.pools = {"obstacle": 12, "free-path": 12}
        self.display: Counter[str] = Counter()
        self.lies: dict[str, str] = {}
        self.blocked: set[str] = set()
        self.tiles: dict[str, str] = {}
        self.face_up: set[str] = set()
        self.town_cards: list[str] | None = None
        self.offer: str | None = None
        self.coming: list[str] = []
        self.must_draw: Counter[str] = Counter()

    @property
    def counters_face_down(self) -> int:
        """The size of the face-down pile."""
        elsewhere = len(self.lies) + self.display.total() + self.seen.total()
        held = sum(seat.total() for seat in self.held)
        return 48 - elsewhere - held - sum(extra is not None for extra in self.extra)

    def check_counts(self) -> None:
        """No more pieces of a kind are in sight than the box holds, and no fewer than none."""
        cards = sum((*self.hands, *self.reserved, self.used), Counter[str]())
        assert all(cards[card] <= (12 if card == "raft" else 10) for card in CARDS)
        held = Counter(counter for seat in self.held for counter, _ in seat.elements())
        extra = Counter(extra for extra in self.extra if extra)
        seen = held + extra + self.seen + self.display + Counter(self.lies.values())
        assert all(seen[counter] <= 8 for counter in COUNTERS)
        for counts in (*self.hands, self.pile, self.seen):
            assert min(counts.values(), default=0) >= 0
        assert all(min(seat.values(), default=0) >= 0 for seat in self.held)
        assert all(seat.total() <= 6 for seat in self.held)

    def follow(self, event: Json, before: Json) -> None:
        """Take account of one event, and of its following on the one before."""
        kind = event["type"]
        assert event.get("seat", 0) < self.players
        if kind in EFFECTS or event.get("favor") is True:
            assert self.coming, f"{kind} comes of no favor"
            if self.coming[0] != kind:
                assert kind == "counter_placed"
                assert self.coming == ["counters_returned"]
            else:
                del self.coming[0]
            assert event.get("seat", self.mover) == self.mover
        else:
            assert not self.coming, f"{self.coming[0]} is missing"
            if kind in ("travelled", "turn_ended"):
                assert self.offer is None, "a favor was neither used nor declined"
        if kind in MOVING:
            assert self.passes == self.players
            assert event["seat"] == self.mover
        if kind in PLANNING and not event.get("favor"):
            assert self.passes < self.players
            assert event["seat"] == (self.start + self.plans) % self.players
            self.plans += 1
        getattr(self, f"_{kind}")(event, before)
        self.check_counts()

    @property
    def mover(self) -> int:
        """The seat whose travel turn it is."""
        return (self.start + self.turn) % self.players

    def _game_started(self, event: Json, _: Json) -> None:
        self.display = Counter(event["display"])
        assert self.display.total() == 5
        assert (event["tiles"] is None) == (self.favors == "none")
        assert (event["town_cards"] is None) == (not self.with_town_cards)
        self.tiles = event["tiles"] or {}
        self.face_up = set(self.tiles) if self.favors == "small" else set()
        self.town_cards = event["town_cards"]
        assert self.town_cards is None or len(self.town_cards) == self.players

    def _round_started(self, event: Json, _: Json) -> None:
        self.round = event["round"]
        self.start = event["start_seat"]
        self.turn = self.passes = self.draws = self.plans = 0
        self.used.clear()
        self.pile = Counter({card: 12 if card == "raft" else 10 for card in CARDS})
        for out in (*self.hands, *self.reserved):
            self.pile.subtract(out)

    def _cards_dealt(self, event: Json, before: Json) -> None:
        hand = self.hands[event["seat"]]
        assert before["type"] in ("round_started", "cards_dealt")
        hand.update(event["cards"])
        self.pile.subtract(event["cards"])
        assert hand.total() == 8

    def _reserved_taken(self, event: Json, before: Json) -> None:
        seat = event["seat"]
        assert before["type"] in ("cards_dealt", "reserved_taken")
        assert Counter(event["cards"]) == self.reserved[seat] != Counter()
        self.hands[seat].update(event["cards"])
        self.reserved[seat].clear()

    def _counter_drawn(self, event: Json, _: Json) -> None:
        assert not any(self.reserved)
        assert event["seat"] == (self.start + self.draws) % self.players
        assert event["secret"] == (self.draws < self.players)
        self.draws += 1
        assert event["source"] == "display" or self.counters_face_down > 0
        self.held[event["seat"]][event["counter"], event["secret"]] += 1
        if event["source"] == "display":
            assert not event["secret"]
            self.display[event["counter"]] -= 1

    def _display_refilled(self, event: Json, before: Json) -> None:
        assert (before["type"], before["source"]) == ("counter_drawn", "display")
        now = Counter[str](event["display"])
        assert now >= self.display
        assert now.total() == self.display.total() + (self.counters_face_down > 0)
        self.display = now

    def _counter_placed(self, event: Json, before: Json) -> None:
        counter = event["counter"]
        assert event["road"] not in self.lies
        assert cost(counter, event["road"], self.chart)
        self.lies[event["road"]] = counter
        if event["favor"]:
            assert before["type"] == "counters_seen"
            assert not event["secret"]
            self.seen[counter] -= 1
        else:
            self.passes = 0
            self.held[event["seat"]][counter, event["secret"]] -= 1

    def _obstacle_placed(self, event: Json, _: Json) -> None:
        assert event["road"] in self.lies
        assert event["road"] not in self.blocked
        self.passes = 0
        self.blocked.add(event["road"])
        self.obstacles[event["seat"]] -= 1
        assert self.obstacles[event["seat"]] >= 0

    def _passed(self, _: Json, __: Json) -> None:
        self.passes += 1
        assert self.passes <= self.players
        if self.passes == self.players:
            self._open_small_favor()

    def _open_small_favor(self) -> None:
        if self.favors == "small" and self.turn < self.players:
            self._open_favor()

    def _open_favor(self) -> None:
        """The favor where the boot stands, unless it is known to give nothing (FAV-4)."""
        town = self.boots[self.mover]
        if town in self.tiles and (town not in self.face_up or self._can_give(self.tiles[town])):
            self.offer = town

    def _can_give(self, favor: str) -> bool:
        if favor == "extra-counter":
            return self.extra[self.mover] is None
        return self.pools.get(favor, 1) > 0

    def _travelled(self, event: Json, _: Json) -> None:
        seat, cards = event["seat"], event["cards"]
        road = CONNECTIONS[event["road"]]
        obstacle = event["road"] in self.blocked
        if event["free_path"]:
            assert obstacle
            assert self.free_paths[seat] > 0
            self.free_paths[seat] -= 1
            self.pools["free-path"] += 1
            obstacle = False
        assert {event["from"], event["to"]} == {road["a"], road["b"]}
        assert event["from"] == self.boots[seat]
        self.boots[seat] = event["to"]
        self.hands[seat].subtract(cards)
        self.used.update(cards)
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
        if self.favors == "great" and not self.won_early(seat):
            self._open_favor()

    def won_early(self, seat: int) -> bool:
        """Whether a seat has all pieces before the last of four rounds (END-2)."""
        return len(self.collected[seat]) == 20 and self.rounds == 4 and self.round < 4

    def _favor_used(self, event: Json, before: Json) -> None:
        town, favor = event["town"], event["favor"]
        assert self.offer == town == self.boots[event["seat"]]
        assert before["type"] == "piece_collected" or self.favors == "small"
        assert self.tiles[town] == favor
        assert event["turned"] == (town not in self.face_up)
        self.face_up.add(town)
        self.offer = None
        self.coming = self._effects(favor)

    def _effects(self, favor: str) -> list[str]:
        """The events that must follow, but for a counter that may be placed."""
        in_pile, used = self.pile.total(), self.used.total()
        anew = ["pile_reshuffled"] if used and in_pile < (2 if favor == "draw-two" else 1) else []
        return {
            "draw-two": [*anew, "cards_drawn"],
            "draw-next-round": [*anew, "card_reserved"] if in_pile + used else [],
            "two-counters": ["counters_seen", "counters_returned"] * (self.counters_face_down > 0),
            "extra-counter": ["extra_counter_taken"]
            * (self.counters_face_down > 0 and self._can_give(favor)),
            "obstacle": ["obstacle_taken"] * self._can_give(favor),
            "free-path": ["free_path_taken"] * self._can_give(favor),
        }[favor]

    def _favor_declined(self, event: Json, before: Json) -> None:
        assert self.offer == event["town"] == self.boots[event["seat"]]
        assert before["type"] == "piece_collected" or self.favors == "small"
        self.offer = None

    def _pile_reshuffled(self, event: Json, _: Json) -> None:
        assert event["count"] == self.used.total()
        last, self.pile = self.pile, self.used
        self.used = Counter()
        # The last card of the old pile is one of the two that are drawn (FAV-4).
        self.pile.update(last)
        self.must_draw = last

    def _cards_drawn(self, event: Json, before: Json) -> None:
        drawn = Counter[str](event["cards"])
        assert drawn.total() == min(2, self.pile.total())
        if before["type"] == "pile_reshuffled":
            assert self.must_draw <= drawn
        self.pile.subtract(drawn)
        self.hands[event["seat"]].update(drawn)

    def _card_reserved(self, event: Json, _: Json) -> None:
        self.pile[event["card"]] -= 1
        self.reserved[event["seat"]][event["card"]] += 1

    def _counters_seen(self, event: Json, before: Json) -> None:
        assert before["type"] == "favor_used"
        assert len(event["counters"]) == min(2, self.counters_face_down)
        self.seen = Counter(event["counters"])

    def _counters_returned(self, event: Json, before: Json) -> None:
        assert before["type"] in ("counters_seen", "counter_placed")
        assert Counter(event["counters"]) == +self.seen
        self.seen = Counter()

    def _extra_counter_taken(self, event: Json, _: Json) -> None:
        self.extra[event["seat"]] = event["counter"]

    def _obstacle_taken(self, event: Json, _: Json) -> None:
        self.pools["obstacle"] -= 1
        self.obstacles[event["seat"]] += 1

    def _free_path_taken(self, event: Json, _: Json) -> None:
        self.pools["free-path"] -= 1
        self.free_paths[event["seat"]] += 1

    def _turn_ended(self, event: Json, _: Json) -> None:
        hand = self.hands[event["seat"]]
        assert len(event["discarded"]) == max(0, hand.total() - 4)
        hand.subtract(event["discarded"])
        self.used.update(event["discarded"])
        self.turn += 1
        self._open_small_favor()

    def _counter_kept(self, event: Json, _: Json) -> None:
        held = self.held[event["seat"]]
        kept = (event["counter"], event["secret"])
        assert self.turn == self.players
        assert event["counter"] or not event["secret"]
        assert held[kept] > 0 if event["counter"] else held.total() != 1
        self.held[event["seat"]] = Counter([kept] if event["counter"] else [])

    def _round_ended(self, event: Json, _: Json) -> None:
        assert event["round"] == self.round
        self.lies.clear()
        self.blocked.clear()
        for seat, extra in enumerate(self.extra):
            if extra:
                self.held[seat][extra, True] += 1
        self.extra = [None] * self.players

    def _game_ended(self, event: Json, before: Json) -> None:
        if event["reason"] == "all_pieces":
            assert before["type"] == "piece_collected"
            assert self.won_early(before["seat"])
        else:
            assert self.turn == self.players
            assert not any(map(self.won_early, range(self.players)))


EFFECTS: Final = {
    "pile_reshuffled", "cards_drawn", "card_reserved", "counters_seen", "counters_returned",
    "extra_counter_taken", "obstacle_taken", "free_path_taken",
}  # fmt: skip
"""Events that come of a favor."""
PLANNING: Final = {"counter_placed", "obstacle_placed", "passed"}
"""Events of phase 4, but for a counter that a favor places."""
MOVING: Final = {"travelled", "piece_collected", "favor_used", "favor_declined", "turn_ended"}
"""Events of a travel turn."""


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


def told(event: Json, viewer: int | None, favors: str) -> Json:
    """What a seat, or with None a spectator, is told of an event while the game runs (RECORD.md).

    This is the table "What is told while the game runs", row by row.
    """
    own = viewer is not None and event.get("seat") == viewer
    kind = event["type"]
    if kind == "game_started":
        cards = event["town_cards"]
        if cards is not None:
            mine = [card if n == viewer else None for n, card in enumerate(cards)]
            cards = None if viewer is None else mine
        tiles = None if favors == "great" else event["tiles"]
        return {**event, "town_cards": cards, "tiles": tiles}
    if kind == "card_reserved":
        return {"type": kind, "seat": event["seat"]}
    if own:
        return event
    if kind in COUNTED:
        key = COUNTED[kind]
        rest = {name: value for name, value in event.items() if name != key}
        return {**rest, "count": len(event[key])}
    if kind == "extra_counter_taken" or (kind in BY_SECRET and event["secret"]):
        return {name: value for name, value in event.items() if name != "counter"}
    return event


COUNTED: Final = {
    "cards_dealt": "cards", "reserved_taken": "cards", "cards_drawn": "cards",
    "counters_seen": "counters", "counters_returned": "counters", "turn_ended": "discarded",
}  # fmt: skip
BY_SECRET: Final = {"counter_drawn", "counter_kept"}

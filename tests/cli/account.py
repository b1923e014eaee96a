"""The account of a game kept by somebody who has the rules text and no program.

All that lies on the table and in hands is told from the events alone, so that an event that does
not follow from those before is seen.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.cli.record_format import (
    CARDS,
    CONNECTIONS,
    COUNTERS,
    ROADS,
    START,
    Json,
    cost,
)

EFFECTS: Final = {
    "pile_reshuffled", "cards_drawn", "card_reserved", "counters_seen", "counters_returned",
    "extra_counter_taken", "obstacle_taken", "free_path_taken",
}  # fmt: skip
"""Events that come of a favor."""
PLANNING: Final = {"counter_placed", "obstacle_placed", "passed"}
"""Events of phase 4, but for a counter that a favor places."""
MOVING: Final = {"travelled", "piece_collected", "favor_used", "favor_declined", "turn_ended"}
"""Events of a travel turn."""


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

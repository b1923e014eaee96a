"""A second reading of the rules: checks the events of a game one by one, without the engine.

It knows the map's data and the rules text, and shares no code. It needs no seed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

DATA = json.loads(files("elfenland.board").joinpath("data/board.json").read_text("utf-8"))
ROADS = {road["id"]: road for road in DATA["roads"]}
TOWNS = {town["id"] for town in DATA["towns"]} - {"elvenhold"}
KINDS = ("dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon", "magic-cloud")
TERRAINS = ("plains", "woods", "desert", "mountains")
GUIDE = ("1211", "0121", "1100", "1102", "1222", "2101")
PRINTED = (*GUIDE[:5], "2201")

Event = dict[str, Any]


class Referee:
    """The table as an onlooker who sees all cards would keep it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options["players"]
        self.rounds: int = options["rounds"]
        self.chart = GUIDE if options["chart"] == "guide" else PRINTED
        self.start: int = options["start_seat"]
        self.hands = [Counter[str]() for _ in range(self.players)]
        self.open = [Counter[str]() for _ in range(self.players)]
        self.secret = [Counter[str]() for _ in range(self.players)]
        self.boots = ["elvenhold"] * self.players
        self.pieces = [set(TOWNS) for _ in range(self.players)]
        self.obstacles = [1] * self.players
        self.display = Counter[str]()
        self.lies: dict[str, str] = {}
        self.blocked: set[str] = set()
        self.pile = Counter[str]()
        self.ended = False

    def check(self, events: list[Event]) -> None:
        """Go through all events of a whole game.

        Raises:
            AssertionError, KeyError, ValueError: the first that is against the rules.
        """
        coming = iter(events)
        self._begin(next(coming))
        for number in range(1, self.rounds + 1):
            self._round(number, coming)
            if self.ended:
                break
        assert self.ended
        assert next(coming, None) is None, "events after the end"

    def _begin(self, event: Event) -> None:
        assert event["type"] == "game_started"
        assert event["start_seat"] == self.start
        self.display = Counter(event["display"])
        assert self.display.total() == 5

    def _clockwise(self) -> list[int]:
        return [(self.start + n) % self.players for n in range(self.players)]

    def _round(self, number: int, coming: Iterator[Event]) -> None:
        event = next(coming)
        assert event == {"type": "round_started", "round": number, "start_seat": self.start}
        self._deal(coming)
        self._draw(coming)
        self._move(number, self._plan(coming), coming)
        if not self.ended:
            self._keep(coming)
            assert next(coming) == {"type": "round_ended", "round": number}
            self.start = (self.start + 1) % self.players
            self.lies.clear()
            self.blocked.clear()

    def _deal(self, coming: Iterator[Event]) -> None:
        cards = Counter({**dict.fromkeys(KINDS, 10), "raft": 12})
        for hand in self.hands:
            cards -= hand
        for seat in self._clockwise():
            event = next(coming)
            assert (event["type"], event["seat"]) == ("cards_dealt", seat)
            dealt = Counter[str](event["cards"])
            assert dealt <= cards, "dealt what is not in the pile"
            cards -= dealt
            self.hands[seat] += dealt
            assert self.hands[seat].total() == 8
        self.pile = Counter(dict.fromkeys(KINDS, 8)) - self.display
        for held in (*self.open, *self.secret):
            self.pile -= held
        for seat in self._clockwise():
            event = next(coming)
            assert (event["type"], event["seat"]) == ("counter_drawn", seat)
            assert (event["source"], event["secret"]) == ("pile", True)
            self._take(event["counter"])
            self.secret[seat][event["counter"]] += 1

    def _take(self, counter: str) -> None:
        assert self.pile[counter] > 0, f"no {counter} is left face down"
        self.pile[counter] -= 1

    def _draw(self, coming: Iterator[Event]) -> None:
        for seat in self._clockwise() * 3:
            event = next(coming)
            assert (event["type"], event["seat"]) == ("counter_drawn", seat)
            assert event["secret"] is False
            counter = event["counter"]
            self.open[seat][counter] += 1
            if event["source"] == "pile":
                self._take(counter)
                continue
            assert self.display[counter] > 0, f"no {counter} lies face up"
            self.display[counter] -= 1
            refilled = next(coming)
            assert refilled["type"] == "display_refilled"
            now = Counter[str](refilled["display"])
            (new,) = (now - self.display).elements()
            self._take(new)
            assert now.total() == 5
            assert not self.display - now
            self.display = now

    def _plan(self, coming: Iterator[Event]) -> Event:
        """The first event after the phase."""
        turn = passes = 0
        while passes < self.players:
            seat = (self.start + turn) % self.players
            event = next(coming)
            assert event["seat"] == seat, "out of turn"
            turn += 1
            passes = passes + 1 if event["type"] == "passed" else 0
            if event["type"] == "counter_placed":
                self._place(seat, event)
            elif event["type"] == "obstacle_placed":
                assert self.obstacles[seat] > 0
                assert event["road"] in self.lies
                assert event["road"] not in self.blocked
                self.obstacles[seat] -= 1
                self.blocked.add(event["road"])
            else:
                assert event["type"] == "passed"
        return next(coming)

    def _place(self, seat: int, event: Event) -> None:
        held = (self.secret if event["secret"] else self.open)[seat]
        assert held[event["counter"]] > 0, "placed a counter that is not held"
        assert event["favor"] is False
        assert event["road"] not in self.lies
        assert self._cost(event["counter"], ROADS[event["road"]]["terrain"]) > 0
        held[event["counter"]] -= 1
        self.lies[event["road"]] = event["counter"]

    def _cost(self, counter: str, terrain: str) -> int:
        return int(self.chart[KINDS.index(counter)][TERRAINS.index(terrain)])

    def _move(self, number: int, event: Event, coming: Iterator[Event]) -> None:
        for place, seat in enumerate(self._clockwise()):
            while event["type"] == "travelled":
                assert event["seat"] == seat, "out of turn"
                self._step(seat, event)
                event = next(coming)
                if self.boots[seat] in self.pieces[seat]:
                    town = self.boots[seat]
                    assert event == {"type": "piece_collected", "seat": seat, "town": town}
                    self.pieces[seat].remove(town)
                    event = next(coming)
                    if not self.pieces[seat] and self.rounds == 4 and number < 4:
                        self._end("all_pieces", event)
                        return
            assert (event["type"], event["seat"]) == ("turn_ended", seat)
            self._discard(seat, Counter(event["discarded"]))
            if number == self.rounds or place < self.players - 1:
                event = next(coming)
        if number == self.rounds:
            self._end("rounds", event)

    def _step(self, seat: int, event: Event) -> None:
        road = ROADS[event["road"]]
        here, there = event["from"], event["to"]
        assert here == self.boots[seat]
        assert {here, there} == {road["a"], road["b"]}
        assert event["free_path"] is False
        paid = Counter[str](event["cards"])
        assert paid <= self.hands[seat], "paid with cards that are not in hand"
        if road["terrain"] in ("river", "lake"):
            with_the_current = road.get("from") == here
            assert event["method"] == "raft"
            assert paid == Counter({"raft": 1 if with_the_current else 2})
        else:
            counter = self.lies[event["road"]]
            more = event["road"] in self.blocked
            if event["method"] == "caravan":
                assert paid.total() == 3 + more
            else:
                assert event["method"] == "counter"
                assert paid == Counter({counter: self._cost(counter, road["terrain"]) + more})
        self.hands[seat] -= paid
        self.boots[seat] = there

    def _discard(self, seat: int, discarded: Counter[str]) -> None:
        hand = self.hands[seat]
        assert discarded <= hand
        assert discarded.total() == max(0, hand.total() - 4)
        self.hands[seat] = hand - discarded

    def _keep(self, coming: Iterator[Event]) -> None:
        for seat in self._clockwise():
            event = next(coming)
            assert (event["type"], event["seat"]) == ("counter_kept", seat)
            held = self.open[seat].total() + self.secret[seat].total()
            counter, secret = event["counter"], event["secret"]
            if counter is None:
                assert secret is False
                assert held != 1, "a single counter is kept"
            else:
                assert (self.secret if secret else self.open)[seat][counter] > 0
            kept = Counter([counter] if counter else [])
            self.open[seat] = Counter() if secret else kept
            self.secret[seat] = kept if secret else Counter()

    def _end(self, reason: str, event: Event) -> None:
        assert (event["type"], event["reason"]) == ("game_ended", reason)
        got = [(20 - len(self.pieces[n]), self.hands[n].total()) for n in range(self.players)]
        order = sorted(range(self.players), key=lambda n: (-got[n][0], -got[n][1], n))
        assert event["standings"] == [
            {
                "seat": seat,
                "rank": 1 + sum(better > got[seat] for better in got),
                "score": got[seat][0],
                "pieces": got[seat][0],
                "distance": None,
                "cards": got[seat][1],
            }
            for seat in order
        ]
        assert event["winners"] == sorted(n for n in order if got[n] == max(got))
        self.ended = True

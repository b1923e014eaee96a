"""A second reading of the rules: checks the events of a game one by one, without the engine.

It knows the map's data and the rules text, and shares no code. It needs no seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from elfenland.testing.referee_table import (
    KINDS,
    ROADS,
    TOWN_CARDS,
    TOWNS,
    Event,
    Table,
    distance,
)

TILES = {
    "draw-two": 4, "draw-next-round": 4, "two-counters": 3, "extra-counter": 3, "obstacle": 3,
    "free-path": 3,
}  # fmt: skip


class Referee(Table):
    """An onlooker who sees all cards and knows what must come next."""

    def check(self, events: list[Event]) -> None:
        """Go through all events of a whole game.

        Raises:
            AssertionError, KeyError, ValueError: the first that is against the rules.
        """
        *played, last = events
        if last.get("reason") == "agreed":
            try:
                self._play(iter(played))
            except StopIteration:
                self._end("agreed", last)
                return
            raise AssertionError("events after the end")
        self._play(iter(events))

    def _play(self, coming: Iterator[Event]) -> None:
        """Go through the events of all rounds; where they break off, so does this."""
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
        assert (event["tiles"] is None) == (self.favors == "none")
        if event["tiles"] is not None:
            self.tiles = event["tiles"]
            assert self.tiles.keys() == TOWNS
            assert Counter(self.tiles.values()) == TILES
            self.face_up = set(TOWNS) if self.favors == "small" else set()
        assert (event["town_cards"] is None) == (not self.with_town_cards)
        if event["town_cards"] is not None:
            self.town_cards = event["town_cards"]
            assert len(set(self.town_cards) & TOWN_CARDS) == self.players

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
        for hand in (*self.hands, *self.reserved):
            cards -= hand
        for seat in self._clockwise():
            event = next(coming)
            assert (event["type"], event["seat"]) == ("cards_dealt", seat)
            dealt = Counter[str](event["cards"])
            assert dealt <= cards, "dealt what is not in the pile"
            cards -= dealt
            self.hands[seat] += dealt
            assert self.hands[seat].total() == 8
        self.draw_pile, self.used = cards, Counter()
        for seat in self._clockwise():
            if self.reserved[seat]:
                event = next(coming)
                assert (event["type"], event["seat"]) == ("reserved_taken", seat)
                assert Counter(event["cards"]) == self.reserved[seat]
                self.hands[seat] += self.reserved[seat]
                self.reserved[seat] = Counter()
        self.pile = Counter(dict.fromkeys(KINDS, 8)) - self.display
        for held in (*self.open, *self.secret):
            self.pile -= held
        for seat in self._clockwise():
            event = next(coming)
            assert (event["type"], event["seat"]) == ("counter_drawn", seat)
            assert (event["source"], event["secret"]) == ("pile", True)
            self.take(event["counter"])
            self.secret[seat][event["counter"]] += 1

    def _draw(self, coming: Iterator[Event]) -> None:
        for seat in self._clockwise() * 3:
            event = next(coming)
            assert (event["type"], event["seat"]) == ("counter_drawn", seat)
            assert event["secret"] is False
            counter = event["counter"]
            self.open[seat][counter] += 1
            if event["source"] == "pile":
                self.take(counter)
                continue
            assert self.display[counter] > 0, f"no {counter} lies face up"
            self.display[counter] -= 1
            refilled = next(coming)
            assert refilled["type"] == "display_refilled"
            now = Counter[str](refilled["display"])
            (new,) = (now - self.display).elements()
            self.take(new)
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
        held[event["counter"]] -= 1
        self.lay(event)

    def _move(self, number: int, event: Event, coming: Iterator[Event]) -> None:
        for place, seat in enumerate(self._clockwise()):
            self.offer = self.offered(seat) if self.favors == "small" else None
            while event["type"] != "turn_ended":
                assert event["seat"] == seat, "out of turn"
                if event["type"] == "travelled":
                    event = self._step(seat, event, coming)
                    if not self.pieces[seat] and self.rounds == 4 and number < 4:
                        self._end("all_pieces", event, seat)
                        return
                    if self.boots[seat] == self.collected and self.favors == "great":
                        self.offer = self.offered(seat)
                else:
                    event = self.answer(seat, event, coming)
            assert self.offer is None, "a favor is neither used nor declined"
            assert (event["type"], event["seat"]) == ("turn_ended", seat)
            self._discard(seat, Counter(event["discarded"]))
            if number == self.rounds or place < self.players - 1:
                event = next(coming)
        if number == self.rounds:
            self._end("rounds", event)

    def _step(self, seat: int, event: Event, coming: Iterator[Event]) -> Event:
        """The first event after it and its piece."""
        road = ROADS[event["road"]]
        here, there = event["from"], event["to"]
        assert self.offer is None, "a favor is neither used nor declined"
        assert here == self.boots[seat]
        assert {here, there} == {road["a"], road["b"]}
        paid = Counter[str](event["cards"])
        assert paid <= self.hands[seat], "paid with cards that are not in hand"
        if road["terrain"] in ("river", "lake"):
            with_the_current = road.get("from") == here
            assert (event["method"], event["free_path"]) == ("raft", False)
            assert paid == Counter({"raft": 1 if with_the_current else 2})
        else:
            counter = self.lies[event["road"]]
            more = event["road"] in self.blocked
            if event["free_path"]:
                assert more, "no obstacle is there to pass"
                assert self.free_paths[seat] > 0
                self.free_paths[seat] -= 1
                self.pools["free-path"] += 1
                more = False
            if event["method"] == "caravan":
                assert paid.total() == 3 + more
            else:
                assert event["method"] == "counter"
                assert paid == Counter({counter: self.cost(counter, road["terrain"]) + more})
        self.hands[seat] -= paid
        self.used += paid
        self.boots[seat] = there
        self.collected = ""
        event = next(coming)
        if there in self.pieces[seat]:
            assert event == {"type": "piece_collected", "seat": seat, "town": there}
            self.pieces[seat].remove(there)
            self.collected = there
            event = next(coming)
        return event

    def _discard(self, seat: int, discarded: Counter[str]) -> None:
        hand = self.hands[seat]
        assert discarded <= hand
        assert discarded.total() == max(0, hand.total() - 4)
        self.hands[seat] = hand - discarded
        self.used += discarded

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
        for seat, extra in enumerate(self.extra):
            self.secret[seat].update([extra] if extra else [])
            self.extra[seat] = ""

    def _end(self, reason: str, event: Event, early: int | None = None) -> None:
        assert (event["type"], event["reason"]) == ("game_ended", reason)
        pieces = [20 - len(left) for left in self.pieces]
        cards = [hand.total() for hand in self.hands]
        away = [distance(b, t) for b, t in zip(self.boots, self.town_cards, strict=False)]
        apart = away or [0] * self.players
        got = [
            (seat == early, pieces[seat] - apart[seat], -apart[seat], cards[seat])
            for seat in range(self.players)
        ]
        assert event["standings"] == [
            {
                "seat": seat,
                "rank": 1 + sum(better > got[seat] for better in got),
                "score": pieces[seat] - apart[seat],
                "pieces": pieces[seat],
                "distance": away[seat] if away else None,
                "cards": cards[seat],
            }
            for seat in sorted(range(self.players), key=lambda n: (*(-x for x in got[n]), n))
        ]
        assert event["winners"] == [n for n in range(self.players) if got[n] == max(got)]
        self.ended = True

"""What the second referee keeps account of: the pieces on the table, and favors (FAV, TILE)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

DATA = json.loads(files("elfenland.board").joinpath("data/board.json").read_text("utf-8"))
ROADS = {road["id"]: road for road in DATA["roads"]}
TOWNS = {town["id"] for town in DATA["towns"]} - {"elvenhold"}
TOWN_CARDS = {town["id"] for town in DATA["towns"] if town["town_card"]}
KINDS = ("dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon", "magic-cloud")
TERRAINS = ("plains", "woods", "desert", "mountains")
GUIDE = ("1211", "0121", "1100", "1102", "1222", "2101")
PRINTED = (*GUIDE[:5], "2201")

Event = dict[str, Any]


def distance(one: str, other: str) -> int:
    """The fewest connections between two towns."""
    reached, steps = {one}, 0
    while other not in reached:
        steps += 1
        reached |= {
            {road["a"]: road["b"], road["b"]: road["a"]}[town]
            for road in ROADS.values()
            for town in reached & {road["a"], road["b"]}
        }
    return steps


class Table:
    """The table as an onlooker who sees all cards would keep it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options["players"]
        self.rounds: int = options["rounds"]
        self.chart = GUIDE if options["chart"] == "guide" else PRINTED
        self.favors: str = options["favors"]
        self.with_town_cards: bool = options["town_cards"]
        self.start: int = options["start_seat"]
        self.hands = [Counter[str]() for _ in range(self.players)]
        self.reserved = [Counter[str]() for _ in range(self.players)]
        self.open = [Counter[str]() for _ in range(self.players)]
        self.secret = [Counter[str]() for _ in range(self.players)]
        self.extra = [""] * self.players
        self.boots = ["elvenhold"] * self.players
        self.pieces = [set(TOWNS) for _ in range(self.players)]
        self.obstacles = [1] * self.players
        self.free_paths = [0] * self.players
        self.pools = {"obstacle": 12, "free-path": 12}
        self.display = Counter[str]()
        self.lies: dict[str, str] = {}
        self.blocked: set[str] = set()
        self.pile = Counter[str]()
        self.draw_pile = Counter[str]()
        self.used = Counter[str]()
        self.tiles: dict[str, str] = {}
        self.face_up: set[str] = set()
        self.town_cards: list[str] = []
        self.offer: str | None = None
        self.collected = ""
        self.ended = False

    def cost(self, counter: str, terrain: str) -> int:
        """The cards that the chart asks for."""
        return int(self.chart[KINDS.index(counter)][TERRAINS.index(terrain)])

    def lay(self, event: Event) -> None:
        """A counter comes onto a road."""
        assert event["road"] not in self.lies
        assert self.cost(event["counter"], ROADS[event["road"]]["terrain"]) > 0
        self.lies[event["road"]] = event["counter"]

    def take(self, counter: str) -> None:
        """A counter leaves the face-down pile."""
        assert self.pile[counter] > 0, f"no {counter} is left face down"
        self.pile[counter] -= 1

    def offered(self, seat: int) -> str | None:
        """The town whose favor is open to a seat that stands there, if any."""
        town = self.boots[seat]
        if town not in self.tiles or (town in self.face_up and self._nothing(seat, town)):
            return None
        return town

    def _nothing(self, seat: int, town: str) -> bool:
        tile = self.tiles[town]
        return bool(self.extra[seat]) if tile == "extra-counter" else self.pools.get(tile) == 0

    def answer(self, seat: int, event: Event, coming: Iterator[Event]) -> Event:
        """A favor is used or declined: the first event after it and all that comes of it."""
        town, self.offer = self.offer, None
        assert (event["seat"], event["town"]) == (seat, town), "no such favor is open"
        if event["type"] == "favor_declined":
            return next(coming)
        tile = self.tiles[event["town"]]
        turned = town not in self.face_up
        assert (event["type"], event["favor"]) == ("favor_used", tile)
        assert event["turned"] is turned
        self.face_up.add(event["town"])
        if tile in ("draw-two", "draw-next-round"):
            return self._cards(seat, coming, two=tile == "draw-two")
        if tile == "two-counters":
            return self._two_counters(seat, coming)
        return self._piece(seat, tile, coming)

    def _cards(self, seat: int, coming: Iterator[Event], *, two: bool) -> Event:
        wanted, old, event = 2 if two else 1, self.draw_pile, next(coming)
        forced = Counter[str]()
        if old.total() < wanted and self.used:
            assert event == {"type": "pile_reshuffled", "count": self.used.total()}
            forced, self.draw_pile, self.used = old, old + self.used, Counter()
            event = next(coming)
        many = min(wanted, self.draw_pile.total())
        if not two and not many:
            return event
        assert (event["type"], event["seat"]) == ("cards_drawn" if two else "card_reserved", seat)
        drawn = Counter(event["cards"] if two else [event["card"]])
        assert drawn.total() == many
        assert forced <= drawn <= self.draw_pile
        self.draw_pile -= drawn
        (self.hands if two else self.reserved)[seat] += drawn
        return next(coming)

    def _two_counters(self, seat: int, coming: Iterator[Event]) -> Event:
        many, event = min(2, self.pile.total()), next(coming)
        if not many:
            return event
        assert (event["type"], event["seat"]) == ("counters_seen", seat)
        seen = Counter[str](event["counters"])
        assert seen.total() == many
        assert seen <= self.pile
        event = next(coming)
        if event["type"] == "counter_placed":
            assert (event["seat"], event["secret"], event["favor"]) == (seat, False, True)
            assert seen[event["counter"]] > 0, "placed a counter that was not seen"
            self.lay(event)
            self.take(event["counter"])
            seen[event["counter"]] -= 1
            event = next(coming)
        assert (event["type"], event["seat"]) == ("counters_returned", seat)
        assert Counter(event["counters"]) == seen
        return next(coming)

    def _piece(self, seat: int, tile: str, coming: Iterator[Event]) -> Event:
        event = next(coming)
        if tile == "extra-counter":
            if self.pile.total() and not self.extra[seat]:
                assert (event["type"], event["seat"]) == ("extra_counter_taken", seat)
                self.take(event["counter"])
                self.extra[seat] = event["counter"]
                return next(coming)
        elif self.pools[tile]:
            assert event == {"type": tile.replace("-", "_") + "_taken", "seat": seat}
            self.pools[tile] -= 1
            (self.obstacles if tile == "obstacle" else self.free_paths)[seat] += 1
            return next(coming)
        return event

"""What lies on the roads does to others: told from what everybody sees."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from elfenland.analysis.shapes import Effect
from elfenland.board.chart import CROSSING, DOWNSTREAM, UPSTREAM
from elfenland.board.map import BOARD
from elfenland.rules import PlayerView
from elfenland.rules.view import SeatView

_NO_WAY: Final = 99


def effects(before: PlayerView, after: PlayerView) -> tuple[Effect, ...]:
    """For each other seat the town to which its way changes most, those who pay more first."""
    others = (seat for seat in before.seats if seat.seat != before.seat)
    found = [effect for seat in others if (effect := _effect(seat, before, after))]
    return tuple(sorted(found, key=lambda one: (-_gain(one), one.seat)))


def _effect(seat: SeatView, before: PlayerView, after: PlayerView) -> Effect | None:
    was, now = _cards_to(seat, before), _cards_to(seat, after)
    towns = [
        town.id
        for town in BOARD.towns
        if town.id not in (*seat.collected, BOARD.start) and was.get(town.id) != now.get(town.id)
    ]
    if not towns:
        return None
    changed = [Effect(seat.seat, town, was.get(town), now.get(town)) for town in towns]
    return max(changed, key=lambda one: (abs(_gain(one)), -min(_ends(one))))


def _ends(effect: Effect) -> tuple[int, int]:
    return (
        _NO_WAY if effect.before is None else effect.before,
        _NO_WAY if effect.after is None else effect.after,
    )


def _gain(effect: Effect) -> int:
    """How many cards more the way costs."""
    before, after = _ends(effect)
    return after - before


def _cards_to(seat: SeatView, view: PlayerView) -> dict[str, int]:
    """By town the fewest cards by which a seat gets there, with as many cards as it holds."""
    ways = _prices(view)
    found: dict[str, int] = {}
    heap = [(0, seat.boot)]
    while heap:
        cards, town = heappop(heap)
        if town in found:
            continue
        found[town] = cards
        for there, price in ways[town]:
            if cards + price <= seat.cards:
                heappush(heap, (cards + price, there))
    return found


def _prices(view: PlayerView) -> dict[str, list[tuple[str, int]]]:
    ways: dict[str, list[tuple[str, int]]] = {town.id: [] for town in BOARD.towns}
    lying = {road.road: min(road.price, road.caravan) for road in view.roads}
    for connection in BOARD.connections:
        if connection.is_road:
            if connection.id not in lying:
                continue
            there = back = lying[connection.id]
        elif connection.lake:
            there = back = CROSSING
        else:
            there, back = DOWNSTREAM, UPSTREAM
        ways[connection.a].append((connection.b, there))
        ways[connection.b].append((connection.a, back))
    return ways

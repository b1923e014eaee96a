"""How often what occurs in games: every event, and what play seldom brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final, TypeAlias, get_args

import click

from elfenland.cli.tables import print_table
from elfenland.rules import Event
from elfenland.rules.record import Record

Json: TypeAlias = dict[str, Any]
POOL: Final = 12
"""Obstacles, and free-path tiles, in the common pool (COMP-6)."""


def _ended(record: Record) -> Json:
    return record.result or {"reason": None, "winners": []}


def _emptied(record: Record) -> bool:
    """Whether a common pool was empty once: only free paths come back (TILE-5, TILE-6)."""
    obstacles = sum(event["type"] == "obstacle_taken" for event in record.events)
    paths = accumulate(
        (event["type"] == "free_path_taken") - bool(event.get("free_path"))
        for event in record.events
    )
    return obstacles >= POOL or max(paths, default=0) >= POOL


EDGES: Final[dict[str, Callable[[Record], bool]]] = {
    "shared win": lambda record: len(_ended(record)["winners"]) > 1,
    "early win": lambda record: _ended(record)["reason"] == "all_pieces",
    "reshuffle in phase 5": lambda record: any(
        event["type"] == "pile_reshuffled" for event in record.events
    ),
    "empty pool": _emptied,
}
"""What play seldom brings, by its name: whether it occurred in a game."""


@dataclass(slots=True)
class Counts:
    """Games, their events by type, and the games in which each event and each edge occurred."""

    games: int = 0
    events: Counter[str] = field(default_factory=Counter)
    with_event: Counter[str] = field(default_factory=Counter)
    with_edge: Counter[str] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        """Count a game whose record has been found right."""
        types = Counter(event["type"] for event in record.events)
        self.games += 1
        self.events += types
        self.with_event.update(types.keys())
        self.with_edge.update(edge for edge, occurred in EDGES.items() if occurred(record))

    def report(self) -> None:
        """Print it, also what never occurred."""
        types = [kind._field_defaults["type"] for kind in get_args(Event)]
        print_table(
            ("event", "times", "in games"),
            [(name, str(self.events[name]), str(self.with_event[name])) for name in types],
            stderr=False,
        )
        click.echo()
        print_table(
            ("rare edge", "in games"),
            [(edge, str(self.with_edge[edge])) for edge in EDGES],
            stderr=False,
        )

"""What RECORD.md says of a record: every key of every event, and what is told of it to whom.

Written from that page and the board's data, without the program.
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

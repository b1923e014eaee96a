"""What follows from the board and the chart alone, computed once for the phases.

Lists of actions for a set of roads are made when first asked for and then kept: roads of one
terrain are numbered in a row, so a set of roads is four small numbers, one a terrain.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from elfenland.board.chart import COSTS, CROSSING, DOWNSTREAM, UPSTREAM
from elfenland.board.kinds import CARDS, LAKE, ROAD_TERRAINS, TERRAINS, TRANSPORTS, Card, Transport
from elfenland.board.map import BOARD
from elfenland.rules.actions import ACTIONS, CODES, Action

PASS: Final = ACTIONS[CODES["pass"]]
END: Final = ACTIONS[CODES["end"]]
DRAW_PILE: Final = ACTIONS[CODES["draw pile"]]
USE_FAVOR: Final = ACTIONS[CODES["favor"]]
DECLINE_FAVOR: Final = ACTIONS[CODES["no favor"]]
RETURN_SEEN: Final = ACTIONS[CODES["place none"]]
KEEP_NONE: Final = ACTIONS[CODES["keep none"]]
DRAW_KIND: Final = tuple(ACTIONS[CODES[f"draw {t}"]] for t in TRANSPORTS)
KEEP_OPEN: Final = tuple(ACTIONS[CODES[f"keep {t}"]] for t in TRANSPORTS)
KEEP_SECRET: Final = tuple(ACTIONS[CODES[f"keep secret {t}"]] for t in TRANSPORTS)
PAY: Final = tuple(ACTIONS[CODES[f"pay {c}"]] for c in CARDS)
DISCARD: Final = tuple(ACTIONS[CODES[f"discard {c}"]] for c in CARDS)

ROAD_TERRAIN: Final = tuple(TERRAINS.index(road.terrain) for road in BOARD.roads)
ALLOWED: Final = tuple(
    tuple(COSTS["guide"][t][terrain] > 0 for terrain in ROAD_TERRAIN)
    for t in range(len(TRANSPORTS))
)
"""Whether a counter may lie on a road, ``ALLOWED[counter][road]`` (PLAN-2), in both charts."""


class Step(NamedTuple):
    """One way out of a town: its connection, where it leads, and what can be paid for it.

    ``terrain`` is -1 off the roads, where ``rafts`` is the price (CHART-2). ``free``: the step
    with a free path, by counter and by caravan (TILE-6).
    """

    connection: int
    to: int
    terrain: int
    rafts: int
    travel: Action
    caravan: Action | None
    free: tuple[Action, Action] | None


def _steps(town: str) -> tuple[Step, ...]:
    found = []
    for connection in BOARD.connections_from(town):
        number = BOARD.connection_index[connection.id]
        to = BOARD.town_index[connection.other(town)]
        travel = ACTIONS[CODES[f"travel {connection.id}"]]
        if connection.is_road:
            caravan = ACTIONS[CODES[f"travel {connection.id} caravan"]]
            free = (
                ACTIONS[CODES[f"travel {connection.id} free"]],
                ACTIONS[CODES[f"travel {connection.id} caravan free"]],
            )
            found.append(Step(number, to, ROAD_TERRAIN[number], 0, travel, caravan, free))
        elif connection.terrain == TERRAINS[LAKE]:
            found.append(Step(number, to, -1, CROSSING, travel, None, None))
        else:
            rafts = DOWNSTREAM if town == connection.a else UPSTREAM
            found.append(Step(number, to, -1, rafts, travel, None, None))
    return tuple(found)


STEPS: Final = tuple(_steps(town.id) for town in BOARD.towns)
"""The ways out of each town."""

STEP_FROM: Final = tuple({step.connection: step for step in steps} for steps in STEPS)
"""The way out of each town by connection."""


class RoadActions:
    """The actions of one kind on any set of roads of one terrain, as ready-made tuples."""

    __slots__ = ("_by_road", "full", "made", "shift")

    def __init__(self, terrain: int, texts: list[str]) -> None:
        roads = [r for r, of in enumerate(ROAD_TERRAIN) if of == terrain]
        self.shift = roads[0]
        self.full = (1 << len(roads)) - 1
        self._by_road = tuple(ACTIONS[CODES[texts[r]]] for r in roads)
        self.made: dict[int, tuple[Action, ...]] = {0: ()}

    def make(self, part: int) -> tuple[Action, ...]:
        """The actions for the roads whose bits, counted within the terrain, are set in ``part``."""
        actions = tuple(a for i, a in enumerate(self._by_road) if part >> i & 1)
        self.made[part] = actions
        return actions


def _by_terrain(form: str, counter: int | None = None) -> tuple[RoadActions, ...]:
    texts = [form.format(road=road.id) for road in BOARD.roads]
    return tuple(
        RoadActions(terrain, texts)
        for terrain in range(len(ROAD_TERRAINS))
        if counter is None or COSTS["guide"][counter][terrain]
    )


PLACE_OPEN: Final = tuple(_by_terrain(f"place {t} {{road}}", i) for i, t in enumerate(TRANSPORTS))
PLACE_SECRET: Final = tuple(
    _by_terrain(f"place secret {t} {{road}}", i) for i, t in enumerate(TRANSPORTS)
)
PLACE_SEEN: Final = tuple(
    _by_terrain(f"place seen {t} {{road}}", i) for i, t in enumerate(TRANSPORTS)
)
PLACE_OBSTACLE: Final = _by_terrain("obstacle {road}")


def on_roads(choices: tuple[RoadActions, ...], roads: int, into: list[Action]) -> None:
    """Append the actions of ``choices`` on each road of the set ``roads``."""
    for choice in choices:
        part = roads >> choice.shift & choice.full
        made = choice.made.get(part)
        into += choice.make(part) if made is None else made


DRAW_CHOICES: Final = tuple(
    tuple(DRAW_KIND[t] for t in range(len(TRANSPORTS)) if kinds >> t & 1)
    for kinds in range(1 << len(TRANSPORTS))
)
"""Draws from the display by the set of kinds in it."""

CONNECTION_IDS: Final = tuple(c.id for c in BOARD.connections)
TOWN_IDS: Final = tuple(town.id for town in BOARD.towns)
TOWN_CARDS: Final = tuple(n for n, town in enumerate(BOARD.towns) if town.town_card)


def card_names(counts: list[int], start: int = 0) -> tuple[Card, ...]:
    """The cards of a stretch of counts by kind, each named singly, in the order of kinds."""
    named: list[Card] = []
    for kind, card in enumerate(CARDS):
        count = counts[start + kind]
        if count:
            named += (card,) * count
    return tuple(named)


def counter_names(counts: list[int], start: int = 0) -> tuple[Transport, ...]:
    """The counters of a stretch of counts by kind, as ``card_names``."""
    named: list[Transport] = []
    for kind, counter in enumerate(TRANSPORTS):
        count = counts[start + kind]
        if count:
            named += (counter,) * count
    return tuple(named)

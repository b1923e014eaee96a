"""The map: 21 towns and 48 connections, read from the data once and checked (COMP-2)."""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Final

from elfenland.board.kinds import TERRAINS, Terrain
from elfenland.errors import DataError

_COUNTS: Final[dict[Terrain, int]] = {
    "plains": 8, "woods": 12, "desert": 7, "mountains": 8, "river": 7, "lake": 6,
}  # fmt: skip
_TOWNS: Final = 21
_TOWN_CARDS: Final = 12


@dataclass(frozen=True, slots=True)
class Town:
    """A town of the map.

    x and y lie between 0 and 1 over the whole printed board, x to the right and y down.
    """

    id: str
    name: str
    x: float
    y: float
    town_card: bool


@dataclass(frozen=True, slots=True)
class Connection:
    """A road, a river or a lake crossing between two towns.

    ``a`` is a river's upper end and ``b`` its lower: with the current from ``a`` to ``b``.
    ``lake`` names the lake of a crossing and is None elsewhere.
    """

    id: str
    a: str
    b: str
    terrain: Terrain
    lake: str | None

    @property
    def is_road(self) -> bool:
        """Whether a counter may lie here: neither river nor lake."""
        return self.terrain not in ("river", "lake")

    def other(self, town: str) -> str:
        """The end that is not ``town``.

        Raises:
            ValueError: ``town`` is at neither end.
        """
        if town == self.a:
            return self.b
        if town == self.b:
            return self.a
        raise ValueError(f"{town} is not an end of {self.id}")


@dataclass(frozen=True)
class Board:
    """The whole map; towns and connections are numbered by their place in the data."""

    start: str
    towns: tuple[Town, ...]
    connections: tuple[Connection, ...]

    @cached_property
    def town_index(self) -> dict[str, int]:
        """Number of each town, by id."""
        return {town.id: i for i, town in enumerate(self.towns)}

    @cached_property
    def connection_index(self) -> dict[str, int]:
        """Number of each connection, by id; roads come first."""
        return {connection.id: i for i, connection in enumerate(self.connections)}

    @cached_property
    def roads(self) -> tuple[Connection, ...]:
        """The connections where counters may lie; their numbers are those of ``connections``."""
        return tuple(c for c in self.connections if c.is_road)

    @cached_property
    def _from(self) -> dict[str, tuple[Connection, ...]]:
        return {
            town.id: tuple(c for c in self.connections if town.id in (c.a, c.b))
            for town in self.towns
        }

    @cached_property
    def _distances(self) -> dict[str, dict[str, int]]:
        return {town.id: self._distances_from(town.id) for town in self.towns}

    def _distances_from(self, town: str) -> dict[str, int]:
        found = {town: 0}
        queue = deque([town])
        while queue:
            here = queue.popleft()
            for connection in self._from[here]:
                there = connection.other(here)
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        return found

    def town(self, town: str) -> Town:
        """The town with this id; KeyError when there is none."""
        return self.towns[self.town_index[town]]

    def connection(self, connection: str) -> Connection:
        """The connection with this id; KeyError when there is none."""
        return self.connections[self.connection_index[connection]]

    def connections_from(self, town: str) -> tuple[Connection, ...]:
        """All connections that end in ``town``, parallel ones apart."""
        return self._from[town]

    def neighbours(self, town: str) -> frozenset[str]:
        """The towns one connection away."""
        return frozenset(c.other(town) for c in self._from[town])

    def between(self, a: str, b: str) -> tuple[Connection, ...]:
        """The connections that join two towns: none, one, or two parallel ones (COMP-2)."""
        return tuple(c for c in self._from[a] if c.other(a) == b)

    def distance(self, a: str, b: str) -> int:
        """The fewest connections between two towns, whatever lies on them (END-4)."""
        return self._distances[a][b]


def read_board(text: str) -> Board:
    """Read and check the map from the text of ``board.json``.

    Raises:
        DataError: the text is no such map; the message names what is wrong.
    """
    try:
        data = json.loads(text)
        towns = tuple(
            Town(t["id"], t["name"], float(t["x"]), float(t["y"]), bool(t["town_card"]))
            for t in data["towns"]
        )
        connections = tuple(_connection(row) for row in data["roads"])
        board = Board(str(data["start"]), towns, connections)
        problems = _problems(board)
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(f"the map cannot be read: {error!r}") from error
    if problems:
        raise DataError("the map is not the one of COMP-2: " + "; ".join(problems))
    return board


def _connection(row: dict[str, Any]) -> Connection:
    a, b, terrain = row["a"], row["b"], row["terrain"]
    if terrain not in TERRAINS:
        raise ValueError(f"{row['id']} has the unknown terrain {terrain!r}")
    if terrain == "river":
        if {row["from"], row["to"]} != {a, b}:
            raise ValueError(f"the river {row['id']} flows between other towns than it joins")
        a, b = row["from"], row["to"]
    lake = row["lake"] if terrain == "lake" else None
    return Connection(row["id"], a, b, terrain, lake)


def _problems(board: Board) -> list[str]:
    towns = {town.id for town in board.towns}
    found = []
    if len(board.towns) != _TOWNS or len(towns) != _TOWNS:
        found.append(f"{len(towns)} towns instead of {_TOWNS}")
    if board.start not in towns:
        found.append(f"the start {board.start!r} is no town")
    if sum(town.town_card for town in board.towns) != _TOWN_CARDS:
        found.append(f"town cards of other than {_TOWN_CARDS} towns")
    for terrain, count in _COUNTS.items():
        have = sum(c.terrain == terrain for c in board.connections)
        if have != count:
            found.append(f"{have} connections of {terrain} instead of {count}")
    order = [TERRAINS.index(c.terrain) for c in board.connections]
    if order != sorted(order):
        found.append("the connections are not in the order of terrains")
    if len({c.id for c in board.connections}) != len(board.connections):
        found.append("two connections share an id")
    strays = [c.id for c in board.connections if not {c.a, c.b} <= towns or c.a == c.b]
    if strays:
        return [*found, "ends that are no two towns: " + ", ".join(strays)]
    if not found and len(board._distances_from(board.start)) != len(towns):
        found.append("some towns cannot be reached")
    return found


BOARD: Final = read_board(files("elfenland.board").joinpath("data/board.json").read_text("utf-8"))

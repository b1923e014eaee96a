"""What the end of a round is worth to a planner, learned from self-play (docs/learning.md).

For each number of rounds left a small network tells from the town where the boot stands and the
towns still wanted with how many pieces the game will end. Its first layer is added up from a few
tables, so that a call takes some microseconds without any library.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, cast

from elfenland.board.map import BOARD
from elfenland.bots.worth import APART, tree_length

TOWNS: Final = len(BOARD.towns)
_NEAR: Final = tuple(
    tuple(sum(1 << b for b in range(TOWNS) if b != a and APART[a][b] <= far) for a in range(TOWNS))
    for far in (1, 2)
)
"""Per distance and town, the other towns within that distance, as bits."""
_PART: Final = 7
"""The wanted towns are looked up so many at a time."""
_PART_BITS: Final = (1 << _PART) - 1
_PARTS: Final = range(0, TOWNS, _PART)


class Net(NamedTuple):
    """A network with one hidden layer of rectified units.

    Rows of the first layer: ``boot`` and ``wanted`` by town, ``measures``, and the ``bias``; then
    the weights of the units, and what is added at the end.
    """

    boot: Sequence[Sequence[float]]
    wanted: Sequence[Sequence[float]]
    measures: Sequence[Sequence[float]]
    bias: Sequence[float]
    units: Sequence[float]
    base: float


def measures(town: int, wanted: int, players: int) -> tuple[int, ...]:
    """What the networks are told beside the towns themselves.

    The tree over boot and wanted towns, how many are wanted, how many of them have no other within
    one and within two steps, the nearest, the farthest, and the number of players.
    """
    towns = [t for t in range(TOWNS) if wanted >> t & 1]
    apart = APART[town]
    far = [apart[t] for t in towns]
    alone = (sum(not wanted & near[t] for t in towns) for near in _NEAR)
    return (
        tree_length(town, wanted),
        len(towns),
        *alone,
        min(far, default=0),
        max(far, default=0),
        players,
    )


class Learned:
    """A value of round ends: with how many pieces a seat will end, cards kept a tenth each.

    ``nets`` are by the number of rounds left. Values are kept, so that asking again is cheap.
    """

    def __init__(self, nets: Mapping[int, Net]) -> None:
        self._nets = nets
        self._value = lru_cache(maxsize=1 << 16)(self._compute)
        self._rows = cache(self._add_up)

    def __call__(self, town: int, wanted: int, rounds_left: int, players: int) -> float:
        """The value for a seat whose boot stands in ``town`` when a round is over.

        ``wanted``: the towns where its piece still lies (bits). With no round left it is the pieces
        that it has.
        """
        return self._value(town, wanted, rounds_left, players)

    def _compute(self, town: int, wanted: int, rounds_left: int, players: int) -> float:
        if not rounds_left:
            return TOWNS - 1 - wanted.bit_count()
        net = self._nets[rounds_left]
        parts = [self._rows(rounds_left, at, wanted >> at & _PART_BITS) for at in _PARTS]
        sums = [sum(column) for column in zip(net.bias, net.boot[town], *parts, strict=True)]
        found = measures(town, wanted, players)
        for measure, weights in zip(found, net.measures, strict=True):
            if measure:
                sums = [a + measure * weight for a, weight in zip(sums, weights, strict=True)]
        active = (a * unit for a, unit in zip(sums, net.units, strict=True) if a > 0)
        return sum(active, net.base)

    def _add_up(self, rounds_left: int, at: int, bits: int) -> list[float]:
        """The rows of the wanted towns of one part together, which begins with town ``at``."""
        net = self._nets[rounds_left]
        sums = [0.0] * len(net.bias)
        for t in range(_PART):
            if bits >> t & 1:
                sums = [a + b for a, b in zip(sums, net.wanted[at + t], strict=True)]
        return sums


def weights() -> dict[str, Any]:
    """The file of weights: the ``run`` that made it, ``held_out`` figures, and the ``nets``."""
    text = files("elfenland.bots").joinpath("data/value.json").read_text(encoding="utf-8")
    return cast("dict[str, Any]", json.loads(text))


def nets(data: Mapping[str, Any]) -> dict[int, Net]:
    """The networks of such a file, by the number of rounds left."""
    return {int(left): Net(**net) for left, net in data["nets"].items()}


@cache
def _shipped() -> Learned:
    return Learned(nets(weights()))


def round_value(town: int, wanted: int, rounds_left: int, players: int) -> float:
    """The value by the weights that the package holds, as `Learned` has it."""
    return _shipped()(town, wanted, rounds_left, players)

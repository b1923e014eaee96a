"""Learns from self-play what the end of a round is worth, and writes it where the bots read it.

``python tools/learn.py --seed 1 --games 1200 --out src/elfenland/bots/data/value.json``

Planners play with a value of round ends, the first time with a rule of thumb. In one round of each
game a seat sees other ends than the best, by noise on the value; what it comes to from there on is
fitted, and in the next generation they play with that. Same arguments, same weights.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from elfenland import __version__
from elfenland.bots import PlannerBot
from elfenland.bots.play import play
from elfenland.bots.style import Style, Value
from elfenland.bots.value import TOWNS, Learned, measures, nets
from elfenland.bots.worth import tree_length
from elfenland.rules import Game, Options

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

TABLES: Final = ((4, 4), (2, 4), (4, 4), (3, 4), (4, 3), (4, 4), (5, 4), (6, 4))
"""Players and rounds of the games, in turn."""
WIDTH: Final = 8
"""How many tours these planners plan on; more makes them little stronger, and slow."""
NOISE: Final = 0.3
"""The noise on the value in the exploring round, in pieces."""
A_CARD: Final = 0.1
"""What a card kept at the end counts; it breaks ties."""
HELD_OUT: Final = 10
"""One game in so many is not fitted."""
FLOOR: Final = 0.5
"""A measure is taken to vary by so much at least."""
UNITS: Final = 32
EPOCHS: Final = 40
DECAY: Final = 3e-3
BATCH: Final = 256
STEP: Final = 3e-3


class End(NamedTuple):
    """Where a round left a seat, and what came of it in the end.

    ``result`` is its pieces, and a tenth for each card. ``share``: the part of the win it had.
    """

    game: int
    seat: int
    left: int
    players: int
    town: int
    wanted: int
    result: float
    share: float


def rule_of_thumb(town: int, wanted: int, _rounds_left: int, _players: int) -> float:
    """What planners value before anything is learned: a quarter of a piece a connection."""
    return TOWNS - 1 - tree_length(town, wanted) / 4


class Exploring:
    """A value with noise while ``rounds_left`` is ``explored``, the same each time for an end."""

    def __init__(self, value: Value, explored: int, seed: str) -> None:
        self._value = value
        self._explored = explored
        self._dice = Random(seed)  # noqa: S311 - dice, not secrets
        self._noise: dict[tuple[int, int], float] = {}

    def __call__(self, town: int, wanted: int, rounds_left: int, players: int) -> float:
        """The value, noise included."""
        value = self._value(town, wanted, rounds_left, players)
        if rounds_left != self._explored:
            return value
        if (end := (town, wanted)) not in self._noise:
            self._noise[end] = self._dice.gauss(0, NOISE)
        return value + self._noise[end]


def ends(number: int, value: Value, seed: str) -> list[End]:
    """Play one game: for each seat its round ends from the explored round on."""
    players, rounds = TABLES[number % len(TABLES)]
    text = f"{seed} game {number}"
    dice = Random(text)  # noqa: S311 - dice, not secrets
    game = Game.new(Options(players=players, rounds=rounds), text)
    explored = [dice.randint(1, rounds - 1) for _ in range(players)]
    bots = []
    for seat, left in enumerate(explored):
        noisy = Exploring(value, left, f"{text} noise {seat}")
        bots.append(PlannerBot(f"{text} {seat}", Style(value=noisy, width=WIDTH)))
    found = []
    left = rounds - game.round
    for _ in play(game, bots):
        if rounds - game.round == left:
            continue
        state = game.state
        found += [
            (seat, left, state.boots[seat], state.wanted[seat])
            for seat in range(players)
            if left <= explored[seat]
        ]
        left = rounds - game.round
    assert game.result is not None
    winners = game.result.winners
    standings = {one.seat: one for one in game.result.standings}
    return [
        End(
            number, seat, left, players, town, wanted,
            standings[seat].pieces + A_CARD * min(standings[seat].cards, 4),
            (seat in winners) / len(winners),
        )
        for seat, left, town, wanted in found
    ]  # fmt: skip


def rows_of(found: Sequence[End]) -> Array:
    """What a network is told of each end: boot and wanted towns by town, and the measures."""
    rows = np.zeros((len(found), 2 * TOWNS))
    for row, end in zip(rows, found, strict=True):
        row[end.town] = 1
        for town in range(TOWNS):
            row[TOWNS + town] = end.wanted >> town & 1
    return np.hstack([rows, [measures(end.town, end.wanted, end.players) for end in found]])


class Fit:
    """A network with one hidden layer, fitted by Adam to least squares."""

    def __init__(self, rows: Array, aims: Array, seed: int) -> None:
        self._mean = rows.mean(axis=0)
        # The towns are 0 or 1 and stay so, scaled alike; the measures are made comparable.
        # One that hardly varies, as with three rounds left, gets no weight that would run away.
        spread = np.maximum(rows.std(axis=0), FLOOR)
        self._scale = np.where(np.arange(rows.shape[1]) < 2 * TOWNS, 0.5, spread)
        self._mean[: 2 * TOWNS] = 0
        self._fit((rows - self._mean) / self._scale, aims, np.random.default_rng(seed))

    def _fit(self, rows: Array, aims: Array, dice: np.random.Generator) -> None:
        size = rows.shape[1]
        parts = [
            dice.normal(0, size**-0.5, (size, UNITS)),
            np.zeros(UNITS),
            dice.normal(0, UNITS**-0.5, UNITS),
            np.array(aims.mean()),
        ]
        first = [np.zeros_like(part) for part in parts]
        second = [np.zeros_like(part) for part in parts]
        done = 0
        for epoch in range(EPOCHS):
            step = STEP * (1 + np.cos(np.pi * epoch / EPOCHS)) / 2
            for batch in np.array_split(dice.permutation(len(rows)), -(-len(rows) // BATCH)):
                done += 1
                for i, slope in enumerate(_slopes(parts, rows[batch], aims[batch])):
                    first[i] = 0.9 * first[i] + 0.1 * slope
                    second[i] = 0.999 * second[i] + 0.001 * slope**2
                    spread = np.sqrt(second[i] / (1 - 0.999**done)) + 1e-8
                    parts[i] = parts[i] - step * first[i] / (1 - 0.9**done) / spread
        self._parts = parts

    def __call__(self, rows: Array) -> Array:
        """What the network says of each row."""
        layer, bias, units, base = self._parts
        said: Array = np.maximum((rows - self._mean) / self._scale @ layer + bias, 0) @ units + base
        return said

    def to_json(self) -> dict[str, Any]:
        """As `value.Net` has it, for rows as they are."""
        layer, bias, units, base = self._parts
        bias = bias - self._mean / self._scale @ layer
        layer = layer / self._scale[:, None]
        parts = {
            "boot": layer[:TOWNS],
            "wanted": layer[TOWNS : 2 * TOWNS],
            "measures": layer[2 * TOWNS :],
            "bias": bias,
            "units": units,
            "base": base,
        }
        return {name: np.round(part, 4).tolist() for name, part in parts.items()}


def _slopes(parts: Sequence[Array], rows: Array, aims: Array) -> list[Array]:
    layer, bias, units, base = parts
    sums = rows @ layer + bias
    active = np.maximum(sums, 0)
    off = 2 * (active @ units + base - aims) / len(rows)
    back = np.outer(off, units) * (sums > 0)
    return [
        rows.T @ back + DECAY * layer, back.sum(axis=0), active.T @ off + DECAY * units,
        np.array(off.sum()),
    ]  # fmt: skip


def linear(rows: Array, aims: Array, others: Array) -> Array:
    """What a ridge regression on some rows says of others."""
    mean, scale = rows.mean(axis=0), rows.std(axis=0) + 1e-9
    scaled = (rows - mean) / scale
    slopes = np.linalg.solve(
        scaled.T @ scaled + 10 * np.eye(len(mean)), scaled.T @ (aims - aims.mean())
    )
    said: Array = (others - mean) / scale @ slopes + aims.mean()
    return said


def r_squared(true: Array, said: Array) -> float:
    """How much of the variance is explained."""
    return round(1 - float(((true - said) ** 2).sum() / ((true - true.mean()) ** 2).sum()), 3)


def fit(found: Sequence[End], seed: int) -> dict[str, Any]:
    """The networks by rounds left, and how well they do on the games held out.

    The last round is fitted to the results. Ends before it are fitted to what the next network
    says of the end that the seat came to next: that varies less than the result, and is its mean.
    """
    fitted: dict[str, Any] = {}
    held_out: dict[str, Any] = {}
    said_of: dict[tuple[int, int], float] = {}
    for left, group in groupby(sorted(found, key=lambda end: end.left), key=lambda end: end.left):
        some = list(group)
        rows = rows_of(some)
        results = np.array([end.result for end in some])
        aims = np.array([said_of.get((end.game, end.seat), end.result) for end in some])
        out = np.array([end.game // len(TABLES) % HELD_OUT == 0 for end in some])
        # Fitted to all tables, measured at the one most played: results differ between tables.
        usual = out & np.array([TABLES[end.game % len(TABLES)] == TABLES[0] for end in some])
        net = Fit(rows[~out], aims[~out], seed)
        said = net(rows)
        said_of.update({(e.game, e.seat): float(v) for e, v in zip(some, said, strict=True)})
        tree = rows[:, 2 * TOWNS : 2 * TOWNS + 1]
        fitted[str(left)] = net.to_json()
        held_out[str(left)] = {
            "ends": len(some),
            "tree": r_squared(results[usual], linear(tree[~out], aims[~out], tree[usual])),
            "linear": r_squared(results[usual], linear(rows[~out], aims[~out], rows[usual])),
            "net": r_squared(results[usual], said[usual]),
        }
    return {"held_out": held_out, "nets": fitted}


def generations(seed: str, games: int, count: int) -> Iterator[tuple[list[End], dict[str, Any]]]:
    """The ends that each generation of planners saw, and what was fitted to those so far."""
    value: Value = rule_of_thumb
    seen: list[End] = []
    for generation in range(count):
        first = generation * games
        new = [end for number in range(first, first + games) for end in ends(number, value, seed)]
        seen += new
        learned = fit(seen, generation)
        yield new, learned
        value = Learned(nets(learned))


def main(arguments: Sequence[str]) -> None:
    """Learn, and write the weights with the run that made them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", default="0", help="same seed, same weights")
    parser.add_argument("--games", type=int, default=1200, help="of each generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True, help="the file of weights to write")
    asked = parser.parse_args(arguments)
    if asked.games <= len(TABLES):
        parser.error(f"{asked.games} games are too few to fit; it takes more than {len(TABLES)}")
    made = generations(asked.seed, asked.games, asked.generations)
    for number, (new, learned) in enumerate(made, start=1):
        pieces = np.mean([end.result for end in new if end.left == 1])
        print(f"{len(new)} ends, {pieces:.3f} pieces; {learned['held_out']}", flush=True)
        run = {
            "command": f"python tools/learn.py {' '.join(arguments)}",
            "generation": number,
            "date": datetime.now(tz=UTC).date().isoformat(),
            "version": __version__,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "cpu_seconds": round(process_time()),
        }
        text = json.dumps({"run": run, **learned}, separators=(",", ":"))
        asked.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

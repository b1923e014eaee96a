"""How many decisions a second: random four-seat games, beside those of a peer.

Counted are decisions with two or more legal actions; forced ones are played and not counted, and
one payment or one hand reduction counts once. The legal list is made at every decision. Both sides
choose with the same dice and play in turn, so that what disturbs the machine disturbs both.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from time import process_time
from types import ModuleType
from typing import Any, Final, TypeAlias

import click

from bench.figures import print_figures
from elfenland import __version__
from elfenland.rules import Game, Options

SEATS: Final = 4
SLICES: Final = 10
"""Into how many slices each side's time is cut; the sides take turns."""
COPIES: Final = 2000
BEST_OF: Final = 5

PlayGame: TypeAlias = Callable[[random.Random], int]
"""Plays a whole game with the dice, and returns how many decisions counted."""


def play_ours(dice: random.Random) -> int:
    """A game of ours."""
    game = Game.new(Options(players=SEATS), dice.getrandbits(64))
    counted = 0
    in_payment = False
    while legal := game.legal_actions():
        action = legal[int(dice.random() * len(legal))]
        if action.kind not in ("pay", "discard"):
            in_payment = False
            counted += len(legal) > 1
        elif len(legal) > 1 and not in_payment:
            in_payment = True
            counted += 1
        game.apply(action)
    return counted


@dataclass(slots=True)
class Side:
    """One engine's games so far."""

    play: PlayGame
    dice: random.Random
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def run(self, seconds: float) -> None:
        """Play whole games until so much processor time has passed."""
        began = process_time()
        while (spent := process_time() - began) < seconds:
            self.decisions += self.play(self.dice)
            self.games += 1
        self.seconds += spent

    def rates(self, prefix: str = "") -> dict[str, float]:
        """Decisions and games a second."""
        return {
            f"{prefix}decisions_per_second": round(self.decisions / self.seconds),
            f"{prefix}games_per_second": round(self.games / self.seconds, 1),
        }


def copy_us() -> float:
    """Microseconds to copy a game that stands in the middle, at best of a few runs."""
    dice = random.Random(0)
    game = Game.new(Options(players=SEATS), 0)
    while game.round < 2 or game.phase != "move":
        game.apply(dice.choice(game.legal_actions()))
    best = min(_seconds_of_copies(game) for _ in range(BEST_OF))
    return round(best / COPIES * 1e6, 2)


def _seconds_of_copies(game: Game) -> float:
    began = process_time()
    for _ in range(COPIES):
        game.copy()
    return process_time() - began


def measure(seconds: float, peer: ModuleType | None = None) -> dict[str, Any]:
    """All figures of one run, by name."""
    ours = Side(play_ours, random.Random(1))
    sides = [ours]
    if peer:
        sides.append(Side(peer.play_catanatron, random.Random(1)))
    for side in sides:
        side.play(random.Random(0))
    for _ in range(SLICES):
        for side in sides:
            side.run(seconds / SLICES)
    figures: dict[str, Any] = {
        "elfenland": __version__,
        "python": platform.python_version(),
        "players": SEATS,
        "seconds": seconds,
        **ours.rates(),
        "decisions_per_game": round(ours.decisions / ours.games, 1),
        "copy_us": copy_us(),
    }
    if peer:
        theirs = sides[1].rates("catanatron_")
        ratio = figures["decisions_per_second"] / theirs["catanatron_decisions_per_second"]
        figures |= {"catanatron": peer.VERSION, **theirs, "ratio_catanatron": round(ratio, 2)}
    return figures


def _peer() -> ModuleType:
    try:
        return import_module("bench.peer")
    except ModuleNotFoundError as error:
        raise click.ClickException(
            f"{error.name} is not installed; `python3 run.py bench` installs it"
        ) from error


@click.command(help=__doc__)
@click.option("--seconds", default=10.0, show_default=True, type=click.FloatRange(0.1), metavar="N",
              help="Processor time for each side.")  # fmt: skip
@click.option("--peers", is_flag=True, help="Play catanatron's games too, in turn with ours.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def engine(*, seconds: float, peers: bool, as_json: bool) -> None:
    """Measure and print."""
    print_figures(measure(seconds, _peer() if peers else None), as_json=as_json)

"""How many towns the bots collect at a table of four, and how long they think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from time import process_time
from typing import Any, Final

import click

from bench.figures import half_interval, print_figures
from elfenland.bots import Bot, make_bot
from elfenland.bots.play import play
from elfenland.rules import Action, Game, Options, PlayerView

SEATS: Final = 4


@dataclass(slots=True)
class Clocked:
    """A bot, and the processor time of each of its choices between two or more actions."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: PlayerView, /) -> Action:
        """What the bot chooses."""
        began = process_time()
        action = self.bot.choose(view)
        if len(view.legal) > 1:
            self.seconds.append(process_time() - began)
        return action


def towns_of_greedy(games: int, seed: str | int) -> list[int]:
    """What greedy collects against three random bots, game by game; its seat goes round."""
    return [
        towns[number % SEATS]
        for number, towns in enumerate(
            _tables(games, seed, ["greedy", "random", "random", "random"])
        )
    ]


def _tables(
    games: int, seed: str | int, names: Sequence[str], times: list[float] | None = None
) -> Iterator[list[int]]:
    """The towns of each seat, game by game; names move on by a seat from one game to the next."""
    for number in range(games):
        seats = [names[(seat - number) % SEATS] for seat in range(SEATS)]
        bots = [Clocked(make_bot(name, f"{seed}/{number}/{i}")) for i, name in enumerate(seats)]
        game = Game.new(Options(players=SEATS), f"{seed}/{number}")
        for _ in play(game, bots):
            pass
        if times is not None:
            for bot in bots:
                times += bot.seconds
        by_seat = {standing.seat: standing.pieces for standing in game.standings()}
        yield [by_seat[seat] for seat in range(SEATS)]


def measure(games: int, seed: str | int) -> dict[str, Any]:
    """All figures of one run, by name; ``_95`` is half the width of a mean's 95 % interval."""
    against = towns_of_greedy(games, seed)
    times: list[float] = []
    equals = [mean(towns) for towns in _tables(games, seed, ["greedy"] * SEATS, times)]
    times.sort()
    return {
        "games": games,
        "greedy_against_random": round(mean(against), 2),
        "greedy_against_random_95": half_interval(against),
        "greedy_among_equals": round(mean(equals), 2),
        "greedy_among_equals_95": half_interval(equals),
        "decision_ms_median": round(median(times) * 1e3, 3),
        "decision_ms_99": round(times[len(times) * 99 // 100] * 1e3, 3),
        "decision_ms_most": round(times[-1] * 1e3, 3),
    }


@click.command(help=__doc__)
@click.option("--games", default=200, show_default=True, type=click.IntRange(2), metavar="N",
              help="Games of each kind of table.")  # fmt: skip
@click.option("--seed", default="0", show_default=True, metavar="TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bots(*, games: int, seed: str, as_json: bool) -> None:
    """Measure and print."""
    print_figures(measure(games, seed), as_json=as_json)

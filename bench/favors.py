"""What favors and a destination are worth to greedy, and how often favors drain piles and pools."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from statistics import mean
from time import process_time
from typing import Any, Final, TypeAlias

import click

from bench.figures import half_interval, print_figures
from elfenland.bots import Bot, GreedyBot
from elfenland.bots.play import play
from elfenland.rules import Game, Options, Standing
from elfenland.rules.invariants import problems
from elfenland.testing.hoarder import HoardingBot

Maker: TypeAlias = Callable[[str], Bot]
SEATS: Final = Options().players
DRAINING: Final = Options(players=6, favors="great")


def one_against_three(
    games: int, seed: str | int, options: Options, one: Maker, three: Maker
) -> Iterator[tuple[Standing, list[Standing]]]:
    """How the one came out, and the three, game by game; the one moves on by a seat each time."""
    for number in range(games):
        own = number % SEATS
        bots = [(one if seat == own else three)(f"{seed}/{number}/{seat}") for seat in range(SEATS)]
        game = Game.new(options, f"{seed}/{number}")
        for _ in play(game, bots):
            pass
        by_seat = {standing.seat: standing for standing in game.standings()}
        yield by_seat.pop(own), list(by_seat.values())


MEASURED: Final[dict[str, tuple[Options, Maker, tuple[str, ...]]]] = {
    "small_favors": (Options(favors="small"), partial(GreedyBot, favors=False), ("pieces",)),
    "great_favors": (Options(favors="great"), partial(GreedyBot, favors=False), ("pieces",)),
    "destination": (
        Options(town_cards=True),
        partial(GreedyBot, destination=False),
        ("distance", "score"),
    ),
}
"""What is switched off for the three, and what of the standings is compared."""


def worth(name: str, games: int, seed: str | int) -> dict[str, float]:
    """One greedy that uses all there is against three that do not: means, and how far apart."""
    options, other, keys = MEASURED[name]
    played = list(one_against_three(games, seed, options, GreedyBot, other))
    figures: dict[str, float] = {}
    for key in keys:
        ones = [getattr(one, key) for one, _ in played]
        threes = [mean(getattr(standing, key) for standing in three) for _, three in played]
        apart = [a - b for a, b in zip(ones, threes, strict=True)]
        figures |= {
            f"{name}_{key}_with": round(mean(ones), 2),
            f"{name}_{key}_without": round(mean(threes), 2),
            f"{name}_{key}_apart": round(mean(apart), 2),
            f"{name}_{key}_apart_95": half_interval(apart),
        }
    return figures


def rare_edges(games: int, seed: str | int, maker: Maker = HoardingBot) -> Counter[str]:
    """In how many of so many games six bots that use Great Favors drained a pile or a pool.

    Counts ``games``, ``reshuffle`` (FAV-4), ``empty pool``, ``empty obstacles`` and ``empty free
    paths`` (COMP-6). Every position from then on to the next decision is looked at.

    Raises:
        AssertionError: something that must always hold does not where that happens.
    """
    counted: Counter[str] = Counter()
    for number in range(games):
        game = Game.new(DRAINING, f"{seed}/{number}")
        bots = [maker(f"{seed}/{number}/{seat}") for seat in range(DRAINING.players)]
        counted.update(_drained(game, bots) | {"games"})
    return counted


def _drained(game: Game, bots: list[Bot]) -> set[str]:
    found: set[str] = set()
    for _, _, events in play(game, bots):
        favors = game.state.favors
        assert favors is not None
        now = set()
        if any(event.type == "pile_reshuffled" for event in events):
            now.add("reshuffle")
        if not favors.obstacle_pool:
            now |= {"empty obstacles", "empty pool"}
        if not favors.free_path_pool:
            now |= {"empty free paths", "empty pool"}
        if now and (wrong := problems(game)):
            raise AssertionError(wrong[0])
        found |= now
    return found


def measure(games: int, seed: str | int) -> dict[str, Any]:
    """All figures of one run, by name; ``_95`` is half the width of a mean's 95 % interval."""
    figures: dict[str, Any] = {"games": games}
    for name in MEASURED:
        figures |= worth(name, games, seed)
    makers: dict[str, Maker] = {"greedy": GreedyBot, "hoarding": HoardingBot}
    for name, maker in makers.items():
        began = process_time()
        counts = rare_edges(games, seed, maker)
        figures |= {
            f"{name}_reshuffle": round(counts["reshuffle"] / games, 3),
            f"{name}_empty_pool": round(counts["empty pool"] / games, 3),
            f"{name}_games_per_second": round(games / (process_time() - began), 1),
        }
    return figures


@click.command(help=__doc__)
@click.option("--games", default=200, show_default=True, type=click.IntRange(2), metavar="N",
              help="Games of each kind of table.")  # fmt: skip
@click.option("--seed", default="0", show_default=True, metavar="TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def favors(*, games: int, seed: str, as_json: bool) -> None:
    """Measure and print."""
    print_figures(measure(games, seed), as_json=as_json)

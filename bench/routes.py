"""How long the exact travel turn takes, in positions from games between planners at four seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any, Final

import click

from bench.figures import print_figures
from elfenland.board.kinds import Favors
from elfenland.bots import make_bot
from elfenland.routes import best_tour, ground
from elfenland.rules import Game, Options, view

SEATS: Final = 4
RUNS: Final = 5


def _setting_out(games: int, seed: str, favors: Favors) -> Iterator[Game]:
    """The first decision of each travel turn."""
    for number in range(games):
        game = Game.new(Options(players=SEATS, favors=favors), f"{seed}/{number}")
        bots = [make_bot("planner", f"{seed}/{number}/{seat}") for seat in range(SEATS)]
        turn = None
        while (seat := game.to_act) is not None:
            seen = view(game, seat)
            if seen.phase == "move" and turn != (seen.round, seat):
                turn = (seen.round, seat)
                yield game
            game.apply(bots[seat].choose(seen))


def _milliseconds(run: Callable[[], object], times: int = 1) -> float:
    """The processor time of one run, the best of five."""
    best = float("inf")
    for _ in range(RUNS):
        began = process_time()
        for _ in range(times):
            run()
        best = min(best, process_time() - began)
    return best / times * 1e3


def _measured(games: int, seed: str, favors: Favors) -> tuple[list[float], list[int], list[float]]:
    times, nodes, legal = [], [], []
    for game in _setting_out(games, seed, favors):
        here = ground(view(game, game.to_act))
        nodes.append(best_tour(here).nodes)
        times.append(_milliseconds(lambda here=here: best_tour(here)))  # type: ignore[misc]
        legal.append(_milliseconds(game.legal_actions, 20))
    return sorted(times), sorted(nodes), sorted(legal)


def measure(games: int, seed: str) -> dict[str, Any]:
    """All figures of one run, by name; times in milliseconds of processor time, best of five."""
    times, nodes, legal = _measured(games, seed, "none")
    great_times, great_nodes, _ = _measured(games, seed, "great")
    return {
        "turns": len(times),
        "median_ms": round(median(times), 3),
        "p99_ms": round(times[len(times) * 99 // 100], 3),
        "most_ms": round(times[-1], 3),
        "median_nodes": int(median(nodes)),
        "p99_nodes": nodes[len(nodes) * 99 // 100],
        "great_turns": len(great_times),
        "great_median_ms": round(median(great_times), 3),
        "great_p99_ms": round(great_times[len(great_times) * 99 // 100], 3),
        "great_most_ms": round(great_times[-1], 3),
        "great_p99_nodes": great_nodes[len(great_nodes) * 99 // 100],
        "legal_actions_ms": round(median(legal), 5),
    }


@click.command(help=__doc__)
@click.option("--games", default=60, show_default=True, type=click.IntRange(2), metavar="N",
              help="Games of each kind.")  # fmt: skip
@click.option("--seed", default="0", show_default=True, metavar="TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def routes(*, games: int, seed: str, as_json: bool) -> None:
    """Measure and print."""
    print_figures(measure(games, seed), as_json=as_json)

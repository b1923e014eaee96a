"""How long the exact travel turn takes, in positions from games between planners at four seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple

import click

from bench.figures import print_figures
from elfenland.board.kinds import PIECES, Favors
from elfenland.bots import make_bot
from elfenland.routes import Ground, best_tour, ground
from elfenland.rules import Game, Options, view

SEATS: Final = 4
RUNS: Final = 5
TWELVE: Final = 12
FAVORS: Final[tuple[Favors, ...]] = ("none", "great")


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


class Solved(NamedTuple):
    """A travel turn that was solved: how it began, how long it took, and what came of it.

    legal: the time of one ``legal_actions()`` there. Times in milliseconds.
    """

    milliseconds: float
    nodes: int
    legal: float
    hand: int
    visited: int
    caravans: int


def _solved(here: Ground, legal: float = 0.0) -> Solved:
    tour = best_tour(here)
    return Solved(
        milliseconds=_milliseconds(lambda: best_tour(here)),
        nodes=tour.nodes,
        legal=legal,
        hand=sum(here.hand),
        visited=PIECES - here.wanted.bit_count(),
        caravans=sum(" caravan" in step.action for step in tour.steps),
    )


def _grounds(games: int, seed: str, favors: Favors) -> Iterator[tuple[Ground, float]]:
    for game in _setting_out(games, seed, favors):
        yield ground(view(game, game.to_act)), _milliseconds(game.legal_actions, 20)


def dealt_up(here: Ground, size: int, dice: Random) -> Ground:
    """The same with a hand of so many cards: some dealt by the dice, or taken away."""
    hand = list(here.hand)
    while sum(hand) < size:
        hand[dice.randrange(len(hand))] += 1
    while sum(hand) > size:
        hand[dice.choice([kind for kind, count in enumerate(hand) if count])] -= 1
    return replace(here, hand=tuple(hand))


def _figures(name: str, turns: Sequence[Solved]) -> dict[str, Any]:
    times = sorted(turn.milliseconds for turn in turns)
    nodes = sorted(turn.nodes for turn in turns)
    return {
        f"{name}turns": len(turns),
        f"{name}median_ms": round(median(times), 3),
        f"{name}p99_ms": round(times[len(times) * 99 // 100], 3),
        f"{name}most_ms": round(times[-1], 3),
        f"{name}median_nodes": int(median(nodes)),
        f"{name}p99_nodes": nodes[len(nodes) * 99 // 100],
    }


def measure(games: int, seed: str) -> dict[str, Any]:
    """All figures of one run, by name; times in milliseconds of processor time, best of five.

    ``twelve_``: the turns with Great Favors, each hand dealt up to twelve cards.
    """
    dice = Random(seed)
    base = [_solved(here, legal) for here, legal in _grounds(games, seed, "none")]
    great = list(_grounds(games, seed, "great"))
    return {
        **_figures("", base),
        **_figures("great_", [_solved(here) for here, _ in great]),
        **_figures("twelve_", [_solved(dealt_up(here, TWELVE, dice)) for here, _ in great]),
        "legal_actions_ms": round(median(turn.legal for turn in base), 5),
    }


def growth(games: int, seed: str) -> dict[str, dict[str, list[Solved]]]:
    """Turns to be drawn, by what grows and then by the kind of game.

    Against hand size every turn is solved with each hand of 1 to 12 cards; else as it came.
    """
    dice = Random(seed)
    found: dict[str, dict[str, list[Solved]]] = {"hand": {}, "visited": {}, "caravans": {}}
    for favors in FAVORS:
        grounds = [here for here, _ in _grounds(games, seed, favors)]
        as_it_came = [_solved(here) for here in grounds]
        found["hand"][favors] = [
            _solved(dealt_up(here, size, dice)) for here in grounds for size in range(1, TWELVE + 1)
        ]
        found["visited"][favors] = found["caravans"][favors] = as_it_came
    return found


def plot(path: Path, turns: Mapping[str, Mapping[str, Sequence[Solved]]]) -> None:
    """Draw the median and the most of the time by what grows, as an SVG."""
    import matplotlib as mpl  # noqa: PLC0415 - heavy, and only drawing needs it
    from matplotlib.figure import Figure  # noqa: PLC0415

    names = {"hand": "cards in hand", "visited": "towns visited", "caravans": "caravans"}
    colours = {"none": "#0072b2", "great": "#d55e00"}
    labels = {"none": "base game", "great": "Great Favors"}
    with mpl.rc_context({"svg.hashsalt": "elfenland", "svg.fonttype": "none"}):
        figure = Figure(figsize=(11, 3.6), layout="constrained")
        for panel, (key, by_favors) in zip(
            figure.subplots(1, len(turns), sharey=True), turns.items(), strict=True
        ):
            for favors, solved in by_favors.items():
                at: dict[int, list[float]] = defaultdict(list)
                for turn in solved:
                    at[getattr(turn, key)].append(turn.milliseconds)
                xs = sorted(at)
                style = {"color": colours[favors], "marker": "o", "markersize": 3}
                panel.plot(xs, [median(at[x]) for x in xs], label=labels[favors], **style)
                panel.plot(xs, [max(at[x]) for x in xs], linestyle=":", **style)
            panel.set(xlabel=names[key], yscale="log")
            panel.grid(alpha=0.3)
            panel.legend(title="line: median, dots: most")
        figure.axes[0].set_ylabel("milliseconds")
        figure.savefig(path, format="svg", metadata={"Date": None})


@click.command(help=__doc__)
@click.option("--games", default=60, show_default=True, type=click.IntRange(2), metavar="N",
              help="Games of each kind.")  # fmt: skip
@click.option("--seed", default="0", show_default=True, metavar="TEXT")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--plot", "picture", type=click.Path(dir_okay=False, path_type=Path),
              metavar="FILE.svg", help="Draw how the time grows instead.")  # fmt: skip
def routes(*, games: int, seed: str, as_json: bool, picture: Path | None) -> None:
    """Measure, and print or draw."""
    if picture:
        plot(picture, growth(games, seed))
        return
    print_figures(measure(games, seed), as_json=as_json)

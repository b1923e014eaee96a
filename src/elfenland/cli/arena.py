"""``elfenland arena``: matches between bots."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import get_args

import click

from elfenland.arena import as_json, as_text, match
from elfenland.arena.entrants import check_entrants
from elfenland.board import ChartName
from elfenland.board.kinds import Favors
from elfenland.bots import BOTS
from elfenland.cli.progress import progress
from elfenland.cli.simulate import DEFAULTS, readable
from elfenland.errors import ArenaError, UnknownBot
from elfenland.rules import Options
from elfenland.rules.options import ROUNDS

INTERRUPTED = 130
"""The exit code of what Ctrl+C has stopped."""


def _entrants(_: click.Context, __: click.Parameter, seats: str) -> tuple[str, ...]:
    """Bots that can be had, those of modules in the folder where the command is given included."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)
    names = tuple(name.strip() for name in seats.split(","))
    try:
        check_entrants(names)
    except (ArenaError, UnknownBot) as error:
        raise click.BadParameter(str(error)) from error
    return names


@click.command()
@click.option(
    "--seats", required=True, metavar="BOT,BOT,...", callback=_entrants,
    help=f"Who plays: {', '.join(BOTS)}, or a class by its import path, module:Class.",
)  # fmt: skip
@click.option(
    "--games", default=100, show_default=True, metavar="N", type=click.IntRange(1),
    help="How many, rounded up to whole deals; each deal is played once from every chair.",
)  # fmt: skip
@click.option(
    "--seed", default="0", show_default=True, metavar="TEXT", callback=readable,
    help="Same seed, same results.",
)  # fmt: skip
@click.option(
    "--out", required=True, metavar="DIR", type=click.Path(file_okay=False, path_type=Path),
    help="A folder for the games and the report; a match that was stopped there goes on.",
)  # fmt: skip
@click.option(
    "--jobs", metavar="J", type=click.IntRange(1), default=os.cpu_count() or 1,
    help="How many processes play.  [default: one a core]",
)  # fmt: skip
@click.option(
    "--rounds", metavar="3|4", type=click.Choice([str(n) for n in ROUNDS]),
    default=str(DEFAULTS.rounds), show_default=True, help="How many rounds.",
)  # fmt: skip
@click.option(
    "--chart", type=click.Choice(get_args(ChartName)),
    default=DEFAULTS.chart, show_default=True, help="Which transport chart.",
)  # fmt: skip
@click.option(
    "--town-cards/--no-town-cards", default=DEFAULTS.town_cards,
    help="Whether each seat has a secret destination.  [default: without]",
)  # fmt: skip
@click.option(
    "--favors", type=click.Choice(get_args(Favors)),
    default=DEFAULTS.favors, show_default=True, help="Favor of the Towns.",
)  # fmt: skip
@click.option("--json", "json", is_flag=True, help="Print the report as JSON.")
@click.pass_context
def arena(  # noqa: PLR0913 - an option each
    context: click.Context,
    *,
    seats: tuple[str, ...],
    games: int,
    seed: str,
    out: Path,
    jobs: int,
    rounds: str,
    chart: ChartName,
    town_cards: bool,
    favors: Favors,
    json: bool,
) -> None:
    """Let bots play a match, and say by how much one is stronger.

    Every deal is played from every chair, with the same cards, so that luck cancels. The games are
    written into a folder as they come; the same command goes on where it was stopped.
    """
    options = Options(
        players=len(seats), rounds=int(rounds), chart=chart, town_cards=town_cards, favors=favors
    )
    try:
        report = match(
            seats, games, seed, options,
            out=out, jobs=jobs, progress=partial(progress, what="games"),
        )  # fmt: skip
    except KeyboardInterrupt:
        click.echo(
            f"Stopped; {out} holds the games so far, and the same command goes on.", err=True
        )
        context.exit(INTERRUPTED)
    click.echo(as_json(report) if json else as_text(report), nl=False)

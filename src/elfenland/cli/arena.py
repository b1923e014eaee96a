"""``elfenland arena``: matches between bots."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import get_args

import click

from elfenland.arena import Contest, as_json, as_page, as_text, hold
from elfenland.arena.cluster import play_on_ray
from elfenland.arena.entrants import check_entrants
from elfenland.arena.matches import Engine
from elfenland.arena.processes import play_all
from elfenland.board import ChartName
from elfenland.board.kinds import MAX_PLAYERS, MIN_PLAYERS, Favors
from elfenland.bots import BOTS
from elfenland.bots.guests import split_names
from elfenland.cli.bots import look_here
from elfenland.cli.progress import progress
from elfenland.cli.simulate import DEFAULTS, readable
from elfenland.errors import ArenaError, MissingExtra, UnknownBot
from elfenland.rules import Options
from elfenland.rules.options import ROUNDS

INTERRUPTED = 130
"""The exit code of what Ctrl+C has stopped."""


def _entrants(_: click.Context, __: click.Parameter, seats: str) -> tuple[str, ...]:
    """Bots that can be had, those of modules in the folder where the command is given included."""
    look_here()
    names = split_names(seats)
    try:
        check_entrants(names)
    except UnknownBot as error:
        raise click.BadParameter(str(error)) from error
    return names


@click.command()
@click.option(
    "--seats", required=True, metavar="BOT,BOT,...", callback=_entrants,
    help=f"Who plays: {', '.join(BOTS)}, a class, module:Class, or a program, exec:COMMAND.",
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
    "--players", metavar="K", type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS),
    help="A round robin: so many of them sit at a table.  [default: all]",
)  # fmt: skip
@click.option(
    "--anchor", metavar="BOT",
    help="Who has 1000 points in the ratings.  [default: greedy, else the first]",
)  # fmt: skip
@click.option(
    "--jobs", metavar="J", type=click.IntRange(1),
    help="How many processes play.  [default: one a core]",
)  # fmt: skip
@click.option(
    "--limit", metavar="SECONDS", type=click.FloatRange(0, min_open=True),
    help="For a decision, by the clock; each bot then has its own process.  [default: no limit]",
)  # fmt: skip
@click.option(
    "--engine", type=click.Choice(["processes", "ray"]), default="processes", show_default=True,
    help="Where they play: on this machine, or on a Ray cluster.",
)  # fmt: skip
@click.option(
    "--address", metavar="HOST:PORT",
    help="Of the Ray cluster.  [default: one is started on this machine]",
)  # fmt: skip
@click.option(
    "--page/--no-page", default=True,
    help="Whether the report is drawn, too, as a page.  [default: with]",
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
    players: int | None,
    anchor: str | None,
    games: int,
    seed: str,
    out: Path,
    jobs: int | None,
    engine: str,
    address: str | None,
    limit: float | None,
    rounds: str,
    chart: ChartName,
    town_cards: bool,
    favors: Favors,
    page: bool,
    json: bool,
) -> None:
    """Let bots play a match, and say by how much one is stronger.

    Every deal is played from every chair, with the same cards, so that luck cancels. The games are
    written into a folder as they come; the same command goes on where it was stopped.
    """
    options = Options(rounds=int(rounds), chart=chart, town_cards=town_cards, favors=favors)
    try:
        contest = Contest.of(seats, seed, options, players, limit)
    except ArenaError as error:
        raise click.BadParameter(str(error), param_hint="--seats") from error
    if anchor is not None and anchor not in seats:
        raise click.BadParameter(f"{anchor!r} does not play", param_hint="--anchor")
    try:
        report = hold(
            contest, games, out=out, engine=_engine(engine, jobs, address),
            progress=partial(progress, what="games"), anchor=anchor,
        )  # fmt: skip
    except KeyboardInterrupt:
        click.echo(
            f"Stopped; {out} holds the games so far, and the same command goes on.", err=True
        )
        context.exit(INTERRUPTED)
    click.echo(as_json(report) if json else as_text(report), nl=False)
    # One that is there is about other games.
    drawn = out / "report.html"
    drawn.unlink(missing_ok=True)
    if page:
        try:
            drawn.write_text(as_page(report), "utf-8")
        except MissingExtra as error:
            click.echo(f"There is no report.html: {error}.", err=True)


def _engine(name: str, jobs: int | None, address: str | None) -> Engine:
    """What plays the games."""
    if name == "ray":
        if jobs is not None:
            raise click.BadParameter(
                "as many play as the cluster has processors", param_hint="--jobs"
            )
        return partial(play_on_ray, address=address)
    if address is not None:
        raise click.BadParameter("it takes --engine ray", param_hint="--address")
    return partial(play_all, jobs=jobs or os.cpu_count() or 1)

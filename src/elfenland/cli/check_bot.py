"""``elfenland check-bot``: whether a bot plays every game there is, and fairly."""

from __future__ import annotations

import click

from elfenland.bots.guests import stop_idle
from elfenland.cli.bots import look_here
from elfenland.cli.progress import progress
from elfenland.cli.simulate import readable
from elfenland.testing import check_bot as kit


@click.command("check-bot")
@click.argument("bot", metavar="BOT")
@click.option(
    "--games", default=len(kit.GAMES), show_default=True, metavar="N", type=click.IntRange(1),
    help="How many; that many hold each variant with each number of seats.",
)  # fmt: skip
@click.option(
    "--seed", default="0", show_default=True, metavar="TEXT", callback=readable,
    help="Same seed, same games.",
)  # fmt: skip
@click.option(
    "--limit", default=1.0, show_default=True, metavar="SECONDS",
    type=click.FloatRange(0, min_open=True),
    help="For a decision: processor time, of a program by the clock.",
)  # fmt: skip
@click.pass_context
def check_bot(context: click.Context, *, bot: str, games: int, seed: str, limit: float) -> None:
    """Have a bot play everything, and say what is wrong with it.

    BOT is a name, a class by its import path, module:Class, or a program, exec:COMMAND.
    """
    look_here()
    with progress(games, "games") as advance:
        checked = kit.check_bot(bot, games, seed=seed, limit=limit, each=advance)
    stop_idle()
    times = (
        f", half of them within {checked.median_ms:.2g} ms, the slowest took "
        f"{checked.slowest_ms:.2g} ms"
        if checked.median_ms is not None
        else ""
    )
    click.echo(f"{bot}: {checked.games} games, {checked.decisions} decisions{times}")
    for problem in checked.problems:
        click.echo(f"- {problem}")
    if checked.problems:
        context.exit(1)
    click.echo("No problem was found.")

"""``elfenland serve``: tables to play at in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click import open_file

from elfenland.cli.database import takes_database, takes_durable
from elfenland.cli.exposure import with_exposure
from elfenland.errors import ElfenlandError

if TYPE_CHECKING:
    from elfenland.server.database import Database, Durable
    from elfenland.server.exposure import Exposure

DEFAULT_PORT = 8000


def _named(_: click.Context, __: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    """The bots by the names given to them, each tried once: what it complains of is shown here."""
    from elfenland.bots import BOTS
    from elfenland.bots.guests import check_name, stop_idle
    from elfenland.cli.bots import look_here
    from elfenland.server.info import clean_name
    from elfenland.server.minds import LIMIT

    bots: dict[str, str] = {}
    for text in given:
        name, equals, bot = text.partition("=")
        if not equals or ":" not in bot:
            raise click.BadParameter(
                f"{text!r} is not of the form NAME=module:Class or NAME=exec:COMMAND"
            )
        look_here()
        try:
            name = clean_name(name)
            if name not in {*BOTS, *bots}:
                check_name(bot, LIMIT)
        except ElfenlandError as error:
            raise click.BadParameter(str(error)) from error
        if name in {*BOTS, *bots}:
            raise click.BadParameter(f"there is a bot {name!r} already; choose another name")
        bots[name] = bot
    stop_idle()
    return bots


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="ADDRESS",
    help="Where to listen; 0.0.0.0 lets the local network in from the start.",
)  # fmt: skip
@click.option(
    "--port", default=DEFAULT_PORT, show_default=True, metavar="N",
    type=click.IntRange(0, 65535), help="The port; 0 takes a free one.",
)  # fmt: skip
@takes_database("Where the games are kept")
@takes_durable
@click.option(
    "--bot", "bots", multiple=True, metavar="NAME=BOT", callback=_named,
    help="Add a bot to those that can sit at a table: a class, module:Class, or a program, "
    "exec:COMMAND. Can be given several times.",
)  # fmt: skip
@click.option(
    "--bot-log", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path),
    help="Where added bots complain; it may tell their hands.  [default: nowhere]",
)  # fmt: skip
@with_exposure
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
def serve(  # noqa: PLR0913 - one for each option
    *,
    host: str,
    port: int,
    database: Database,
    durable: Durable | None,
    bots: dict[str, str],
    bot_log: Path | None,
    exposure: Exposure,
    no_browser: bool,
) -> None:
    """Serve tables to play at in the browser."""
    from elfenland.server.host import run
    from elfenland.server.minds import Added

    def answering(url: str) -> None:
        click.echo(f"Elfenland is at {url}")
        click.echo(f"The games are kept in {database}")
        click.echo("Press Ctrl+C to stop; games under way go on when you start it again.")
        if not no_browser:
            _open_browser(url)

    with open_file(bot_log or os.devnull, "ab") as log:
        try:
            run(database, host, port, answering, Added(bots, log), durable, exposure)
        except ElfenlandError as error:
            raise click.ClickException(str(error)) from error
    click.echo("Stopped.")


def _open_browser(url: str) -> None:
    import webbrowser
    from threading import Thread

    # Some browsers return only when their window is closed.
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()

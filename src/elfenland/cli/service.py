"""The options that say what ``serve`` serves: games, bots, and the other servers of both."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from elfenland.cli.database import takes_database, takes_durable
from elfenland.cli.redis import takes_redis
from elfenland.errors import ElfenlandError

if TYPE_CHECKING:
    from elfenland.server.database import Database, Durable
    from elfenland.server.redis_url import RedisUrl

_Command = TypeVar("_Command", bound=Callable[..., Any])


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


_OPTIONS = (
    takes_database("Where the games are kept"),
    takes_durable,
    takes_redis,
    click.option(
        "--bot", "bots", multiple=True, metavar="NAME=BOT", callback=_named,
        help="Add a bot to those that can sit at a table: a class, module:Class, or a program, "
        "exec:COMMAND. Can be given several times.",
    ),
    click.option(
        "--bot-log", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path),
        help="Where added bots complain; it may tell their hands.  [default: nowhere]",
    ),
)  # fmt: skip


def with_service(command: _Command) -> Callable[..., Any]:
    """Add the options to a command, which is given a ``Service`` made of them."""

    @functools.wraps(command)
    def served(
        *,
        database: Database,
        durable: Durable | None,
        redis: RedisUrl | None,
        bots: dict[str, str],
        bot_log: Path | None,
        **others: object,
    ) -> object:
        from elfenland.server.service import Service

        return command(service=Service(database, durable, redis, bots, bot_log), **others)

    decorated: Callable[..., Any] = served
    for option in reversed(_OPTIONS):
        decorated = option(decorated)
    return decorated

"""``--redis``, as every command takes it that has to do with several servers."""

from __future__ import annotations

from typing import Final

import click

from elfenland.errors import ElfenlandError


def _read(_: click.Context, __: click.Parameter, given: str | None) -> object:
    from elfenland.server.redis_url import read_redis

    if given is None:
        return None
    try:
        return read_redis(given)
    except ElfenlandError as error:
        raise click.BadParameter(str(error)) from error


takes_redis: Final = click.option(
    "--redis", metavar="URL", callback=_read, envvar="ELFENLAND_REDIS", show_envvar=True,
    help="The Redis server by which several servers of one database tell one another what has "
    "changed: redis://USER:PASSWORD@HOST:PORT.",
)  # fmt: skip
"""The option ``--redis``, given as a ``RedisUrl``, None without."""

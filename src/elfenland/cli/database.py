"""``--db`` and ``--durable``, as every command takes them that has to do with kept games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from elfenland.errors import ElfenlandError

_Command = TypeVar("_Command", bound=Callable[..., Any])


def _read(_: click.Context, __: click.Parameter, given: str | None) -> object:
    from elfenland.server.database import read_database
    from elfenland.server.host import data_file

    if given is None:
        return data_file().absolute()
    try:
        return read_database(given)
    except ElfenlandError as error:
        raise click.BadParameter(str(error)) from error


def takes_database(what: str) -> Callable[[_Command], _Command]:
    """The option ``--db``, given as ``database``; ``what`` begins its help."""
    return click.option(
        "--db", "database", metavar="FILE|URL", callback=_read,
        envvar="ELFENLAND_DB", show_envvar=True,
        help=f"{what}: an SQLite file, by default in your own data folder, or "
        "postgresql://USER:PASSWORD@HOST/NAME.",
    )  # fmt: skip


takes_durable: Final = click.option(
    "--durable", type=click.Choice(["process", "full"]),
    help="What a decision outlives once it is confirmed: the end of every process here, or a "
    "power cut, too.  [default: process in a file, full on a server]",
)  # fmt: skip
"""The option ``--durable``."""

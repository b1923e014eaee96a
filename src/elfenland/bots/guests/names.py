"""A bot by its name: one of ours, a class ``module:Class``, or a program ``exec:COMMAND``."""

from __future__ import annotations

import re
import shlex
from functools import partial
from importlib import import_module
from operator import attrgetter
from typing import Final, cast

from elfenland.bots import Bot, Factory, bot_factory
from elfenland.bots.guests.guest import Guest
from elfenland.bots.guests.program import HOST, released, seated
from elfenland.errors import ProcessFailed, UnknownBot

PROGRAM: Final = "exec:"
_NAME: Final = re.compile(r"""((?:\\.|"(?:\\.|[^"\\])*"|'[^']*'|[^,])*),""")


def split_names(text: str) -> tuple[str, ...]:
    """The names in a list with commas between; one in quotes or after a backslash is a name's."""
    return tuple(name.strip() for name in _NAME.findall(text + ","))


def command(name: str) -> tuple[str, ...]:
    """What is run for this bot in a process of its own.

    Raises:
        UnknownBot: a program's command is none.
    """
    if not name.startswith(PROGRAM):
        return *HOST, name
    try:
        words = tuple(shlex.split(name.removeprefix(PROGRAM)))
    except ValueError as error:
        raise UnknownBot(f"{name!r} is no command: {error}") from error
    if not words:
        raise UnknownBot(f"{name!r} names no program, as in exec:./my_bot")
    return words


def factory(name: str, limit: float | None = None) -> Factory:
    """What makes the bot of this name; ``module:Class`` is imported.

    With a ``limit``, in seconds by the clock, each bot thinks in a process of its own, which is
    ended when it thinks longer; a program does so always.

    Raises:
        UnknownBot: there is none; the message lists those there are, or says why the import failed.
    """
    if limit is not None or name.startswith(PROGRAM):
        return partial(Guest, command(name), limit=limit)
    if ":" not in name:
        try:
            return bot_factory(name)
        except UnknownBot as error:
            if "@" in name:
                raise
            raise UnknownBot(
                f"{error}, any class by its import path, as in my_bots:Clever, "
                "and any program, as in exec:./my_bot"
            ) from error
    module, _, path = name.partition(":")
    try:
        found = attrgetter(path)(import_module(module))
    except Exception as error:  # a stranger's module may raise anything
        raise UnknownBot(f"the bot {name!r} cannot be imported: {_said(error)}") from error
    return cast("Factory", found)


def made(name: str, seed: str) -> Bot:
    """The bot of this name, one of ours or a class.

    Raises:
        UnknownBot: there is none, or what is imported makes none.
    """
    make = factory(name)
    try:
        bot = make(seed)
    except Exception as error:
        raise UnknownBot(f"the bot {name!r} cannot be made from a seed: {_said(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"the bot {name!r} has no method choose(view)")
    return bot


def check_name(name: str, limit: float | None = None) -> None:
    """See that the bot can be had; what has to be started for it is kept.

    Raises:
        UnknownBot: it cannot; the message says why.
    """
    if limit is None and not name.startswith(PROGRAM):
        made(name, "0")
        return
    try:
        released(seated(command(name)))
    except ProcessFailed as error:
        raise UnknownBot(f"the bot {name!r} cannot play: {error}") from error


def _said(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"

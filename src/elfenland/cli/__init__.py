"""The commands; ``elfenland --help`` lists them. Each is imported only when it is called."""

from __future__ import annotations

import errno
import sys
from importlib import import_module
from io import TextIOWrapper
from keyword import iskeyword
from typing import Final

import click

from elfenland import __version__
from elfenland.errors import ElfenlandError

COMMANDS: Final = {
    "analyze": "Say where a recorded game was won and lost.",
    "arena": "Let bots play a match, and say by how much one is stronger.",
    "check-bot": "Have a bot play everything, and say what is wrong with it.",
    "doctor": "Say what is wrong with this set-up, and how to mend it.",
    "export": "Write the games of a server's database as records.",
    "import": "Store exported games in a server's database.",
    "rules": "Print the rules that this program plays by, clause by clause.",
    "serve": "Serve tables to play at in the browser.",
    "show": "Print a recorded game as readable text.",
    "simulate": "Let bots play games, and record them.",
    "verify": "Replay records and compare everything they say.",
}
"""Every command, in the module of its name, with its line in the list."""


class Commands(click.Group):
    """The commands, with refusals and failing files told in a sentence."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Their names."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of this name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        name = cmd_name.replace("-", "_")
        # A module cannot be called by a word of the language.
        name += "_" * iskeyword(name)
        command = getattr(import_module(f"elfenland.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """List them without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; what it refuses, and what the system refuses it, ends it with exit 1."""
        try:
            return super().invoke(ctx)
        except ElfenlandError as error:
            raise click.ClickException(str(error)) from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # click ends quietly when nobody reads on
            raise click.ClickException(
                f"{error.filename or 'the output'}: {error.strerror}"
            ) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="elfenland", message="%(prog)s %(version)s")
def main() -> None:
    """Elfenland: serve tables, simulate games, and check records of games."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Names of towns and people are shown as well as the terminal can.
            stream.reconfigure(errors="replace")

"""``python -m bench``: how fast engine, solver, server and client are, and how well bots play."""

from __future__ import annotations

import click

from bench.bots import bots
from bench.client import client
from bench.engine import engine
from bench.favors import favors
from bench.ladder import ladder
from bench.routes import routes
from bench.server import server

COMMANDS = [engine, bots, favors, ladder, routes, server, client]


@click.group(invoke_without_command=True, commands=COMMANDS)
@click.pass_context
def main(context: click.Context) -> None:
    """Measure how fast engine, solver, server and client are, and how well the bots play.

    Without a name all are measured, but for the ladder, which takes long.
    """
    if context.invoked_subcommand is None:
        context.invoke(engine)
        context.invoke(bots)
        context.invoke(favors)
        context.invoke(routes)
        context.invoke(server)
        context.invoke(client)


if __name__ == "__main__":
    main(prog_name="bench")

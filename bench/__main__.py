"""``python -m bench``: how fast the engine is, and how well the bots play."""

from __future__ import annotations

import click

from bench.bots import bots
from bench.engine import engine
from bench.favors import favors


@click.group(invoke_without_command=True, commands=[engine, bots, favors])
@click.pass_context
def main(context: click.Context) -> None:
    """Measure how fast the engine is, and how well the bots play; all, when none is named."""
    if context.invoked_subcommand is None:
        context.invoke(engine)
        context.invoke(bots)
        context.invoke(favors)


if __name__ == "__main__":
    main(prog_name="bench")

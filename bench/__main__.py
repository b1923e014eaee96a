"""``python -m bench``: how fast it is, and how well the bots play."""

from __future__ import annotations

import click

from bench.bots import bots
from bench.engine import engine

main = click.Group("bench", {"engine": engine, "bots": bots}, help=__doc__)

if __name__ == "__main__":
    main(prog_name="bench")

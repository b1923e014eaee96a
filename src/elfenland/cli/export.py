"""``elfenland export``: the games of a server's database as records."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import BinaryIO, cast

import click

from elfenland.cli.database import takes_database
from elfenland.cli.words import counted, plain
from elfenland.rules.record import Record
from elfenland.server.archive import Unreadable
from elfenland.server.archive import export as records
from elfenland.server.database import Database
from elfenland.server.store import Store


@click.command()
@takes_database("Where the games are kept, as `serve` takes it")
@click.option(
    "--out", default="-", show_default=True, metavar="FILE",
    type=click.Path(dir_okay=False, allow_dash=True),
    help="Where the records go, one a line; - is standard output.",
)  # fmt: skip
@click.option("--ended", is_flag=True, help="Only games that have ended, which are open to all.")
def export(*, database: Database, out: str, ended: bool) -> None:
    """Write the games of a server's database as records.

    A game under way is written with its seed and every hand: without --ended the file is for who
    runs the server alone. It can be made while the server runs.
    """
    with _sink(out) as sink:
        counts = asyncio.run(_export(database, sink, ended=ended))
    left_out = (
        f"; {counted(counts['left out'], 'table')} left out, where no game "
        f"{'has ended' if ended else 'has begun'}"
        if counts["left out"]
        else ""
    )
    where = "" if out == "-" else f" to {out}"
    click.echo(f"{counted(counts['written'], 'game')} written{where}{left_out}", err=True)
    if counts["unreadable"]:
        raise SystemExit(1)


async def _export(database: Database, sink: BinaryIO, *, ended: bool) -> Counter[str]:
    """Write the records to ``sink``: how many were written, left out, unreadable."""
    counts: Counter[str] = Counter()
    store = await Store.open(database, make=False)
    try:
        async for game in records(store, ended=ended):
            match game:
                case Record():
                    counts["written"] += 1
                    sink.write(json.dumps(game.to_json()).encode() + b"\n")
                case Unreadable(table, reason):
                    counts["unreadable"] += 1
                    click.echo(f"table {table} cannot be exported: {plain(reason)}", err=True)
                case None:
                    counts["left out"] += 1
    finally:
        await store.close()
    return counts


@contextmanager
def _sink(out: str) -> Iterator[BinaryIO]:
    """Standard output, or a file that only its owner can read; it is there whole or not at all."""
    target = Path(out).resolve()
    # A device or a pipe is written to: nothing may take its place.
    if out == "-" or (target.exists() and not target.is_file()):
        with click.open_file(out, "wb") as stream:
            yield cast("BinaryIO", stream)
        return
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}-", delete=False) as file:
        part = Path(file.name)
        try:
            yield cast("BinaryIO", file)
            # Not every system lets an open file be renamed.
            file.close()
            part.replace(target)
        except BaseException:
            file.close()
            part.unlink()
            raise

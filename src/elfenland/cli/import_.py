"""``elfenland import``: exported games into a server's database."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import chain

import click

from elfenland.cli.database import takes_database
from elfenland.cli.files import documents
from elfenland.cli.words import counted, plain
from elfenland.errors import RecordError
from elfenland.server.archive import import_game
from elfenland.server.database import Database
from elfenland.server.store import Store


@click.command("import")
@click.argument("records", metavar="RECORDS")
@takes_database("Where the games are to be kept, as `serve` takes it")
def import_(*, records: str, database: Database) -> None:
    """Store exported games in a server's database.

    RECORDS is what `elfenland export` wrote; - is standard input. Each game is replayed and
    compared before it is stored, whole or not at all. One that is wrong is named with its line and
    the reason, and the exit code is then 1; the others are stored. One that is there already is
    left as it is.
    """
    counts = asyncio.run(_import(records, database))
    there = f", {counted(counts['there'], 'game')} already there" if counts["there"] else ""
    refused = f", {counted(counts['refused'], 'game')} refused" if counts["refused"] else ""
    click.echo(f"{counted(counts['stored'], 'game')} stored{there}{refused}")
    if counts["refused"]:
        raise SystemExit(1)


async def _import(records: str, database: Database) -> Counter[str]:
    """Store a file's games: how many were stored, there, refused."""
    name = "standard input" if records == "-" else records
    counts: Counter[str] = Counter()
    # Read before the database is made: a misspelt name leaves none.
    lines = documents(records)
    try:
        first = next(lines)
    except RecordError as error:
        raise click.ClickException(f"{name}: {error}") from error
    store = await Store.open(database)
    try:
        for number, text in chain([first], lines):
            try:
                counts[(await import_game(store, text)).state] += 1
            except RecordError as error:
                counts["refused"] += 1
                click.echo(f"{name}, line {number}: {plain(error)}", err=True)
    finally:
        await store.close()
    return counts

"""``elfenland verify``: records replayed and compared."""

from __future__ import annotations

import click

from elfenland.cli.counts import Counts
from elfenland.cli.files import documents
from elfenland.errors import RecordError
from elfenland.rules import Game
from elfenland.rules.invariants import problems
from elfenland.rules.record import Record, read_record
from elfenland.rules.record import verify as replay_and_compare


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--stats", is_flag=True, help="Say how often each event and each rare edge occurred.")
def verify(*, files: tuple[str, ...], stats: bool) -> None:
    """Replay records and compare everything they say.

    Each FILE holds a record a line; - is standard input. Of each file with a difference the first
    one is named, and the exit code is then 1.
    """
    counts = Counts()
    differences = 0
    for file in files:
        name = "standard input" if file == "-" else file
        games = counts.games
        line = 0
        try:
            for line, text in documents(file):  # noqa: B007 - said when one of them is refused
                record = read_record(text)
                check(record)
                counts.add(record)
        except (RecordError, OSError) as error:
            differences += 1
            place = f"{name}, line {line}" if line else name
            said = error.strerror if isinstance(error, OSError) else error
            click.echo(f"{place}: {said}", err=True)
        else:
            found = counts.games - games
            click.echo(f"{name}: {found} game{'s' * (found != 1)}, all as recorded")
    if stats:
        counts.report()
    if differences:
        raise SystemExit(1)


def check(record: Record) -> None:
    """Replay a record, with a look at everything that must always hold after each action.

    Raises:
        RecordError: the first difference, or the first thing that does not hold.
    """
    number = -1

    def watch(game: Game) -> None:
        nonlocal number
        if found := problems(game):
            raise RecordError(f"after action {number}: {found[0]}")
        number += 1

    replay_and_compare(record, watch)

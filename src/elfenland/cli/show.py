"""``elfenland show``: a recorded game as readable text."""

from __future__ import annotations

import click

from elfenland.cli.files import nth
from elfenland.cli.story import story
from elfenland.errors import RecordError
from elfenland.rules.record import read_record, replay


@click.command()
@click.argument("file", metavar="FILE")
@click.option(
    "--game", default=1, show_default=True, metavar="N", type=click.IntRange(1),
    help="Which one, of a file of many.",
)  # fmt: skip
def show(*, file: str, game: int) -> None:
    """Print a recorded game as readable text.

    FILE holds a record a line; - is standard input. What is told is what the game's actions replay
    to: whether the record says the same is for `elfenland verify`.
    """
    name = "standard input" if file == "-" else file
    try:
        _, told = replay(read_record(nth(file, game)))
    except RecordError as error:
        raise click.ClickException(f"{name}: {error}") from error
    for line in story(told):
        click.echo(line)

"""``elfenland analyze``: where a recorded game was won and lost."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from pathlib import Path

import click
import msgspec

from elfenland.analysis import Review, review
from elfenland.analysis.luck import FEWEST
from elfenland.analysis.reviews import BUDGET, DEALS
from elfenland.bots.searcher import Budget
from elfenland.cli.files import nth
from elfenland.cli.progress import progress
from elfenland.cli.simulate import readable
from elfenland.cli.story import names_of, title
from elfenland.cli.tables import print_table
from elfenland.cli.verdict import HEADS, legend, losses, luck, of_seats, summary
from elfenland.cli.verdict_page import as_page
from elfenland.errors import MissingExtra, RecordError
from elfenland.rules.record import Record, read_record


@click.command()
@click.argument("file", metavar="FILE")
@click.option(
    "--game", default=1, show_default=True, metavar="N", type=click.IntRange(1),
    help="Which one, of a file of many.",
)  # fmt: skip
@click.option(
    "--seat", "chosen", multiple=True, metavar="WHO",
    help="Only this seat, by its name or its number from 1; can be given again.",
)  # fmt: skip
@click.option(
    "--deals", default=DEALS, show_default=True, metavar="N", type=click.IntRange(0),
    help="By how many games of each kind luck is measured; 0 leaves it out.",
)  # fmt: skip
@click.option(
    "--nodes", default=BUDGET.nodes, show_default=True, metavar="N", type=click.IntRange(0),
    help="By how many games played on the searcher judges a counter; 0: the planner does, faster.",
)  # fmt: skip
@click.option(
    "--seed", default="0", show_default=True, metavar="TEXT", callback=readable,
    help="Same seed, same luck.",
)  # fmt: skip
@click.option("--json", "json", is_flag=True, help="Print all of it as JSON.")
@click.option(
    "--page", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path),
    help="Write a page with plots, as one HTML file.",
)  # fmt: skip
def analyze(  # noqa: PLR0913 - an option each
    *,
    file: str,
    game: int,
    chosen: tuple[str, ...],
    deals: int,
    nodes: int,
    seed: str,
    json: bool,
    page: Path | None,
) -> None:
    """Say where a recorded game was won and lost.

    FILE holds a record a line; - is standard input. Each travel turn is compared with the best that
    there was, each counter with the best candidate, by what the seat knew; luck is told apart. A
    game that is not over is looked at as far as it went.
    """
    if 0 < deals < FEWEST:
        raise click.BadParameter(
            f"luck takes at least {FEWEST}, and 0 leaves it out", param_hint="'--deals'"
        )
    if page and find_spec("matplotlib") is None:
        raise MissingExtra("drawings", "plots")
    name = "standard input" if file == "-" else file
    try:
        record = read_record(nth(file, game))
        seats = _seats(record, chosen)
        found = review(
            record,
            seed=seed,
            deals=deals,
            budget=Budget(nodes=nodes) if nodes else None,
            progress=partial(progress, what="parts"),
        )
    except RecordError as error:
        raise click.ClickException(f"{name}: {error}") from error
    found = of_seats(found, seats)
    if json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        _tell(record, found)
    if page:
        page.write_text(as_page(title(record), found), "utf-8")


def _seats(record: Record, chosen: tuple[str, ...]) -> list[int]:
    """The seats that are asked for, all where none is."""
    names = names_of(record)
    numbers = {str(number): seat for seat, number in enumerate(range(1, len(names) + 1))}
    found = []
    for who in chosen:
        named = [seat for seat, name in enumerate(names) if name == who]
        if not named and who in numbers:
            named = [numbers[who]]
        if not named:
            raise click.BadParameter(
                f"there is no seat {who!r}; there are "
                + ", ".join(f"{n} {name}" for n, name in enumerate(names, 1)),
                param_hint="'--seat'",
            )
        found += named
    return found or list(range(len(names)))


def _tell(record: Record, found: Review) -> None:
    click.echo(title(record))
    if not found.ended:
        click.echo("The game is not over; this is how far it went.")
    click.echo()
    print_table(HEADS, summary(found), stderr=False)
    click.echo(f"\n{legend(found)}")
    for number, sentences in losses(found):
        click.echo(f"\nRound {number}")
        for sentence in sentences or ["Nothing was lost."]:
            click.echo(f"  {sentence}")
    if found.deals:
        click.echo()
        print_table(*luck(found), stderr=False)

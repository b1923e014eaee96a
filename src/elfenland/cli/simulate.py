"""``elfenland simulate``: games between bots."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from itertools import product
from time import perf_counter
from typing import Final, get_args

import click

from elfenland.board import ChartName
from elfenland.board.kinds import MAX_PLAYERS, MIN_PLAYERS, Favors
from elfenland.bots import BOTS, bot_factory, make_bot
from elfenland.bots.play import play
from elfenland.cli.progress import progress
from elfenland.cli.tables import print_table
from elfenland.errors import UnknownBot
from elfenland.rules import Game, Options
from elfenland.rules.options import ROUNDS
from elfenland.rules.record import Record

DEFAULTS: Final = Options()


def readable(_: click.Context, __: click.Parameter, seed: str) -> str:
    """A seed that can be written into a record: bytes that are no text reach Python as halves."""
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise click.BadParameter(f"{seed!r} is not text in UTF-8") from error
    return seed


@click.command()
@click.option("--games", default=100, show_default=True, metavar="N", type=click.IntRange(1))
@click.option(
    "--players", metavar="K", type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS),
    help=f"How many play, {MIN_PLAYERS} to {MAX_PLAYERS}.  [default: {DEFAULTS.players}]",
)  # fmt: skip
@click.option(
    "--seats", metavar="BOT,BOT,...",
    help=f"Who plays, by seat: {' or '.join(BOTS)}.  [default: both in turn]",
)  # fmt: skip
@click.option(
    "--seed",
    default="0",
    show_default=True,
    metavar="TEXT",
    callback=readable,
    help="Same seed, same games.",
)
@click.option(
    "--rounds", metavar="3|4", type=click.Choice([str(n) for n in ROUNDS]),
    help=f"How many rounds.  [default: {DEFAULTS.rounds}]",
)  # fmt: skip
@click.option(
    "--chart", type=click.Choice(get_args(ChartName)),
    help=f"Which transport chart.  [default: {DEFAULTS.chart}]",
)  # fmt: skip
@click.option(
    "--town-cards/--no-town-cards", default=None,
    help="Whether each seat has a secret destination.  [default: without]",
)  # fmt: skip
@click.option(
    "--favors", type=click.Choice(get_args(Favors)),
    help=f"Favor of the Towns.  [default: {DEFAULTS.favors}]",
)  # fmt: skip
@click.option("--mix", is_flag=True, help="Go through all that the options above leave open.")
@click.option(
    "--out", metavar="FILE", type=click.Path(dir_okay=False, allow_dash=True),
    help="Write a record a line to FILE; - is standard output.",
)  # fmt: skip
def simulate(  # noqa: PLR0913 - an option each
    *,
    games: int,
    players: int | None,
    seats: str | None,
    seed: str,
    rounds: str | None,
    chart: ChartName | None,
    town_cards: bool | None,
    favors: Favors | None,
    mix: bool,
    out: str | None,
) -> None:
    """Let bots play games, and record them."""
    named = tuple(name.strip() for name in seats.split(",")) if seats is not None else None
    options = options_in_turn(
        mix=mix,
        players=_count(named, players),
        rounds=None if rounds is None else int(rounds),
        chart=chart,
        town_cards=town_cards,
        favors=favors,
    )
    tally = Tally()
    began = perf_counter()
    with _sink(out) as write, progress(games, "games") as advance:
        for number in range(games):
            chosen = options[number % len(options)]
            bots = named or bots_in_turn(chosen.players, sum(divmod(number, len(options))))
            record = simulated(chosen, bots, f"{seed}-{number}")
            write(json.dumps(record.to_json(), separators=(",", ":")).encode() + b"\n")
            tally.add(record, bots)
            advance()
    tally.report(games, perf_counter() - began, out)


def _count(named: Sequence[str] | None, players: int | None) -> int | None:
    """How many play, where it is said by --players or by as many seats."""
    if named is None:
        return players
    for name in named:
        try:
            bot_factory(name)
        except UnknownBot as error:
            raise click.BadParameter(str(error), param_hint="'--seats'") from error
    if players is not None and players != len(named):
        raise click.BadParameter(
            f"names {len(named)} bots for {players} players", param_hint="'--seats'"
        )
    if not MIN_PLAYERS <= len(named) <= MAX_PLAYERS:
        raise click.BadParameter(
            f"names {len(named)} bots; {MIN_PLAYERS} to {MAX_PLAYERS} play", param_hint="'--seats'"
        )
    return len(named)


EVERY: Final[dict[str, Sequence[object]]] = {
    "rounds": ROUNDS,
    "chart": get_args(ChartName),
    "town_cards": (False, True),
    "favors": get_args(Favors),
    "players": range(MIN_PLAYERS, MAX_PLAYERS + 1),
}
"""What a mix goes through, the last one changing from game to game."""


def options_in_turn(*, mix: bool, **given: object) -> list[Options]:
    """The options of one game after another: as given; None is the default, or all with ``mix``."""
    choices = [
        [given[name]]
        if given.get(name) is not None
        else every
        if mix
        else [getattr(DEFAULTS, name)]
        for name, every in EVERY.items()
    ]
    return [
        Options.from_json(dict(zip(EVERY, chosen, strict=True))) for chosen in product(*choices)
    ]


def bots_in_turn(players: int, shift: int) -> tuple[str, ...]:
    """Who sits where nobody says: the bots seat by seat in turn, from the one at ``shift`` on."""
    names = ["random", "greedy"]
    return tuple(names[(seat + shift) % len(names)] for seat in range(players))


def simulated(options: Options, bots: Sequence[str], seed: str) -> Record:
    """The record of a game between bots, from its seed alone.

    Each bot has a seed from which that of the game, a secret, cannot be worked out (SEE-3).
    """
    game = Game.new(options, seed)
    seats = [{"name": f"{n.capitalize()} {i}", "kind": f"bot:{n}"} for i, n in enumerate(bots, 1)]
    record = Record.begin(game, seats, seed)
    dice = [sha256(f"bot {seat} {seed}".encode()).hexdigest() for seat in range(len(bots))]
    for turn in play(game, [make_bot(*bot) for bot in zip(bots, dice, strict=True)]):
        record.add(*turn)
    return record


@contextmanager
def _sink(out: str | None) -> Iterator[Callable[[bytes], object]]:
    """Where the records go: a file, standard output, or nowhere."""
    if out is None:
        yield len
    else:
        with click.open_file(out, "wb") as file:
            yield file.write


@dataclass(slots=True)
class Tally:
    """What each bot reached: seats it sat in, pieces of all of them, and games won.

    A win that is shared counts for its part.
    """

    seats: Counter[str] = field(default_factory=Counter)
    pieces: Counter[str] = field(default_factory=Counter)
    won: defaultdict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))

    def add(self, record: Record, bots: Sequence[str]) -> None:
        """Count a game that has ended."""
        assert record.result is not None
        winners = record.result["winners"]
        for standing in record.result["standings"]:
            bot = bots[standing["seat"]]
            self.seats[bot] += 1
            self.pieces[bot] += standing["pieces"]
            self.won[bot] += Fraction(standing["seat"] in winners, len(winners))

    def report(self, games: int, seconds: float, out: str | None) -> None:
        """Print it, beside the records when they are on standard output."""
        stderr = out == "-"
        where = f", recorded in {out}" if out not in (None, "-") else ""
        click.echo(f"{games} games, {games / seconds:.1f} a second{where}", err=stderr)
        rows = [
            (bot, str(seats), f"{self.pieces[bot] / seats:.2f}", f"{float(self.won[bot]):.1f}")
            for bot, seats in sorted(self.seats.items())
        ]
        print_table(("bot", "seats", "mean pieces", "games won"), rows, stderr=stderr)

"""What is played in a match, and any single game of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import comb
from random import Random
from typing import Final

import msgspec

from elfenland.arena.entrants import Entrant, check_entrants
from elfenland.board.kinds import MAX_PLAYERS, MIN_PLAYERS
from elfenland.bots.guests import factory
from elfenland.bots.play import play
from elfenland.errors import ArenaError
from elfenland.rules import Game, Options

MOST_TABLES: Final = 150
"""Up to so many groups of entrants each sit down together; of more a balanced choice is drawn."""


class Showing(msgspec.Struct, frozen=True):
    """What came of one entrant in one game; the times are those of its ``Entrant``."""

    pieces: int
    rank: int
    by_round: tuple[int, ...]
    """Its pieces at the end of each round that was played; the last are ``pieces``."""
    decisions: int
    seconds: float
    slowest: float
    faults: int
    fault: str | None


class Played(msgspec.Struct, frozen=True):
    """A game that was played: its number, the chair that started, and who sat down.

    ``showings`` are those of ``table``, which holds the numbers of entrants, in their order.
    """

    game: int
    start: int
    table: tuple[int, ...]
    showings: tuple[Showing, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that decides the games of a match, each of which can be played alone.

    As many entrants as play sit at each table: all of them, or in a round robin each group in
    turn. Game n is deal n div k from its rotation n mod k, k being the number of seats: entry i of
    the deal's table then sits in chair (i + n mod k) mod k. A deal has the same cards in the same
    chairs, and the same chair to start, in all its rotations.
    """

    entrants: tuple[str, ...]
    seed: str
    options: Options
    limit: float | None = None
    """Seconds by the clock for a decision; then each entrant has a process of its own."""

    @classmethod
    def of(
        cls,
        entrants: Sequence[str],
        seed: str | int,
        options: Options | None,
        players: int | None = None,
        limit: float | None = None,
    ) -> Contest:
        """The contest of these entrants, so many at a table, whatever the options say; else all.

        Raises:
            ArenaError: they are too few or too many.
            UnknownBot: one of them cannot be had.
        """
        seats = len(entrants) if players is None else players
        if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
            raise ArenaError(
                f"{seats} bots cannot play a match; it takes {MIN_PLAYERS} to {MAX_PLAYERS}, and "
                "more in a round robin, so many at a table"
            )
        if seats > len(entrants):
            raise ArenaError(f"{len(entrants)} bots cannot fill a table of {seats}; name more")
        check_entrants(entrants, limit)
        options = replace(options or Options(), players=seats)
        return cls(tuple(entrants), str(seed), options, limit)

    @property
    def rotations(self) -> int:
        """How many games a deal is played for."""
        return self.options.players

    @property
    def cycle(self) -> int:
        """After how many deals all entrants have played alike."""
        tables = comb(len(self.entrants), self.options.players)
        return tables if tables <= MOST_TABLES else len(self.entrants)

    def table(self, deal: int) -> tuple[int, ...]:
        """The entrants that play a deal, in their order.

        Where the groups are too many, they are neighbours in a circle that is shuffled anew for
        each cycle: each entrant plays as often as the others, and in time with each of them.
        """
        everyone = range(len(self.entrants))
        cycle, at = divmod(deal, self.cycle)
        if comb(len(everyone), self.options.players) <= MOST_TABLES:
            return tuple(combinations(everyone, self.options.players))[at]
        circle = _circle(len(everyone), self._seed_of(f"circle {cycle}"))
        return tuple(sorted(circle[at - i] for i in range(self.options.players)))

    def play(self, number: int) -> Played:
        """Play game ``number``."""
        deal, rotation = divmod(number, self.rotations)
        table = self.table(deal)
        # From neither seed the other, nor that of another entrant, can be worked out. A bot's own
        # does not depend on its chair either.
        entrants = [
            Entrant(factory(self.entrants[i], self.limit), self._seed_of(f"bot {i} of deal {deal}"))
            for i in table
        ]
        chairs = [(i + rotation) % self.rotations for i in range(self.rotations)]
        game = Game.new(self.options, self._seed_of(f"cards of deal {deal}"))
        rounds: list[list[int]] = []
        for _ in play(game, [entrants[chairs.index(chair)] for chair in range(self.rotations)]):
            # Between two rounds nothing is collected.
            if game.round > len(rounds) + 1:
                rounds.append(_pieces(game))
        rounds.append(_pieces(game))
        assert game.result is not None
        for entrant in entrants:
            entrant.end(game.result)
        standings = {standing.seat: standing for standing in game.standings()}
        assert game.options.start_seat is not None
        return Played(
            number,
            game.options.start_seat,
            table,
            tuple(
                Showing(
                    standings[chair].pieces,
                    standings[chair].rank,
                    tuple(pieces[chair] for pieces in rounds),
                    entrant.decisions,
                    round(entrant.seconds, 6),
                    round(entrant.slowest, 6),
                    entrant.faults,
                    entrant.fault,
                )
                for chair, entrant in zip(chairs, entrants, strict=True)
            ),
        )

    def _seed_of(self, what: str) -> str:
        return sha256(f"{what}\n{self.seed}".encode()).hexdigest()


def _pieces(game: Game) -> list[int]:
    """The pieces of each seat, as it stands."""
    held = {standing.seat: standing.pieces for standing in game.standings()}
    return [held[seat] for seat in range(game.options.players)]


@cache
def _circle(size: int, seed: str) -> tuple[int, ...]:
    return tuple(Random(seed).sample(range(size), size))  # noqa: S311 - decides who meets whom

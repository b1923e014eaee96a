"""What is played in a match, and any single game of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

import msgspec

from elfenland.arena.entrants import Entrant, check_entrants, factory
from elfenland.bots.play import play
from elfenland.rules import Game, Options


class Showing(msgspec.Struct, frozen=True):
    """What came of one entrant in one game; the times are those of its ``Entrant``."""

    pieces: int
    rank: int
    decisions: int
    seconds: float
    slowest: float
    faults: int
    fault: str | None


class Played(msgspec.Struct, frozen=True):
    """A game that was played: its number, the chair that started, and the entrants in order."""

    game: int
    start: int
    showings: tuple[Showing, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that decides the games of a match, each of which can be played alone.

    Game n is deal n div k from its rotation n mod k, k being the number of seats: entrant i then
    sits in chair (i + n mod k) mod k. A deal has the same cards in the same chairs, and the same
    chair to start, in all its rotations.
    """

    entrants: tuple[str, ...]
    seed: str
    options: Options

    @classmethod
    def of(cls, entrants: Sequence[str], seed: str | int, options: Options | None) -> Contest:
        """The contest of these entrants, who are as many as play, whatever the options say.

        Raises:
            ArenaError: they are too few or too many.
            UnknownBot: one of them cannot be had.
        """
        check_entrants(entrants)
        options = replace(options or Options(), players=len(entrants))
        return cls(tuple(entrants), str(seed), options)

    @property
    def rotations(self) -> int:
        """How many games a deal is played for."""
        return len(self.entrants)

    def play(self, number: int) -> Played:
        """Play game ``number``."""
        deal, rotation = divmod(number, self.rotations)
        # From neither seed the other, nor that of another entrant, can be worked out. A bot's own
        # does not depend on its chair either.
        entrants = [
            Entrant(factory(name), self._seed_of(f"bot {i} of deal {deal}"))
            for i, name in enumerate(self.entrants)
        ]
        chairs = [(i + rotation) % self.rotations for i in range(self.rotations)]
        game = Game.new(self.options, self._seed_of(f"cards of deal {deal}"))
        for _ in play(game, [entrants[chairs.index(chair)] for chair in range(self.rotations)]):
            pass
        standings = {standing.seat: standing for standing in game.standings()}
        assert game.options.start_seat is not None
        return Played(
            number,
            game.options.start_seat,
            tuple(
                Showing(
                    standings[chair].pieces,
                    standings[chair].rank,
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

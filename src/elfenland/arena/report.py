"""What a match has shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from elfenland import __version__
from elfenland.arena.contest import Contest, Played
from elfenland.arena.intervals import Estimate, of_mean, of_share


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one entrant, or of a bot in all the seats that it has.

    Attributes:
        seats: how many entrants these are.
        share: the part of the games that they won together, a shared win counting for its part;
            without an interval where nobody else could win. ``fair``: what equals would win.
        pieces: the mean number of a seat.
        places: how often a seat came first, second and so on; who ties shares the places that they
            take, so that the first number is the share of a seat.
        decisions: how many were timed, those between two or more actions; ``mean_ms`` and
            ``slowest_ms`` are of processor time, ``mean_ms`` is None where there were none.
        faults: decisions taken for it, because it failed or chose what was not legal; ``fault``
            says what went wrong the first time.
    """

    name: str
    seats: int
    share: Estimate
    fair: float
    pieces: Estimate
    places: tuple[float, ...]
    decisions: int
    mean_ms: float | None
    slowest_ms: float
    faults: int
    fault: str | None

    @classmethod
    def of(cls, name: str, entrants: Sequence[int], deals: Sequence[Sequence[Played]]) -> Row:
        """The row of these entrants, by their numbers, from the games of each deal."""
        games = [game for deal in deals for game in deal]
        players = len(games[0].showings)
        shown = [game.showings[i] for game in games for i in entrants]
        shares = [
            fmean(sum(_places(game, i)[0] for i in entrants) for game in deal) for deal in deals
        ]
        pieces = [
            fmean(game.showings[i].pieces for game in deal for i in entrants) for deal in deals
        ]
        places = [_places(game, i) for game in games for i in entrants]
        decisions = sum(showing.decisions for showing in shown)
        seconds = sum(showing.seconds for showing in shown)
        alone = len(entrants) == players
        return cls(
            name=name,
            seats=len(entrants),
            share=Estimate(1.0, None, None) if alone else of_share(shares),
            fair=len(entrants) / players,
            pieces=of_mean(pieces),
            places=tuple(map(fmean, zip(*places, strict=True))),
            decisions=decisions,
            mean_ms=seconds / decisions * 1e3 if decisions else None,
            slowest_ms=max(showing.slowest for showing in shown) * 1e3,
            faults=sum(showing.faults for showing in shown),
            fault=next((showing.fault for showing in shown if showing.fault), None),
        )

    def to_json(self) -> dict[str, Any]:
        """As written into a report, without what depends on the machine."""
        data = asdict(self)
        del data["mean_ms"], data["slowest_ms"]
        data["share"] = self.share._asdict()
        data["pieces"] = self.pieces._asdict()
        return data


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of a match.

    Attributes:
        bots: a row for each bot, over all its seats.
        entrants: a row for each entrant, in the order in which they were named.
        games_a_second: how many were played in this run, by the clock on the wall; None when the
            folder held them all.
    """

    contest: Contest
    deals: int
    bots: tuple[Row, ...]
    entrants: tuple[Row, ...]
    games_a_second: float | None

    @classmethod
    def of(cls, contest: Contest, games: Sequence[Played], games_a_second: float | None) -> Report:
        """The report of whole deals, whose games are in the order of their numbers."""
        names = contest.entrants
        deals = [games[i : i + contest.rotations] for i in range(0, len(games), contest.rotations)]
        bots = tuple(
            Row.of(name, [i for i, other in enumerate(names) if other == name], deals)
            for name in dict.fromkeys(names)
        )
        entrants = tuple(Row.of(name, [i], deals) for i, name in enumerate(names))
        return cls(contest, len(deals), bots, entrants, games_a_second)

    @property
    def games(self) -> int:
        """How many games it is about."""
        return self.deals * self.contest.rotations

    def to_json(self) -> dict[str, Any]:
        """All of it; what depends on the machine is under ``speed``, in milliseconds."""
        return {
            "elfenland": __version__,
            "seats": list(self.contest.entrants),
            "seed": self.contest.seed,
            "options": self.contest.options.to_json(),
            "deals": self.deals,
            "games": self.games,
            "bots": [row.to_json() for row in self.bots],
            "entrants": [row.to_json() for row in self.entrants],
            "speed": {
                "games_a_second": self.games_a_second,
                "bots": [
                    {"name": row.name, "mean_ms": row.mean_ms, "slowest_ms": row.slowest_ms}
                    for row in self.bots
                ],
            },
        }


def _places(game: Played, entrant: int) -> list[float]:
    """The places that an entrant took in a game: one, or its part of those shared in a tie."""
    ranks = [showing.rank for showing in game.showings]
    first = ranks[entrant]
    tied = ranks.count(first)
    return [
        1 / tied if first <= place < first + tied else 0.0 for place in range(1, len(ranks) + 1)
    ]

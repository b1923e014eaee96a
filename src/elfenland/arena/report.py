"""What a match has shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import permutations
from statistics import fmean
from typing import Any, TypeAlias

from elfenland import __version__
from elfenland.arena.contest import Contest, Played, Showing
from elfenland.arena.intervals import Estimate, of_mean, of_share
from elfenland.arena.ratings import Rating, ratings

Deals: TypeAlias = Sequence[Sequence[Played]]
"""The games of each deal, all its rotations."""


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one entrant, or of a bot in all the seats that it has.

    All is about the games that one of them has played.

    Attributes:
        seats: how many entrants these are.
        share: the part of the games that they won together, a shared win counting for its part;
            without an interval where nobody else could win. ``fair``: what equals would win.
        pieces: the mean number of a seat; ``by_round`` that at the end of each round, those of an
            early end counted on.
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
    by_round: tuple[Estimate, ...]
    places: tuple[float, ...]
    decisions: int
    mean_ms: float | None
    slowest_ms: float
    faults: int
    fault: str | None

    @classmethod
    def of(cls, name: str, entrants: Collection[int], contest: Contest, deals: Deals) -> Row:
        """The row of these entrants, by their numbers, from the games of each deal."""
        seated = [
            ([i for i, entrant in enumerate(deal[0].table) if entrant in entrants], deal)
            for deal in deals
        ]
        # Who all sit at other tables have not seen the deal.
        seated = [(seats, deal) for seats, deal in seated if seats]
        shown = [game.showings[i] for seats, deal in seated for game in deal for i in seats]
        places = [_places(game, i) for seats, deal in seated for game in deal for i in seats]
        shares = [
            fmean(sum(_places(game, i)[0] for i in seats) for game in deal)
            for seats, deal in seated
        ]
        decisions = sum(showing.decisions for showing in shown)
        seconds = sum(showing.seconds for showing in shown)
        fair = fmean(len(seats) for seats, _ in seated) / contest.options.players
        return cls(
            name=name,
            seats=len(entrants),
            share=Estimate(1.0, None, None) if fair == 1 else of_share(shares),
            fair=fair,
            pieces=_pieces(seated, contest.options.rounds),
            by_round=tuple(_pieces(seated, n) for n in range(1, contest.options.rounds + 1)),
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
        data["by_round"] = [pieces._asdict() for pieces in self.by_round]
        return data


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of a match.

    Attributes:
        bots: a row for each bot, over all its seats.
        entrants: a row for each entrant, in the order in which they were named.
        ratings: of the bots, the strongest first; none where one has all the seats.
        duels: for two bots, in how many of the games for both the first came before the second, a
            tie counting half; only of round robins.
        games_a_second: how many were played in this run, by the clock on the wall; None when the
            folder held them all.
    """

    contest: Contest
    deals: int
    bots: tuple[Row, ...]
    entrants: tuple[Row, ...]
    ratings: tuple[Rating, ...]
    duels: Mapping[tuple[str, str], Estimate]
    games_a_second: float | None

    @classmethod
    def of(
        cls,
        contest: Contest,
        games: Sequence[Played],
        games_a_second: float | None,
        anchor: str | None = None,
    ) -> Report:
        """The report of whole cycles, whose games are in the order of their numbers."""
        names = contest.entrants
        deals = [games[i : i + contest.rotations] for i in range(0, len(games), contest.rotations)]
        every = {
            name: [i for i, other in enumerate(names) if other == name]
            for name in dict.fromkeys(names)
        }
        return cls(
            contest=contest,
            deals=len(deals),
            bots=tuple(Row.of(name, own, contest, deals) for name, own in every.items()),
            entrants=tuple(Row.of(name, [i], contest, deals) for i, name in enumerate(names)),
            ratings=tuple(ratings(contest, games, anchor)),
            duels=dict(_duels(every, deals)) if len(names) > contest.options.players else {},
            games_a_second=games_a_second,
        )

    @property
    def round_robin(self) -> bool:
        """Whether not all entrants sat at each table."""
        return len(self.contest.entrants) > self.contest.options.players

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
            "limit": self.contest.limit,
            "options": self.contest.options.to_json(),
            "deals": self.deals,
            "games": self.games,
            "bots": [row.to_json() for row in self.bots],
            "entrants": [row.to_json() for row in self.entrants],
            "ratings": [
                {"name": rating.name, "points": rating.points._asdict()} for rating in self.ratings
            ],
            "duels": [
                {"names": list(names), "share": share._asdict()}
                for names, share in self.duels.items()
            ],
            "speed": {
                "games_a_second": self.games_a_second,
                "bots": [
                    {"name": row.name, "mean_ms": row.mean_ms, "slowest_ms": row.slowest_ms}
                    for row in self.bots
                ],
            },
        }


def _pieces(seated: Sequence[tuple[list[int], Sequence[Played]]], rounds: int) -> Estimate:
    """The mean pieces of a seat after so many rounds."""
    return of_mean(
        [
            fmean(game.showings[i].by_round[:rounds][-1] for game in deal for i in seats)
            for seats, deal in seated
        ]
    )


def _duels(
    every: Mapping[str, Collection[int]], deals: Deals
) -> Iterator[tuple[tuple[str, str], Estimate]]:
    """For each two bots that have met: how often the first came before the second."""
    for (one, its), (other, theirs) in permutations(every.items(), 2):
        shares = []
        for deal in deals:
            table = deal[0].table
            pairs = [
                (i, j)
                for i, entrant in enumerate(table)
                for j, opponent in enumerate(table)
                if entrant in its and opponent in theirs
            ]
            if pairs:
                shares.append(
                    fmean(
                        _before(game.showings[i], game.showings[j])
                        for game in deal
                        for i, j in pairs
                    )
                )
        if shares:
            yield (one, other), of_share(shares)


def _before(one: Showing, other: Showing) -> float:
    return 0.5 if one.rank == other.rank else float(one.rank < other.rank)


def _places(game: Played, entrant: int) -> list[float]:
    """The places that an entrant took in a game: one, or its part of those shared in a tie."""
    ranks = [showing.rank for showing in game.showings]
    first = ranks[entrant]
    tied = ranks.count(first)
    return [
        1 / tied if first <= place < first + tied else 0.0 for place in range(1, len(ranks) + 1)
    ]

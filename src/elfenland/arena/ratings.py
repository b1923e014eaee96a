"""How strong each bot is, from all the games of a match: the Plackett–Luce model, as Elo.

A bot of strength s comes before all others of a group with a likelihood of s ÷ the strengths of
them all: so the first of a game is found, then the first of those who are left, and so on. The
likeliest strengths depend on who came before whom, not on the order of the games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from math import comb, exp, log
from random import Random
from typing import Final, NamedTuple, TypeAlias

from elfenland.arena.contest import Contest, Played
from elfenland.arena.intervals import Estimate, student

ANCHOR: Final = "greedy"
ANCHORED_AT: Final = 1000.0
POINTS: Final = 400 / log(10)
"""Of Elo in a factor of e: 400 points are odds of 10 to 1 between two."""
RESAMPLES: Final = 500
NORMAL: Final = 1.96
"""How many standard errors lie on either side at 95 %, where deals are many."""
PRECISION: Final = 1e-3
"""Of the logarithm of a strength: a sixth of a point."""

Group: TypeAlias = tuple[int, ...]
"""Bots, by number, of whom one came first; one with several seats is there as often."""


class Rating(NamedTuple):
    """The points of a bot; the anchor's have no interval, as all others are measured from it."""

    name: str
    points: Estimate


class _Tally:
    """All that the model asks of games: how often each bot was first, and of which groups."""

    def __init__(self) -> None:
        self.wins: defaultdict[int, float] = defaultdict(float)
        self.groups: defaultdict[Group, float] = defaultdict(float)

    def add_game(self, bots: Sequence[int], ranks: Sequence[int], weight: float = 1) -> None:
        """Count a game; who ties counts for each order in which they could have come, alike."""
        for rank in set(ranks):
            tied = [bot for bot, own in zip(bots, ranks, strict=True) if own == rank]
            after = [bot for bot, own in zip(bots, ranks, strict=True) if own > rank]
            for bot in tied:
                self.wins[bot] += weight
            for gone in range(len(tied)):
                for left in combinations(tied, len(tied) - gone):
                    self.groups[tuple(sorted((*left, *after)))] += weight / comb(len(tied), gone)

    def add(self, other: _Tally, weight: float) -> None:
        """Count what another has counted, so many times."""
        for bot, times in other.wins.items():
            self.wins[bot] += times * weight
        for group, times in other.groups.items():
            self.groups[group] += times * weight


def ratings(contest: Contest, games: Sequence[Played], anchor: str | None = None) -> list[Rating]:
    """The ratings of all bots, the strongest first; none where a bot has all the seats.

    ``anchor`` has 1000 points: greedy where it is not named and plays, else the first. Intervals
    hold 95 % of the ratings that come of weighting the deals at random, as if others had been
    dealt, and are widened as Student's are for few deals; fewer than two have none. All follow
    from the games and the contest's seed.
    """
    names = list(dict.fromkeys(contest.entrants))
    if len(names) < 2:
        return []
    fixed = names.index(anchor or (ANCHOR if ANCHOR in names else names[0]))
    bots = [names.index(name) for name in contest.entrants]
    deals: defaultdict[int, _Tally] = defaultdict(_Tally)
    for game in games:
        tally = deals[game.game // contest.rotations]
        tally.add_game([bots[i] for i in game.table], [own.rank for own in game.showings])
    # Who has won or lost them all has no likeliest strength. So each bot has drawn with each of the
    # others, which is a game for each in all, and counts as a deal among the deals.
    drawn = _Tally()
    for pair in combinations(range(len(names)), 2):
        drawn.add_game(pair, (1, 1), 1 / (len(names) - 1))
    tallies = [drawn, *deals.values()]
    likeliest = _strengths(tallies, [1.0] * len(tallies), [0.0] * len(names))
    dice = Random(f"ratings {contest.seed}")  # noqa: S311 - nothing at stake
    others = [
        _strengths(tallies, [dice.expovariate(1) for _ in tallies], likeliest)
        for _ in range(RESAMPLES if len(deals) > 1 else 0)
    ]
    found = []
    for i, name in enumerate(names):
        value, *spread = (_points(each[i] - each[fixed]) for each in (likeliest, *others))
        found.append(Rating(name, _estimate(value, [] if i == fixed else spread, len(deals))))
    return sorted(found, key=lambda rating: -rating.points.value)


def _points(strength: float) -> float:
    return ANCHORED_AT + POINTS * strength


def _estimate(value: float, spread: Sequence[float], deals: int) -> Estimate:
    if not spread:
        return Estimate(value, None, None)
    tail = len(spread) // 40
    low, *_, high = sorted(spread)[tail : len(spread) - tail]
    wider = student(deals - 1) / NORMAL
    return Estimate(value, value + (low - value) * wider, value + (high - value) * wider)


def _strengths(
    tallies: Sequence[_Tally], weights: Sequence[float], start: Sequence[float]
) -> list[float]:
    """The logarithms of the likeliest strengths, by Newton's steps; that of bot 0 stays."""
    total = _Tally()
    for tally, weight in zip(tallies, weights, strict=True):
        total.add(tally, weight)
    found = list(start)
    free = range(1, len(found))
    while True:
        powers = [exp(value) for value in found]
        slope = [total.wins[i] for i in range(len(found))]
        bend = [[0.0] * len(found) for _ in found]
        for group, times in total.groups.items():
            whole = sum(powers[i] for i in group)
            for i in group:
                share = times * powers[i] / whole
                slope[i] -= share
                bend[i][i] += share
                for j in group:
                    bend[i][j] -= share * powers[j] / whole
        step = _solved([[bend[i][j] for j in free] for i in free], [slope[i] for i in free])
        # Far from the goal a step may go too far.
        longest = max(map(abs, step))
        scale = min(1.0, 1 / longest) if longest else 1.0
        for i, by in zip(free, step, strict=True):
            found[i] += by * scale
        if longest < PRECISION:
            return found


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """What times the matrix, symmetric and positive definite, is the right side."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[i + 1 :]:
            factor = other[i] / row[i]
            for j in range(i, len(row)):
                other[j] -= factor * row[j]
    found: list[float] = []
    for i, row in reversed(list(enumerate(rows))):
        known = sum(a * b for a, b in zip(row[i + 1 : -1], found, strict=True))
        found.insert(0, (row[-1] - known) / row[i])
    return found

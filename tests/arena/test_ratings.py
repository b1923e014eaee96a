"""Ratings: worked out by hand, found again in made-up games, and in no order."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from random import Random

import pytest
from openskill.models import PlackettLuce

from elfenland.arena import Contest, Played, Rating, Showing
from elfenland.arena.ratings import ratings
from elfenland.rules import Options


def contest(*names: str, players: int) -> Contest:
    """A contest of these bots, whether there are such or not."""
    return Contest(names, "made up", Options(players=players))


def played(number: int, table: Sequence[int], ranks: Sequence[int]) -> Played:
    """A game of which only the ranks are known."""
    showings = tuple(Showing(0, rank, (), 0, 0.0, 0.0, 0, None) for rank in ranks)
    return Played(number, 0, tuple(table), showings)


def made_up(among: Contest, strengths: Sequence[float], deals: int, dice: Random) -> list[Played]:
    """Games that came out by chance, as the model has it; strengths are in points."""
    games = []
    for number in range(deals * among.rotations):
        table = among.table(number // among.rotations)
        left = list(table)
        order = []
        while left:
            (first,) = dice.choices(left, [10 ** (strengths[i] / 400) for i in left])
            left.remove(first)
            order.append(first)
        games.append(played(number, table, [order.index(i) + 1 for i in table]))
    return games


def values(found: Sequence[Rating]) -> dict[str, float]:
    """The points by name."""
    return {name: points.value for name, points in found}


def test_two_bots() -> None:
    """Three games of four won, and one drawn with everybody: odds of 3½ to 1½."""
    games = [played(n, (0, 1), (1, 2) if n else (2, 1)) for n in range(4)]
    strong, weak = ratings(contest("a", "b", players=2), games, "b")
    assert (strong.name, weak.name) == ("a", "b")
    assert strong.points.value == pytest.approx(1000 + 400 * log10(3.5 / 1.5), abs=0.2)
    assert weak.points == (1000, None, None)


def test_all_who_tie_are_equal() -> None:
    """Bots that always tie have the same points, whoever is the anchor."""
    games = [played(n, (0, 1, 2), (1, 1, 1)) for n in range(6)]
    found = ratings(contest("a", "b", "c", players=3), games)
    assert values(found) == pytest.approx({"a": 1000, "b": 1000, "c": 1000}, abs=0.1)


def test_a_tie_is_half_of_each_order() -> None:
    """A tie for the first place among three says as much as one game of each order."""
    among = contest("a", "b", "c", players=3)
    tied = [played(n, (0, 1, 2), (1, 1, 3)) for n in range(12)]
    orders = [played(n, (0, 1, 2), (1, 2, 3) if n % 2 else (2, 1, 3)) for n in range(12)]
    assert values(ratings(among, tied)) == pytest.approx(values(ratings(among, orders)), abs=0.1)


def test_the_order_of_the_games_does_not_matter() -> None:
    """The same games in another order give the same ratings, but for what sums round."""
    among = contest("greedy", "b", "c", "d", players=3)
    games = made_up(among, (1000, 1100, 1200, 1300), 8, Random("order"))
    other = Random("shuffled").sample(games, len(games))
    assert values(ratings(among, other)) == pytest.approx(values(ratings(among, games)), abs=0.5)


def test_the_same_again() -> None:
    """The intervals, too, follow from the games and the seed."""
    among = contest("greedy", "b", "c", players=2)
    games = made_up(among, (1000, 1100, 1200), 9, Random("again"))
    assert ratings(among, games) == ratings(among, games)


def test_strengths_are_found_again() -> None:
    """Intervals of a round robin of six hold the strengths that its games were made with.

    The greedy is the anchor when none is named. OpenSkill, which rates game by game, has the same
    order.
    """
    truth = {"greedy": 1000.0, "b": 850.0, "c": 1150.0, "d": 1300.0, "e": 1450.0, "f": 1600.0}
    among = contest(*truth, players=4)
    games = made_up(among, list(truth.values()), 150, Random("found"))
    found = ratings(among, games)

    assert [rating.name for rating in found] == sorted(truth, key=lambda name: -truth[name])
    for name, points in found:
        if name != "greedy":
            assert points.low is not None
            assert points.high is not None
            assert points.low < truth[name] < points.high
            assert 30 < points.high - points.low < 200

    model = PlackettLuce()
    rated = [model.rating(name=name) for name in truth]
    for game in games:
        ranks = [float(showing.rank) for showing in game.showings]
        teams = model.rate([[rated[i]] for i in game.table], ranks=ranks)
        for i, (one,) in zip(game.table, teams, strict=True):
            rated[i] = one
    rated.sort(key=lambda one: -one.mu)
    assert [one.name for one in rated] == [rating.name for rating in found]


def test_who_never_loses_is_far_away() -> None:
    """Without a single loss a rating is finite, and its interval says how little is known."""
    games = [played(n, (0, 1), (1, 2)) for n in range(100)]
    (best, _) = ratings(contest("best", "greedy", players=2), games)
    assert best.points.low is not None
    assert best.points.high is not None
    assert 1650 < best.points.low < best.points.value < best.points.high - 200


def test_the_pairing_counts() -> None:
    """Deals that each come to the same say more than as many games that do not."""
    among = contest("a", "b", players=2)
    steady = [played(n, (0, 1), (1, 2) if n % 2 else (2, 1)) for n in range(80)]
    shaky = [played(n, (0, 1), (1, 2) if n // 2 % 2 else (2, 1)) for n in range(80)]
    (_, one), (_, other) = ratings(among, steady), ratings(among, shaky)
    assert values([one]) == pytest.approx(values([other]), abs=0.1)
    assert _width(one) < _width(other) / 4


def test_seats_of_one_bot_are_one_strength() -> None:
    """A bot with three seats, that wins three games of four, is as strong as the other."""
    games = [played(n, (0, 1, 2, 3), [1 + (i + n) % 4 for i in range(4)]) for n in range(16)]
    found = ratings(contest("a", "greedy", "greedy", "greedy", players=4), games)
    assert values(found) == pytest.approx({"a": 1000, "greedy": 1000}, abs=0.5)


def test_nobody_to_compare_with() -> None:
    """A bot in all the seats has no rating; a single deal has no intervals."""
    games = [played(n, (0, 1), (1, 2)) for n in range(2)]
    assert ratings(contest("a", "a", players=2), games) == []
    assert [points.low for _, points in ratings(contest("a", "b", players=2), games)] == [None] * 2


def _width(rating: Rating) -> float:
    assert rating.points.low is not None
    assert rating.points.high is not None
    return rating.points.high - rating.points.low

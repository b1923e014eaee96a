"""Intervals, against numbers worked out by hand and against luck."""

from __future__ import annotations

from random import Random

import pytest

from elfenland.arena.intervals import Estimate, of_mean, of_share, student


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (10, 2.2281), (24, 2.0639), (99, 1.9842)],
)
def test_student(freedom: int, t: float) -> None:
    """Student's quantiles are those of the printed tables."""
    assert student(freedom) == pytest.approx(t, abs=5e-5)


def test_a_mean() -> None:
    """Deals of 17, 18 and 19 pieces: 18 ± 4.3027 · 1 / √3."""
    assert of_mean([17, 18, 19]) == pytest.approx((18, 15.5159, 20.4841), abs=1e-4)


def test_a_mean_of_deals_that_are_alike() -> None:
    """Deals that do not differ leave no doubt about a mean."""
    assert of_mean([18, 18, 18]) == (18, 18, 18)


def test_a_share() -> None:
    """Deals of ½, 1, ½ and 1: the spread is that of 9 independent games at ¾.

    With z² = 3.18245² = 10.128: middle (¾ + 10.128/18) / (1 + 10.128/9) = 0.6176, half
    √(10.128/9 · 3/16 + (10.128/18)²) / (1 + 10.128/9) = 0.3418.
    """
    assert of_share([0.5, 1, 0.5, 1]) == pytest.approx((0.75, 0.2759, 0.9594), abs=1e-4)


def test_the_pairing_counts() -> None:
    """Deals that each come to nearly the same say more than as many games that do not."""
    steady = of_share([0.25, 0.5] * 10)
    shaky = of_share([0.75, 0.0] * 10)

    assert (steady.value, shaky.value) == (0.375, 0.375)
    assert _width(steady) < _width(shaky) / 2


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_who_always_or_never_wins(share: float) -> None:
    """Without any spread each deal counts as a game: 25 won are no proof of more than 85 %."""
    value, low, high = of_share([share] * 25)

    bound = 25 / (25 + 2.0639**2)
    assert value == share
    assert (low, high) == pytest.approx((bound, 1.0) if share else (0.0, 1 - bound), abs=1e-4)


def test_one_deal_has_no_interval() -> None:
    """A single deal says nothing about how far deals differ."""
    assert of_mean([18]) == Estimate(18, None, None)
    assert of_share([0.25]) == Estimate(0.25, None, None)


@pytest.mark.parametrize("fair", [0.1, 0.25, 0.5, 0.9])
def test_the_truth_is_inside_in_19_of_20(fair: float) -> None:
    """In made-up matches of 30 deals of four games, the interval of a share holds what is true."""
    dice = Random(f"coverage {fair}")
    hits = 0
    for _ in range(600):
        # The games of a deal share their cards: some deals suit better than others.
        lucks = [fair + dice.choice((-0.08, 0.08)) for _ in range(30)]
        deals = [sum(dice.random() < luck for _ in range(4)) / 4 for luck in lucks]
        _, low, high = of_share(deals)
        assert low is not None
        assert high is not None
        hits += low <= fair <= high
    assert 0.93 <= hits / 600 <= 0.98


def _width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low

"""95 % intervals over deals: the games of a deal share their cards, so a deal counts as one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin, sqrt, tan
from statistics import fmean, variance
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95


class Estimate(NamedTuple):
    """A figure and its interval; without one where there are fewer than two deals."""

    value: float
    low: float | None
    high: float | None


def of_mean(deals: Sequence[float]) -> Estimate:
    """The mean of a figure that each deal has once, with Student's interval."""
    value = fmean(deals)
    if len(deals) < 2:
        return Estimate(value, None, None)
    half = student(len(deals) - 1) * sqrt(variance(deals) / len(deals))
    return Estimate(value, value - half, value + half)


def of_share(deals: Sequence[float]) -> Estimate:
    """The mean of a share from 0 to 1 that each deal has once, with Wilson's interval.

    Its sample size is that of independent games which would spread as much as the deals do. Where
    all deals are alike there is no spread to go by, and each counts as one game.
    """
    share = fmean(deals)
    if len(deals) < 2:
        return Estimate(share, None, None)
    spread = variance(deals, share) / len(deals)
    size = share * (1 - share) / spread if spread else len(deals)
    z = student(len(deals) - 1)
    pull = z * z / size
    middle = (share + pull / 2) / (1 + pull)
    half = sqrt(pull * share * (1 - share) + pull * pull / 4) / (1 + pull)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


@cache
def student(freedom: int) -> float:
    """How many standard errors Student's t lies on either side, at 95 %."""
    low, high = 0.0, pi / 2
    # The number of halvings after which no float lies between.
    for _ in range(60):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * tan(low)


def _within(angle: float, freedom: int) -> float:
    """How likely ``atan(|t| / sqrt(freedom))`` is to be below ``angle``: a finite sum."""
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for n in range(1 + odd, freedom, 2):
        total += term
        term *= n / (n + 1) * cos(angle) ** 2
    total *= sin(angle)
    return 2 / pi * (angle + total) if odd else total

"""The colours can be told from their ground, and from each other by the colour-blind."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from elfenland.plots.colours import PALETTES, SERIES

# Linear red, green and blue as people without one kind of cone see them (Machado and others, 2009).
SIGHTS = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def linear(colour: str) -> list[float]:
    """Red, green and blue of a colour as amounts of light, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def mixed(rows: tuple[tuple[float, ...], ...], colour: list[float]) -> list[float]:
    """What a matrix makes of a colour."""
    return [sum(a * b for a, b in zip(row, colour, strict=True)) for row in rows]


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG has it."""
    return mixed(((0.2126, 0.7152, 0.0722),), linear(colour))[0]


def lab(colour: list[float]) -> tuple[float, float, float]:
    """CIELAB under D65, in which equal distances look alike."""
    light = [min(1.0, max(0.0, part)) for part in colour]
    matrix = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8729))
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in mixed(matrix, light))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("palette", ["light", "dark"])
@pytest.mark.parametrize(
    ("roles", "ratio"),
    [(("ink", "soft"), 4.5), ([f"series-{i}" for i in range(SERIES)], 3)],
    ids=["text", "graphics"],
)
def test_contrast(palette: str, roles: list[str], ratio: float) -> None:
    """Text stands out from its ground by 4.5 to 1, lines and points by 3 to 1."""
    colours = PALETTES[palette]
    for role in roles:
        bright, dark = sorted((luminance(colours[role]), luminance(colours["ground"])))[::-1]
        assert (bright + 0.05) / (dark + 0.05) >= ratio, role


@pytest.mark.parametrize("palette", ["light", "dark"])
@pytest.mark.parametrize("sight", SIGHTS)
def test_series_apart(palette: str, sight: str) -> None:
    """Any two series differ clearly in colour, with all cones or without one kind of them."""
    seen = [
        lab(mixed(SIGHTS[sight], linear(PALETTES[palette][f"series-{i}"]))) for i in range(SERIES)
    ]
    assert min(dist(one, other) for one, other in combinations(seen, 2)) > 30

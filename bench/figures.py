"""How figures are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import stdev
from typing import Any

import click


def half_interval(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean of two or more values."""
    return round(1.96 * stdev(values) / sqrt(len(values)), 2)


def print_figures(figures: Mapping[str, Any], *, as_json: bool) -> None:
    """Print figures a line each with their names, or all as one JSON object."""
    if as_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        text = f"{value:,}" if isinstance(value, int | float) else value
        click.echo(f"{name.replace('_', ' '):<34}{text:>12}")

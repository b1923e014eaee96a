"""How figures are printed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import click


def print_figures(figures: Mapping[str, Any], *, as_json: bool) -> None:
    """Print figures a line each with their names, or all as one JSON object."""
    if as_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        text = f"{value:,}" if isinstance(value, int | float) else value
        click.echo(f"{name.replace('_', ' '):<34}{text:>12}")

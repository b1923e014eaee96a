"""Plain tables of text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, stderr: bool) -> None:
    """Print rows under their heads; the first column is flush left, the others right."""
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    Console(stderr=stderr, highlight=False).print(table)

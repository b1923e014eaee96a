"""The pieces of the game in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from elfenland.board import BOARD


def counted(number: int, piece: str) -> str:
    """So many of them."""
    return f"{number} {piece}{'s' * (number != 1)}"


def plain(name: object) -> str:
    """A name without what a terminal would obey: records come from anywhere."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(name))


def word(piece: str) -> str:
    """A card, a counter or a favor by its name."""
    return piece.replace("-", " ").title()


def named(pieces: Sequence[str]) -> str:
    """Cards or counters, as many as there are of each."""
    counts = Counter(pieces)
    return ", ".join(f"{count} {word(piece)}" for piece, count in counts.items()) or "nothing"


def town_name(town: str) -> str:
    """A town by its name."""
    return BOARD.town(town).name


def road_name(road: str) -> str:
    """A connection by its ends and what it goes through."""
    connection = BOARD.connection(road)
    return f"{town_name(connection.a)}–{town_name(connection.b)} ({connection.terrain})"

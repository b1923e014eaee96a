"""What planners can differ in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from elfenland.bots.scheme import WIDTH
from elfenland.bots.value import round_value

Value: TypeAlias = Callable[[int, int, int, int], float]
"""In pieces at the end, by town, wanted towns, rounds left and players, as `round_value`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How a planner weighs what it plans.

    value: what the end of a round is worth. Then a new town counts for what it makes of it; None:
        most new towns, then the tree over those still wanted.
    weight: how much that says of a tour not yet at its end, where a new town counts 2.
    width: how many tours are planned on from one length to the next.
    """

    value: Value | None = None
    weight: float = 0.3
    width: int = WIDTH


PLAIN: Final = Style()
LEARNED: Final = Style(value=round_value)
"""Values the end of a round by what was learned from self-play."""

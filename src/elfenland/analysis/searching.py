"""Actions weighed by the searcher, where it searches: counters drawn and laid."""

from __future__ import annotations

from collections.abc import Sequence

from elfenland.analysis.shapes import Candidate
from elfenland.analysis.weighing import MOST
from elfenland.bots.searcher import SEARCHED, Budget, Searcher
from elfenland.rules import Action, PlayerView


def is_searched(view: PlayerView) -> bool:
    """Whether the searcher has something to look for here."""
    return view.phase in SEARCHED and len(view.legal) > 1


def search(
    view: PlayerView, seed: str | int, budget: Budget, actions: Sequence[Action] | None = None
) -> list[Candidate]:
    """Candidates by their worth to the searcher, best first; of ``actions``, or those worth trying.

    The first is what it would choose: another than the planner's only where it is surely better.
    Nothing where the budget does not suffice for a single world.
    """
    return [
        Candidate(one.action.text, round(one.value, 4), round(one.pieces, 3), one.worlds)
        for one in Searcher(seed, budget).weigh(view, actions)
        if one.worlds
    ][:MOST]

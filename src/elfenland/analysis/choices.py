"""Counters drawn and laid looked at again: each against the best candidate there was."""

from __future__ import annotations

from elfenland.analysis.prospects import NO_COUNTERS, prospect
from elfenland.analysis.searching import search
from elfenland.analysis.shapes import Candidate, ChoiceReview
from elfenland.analysis.weighing import weigh_draws, weigh_one
from elfenland.board.kinds import TRANSPORTS
from elfenland.bots.searcher import Budget
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import Pass

DIGITS = 1
"""Towns lost by a choice are told so finely; what is less than that is where a tour ends."""


def choice(number: int, view: PlayerView, action: Action) -> ChoiceReview:
    """A draw, a counter or obstacle laid, or a pass, against the best candidate."""
    if view.phase == "draw":
        candidates = weigh_draws(view)
        chosen = next(one for one in candidates if one.action == action.text)
        return _reviewed(number, view, action, chosen, candidates[0])
    return _reviewed(number, view, action, weigh_one(view, action), _best_laying(view))


def searched(
    number: int, view: PlayerView, action: Action, seed: str, budget: Budget
) -> ChoiceReview:
    """The same by the searcher; by the planner where the budget does not suffice.

    What seemed better is compared with what was done once more, in fresh worlds, and the lesser
    difference counts: the best of many looks better than it is in the worlds in which it was found.
    """
    found = search(view, seed, budget)
    if found and found[0].action == action.text:
        return _review(number, view, action, (found[0], found[0]), 0)
    rivals = [other for other in view.legal if found and other.text == found[0].action]
    again = search(view, f"{seed} again", budget, (*rivals, action))
    chosen = next((one for one in again if one.action == action.text), None)
    if not rivals or chosen is None:
        return choice(number, view, action)
    lost = again[0].towns - chosen.towns
    for one in found:
        if one.action == action.text:
            lost = min(lost, found[0].towns - one.towns)
    return _review(number, view, action, (chosen, again[0]), lost)


def last_pass(number: int, view: PlayerView) -> ChoiceReview:
    """A pass after which the seat was not asked again: nothing that it held was laid any more."""
    left = prospect(view, NO_COUNTERS)
    chosen = Candidate("pass", round(left.value, 6), left.towns, 0)
    return _reviewed(number, view, Pass(), chosen, _best_laying(view))


def _best_laying(view: PlayerView) -> Candidate:
    """The first counter that the tour lacks, or where it lacks none, a pass."""
    found = prospect(view)
    legal = {action.text for action in view.legal}
    texts = (
        f"place {secret}{TRANSPORTS[kind]} {road}"
        for road, kind in found.laid.items()
        for secret in ("", "secret ")
    )
    text = next((text for text in texts if text in legal), "pass")
    return Candidate(text, round(found.value, 6), found.towns, 0)


def _reviewed(
    number: int, view: PlayerView, action: Action, chosen: Candidate, best: Candidate
) -> ChoiceReview:
    if chosen.value >= best.value:
        best = chosen
    return _review(number, view, action, (chosen, best), best.value - chosen.value)


def _review(
    number: int, view: PlayerView, action: Action, pair: tuple[Candidate, Candidate], lost: float
) -> ChoiceReview:
    assert view.seat is not None
    chosen, best = pair
    return ChoiceReview(
        round=view.round,
        seat=view.seat,
        number=number,
        kind=action.kind,
        chosen=chosen,
        best=best,
        towns_lost=max(0.0, round(lost, DIGITS)),
    )

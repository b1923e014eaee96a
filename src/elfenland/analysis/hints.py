"""The best action for the seat to act, and why."""

from __future__ import annotations

from typing import Final

from elfenland.analysis.effects import effects
from elfenland.analysis.prospects import Prospect, last_round, pieces, played, prospect, told
from elfenland.analysis.searching import is_searched, search
from elfenland.analysis.shapes import Candidate, Hint, HintReason, Judge, Lack
from elfenland.analysis.weighing import after, only, weigh
from elfenland.board.kinds import PIECES, TRANSPORTS, Card
from elfenland.bots.searcher import Budget
from elfenland.routes import ground
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import DrawCounter, PlaceCounter, PlaceSeen

BUDGET: Final = Budget(nodes=200)
"""What a hint may take where nobody says: a third of a second, about."""
_AT_ONCE: Final[dict[str, HintReason]] = {
    "pay": "pay",
    "discard": "discard",
    "keep": "keep",
    "favor": "favor",
    "decline": "no-favor",
    "return": "pass",
    "obstacle": "obstacle",
}
"""Why, where the kind of action says it."""


def hint(view: PlayerView, *, seed: str | int = "0", budget: Budget = BUDGET) -> Hint:
    """The best action for the seat whose view it is, and why.

    It knows nothing but the view. Counters to draw and to lay are searched for within ``budget``;
    with one of nodes the same view and seed give the same hint.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    if not view.legal:
        raise ValueError("a hint needs the view of the seat that is to act")
    if is_searched(view) and (found := search(view, seed, budget)):
        return _explained(view, "searcher", found)
    return _explained(view, "planner", weigh(view, seed))


def _explained(view: PlayerView, judge: Judge, candidates: list[Candidate]) -> Hint:
    """The hint for the first of the candidates."""
    text = candidates[0].action
    action = next(action for action in view.legal if action.text == text)
    found, _ = after(view, action)
    laid = dict(found.laid)
    lacks = tuple(Lack(road, TRANSPORTS[kind]) for road, kind in laid.items())
    if isinstance(action, PlaceCounter | PlaceSeen):
        laid[action.road] = TRANSPORTS.index(action.counter)
    used, kept = _cards(view, found)
    return Hint(
        action=text,
        kind=action.kind,
        reason=_reason(view, action, found),
        judge=judge,
        towns_now=pieces(view),
        towns_round=found.towns,
        towns_end=candidates[0].towns if judge == "searcher" else None,
        tour=told(found.tour.steps, ground(view).wanted, laid),
        cards_used=used,
        cards_kept=kept,
        lacks=lacks,
        effects=effects(view, played(view, action)),
        candidates=tuple(candidates),
    )


def _cards(view: PlayerView, found: Prospect) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What the tour is paid with, and what stays in the hand."""
    used = tuple(card for step in found.tour.steps for card in step.cards)
    kept = list(view.hand)
    for card in (*used, *(view.payment.paid if view.payment else ())):
        kept.remove(card)
    return used, tuple(kept)


def _reason(view: PlayerView, action: Action, found: Prospect) -> HintReason:  # noqa: PLR0911
    if len(view.legal) == 1:
        return "only-action"
    if (reason := _AT_ONCE.get(action.kind)) is not None:
        return reason
    match action:
        case DrawCounter():
            return "draft-fit" if action.counter else "draft-blind"
        case PlaceCounter() | PlaceSeen():
            return "tour" if _serves(view, action, found) else "denial"
        case _ if action.kind == "pass":
            return "wait" if found.laid else "pass"
        case _ if action.kind == "end":
            return _staying(view)
        case _:
            return _going(view, found)


def _serves(view: PlayerView, action: PlaceCounter | PlaceSeen, found: Prospect) -> bool:
    """Whether a counter is one that the tour goes over or, by another as good, that it lacked."""
    if any(step.action.split()[1] == action.road for step in found.tour.steps):
        return True
    lacked = prospect(view, only(action.counter) if isinstance(action, PlaceSeen) else None).laid
    return lacked.get(action.road) == TRANSPORTS.index(action.counter)


def _staying(view: PlayerView) -> HintReason:
    return "tie-break" if last_round(view) and view.prices else "turn-over"


def _going(view: PlayerView, found: Prospect) -> HintReason:
    if found.towns == PIECES:
        return "race"
    if found.tour.new:
        return "new-town"
    if view.town_card is not None and last_round(view):
        return "destination"
    return "toward-towns"

"""Actions weighed by the planner: what the round can still bring after each.

In its own turn of travel every step is weighed exactly. Where the planner has a rule of thumb
instead of a tour, for what is kept or discarded, its order is told in fractions of a town.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Final, TypeAlias

from elfenland.analysis.prospects import (
    FRACTION,
    NO_COUNTERS,
    Prospect,
    paying,
    played,
    prospect,
    resting,
    setting_out,
)
from elfenland.analysis.shapes import Candidate
from elfenland.board.kinds import (
    CARD_INDEX,
    COUNTERS_OF_EACH,
    TRANSPORT_INDEX,
    TRANSPORTS,
    Transport,
)
from elfenland.bots.aims import worth_now
from elfenland.bots.planner import PlannerBot, card_values, own_counters, use
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import (
    DiscardCard,
    DrawCounter,
    EndTurn,
    KeepCounter,
    Pass,
    PayCard,
    PlaceCounter,
    PlaceObstacle,
    PlaceSeen,
    Travel,
    UseFavor,
)

RULE: Final = FRACTION
"""What a unit of a rule of thumb counts, in towns: it decides where all else is equal."""
MOST: Final = 8
"""How many candidates a hint tells."""
Weights: TypeAlias = list[Candidate]


def weigh(view: PlayerView, seed: str | int = "0") -> Weights:
    """The candidates of the seat to act, best first; of equal ones the planner's own first.

    What the planner would do is among them, and so is whatever else comes into question: at most
    ``MOST`` in all.
    """
    if view.phase == "draw":
        return weigh_draws(view)
    own = PlannerBot(seed).choose(view)
    found = {own.text: weigh_one(view, own)}
    for action in _others(view):
        if action.text not in found:
            found[action.text] = weigh_one(view, action)
    ranked = sorted(found.values(), key=lambda one: one.value, reverse=True)
    return ranked[:MOST]


def weigh_one(view: PlayerView, action: Action) -> Candidate:
    """One action of the seat to act, weighed as ``weigh`` does."""
    found, rule = after(view, action)
    return Candidate(action.text, round(found.value + RULE * rule, 6), found.towns, 0)


def only(counter: Transport) -> list[int]:
    """One counter, by kind."""
    return [int(counter == kind) for kind in TRANSPORTS]


def _others(view: PlayerView) -> Iterator[Action]:
    """What else is worth a look."""
    if view.phase == "plan":
        lacking = prospect(view).laid
        for action in view.legal:
            match action:
                case PlaceCounter():
                    if lacking.get(action.road) == TRANSPORT_INDEX[action.counter]:
                        yield action
                case _:
                    yield action
    elif view.seen or (view.favors and view.favors.looking):
        for action in view.legal:
            if isinstance(action, PlaceSeen):
                lacking = prospect(view, only(action.counter)).laid
                if lacking.get(action.road) != TRANSPORT_INDEX[action.counter]:
                    continue
            yield action
    else:
        yield from view.legal


def after(view: PlayerView, action: Action) -> tuple[Prospect, float]:  # noqa: PLR0911 - a kind each
    """What the round can still bring after an action, and a rule of thumb beside it.

    Of a counter drawn from the pile it is the prospect without it.
    """
    match action:
        case PlaceCounter() | PlaceObstacle() | PlaceSeen():
            return prospect(played(view, action)), 0
        case Travel():
            return setting_out(view, action.text), 0
        case PayCard():
            assert view.payment is not None
            return paying(view, view.payment, action.card), 0
        case DrawCounter():
            return prospect(view, _with(view, action.counter)), 0
        case DiscardCard():
            return resting(view), -_worth_going(view, action)
        case KeepCounter():
            kind = action.counter
            return resting(view), use(kind, view.hand.count(kind), 0) if kind else 0
        case Pass():
            closes = view.passes == len(view.seats) - 1
            return prospect(view, NO_COUNTERS if closes else None), 0
        case EndTurn():
            return resting(view), 0
        case UseFavor():
            return prospect(view), worth_now(view)
        case _:
            return prospect(view), 0


def _with(view: PlayerView, counter: Transport | None) -> list[int]:
    held = own_counters(view)
    if counter is not None:
        held[TRANSPORT_INDEX[counter]] += 1
    return held


def _worth_going(view: PlayerView, action: DiscardCard) -> float:
    """The worth of what goes if this card is named next: the least of what may follow."""
    values = card_values(view)
    least = CARD_INDEX[action.card]
    rest = [card for card in view.hand if CARD_INDEX[card] >= least]
    rest.remove(action.card)
    following = sorted(values[CARD_INDEX[card]] for card in rest)[: view.discards - 1]
    return values[least] + sum(following)


def weigh_draws(view: PlayerView) -> Weights:
    """The draws, best first: by the tour that a counter makes, and by the planner's rule.

    A counter from the pile is worth the mean over those that the seat has not seen.
    """
    held = own_counters(view)
    by_kind: dict[Transport, tuple[float, float]] = {}
    for kind in TRANSPORTS:
        found = prospect(view, _with(view, kind))
        by_kind[kind] = (
            found.value + RULE * use(kind, view.hand.count(kind), held[TRANSPORT_INDEX[kind]]),
            found.towns,
        )
    weights = []
    for action in view.legal:
        assert isinstance(action, DrawCounter)
        if action.counter is not None:
            value, towns = by_kind[action.counter]
        else:
            unseen = _unseen(view)
            value = fmean((by_kind[kind][0] for kind in TRANSPORTS), weights=unseen)
            towns = fmean((by_kind[kind][1] for kind in TRANSPORTS), weights=unseen)
        weights.append(Candidate(action.text, round(value, 6), round(towns, 6), 0))
    return sorted(weights, key=lambda one: one.value, reverse=True)


def _unseen(view: PlayerView) -> list[int]:
    """By kind, the counters that may lie in the pile: those that do not lie open to the seat."""
    seen = [*view.display, *view.secret_counters, *(road.counter for road in view.roads)]
    for seat in view.seats:
        seen += seat.open_counters
    return [COUNTERS_OF_EACH - seen.count(kind) for kind in TRANSPORTS]

"""Why an action is refused: every reason, its clause and its sentence.

A client finds its own words by the reason; the sentence here is for Python and for logs.
Nothing in a sentence may tell what the acting seat does not know (SEE-2, SEE-3).
"""

from __future__ import annotations

from typing import Final

from elfenland.errors import IllegalAction

REASONS: Final[dict[str, tuple[str, str]]] = {
    "draw-phase-only": ("DRAW-1", "counters are drawn in phase 3 only"),
    "not-in-display": ("DRAW-1", "no {counter} lies face up"),
    "counter-pile-empty": ("DRAW-1", "the face-down pile is empty"),
    "plan-phase-only": ("PLAN-1", "counters and obstacles are laid in phase 4 only"),
    "pass-phase-only": ("PLAN-1", "one passes in phase 4 only"),
    "not-a-road": ("PLAN-2", "{connection} is no road: nothing is laid on rivers and lakes"),
    "counter-not-held": ("PLAN-1", "you hold no such {counter}"),
    "road-has-counter": ("PLAN-2", "a counter lies on {road} already"),
    "terrain-forbidden": ("PLAN-2", "a {counter} does not go through {terrain}"),
    "no-obstacle-left": ("PLAN-3", "your obstacle is used"),
    "road-without-counter": ("PLAN-3", "no counter lies on {road}"),
    "road-has-obstacle": ("PLAN-3", "an obstacle lies on {road} already"),
    "travel-phase-only": ("MOVE-1", "one travels in phase 5 only"),
    "not-from-here": ("MOVE-1", "{connection} does not start in {town}, where your boot stands"),
    "no-counter-on-road": ("MOVE-2", "no counter lies on {road}"),
    "too-few-cards": ("MOVE-2", "the step costs {price} of {card}, and you hold {held}"),
    "too-few-for-obstacle": ("MOVE-3", "the obstacle makes it {price} {card}; you hold {held}"),
    "too-few-for-caravan": ("MOVE-4", "a caravan costs any {price} cards here; you hold {held}"),
    "too-few-rafts": ("MOVE-5", "the step costs {price} rafts, and you hold {held}"),
    "wrong-method": ("MOVE-4", "rivers and lakes are crossed by raft, roads by counter or caravan"),
    "no-payment-open": ("MOVE-4", "no caravan is being paid"),
    "pay-first": ("MOVE-6", "the caravan must be paid first; {left} cards are missing"),
    "card-not-held": ("MOVE-6", "you hold no {card} to spare"),
    "pay-in-order": ("MOVE-6", "cards come by kind, and enough must follow {card}"),
    "no-discard-open": ("MOVE-9", "nothing is to be discarded now"),
    "discard-first": ("MOVE-9", "first the hand comes down to 4 cards; {left} are to go"),
    "discard-in-order": ("MOVE-9", "cards go by kind, and enough must follow {card}"),
    "favor-phase-only": ("FAV-1", "favors are used in phase 5 only"),
    "no-favors-played": ("FAV-1", "this game is played without favors"),
    "no-favor-open": ("GREAT-1", "no favor is open to you now"),
    "favor-first": ("GREAT-1", "first the favor of {town} is used or declined"),
    "nothing-to-decline": ("SMALL-1", "a small favor is declined by going on without it"),
    "no-counters-seen": ("TILE-3", "you are looking at no counters"),
    "counter-not-seen": ("TILE-3", "no {counter} is among the counters you look at"),
    "seen-first": ("TILE-3", "first one of the counters you look at is placed, or none"),
    "no-free-path": ("TILE-6", "you hold no free path"),
    "no-obstacle-here": ("TILE-6", "no obstacle lies on {road}"),
    "keep-phase-only": ("ROUND-2", "a counter is kept in phase 6 only"),
    "turn-phase-only": ("MOVE-1", "a travel turn ends in phase 5 only"),
}  # fmt: skip


def refuse(reason: str, clause: str | None = None, **values: object) -> IllegalAction:
    """The error for a reason of ``REASONS``, its sentence filled with ``values``.

    ``clause``: the one that speaks here, where a reason serves more than one.
    """
    usual, sentence = REASONS[reason]
    words = {name: str(value) for name, value in values.items()}
    return IllegalAction(reason, clause or usual, sentence.format(**words), words)

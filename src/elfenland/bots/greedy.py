"""A sensible beginner: plans a walk from its hand, lays the counters for it, and goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from elfenland.board import BOARD, CARDS, TRANSPORTS, allowed_terrains
from elfenland.board.kinds import CARD_INDEX
from elfenland.bots.walk import Ground, Walk, walks
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import DrawCounter, KeepCounter, PlaceCounter, PlaceObstacle
from elfenland.rules.state import HAND_LIMIT, NOTHING
from elfenland.rules.tables import DISCARD, PAY, STEP_FROM
from elfenland.rules.view import Payment

SIGHT: Final = 3
"""How many steps it looks ahead; on the way it looks again."""
OBSTACLE_CHANCE: Final = 0.3
"""How likely it is to use its obstacle before the last round, each time that it could."""


class GreedyBot:
    """Takes the counters that its cards can use, and the walk to the most new towns.

    It looks no further than its own round, and but for its obstacle not at the other seats.
    """

    def __init__(self, seed: str | int) -> None:
        self._dice = Random(str(seed))

    def choose(self, view: PlayerView, /) -> Action:
        """What serves its walk of this round."""
        if len(view.legal) == 1:
            return view.legal[0]
        match view.phase:
            case "draw":
                return self._draw(view)
            case "plan":
                return self._place(view)
            case "keep":
                return _keep(view)
            case _:
                return _move(view)

    def _draw(self, view: PlayerView) -> Action:
        """The face-up counter that fits best, or the pile when none does."""
        draws = [action for action in view.legal if isinstance(action, DrawCounter)]
        fits = [_fit(view, draw) + self._dice.random() / 8 for draw in draws]
        return draws[fits.index(max(fits))]

    def _place(self, view: PlayerView) -> Action:
        """The first counter its walk lacks; lacking none, perhaps the obstacle; or nothing."""
        walk = _best(view, Walk.begin(view, laying=True))
        if walk.laid:
            road, counter = walk.laid[0]
            place = PlaceCounter(TRANSPORTS[counter], BOARD.connections[road].id)
            if place in view.legal:
                return place
            return PlaceCounter(place.counter, place.road, secret=True)
        passing, *_ = view.legal
        obstacles = [action for action in view.legal if isinstance(action, PlaceObstacle)]
        last = view.round == view.options.rounds
        if not obstacles or not (last or self._dice.random() < OBSTACLE_CHANCE):
            return passing
        own = {BOARD.connections[step.connection].id for step, _ in walk.steps}
        rivals = [0 if o.road in own else _rivals(view, o.road) for o in obstacles]
        return obstacles[rivals.index(max(rivals))] if any(rivals) else passing


def _best(view: PlayerView, start: Walk) -> Walk:
    """The walk to the most new towns; then one that keeps cards, where they decide ties (END-1)."""
    last = view.round == view.options.rounds

    def worth(walk: Walk) -> tuple[int, int, int]:
        cards = min(walk.cards, HAND_LIMIT)
        return walk.found, cards if last else walk.near, cards - len(walk.laid)

    return max(walks(Ground.of(view), start, SIGHT), key=worth)


def _fit(view: PlayerView, draw: DrawCounter) -> float:
    """How well a counter goes with the cards, the roads near, and the counters held."""
    assert view.seat is not None
    if draw.counter is None:
        return 0.5
    own = view.seats[view.seat]
    cards = view.hand.count(draw.counter)
    held = (own.open_counters + view.secret_counters).count(draw.counter)
    terrains = allowed_terrains(draw.counter)
    near = sum(c.terrain in terrains for c in BOARD.connections_from(own.boot))
    return cards - 2 * held + near / 4 if cards else -held


def _rivals(view: PlayerView, road: str) -> int:
    """How many other seats stand at an end of a road and miss the piece at the other."""
    ends = (BOARD.connection(road).a, BOARD.connection(road).b)
    return sum(
        BOARD.distance(other.boot, here) <= 1
        and there not in other.collected
        and there != BOARD.start
        for other in view.seats
        if other.seat != view.seat
        for here, there in (ends, ends[::-1])
    )


def _move(view: PlayerView) -> Action:
    """The first step of the best walk, or the end of the turn when no walk finds a town."""
    if view.payment:
        return _pay(view, view.payment)
    if view.discards:
        return _discard(view)
    walk = _best(view, Walk.begin(view, laying=False))
    if not walk.found:
        return view.legal[0]
    step, by_caravan = walk.steps[0]
    return step.caravan if by_caravan and step.caravan else step.travel


def _pay(view: PlayerView, payment: Payment) -> Action:
    """For a caravan, cards that the walk from its far end does not need."""
    start = Walk.begin(view, laying=False)
    number = BOARD.connection_index[payment.connection]
    step = STEP_FROM[start.town][number]
    hand = tuple(have - payment.paid.count(c) for have, c in zip(start.hand, CARDS, strict=True))
    across = start.after(step, len(payment.paid) + payment.left, NOTHING)
    spare = _best(view, replace(across, hand=hand)).hand
    least = CARD_INDEX[payment.paid[-1]] if payment.paid else 0
    given = _give(hand, spare, payment.left, least)
    return PAY[given[0]]


def _discard(view: PlayerView) -> Action:
    """Down to the limit, first the cards of which it has fewest."""
    hand = Walk.begin(view, laying=False).hand
    given = _give(hand, hand, len(view.hand) - HAND_LIMIT)
    action = DISCARD[given[-view.discards]]
    # A stand-in's discards before may have been others than these.
    return action if action in view.legal else view.legal[0]


def _give(hand: Sequence[int], spare: Sequence[int], count: int, least: int = 0) -> list[int]:
    """The ``count`` cards to part with, in the order of kinds: spare ones first, the fewest first.

    A card's kind is at or after ``least``, as those before are past in a payment under way.
    """
    kinds = range(least, len(hand))
    cards = [
        (number >= spare[kind], hand[kind], kind) for kind in kinds for number in range(hand[kind])
    ]
    return sorted(kind for *_, kind in sorted(cards)[:count])


def _keep(view: PlayerView) -> Action:
    """The counter with the most cards for it; of those, the one that goes through most country."""

    def worth(action: Action) -> tuple[int, int]:
        if not isinstance(action, KeepCounter) or action.counter is None:
            return (-1, 0)
        return view.hand.count(action.counter), len(allowed_terrains(action.counter))

    return max(view.legal, key=worth)

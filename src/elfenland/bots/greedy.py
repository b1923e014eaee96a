"""A sensible beginner: plans a walk from its hand, lays the counters for it, and goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Final

from elfenland.board import BOARD, CARDS, TRANSPORTS, allowed_terrains
from elfenland.board.kinds import CARD_INDEX, Transport
from elfenland.bots.aims import Aims, worth_now
from elfenland.bots.walk import Ground, Walk, walks
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import (
    DrawCounter,
    KeepCounter,
    PlaceCounter,
    PlaceObstacle,
    PlaceSeen,
)
from elfenland.rules.state import HAND_LIMIT, NOTHING
from elfenland.rules.tables import DECLINE_FAVOR, DISCARD, PAY, RETURN_SEEN, STEP_FROM, USE_FAVOR
from elfenland.rules.view import Payment

SIGHT: Final = 3
"""How many steps it looks ahead; on the way it looks again."""
OBSTACLE_CHANCE: Final = 0.3
"""How likely it is to use its only obstacle before the last round, each time that it could."""
FAR_SIGHT: Final = 6
"""How many with counters looked at, and in the last round with a destination."""


class GreedyBot:
    """Takes the counters that its cards can use, and the walk to the most new towns.

    It looks no further than its own round, but for its destination, and but for its obstacles not
    at the other seats.

    ``favors`` False: one that never uses a favor; ``destination`` False: one that does not look at
    its town card. Both are there to measure what these are worth.
    """

    def __init__(self, seed: str | int, *, favors: bool = True, destination: bool = True) -> None:
        self._dice = Random(str(seed))
        self._favors = favors
        self._destination = destination

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
                return self._move(view)

    def _draw(self, view: PlayerView) -> Action:
        """The face-up counter that fits best, or the pile when none does."""
        draws = [action for action in view.legal if isinstance(action, DrawCounter)]
        fits = [_fit(view, draw) + self._dice.random() / 8 for draw in draws]
        return draws[fits.index(max(fits))]

    def _place(self, view: PlayerView) -> Action:
        """The first counter its walk lacks; lacking none, perhaps the obstacle; or nothing."""
        walk = self._best(view, Walk.begin(view, laying=True))
        if walk.laid:
            place = PlaceCounter(*_named(walk.laid[0]))
            if place in view.legal:
                return place
            return PlaceCounter(place.counter, place.road, secret=True)
        passing, *_ = view.legal
        obstacles = [action for action in view.legal if isinstance(action, PlaceObstacle)]
        if not obstacles or not (_spares_one(view) or self._dice.random() < OBSTACLE_CHANCE):
            return passing
        own = {BOARD.connections[stride.step.connection].id for stride in walk.steps}
        rivals = [0 if o.road in own else _rivals(view, o.road) for o in obstacles]
        return obstacles[rivals.index(max(rivals))] if any(rivals) else passing

    def _best(self, view: PlayerView, start: Walk, *, seen: bool = False) -> Walk:
        """The walk from ``start`` that is worth most; ``seen``: or one with a counter looked at."""
        aims = self._aims(view)
        ground = Ground.of(view)
        begins = [replace(start, draws=aims.draws)]
        if seen:
            begins += [replace(begins[0], counters=one) for one in _one_of(view.seen)]
        sight = FAR_SIGHT if seen or any(aims.apart) else SIGHT
        found = chain.from_iterable(walks(ground, begin, sight, aims.pull) for begin in begins)
        return max(found, key=lambda walk: aims.worth(start, walk))

    def _aims(self, view: PlayerView) -> Aims:
        return Aims.of(view, favors=self._favors, destination=self._destination)

    def _move(self, view: PlayerView) -> Action:
        """The first step of the best walk, or the end of the turn when no walk finds a town."""
        if view.payment:
            return self._pay(view, view.payment)
        if view.discards:
            return _discard(view)
        if RETURN_SEEN in view.legal:
            walk = self._best(view, Walk.begin(view, laying=False), seen=True)
            return PlaceSeen(*_named(walk.laid[0])) if walk.laid else RETURN_SEEN
        if USE_FAVOR in view.legal:
            if self._favors and worth_now(view):
                return USE_FAVOR
            if DECLINE_FAVOR in view.legal:
                return DECLINE_FAVOR
        start = Walk.begin(view, laying=False)
        walk = self._best(view, start)
        goes = self._aims(view).gains(start, walk)
        return walk.steps[0].action if goes else view.legal[0]

    def _pay(self, view: PlayerView, payment: Payment) -> Action:
        """For a caravan, cards that the walk from its far end does not need."""
        start = Walk.begin(view, laying=False)
        number = BOARD.connection_index[payment.connection]
        step = STEP_FROM[start.town][number]
        hand = tuple(
            have - payment.paid.count(c) for have, c in zip(start.hand, CARDS, strict=True)
        )
        price = len(payment.paid) + payment.left
        across = start.after(step, price, NOTHING, free=payment.free_path)
        spare = self._best(view, replace(across, hand=hand)).hand
        least = CARD_INDEX[payment.paid[-1]] if payment.paid else 0
        given = _give(hand, spare, payment.left, least)
        return PAY[given[0]]


def _named(laid: tuple[int, int]) -> tuple[Transport, str]:
    """A counter to be laid and its road, by their names."""
    road, counter = laid
    return TRANSPORTS[counter], BOARD.connections[road].id


def _one_of(seen: Sequence[Transport]) -> list[tuple[int, ...]]:
    """The counters that may be laid, as counts by kind: of those looked at only one (TILE-3)."""
    return [tuple(int(t == one) for t in TRANSPORTS) for one in sorted(set(seen))]


def _spares_one(view: PlayerView) -> bool:
    """Whether an obstacle need not be saved: in the last round, or with more than one."""
    assert view.seat is not None
    return view.round == view.options.rounds or view.seats[view.seat].obstacles > 1


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

"""What a seat can still make of its round, from its view alone: the best tour, and what it lacks.

The counters to be laid are planned as the planner does, the tour over them is then exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import inf
from typing import Final

from elfenland.analysis.shapes import TourStep
from elfenland.board.chart import CARAVAN, COSTS, OBSTACLE
from elfenland.board.kinds import CARD_INDEX, CARDS, ROAD_TERRAINS, TRANSPORTS, Card
from elfenland.board.map import BOARD
from elfenland.bots.planner import aim, objective_of, own_counters, scheme_of
from elfenland.bots.scheme import COUNTERS
from elfenland.routes import End, Ground, Objective, Step, Tour, Way, best_tour, cards_left, ground
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import PlaceCounter, PlaceObstacle, PlaceSeen
from elfenland.rules.view import Payment, RoadView

NO_COUNTERS: Final = (0,) * COUNTERS
FRACTION: Final = 0.001
"""What a unit of the planner's worth of an end counts, in towns: never a whole one."""
_PAYMENTS: Final = 60
"""How many payments of one caravan are tried; of more, those that take the cards worth least."""
_OUTSIDE: Final = len(BOARD.towns)


@dataclass(frozen=True, slots=True)
class Prospect:
    """The best tour of the round, and by road the own counters that are to be laid for it.

    ``towns``: pieces when it is walked. ``score``: in the last round with town cards these less the
    distance from the destination, else the same. ``worth``: the planner's of where the tour ends,
    before the last round about connections. ``value``: all of it, in towns.
    """

    tour: Tour
    laid: dict[str, int]
    towns: int
    score: int
    worth: float

    @property
    def value(self) -> float:
        """The score and, in fractions of a town, the worth of the end."""
        return self.score + FRACTION * self.worth


def prospect(view: PlayerView, counters: Sequence[int] | None = None) -> Prospect:
    """The prospect with these counters by kind; without, with one's own while they may be laid."""
    if counters is None:
        may_lay = view.phase in ("draw", "plan")
        counters = own_counters(view) if may_lay else NO_COUNTERS
    laid: dict[str, int] = {}
    if any(counters):
        laid = {BOARD.connections[road].id: kind for road, kind in scheme_of(view, counters).laid}
    for road, kind in laid.items():
        view = _with_counter(view, road, kind)
    return _judged(view, best_tour(ground(view), objective_of(view)), laid)


def resting(view: PlayerView) -> Prospect:
    """The prospect of a seat that goes no further in this round."""
    at = ground(view)
    return _judged(view, Tour((), 0, End(at.town, at.wanted, at.hand, at.free_paths), 0), {})


def _judged(view: PlayerView, tour: Tour, laid: dict[str, int]) -> Prospect:
    towns = score = pieces(view) + tour.new
    if last_round(view) and view.town_card is not None:
        score -= BOARD.distance(BOARD.towns[tour.end.town].id, view.town_card)
    worth = aim(view).worth(tour.end.town, tour.end.wanted, cards_left(tour.end))
    return Prospect(tour, laid, towns, score, worth)


def last_round(view: PlayerView) -> bool:
    """Whether there is no round after this one."""
    return view.round == view.options.rounds


def pieces(view: PlayerView) -> int:
    """How many the view's own seat has collected."""
    assert view.seat is not None
    return len(view.seats[view.seat].collected)


def played(view: PlayerView, action: Action) -> PlayerView:
    """The view once a counter or an obstacle of one's own lies, as far as roads are concerned."""
    match action:
        case PlaceCounter():
            return _with_counter(
                _without_own(view, action), action.road, CARD_INDEX[action.counter]
            )
        case PlaceSeen():
            return _with_counter(view, action.road, CARD_INDEX[action.counter])
        case PlaceObstacle():
            return _with_obstacle(view, action.road)
        case _:
            return view


def _with_counter(view: PlayerView, road: str, kind: int) -> PlayerView:
    terrain = ROAD_TERRAINS.index(BOARD.connection(road).terrain)
    price = COSTS[view.options.chart][kind][terrain]
    lying = RoadView(road, TRANSPORTS[kind], obstacle=False, price=price, caravan=CARAVAN)
    return replace(view, roads=(*view.roads, lying))


def _with_obstacle(view: PlayerView, where: str) -> PlayerView:
    roads = [
        replace(road, obstacle=True, price=road.price + OBSTACLE, caravan=road.caravan + OBSTACLE)
        if road.road == where
        else road
        for road in view.roads
    ]
    return replace(view, roads=tuple(roads))


def _without_own(view: PlayerView, action: PlaceCounter) -> PlayerView:
    assert view.seat is not None
    if action.secret:
        held = list(view.secret_counters)
        held.remove(action.counter)
        return replace(view, secret_counters=tuple(held))
    seat = view.seats[view.seat]
    held = list(seat.open_counters)
    held.remove(action.counter)
    seats = list(view.seats)
    seats[view.seat] = replace(seat, open_counters=tuple(held))
    return replace(view, seats=tuple(seats))


def setting_out(view: PlayerView, action: str) -> Prospect:
    """The best of the tours that begin with this step, ``travel …``."""
    at = ground(view)
    way = next(way for way in at.ways[at.town] if way.text == action)
    return _judged(view, _by(at, way, objective_of(view)), {})


def paying(view: PlayerView, payment: Payment, card: Card) -> Prospect:
    """The best tour from the far end of a caravan under way whose next card is this one."""
    at = ground(view)
    hand = list(at.hand)
    for paid in (*payment.paid, card):
        hand[CARD_INDEX[paid]] -= 1
    text = f"travel {payment.connection} caravan{' free' if payment.free_path else ''}"
    way = next(way for way in at.ways[at.town] if way.text == text)
    goal = objective_of(view)
    found = []
    for rest in _payments(hand, payment.left - 1, goal, CARD_INDEX[card]):
        left = list(hand)
        for kind in rest:
            left[kind] -= 1
        tour = _by(replace(at, hand=tuple(left)), way._replace(cards=0), goal)
        cards = (card, *(CARDS[kind] for kind in rest))
        first, *on = tour.steps
        tour = replace(tour, steps=(replace(first, cards=cards), *on))
        found.append(_judged(view, tour, {}))
    return max(found, key=lambda one: one.value)


def _payments(
    hand: Sequence[int], count: int, goal: Objective, least: int
) -> list[tuple[int, ...]]:
    """The rest of a caravan's payment by kinds, in their order, none before ``least``."""
    cards = [kind for kind, held in enumerate(hand) if kind >= least for _ in range(held)]
    values = goal.card_values
    some = set(combinations(cards, count))
    return sorted(some, key=lambda paid: (sum(values[k] for k in paid), paid))[:_PAYMENTS]


def _by(at: Ground, way: Way, goal: Objective) -> Tour:
    """The best tour that begins with this way: from a place that nothing else leads from."""

    def worth(end: End) -> float:
        return -inf if end.town == _OUTSIDE else goal.worth(end)

    beyond = replace(at, town=_OUTSIDE, ways=(*at.ways, (way,)))
    return best_tour(beyond, replace(goal, worth=worth))


def told(
    tour: Sequence[Step], wanted: int, laid: dict[str, int] | None = None
) -> tuple[TourStep, ...]:
    """The steps as a client is told them; ``wanted``: the towns with a piece before the first."""
    found = []
    for step in tour:
        town = BOARD.town_index[step.to]
        connection = step.action.split()[1]
        own = (laid or {}).get(connection)
        found.append(
            TourStep(
                action=step.action, connection=connection, town=step.to,
                cards=step.cards, counter=None if own is None else TRANSPORTS[own],
                new=bool(wanted >> town & 1),
            )
        )  # fmt: skip
        wanted &= ~(1 << town)
    return tuple(found)

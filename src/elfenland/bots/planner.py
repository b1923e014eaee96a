"""The planner: it plans its tour as a whole, lays the counters for it, and walks the best one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from elfenland.board.chart import allowed_terrains
from elfenland.board.kinds import CARD_INDEX, CARDS_OF_EACH, TRANSPORT_INDEX, TRANSPORTS, Transport
from elfenland.board.map import BOARD
from elfenland.bots.aims import Aims, worth_now
from elfenland.bots.scheme import COUNTERS, Aim, Places, Scheme, scheme
from elfenland.bots.style import LEARNED, PLAIN, Style, Value
from elfenland.bots.worth import tree_length
from elfenland.routes import Objective, best_tour, cards_left, ground
from elfenland.rules import Action, Options, PlayerView
from elfenland.rules.state import HAND_LIMIT

_ALL_ROADS: Final = (1 << len(BOARD.roads)) - 1
BLIND: Final = 0.9
"""A face-up counter of less use than this is left for the pile."""
_CARDS: Final = tuple(0.05 * cards for cards in range(sum(CARDS_OF_EACH) + 1))
"""What cards left are worth before the last round; in it, ``_LAST_CARDS``, they break ties."""
_LAST_CARDS: Final = tuple(0.001 * min(cards, HAND_LIMIT) for cards in range(len(_CARDS)))
_NO_CARDS: Final = (0.0,) * len(_CARDS)
_STAY: Final = 0.2
"""What favors and nearness to home, measured in connections of the tree, are worth in pieces."""
_FAVOR: Final = 0.3
"""How much of a favor counts when its piece is collected (GREAT-1): the piece is to come anyway."""
_RAFT: Final = 1.4
"""A raft kept serves without a counter; other cards count 1, and more with a counter for them."""


class PlannerBot:
    """Plans the round as a whole, and ends it where the towns still wanted lie together.

    In the last round it goes for cards too, which break ties (END-1), and with a town card for its
    destination (END-3). It thinks of the others only when it lays its obstacle.

    ``style``: by what it judges the end of a round; the bot named planner is the plain one.
    """

    def __init__(self, seed: str | int, style: Style = PLAIN) -> None:
        self._style = style
        self._dice = Random(str(seed))
        self._decided: deque[str] = deque()

    def choose(self, view: PlayerView, /) -> Action:
        """The next action of its plan."""
        legal = {action.text: action for action in view.legal}
        if self._decided and (text := self._decided.popleft()) in legal:
            return legal[text]
        self._decided.clear()
        return view.legal[0] if len(legal) == 1 else legal[self._decide(view, legal)]

    def _decide(self, view: PlayerView, legal: dict[str, Action]) -> str:
        match view.phase:
            case "draw":
                return self._draw(view)
            case "plan":
                return _lay(view, legal, self._style)
            case "keep":
                return _keep(view)
            case _:
                return self._move(view, legal)

    def _draw(self, view: PlayerView) -> str:
        held = own_counters(view)
        uses = {
            kind: use(kind, view.hand.count(kind), held[TRANSPORT_INDEX[kind]])
            for kind in view.display
        }
        best = max(uses, key=lambda kind: uses[kind] + self._dice.random() / 2, default=None)
        if best is None or (view.counter_pile and uses[best] < BLIND):
            return "draw pile"
        return f"draw {best}"

    def _move(self, view: PlayerView, legal: dict[str, Action]) -> str:
        if view.payment:
            return _first(legal)
        if view.discards:
            going = [f"discard {card}" for card in _to_discard(view, view.discards)]
            # Whoever began the reduction may have named others than these.
            return self._then(going) if going[0] in legal else _first(legal)
        if "place none" in legal:
            return _place_seen(view, legal, self._style)
        if "favor" in legal:
            if worth_now(view):
                return "favor"
            if "no favor" in legal:
                return "no favor"
        steps = best_tour(ground(view), objective_of(view, self._style)).steps
        return self._then(steps[0].actions) if steps else "end"

    def _then(self, texts: Sequence[str]) -> str:
        first, *rest = texts
        self._decided.extend(rest)
        return first


def learned(seed: str | int) -> PlannerBot:
    """A planner that judges the end of a round by what was learned from self-play."""
    return PlannerBot(seed, LEARNED)


def _first(legal: dict[str, Action]) -> str:
    return next(iter(legal))


def _lay(view: PlayerView, legal: dict[str, Action], style: Style) -> str:
    """The first counter that its tour lacks; with none lacking the obstacle, or nothing."""
    for road, counter in scheme_of(view, own_counters(view), style).laid:
        where = f"{TRANSPORTS[counter]} {BOARD.connections[road].id}"
        for text in (f"place {where}", f"place secret {where}"):
            if text in legal:
                return text
    return _hinder(view, legal, style) or "pass"


def _hinder(view: PlayerView, legal: dict[str, Action], style: Style) -> str | None:
    """An obstacle where the leader sets out, off one's own way: in the last round, or a spare."""
    assert view.seat is not None
    if view.round < view.options.rounds and view.seats[view.seat].obstacles < 2:
        return None
    others = [seat for seat in view.seats if seat.seat != view.seat]
    leader = max(others, key=lambda seat: (len(seat.collected), seat.cards))
    tour = best_tour(ground(view), objective_of(view, style))
    mine = {step.action.split()[1] for step in tour.steps}
    for road in BOARD.connections_from(leader.boot):
        if f"obstacle {road.id}" in legal and road.id not in mine:
            return f"obstacle {road.id}"
    return None


def _place_seen(view: PlayerView, legal: dict[str, Action], style: Style) -> str:
    """Of the counters looked at the one whose road makes a better tour, or none (TILE-3)."""
    best = scheme_of(view, [0] * COUNTERS, style)
    for kind in sorted(set(view.seen)):
        found = scheme_of(view, [int(kind == other) for other in TRANSPORTS], style)
        best = max(best, found, key=lambda one: one.key)
    for road, counter in best.laid:
        text = f"place seen {TRANSPORTS[counter]} {BOARD.connections[road].id}"
        if text in legal:
            return text
    return "place none"


def _keep(view: PlayerView) -> str:
    """The counter of most use, whatever else is held."""
    assert view.seat is not None
    held = [(kind, "") for kind in view.seats[view.seat].open_counters]
    held += [(kind, "secret ") for kind in view.secret_counters]
    kind, secret = max(held, key=lambda one: (use(one[0], view.hand.count(one[0]), 0), one))
    return f"keep {secret}{kind}"


def _to_discard(view: PlayerView, count: int) -> list[str]:
    values = card_values(view)
    going = sorted(view.hand, key=lambda card: values[CARD_INDEX[card]])[:count]
    return sorted(going, key=lambda card: CARD_INDEX[card])


def own_counters(view: PlayerView) -> list[int]:
    """One's own counters by kind, open and secret."""
    assert view.seat is not None
    held = [0] * COUNTERS
    for kind in (*view.seats[view.seat].open_counters, *view.secret_counters):
        held[TRANSPORT_INDEX[kind]] += 1
    return held


def use(kind: Transport, cards: int, held: int) -> float:
    """How well a counter fits: cards of its kind, not a second one, many terrains."""
    return min(cards, 3) - 1.5 * held + 0.3 * len(allowed_terrains(kind))


def card_values(view: PlayerView) -> tuple[float, ...]:
    """By kind, what it is worth to keep a card of it, in cards."""
    held = own_counters(view)
    return (*(1.5 if held[kind] else 1.0 for kind in range(COUNTERS)), _RAFT)


def scheme_of(view: PlayerView, counters: Sequence[int], style: Style = PLAIN) -> Scheme:
    """The tour to plan with these counters, by kind, still to be laid."""
    bare = _ALL_ROADS & ~sum(1 << BOARD.connection_index[road.road] for road in view.roads)
    goal = aim(view, style)
    return scheme(ground(view), counters, bare, view.options.chart, goal, style.width)


def objective_of(view: PlayerView, style: Style = PLAIN) -> Objective:
    """What to travel for in this round, for the exact solver."""
    goal = aim(view, style)
    return Objective(
        lambda end: goal.worth(end.town, end.wanted, cards_left(end)),
        card_values(view),
        goal.towns_first,
    )


def aim(view: PlayerView, style: Style = PLAIN) -> Aim:
    """What to travel for in this round."""
    aims = Aims.of(view, favors=True, destination=True)
    if view.favors is None and view.town_card is None:
        return plain_aim(view.options, view.round, style)
    if not aims.last and style.value is not None:
        return _valued(view.options, view.round, _beside(aims), style.value, style.weight)
    if not aims.last:
        beside = _beside(aims)
        place = Places(lambda town, wanted: beside(town, wanted) - tree_length(town, wanted))
        return Aim(place, _CARDS)
    apart = aims.apart

    def last_place(town: int, wanted: int) -> float:
        """Towns less the distance, then the distance (END-3)."""
        return -wanted.bit_count() - 1.01 * apart[town]

    return Aim(Places(last_place), _LAST_CARDS, towns_first=view.town_card is None)


def _beside(aims: Aims) -> Callable[[int, int], float]:
    """What an end is worth beside the towns: where one stays, and what favors pieces brought."""
    stay = aims.stay
    brought = [(1 << town, _FAVOR * worth) for town, worth in enumerate(aims.collect) if worth]
    if not brought:
        return lambda town, _: stay[town]
    return lambda town, wanted: (
        stay[town] + sum(worth for tile, worth in brought if not wanted & tile)
    )


def plain_aim(options: Options, round_: int, style: Style = PLAIN) -> Aim:
    """What to travel for with neither favors nor a town card."""
    if round_ == options.rounds:
        return _LAST_ROUND
    if style.value is None:
        return _BEFORE
    return _plain_valued(options, round_, style.value, style.weight)


@lru_cache(maxsize=16)
def _plain_valued(options: Options, round_: int, value: Value, weight: float) -> Aim:
    return _valued(options, round_, lambda _, __: 0, value, weight)


def _valued(
    options: Options,
    round_: int,
    beside: Callable[[int, int], float],
    value: Value,
    weight: float,
) -> Aim:
    left, players = options.rounds - round_, options.players

    def place(town: int, wanted: int) -> float:
        return value(town, wanted, left, players) + _STAY * beside(town, wanted)

    # With Great Favors there are too many tours to look at those to fewer towns too.
    great = options.favors == "great"
    return Aim(Places(place), _NO_CARDS, towns_first=great, weight=weight)


_BEFORE: Final = Aim(Places(lambda town, wanted: -tree_length(town, wanted)), _CARDS)
_LAST_ROUND: Final = Aim(Places(lambda _, wanted: -wanted.bit_count()), _LAST_CARDS)

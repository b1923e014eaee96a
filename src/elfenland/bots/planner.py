"""The planner: it plans its tour as a whole, lays the counters for it, and walks the best there is."""

from __future__ import annotations

import random
from collections import deque
from typing import Final

from elfenland.board.chart import allowed_terrains
from elfenland.board.kinds import CARD_INDEX, TRANSPORT_INDEX, TRANSPORTS, Transport
from elfenland.board.map import BOARD
from elfenland.bots.scheme import COUNTERS, Scheme, scheme
from elfenland.bots.worth import tree_length
from elfenland.routes import End, Ground, Objective, best_tour, ground
from elfenland.rules import Action, PlayerView

_ALL_ROADS: Final = (1 << len(BOARD.roads)) - 1


class PlannerBot:
    """Plans over the rounds: where a round ends is worth what is then still to walk."""

    def __init__(self, seed: str | int) -> None:
        self._dice = random.Random(f"planner {seed}")
        self._decided: deque[str] = deque()

    def choose(self, view: PlayerView, /) -> Action:
        """The next action of its plan."""
        legal = {action.text: action for action in view.legal}
        while self._decided:
            text = self._decided.popleft()
            if text in legal:
                return legal[text]
            self._decided.clear()
        if len(legal) == 1:
            return view.legal[0]
        return legal[self._decide(view, legal)]

    def _decide(self, view: PlayerView, legal: dict[str, Action]) -> str:
        match view.phase:
            case "draw":
                return self._draw(view)
            case "plan":
                return self._lay(view, legal)
            case "keep":
                return self._keep(view)
            case _:
                return self._travel(view, legal)

    # Phase 3

    def _draw(self, view: PlayerView) -> str:
        held = _own(view)
        best = max(
            set(view.display),
            key=lambda kind: (_use(view, kind, held), kind),
            default=None,
        )
        if best is None or (view.counter_pile and _use(view, best, held) < _BLIND):
            return "draw pile"
        return f"draw {best}"

    # Phase 4

    def _lay(self, view: PlayerView, legal: dict[str, Action]) -> str:
        plan = _planned(view, ground(view))
        for road, counter in plan.laid:
            kind, where = TRANSPORTS[counter], BOARD.connections[road].id
            for text in (f"place {kind} {where}", f"place secret {kind} {where}"):
                if text in legal:
                    return text
        return self._hinder(view, legal) or "pass"

    def _hinder(self, view: PlayerView, legal: dict[str, Action]) -> str | None:
        """In the last round the obstacle goes where the leader sets out, off one's own way."""
        if view.round < view.options.rounds:
            return None
        others = [seat for seat in view.seats if seat.seat != view.seat]
        leader = max(others, key=lambda seat: (len(seat.collected), seat.cards))
        mine = {step.action.split()[1] for step in best_tour(ground(view)).steps}
        near = [
            road.id
            for road in BOARD.connections_from(leader.boot)
            if f"obstacle {road.id}" in legal and road.id not in mine
        ]
        return f"obstacle {near[0]}" if near else None

    # Phase 5

    def _travel(self, view: PlayerView, legal: dict[str, Action]) -> str:
        if view.discards:
            return self._discard(view)
        tour = best_tour(ground(view), _aim(view))
        if not tour.steps:
            return "end"
        self._decided.extend(tour.steps[0].actions)
        return self._decided.popleft()

    def _discard(self, view: PlayerView) -> str:
        values = _card_values(view)
        going = sorted(view.hand, key=lambda card: values[CARD_INDEX[card]])[: view.discards]
        self._decided.extend(f"discard {card}" for card in sorted(going, key=CARD_INDEX.get))  # type: ignore[arg-type]
        return self._decided.popleft()

    # Phase 6

    def _keep(self, view: PlayerView) -> str:
        me = view.seats[view.seat or 0]
        held = [*((kind, "") for kind in me.open_counters),
                *((kind, "secret ") for kind in view.secret_counters)]  # fmt: skip
        kind, secret = max(held, key=lambda one: (_use(view, one[0], [0] * COUNTERS), one))
        return f"keep {secret}{kind}"


_BLIND: Final = 0.9


def _own(view: PlayerView) -> list[int]:
    held = [0] * COUNTERS
    for kind in (*view.seats[view.seat or 0].open_counters, *view.secret_counters):
        held[TRANSPORT_INDEX[kind]] += 1
    return held


def _use(view: PlayerView, kind: Transport, held: list[int]) -> float:
    """How well a counter fits the hand: cards of its kind, not a second one, many terrains."""
    cards = view.hand.count(kind)
    return min(cards, 3) - 1.5 * held[TRANSPORT_INDEX[kind]] + 0.3 * len(allowed_terrains(kind))


def _bare(view: PlayerView) -> int:
    laid = sum(1 << BOARD.connection_index[road.road] for road in view.roads)
    return _ALL_ROADS & ~laid


def _planned(view: PlayerView, here: Ground) -> Scheme:
    last = view.round == view.options.rounds

    def worth(town: int, wanted: int, cards: int) -> float:
        return min(cards, 4) if last else 0.05 * cards - tree_length(town, wanted)

    return scheme(here, _own(view), _bare(view), view.options.chart, worth)


def _aim(view: PlayerView) -> Objective:
    if view.round == view.options.rounds:
        return Objective(lambda end: min(sum(end.hand), 4))
    values = _card_values(view)
    return Objective(_round_worth, values)


def _round_worth(end: End) -> float:
    return 0.05 * sum(end.hand) - tree_length(end.town, end.wanted)


def _card_values(view: PlayerView) -> tuple[float, ...]:
    """Which cards to keep: rafts, which need no counter, and those a counter in hand serves."""
    held = _own(view)
    return (*(1.0 + 0.5 * min(held[kind], 1) for kind in range(COUNTERS)), 1.4)

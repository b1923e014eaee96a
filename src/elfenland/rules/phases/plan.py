"""Phase 4: laying counters and obstacles on the roads (PLAN-1 to PLAN-6, SEE-5)."""

from __future__ import annotations

from elfenland.board.kinds import TRANSPORT_INDEX
from elfenland.board.map import BOARD
from elfenland.errors import IllegalAction
from elfenland.rules.actions import Action, PlaceCounter, PlaceObstacle
from elfenland.rules.events import CounterPlaced, Event, ObstaclePlaced, Passed
from elfenland.rules.phases import laying, move
from elfenland.rules.refusals import refuse
from elfenland.rules.state import ALL_ROADS, COUNTERS, PLAN, State
from elfenland.rules.tables import (
    PASS,
    PLACE_OBSTACLE,
    PLACE_OPEN,
    PLACE_SECRET,
    on_roads,
)

ROAD_INDEX = BOARD.connection_index


def begin(state: State, events: list[Event]) -> None:
    """Ask from the start seat on."""
    state.phase = PLAN
    state.passes = 0
    _ask(state, state.start, events)


def legal(state: State) -> list[Action]:
    """To pass, and everything that can be laid (PLAN-1 to PLAN-3)."""
    actions: list[Action] = [PASS]
    seat = state.seat
    if state.obstacles[seat]:
        on_roads(PLACE_OBSTACLE, ALL_ROADS & ~state.bare & ~state.blocked, actions)
    if state.held[seat]:
        base = seat * COUNTERS
        bare, open_, secret = state.bare, state.open, state.secret
        for counter in range(COUNTERS):
            if open_[base + counter]:
                on_roads(PLACE_OPEN[counter], bare, actions)
            if secret[base + counter]:
                on_roads(PLACE_SECRET[counter], bare, actions)
    return actions


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not allowed now."""
    if isinstance(action, PlaceCounter):
        return _refuse_counter(state, action)
    if isinstance(action, PlaceObstacle):
        road = ROAD_INDEX[action.road]
        if not state.obstacles[state.seat]:
            return refuse("no-obstacle-left")
        if state.bare >> road & 1:
            return refuse("road-without-counter", road=action.road)
        if state.blocked >> road & 1:
            return refuse("road-has-obstacle", road=action.road)
    return None


def _refuse_counter(state: State, action: PlaceCounter) -> IllegalAction | None:
    counter = TRANSPORT_INDEX[action.counter]
    held = state.secret if action.secret else state.open
    if not held[state.seat * COUNTERS + counter]:
        return refuse("counter-not-held", counter=action.counter)
    return laying.refusal(state, action)


def play(state: State, action: Action, events: list[Event]) -> None:
    """Lay what was chosen, or pass, and ask the next seat."""
    seat = state.seat
    if isinstance(action, PlaceCounter):
        held = state.secret if action.secret else state.open
        held[seat * COUNTERS + TRANSPORT_INDEX[action.counter]] -= 1
        state.held[seat] -= 1
        laying.lay(state, action)
        state.passes = 0
        events.append(CounterPlaced(seat, action.counter, action.road, action.secret))
    elif isinstance(action, PlaceObstacle):
        state.obstacles[seat] -= 1
        state.blocked |= 1 << ROAD_INDEX[action.road]
        state.passes = 0
        events.append(ObstaclePlaced(seat, action.road))
    else:
        state.passes += 1
        events.append(Passed(seat))
    _ask(state, (seat + 1) % state.players, events)


def _ask(state: State, seat: int, events: list[Event]) -> None:
    """Ask ``seat`` or the next after it that holds anything; who holds nothing passes (PLAN-5)."""
    while state.passes < state.players:
        if state.held[seat] or state.obstacles[seat]:
            state.seat = seat
            return
        state.passes += 1
        events.append(Passed(seat))
        seat = (seat + 1) % state.players
    move.begin(state, events)

"""In a travel turn: the favor that is open, and the counters looked at (SMALL-1, GREAT, TILE-3)."""

from __future__ import annotations

from elfenland.board.kinds import TRANSPORT_INDEX
from elfenland.board.map import BOARD
from elfenland.errors import IllegalAction
from elfenland.rules import favors
from elfenland.rules.actions import Action, DeclineFavor, PlaceSeen, ReturnSeen, UseFavor
from elfenland.rules.events import CounterPlaced, Event
from elfenland.rules.phases import laying
from elfenland.rules.refusals import refuse
from elfenland.rules.state import COUNTERS, NOTHING, FavorState, State
from elfenland.rules.tables import (
    DECLINE_FAVOR,
    PLACE_SEEN,
    RETURN_SEEN,
    USE_FAVOR,
    on_roads,
)


def must_answer(held: FavorState) -> bool:
    """Whether the seat decides about a favor before it can go on."""
    return held.looking or (held.great and held.offer != NOTHING)


def legal(state: State, held: FavorState) -> list[Action]:
    """What can be done about favors now: besides travelling, or first (``must_answer``)."""
    if held.looking:
        actions: list[Action] = [RETURN_SEEN]
        for counter in range(COUNTERS):
            if held.seen[counter]:
                on_roads(PLACE_SEEN[counter], state.bare, actions)
        return actions
    if held.offer == NOTHING:
        return []
    return [USE_FAVOR, DECLINE_FAVOR] if held.great else [USE_FAVOR]


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why an action about a favor is not allowed now."""
    held = state.favors
    if isinstance(action, PlaceSeen | ReturnSeen):
        if held is None or not held.looking:
            return refuse("no-counters-seen")
        return _refuse_seen(state, held, action) if isinstance(action, PlaceSeen) else None
    if held is None:
        return refuse("no-favors-played")
    return _refuse_answer(state, held, action)


def _refuse_answer(state: State, held: FavorState, action: Action) -> IllegalAction | None:
    if held.looking:
        return refuse("seen-first")
    if held.offer == NOTHING:
        return refuse("no-favor-open", favors.why_closed(state, held))
    if isinstance(action, DeclineFavor) and not held.great:
        return refuse("nothing-to-decline")
    return None


def _refuse_seen(state: State, held: FavorState, action: PlaceSeen) -> IllegalAction | None:
    counter = TRANSPORT_INDEX[action.counter]
    if not held.seen[counter]:
        return refuse("counter-not-seen", counter=action.counter)
    return laying.refusal(state, action)


def answer_first(held: FavorState) -> IllegalAction:
    """Why anything else has to wait while ``must_answer`` holds."""
    if held.looking:
        return refuse("seen-first")
    return refuse("favor-first", town=BOARD.towns[held.offer].name)


def play(state: State, action: Action, events: list[Event]) -> None:
    """Use or decline the favor, place one of the counters looked at or none."""
    if isinstance(action, UseFavor):
        favors.use(state, events)
    elif isinstance(action, DeclineFavor):
        favors.decline(state, events)
    else:
        if isinstance(action, PlaceSeen):
            _place(state, action, events)
        favors.give_back(state, events)


def _place(state: State, action: PlaceSeen, events: list[Event]) -> None:
    assert state.favors is not None
    state.favors.seen[TRANSPORT_INDEX[action.counter]] -= 1
    laying.lay(state, action)
    events.append(CounterPlaced(state.seat, action.counter, action.road, secret=False, favor=True))

"""Phase 3: three more counters each (DRAW-1 to DRAW-3)."""

from __future__ import annotations

from typing import Final

from elfenland.board.kinds import TRANSPORT_INDEX, TRANSPORTS
from elfenland.errors import IllegalAction
from elfenland.rules.actions import Action, DrawCounter
from elfenland.rules.events import CounterDrawn, DisplayRefilled, Event
from elfenland.rules.phases import plan
from elfenland.rules.refusals import refuse
from elfenland.rules.state import COUNTERS, DRAW, State
from elfenland.rules.tables import DRAW_CHOICES, DRAW_PILE

DRAWS: Final = 3


def begin(state: State) -> None:
    """Ask the start seat for its first counter."""
    state.phase = DRAW
    state.done = 0
    state.seat = state.start


def legal(state: State) -> list[Action]:
    """Each kind in the display, and the pile (DRAW-1)."""
    kinds = 0
    for counter in state.display:
        kinds |= 1 << counter
    actions = list(DRAW_CHOICES[kinds])
    if state.counters_size:
        actions.append(DRAW_PILE)
    return actions


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not allowed now."""
    assert isinstance(action, DrawCounter)
    if action.counter is None:
        return None if state.counters_size else refuse("counter-pile-empty")
    if TRANSPORT_INDEX[action.counter] in state.display:
        return None
    return refuse("not-in-display", counter=action.counter)


def play(state: State, action: Action, events: list[Event]) -> None:
    """Take the counter, refill the display, ask the next seat."""
    assert isinstance(action, DrawCounter)
    seat = state.seat
    if action.counter is None:
        counter = state.chance.pick(state.counters, state.counters_size)
        state.counters_size -= 1
        events.append(CounterDrawn(seat, TRANSPORTS[counter], "pile", False))
    else:
        counter = TRANSPORT_INDEX[action.counter]
        events.append(CounterDrawn(seat, action.counter, "display", False))
        _refill(state, state.display.index(counter))
        events.append(DisplayRefilled(tuple(TRANSPORTS[t] for t in state.display)))
    state.open[seat * COUNTERS + counter] += 1
    state.held[seat] += 1
    state.done += 1
    if state.done == DRAWS * state.players:
        plan.begin(state, events)
    else:
        state.seat = (seat + 1) % state.players


def _refill(state: State, place: int) -> None:
    if state.counters_size:
        state.display[place] = state.chance.pick(state.counters, state.counters_size)
        state.counters_size -= 1
    else:
        del state.display[place]

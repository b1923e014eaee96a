"""Phase 6: the round ends, one counter is kept (ROUND-1 to ROUND-5, SEE-5)."""

from __future__ import annotations

from elfenland.board.kinds import COUNTERS_OF_EACH, TRANSPORT_INDEX, TRANSPORTS
from elfenland.errors import IllegalAction
from elfenland.rules import favors
from elfenland.rules.actions import Action, KeepCounter
from elfenland.rules.events import CounterKept, Event, RoundEnded
from elfenland.rules.phases import deal
from elfenland.rules.refusals import refuse
from elfenland.rules.state import ALL_ROADS, COUNTERS, KEEP, NOTHING, ROADS, State
from elfenland.rules.tables import KEEP_NONE, KEEP_OPEN, KEEP_SECRET

ASKED_FROM = 2


def begin(state: State, events: list[Event]) -> None:
    """Ask from the start seat on what each keeps."""
    state.phase = KEEP
    state.done = 0
    _ask(state, state.start, events)


def legal(state: State) -> list[Action]:
    """Each unplaced counter, open or secret, or none (ROUND-2)."""
    base = state.seat * COUNTERS
    return [
        *(KEEP_OPEN[t] for t in range(COUNTERS) if state.open[base + t]),
        *(KEEP_SECRET[t] for t in range(COUNTERS) if state.secret[base + t]),
        KEEP_NONE,
    ]


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not allowed now."""
    assert isinstance(action, KeepCounter)
    if action.counter is None:
        return None
    held = state.secret if action.secret else state.open
    if held[state.seat * COUNTERS + TRANSPORT_INDEX[action.counter]]:
        return None
    return refuse("counter-not-held", "ROUND-2", counter=action.counter)


def play(state: State, action: Action, events: list[Event]) -> None:
    """Keep it, give the others back, ask the next seat."""
    assert isinstance(action, KeepCounter)
    seat = state.seat
    kept = NOTHING if action.counter is None else TRANSPORT_INDEX[action.counter]
    _keep(state, seat, kept, events, secret=action.secret)
    _ask(state, (seat + 1) % state.players, events)


def _keep(state: State, seat: int, kept: int, events: list[Event], *, secret: bool) -> None:
    base = seat * COUNTERS
    for kind in range(COUNTERS):
        state.counters[kind] += state.open[base + kind] + state.secret[base + kind]
        state.open[base + kind] = state.secret[base + kind] = 0
    state.counters_size += state.held[seat]
    state.held[seat] = 0
    if kept != NOTHING:
        state.counters[kept] -= 1
        state.counters_size -= 1
        (state.secret if secret else state.open)[base + kept] = 1
        state.held[seat] = 1
    events.append(CounterKept(seat, None if kept == NOTHING else TRANSPORTS[kept], secret))
    state.done += 1


def _ask(state: State, seat: int, events: list[Event]) -> None:
    """Ask ``seat`` or the next after it with a choice; one counter is kept unasked (ROUND-2)."""
    while state.done < state.players:
        if state.held[seat] >= ASKED_FROM:
            state.seat = seat
            return
        base = seat * COUNTERS
        secret = 1 in state.secret[base : base + COUNTERS]
        held = (state.secret if secret else state.open)[base : base + COUNTERS]
        _keep(state, seat, held.index(1) if 1 in held else NOTHING, events, secret=secret)
        seat = (seat + 1) % state.players
    _clear(state, events)


def _clear(state: State, events: list[Event]) -> None:
    """Counters come off the board and are shuffled, obstacles leave, the card moves on."""
    favors.join_extra(state)
    state.counters = [
        COUNTERS_OF_EACH
        - state.display.count(t)
        - sum(state.open[t::COUNTERS])
        - sum(state.secret[t::COUNTERS])
        for t in range(COUNTERS)
    ]
    state.counters_size = sum(state.counters)
    state.lies = [NOTHING] * ROADS
    state.bare = ALL_ROADS
    state.blocked = 0
    state.start = (state.start + 1) % state.players
    events.append(RoundEnded(state.round))
    state.round += 1
    deal.begin(state, events)

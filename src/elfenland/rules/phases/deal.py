"""The round begins: cards, and a secret counter for each seat (DEAL-1 to DEAL-3, SECRET-1)."""

from __future__ import annotations

from elfenland.board.kinds import CARDS_OF_EACH, DISPLAY_SIZE, TRANSPORTS
from elfenland.rules.events import CardsDealt, CounterDrawn, Event, GameStarted, RoundStarted
from elfenland.rules.phases import draw
from elfenland.rules.state import COUNTERS, HAND_DEAL, KINDS, State
from elfenland.rules.tables import card_names


def begin_game(state: State, events: list[Event]) -> None:
    """Turn up the display, and begin the first round (SET-2)."""
    for _ in range(DISPLAY_SIZE):
        state.display.append(take_counter(state))
    display = tuple(TRANSPORTS[t] for t in state.display)
    events.append(GameStarted(state.start, display, None, None))
    begin(state, events)


def begin(state: State, events: list[Event]) -> None:
    """Deal, draw the secret counters, and go on to phase 3."""
    events.append(RoundStarted(state.round, state.start))
    _deal(state, events)
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        counter = take_counter(state)
        state.secret[seat * COUNTERS + counter] += 1
        state.held[seat] += 1
        events.append(CounterDrawn(seat, TRANSPORTS[counter], "pile", True))
    draw.begin(state)


def take_counter(state: State) -> int:
    """Draw one counter from the face-down pile."""
    counter = state.chance.pick(state.counters, state.counters_size)
    state.counters_size -= 1
    return counter


def _deal(state: State, events: list[Event]) -> None:
    state.pile = [count - sum(state.hands[kind::KINDS]) for kind, count in enumerate(CARDS_OF_EACH)]
    state.pile_size = sum(state.pile)
    state.played = [0] * KINDS
    state.discards = [0] * (state.players * KINDS)
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        dealt = [0] * KINDS
        for _ in range(HAND_DEAL - state.hand_sizes[seat]):
            card = state.chance.pick(state.pile, state.pile_size)
            state.pile_size -= 1
            dealt[card] += 1
        for card, count in enumerate(dealt):
            state.hands[seat * KINDS + card] += count
        state.hand_sizes[seat] = HAND_DEAL
        events.append(CardsDealt(seat, card_names(dealt)))

"""The round begins: cards, and a secret counter for each seat (DEAL-1 to DEAL-3, SECRET-1)."""

from __future__ import annotations

from elfenland.board.kinds import CARDS_OF_EACH, DISPLAY_SIZE, TRANSPORTS
from elfenland.rules import favors
from elfenland.rules.events import (
    CardsDealt,
    CounterDrawn,
    Event,
    GameStarted,
    ReservedTaken,
    RoundStarted,
)
from elfenland.rules.phases import draw
from elfenland.rules.state import COUNTERS, HAND_DEAL, KINDS, FavorState, State
from elfenland.rules.tables import TOWN_CARDS, TOWN_IDS, card_names


def begin_game(state: State, events: list[Event]) -> None:
    """Lay the table, and begin the first round (SET-2 to SET-4)."""
    for _ in range(DISPLAY_SIZE):
        state.display.append(_take_counter(state))
    great = state.options.favors == "great"
    if state.options.favors != "none":
        state.favors = favors.fresh(state.players, favors.lay_tiles(state.chance), great=great)
    if state.options.town_cards:
        state.town_cards = _town_cards(state)
    events.append(
        GameStarted(
            state.start,
            tuple(TRANSPORTS[t] for t in state.display),
            favors.named_tiles(state.favors) if state.favors else None,
            tuple(TOWN_IDS[t] for t in state.town_cards) if state.town_cards else None,
            tiles_face_down=great,
        )
    )
    begin(state, events)


def _town_cards(state: State) -> tuple[int, ...]:
    """One town card for each seat; the others are out of the game, unseen (SET-4)."""
    left = list(TOWN_CARDS)
    return tuple(left.pop(state.chance.below(len(left))) for _ in range(state.players))


def begin(state: State, events: list[Event]) -> None:
    """Deal, draw the secret counters, and go on to phase 3."""
    events.append(RoundStarted(state.round, state.start))
    _deal(state, events)
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        counter = _take_counter(state)
        state.secret[seat * COUNTERS + counter] += 1
        state.held[seat] += 1
        events.append(CounterDrawn(seat, TRANSPORTS[counter], "pile", True))
    draw.begin(state)


def _take_counter(state: State) -> int:
    """Draw one counter from the face-down pile."""
    counter = state.chance.pick(state.counters, state.counters_size)
    state.counters_size -= 1
    return counter


def _deal(state: State, events: list[Event]) -> None:
    reserved = state.favors.reserved if state.favors else []
    state.pile = [
        count - sum(state.hands[kind::KINDS]) - sum(reserved[kind::KINDS])
        for kind, count in enumerate(CARDS_OF_EACH)
    ]
    state.pile_size = sum(state.pile)
    state.played = [0] * KINDS
    state.discards = [0] * (state.players * KINDS)
    shares = _shares(state)
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        dealt = [0] * KINDS
        for _ in range(shares[seat]):
            card = state.chance.pick(state.pile, state.pile_size)
            state.pile_size -= 1
            dealt[card] += 1
        for card, count in enumerate(dealt):
            state.hands[seat * KINDS + card] += count
        state.hand_sizes[seat] += shares[seat]
        events.append(CardsDealt(seat, card_names(dealt)))
    if state.favors is not None:
        _take_reserved(state, state.favors, events)


def _shares(state: State) -> list[int]:
    """How many cards each seat is dealt: one at a time while there are some (DEAL-1, DEAL-3)."""
    shares = [0] * state.players
    left = state.pile_size
    for _ in range(HAND_DEAL):
        for turn in range(state.players):
            seat = (state.start + turn) % state.players
            if left and state.hand_sizes[seat] + shares[seat] < HAND_DEAL:
                shares[seat] += 1
                left -= 1
    return shares


def _take_reserved(state: State, held: FavorState, events: list[Event]) -> None:
    """Reserved cards join the hand on top of the eight (DEAL-2)."""
    for turn in range(state.players):
        seat = (state.start + turn) % state.players
        if not held.reserved_sizes[seat]:
            continue
        for card in range(KINDS):
            state.hands[seat * KINDS + card] += held.reserved[seat * KINDS + card]
        state.hand_sizes[seat] += held.reserved_sizes[seat]
        events.append(ReservedTaken(seat, card_names(held.reserved, seat * KINDS)))
    held.reserved = [0] * (state.players * KINDS)
    held.reserved_sizes = [0] * state.players

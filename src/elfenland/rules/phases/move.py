"""Phase 5: the travel turns (MOVE-1 to MOVE-9, END-2, SEE-5)."""

from __future__ import annotations

from typing import Final

from elfenland.board.chart import CARAVAN, COSTS, OBSTACLE
from elfenland.board.kinds import CARD_INDEX, CARDS, RAFT, Card
from elfenland.board.map import BOARD
from elfenland.errors import IllegalAction
from elfenland.rules.actions import Action, DiscardCard, EndTurn, PayCard, Travel
from elfenland.rules.events import Event, PieceCollected, Travelled, TurnEnded
from elfenland.rules.phases import end, keep
from elfenland.rules.refusals import refuse
from elfenland.rules.state import HAND_LIMIT, KINDS, MOVE, NOTHING, State
from elfenland.rules.tables import (
    CONNECTION_IDS,
    DISCARD,
    END,
    PAY,
    STEP_FROM,
    STEPS,
    TOWN_IDS,
    Step,
    card_names,
)

EARLY_WIN_ROUNDS: Final = 4


def begin(state: State, events: list[Event]) -> None:
    """Start with the start seat's travel turn."""
    state.phase = MOVE
    state.done = 0
    _ask(state, state.start, events)


def legal(state: State) -> list[Action]:
    """To end the turn, and each step that can be paid; in a payment, the cards that may come."""
    if state.left:
        return _nameable(state, DISCARD if state.step == NOTHING else PAY)
    actions: list[Action] = [END]
    seat = state.seat
    hands, base, held = state.hands, seat * KINDS, state.hand_sizes[seat]
    costs, lies, blocked = COSTS[state.options.chart], state.lies, state.blocked
    for connection, _, terrain, rafts, travel, caravan in STEPS[state.boots[seat]]:
        if caravan is None:
            if hands[base + RAFT] >= rafts:
                actions.append(travel)
            continue
        counter = lies[connection]
        if counter >= 0:
            obstacle = blocked >> connection & OBSTACLE
            if hands[base + counter] >= costs[counter][terrain] + obstacle:
                actions.append(travel)
            if held >= CARAVAN + obstacle:
                actions.append(caravan)
    return actions


def _nameable(state: State, actions: tuple[Action, ...]) -> list[Action]:
    """Cards that may be named next: in the order of kinds, and so that enough can follow."""
    base = state.seat * KINDS
    found = []
    following = 0
    for kind in reversed(range(state.least, KINDS)):
        spare = state.hands[base + kind] - state.chosen[kind]
        following += spare
        if spare and following >= state.left:
            found.append(actions[kind])
    found.reverse()
    return found


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not allowed now."""
    naming = PayCard if state.step != NOTHING else DiscardCard
    if isinstance(action, PayCard | DiscardCard):
        if not state.left or not isinstance(action, naming):
            return refuse("no-payment-open" if action.kind == "pay" else "no-discard-open")
        return _refuse_card(state, action)
    if state.left:
        return refuse("pay-first" if naming is PayCard else "discard-first", left=state.left)
    return _refuse_step(state, action) if isinstance(action, Travel) else None


def _refuse_card(state: State, action: PayCard | DiscardCard) -> IllegalAction | None:
    kind = CARD_INDEX[action.card]
    if state.hands[state.seat * KINDS + kind] <= state.chosen[kind]:
        clause = "MOVE-6" if action.kind == "pay" else "MOVE-9"
        return refuse("card-not-held", clause, card=action.card)
    if action in legal(state):
        return None
    return refuse("pay-in-order" if action.kind == "pay" else "discard-in-order", card=action.card)


def _refuse_step(state: State, action: Travel) -> IllegalAction | None:
    seat = state.seat
    boot = state.boots[seat]
    step = STEP_FROM[boot].get(BOARD.connection_index[action.connection])
    if step is None:
        return refuse("not-from-here", connection=action.connection, town=BOARD.towns[boot].name)
    caravan = action.method == "caravan"
    counter = RAFT if action.method == "raft" else state.lies[step.connection]
    if counter == NOTHING:
        clause = "MOVE-4" if caravan else "MOVE-2"
        return refuse("no-counter-on-road", clause, road=action.connection)
    price = _price(state, step, action)
    held = state.hand_sizes[seat] if caravan else state.hands[seat * KINDS + counter]
    if held >= price:
        return None
    return refuse(_too_few(state, step, action), price=price, card=CARDS[counter], held=held)


def _too_few(state: State, step: Step, action: Travel) -> str:
    if action.method != "counter":
        return "too-few-rafts" if action.method == "raft" else "too-few-for-caravan"
    blocked = state.blocked >> step.connection & 1
    return "too-few-for-obstacle" if blocked else "too-few-cards"


def travel_price(state: State, action: Travel) -> int:
    """How many cards the step costs the seat to act, from where its boot stands."""
    step = STEP_FROM[state.boots[state.seat]][BOARD.connection_index[action.connection]]
    return _price(state, step, action)


def _price(state: State, step: Step, action: Travel) -> int:
    if action.method == "raft":
        return step.rafts
    obstacle = OBSTACLE if state.blocked >> step.connection & 1 else 0
    if action.method == "caravan":
        return CARAVAN + obstacle
    return COSTS[state.options.chart][state.lies[step.connection]][step.terrain] + obstacle


def play(state: State, action: Action, events: list[Event]) -> None:
    """Take the step, name the card, or end the turn."""
    if isinstance(action, Travel):
        step = STEP_FROM[state.boots[state.seat]][BOARD.connection_index[action.connection]]
        price = _price(state, step, action)
        if action.method == "caravan":
            _open_payment(state, price, step.connection)
            return
        kind = RAFT if action.method == "raft" else state.lies[step.connection]
        state.hands[state.seat * KINDS + kind] -= price
        state.hand_sizes[state.seat] -= price
        state.played[kind] += price
        _arrive(state, step, Travelled(
            state.seat, action.connection, TOWN_IDS[state.boots[state.seat]], TOWN_IDS[step.to],
            action.method, (CARDS[kind],) * price,
        ), events)  # fmt: skip
    elif isinstance(action, EndTurn):
        surplus = state.hand_sizes[state.seat] - HAND_LIMIT
        if surplus > 0:
            _open_payment(state, surplus, NOTHING)
        else:
            _end_turn(state, events)
    else:
        assert isinstance(action, PayCard | DiscardCard)
        kind = CARD_INDEX[action.card]
        state.chosen[kind] += 1
        state.least = kind
        state.left -= 1
        if not state.left:
            _close_payment(state, events)


def _open_payment(state: State, cards: int, connection: int) -> None:
    state.left = cards
    state.least = 0
    state.step = connection


def _close_payment(state: State, events: list[Event]) -> None:
    """The last card is named: now, and not before, others see what changes."""
    seat, chosen, connection = state.seat, state.chosen, state.step
    state.chosen = [0] * KINDS
    state.least = 0
    state.step = NOTHING
    for kind, count in enumerate(chosen):
        state.hands[seat * KINDS + kind] -= count
        state.hand_sizes[seat] -= count
        if connection == NOTHING:
            state.discards[seat * KINDS + kind] += count
        else:
            state.played[kind] += count
    if connection == NOTHING:
        _end_turn(state, events, card_names(chosen))
        return
    step = STEP_FROM[state.boots[seat]][connection]
    _arrive(state, step, Travelled(
        seat, CONNECTION_IDS[connection], TOWN_IDS[state.boots[seat]], TOWN_IDS[step.to],
        "caravan", card_names(chosen),
    ), events)  # fmt: skip


def _arrive(state: State, step: Step, travelled: Travelled, events: list[Event]) -> None:
    seat = state.seat
    state.boots[seat] = step.to
    events.append(travelled)
    piece = 1 << step.to
    if state.wanted[seat] & piece:
        state.wanted[seat] ^= piece
        events.append(PieceCollected(seat, TOWN_IDS[step.to]))
        rounds = state.options.rounds
        if not state.wanted[seat] and rounds == EARLY_WIN_ROUNDS and state.round < rounds:
            end.finish(state, "all_pieces", events)
            return
    if not state.hand_sizes[seat]:
        _end_turn(state, events)


def _end_turn(state: State, events: list[Event], discarded: tuple[Card, ...] = ()) -> None:
    events.append(TurnEnded(state.seat, discarded))
    state.done += 1
    _ask(state, (state.seat + 1) % state.players, events)


def _ask(state: State, seat: int, events: list[Event]) -> None:
    """Ask ``seat`` or the next that holds cards; without any a turn ends by itself (SEE-5)."""
    while state.done < state.players:
        if state.hand_sizes[seat]:
            state.seat = seat
            return
        events.append(TurnEnded(seat, ()))
        state.done += 1
        seat = (seat + 1) % state.players
    if state.round == state.options.rounds:
        end.finish(state, "rounds", events)
    else:
        keep.begin(state, events)

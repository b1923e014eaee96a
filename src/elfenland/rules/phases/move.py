"""Phase 5: the travel turns (MOVE-1 to MOVE-9, END-2, SEE-5)."""

from __future__ import annotations

from typing import Final

from elfenland.board.chart import CARAVAN, COSTS, OBSTACLE
from elfenland.board.kinds import CARDS, RAFT, Card
from elfenland.board.map import BOARD
from elfenland.errors import IllegalAction
from elfenland.rules import favors
from elfenland.rules.actions import Action, DiscardCard, EndTurn, PayCard, Travel
from elfenland.rules.events import Event, PieceCollected, Travelled, TurnEnded
from elfenland.rules.phases import end, favor, keep, payment
from elfenland.rules.refusals import refuse
from elfenland.rules.state import HAND_LIMIT, KINDS, MOVE, NOTHING, State
from elfenland.rules.tables import (
    CONNECTION_IDS,
    END,
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
        return payment.legal(state)
    actions: list[Action] = [END]
    held = state.favors
    if held is not None:
        if favor.must_answer(held):
            return favor.legal(state, held)
        actions += favor.legal(state, held)
    _steps(state, actions)
    if held is not None and held.free_paths[state.seat]:
        _free_steps(state, actions)
    return actions


def _steps(state: State, actions: list[Action]) -> None:
    seat = state.seat
    hands, base, size = state.hands, seat * KINDS, state.hand_sizes[seat]
    costs, lies, blocked = COSTS[state.options.chart], state.lies, state.blocked
    for connection, _, terrain, rafts, travel, caravan, _ in STEPS[state.boots[seat]]:
        if caravan is None:
            if hands[base + RAFT] >= rafts:
                actions.append(travel)
            continue
        counter = lies[connection]
        if counter >= 0:
            obstacle = OBSTACLE if blocked >> connection & 1 else 0
            if hands[base + counter] >= costs[counter][terrain] + obstacle:
                actions.append(travel)
            if size >= CARAVAN + obstacle:
                actions.append(caravan)


def _free_steps(state: State, actions: list[Action]) -> None:
    """The steps whose obstacle a free path cancels (TILE-6)."""
    seat = state.seat
    for step in STEPS[state.boots[seat]]:
        if step.free is None or not state.blocked >> step.connection & 1:
            continue
        counter = state.lies[step.connection]
        cost = COSTS[state.options.chart][counter][step.terrain]
        if state.hands[seat * KINDS + counter] >= cost:
            actions.append(step.free[0])
        if state.hand_sizes[seat] >= CARAVAN:
            actions.append(step.free[1])


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not allowed now."""
    if state.left:
        return payment.refusal(state, action)
    if isinstance(action, PayCard | DiscardCard):
        return refuse("no-payment-open" if action.kind == "pay" else "no-discard-open")
    if isinstance(action, Travel | EndTurn):
        if state.favors is not None and favor.must_answer(state.favors):
            return favor.answer_first(state.favors)
        return _refuse_step(state, action) if isinstance(action, Travel) else None
    return favor.refusal(state, action)


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
    if action.free_path and (refused := _refuse_free_path(state, step, action)):
        return refused
    price = _price(state, step, action)
    held = state.hand_sizes[seat] if caravan else state.hands[seat * KINDS + counter]
    if held >= price:
        return None
    return refuse(_too_few(state, step, action), price=price, card=CARDS[counter], held=held)


def _refuse_free_path(state: State, step: Step, action: Travel) -> IllegalAction | None:
    if state.favors is None or not state.favors.free_paths[state.seat]:
        return refuse("no-free-path")
    if not state.blocked >> step.connection & 1:
        return refuse("no-obstacle-here", road=action.connection)
    return None


def _too_few(state: State, step: Step, action: Travel) -> str:
    if action.method != "counter":
        return "too-few-rafts" if action.method == "raft" else "too-few-for-caravan"
    blocked = state.blocked >> step.connection & 1 and not action.free_path
    return "too-few-for-obstacle" if blocked else "too-few-cards"


def travel_price(state: State, action: Travel) -> int:
    """How many cards the step costs the seat to act, from where its boot stands."""
    step = STEP_FROM[state.boots[state.seat]][BOARD.connection_index[action.connection]]
    return _price(state, step, action)


def _price(state: State, step: Step, action: Travel) -> int:
    if action.method == "raft":
        return step.rafts
    blocked = state.blocked >> step.connection & 1 and not action.free_path
    obstacle = OBSTACLE if blocked else 0
    if action.method == "caravan":
        return CARAVAN + obstacle
    return COSTS[state.options.chart][state.lies[step.connection]][step.terrain] + obstacle


def play(state: State, action: Action, events: list[Event]) -> None:
    """Take the step, name the card, end the turn, or answer a favor."""
    if isinstance(action, Travel):
        _set_out(state, action, events)
    elif isinstance(action, EndTurn):
        surplus = state.hand_sizes[state.seat] - HAND_LIMIT
        if surplus > 0:
            payment.begin(state, surplus, NOTHING)
        else:
            _end_turn(state, events)
    elif isinstance(action, PayCard | DiscardCard):
        chosen = payment.name_card(state, action)
        if chosen is not None:
            _paid(state, chosen, events)
    else:
        favor.play(state, action, events)
        _go_on(state, events)


def _set_out(state: State, action: Travel, events: list[Event]) -> None:
    seat = state.seat
    step = STEP_FROM[state.boots[seat]][BOARD.connection_index[action.connection]]
    price = _price(state, step, action)
    if action.method == "caravan":
        payment.begin(state, price, step.connection, free=action.free_path)
        return
    kind = RAFT if action.method == "raft" else state.lies[step.connection]
    state.hands[seat * KINDS + kind] -= price
    state.hand_sizes[seat] -= price
    state.played[kind] += price
    _arrive(state, step, Travelled(
        seat, action.connection, TOWN_IDS[state.boots[seat]], TOWN_IDS[step.to],
        action.method, (CARDS[kind],) * price, action.free_path,
    ), events)  # fmt: skip


def _paid(state: State, chosen: list[int], events: list[Event]) -> None:
    """The last card is named: now, and not before, others see what changes."""
    seat, connection, free = state.seat, state.step, state.free
    state.step = NOTHING
    state.free = False
    if connection == NOTHING:
        _end_turn(state, events, card_names(chosen))
        return
    step = STEP_FROM[state.boots[seat]][connection]
    _arrive(state, step, Travelled(
        seat, CONNECTION_IDS[connection], TOWN_IDS[state.boots[seat]], TOWN_IDS[step.to],
        "caravan", card_names(chosen), free,
    ), events)  # fmt: skip


def _arrive(state: State, step: Step, travelled: Travelled, events: list[Event]) -> None:
    seat = state.seat
    if (held := state.favors) is not None:
        favors.decline(state, events)
        if travelled.free_path:
            held.free_paths[seat] -= 1
            held.free_path_pool += 1
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
        if held is not None and held.great:
            favors.offer(state, seat)
    _go_on(state, events)


def _go_on(state: State, events: list[Event]) -> None:
    """With no cards and no favor open, the turn ends by itself (SEE-5)."""
    held = state.favors
    if not state.hand_sizes[state.seat] and (
        held is None or (held.offer == NOTHING and not held.looking)
    ):
        _end_turn(state, events)


def _end_turn(state: State, events: list[Event], discarded: tuple[Card, ...] = ()) -> None:
    favors.decline(state, events)
    events.append(TurnEnded(state.seat, discarded))
    state.done += 1
    _ask(state, (state.seat + 1) % state.players, events)


def _ask(state: State, seat: int, events: list[Event]) -> None:
    """Ask ``seat`` or the next that holds cards or has a favor open (SEE-5)."""
    held = state.favors
    while state.done < state.players:
        if held is not None and not held.great:
            favors.offer(state, seat)
        if state.hand_sizes[seat] or (held is not None and held.offer != NOTHING):
            state.seat = seat
            return
        events.append(TurnEnded(seat, ()))
        state.done += 1
        seat = (seat + 1) % state.players
    if state.round == state.options.rounds:
        end.finish(state, "rounds", events)
    else:
        keep.begin(state, events)

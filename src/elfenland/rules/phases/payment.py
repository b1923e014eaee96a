"""Cards named one by one: a caravan's payment, and the hand reduced (MOVE-4, MOVE-6, MOVE-9).

While one is under way ``state.left`` cards are still to name; ``state.step`` is the caravan's
connection, or -1 for a hand reduction. The cards stay in the hand until the last is named.
"""

from __future__ import annotations

from elfenland.board.kinds import CARD_INDEX
from elfenland.errors import IllegalAction
from elfenland.rules.actions import Action, DiscardCard, PayCard
from elfenland.rules.refusals import refuse
from elfenland.rules.state import KINDS, NOTHING, State
from elfenland.rules.tables import DISCARD, PAY


def begin(state: State, cards: int, connection: int, *, free: bool = False) -> None:
    """Ask for so many cards."""
    state.left = cards
    state.least = 0
    state.step = connection
    state.free = free


def break_off(state: State) -> None:
    """Forget what was asked for and named, if anything was."""
    state.left = state.least = 0
    state.chosen = [0] * KINDS
    state.step = NOTHING
    state.free = False


def legal(state: State) -> list[Action]:
    """Cards that may be named next: in the order of kinds, and so that enough can follow."""
    actions = DISCARD if state.step == NOTHING else PAY
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
    """Why the action is not allowed now: a card named, or anything else before the last one."""
    naming = DiscardCard if state.step == NOTHING else PayCard
    if not isinstance(action, PayCard | DiscardCard):
        return refuse("pay-first" if naming is PayCard else "discard-first", left=state.left)
    pay = action.kind == "pay"
    if not isinstance(action, naming):
        return refuse("no-payment-open" if pay else "no-discard-open")
    kind = CARD_INDEX[action.card]
    if state.hands[state.seat * KINDS + kind] <= state.chosen[kind]:
        return refuse("card-not-held", "MOVE-6" if pay else "MOVE-9", card=action.card)
    if action in legal(state):
        return None
    return refuse("pay-in-order" if pay else "discard-in-order", card=action.card)


def name_card(state: State, action: PayCard | DiscardCard) -> list[int] | None:
    """Name one card; after the last one take all out of the hand: their counts by kind."""
    kind = CARD_INDEX[action.card]
    state.chosen[kind] += 1
    state.least = kind
    state.left -= 1
    if state.left:
        return None
    chosen, state.chosen, state.least = state.chosen, [0] * KINDS, 0
    base = state.seat * KINDS
    for kind, count in enumerate(chosen):
        state.hands[base + kind] -= count
        state.hand_sizes[state.seat] -= count
        if state.step == NOTHING:
            state.discards[base + kind] += count
        else:
            state.played[kind] += count
    return chosen

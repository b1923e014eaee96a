"""The one door: a game is begun, asked and moved on here and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Protocol

from elfenland.errors import GameOver, IllegalAction, NotYourTurn
from elfenland.rules.actions import ACTIONS, Action, outside_the_table
from elfenland.rules.chance import Chance, start_lot
from elfenland.rules.events import Event
from elfenland.rules.options import Options
from elfenland.rules.phases import deal, draw, end, keep, move, plan
from elfenland.rules.refusals import refuse
from elfenland.rules.standings import Result, Standing
from elfenland.rules.state import DRAW, KEEP, MOVE, NOTHING, PHASES, PLAN, Phase, State


class _Asking(Protocol):
    """A phase that asks: see ``phases``."""

    def legal(self, state: State) -> list[Action]: ...
    def refusal(self, state: State, action: Action) -> IllegalAction | None: ...
    def play(self, state: State, action: Action, events: list[Event]) -> None: ...


_ASKING: Final[tuple[_Asking, ...]] = (draw, plan, move, keep)
_PHASE_OF: Final = {
    "draw": (DRAW, "draw-phase-only"),
    "place": (PLAN, "plan-phase-only"),
    "obstacle": (PLAN, "plan-phase-only"),
    "pass": (PLAN, "pass-phase-only"),
    "travel": (MOVE, "travel-phase-only"),
    "pay": (MOVE, "no-payment-open"),
    "discard": (MOVE, "no-discard-open"),
    "end": (MOVE, "turn-phase-only"),
    "favor": (MOVE, "favor-phase-only"),
    "decline": (MOVE, "favor-phase-only"),
    "return": (MOVE, "no-counters-seen"),
    "place-seen": (MOVE, "no-counters-seen"),
    "keep": (KEEP, "keep-phase-only"),
}


class Game:
    """A game under way, with everything that is hidden in it: never give it to a bot or a client.

    What a seat may see of it is ``view(game, seat)``.
    """

    __slots__ = ("_state", "opening")

    def __init__(self, state: State, opening: tuple[Event, ...] = ()) -> None:
        self._state = state
        self.opening = opening
        """The events before the first decision; empty for a game that begins in the middle."""

    @classmethod
    def new(cls, options: Options, seed: str | int) -> Game:
        """Set a game up and deal its first round.

        All chance follows from ``options`` and ``seed``, whose text counts: 0 is "0".
        """
        text = str(seed)
        start = options.start_seat
        if start is None:
            start = start_lot(text, options.players)
            options = replace(options, start_seat=start)
        state = State(options, start, Chance(text))
        events: list[Event] = []
        deal.begin_game(state, events)
        return cls(state, tuple(events))

    @property
    def state(self) -> State:
        """The state itself, for what belongs to the rules (views, invariants, notation)."""
        return self._state

    @property
    def options(self) -> Options:
        """The options; ``start_seat`` is drawn."""
        return self._state.options

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, None when the game has ended."""
        seat = self._state.seat
        return None if seat == NOTHING else seat

    @property
    def phase(self) -> Phase:
        """The phase that asks, or ``ended``."""
        return PHASES[self._state.phase]

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self._state.round

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        return self._state.result

    def standings(self) -> tuple[Standing, ...]:
        """The ranking by what lies open; while the game runs, as it stands (SEE-1)."""
        result = self._state.result
        return result.standings if result else end.standings(self._state)

    def legal_actions(self) -> list[Action]:
        """The actions open to ``to_act``, in a fixed order; empty when the game has ended."""
        state = self._state
        return _ASKING[state.phase].legal(state) if state.seat != NOTHING else []

    def refusal(self, action: Action) -> IllegalAction | None:
        """Why ``action`` is not open to ``to_act``, None when it is; the game has not ended."""
        phase, reason = _PHASE_OF[action.kind]
        state = self._state
        if phase != state.phase:
            return refuse(reason)
        return _ASKING[phase].refusal(state, action)

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Play ``action`` and tell what came of it, in order.

        ``seat``, where given, must be the seat to act. A refused action has changed nothing.

        Raises:
            GameOver: the game has ended.
            NotYourTurn: ``seat`` is not to act.
            IllegalAction: the rules forbid it; ``reason`` and ``clause`` say which.
            UnreadableAction: it is none of the actions of the integer table.
        """
        state = self._state
        if state.seat == NOTHING:
            raise GameOver("the game has ended")
        if seat is not None and seat != state.seat:
            raise NotYourTurn(f"seat {state.seat} is to act, not seat {seat}")
        known = ACTIONS[action.code]
        if known is not action and known != action:
            raise refuse("wrong-method") if action.code >= 0 else outside_the_table(action.text)
        if (refused := self.refusal(action)) is not None:
            raise refused
        events: list[Event] = []
        _ASKING[state.phase].play(state, action, events)
        return events

    def end_by_agreement(self) -> list[Event]:
        """End the game as it stands, which all people at the table want, and tell it.

        Raises:
            GameOver: it has ended.
        """
        if self._state.seat == NOTHING:
            raise GameOver("the game has ended")
        events: list[Event] = []
        end.agree(self._state, events)
        return events

    def copy(self) -> Game:
        """An independent game that goes on alike, its chance included."""
        return Game(self._state.copy(), self.opening)

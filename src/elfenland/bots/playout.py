"""A world played on to the end of its round, fast: every seat plays about as the planner does.

A playout works on the state itself, without views. Each seat goes by its own cards and counters
and by what lies open, as it would at a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final, TypeAlias

from elfenland.bots.habits import OBSTACLE, draw, keep, own_counters, pay, place
from elfenland.bots.outlook import Ending, Outcome, outcome
from elfenland.bots.planner import aim, plain_aim
from elfenland.bots.scheme import Aim, Lay, Scheme, scheme
from elfenland.bots.style import LEARNED, PLAIN
from elfenland.routes import ground_of
from elfenland.rules import Action, Game, view
from elfenland.rules.phases.draw import DRAWS
from elfenland.rules.state import COUNTERS, DRAW, KEEP, MOVE, PLAN, State
from elfenland.rules.tables import PASS, STEPS

WIDTH: Final = 8
"""How many tours a seat of a playout follows: it finds 94 of 100 best ones, in half the time."""
OWN_WIDTH: Final = 12
"""The same for the seat for which the world is played."""
_NO_COUNTERS: Final = (0,) * COUNTERS
_ROADS: Final = tuple(
    tuple((step.to, step.connection) for step in steps if step.terrain >= 0) for steps in STEPS
)
Plan: TypeAlias = tuple[Lay, ...]
"""The counters that a seat means to lay, in order."""
Goals: TypeAlias = dict[tuple[int, int], Aim]
"""What seats travel for, by seat and round."""
_Tour: TypeAlias = tuple[list[tuple[int, int]], int, Ending]
"""Roads on a seat's way with what lies on each, those without obstacle as bits, and its end."""


class World:
    """A world of one position, played on after each of several actions of the seat ``me``.

    What other seats plan and walk is worked out once, and again where it was interfered with. The
    same ``number`` gives the same whims to all that draw, whatever ``me`` does. What ``me`` travels
    for is the same in all worlds of a position, and kept in ``goals``.
    """

    def __init__(self, game: Game, me: int, number: int, goals: Goals) -> None:
        self.game = game
        self._me = me
        state = game.state
        self._options = state.options
        self._round = state.round + (state.phase == KEEP)
        last = self._round == state.options.rounds
        self._plain = state.favors is None and state.town_cards is None
        # Before the last round it hardly matters how others fare when there are many of them.
        self._others_fixed = state.players > 2 and not last
        dice = Random(number)
        self._whims = [dice.random() / 2 for _ in range(DRAWS * state.players * COUNTERS)]
        self._goals = goals
        self._goals_of_others: Goals = {}
        self._plans: dict[tuple[int, ...], Plan] = {}
        self._tours: list[_Tour | None] = [None] * state.players
        self._board: tuple[list[int], int, int, list[Ending]] | None = None
        if state.phase == PLAN:
            for seat in range(state.players):
                if state.held[seat]:
                    self._first_plan(game, seat)

    def aim(self, game: Game, seat: int) -> Aim:
        """What a seat travels for: ``me`` by what was learned, others as planners."""
        style = LEARNED if seat == self._me else PLAIN
        if self._plain:
            return plain_aim(self._options, game.round, style)
        goals = self._goals if seat == self._me else self._goals_of_others
        key = (seat, game.round)
        if key not in goals:
            goals[key] = aim(view(game, seat), style)
        return goals[key]

    def after(self, action: Action, plan: Plan | None = None) -> Outcome:
        """What it comes to when ``me`` does this now, and then lays ``plan`` as far as it can.

        Without a plan it makes one when it is asked.
        """
        game = self.game.copy()
        state = game.state
        game.apply(action)
        while state.phase == KEEP and state.round < self._round:
            game.apply(keep(state))
        if self.game.state.phase in (DRAW, KEEP) and state.round == self._round:
            return self._draft(game)
        plans: list[Plan | None] = [None] * state.players
        plans[self._me] = plan
        self._lay_all(game, plans)
        return outcome(state, self._travel(game), self._me, self._round)

    def roads_of_others(self) -> list[int]:
        """The roads by which others went in what was played last, each as often as by a seat."""
        return [road for tour in self._tours if tour for road, _ in tour[0]]

    def lays_of_others(self) -> list[Lay]:
        """What others set out to lay."""
        return [lay for (seat, *_), plan in self._plans.items() if seat != self._me for lay in plan]

    def _draft(self, game: Game) -> Outcome:
        """Draw all counters; then what ``me`` can make of its own among those that others lay.

        What others lay is worked out once, as if ``me`` laid none.
        """
        state = game.state
        while state.phase == DRAW:
            game.apply(draw(state, self._whims))
        counters = own_counters(state, self._me)
        if self._board is None:
            plans: list[Plan | None] = [None] * state.players
            plans[self._me] = ()
            self._lay_all(game, plans)
            endings = [
                _ending(state, seat) if seat == self._me else self._tour(game, seat)
                for seat in range(state.players)
            ]
            self._board = state.lies, state.blocked, state.bare, endings
        state.lies, state.blocked, state.bare, endings = self._board
        found = self._scheme(game, self._me, counters, OWN_WIDTH)
        endings = endings[:]
        endings[self._me] = _end_of(found)
        return outcome(state, endings, self._me, self._round)

    def _lay_all(self, game: Game, plans: list[Plan | None]) -> None:
        while game.state.phase == PLAN:
            game.apply(self._lay(game, plans))

    def _first_plan(self, game: Game, seat: int) -> Plan:
        """What a seat sets out to lay with its counters; others as it stood when first asked."""
        key = (seat, *own_counters(game.state, seat))
        plan = None if seat == self._me else self._plans.get(key)
        if plan is None:
            plan = self._plans[key] = self._plan(game, seat)
        return plan

    def _plan(self, game: Game, seat: int) -> Plan:
        return self._scheme(game, seat, own_counters(game.state, seat), WIDTH).laid

    def _scheme(self, game: Game, seat: int, counters: Sequence[int], width: int) -> Scheme:
        state = game.state
        goal, ground = self.aim(game, seat), ground_of(state, seat)
        return scheme(ground, counters, state.bare, self._options.chart, goal, width)

    def _lay(self, game: Game, plans: list[Plan | None]) -> Action:
        state = game.state
        seat = state.seat
        if state.held[seat]:
            plan = plans[seat]
            if plan is None:
                plan = self._first_plan(game, seat)
            for _ in range(2):
                while plan and state.lies[plan[0][0]] == plan[0][1]:
                    plan = plan[1:]
                plans[seat] = plan
                if not plan:
                    break
                if (action := place(state, seat, plan[0])) is not None:
                    plans[seat] = plan[1:]
                    return action
                plan = self._plan(game, seat)
        if state.obstacles[seat] > (state.round < self._options.rounds):
            return self._hinder(game, seat)
        return PASS

    def _hinder(self, game: Game, seat: int) -> Action:
        """As the planner's: where the leader sets out, off one's own way."""
        state = game.state
        leader = max(
            (other for other in range(state.players) if other != seat),
            key=lambda other: (-state.wanted[other].bit_count(), state.hand_sizes[other]),
        )
        free = ~state.bare & ~state.blocked
        roads = [road for _, road in _ROADS[state.boots[leader]] if free >> road & 1]
        if roads:
            mine = _roads_of(self._scheme(game, seat, _NO_COUNTERS, WIDTH))
            for road in roads:
                if road not in mine:
                    return OBSTACLE[road]
        return PASS

    def _travel(self, game: Game) -> list[Ending]:
        """Where everybody's turn leads, whatever favors would give on the way."""
        state = game.state
        while state.phase == MOVE and state.left:
            game.apply(pay(state))
        endings = [_ending(state, seat) for seat in range(state.players)]
        if state.phase == MOVE:
            for turn in range(state.players - state.done):
                seat = (state.seat + turn) % state.players
                endings[seat] = self._tour(game, seat)
        return endings

    def _tour(self, game: Game, seat: int) -> Ending:
        """Where a seat's turn leads it; as before, if nothing changed on its way."""
        state = game.state
        if (known := self._tours[seat]) is not None:
            lies, clear, ending = known
            if self._others_fixed or not (
                clear & state.blocked or any(state.lies[road] != kind for road, kind in lies)
            ):
                return ending
        if seat == self._me:
            return _end_of(self._scheme(game, seat, _NO_COUNTERS, OWN_WIDTH))
        found = self._scheme(game, seat, _NO_COUNTERS, WIDTH)
        roads = _roads_of(found)
        clear = sum(1 << road for road in roads) & ~state.blocked
        ending = _end_of(found)
        self._tours[seat] = [(road, state.lies[road]) for road in roads], clear, ending
        return ending


def _roads_of(found: Scheme) -> set[int]:
    """The roads that a tour may go by: all between the towns it comes through."""
    return {road for a, b in pairwise(found.towns) for to, road in _ROADS[a] if to == b}


def _end_of(found: Scheme) -> Ending:
    return Ending(found.towns[-1], found.wanted, found.cards)


def _ending(state: State, seat: int) -> Ending:
    return Ending(state.boots[seat], state.wanted[seat], state.hand_sizes[seat])

"""Which actions are worth trying: the planner's, what other good tours lack, and what hinders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from elfenland.bots.habits import OBSTACLE, own_counters, place
from elfenland.bots.playout import Plan, World
from elfenland.bots.scheme import Key, scheme
from elfenland.routes import ground_of
from elfenland.rules import Action, PlayerView
from elfenland.rules.tables import ALLOWED, PASS

LAYS: Final = 8
"""How many counters to lay are tried at most."""
HINDRANCES: Final = 3
"""How many obstacles, and how many counters that only hinder."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action to try, and the counters to lay after it; None: as seems best then."""

    action: Action
    plan: Plan | None = None


def candidates(view: PlayerView, first: Action, worlds: Sequence[World]) -> list[Candidate]:
    """What to try, ``first`` before all; the worlds are some in which it might be."""
    if view.phase != "plan":
        return [Candidate(first), *(Candidate(a) for a in view.legal if a != first)]
    assert view.seat is not None
    plans = _plans(view, worlds[0])
    found: dict[Action, Candidate] = {first: Candidate(first, plans[0])}
    state = worlds[0].game.state
    for plan in plans:
        for lay in plan:
            action = place(state, view.seat, lay)
            if action is not None and len(found) <= LAYS:
                rest = tuple(other for other in plan if other != lay)
                found.setdefault(action, Candidate(action, rest))
                if action == first:
                    found[first] = Candidate(first, rest)
    for action in (PASS, *_hindrances(view, plans[0], worlds)):
        found.setdefault(action, Candidate(action, plans[0]))
    return list(found.values())


def _plans(view: PlayerView, world: World) -> list[Plan]:
    """Sets of counters that one's tours lack, those of the best tours first."""
    state, seat = world.game.state, view.seat
    assert seat is not None
    others: dict[Plan, Key] = {}
    best = scheme(
        ground_of(state, seat),
        own_counters(state, seat),
        state.bare,
        view.options.chart,
        world.aim(world.game, seat),
        others=others,
    )
    ranked = sorted(others, key=others.__getitem__, reverse=True)
    return [best.laid, *(plan for plan in ranked if plan != best.laid)]


def _hindrances(view: PlayerView, plan: Plan, worlds: Sequence[World]) -> list[Action]:
    """Obstacles and spare counters where others are most likely to go, and not oneself."""
    last = view.round == view.options.rounds
    if not last and view.options.players > 2:
        return []
    assert view.seat is not None
    ways, lays = Counter[int](), Counter[tuple[int, int]]()
    for world in worlds:
        world.after(PASS, plan)
        ways.update(world.roads_of_others())
        lays.update(world.lays_of_others())
    state = worlds[0].game.state
    found: list[Action] = []
    if state.obstacles[view.seat]:
        open_ = ~state.bare & ~state.blocked
        found += [OBSTACLE[road] for road, _ in ways.most_common() if open_ >> road & 1]
    spare = own_counters(state, view.seat)
    for _, counter in plan:
        spare[counter] -= 1
    mine = {road for road, _ in plan}
    blocks = [
        action
        for (road, wanted), _ in lays.most_common()
        for kind, count in enumerate(spare)
        if count > 0
        and kind != wanted
        and road not in mine
        and ALLOWED[kind][road]
        and (action := place(state, view.seat, (road, kind))) is not None
    ]
    return found[:HINDRANCES] + blocks[:HINDRANCES]

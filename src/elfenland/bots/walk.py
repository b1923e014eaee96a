"""Walks that a hand can pay: over the counters that lie, the waters, and counters still to be laid.

A walk goes step by step, and of the walks of each length only the most promising few are followed.
A caravan's cards are any cards, so which ones need not be decided on the way: it is enough that
each kind suffices for the steps that ask for it, and the whole hand for all steps together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from elfenland.board.chart import CARAVAN, COSTS
from elfenland.board.kinds import CARDS, RAFT, TRANSPORT_INDEX, TRANSPORTS
from elfenland.board.map import BOARD
from elfenland.rules import PlayerView
from elfenland.rules.state import ALL_PIECES, NOTHING
from elfenland.rules.tables import STEPS, Step

WIDTH: Final = 5
"""How many walks of each length are followed."""

_NEIGHBOURS: Final = tuple(sum(1 << to for to in {step.to for step in out}) for out in STEPS)


@dataclass(slots=True)
class Ground:
    """What a seat walks on: by road the counter or -1, and a set of the roads with an obstacle."""

    costs: tuple[tuple[int, ...], ...]
    lies: list[int]
    blocked: int = 0

    @classmethod
    def of(cls, view: PlayerView) -> Ground:
        """The ground as a view shows it."""
        ground = cls(COSTS[view.options.chart], [NOTHING] * len(BOARD.roads))
        for road in view.roads:
            number = BOARD.connection_index[road.road]
            ground.lies[number] = TRANSPORT_INDEX[road.counter]
            ground.blocked |= road.obstacle << number
        return ground


@dataclass(slots=True)
class Walk:
    """A walk so far: where it stands, and what is left of what it began with.

    ``hand`` lacks what was asked for by kind; ``cards`` is what remains of it when the caravans are
    paid too. ``wanted``: towns whose piece is still to be had. ``laid``: roads with the counter to
    lay on each. ``steps``: each with whether it goes by caravan.
    """

    town: int
    wanted: int
    hand: tuple[int, ...]
    cards: int
    counters: tuple[int, ...]
    laid: tuple[tuple[int, int], ...] = ()
    steps: tuple[tuple[Step, bool], ...] = ()
    found: int = 0

    @classmethod
    def begin(cls, view: PlayerView, *, laying: bool) -> Walk:
        """The walk of no steps from where the view's own boot stands."""
        assert view.seat is not None
        own = view.seats[view.seat]
        held = own.open_counters + view.secret_counters if laying else ()
        collected = sum(1 << BOARD.town_index[town] for town in own.collected)
        return cls(
            town=BOARD.town_index[own.boot],
            wanted=ALL_PIECES & ~collected,
            hand=tuple(view.hand.count(card) for card in CARDS),
            cards=len(view.hand),
            counters=tuple(held.count(counter) for counter in TRANSPORTS),
        )

    def after(self, step: Step, price: int, kind: int, lay: int = NOTHING) -> Walk:
        """The walk one step on.

        ``kind`` is the card that the step asks for, -1 for a caravan's any; ``lay`` the counter
        to be laid for it, -1 for none.
        """
        return Walk(
            step.to,
            self.wanted & ~(1 << step.to),
            self.hand if kind == NOTHING else _less(self.hand, kind, price),
            self.cards - price,
            self.counters if lay == NOTHING else _less(self.counters, lay, 1),
            self.laid if lay == NOTHING else (*self.laid, (step.connection, lay)),
            (*self.steps, (step, kind == NOTHING)),
            self.found + (self.wanted >> step.to & 1),
        )

    @property
    def near(self) -> int:
        """How many towns next to where it stands still have a piece."""
        return (_NEIGHBOURS[self.town] & self.wanted).bit_count()


def _less(counts: tuple[int, ...], kind: int, fewer: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - fewer, *counts[kind + 1 :])


def walks(ground: Ground, start: Walk, sight: int) -> Iterator[Walk]:
    """``start`` and the most promising walks of up to ``sight`` steps more, shorter ones first."""
    followed = [start]
    yield start
    for _ in range(sight):
        longer = {
            (walk.town, walk.wanted, walk.hand, walk.cards, frozenset(walk.laid)): walk
            for shorter in followed
            for walk in _longer(ground, shorter)
        }
        followed = nlargest(WIDTH, longer.values(), key=_promise)
        yield from followed


def _promise(walk: Walk) -> int:
    return 6 * walk.found + 2 * walk.cards + walk.near - len(walk.laid)


def _longer(ground: Ground, walk: Walk) -> Iterator[Walk]:
    """Every walk of one step more that what is left can pay (MOVE-2 to MOVE-5)."""
    if not walk.cards:
        return
    laid = dict(walk.laid)
    for step in STEPS[walk.town]:
        if step.terrain < 0:
            if step.rafts <= min(walk.hand[RAFT], walk.cards):
                yield walk.after(step, step.rafts, RAFT)
            continue
        lies = laid.get(step.connection, ground.lies[step.connection])
        obstacle = ground.blocked >> step.connection & 1
        if lies != NOTHING:
            yield from _over(walk, step, ground.costs[lies][step.terrain] + obstacle, lies)
            if walk.cards >= CARAVAN + obstacle:
                yield walk.after(step, CARAVAN + obstacle, NOTHING)
        else:
            yield from _laying(ground, walk, step)


def _over(walk: Walk, step: Step, price: int, kind: int, lay: int = NOTHING) -> Iterator[Walk]:
    if price <= min(walk.hand[kind], walk.cards):
        yield walk.after(step, price, kind, lay)


def _laying(ground: Ground, walk: Walk, step: Step) -> Iterator[Walk]:
    """Over a bare road, by laying a counter that the hand can pay, or any for a caravan."""
    fits = [
        kind for kind, held in enumerate(walk.counters) if held and ground.costs[kind][step.terrain]
    ]
    for kind in fits:
        yield from _over(walk, step, ground.costs[kind][step.terrain], kind, kind)
    if fits and walk.cards >= CARAVAN:
        least = min(fits, key=lambda kind: walk.hand[kind])
        yield walk.after(step, CARAVAN, NOTHING, least)

"""Walks that a hand can pay: over the counters that lie, the waters, and counters still to be laid.

A walk goes step by step, and of the walks of each length only the most promising few are followed.
A caravan's cards are any cards, so which ones need not be decided on the way: it is enough that
each kind suffices for the steps that ask for it, and the whole hand for all steps together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Final, NamedTuple

from elfenland.board.chart import CARAVAN, COSTS
from elfenland.board.kinds import CARDS, RAFT, TRANSPORT_INDEX, TRANSPORTS
from elfenland.board.map import BOARD
from elfenland.rules import Action, PlayerView
from elfenland.rules.state import ALL_PIECES, NOTHING
from elfenland.rules.tables import STEPS, Step

WIDTH: Final = 5
"""How many walks of each length are followed."""

NO_PULL: Final = (0,) * len(BOARD.towns)
DRAWN: Final = 2
"""Cards of a Draw Two (TILE-1)."""

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


class Stride(NamedTuple):
    """One step of a walk: by caravan or not, and with a free path or not (TILE-6)."""

    step: Step
    caravan: bool
    free: bool

    @property
    def action(self) -> Action:
        """The action that sets out on it."""
        if self.free:
            assert self.step.free is not None
            return self.step.free[self.caravan]
        return self.step.caravan if self.caravan and self.step.caravan else self.step.travel


@dataclass(slots=True)
class Walk:
    """A walk so far: where it stands, and what is left of what it began with.

    ``hand`` lacks what was asked for by kind; ``cards`` is what remains of it when the caravans are
    paid too, with those drawn on the way, of which no kind is known. ``wanted``: towns whose piece
    is still to be had. ``laid``: roads with the counter to lay on each. ``free_paths``: those left.
    ``draws``: towns that give two cards when their piece is collected.
    """

    town: int
    wanted: int
    hand: tuple[int, ...]
    cards: int
    counters: tuple[int, ...]
    laid: tuple[tuple[int, int], ...] = ()
    steps: tuple[Stride, ...] = ()
    found: int = 0
    free_paths: int = 0
    draws: int = 0

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
            free_paths=own.free_paths,
        )

    def after(
        self, step: Step, price: int, kind: int, lay: int = NOTHING, *, free: bool = False
    ) -> Walk:
        """The walk one step on.

        ``kind`` is the card that the step asks for, -1 for a caravan's any; ``lay`` the counter
        to be laid for it, -1 for none; ``free``: a free path is used.
        """
        finds = self.wanted >> step.to & 1
        return Walk(
            step.to,
            self.wanted & ~(1 << step.to),
            self.hand if kind == NOTHING else _less(self.hand, kind, price),
            self.cards - price + (DRAWN if finds and self.draws >> step.to & 1 else 0),
            self.counters if lay == NOTHING else _less(self.counters, lay, 1),
            self.laid if lay == NOTHING else (*self.laid, (step.connection, lay)),
            (*self.steps, Stride(step, kind == NOTHING, free)),
            self.found + finds,
            self.free_paths - free,
            self.draws,
        )

    @property
    def near(self) -> int:
        """How many towns next to where it stands still have a piece."""
        return (_NEIGHBOURS[self.town] & self.wanted).bit_count()


def _less(counts: tuple[int, ...], kind: int, fewer: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] - fewer, *counts[kind + 1 :])


def walks(
    ground: Ground, start: Walk, sight: int, pull: Sequence[float] = NO_PULL
) -> Iterator[Walk]:
    """``start`` and the most promising walks of up to ``sight`` steps more, shorter ones first.

    ``pull``: by town, how much its walks promise beside what they find; a new town promises 6.
    """

    def promise(walk: Walk) -> float:
        return 6 * walk.found + 2 * walk.cards + walk.near - len(walk.laid) + pull[walk.town]

    followed = [start]
    yield start
    for _ in range(sight):
        longer = {
            (
                walk.town,
                walk.wanted,
                walk.hand,
                walk.cards,
                walk.free_paths,
                frozenset(walk.laid),
            ): walk
            for shorter in followed
            for walk in _longer(ground, shorter)
        }
        followed = nlargest(WIDTH, longer.values(), key=promise)
        yield from followed


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
            price = ground.costs[lies][step.terrain]
            yield from _either_way(walk, step, price + obstacle, CARAVAN + obstacle, lies)
            if obstacle and walk.free_paths:
                yield from _either_way(walk, step, price, CARAVAN, lies, free=True)
        else:
            yield from _laying(ground, walk, step)


def _either_way(
    walk: Walk, step: Step, price: int, caravan: int, kind: int, *, free: bool = False
) -> Iterator[Walk]:
    """Over a counter that lies, for its own cards and for any."""
    if price <= min(walk.hand[kind], walk.cards):
        yield walk.after(step, price, kind, free=free)
    if walk.cards >= caravan:
        yield walk.after(step, caravan, NOTHING, free=free)


def _laying(ground: Ground, walk: Walk, step: Step) -> Iterator[Walk]:
    """Over a bare road, by laying a counter that the hand can pay, or any for a caravan."""
    fits = [
        kind for kind, held in enumerate(walk.counters) if held and ground.costs[kind][step.terrain]
    ]
    for kind in fits:
        price = ground.costs[kind][step.terrain]
        if price <= min(walk.hand[kind], walk.cards):
            yield walk.after(step, price, kind, kind)
    if fits and walk.cards >= CARAVAN:
        least = min(fits, key=lambda kind: walk.hand[kind])
        yield walk.after(step, CARAVAN, NOTHING, least)

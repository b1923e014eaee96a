"""The searcher: it tries the planner's choice and others in worlds that may be the true one.

All are tried in the same worlds, so that they are compared by pairs. What is clearly worse is
dropped on the way, and the planner's choice is left only for one that is better beyond doubt.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice
from random import Random
from time import thread_time
from typing import Final, Protocol

from elfenland.board.kinds import TRANSPORTS
from elfenland.bots.belief import worlds
from elfenland.bots.candidates import Candidate, candidates
from elfenland.bots.planner import learned
from elfenland.bots.playout import Goals, World
from elfenland.errors import UnknownBot
from elfenland.rules import Action, PlayerView

SCOUTS: Final = 3
"""From how many worlds it is seen what others may be after."""
FIRST_LOOK: Final = 6
"""After so many worlds the first candidates may be dropped."""
DOUBT: Final = 2.0
"""A difference counts as sure from so many standard errors on."""
CAUTION: Final = 1.0
"""So many standard errors are taken from what seems to be gained over the planner's choice."""
SUPPOSED: Final = 2
"""In so many worlds beside those seen differences are supposed to spread by ``SPREAD``."""
SPREAD: Final = 0.1
TRIFLE: Final = 0.003
"""A gain in the share of the win for which it is not worth searching on."""
SEARCHED: Final = ("draw", "plan")
"""The phases in which it searches; in the others it plays as the planner."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much one decision may take: ``nodes`` playouts, or else ``seconds``.

    Seconds are the thread's own processor time, so that a busy machine does not weaken its play.
    With nodes the same seed and views give the same choices.
    """

    seconds: float = 0.2
    nodes: int | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """The budget from ``0.05`` or ``nodes=200``.

        Raises:
            UnknownBot: it is neither, or nothing at all.
        """
        try:
            if text.startswith("nodes="):
                budget = cls(nodes=int(text.removeprefix("nodes=")))
            else:
                budget = cls(seconds=float(text))
        except ValueError:
            budget = cls(seconds=0)
        if not (0 < budget.seconds < math.inf and (budget.nodes is None or budget.nodes > 0)):
            raise UnknownBot(
                f"{text!r} is no budget; seconds are written as in searcher@0.05, "
                "playouts as in searcher@nodes=200"
            )
        return budget

    def begin(self) -> _Purse:
        """What is left of it for a decision that begins now."""
        if self.nodes is not None:
            return _Nodes(self.nodes)
        now = thread_time()
        return _Seconds(now + self.seconds, now)


class _Purse(Protocol):
    def spend(self) -> bool:
        """Whether there is enough for one more playout, which is then paid."""
        ...


@dataclass(slots=True)
class _Nodes:
    left: int

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


@dataclass(slots=True)
class _Seconds:
    deadline: float
    asked: float
    longest: float = 0.0

    def spend(self) -> bool:
        now = thread_time()
        self.longest = max(self.longest, now - self.asked)
        self.asked = now
        # The next may take as long as the longest, or hardly any time.
        return now + self.longest / 2 < self.deadline


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action, and what is expected of it.

    value: the share of the win, from 0 to 1. pieces: those at the end of the game. worlds: in how
    many worlds it was tried; with none the other figures are 0.
    """

    action: Action
    value: float
    pieces: float
    worlds: int


@dataclass(slots=True)
class _Tried:
    candidate: Candidate
    shares: list[float] = field(default_factory=list)
    pieces: list[float] = field(default_factory=list)

    def gain(self, other: _Tried) -> tuple[float, float]:
        """How much better than ``other`` in the worlds of both, and the standard error of that."""
        pairs = list(zip(self.shares, other.shares, strict=False))
        gains = [mine - yours for mine, yours in pairs]
        mean = sum(gains) / len(gains)
        squares = sum((gain - mean) ** 2 for gain in gains) + SUPPOSED * SPREAD**2
        return mean, math.sqrt(squares / (len(gains) + SUPPOSED - 1) / len(gains))


class Searcher:
    """Plays as the planner, and looks for something better when counters are drawn and laid."""

    def __init__(self, seed: str | int, budget: Budget | None = None) -> None:
        self._planner = learned(seed)
        self._dice = Random(f"searcher {seed}")
        self._budget = budget or Budget()
        self._round = 0
        self._drawn: list[list[int]] = []

    def choose(self, view: PlayerView, /) -> Action:
        """What is best beyond doubt."""
        purse = self._budget.begin()
        planned = self._planner.choose(view)
        if len(view.legal) == 1 or view.phase not in SEARCHED:
            return planned
        source = self._worlds(view, self._remembered(view))
        scouts = list(islice(source, SCOUTS))
        tried = [_Tried(candidate) for candidate in candidates(view, planned, scouts)]
        _try(tried, chain(scouts, source), purse)
        return _ranked(tried)[0].candidate.action

    def weigh(
        self, view: PlayerView, actions: Sequence[Action] | None = None
    ) -> tuple[Weighed, ...]:
        """What is expected of actions, best first; without ``actions`` of those worth trying.

        The first is what it would choose of them.
        """
        purse = self._budget.begin()
        planned = learned(0).choose(view)
        source = self._worlds(view, _shown(view))
        scouts = list(islice(source, SCOUTS))
        tried = [
            _Tried(candidate)
            for candidate in candidates(view, planned, scouts)
            if actions is None or candidate.action in actions
        ]
        known = {one.candidate.action for one in tried}
        tried += [_Tried(Candidate(action)) for action in actions or () if action not in known]
        if not tried:
            return ()
        _try(tried, chain(scouts, source), purse)
        return tuple(_weighed(one, tried[0]) for one in _ranked(tried))

    def _worlds(self, view: PlayerView, drawn: list[list[int]]) -> Iterator[World]:
        assert view.seat is not None
        goals: Goals = {}
        for game in worlds(view, self._dice, drawn):
            yield World(game, view.seat, self._dice.getrandbits(32), goals)

    def _remembered(self, view: PlayerView) -> list[list[int]]:
        """By seat the counters it has shown in this round, though some of them be laid by now."""
        drawn = _shown(view)
        if view.round == self._round:
            pairs = zip(drawn, self._drawn, strict=True)
            drawn = [list(map(max, now, before)) for now, before in pairs]
        self._round, self._drawn = view.round, drawn
        return drawn


def _shown(view: PlayerView) -> list[list[int]]:
    return [[seat.open_counters.count(kind) for kind in TRANSPORTS] for seat in view.seats]


def _try(tried: Sequence[_Tried], source: Iterator[World], purse: _Purse) -> None:
    """Play on after each, world by world, until the purse is empty or one is left."""
    left = list(tried)
    while len(left) > 1 or not tried[0].shares:
        world = next(source)
        outcomes = []
        for one in left:
            if not purse.spend():
                return
            outcomes.append(world.after(one.candidate.action, one.candidate.plan))
        for one, found in zip(left, outcomes, strict=True):
            one.shares.append(found.share)
            one.pieces.append(found.pieces)
        if len(left[0].shares) >= FIRST_LOOK:
            left = _promising(left, tried[0])


def _promising(left: Sequence[_Tried], planned: _Tried) -> list[_Tried]:
    """Those that may yet be chosen: neither surely worse than the best nor no gain at all."""
    best = max(left, key=lambda one: sum(one.shares))
    found = []
    for one in left:
        if one is not planned:
            gain, error = one.gain(planned)
            if gain + DOUBT * error < TRIFLE:
                continue
        if one is not best:
            loss, error = best.gain(one)
            if loss > DOUBT * error:
                continue
        found.append(one)
    return found


def _ranked(tried: Sequence[_Tried]) -> list[_Tried]:
    """Best first, by what is gained over the first of them beyond doubt; those not tried last."""

    def sure(one: _Tried) -> float:
        if one is tried[0]:
            return 0.0
        if not one.shares:
            return -math.inf
        gain, error = one.gain(tried[0])
        return gain - CAUTION * error

    return sorted(tried, key=sure, reverse=True)


def _weighed(one: _Tried, planned: _Tried) -> Weighed:
    count = len(one.shares)
    if not count:
        return Weighed(one.candidate.action, 0, 0, 0)
    # Dropped early, it was seen in fewer worlds, which may have been better ones or worse.
    value = sum(planned.shares) / len(planned.shares) + one.gain(planned)[0]
    return Weighed(one.candidate.action, min(1.0, max(0.0, value)), sum(one.pieces) / count, count)

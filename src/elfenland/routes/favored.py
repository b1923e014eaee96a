"""The states of a travel turn with Great Favors, where pieces bring cards and free paths.

A free path gained on the way is used from there on. A Draw Two adds two cards of which no kind is
known: they pay for caravans from there on and for nothing else, before any known card does. So
every tour found can be walked whatever is drawn, and no such tour is missed.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

from elfenland.routes.foresight import Foresight
from elfenland.routes.ground import KINDS, Ground, Way
from elfenland.routes.search import BITS, MASK, ONE, Search, State
from elfenland.rules.favors import DRAWN

# What was drawn stands in the hand above all kinds.
_DRAWN_BITS: Final = BITS * KINDS
_SMALL: Final = 1500
"""So many states are visited in less time than foresight takes to be of use."""


class FavoredSearch(Search):
    """As ``Search``; the cards left count what was drawn, and the hand has it above all kinds."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._given_up = 0

    @property
    def nodes(self) -> int:
        """How many states were visited or looked into."""
        return super().nodes + self._given_up

    def run(self, *, everything: bool = False) -> None:
        """As ``Search.run``; a state is passed over that no draw ahead would save either.

        When that does not suffice to keep the search small, it begins anew with foresight.
        """
        # Foresight takes it that every way costs something; a caravan under way is paid for.
        at_any_size = everything or not all(way.cards for way in self.ground.ways[self.ground.town])
        if self._visit(inf if at_any_size else _SMALL, everything=everything):
            return
        foresight = Foresight(self.ground)
        given_up = len(self.came)
        self.came, self.best = {self.start: None}, [self.start]
        self._visit_foreseen(foresight)
        self._given_up = given_up + foresight.nodes

    def _visit(self, size: float, *, everything: bool) -> bool:
        """Visit the states, unless there are more than ``size``; returns whether it was done."""
        draws, wins = self.ground.draws, self.ground.wins
        first, most = self.ground.wanted.bit_count(), 0
        stack = [self.start]
        while stack:
            if len(self.came) > size:
                return False
            state = stack.pop()
            wanted = state[1]
            hope = state[3] + DRAWN * (wanted & draws).bit_count()
            passed_over = first - wanted.bit_count() + hope < most and not everything
            if passed_over or (wins and not wanted):
                continue
            for after, way in self._next(state):
                if after in self.came:
                    continue
                self.came[after] = (state, way)
                stack.append(after)
                new = first - after[1].bit_count()
                if new > most:
                    most = new
                    self.best.clear()
                if new == most:
                    self.best.append(after)
        return True

    def _visit_foreseen(self, foresight: Foresight) -> None:
        """Visit the states that come to the most new towns, in the order of ``_visit``.

        So of equal tours the same is found first.
        """
        first, most, wins = self.ground.wanted.bit_count(), foresight.most, self.ground.wins
        if most:
            self.best.clear()
        stack = [self.start]
        while stack:
            state = stack.pop()
            if wins and not state[1]:
                continue
            for after, way in self._next(state):
                if after in self.came:
                    continue
                new = first - after[1].bit_count()
                if new < most and not foresight.sees(after):
                    continue
                self.came[after] = (state, way)
                stack.append(after)
                if new == most:
                    self.best.append(after)

    def drawn(self, state: State) -> int:
        """How many cards are left of those drawn on the way."""
        return state[2] >> _DRAWN_BITS

    def _next(self, state: State) -> Iterator[tuple[State, Way]]:
        ground = self.ground
        gains = (ground.draws | ground.free_path_tiles) & state[1]
        town, wanted, hand, left, free = state
        drawn = hand >> _DRAWN_BITS
        known = left - drawn
        for way in ground.ways[town]:
            to, kind, cards, free_path, _ = way
            if cards > left or free_path > free:
                continue
            if kind < 0:
                rest = hand - (min(cards, drawn) << _DRAWN_BITS)
            elif cards > known or (hand >> BITS * kind & MASK) < cards:
                continue
            else:
                rest = hand - cards * ONE[kind]
            after = (to, wanted & ~(1 << to), rest, left - cards, free - free_path)
            yield (_with_favor(ground, after) if gains >> to & 1 else after), way


def _with_favor(ground: Ground, state: State) -> State:
    """The state after the favor of the town just collected, a Draw Two or a free path."""
    town, wanted, hand, left, free = state
    if ground.free_path_tiles >> town & 1:
        return town, wanted, hand, left, min(free + 1, ground.most_free_paths)
    before = (ground.draws & ground.wanted & ~wanted).bit_count() - 1
    cards = max(0, min(DRAWN, ground.drawable - DRAWN * before))
    return town, wanted, hand + (cards << _DRAWN_BITS), left + cards, free


def search_of(ground: Ground) -> Search:
    """The search for a ground: the plain one where no favor on the way adds anything."""
    favored = ground.draws | ground.free_path_tiles
    return FavoredSearch(ground) if favored & ground.wanted else Search(ground)

"""The states of a travel turn, each visited once.

What a tour is worth depends only on where it ends: the town, the towns still wanted, the cards. So
the search goes over such states, not over tours. Which cards a caravan takes is left open until the
end: until then it only has to hold that enough cards are left for all caravans together. That is
exact, since a caravan takes any cards and the hand only shrinks on the way.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from elfenland.routes.ground import KINDS, Ground, Way

# A hand is one number, with so many bits a kind.
_BITS: Final = 7
_MASK: Final = (1 << _BITS) - 1
_ONE: Final = tuple(1 << _BITS * kind for kind in range(KINDS))

State: TypeAlias = tuple[int, int, int, int, int]
"""Town; towns still wanted; the hand without what was paid by kind; cards left in all, caravans
paid; free paths left."""


class Search:
    """All states from a ground; ``came``: from which state and by which way each was reached."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        hand = sum(count * _ONE[kind] for kind, count in enumerate(ground.hand))
        self.start: State = (ground.town, ground.wanted, hand, sum(ground.hand), ground.free_paths)
        self.came: dict[State, tuple[State, Way] | None] = {self.start: None}
        self.best: list[State] = [self.start]

    def run(self, *, everything: bool = False) -> None:
        """Visit the states; ``best`` are then those with most new towns.

        Without ``everything`` a state is passed over from which fewer new towns can be collected
        than the best has: every further one costs a card at least.
        """
        ways_of, came, best = self.ground.ways, self.came, self.best
        first = self.ground.wanted.bit_count()
        most = 0
        stack = [self.start]
        while stack:
            state = stack.pop()
            town, wanted, hand, left, free = state
            if first - wanted.bit_count() + left < most and not everything:
                continue
            for way in ways_of[town]:
                to, kind, cards, free_path, _ = way
                if cards > left or free_path > free:
                    continue
                if kind < 0:
                    rest = hand
                elif (hand >> _BITS * kind & _MASK) < cards:
                    continue
                else:
                    rest = hand - cards * _ONE[kind]
                after = (to, wanted & ~(1 << to), rest, left - cards, free - free_path)
                if after in came:
                    continue
                came[after] = (state, way)
                stack.append(after)
                new = first - after[1].bit_count()
                if new > most:
                    most = new
                    best.clear()
                if new == most:
                    best.append(after)

    def hand(self, state: State) -> list[int]:
        """The cards by kind that are left of a state's hand before its caravans are paid."""
        return [state[2] >> _BITS * kind & _MASK for kind in range(KINDS)]

    def ways(self, state: State) -> list[Way]:
        """The ways that lead to a state, in order."""
        found: list[Way] = []
        at = state
        while (before := self.came[at]) is not None:
            at, way = before
            found.append(way)
        found.reverse()
        return found

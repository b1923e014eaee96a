"""The states of a travel turn, each visited once.

What a tour is worth depends only on where it ends: the town, the towns still wanted, the cards. So
the search goes over such states, not over tours. Which cards a caravan takes is left open until the
end: until then it only has to hold that enough cards are left for all caravans together. That is
exact, since a caravan takes any cards and the hand only shrinks on the way.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from elfenland.routes.ground import KINDS, Ground, Way

# A hand is one number, with so many bits a kind, of which the uppermost stays free.
BITS: Final = 8
MASK: Final = (1 << BITS) - 1
ONE: Final = tuple(1 << BITS * kind for kind in range(KINDS))

State: TypeAlias = tuple[int, int, int, int, int]
"""Town; towns still wanted; the hand without what was paid by kind; cards left in all, caravans
paid; free paths left."""


class Search:
    """All states from a ground; ``came``: from which state and by which way each was reached."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        hand = sum(count * ONE[kind] for kind, count in enumerate(ground.hand))
        self.start: State = (ground.town, ground.wanted, hand, sum(ground.hand), ground.free_paths)
        self.came: dict[State, tuple[State, Way] | None] = {self.start: None}
        self.best: list[State] = [self.start]

    @property
    def nodes(self) -> int:
        """How many states were visited."""
        return len(self.came)

    def run(self, *, everything: bool = False) -> None:
        """Visit the states; ``best`` are then those with most new towns.

        Without ``everything`` a state is passed over from which fewer new towns can be collected
        than the best has: every further one costs a card at least.
        """
        ways_of, came, best = self.ground.ways, self.came, self.best
        first, wins = self.ground.wanted.bit_count(), self.ground.wins
        most = 0
        stack = [self.start]
        while stack:
            state = stack.pop()
            town, wanted, hand, left, free = state
            passed_over = first - wanted.bit_count() + left < most and not everything
            if passed_over or (wins and not wanted):
                continue
            for way in ways_of[town]:
                to, kind, cards, free_path, _ = way
                if cards > left or free_path > free:
                    continue
                if kind < 0:
                    rest = hand
                elif (hand >> BITS * kind & MASK) < cards:
                    continue
                else:
                    rest = hand - cards * ONE[kind]
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
        return [state[2] >> BITS * kind & MASK for kind in range(KINDS)]

    def drawn(self, _state: State) -> int:
        """How many cards are left of those drawn on the way."""
        return 0

    def steps(self, state: State) -> list[tuple[State, Way]]:
        """The ways that lead to a state, in order, each with the state it sets out from."""
        found: list[tuple[State, Way]] = []
        at = state
        while (step := self.came[at]) is not None:
            found.append(step)
            at = step[0]
        found.reverse()
        return found

"""What can still come of a state of a travel turn with favors: how many new towns, at most.

A state is given up early for one of two reasons, neither of which loses a tour. No more towns can
be paid for than the bound of ``prices``. Or another state was given up that stands in the same
town, wants the same towns and has as much of everything: each tour from the poorer one can be
walked from the richer.
"""

from __future__ import annotations

from collections import defaultdict

from elfenland.routes.ground import Ground
from elfenland.routes.prices import (
    FREE,
    FREE_AT,
    GUARD,
    KNOWN,
    KNOWN_AT,
    LEFT,
    LEFT_AT,
    TOWN,
    TOWN_BITS,
    Place,
    Prices,
    Purse,
)
from elfenland.routes.search import MASK, ONE, State
from elfenland.rules.favors import DRAWN


class Foresight:
    """Whether a state can still come to as many new towns as the best tour collects.

    It is for grounds where every way costs a card at least. ``most`` is how many new towns those
    are. ``nodes`` counts the states that were looked into.
    """

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._first = ground.wanted.bit_count()
        self._ways = [self._ways_from(town) for town in range(len(ground.ways))]
        self._bound = Prices(ground).bound
        self._dead: defaultdict[Place, list[Purse]] = defaultdict(list)
        self._alive: defaultdict[Place, list[Purse]] = defaultdict(list)
        self._known: dict[tuple[Place, Purse], bool] = {}
        self.nodes = 0
        hand = sum(count * ONE[kind] for kind, count in enumerate(ground.hand))
        left = sum(ground.hand)
        purse = hand + left * (KNOWN + LEFT) + ground.free_paths * FREE
        self.most = self._most(ground.wanted << TOWN_BITS | ground.town, purse)

    def sees(self, state: State) -> bool:
        """Whether the most new towns can be come to from a state of the search."""
        town, wanted, hand, left, free = state
        drawn = hand >> KNOWN_AT
        purse = hand + (left - 2 * drawn) * KNOWN + left * LEFT + free * FREE
        return self._reaches(wanted << TOWN_BITS | town, purse)

    def _ways_from(self, town: int) -> list[tuple[int, int, int]]:
        """The ways: the town they lead to, the price as a purse, the cards if it is a caravan."""
        found = set()
        for to, kind, cards, free, _ in self._ground.ways[town]:
            price = cards * LEFT + free * FREE
            if kind < 0:
                found.add((to, price, cards))
            elif cards <= self._ground.hand[kind]:
                found.add((to, price + cards * (ONE[kind] + KNOWN), 0))
        return sorted(found, key=lambda way: way[1])

    def _next(self, place: Place, purse: Purse) -> list[tuple[Place, Purse]]:
        """What ``FavoredSearch`` comes to from here, without the ways."""
        town, wanted = place & TOWN, place >> TOWN_BITS
        gains = (self._ground.draws | self._ground.free_path_tiles) & wanted
        guarded = purse | GUARD
        found = []
        for to, price, caravan in self._ways[town]:
            rest = guarded - price
            if rest & GUARD != GUARD:
                continue
            rest ^= GUARD
            if caravan:
                # What was drawn pays first.
                known, left = rest >> KNOWN_AT & MASK, rest >> LEFT_AT & MASK
                if known > left:
                    rest -= (known - left) * KNOWN
            after = (wanted & ~(1 << to)) << TOWN_BITS | to
            found.append((after, self._with_favor(after, rest) if gains >> to & 1 else rest))
        return found

    def _with_favor(self, place: Place, purse: Purse) -> int:
        ground = self._ground
        if ground.free_path_tiles >> (place & TOWN) & 1:
            return purse + FREE if purse >> FREE_AT < ground.most_free_paths else purse
        drawn = (ground.draws & ground.wanted & ~(place >> TOWN_BITS)).bit_count() - 1
        return purse + max(0, min(DRAWN, ground.drawable - DRAWN * drawn)) * LEFT

    def _most(self, place: Place, purse: Purse) -> int:
        """The most new towns: those states first that promise most."""
        first, best = self._first, 0
        promise = self._bound(place, purse)
        waiting: list[list[tuple[Place, Purse]]] = [[] for _ in range(promise + 1)]
        waiting[promise].append((place, purse))
        visited: defaultdict[Place, list[Purse]] = defaultdict(list)
        while best < promise:
            if not waiting[promise]:
                promise -= 1
                continue
            self.nodes += 1
            for after, rest in self._next(*waiting[promise].pop()):
                known = visited[after]
                if _has_as_much(known, rest):
                    continue
                known.append(rest | GUARD)
                new = first - (after >> TOWN_BITS).bit_count()
                best = max(best, new)
                hope = min(promise, new + self._bound(after, rest))
                if hope > best:
                    waiting[hope].append((after, rest))
        return best

    def _reaches(self, place: Place, purse: Purse) -> bool:
        """Whether as many new towns as the most can be come to from here."""
        known = self._known
        state = place, purse
        found = known.get(state)
        if found is not None:
            return found
        lacking = self.most - self._first + (place >> TOWN_BITS).bit_count()
        if lacking <= 0:
            return True
        dead = self._dead[place]
        if _has_as_much(dead, purse) or self._bound(place, purse) < lacking:
            known[state] = False
            return False
        guarded, alive = purse | GUARD, self._alive[place]
        for other in alive:
            if guarded - other & GUARD == GUARD:
                known[state] = True
                return True
        self.nodes += 1
        for after in self._next(place, purse):
            if self._reaches(*after):
                alive.append(purse)
                known[state] = True
                return True
        dead.append(guarded)
        known[state] = False
        return False


def _has_as_much(others: list[Purse], purse: Purse) -> bool:
    """Whether one of the others, which are guarded, has as much of everything."""
    for other in others:  # noqa: SIM110 - any() takes twice as long
        if other - purse & GUARD == GUARD:
            return True
    return False

"""How many more new towns can be paid for at most, in a travel turn with favors.

It is a bound, and asks no more than this of a tour. Each new town is come to from another, or from
where the boot stands, and costs at least the fewest cards between the two. Below three cards it is
paid by a kind that leads into that town, and no kind pays more than there is of it. What is drawn
pays for caravans. Towns behind more waters than there are rafts for are out of reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from elfenland.board.chart import CARAVAN
from elfenland.board.kinds import RAFT
from elfenland.routes.ground import KINDS, Ground
from elfenland.routes.search import BITS, MASK
from elfenland.rules.favors import DRAWN

Place: TypeAlias = int
"""A town, and above it the towns still wanted, as bits."""

Purse: TypeAlias = int
"""What there is to pay with: known cards by kind, all known cards, all cards, free paths.

Each has as many bits as a kind has in a hand, of which the uppermost stays free: so a purse pays a
price, or has as much of everything as another, when their difference borrows none of those.
"""

KNOWN_AT: Final = BITS * KINDS
LEFT_AT: Final = KNOWN_AT + BITS
FREE_AT: Final = LEFT_AT + BITS
KNOWN: Final = 1 << KNOWN_AT
LEFT: Final = 1 << LEFT_AT
FREE: Final = 1 << FREE_AT
GUARD: Final = sum(1 << BITS * field + BITS - 1 for field in range(KINDS + 3))
TOWN_BITS: Final = 5
TOWN: Final = (1 << TOWN_BITS) - 1

_Ways: TypeAlias = list[tuple[int, int, int]]
_DEAR: Final = 8
"""From this price on a town is as dear as any."""


class _Cost(NamedTuple):
    """What the towns wanted at a place cost.

    one, two, three: how many cost up to so many cards. dear: the dearer prices, and how many cost
    that. drawn: the cards that the draws ahead bring. by_kind: where a kind stands in a purse, how
    many towns one card of it enters, and how many two and no less.
    """

    one: int
    two: int
    three: int
    dear: tuple[tuple[int, int], ...]
    drawn: int
    by_kind: tuple[tuple[int, int, int], ...]


class Prices:
    """The bound for all places of a ground, where every way costs a card at least."""

    def __init__(self, ground: Ground) -> None:
        self._draws = ground.draws
        ways = [_payable(ground, town) for town in range(len(ground.ways))]
        self._near = [_rafting(ways, town, ground.hand[RAFT]) for town in range(len(ways))]
        self._froms = _froms(ways)
        self._enters = _enters(ways)
        self._costs: dict[Place, _Cost] = {}

    def bound(self, place: Place, purse: Purse) -> int:
        """How many more new towns can be paid for at most."""
        near = self._near[place & TOWN][purse >> BITS * RAFT & MASK]
        place &= near << TOWN_BITS | TOWN
        cost = self._costs.get(place)
        if cost is None:
            cost = self._costs[place] = self._cost_at(place)
        one, two, three, _, drawn, by_kind = cost
        single = both = 0
        for at, for_one, for_two in by_kind:
            held = purse >> at & MASK
            if held <= for_one:
                single += held
            else:
                single += for_one
                both += min(held - for_one >> 1, for_two)
        both += single
        # Asked most of all: min() would take half as long again.
        if both > two:  # noqa: PLR1730
            both = two
        if single > one:  # noqa: PLR1730
            single = one
        known = purse >> KNOWN_AT & MASK
        if single > known:  # noqa: PLR1730
            single = known
        found = min(both, single + (known - single >> 1))
        left = (purse >> LEFT_AT & MASK) + drawn + single - 2 * found
        caravans = left // CARAVAN
        return found + caravans if found + caravans <= three else _dearer(cost, found, left)

    def _cost_at(self, place: Place) -> _Cost:
        wanted = place >> TOWN_BITS
        at_hand = wanted | 1 << (place & TOWN)
        counts = [0] * (_DEAR + 1)
        for town, froms in self._froms:
            if wanted & town:
                counts[next((price for price, here in froms if here & at_hand), _DEAR)] += 1
        two = counts[1] + counts[2]
        by_kind = []
        for at, for_one, for_two in self._enters:
            if wanted & for_two:
                one = (wanted & for_one).bit_count()
                by_kind.append((at, one, (wanted & for_two).bit_count() - one))
        return _Cost(
            one=counts[1],
            two=two,
            three=two + counts[CARAVAN],
            dear=tuple((price, counts[price]) for price in range(CARAVAN + 1, _DEAR + 1)),
            drawn=DRAWN * (self._draws & wanted).bit_count(),
            by_kind=tuple(by_kind),
        )


def _dearer(cost: _Cost, found: int, left: int) -> int:
    """The bound where cards are left when all towns for up to three are entered."""
    left -= CARAVAN * (cost.three - found)
    found = cost.three
    for price, count in cost.dear:
        entered = min(count, left // price)
        found += entered
        left -= price * entered
    return found


def _payable(ground: Ground, here: int) -> _Ways:
    """The ways from a town that the hand suffices for: whither, the kind and the cards."""
    return [
        (to, kind, cards)
        for to, kind, cards, _, _ in ground.ways[here]
        if kind < 0 or cards <= ground.hand[kind]
    ]


def _enters(ways: Sequence[_Ways]) -> list[tuple[int, int, int]]:
    """By kind, from where it stands in a purse, the towns that up to 1 and 2 cards of it enter."""
    found = [[0, 0] for _ in range(KINDS)]
    for out in ways:
        for to, kind, cards in out:
            if kind >= 0:
                for most in range(cards, 3):
                    found[kind][most - 1] |= 1 << to
    return [(BITS * kind, one, two) for kind, (one, two) in enumerate(found) if two]


def _froms(ways: Sequence[_Ways]) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    """By town, as a bit, the prices at which one can come to it, and from where (bits)."""
    within = [[0] * len(ways)]
    for price in range(1, _DEAR):
        within.append([0] * len(ways))
        for here, out in enumerate(ways):
            for to, _, cards in out:
                if cards <= price:
                    within[price][to] |= 1 << here | within[price - cards][here]
    found = []
    for town in range(len(ways)):
        prices, nearer = [], 1 << town
        for price in range(1, _DEAR):
            if here := within[price][town] & ~nearer:
                prices.append((price, here))
                nearer |= here
        if prices:
            found.append((1 << town, tuple(prices)))
    return found


def _rafting(ways: Sequence[_Ways], town: int, most: int) -> list[int]:
    """By rafts in hand, the towns that they suffice for from a town, as sets of bits.

    Any road can be taken by caravan, and waters by rafts only.
    """
    needs = {town: 0}
    waiting = [town]
    while waiting:
        here = waiting.pop()
        for to, kind, cards in ways[here]:
            needed = needs[here] + (cards if kind == RAFT else 0)
            if needed <= most and needed < needs.get(to, most + 1):
                needs[to] = needed
                waiting.append(to)
    within = [0] * (most + 1)
    for there, needed in needs.items():
        for rafts in range(needed, most + 1):
            within[rafts] |= 1 << there
    return within

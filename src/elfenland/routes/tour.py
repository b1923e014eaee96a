"""The exact best travel turn: most new towns, then what the objective says.

With Great Favors a tour uses the free paths that it gains on the way, and goes on past a draw with
what is sure there: two cards, of any kind. When they are drawn one asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from elfenland.board.kinds import CARDS, Card
from elfenland.board.map import BOARD
from elfenland.routes.favored import search_of
from elfenland.routes.ground import KINDS, Ground
from elfenland.routes.search import Search, State


class End(NamedTuple):
    """Where a tour ends: the town and the towns still wanted (bits), and what is left to pay with.

    ``hand`` is counts by kind. ``drawn``: cards left of those drawn on the way, of no known kind.
    ``collected``: the towns whose piece the tour collects (bits); with Great Favors each of them
    opens its favor.
    """

    town: int
    wanted: int
    hand: tuple[int, ...]
    free_paths: int
    drawn: int = 0
    collected: int = 0


Worth: TypeAlias = Callable[[End], float]


def cards_left(end: End) -> int:
    """How many cards are left: what breaks a tie (END-1)."""
    return sum(end.hand) + end.drawn


@dataclass(frozen=True, slots=True)
class Objective:
    """What one travels for: ``worth`` of the end, more being better.

    ``towns_first``: among the tours with most new towns; else among all, and new towns count for
    what ``worth`` makes of them. ``card_values`` say by kind which cards a caravan takes: those
    worth least.
    """

    worth: Worth = cards_left
    card_values: tuple[float, ...] = (1.0,) * KINDS
    towns_first: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a tour: its action, the town it leads to, and the cards it is paid with.

    ``drawn`` more are of those drawn on the way, of which no kind is known. ``favor``: the tour
    counts on the favor of the town it leads to.
    """

    action: str
    to: str
    cards: tuple[Card, ...]
    drawn: int = 0
    favor: bool = False

    @property
    def actions(self) -> tuple[str, ...]:
        """The step as actions in the notation: a caravan with its cards, in the order of kinds.

        Where drawn cards pay for it, only setting out: what pays is to be seen when they are drawn.
        """
        if self.drawn:
            return (self.action,)
        pays = self.cards if " caravan" in self.action else ()
        return (self.action, *(f"pay {card}" for card in pays), *(("favor",) * self.favor))


@dataclass(frozen=True, slots=True)
class Tour:
    """A travel turn, step by step: the ``new`` towns it collects, and where it ends.

    ``nodes`` is how many states were visited to find it.
    """

    steps: tuple[Step, ...]
    new: int
    end: End
    nodes: int

    @classmethod
    def to(cls, search: Search, state: State, aim: Objective) -> Tour:
        """The tour that a search found to ``state``; caravans take the cards worth least."""
        end = end_of(search, state, aim)
        caravan_cards = [count - end.hand[kind] for kind, count in enumerate(search.hand(state))]
        owed = [card for kind, card in enumerate(CARDS) for _ in range(caravan_cards[kind])]
        counted_on = search.ground.draws | search.ground.free_path_tiles
        steps = []
        for before, way in search.steps(state):
            drawn = 0
            if way.kind < 0:
                drawn = min(search.drawn(before), way.cards)
                known = way.cards - drawn
                cards, owed = tuple(owed[:known]), owed[known:]
            else:
                cards = (CARDS[way.kind],) * way.cards
            favor = bool(counted_on & before[1] & 1 << way.to)
            steps.append(Step(way.text, BOARD.towns[way.to].id, cards, drawn, favor))
        return cls(tuple(steps), end.collected.bit_count(), end, search.nodes)


def best_tour(ground: Ground, objective: Objective | None = None) -> Tour:
    """The best tour by the objective; without one, most new towns and then most cards left.

    Exact for every ``worth`` in which the cards kept from a caravan count by their values. Of equal
    tours it is the first found. What is drawn on the way counts for what it pays for certain: a
    tour past a draw can be walked with any cards, and with those that come there may be a better.
    """
    aim = objective or Objective()
    search = search_of(ground)
    search.run(everything=not aim.towns_first)
    among = search.best if aim.towns_first else search.came
    return Tour.to(search, max(among, key=lambda s: aim.worth(end_of(search, s, aim))), aim)


def without_cheapest(
    hand: Sequence[int], owed: int, card_values: Sequence[float]
) -> tuple[int, ...]:
    """What is left of a hand when so many cards are paid for caravans: those worth least go."""
    left = list(hand)
    for kind in sorted(range(KINDS), key=card_values.__getitem__):
        taken = min(left[kind], owed)
        left[kind] -= taken
        owed -= taken
    return tuple(left)


def end_of(search: Search, state: State, aim: Objective) -> End:
    """Where a state of a search ends; caravans have taken the cards worth least."""
    town, wanted, _, left, free_paths = state
    hand, drawn = search.hand(state), search.drawn(state)
    after = without_cheapest(hand, sum(hand) + drawn - left, aim.card_values)
    return End(town, wanted, after, free_paths, drawn, search.ground.wanted & ~wanted)

"""The exact best travel turn: most new towns, then what the objective says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from elfenland.board.kinds import CARDS, Card
from elfenland.board.map import BOARD
from elfenland.routes.ground import KINDS, Ground
from elfenland.routes.search import Search, State


class End(NamedTuple):
    """Where a tour ends: the town and the towns still wanted (bits), and what is left to pay with.

    ``hand`` is counts by kind.
    """

    town: int
    wanted: int
    hand: tuple[int, ...]
    free_paths: int


Worth: TypeAlias = Callable[[End], float]


def cards_left(end: End) -> float:
    """How many cards are left: what breaks a tie (END-1)."""
    return sum(end.hand)


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
    """One step of a tour: its action, the town it leads to, and the cards it is paid with."""

    action: str
    to: str
    cards: tuple[Card, ...]

    @property
    def actions(self) -> tuple[str, ...]:
        """The step as actions in the notation: a caravan with its cards, in the order of kinds."""
        if " caravan" not in self.action:
            return (self.action,)
        return (self.action, *(f"pay {card}" for card in self.cards))


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
        end = _end(search, state, aim)
        ways = search.ways(state)
        caravan_cards = [count - end.hand[kind] for kind, count in enumerate(search.hand(state))]
        owed = [card for kind, card in enumerate(CARDS) for _ in range(caravan_cards[kind])]
        steps = []
        for way in ways:
            if way.kind < 0:
                cards, owed = tuple(owed[: way.cards]), owed[way.cards :]
            else:
                cards = (CARDS[way.kind],) * way.cards
            steps.append(Step(way.text, BOARD.towns[way.to].id, cards))
        new = search.ground.wanted.bit_count() - end.wanted.bit_count()
        return cls(tuple(steps), new, end, len(search.came))


def best_tour(ground: Ground, objective: Objective | None = None) -> Tour:
    """The best tour by the objective; without one, most new towns and then most cards left.

    Exact for every ``worth`` in which the cards kept from a caravan count by their values. Of equal
    tours it is the first found.
    """
    aim = objective or Objective()
    search = Search(ground)
    search.run(everything=not aim.towns_first)
    among = search.best if aim.towns_first else search.came
    return Tour.to(search, max(among, key=lambda s: aim.worth(_end(search, s, aim))), aim)


def _end(search: Search, state: State, aim: Objective) -> End:
    town, wanted, _, left, free_paths = state
    hand = search.hand(state)
    owed = sum(hand) - left
    for kind in sorted(range(KINDS), key=aim.card_values.__getitem__):
        taken = min(hand[kind], owed)
        hand[kind] -= taken
        owed -= taken
    return End(town, wanted, tuple(hand), free_paths)

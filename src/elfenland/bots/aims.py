"""What a seat is after besides new towns: favors, and with town cards its destination.

All values are in towns near that still have a piece, the measure by which a walk's end is judged
before the last round; a new town on the way is worth any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from elfenland.board.kinds import FAVORS_OF_EACH, Favor
from elfenland.board.map import BOARD
from elfenland.bots.walk import NO_PULL, Walk
from elfenland.rules import PlayerView
from elfenland.rules.state import HAND_LIMIT
from elfenland.rules.view import FavorsView

WORTH: Final[dict[Favor, float]] = {
    "draw-two": 3,
    "draw-next-round": 1.5,
    "two-counters": 1,
    "extra-counter": 1,
    "obstacle": 0.5,
    "free-path": 0.5,
}
UNKNOWN: Final = sum(
    worth * count for worth, count in zip(WORTH.values(), FAVORS_OF_EACH, strict=True)
) / sum(FAVORS_OF_EACH)
"""What a tile is worth that lies face down."""
FOR_NEXT_ROUND: Final = ("draw-next-round", "extra-counter", "obstacle")
"""Favors that give nothing in the last round."""
IN_SIGHT: Final = 3
"""A destination so near is reached in the last round; before, only what is farther counts."""

NEW_TOWN: Final = 6
"""What a new town promises to a walk in `walks`."""


@dataclass(slots=True)
class Aims:
    """What decides between walks; by town, numbered as on the board.

    apart: in the last round with town cards, how far the destination is (END-3); else 0.
    stay: what it is worth to end the turn there. collect: what a piece there brings (GREAT-1).
    draws: a set of the towns that give two cards with their piece.
    """

    last: bool
    apart: Sequence[int] = NO_PULL
    stay: Sequence[float] = NO_PULL
    collect: Sequence[float] = NO_PULL
    draws: int = 0

    @classmethod
    def of(cls, view: PlayerView, *, favors: bool, destination: bool) -> Aims:
        """What the view's own seat is after; either can be left out."""
        rounds_left = view.options.rounds - view.round
        aims = cls(not rounds_left)
        if destination and view.town_card is not None:
            apart = [BOARD.distance(town.id, view.town_card) for town in BOARD.towns]
            if not rounds_left:
                aims.apart = apart
            else:
                aims.stay = [-max(0, far - IN_SIGHT) / rounds_left for far in apart]
        if favors and view.favors is not None:
            if view.options.favors == "great":
                aims.collect = _worth(view, view.favors, rounds_left)
                aims.draws = _two_cards(view.favors)
            elif rounds_left:
                worth = _worth(view, view.favors, rounds_left - 1)
                aims.stay = [a + b for a, b in zip(aims.stay, worth, strict=True)]
        return aims

    @property
    def pull(self) -> list[float]:
        """By town, what makes a walk through it worth following, beside what it finds."""
        return [near - NEW_TOWN * apart for near, apart in zip(self.stay, self.apart, strict=True)]

    def worth(self, start: Walk, walk: Walk) -> tuple[float, ...]:
        """The most new towns; then an end that is good.

        In the last round that is near the destination, and with cards, which decide ties (END-1,
        END-3); before, near to new towns and favors.
        """
        apart = self.apart[walk.town]
        cards = min(walk.cards, HAND_LIMIT)
        if self.last:
            return walk.found - apart, -apart, cards, cards - len(walk.laid)
        return walk.found, self._after(start, walk), cards - len(walk.laid)

    def gains(self, start: Walk, walk: Walk) -> bool:
        """Whether a walk is better than staying, and not only by being nearer to new towns.

        Cards left over are no reason to stay before the last round: hands are dealt up to eight.
        """
        if self.last:
            return walk.found > self.apart[walk.town] - self.apart[start.town]
        return walk.found > 0 or (
            self.stay[walk.town] > self.stay[start.town]
            and self._after(start, walk) > self._after(start, start)
        )

    def _after(self, start: Walk, walk: Walk) -> float:
        collected = self._collected(start.wanted & ~walk.wanted)
        return walk.near + self.stay[walk.town] + collected

    def _collected(self, towns: int) -> float:
        if self.collect is NO_PULL:
            return 0
        return sum(worth for town, worth in enumerate(self.collect) if towns >> town & 1)


def worth_now(view: PlayerView) -> float:
    """What the favor that is open to the view's own seat is worth; 0: it can give nothing."""
    assert view.favors is not None
    assert view.favors.offer is not None
    rounds_left = view.options.rounds - view.round
    return _tile(view, view.favors, view.favors.tiles[view.favors.offer], rounds_left)


def _worth(view: PlayerView, favors: FavorsView, rounds_left: int) -> list[float]:
    """By town what its favor is worth to the view's own seat when so many rounds are to come."""
    return [
        _tile(view, favors, favors.tiles[town.id], rounds_left) if town.id in favors.tiles else 0
        for town in BOARD.towns
    ]


def _tile(view: PlayerView, favors: FavorsView, tile: Favor | None, rounds_left: int) -> float:
    if tile is None:
        return UNKNOWN
    assert view.seat is not None
    if tile in FOR_NEXT_ROUND and not rounds_left:
        return 0
    empty = {
        "obstacle": not favors.obstacle_pool,
        "free-path": not favors.free_path_pool,
        "extra-counter": view.seats[view.seat].extra_counters,
    }
    return 0 if empty.get(tile) else WORTH[tile]


def _two_cards(favors: FavorsView) -> int:
    return sum(
        1 << BOARD.town_index[town] for town, tile in favors.tiles.items() if tile == "draw-two"
    )

"""Sketched tours worked out a second way: every manner of every leg, and the engine itself."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from elfenland.board import BOARD, Connection
from elfenland.board.chart import CARAVAN, COSTS, CROSSING, DOWNSTREAM, OBSTACLE, UPSTREAM
from elfenland.board.kinds import CARD_INDEX, CARDS, RAFT, ROAD_TERRAINS, TRANSPORTS
from elfenland.rules import Game, PlayerView, view
from elfenland.testing.play import nth_game, random_play


def views(games: int) -> Iterator[tuple[PlayerView, int, random.Random]]:
    """Positions of all kinds in random games, each seen by a seat, which is not always to act."""
    for number in range(games):
        game, dice = nth_game(number, "sketches")
        for _ in random_play(game, dice):
            if dice.random() < 0.04:
                seat = dice.randrange(game.options.players)
                yield view(game, seat), seat, dice


def sketched(dice: random.Random, start: str, most: int) -> list[str]:
    """A tour of up to so many legs, to and fro as it comes."""
    towns = [start]
    for _ in range(dice.randint(1, most)):
        towns.append(dice.choice(sorted(BOARD.neighbours(towns[-1]))))
    return towns


def gone(game: Game, towns: Sequence[str]) -> tuple[int, int]:
    """How many legs the engine lets the seat to act go, and the most cards that leaves."""
    seat = game.to_act
    assert seat is not None
    reached: dict[int, int] = {}
    stack = [(game, 0)]
    while stack:
        here, number = stack.pop()
        goes_on = (here.to_act, here.phase, here.round) == (seat, "move", game.round)
        cards = here.state.hand_sizes[seat] if goes_on else 0
        if not goes_on or not here.state.left:
            reached[number] = max(reached.get(number, 0), cards)
        if not goes_on or number == len(towns) - 1:
            continue
        for action in here.legal_actions():
            further = here.copy()
            if action.kind == "travel":
                if BOARD.connection(action.connection).other(towns[number]) != towns[number + 1]:
                    continue
                further.apply(action)
                stack.append((further, number + (not further.state.left)))
            elif action.kind == "pay":
                further.apply(action)
                stack.append((further, number + (not further.state.left)))
    return max(reached.items())


class Gone(NamedTuple):
    """A sketch gone in some manner: what it asks for by kind, for caravans, and to be laid."""

    kinds: tuple[int, ...] = (0,) * len(CARDS)
    caravans: int = 0
    free: int = 0
    laid: tuple[tuple[str, int], ...] = ()

    def asking(self, kind: int | None, price: int, free: int = 0) -> Gone:
        """With so many cards more, of a kind or any, and so many free paths more."""
        if kind is None:
            return self._replace(caravans=self.caravans + price, free=self.free + free)
        kinds = [asked + price * (kind == other) for other, asked in enumerate(self.kinds)]
        return self._replace(kinds=tuple(kinds), free=self.free + free)

    def lacks(self, view: PlayerView, counters: Sequence[str]) -> tuple[int, int, int]:
        """Cards lacking, counters lacking, and cards asked for."""
        hand = [view.hand.count(card) for card in CARDS]
        short = sum(max(0, ask - have) for ask, have in zip(self.kinds, hand, strict=True))
        rest = sum(max(0, have - ask) for ask, have in zip(self.kinds, hand, strict=True))
        own = [counters.count(kind) for kind in TRANSPORTS]
        laid = [[kind for _, kind in self.laid].count(n) for n in range(len(TRANSPORTS))]
        return (
            short + max(0, self.caravans - rest),
            sum(max(0, need - have) for need, have in zip(laid, own, strict=True)),
            sum(self.kinds) + self.caravans,
        )


def least(view: PlayerView, towns: Sequence[str], counters: Sequence[str]) -> tuple[int, int, int]:
    """What a sketch lacks at least, by trying every manner of every leg."""
    assert view.seat is not None
    tours = [Gone()]
    for start, to in pairwise(towns):
        tours = [
            after
            for tour in tours
            for connection in BOARD.between(start, to)
            for after in _leg(view, tour, connection, start)
        ]
    held = view.seats[view.seat].free_paths
    return min(tour.lacks(view, counters) for tour in tours if tour.free <= held)


def _leg(view: PlayerView, tour: Gone, connection: Connection, start: str) -> Iterator[Gone]:
    if not connection.is_road:
        against = CROSSING if connection.lake else UPSTREAM if start == connection.b else DOWNSTREAM
        yield tour.asking(RAFT, against)
        return
    costs = COSTS[view.options.chart]
    terrain = ROAD_TERRAINS.index(connection.terrain)
    lying = next((road for road in view.roads if road.road == connection.id), None)
    if lying:
        kind = CARD_INDEX[lying.counter]
        for extra, free in ((OBSTACLE, 0), (0, 1)) if lying.obstacle else ((0, 0),):
            yield tour.asking(kind, costs[kind][terrain] + extra, free)
            yield tour.asking(None, CARAVAN + extra, free)
        return
    laid = dict(tour.laid)
    for kind, cost in ((kind, costs[kind][terrain]) for kind in range(len(TRANSPORTS))):
        if cost and laid.get(connection.id, kind) == kind:
            after = tour._replace(laid=(*{**laid, connection.id: kind}.items(),))
            yield after.asking(kind, cost)
            yield after.asking(None, CARAVAN)

"""The exact solver held to the engine, in small positions and in whole games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import isclose
from typing import Final

from elfenland.board import BOARD
from elfenland.board.chart import allowed_terrains
from elfenland.board.kinds import CARD_INDEX, CARDS, TRANSPORTS, Favor, Favors, Transport
from elfenland.bots import make_bot
from elfenland.routes import End, Ground, Objective, best_tour, ground
from elfenland.rules import Game, view
from elfenland.rules.state import KINDS
from elfenland.testing.play import EVERY_OPTION
from elfenland.testing.positions import EVERYWHERE, Stated, position
from tests.routes.brute import SURE, Turn

POSITIONS: Final = 4
"""Small positions beside each game."""
BOTS: Final = ("planner", "greedy", "random")
BRINGS: Final = ("favor", "place-seen")
LARGE: Final = 8
"""A hand above this is not tried out in the engine."""


def check(number: int, seed: str) -> Mapping[str, int]:
    """Check all travel steps of a game, and some small positions.

    Raises:
        AssertionError: the solver's best tour and the engine's differ, or a bot walked a better.
    """
    dice = random.Random(f"{seed}/{number}")
    for _ in range(POSITIONS):
        check_small(dice)
    counted = Counter(check_game(number, seed, dice))
    return {**counted, "positions": POSITIONS}


def aims(dice: random.Random) -> Objective:
    """An objective that likes some cards, some towns and some sets of towns better than others."""
    values = tuple(dice.random() for _ in range(KINDS))
    towns = [2 * dice.random() for _ in BOARD.towns]
    odd = dice.randrange(2, 90)
    return Objective(
        lambda end: (
            sum(value * count for value, count in zip(values, end.hand, strict=True))
            + towns[end.town]
            + end.wanted % odd / 50
        ),
        values,
    )


def check_best(here: Ground, aim: Objective, possible: set[End]) -> None:
    """See that the best tour from a ground is as good as any end that is possible."""
    found = best_tour(here, aim).end
    most, worth = max((-end.wanted.bit_count(), aim.worth(end)) for end in possible)
    said = (-found.wanted.bit_count(), aim.worth(found))
    assert said[0] == most, f"{found} is said to be best, and {most} towns can be had"
    assert isclose(said[1], worth), f"{found} is worth {said[1]}, and {worth} can be had"


def check_small(dice: random.Random) -> None:
    """Check a small position made by the dice: its favors on the way, a sure draw among them."""
    favors: Favors = dice.choice(("none", "great"))
    useless: Transport = dice.choice(TRANSPORTS)
    game = _small(dice, favors, useless)
    turn = Turn(game, (*SURE, "draw-two"))
    kind = CARD_INDEX[useless]
    possible = {
        end._replace(hand=(*end.hand[:kind], 0, *end.hand[kind + 1 :])) for end in turn.ends(game)
    }
    check_best(ground(view(game, 0)), aims(dice), possible)


def _small(dice: random.Random, favors: Favors, useless: Transport) -> Game:
    """A travel turn with up to seven cards; what can be drawn serves for caravans only."""
    roads = dice.sample(BOARD.roads, dice.randint(8, 26))
    others = [kind for kind in TRANSPORTS if kind != useless]
    counters: dict[str, Transport] = {}
    for road in roads:
        fits = [
            kind
            for kind in others
            if road.terrain in allowed_terrains(kind) and list(counters.values()).count(kind) < 6
        ]
        if fits:
            counters[road.id] = dice.choice(fits)
    hand = Counter(dice.choices([card for card in CARDS if card != useless], k=dice.randint(1, 7)))
    boot = dice.choice(BOARD.towns).id
    stated: Stated = {
        "chart": dice.choice(("guide", "printed")),
        "round": dice.randint(1, 4),
        "hands": {0: hand},
        "pile": {useless: 10},
        "boots": {0: boot},
        "wanted": {0: {*dice.sample(EVERYWHERE, dice.randint(2, 19))} - {boot}},
        "counters": counters,
        "obstacles": dice.sample(sorted(counters), 2),
        "favors": favors,
    }
    if favors == "great":
        tiles: list[Favor] = dice.sample(("draw-two", "free-path"), 6, counts=(3, 3))
        stated["tiles"] = dict(zip(dice.sample(EVERYWHERE, 6), tiles, strict=True))
        stated["free_paths"] = {0: dice.randint(0, 1)}
    return position(stated)


def check_game(number: int, seed: str, dice: random.Random) -> Iterator[str]:
    """Check every travel step of a game between bots; yields what was checked.

    Draws are left to chance: with Great Favors what is checked is the tour that declines them.
    """
    options = EVERY_OPTION[number % len(EVERY_OPTION)]
    game = Game.new(options, f"{seed}/{number}")
    names = [dice.choice(BOTS) for _ in range(options.players)]
    bots = [make_bot(name, f"{seed}/{number}/{seat}") for seat, name in enumerate(names)]
    walk: _Walk | None = None
    while (seat := game.to_act) is not None:
        seen = view(game, seat)
        if any(action.text == "end" for action in seen.legal):
            here = replace(ground(seen), draws=0)
            if walk is None:
                walk = _Walk(game, here)
                yield "turns"
            walk.check(game)
            if len(seen.hand) <= LARGE:
                check_best(here, aims(dice), walk.turn.ends(game))
                yield "steps"
            else:
                yield "steps with larger hands"
        action = bots[seat].choose(seen)
        game.apply(action)
        # What a favor brings is no part of the tour that was begun.
        if action.kind in BRINGS or game.to_act != seat or game.phase != "move":
            walk = None


class _Walk:
    """A travel turn that a bot walks: at no time better than the best tour from its beginning."""

    def __init__(self, game: Game, here: Ground) -> None:
        assert game.to_act is not None
        self.seat = game.to_act
        self.turn = Turn(game)
        self._best = best_tour(here)
        self._first = here.wanted.bit_count()

    def check(self, game: Game) -> None:
        """See that no more was collected so far, and if as much not with more cards left."""
        state = game.state
        new = self._first - state.wanted[self.seat].bit_count()
        walked = (new, state.hand_sizes[self.seat])
        best = (self._best.new, sum(self._best.end.hand))
        assert walked <= best, f"a bot walked to {walked}, better than {best}"

"""Random play, for tests: whole games, and positions of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, get_args

from elfenland.board.kinds import MAX_PLAYERS, MIN_PLAYERS, ChartName, Favors
from elfenland.rules.actions import Action
from elfenland.rules.game import Game
from elfenland.rules.options import ROUNDS, Options
from elfenland.rules.record import Record

EVERY_OPTION: Final = tuple(
    random.Random("every option").sample(
        [
            Options(
                players=players, rounds=rounds, chart=chart, town_cards=town_cards, favors=favors
            )
            for players, rounds, chart, town_cards, favors in product(
                range(MIN_PLAYERS, MAX_PLAYERS + 1),
                ROUNDS,
                get_args(ChartName),
                (False, True),
                get_args(Favors),
            )
        ],
        k=120,
    )
)
"""Every combination of options, the start seat drawn by lot; shuffled, so that a few do for all."""

LAZY: Final = (0.0, 0.0, 0.2, 0.6)
"""How often the seats of a random game do the first thing that is allowed: nothing."""


def nth_game(
    number: int, seed: object = 0, among: Sequence[Options] = EVERY_OPTION
) -> tuple[Game, random.Random]:
    """A game just begun and the dice to play it with; the options take turns by ``number``."""
    options = among[number % len(among)]
    return Game.new(options, f"{seed}/{number}"), random.Random(f"{seed}/{number}")


def random_play(game: Game, rng: random.Random) -> Iterator[Action]:
    """Each random decision until the end; the one given is played when the next is asked for.

    Some games are played by seats that are more or less lazy: they often pass and end their turn,
    so that counters and cards stay in hand, which dice alone seldom bring about.
    """
    lazy = rng.choice(LAZY)
    while game.to_act is not None:
        actions = game.legal_actions()
        action = actions[0] if rng.random() < lazy else rng.choice(actions)
        yield action
        game.apply(action)


def play_on(game: Game, rng: random.Random) -> Game:
    """Play a game at random to its end: the same game."""
    for _ in random_play(game, rng):
        pass
    return game


def random_position(
    number: int, seed: object = 0, among: Sequence[Options] = EVERY_OPTION
) -> tuple[Game, random.Random]:
    """Somewhere in ``nth_game`` before its end, each decision as likely; and the dice."""
    game, dice = nth_game(number, seed, among)
    chosen = game.copy()
    for seen, _ in enumerate(random_play(game, dice), start=1):
        if dice.random() * seen < 1:
            chosen = game.copy()
    return chosen, dice


def recorded_game(number: int, seed: object = 0, among: Sequence[Options] = EVERY_OPTION) -> Record:
    """The record of ``nth_game``, played at random to its end."""
    game, dice = nth_game(number, seed, among)
    seats = [{"name": f"Seat {n}", "kind": "bot:random"} for n in range(game.options.players)]
    record = Record.begin(game, seats, f"{seed}/{number}")
    for action in random_play(game, dice):
        assert game.to_act is not None
        record.add(game.to_act, action, game.copy().apply(action))
    return record

"""Worlds sampled from a view: they agree with it, hold all pieces, and differ."""

from __future__ import annotations

import random

import pytest

from elfenland.bots.belief import sample, worlds
from elfenland.rules import Game, Options, view
from elfenland.rules.invariants import problems
from elfenland.testing.play import EVERY_OPTION, nth_game, play_on, random_play, random_position
from elfenland.testing.positions import position

POSITIONS = 240
"""Twice every combination of options."""


@pytest.mark.parametrize("number", range(POSITIONS))
def test_a_world_agrees_with_the_view(number: int) -> None:
    """Whoever looks, a world shows the view that it was made from and holds all pieces."""
    game, dice = random_position(number, "belief")
    for viewer in (None, *range(game.options.players)):
        seen = view(game, viewer)
        world = sample(seen, dice)
        assert view(world, viewer) == seen
        assert problems(world) == []


@pytest.mark.parametrize("number", range(6))
def test_every_decision_can_be_believed(number: int) -> None:
    """In payments, offers and looks at counters too a world stands as the game does."""
    game, dice = nth_game(
        number, "every decision", [Options(players=3, favors="great", town_cards=True)]
    )
    for _ in random_play(game, dice):
        assert game.to_act is not None
        seen = view(game, game.to_act)
        world = sample(seen, dice)
        assert view(world, game.to_act) == seen
        assert problems(world) == []


@pytest.mark.parametrize("number", range(12))
def test_a_world_can_be_played_on(number: int) -> None:
    """A world can be played to its end by the rules, all pieces there."""
    game, dice = random_position(number, "played on")
    world = play_on(sample(view(game, game.to_act), dice), dice)
    assert world.result is not None
    assert problems(world) == []


@pytest.mark.parametrize("number", range(12))
def test_worlds_differ(number: int) -> None:
    """A hundred worlds of one view are a hundred different ones, and as many streams of chance."""
    tables = [options for options in EVERY_OPTION if options.players > 2]
    game, dice = nth_game(number, "differ", tables)
    source = worlds(view(game, game.to_act), dice)
    hundred = [next(source).state for _ in range(100)]
    assert len({(*state.hands, *state.secret, *state.pile) for state in hundred}) == 100
    assert len({state.chance.place for state in hundred}) == 100


def test_the_dice_decide_the_world() -> None:
    """The same dice make the same world, and nothing else moves them."""
    game = Game.new(Options(), "dice")
    seen = view(game, game.to_act)
    one, two = (sample(seen, random.Random("same")) for _ in range(2))
    assert one.state.facts() == two.state.facts()


def test_what_is_unseen_is_dealt_evenly() -> None:
    """Over many worlds the others' cards are of each kind as often as the seat has not seen it."""
    game = Game.new(Options(players=2), "even")
    seen = view(game, 0)
    source = worlds(seen, random.Random("even"))
    counts = [0] * 7
    for _ in range(4000):
        for kind, count in enumerate(next(source).state.hands[7:]):
            counts[kind] += count
    cards = game.state.hands[:7]
    unseen = [count - own for count, own in zip((*(10,) * 6, 12), cards, strict=True)]
    for count, left in zip(counts, unseen, strict=True):
        assert count == pytest.approx(4000 * 8 * left / 64, rel=0.08)


def test_what_was_drawn_tells_of_the_hand() -> None:
    """Who drew dragons is believed to hold more of them, and all else holds as before."""
    game = position(
        phase="draw", draw=2, hands={0: {"unicorn": 8}, 1: {"raft": 8}},
        secret_counters={0: ["unicorn"], 1: ["unicorn"]},
        open_counters={0: ["unicorn"], 1: ["dragon"]},
    )  # fmt: skip
    seen = view(game, 0)
    held = []
    for drawn in (None, [[0] * 6, [1, 0, 0, 0, 0, 0]]):
        source = worlds(seen, random.Random("drawn"), drawn)
        some = [next(source) for _ in range(300)]
        assert all(view(world, 0) == seen and not problems(world) for world in some)
        held.append(sum(world.state.hands[7] for world in some) / 300)
    assert held[1] > held[0] + 0.5

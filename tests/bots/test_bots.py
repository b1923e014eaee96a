"""Bots play any table by its rules, from what their own seat may know, and alike for a seed."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from itertools import zip_longest
from types import FunctionType, ModuleType

import pytest

from bench.bots import towns_of_greedy
from elfenland.bots import BOTS, Bot, make_bot
from elfenland.bots.play import play
from elfenland.errors import UnknownBot
from elfenland.rules import Action, Game, Options, PlayerView, view
from elfenland.rules.chance import Chance
from elfenland.rules.state import FavorState, State
from elfenland.testing.play import EVERY_OPTION, random_position
from elfenland.testing.secrecy import twin

NAMES = sorted(set(BOTS) - {"searcher"})
"""All but the searcher, for which whole tables take too long; test_searcher.py is about it."""
TABLES = 40
"""A third of all tables, with whatever there is to play with."""


def table(name: str, number: int, seed: str = "bots") -> tuple[Game, list[Bot]]:
    """A game just begun with options by number, and bots of one name at all seats."""
    options = EVERY_OPTION[number % len(EVERY_OPTION)]
    bots = [make_bot(name, f"{seed}-{number}-{seat}") for seat in range(options.players)]
    return Game.new(options, f"{seed}-{number}"), bots


def everything(name: str) -> tuple[Game, list[Bot]]:
    """A game just begun with all there is to play with, and bots of one name at its three seats."""
    options = Options(players=3, town_cards=True, favors="great")
    return Game.new(options, "everything"), [make_bot(name, seat) for seat in range(3)]


def texts(game: Game, bots: list[Bot]) -> list[str]:
    """All that is chosen in a game, played to its end."""
    return [action.text for _, action, _ in play(game, bots)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(TABLES))
def test_bots_choose_what_is_legal(name: str, number: int) -> None:
    """At tables of every kind a bot chooses one of the legal actions to the end."""
    game, bots = table(name, number)
    while (seat := game.to_act) is not None:
        seen = view(game, seat)
        action = bots[seat].choose(seen)
        assert action in seen.legal
        game.apply(action, seat)
    assert game.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_bots_leave_views_untouched(name: str) -> None:
    """A view is after a choice what it was before, its dictionaries included."""
    game, bots = everything(name)
    while (seat := game.to_act) is not None:
        seen = view(game, seat)
        action = bots[seat].choose(seen)
        assert seen == view(game, seat)
        game.apply(action)


def reachable(start: object) -> Iterator[object]:
    """Every object that one can come to from ``start``, but for modules, classes and functions."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, ModuleType | type | FunctionType):
            continue
        seen.add(id(found))
        yield found
        waiting += gc.get_referents(found)


def test_nothing_leads_from_a_view_to_the_game() -> None:
    """No game, no state and no stream of chance can be reached from what a bot is given."""
    game, bots = everything("random")
    hidden = {Game, State, FavorState, Chance}
    assert {type(thing) for thing in reachable(game)} >= hidden
    for _ in play(game, bots):
        for seat in range(game.options.players):
            found = {type(thing) for thing in reachable(view(game, seat))}
            assert PlayerView in found
            assert not found & hidden


def test_bots_are_given_views_of_their_own_seat() -> None:
    """A table of bots hands each its own seat's view when it is to act, and nothing else."""
    given: list[tuple[int, PlayerView]] = []

    class Watching:
        def __init__(self, seat: int) -> None:
            self._seat = seat

        def choose(self, seen: PlayerView, /) -> Action:
            given.append((self._seat, seen))
            return seen.legal[0]

    for _ in play(Game.new(Options(players=3), "watched"), [Watching(seat) for seat in range(3)]):
        pass

    assert {type(seen) for _, seen in given} == {PlayerView}
    assert all(seat == seen.seat == seen.to_act for seat, seen in given)


@pytest.mark.parametrize("name", NAMES)
def test_the_seed_decides(name: str) -> None:
    """Equal seeds choose alike, 0 and its text are one seed, and others choose otherwise."""
    chosen = {
        seed: texts(Game.new(Options(), "same"), [make_bot(name, seed) for _ in range(4)])
        for seed in (0, "0", 1, "", "-0")
    }

    assert chosen[0] == chosen["0"]
    assert len({tuple(actions) for actions in chosen.values()}) == 4


@pytest.mark.parametrize("name", NAMES)
def test_bots_keep_their_dice_to_themselves(name: str) -> None:
    """Bots neither feel nor move the module's own random numbers, nor one another's."""
    alone = [texts(*table(name, 0)), texts(*everything(name))]

    random.seed(1)
    before = random.getstate()
    turns = [play(*table(name, 0)), play(*everything(name))]
    together: list[list[str]] = [[], []]
    for both in zip_longest(*turns):
        for chosen, turn in zip(together, both, strict=True):
            if turn:
                chosen.append(turn[1].text)

    assert random.getstate() == before
    assert together == alone


@pytest.mark.parametrize("name", [*NAMES, "searcher@nodes=9"])
@pytest.mark.parametrize("number", range(20))
def test_bots_play_by_what_they_know(name: str, number: int) -> None:
    """Two games that a seat cannot tell apart are played alike with the same dice."""
    game, dice = random_position(number, "known")
    seat = game.to_act
    chosen = {
        make_bot(name, number).choose(view(same, seat)).text
        for same in (game, *(twin(game, seat, dice) for _ in range(2)))
    }
    assert len(chosen) == 1


def test_an_unknown_bot_is_refused() -> None:
    """A name that no bot has is refused with the names that there are."""
    with pytest.raises(UnknownBot, match="no bot 'grandmaster'; there are random, greedy"):
        make_bot("grandmaster", 0)


def test_random_chooses_evenly() -> None:
    """Over many choices random takes each legal action about as often."""
    game = Game.new(Options(), 5)
    assert game.to_act is not None
    seen = view(game, game.to_act)
    bot = make_bot("random", "even")
    counts = {action.text: 0 for action in seen.legal}
    for _ in range(6000):
        counts[bot.choose(seen).text] += 1

    expected = 6000 / len(counts)
    assert len(counts) >= 4
    assert all(0.85 * expected < count < 1.15 * expected for count in counts.values())


@pytest.mark.slow
def test_greedy_travels_far() -> None:
    """Against three random bots greedy collects twelve towns and more on average."""
    towns = towns_of_greedy(40, "forty games")

    assert len(towns) == 40
    assert sum(towns) / len(towns) >= 12

"""Large searches with Great Favors, which give up early what comes to fewer new towns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random

import pytest

from bench.routes import dealt_up
from elfenland.bots import make_bot
from elfenland.routes import Ground, Objective, Tour, best_tour, favored, ground
from elfenland.rules import Game, Options, view
from tests.routes.exact import aims, check_small


def great_grounds(games: int) -> Iterator[Ground]:
    """Grounds of travel turns with Great Favors, their hands dealt up or down."""
    dice = Random(0)
    for number in range(games):
        players = 2 + number % 5
        game = Game.new(Options(players=players, favors="great"), number)
        bots = [make_bot("planner", seat) for seat in range(players)]
        while (seat := game.to_act) is not None:
            seen = view(game, seat)
            if any(action.text == "end" for action in seen.legal):
                yield dealt_up(ground(seen), dice.randint(1, 9), dice)
            game.apply(bots[seat].choose(seen))


def test_a_large_search_finds_what_the_engine_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tour found with foresight is as good as any that the engine lets one walk."""
    monkeypatch.setattr(favored, "_SMALL", 0)
    dice = Random(7)

    for _ in range(50):
        check_small(dice)


def both(here: Ground, aim: Objective, patch: pytest.MonkeyPatch) -> tuple[Tour, Tour]:
    """The best tour with foresight, and the best without."""
    patch.setattr(favored, "_SMALL", 0)
    foreseen = best_tour(here, aim)
    patch.setattr(favored, "_SMALL", inf)
    return foreseen, best_tour(here, aim)


def test_a_large_search_finds_the_same_tour(monkeypatch: pytest.MonkeyPatch) -> None:
    """With foresight or without, of all tours the same is the best, of equal ones too."""
    dice = Random(3)
    for here in great_grounds(2):
        for aim in (Objective(), aims(dice)):
            foreseen, plain = both(here, aim, monkeypatch)

            assert (foreseen.steps, foreseen.end) == (plain.steps, plain.end)


def test_a_large_search_begins_with_a_way_that_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A caravan under way, which costs nothing more, leads to as many new towns."""
    for here in great_grounds(1):
        outside = len(here.ways)
        for way in here.ways[here.town]:
            paid = (way._replace(cards=0),)
            begun = replace(here, town=outside, ways=(*here.ways, paid))
            foreseen, plain = both(begun, Objective(), monkeypatch)

            assert (foreseen.steps, foreseen.end) == (plain.steps, plain.end)

"""The exact solver, held to the engine: what it says is possible, and nothing is better."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elfenland.board import BOARD, ChartName
from elfenland.bots import make_bot
from elfenland.routes import Objective, Tour, best_tour, ground, reachable
from elfenland.rules import Game, Options, parse_action, view
from tests.routes.brute import ends

HAND = 6


def setting_out(games: int) -> Iterator[Game]:
    """Positions in travel turns, of hands that can be tried out, in games of bots."""
    for seed in range(games):
        players = 2 + seed % 5
        chart: ChartName = "printed" if seed % 2 else "guide"
        game = Game.new(Options(players=players, chart=chart), seed)
        names = ["greedy" if seat % 2 else "random" for seat in range(players)]
        bots = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
        while (seat := game.to_act) is not None:
            seen = view(game, seat)
            travels = seen.phase == "move" and not seen.discards and not seen.payment
            if travels and len(seen.hand) <= HAND:
                yield game
            game.apply(bots[seat].choose(seen))


def walked(game: Game, tour: Tour) -> Game:
    """The game after the tour, each of its actions legal where it stands."""
    after = game.copy()
    for step in tour.steps:
        for text in step.actions:
            after.apply(parse_action(text), game.to_act)
    return after


def aims(dice: random.Random) -> Objective:
    """An objective that likes some cards, some towns and some sets of towns better than others."""
    values = tuple(dice.random() for _ in range(7))
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


@pytest.mark.slow
def test_no_tour_is_better() -> None:
    """The best tour collects as many towns as any, and its end is worth as much as any such."""
    dice = random.Random(5)
    tried = 0
    for game in setting_out(20):
        aim = aims(dice)
        tour = best_tour(ground(view(game, game.to_act)), aim)

        possible = [(-end.wanted.bit_count(), aim.worth(end)) for end in ends(game)]

        most, worth = max(possible)
        assert -tour.end.wanted.bit_count() == most
        assert aim.worth(tour.end) == pytest.approx(worth)
        tried += 1
    assert tried > 400


def test_a_tour_can_be_walked() -> None:
    """Every action of a tour is legal in its place, and it ends where it says, with those cards."""
    for game in setting_out(6):
        seat = game.to_act
        assert seat is not None
        before = view(game, seat).seats[seat]
        tour = best_tour(ground(view(game, seat)))

        after = walked(game, tour)

        there = view(after, seat).seats[seat]
        assert there.boot == BOARD.towns[tour.end.town].id
        assert len(there.collected) - len(before.collected) == tour.new
        if after.to_act == seat and after.phase == "move" and after.round == game.round:
            assert there.cards == sum(tour.end.hand)


def test_reachable_is_what_can_be_reached() -> None:
    """Each town that can be reached is there, by a way that leaves as many cards as any."""
    for game in setting_out(6):
        seen = view(game, game.to_act)
        found = reachable(ground(seen))

        left: dict[str, int] = {}
        for end in ends(game):
            town = BOARD.towns[end.town].id
            left[town] = max(left.get(town, 0), sum(end.hand))
        del left[seen.seats[seen.seat or 0].boot]
        assert {town: sum(tour.end.hand) for town, tour in found.items()} == left
        for tour in found.values():
            walked(game, tour)


def test_a_spectator_does_not_travel() -> None:
    """A view without a hand is refused."""
    with pytest.raises(ValueError, match="spectator"):
        ground(view(Game.new(Options(), 1), None))

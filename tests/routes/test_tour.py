"""The exact solver: what it says is possible. That nothing is better is the proof "routes"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from elfenland.board import BOARD, ChartName
from elfenland.bots import make_bot
from elfenland.routes import Objective, Tour, best_tour, ground, reachable
from elfenland.rules import Game, Options, parse_action, view
from elfenland.testing.positions import position
from tests.routes.brute import Turn

HAND = 6
START = BOARD.town_index[BOARD.start]


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
        for end in Turn(game).ends(game):
            town = BOARD.towns[end.town].id
            left[town] = max(left.get(town, 0), sum(end.hand))
        del left[seen.seats[seen.seat or 0].boot]
        assert {town: sum(tour.end.hand) for town, tour in found.items()} == left
        for tour in found.values():
            walked(game, tour)


def test_a_free_path_gained_on_the_way_is_used() -> None:
    """A piece whose tile is a free path takes the tour past the next obstacle (TILE-6)."""
    game = position(
        favors="great",
        hands={0: {"unicorn": 2}},
        counters={"elvenhold-ergeren-woods": "unicorn", "ergeren-tichih-woods": "unicorn"},
        obstacles=["ergeren-tichih-woods"],
        tiles={"ergeren": "free-path", "tichih": "obstacle"},
    )

    tour = best_tour(ground(view(game, 0)))

    assert [step.actions for step in tour.steps] == [
        ("travel elvenhold-ergeren-woods", "favor"),
        ("travel ergeren-tichih-woods free",),
    ]
    assert (tour.new, tour.end.free_paths) == (2, 0)
    assert walked(game, tour).to_act is not None


def drawing() -> Game:
    """Two cards, a town next to the boot where two are drawn, and a caravan's road behind it."""
    return position(
        favors="great",
        hands={0: {"unicorn": 2}},
        counters={"elvenhold-ergeren-woods": "unicorn", "ergeren-tichih-woods": "dragon"},
        tiles={"ergeren": "draw-two", "tichih": "obstacle"},
    )


def test_a_draw_on_the_way_pays_for_caravans() -> None:
    """Two cards of any kind and one that is left make a caravan; which they are is seen then."""
    tour = best_tour(ground(view(drawing(), 0)))

    (first, second) = tour.steps
    assert first.actions == ("travel elvenhold-ergeren-woods", "favor")
    assert second.actions == ("travel ergeren-tichih-woods caravan",)
    assert (second.cards, second.drawn) == (("unicorn",), 2)
    assert (tour.new, tour.end.drawn, sum(tour.end.hand)) == (2, 0, 0)
    assert [BOARD.towns[n].id for n in range(21) if tour.end.collected >> n & 1] == [
        "ergeren",
        "tichih",
    ]


def test_what_is_not_there_is_not_drawn() -> None:
    """With fewer cards to draw than a tile gives a tour counts on no more."""
    here = ground(view(drawing(), 0))

    assert best_tour(replace(here, drawable=1)).new == 1


@pytest.mark.parametrize(("number", "onward"), [(1, False), (4, True)])
def test_the_last_piece_ends_the_turn(number: int, *, onward: bool) -> None:
    """Before the last round nobody goes on after the twentieth piece, which wins (END-2)."""
    game = position(
        round=number,
        hands={0: {"unicorn": 4}},
        wanted={0: ["ergeren"]},
        counters={"elvenhold-ergeren-woods": "unicorn"},
    )

    found = reachable(ground(view(game, 0)))
    back = best_tour(ground(view(game, 0)), Objective(lambda end: end.town == START))

    assert list(found) == ["ergeren"]
    assert (len(back.steps) == 2) is onward


def test_a_spectator_does_not_travel() -> None:
    """A view without a hand is refused."""
    with pytest.raises(ValueError, match="spectator"):
        ground(view(Game.new(Options(), 1), None))

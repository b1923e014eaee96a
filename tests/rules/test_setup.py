"""RULES.md, Setup (SET-1 to SET-5)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from elfenland.rules import Game, Options, to_json, view
from elfenland.rules.chance import start_lot
from elfenland.testing.play import random_play


@pytest.mark.clause("SET-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_table_is_laid(players: int) -> None:
    """All boots stand in Elvenhold, no piece is collected, each seat has its obstacle."""
    seen = view(Game.new(Options(players=players), 1), None)

    assert [seat.boot for seat in seen.seats] == ["elvenhold"] * players
    assert [len(seat.collected) for seat in seen.seats] == [0] * players
    assert [seat.obstacles for seat in seen.seats] == [1] * players
    assert seen.roads == ()


@pytest.mark.clause("SET-2")
@pytest.mark.parametrize("players", range(2, 7))
def test_five_counters_lie_face_up(players: int) -> None:
    """Of 48 counters five lie face up, each seat has one, the rest are face down."""
    game = Game.new(Options(players=players), 2)
    seen = view(game, None)

    assert len(seen.display) == 5
    assert seen.counter_pile == 48 - 5 - players
    assert to_json(game.opening[0])["display"] == list(seen.display)


@pytest.mark.clause("SET-2")
@pytest.mark.clause("ROUND-3")
def test_the_display_stays_all_game() -> None:
    """What lies face up at the end of a round lies there when the next begins."""
    for seed in range(30):
        game = Game.new(Options(players=3), seed)
        last = game.round, game.state.display[:]
        for _ in random_play(game, random.Random(seed)):
            if game.round != last[0]:
                assert game.state.display == last[1]
            last = game.round, game.state.display[:]


@pytest.mark.clause("SET-5")
@pytest.mark.parametrize("start", range(4))
def test_a_named_start_seat_begins(start: int) -> None:
    """The start seat is dealt to first, draws first, and is asked first."""
    game = Game.new(Options(players=4, start_seat=start), 3)
    clockwise = [(start + n) % 4 for n in range(4)]
    opening = [to_json(event) for event in game.opening]

    assert game.to_act == start
    assert opening[0]["start_seat"] == opening[1]["start_seat"] == start
    assert [e["seat"] for e in opening if e["type"] == "cards_dealt"] == clockwise
    assert [e["seat"] for e in opening if e["type"] == "counter_drawn"] == clockwise


@pytest.mark.clause("SET-5")
def test_every_phase_goes_clockwise_from_the_start_seat() -> None:
    """In each phase of each round the start seat is the first and the next seat follows."""
    for seed in range(8):
        game = Game.new(Options(players=5), seed)
        starts = {1: game.state.start}
        turns: dict[tuple[int, str], list[int]] = {}
        for _ in random_play(game, random.Random(seed)):
            start = starts.setdefault(game.round, game.state.start)
            assert game.to_act is not None
            order = turns.setdefault((game.round, game.phase), [])
            if order[-1:] != [(game.to_act - start) % 5]:
                order.append((game.to_act - start) % 5)
        for (_, phase), order in turns.items():
            if phase == "draw":
                assert order == [0, 1, 2, 3, 4] * 3
            elif phase == "plan":
                assert order[:5] == [0, 1, 2, 3, 4]
            else:
                assert order == sorted(set(order))


@pytest.mark.clause("SET-5")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_lot_falls_on_every_seat(players: int) -> None:
    """The start seat by lot is each seat about equally often."""
    games = 200 * players

    fell = Counter(start_lot(str(seed), players) for seed in range(games))

    assert sorted(fell) == list(range(players))
    assert all(140 < count < 260 for count in fell.values())
    for seed in range(20):
        game = Game.new(Options(players=players), seed)
        assert game.options.start_seat == game.to_act == start_lot(str(seed), players)


@pytest.mark.clause("SET-5")
def test_naming_the_drawn_seat_changes_nothing() -> None:
    """A game whose start seat is named as the lot drew it deals the same cards."""
    for seed in range(20):
        drawn = Game.new(Options(players=6), seed)
        named = Game.new(drawn.options, seed)

        assert named.opening == drawn.opening
        assert named.state.facts() == drawn.state.facts()

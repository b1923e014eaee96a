"""RULES.md, Phases 1 and 2: cards and a secret counter (DEAL-1 to DEAL-3, SECRET-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfenland.board import Card
from elfenland.rules import Game, Options, redact, to_json, view
from elfenland.rules.invariants import problems
from elfenland.rules.state import COUNTERS
from elfenland.testing.positions import position
from tests.rules.rows import only, play, row


@pytest.mark.clause("DEAL-1")
@pytest.mark.clause("DEAL-3")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_first_deal(players: int) -> None:
    """Each seat is dealt eight cards, and the draw pile, which always suffices, has the others."""
    game = Game.new(Options(players=players), 1)
    seen = view(game, None)

    assert [seat.cards for seat in seen.seats] == [8] * players
    assert seen.card_pile == 72 - 8 * players
    assert seen.card_pile >= 24


@pytest.mark.parametrize(
    ("hand", "dealt"),
    [
        row("four cards kept: four are dealt", "DEAL-1", {"dragon": 2, "raft": 2}, 4),
        row("three cards kept: five are dealt", "DEAL-1", {"unicorn": 3}, 5),
        row("one card kept: seven are dealt", "DEAL-1", {"raft": 1}, 7),
        row("no card kept: eight are dealt", "DEAL-1", {}, 8),
    ],
)
def test_a_later_deal(hand: dict[Card, int], dealt: int) -> None:
    """Cards kept from the round before stay in hand, and each seat is dealt up to eight."""
    game = position(to_act=1, hands={0: hand, 1: {"elfcycle": 1}}, played={"dragon": 3})

    events = play(game, "end")

    (first, second) = only("cards_dealt", events)
    assert (first["seat"], len(first["cards"])) == (1, 7)
    assert (second["seat"], len(second["cards"])) == (0, dealt)
    assert Counter(view(game, 0).hand) == Counter(hand) + Counter(second["cards"])


@pytest.mark.clause("DEAL-1")
def test_played_and_discarded_cards_are_dealt_again() -> None:
    """All cards that are not in hands are shuffled into the draw pile, those just played too."""
    game = position(
        to_act=1,
        hands={0: {"raft": 4}, 1: {"raft": 1}},
        played={"dragon": 10, "unicorn": 10, "giant-pig": 10, "elfcycle": 10},
        discards={0: {"troll-wagon": 10}, 1: {"magic-cloud": 10, "raft": 4}},
    )
    assert view(game, None).card_pile == 3

    events = play(game, "end")

    dealt = sum(len(event["cards"]) for event in only("cards_dealt", events))
    assert dealt == 11
    assert view(game, None).card_pile == 72 - 16
    assert sum(view(game, None).played.values()) == 0
    assert view(game, 0).discarded == ()
    assert problems(game) == []


@pytest.mark.clause("DEAL-2")
def test_nothing_is_reserved_without_favors() -> None:
    """Without Draw Next Round no seat takes reserved cards: the eight are all."""
    opening = [to_json(event) for event in Game.new(Options(players=6), 5).opening]

    assert only("reserved_taken", opening) == []
    assert [len(e["cards"]) for e in only("cards_dealt", opening)] == [8] * 6


@pytest.mark.clause("DEAL-1")
def test_deals_are_told_in_order() -> None:
    """A deal is told once for each seat, from the start seat on."""
    opening = [to_json(e) for e in Game.new(Options(players=3, start_seat=2), 5).opening]

    assert [event["seat"] for event in only("cards_dealt", opening)] == [2, 0, 1]


@pytest.mark.clause("SECRET-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_seat_draws_a_secret_counter(players: int) -> None:
    """From the start seat on each seat draws one face-down counter that it alone knows."""
    game = Game.new(Options(players=players, start_seat=1), 7)
    drawn = [event for event in game.opening if event.type == "counter_drawn"]

    assert [event.seat for event in drawn] == [(1 + n) % players for n in range(players)]
    for event in drawn:
        assert (event.source, event.secret) == ("pile", True)
        assert view(game, event.seat).secret_counters == (event.counter,)
        assert redact(event, event.seat)["counter"] == event.counter
        for other in (None, *range(players)):
            if other != event.seat:
                assert "counter" not in redact(event, other)


@pytest.mark.clause("SECRET-1")
def test_a_kept_secret_counter_is_joined_by_another() -> None:
    """Who kept a secret counter holds two secret ones in the next round."""
    game = position(phase="keep", secret_counters={0: ["dragon", "unicorn"]})

    play(game, "keep secret dragon")

    mine = view(game, 0).secret_counters
    assert len(mine) == 2
    assert "dragon" in mine
    assert sum(game.state.open[:COUNTERS]) == 0

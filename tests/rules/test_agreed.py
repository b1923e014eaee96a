"""A game that the people at the table have ended: as it stands, wherever it stands (RECORD.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elfenland.analysis import review
from elfenland.errors import GameOver, RecordError
from elfenland.rules import Game
from elfenland.rules.actions import ACTIONS
from elfenland.rules.invariants import problems
from elfenland.rules.record import Record, read_record, replay, verify
from elfenland.testing.play import nth_game, random_play
from elfenland.testing.referee import Referee
from tests.rules.scenes import arrived


def broken_off(number: int) -> tuple[Game, Record]:
    """``nth_game`` after some random decisions, not ended yet, with its record."""
    game, dice = nth_game(number, "agreed")
    seats = [{"name": f"Seat {n}", "kind": "human"} for n in range(game.options.players)]
    record = Record.begin(game, seats, f"agreed/{number}")
    left = dice.randrange(200)
    for action in random_play(game, dice):
        if left == 0 or game.to_act is None:
            break
        left -= 1
        after = game.copy()
        events = after.apply(action)
        if after.to_act is None:
            break
        record.add(game.to_act, action, events)
    return game, record


@pytest.mark.parametrize("number", range(40))
def test_it_ends_as_it_stands(number: int) -> None:
    """Anywhere in a game: nothing is left open, and all that plays it again comes to the same."""
    game, record = broken_off(number)
    held = [game.state.hand_sizes[seat] for seat in range(game.options.players)]
    open_standings = game.standings()

    record.tell(game.end_by_agreement())

    assert problems(game) == []
    assert (game.to_act, game.phase, game.legal_actions()) == (None, "ended", [])
    assert game.result is not None
    assert record.result == game.result.to_json()
    assert record.result["reason"] == "agreed"
    assert {s.seat: s.cards for s in game.result.standings} == dict(enumerate(held))
    if not game.options.town_cards:
        assert game.result.standings == open_standings
    again = read_record(json.dumps(record.to_json()))
    assert verify(again).state.facts() == game.state.facts()
    assert replay(again)[1].to_json() == record.to_json()
    Referee(again.options.to_json()).check(again.events)


def test_counters_looked_at_go_back() -> None:
    """Whoever looks at counters when the game ends gives them all back (TILE-3)."""
    game = arrived("two-counters")
    game.apply(next(action for action in game.legal_actions() if action.text == "favor"))

    events = game.end_by_agreement()

    assert [event.type for event in events] == ["counters_returned", "game_ended"]
    assert problems(game) == []


def test_nothing_follows_the_end() -> None:
    """What has ended neither goes on nor ends once more."""
    game, _ = broken_off(0)
    game.end_by_agreement()

    with pytest.raises(GameOver):
        game.apply(ACTIONS[0])
    with pytest.raises(GameOver):
        game.end_by_agreement()


def test_a_game_that_had_ended_was_not_ended_by_agreement() -> None:
    """A record whose actions end the game cannot say that people did."""
    game, dice = nth_game(0, "agreed")
    record = Record.begin(game, [{}] * game.options.players, "agreed/0")
    for action in random_play(game, dice):
        assert game.to_act is not None
        record.add(game.to_act, action, game.copy().apply(action))
    assert record.result is not None
    record.result["reason"] = "agreed"

    with pytest.raises(RecordError, match="by agreement"):
        verify(record)


WRONG: dict[str, Any] = {
    "no end among the events": lambda data: data["events"].pop(),
    "no result": lambda data: data.update(result=None),
    "another result": lambda data: data["result"].update(winners=[]),
    "nothing but the reason": lambda data: data.update(result={"reason": "agreed"}),
}


@pytest.mark.parametrize("spoil", WRONG.values(), ids=WRONG)
def test_a_wrong_end_is_found(spoil: Any) -> None:  # noqa: ANN401 - a lambda
    """Events and result must both tell of it, and of the standings."""
    game, record = broken_off(1)
    record.tell(game.end_by_agreement())
    data = record.to_json()
    spoil(data)

    with pytest.raises(RecordError):
        verify(read_record(json.dumps(data)))


def test_it_can_be_looked_at_again() -> None:
    """The review goes as far as the game went, and knows that it has ended."""
    game, record = broken_off(2)
    record.tell(game.end_by_agreement())

    found = review(record, deals=0, budget=None)

    assert found.ended
    assert game.result is not None
    assert {s.seat: s.rank for s in found.seats} == {s.seat: s.rank for s in game.result.standings}

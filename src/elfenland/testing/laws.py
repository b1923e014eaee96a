"""The laws of the one door, for tests: what must hold at every decision of every game."""

from __future__ import annotations

import random

from elfenland.errors import ActionError, GameOver, IllegalAction
from elfenland.rules.actions import ACTIONS, Action, parse_action
from elfenland.rules.game import Game
from elfenland.rules.invariants import problems
from elfenland.testing.play import random_play


def check_every_action(game: Game) -> int:
    """Try all actions of the integer table in a position, which stays as it is: how many refused.

    Raises:
        AssertionError: a legal action does not apply, another does, a refusal has no clause or
            changes something, or a copy is not independent.
    """
    before = game.state.facts()
    legal = game.legal_actions()
    assert legal, "nothing is allowed"
    assert len({action.code for action in legal}) == len(legal), "an action is listed twice"
    allowed = set(legal)
    for action in ACTIONS:
        if action in allowed:
            assert game.refusal(action) is None, f"{action} is legal and refused"
            moved = game.copy()
            moved.apply(parse_action(action.text))
            assert moved.state.facts() != before, f"{action} changed nothing"
        else:
            error = refused(game, action, before)
            assert f"({error.clause})" in str(error), f"{action} is refused without a clause"
    assert game.state.facts() == before, "playing on a copy changed the game"
    return len(ACTIONS) - len(allowed)


def check_whole_game(game: Game, rng: random.Random) -> int:
    """Play a game on to its end at random and look at every position: how many decisions.

    Raises:
        AssertionError: an invariant does not hold, nobody can act, a round is left out, the end
            comes at another time than it may, or somebody can act after it.
    """
    decisions = 0
    number = game.round
    assert not problems(game), problems(game)
    for _ in random_play(game, rng):
        decisions += 1
        assert not problems(game), problems(game)
        assert game.round in (number, number + 1), "a round was left out"
        number = game.round
    assert not problems(game), problems(game)
    assert (game.to_act, game.legal_actions(), game.phase) == (None, [], "ended")
    assert game.result is not None
    last = game.round == game.options.rounds
    assert (game.result.reason == "rounds") is last, "the game ended in another round"
    assert last or game.options.rounds == 4, "an early win in a game of 3 rounds"
    try:
        game.apply(ACTIONS[0])
    except GameOver:
        return decisions
    raise AssertionError("somebody acted after the end")


def refused(game: Game, action: Action, before: dict[str, object] | None = None) -> IllegalAction:
    """The refusal of an action by the rules, which has changed nothing.

    ``before``: the facts of the game as it stands, where they are known.

    Raises:
        AssertionError: it is allowed, refused for want of a rule, or has changed something.
    """
    before = before or game.state.facts()
    try:
        game.apply(action)
    except IllegalAction as error:
        assert game.state.facts() == before, f"{action} was refused, but it changed something"
        return error
    except ActionError as error:
        raise AssertionError(f"{action} was refused by no rule: {error}") from error
    raise AssertionError(f"{action} was allowed")

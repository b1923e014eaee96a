"""What a refusal must leave alone, for tests."""

from __future__ import annotations

from elfenland.errors import ActionError, IllegalAction
from elfenland.rules.actions import Action
from elfenland.rules.game import Game


def refused(game: Game, action: Action) -> IllegalAction:
    """The refusal of an action by the rules, which has changed nothing.

    Raises:
        AssertionError: it is allowed, refused for want of a rule, or has changed something.
    """
    before = game.state.facts()
    try:
        game.apply(action)
    except IllegalAction as error:
        assert game.state.facts() == before, f"{action} was refused, but it changed something"
        return error
    except ActionError as error:
        raise AssertionError(f"{action} was refused by no rule: {error}") from error
    raise AssertionError(f"{action} was allowed")

"""How the tables of rules are written: a row is a sentence, tied to the clauses it holds."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from elfenland.rules import Game, parse_action, to_json
from elfenland.testing.laws import refused

Told: TypeAlias = dict[str, Any]


def row(sentence: str, clauses: str, *values: object) -> Any:  # noqa: ANN401 - pytest's own type
    """One row of a table: what a failing test reads as, its clauses, and the values."""
    marks = [pytest.mark.clause(clause) for clause in clauses.split()]
    return pytest.param(*values, id=sentence, marks=marks)


def play(game: Game, *texts: str) -> list[Told]:
    """Play actions by their text and tell all that came of them, as a record writes it."""
    return [to_json(event) for text in texts for event in game.apply(parse_action(text))]


def only(kind: str, events: list[Told]) -> list[Told]:
    """The events of one type."""
    return [event for event in events if event["type"] == kind]


def legal(game: Game) -> list[str]:
    """The texts of what is allowed."""
    return [action.text for action in game.legal_actions()]


def why_refused(game: Game, text: str) -> tuple[str, str]:
    """The clause and the reason an action is refused with; nothing has changed."""
    error = refused(game, parse_action(text))
    assert f"({error.clause})" in str(error)
    return error.clause, error.reason

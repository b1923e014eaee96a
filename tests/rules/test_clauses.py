"""Every clause of the rules has its tests, and tests speak of clauses that there are."""

from __future__ import annotations

import pytest

from elfenland.rules.refusals import REASONS
from tests.clauses import clauses, held


@pytest.fixture(scope="module")
def tests_of() -> dict[str, list[str]]:
    """The tests by clause."""
    return held()


def test_the_rules_text_is_read_whole() -> None:
    """The clauses of the rules text are found, chapter by chapter."""
    chapters = dict.fromkeys(clause.split("-")[0] for clause in clauses())

    assert list(chapters) == [
        "COMP", "CHART", "OPT", "SET", "DEAL", "SECRET", "DRAW", "PLAN", "MOVE", "ROUND", "END",
        "FAV", "SMALL", "GREAT", "TILE", "SEE",
    ]  # fmt: skip
    assert len(clauses()) == 66


def test_every_clause_has_tests(tests_of: dict[str, list[str]]) -> None:
    """Each clause is held by at least one test."""
    assert [clause for clause in clauses() if clause not in tests_of] == []


def test_tests_hold_clauses_that_there_are(tests_of: dict[str, list[str]]) -> None:
    """No test is tied to a clause that the rules text does not have."""
    assert set(tests_of) - set(clauses()) == set()


def test_refusals_name_clauses_that_there_are() -> None:
    """Each reason for a refusal names a clause of the rules text."""
    assert {clause for clause, _ in REASONS.values()} <= set(clauses())

"""Every clause of the rules has its tests, and tests speak of clauses that there are."""

from __future__ import annotations

import pytest

from elfenland.rules.refusals import REASONS
from tests.clauses import clauses, held

# What this version does not play yet: these chapters get their tests with their rules.
LATER = {"END-3", "END-4", "END-5"}
LATER_CHAPTERS = {"FAV", "SMALL", "GREAT", "TILE"}


@pytest.fixture(scope="module")
def tests_of() -> dict[str, list[str]]:
    """The tests by clause."""
    return held()


def is_later(clause: str) -> bool:
    """Whether a clause belongs to what is not in this version."""
    chapter, _, _ = clause.partition("-")
    return clause in LATER or chapter in LATER_CHAPTERS


def test_the_rules_text_is_read_whole() -> None:
    """The clauses of the rules text are found, chapter by chapter."""
    chapters = dict.fromkeys(clause.split("-")[0] for clause in clauses())

    assert list(chapters) == [
        "COMP", "CHART", "OPT", "SET", "DEAL", "SECRET", "DRAW", "PLAN", "MOVE", "ROUND", "END",
        "FAV", "SMALL", "GREAT", "TILE", "SEE",
    ]  # fmt: skip
    assert len(clauses()) == 66


def test_every_clause_has_tests(tests_of: dict[str, list[str]]) -> None:
    """Each clause that this version plays is held by at least one test."""
    without = [clause for clause in clauses() if not is_later(clause) and clause not in tests_of]

    assert without == []


def test_tests_hold_clauses_that_there_are(tests_of: dict[str, list[str]]) -> None:
    """No test is tied to a clause that the rules text does not have."""
    assert set(tests_of) - set(clauses()) == set()


def test_what_is_later_is_later(tests_of: dict[str, list[str]]) -> None:
    """A clause that has tests is not put off any more."""
    assert [clause for clause in tests_of if is_later(clause)] == []


def test_refusals_name_clauses_that_there_are() -> None:
    """Each reason for a refusal names a clause of the rules text."""
    assert {clause for clause, _ in REASONS.values()} <= set(clauses())

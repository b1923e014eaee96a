"""``elfenland rules``: the rules text by clause, and the tests that hold each."""

from __future__ import annotations

import subprocess
from importlib.resources import files
from pathlib import Path

import pytest

from elfenland.cli import rules
from tests.clauses import clauses
from tests.cli.commands import run

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules.md"


def test_the_package_has_the_text_of_the_documentation() -> None:
    """The rules text that is shipped is that of docs/rules.md, byte for byte."""
    assert files("elfenland.rules").joinpath("data/rules.md").read_bytes() == DOCS.read_bytes()


def test_every_clause_is_found() -> None:
    """The clauses are those of the text, each with the lines that belong to it and no more."""
    found = rules.by_clause(DOCS.read_text("utf-8"))

    assert {clause: lines[0].partition("** ")[2] for clause, lines in found.items()} == clauses()
    assert len(found["CHART-1"]) == 10
    assert found["CHART-1"][-1].startswith("| Magic Cloud |")
    assert all(len(lines) == 1 for clause, lines in found.items() if clause != "CHART-1")


def test_the_whole_text() -> None:
    """Without a clause the text is printed from its title to its worked examples, readably."""
    text = run("rules").stdout

    assert text.startswith("# The rules of Elfenland")
    assert "SEE-5 (D) Whether a seat is asked" in text
    assert "| Town cards, 17 pieces" in text
    assert "*" not in text
    assert all(len(line) <= 80 for line in text.splitlines() if not line.startswith("|"))


@pytest.mark.parametrize(
    ("asked", "begins"),
    [
        (["MOVE-4"], ["MOVE-4 (G) Caravan"]),
        (["move-4"], ["MOVE-4 (G) Caravan"]),
        (["GREAT"], ["GREAT-1 ", "GREAT-2 "]),
        (["GREAT-2", "GREAT", "SMALL"], ["GREAT-2 ", "GREAT-1 ", "SMALL-1 "]),
    ],
)
def test_some_clauses(asked: list[str], begins: list[str]) -> None:
    """Clauses are printed as asked for, by id or by chapter, none twice."""
    lines = [line for line in run("rules", *asked).stdout.splitlines() if line[0] != " "]
    assert len(lines) == len(begins)
    assert all(line.startswith(begin) for line, begin in zip(lines, begins, strict=True))


@pytest.mark.parametrize("asked", ["FLY-1", "MOVE-99", "MOV", ""])
def test_a_clause_that_is_not_there(asked: str) -> None:
    """What is no clause is refused with those there are."""
    result = run("rules", "MOVE-1", asked)
    assert result.exit_code == 1
    assert f"there is no clause {asked!r}; clauses are COMP-1, CHART-1, " in result.stderr
    assert not result.stdout


@pytest.mark.slow
def test_the_tests_of_a_clause() -> None:
    """In a checkout every clause is printed with its sentence and its tests, cases counted."""
    lines = run("rules", "--tests").stdout.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("MOVE-4 "))
    tests = [line for line in lines[number + 1 : number + 40] if line.startswith("    tests/")]

    heads = [line.split()[0] for line in lines if line[0] != " "]
    assert heads == list(clauses())
    assert any(test.startswith("    tests/rules/test_move.py::test_") for test in tests)
    assert any(test.endswith(" cases)") for test in tests)


def test_a_clause_without_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clause that no test holds is said to have none; one case is not counted."""
    monkeypatch.setattr(rules, "_held", lambda: {"SET-1": ["tests/a.py::test_b"]})
    lines = run("rules", "--tests", "SET-1", "SET-2").stdout.splitlines()
    assert "    tests/a.py::test_b" in lines
    assert lines[-1] == "    no test"


def test_no_tests_outside_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed without its tests the program says where they are."""
    monkeypatch.setattr(rules, "TELLER", tmp_path / "clauses.py")
    result = run("rules", "--tests")
    assert result.exit_code == 1
    assert "`python3 run.py exec elfenland rules --tests`" in result.stderr
    assert not result.stdout
    assert run("rules", "SET-1").exit_code == 0


def test_tests_that_cannot_be_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    """When collecting fails, the last line of why is the sentence."""
    failed = subprocess.CompletedProcess([], 1, "", "Traceback\nNo module named pytest\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    result = run("rules", "--tests")
    assert result.exit_code == 1
    assert result.stderr == "Error: the tests cannot be collected: No module named pytest\n"

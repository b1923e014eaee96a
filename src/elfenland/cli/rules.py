"""``elfenland rules``: the rules text by clause, and in a checkout the tests that hold each."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

import click

from elfenland.errors import ElfenlandError

CHECKOUT: Final = Path(__file__).resolve().parents[3]
TELLER: Final = CHECKOUT / "tests" / "clauses.py"
"""Collects the tests by clause; not part of the package."""
WIDEST: Final = 100
_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\* ")


class RulesError(ElfenlandError):
    """What was asked of the rules text cannot be told."""


@click.command()
@click.argument("clauses", nargs=-1, metavar="[CLAUSE]...")
@click.option("--tests", is_flag=True, help="Name the tests that hold each clause (in a checkout).")
def rules(*, clauses: tuple[str, ...], tests: bool) -> None:
    """Print the rules that this program plays by, clause by clause.

    CLAUSE is one by its id (MOVE-4), or all whose ids begin so (MOVE); all of the text without.
    """
    text = files("elfenland.rules").joinpath("data/rules.md").read_text("utf-8")
    known = by_clause(text)
    chosen = list(known) if not clauses else _chosen(clauses, known)
    if tests:
        _print_tests(chosen, known)
    elif not clauses:
        _print(text)
    else:
        _print("\n".join("\n".join(known[clause]) for clause in chosen))


def by_clause(text: str) -> dict[str, list[str]]:
    """The lines of each clause by its id, a table that belongs to it included."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        if match := _CLAUSE.match(line):
            lines = found[match[1]] = [line]
        elif line.startswith("#"):
            lines = []
        else:
            lines.append(line)
    return {clause: "\n".join(of).rstrip().split("\n") for clause, of in found.items()}


def _chosen(wanted: Sequence[str], known: Sequence[str] | dict[str, list[str]]) -> list[str]:
    chosen = []
    for name in map(str.upper, wanted):
        some = [clause for clause in known if name in (clause, clause.partition("-")[0])]
        if not some:
            chapters = dict.fromkeys(clause.partition("-")[0] for clause in known)
            raise RulesError(
                f"there is no clause {name!r}; clauses are {', '.join(f'{c}-1' for c in chapters)} "
                "and so on"
            )
        chosen += [clause for clause in some if clause not in chosen]
    return chosen


def _print(text: str) -> None:
    for line in text.splitlines():
        click.echo(_wrapped(line))


def _wrapped(line: str, indent: str = "") -> str:
    plain = line.replace("*", "").removeprefix("- ").replace("`", "")
    if line.startswith("|"):
        return plain
    width = min(get_terminal_size().columns, WIDEST)
    hanging = "  " if line.startswith("- ") else indent
    return click.wrap_text(plain, width, indent, hanging)


def _print_tests(chosen: Sequence[str], known: dict[str, list[str]]) -> None:
    held = _held()
    for clause in chosen:
        click.echo(_wrapped(known[clause][0]))
        for test in _named(held.get(clause, [])):
            click.echo(f"    {test}")


def _named(tests: Sequence[str]) -> Iterator[str]:
    """The tests without their cases, and how many there are of each."""
    cases = Counter(test.partition("[")[0] for test in tests)
    for test, count in cases.items():
        yield test if count == 1 else f"{test} ({count} cases)"
    if not cases:
        yield "no test"


def _held() -> dict[str, list[str]]:
    """The tests by clause, collected in a process of their own."""
    if not TELLER.is_file():
        raise RulesError(
            "the tests are not part of the installed package; in a checkout of the project it is "
            "`python3 run.py exec elfenland rules --tests`"
        )
    found = subprocess.run(
        [sys.executable, "-m", "tests.clauses"],
        cwd=CHECKOUT,
        check=False,
        capture_output=True,
        text=True,
    )
    if found.returncode:
        last = (found.stderr.strip() or "no word why").splitlines()[-1]
        raise RulesError(f"the tests cannot be collected: {last}")
    held: dict[str, list[str]] = json.loads(found.stdout)
    return held

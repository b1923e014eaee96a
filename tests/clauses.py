"""Which tests hold which clause of the rules: `python -m tests.clauses` prints it as JSON."""

from __future__ import annotations

import contextlib
import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules.md"
HOLDERS = ("tests/rules", "tests/board")


def clauses() -> dict[str, str]:
    """Every clause of the rules text by id, with its sentences; TILE-1 to TILE-6 too."""
    lines = RULES.read_text("utf-8").splitlines()
    found = (re.match(r"- \*\*([A-Z]+-\d+)\*\* (.*)", line) for line in lines)
    return {match[1]: match[2] for match in found if match}


def held() -> dict[str, list[str]]:
    """The tests of each clause, by their pytest ids, collected in a process of its own."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.clauses"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    by_clause: dict[str, list[str]] = json.loads(found.stdout)
    return by_clause


class _Collector:
    def __init__(self) -> None:
        self.held: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for clause in sorted({mark.args[0] for mark in item.iter_markers("clause")}):
                self.held[clause].append(item.nodeid)


def main() -> int:
    """Collect without running, and print the tests by clause."""
    collector = _Collector()
    with contextlib.redirect_stdout(sys.stderr):
        code = pytest.main(
            ["--collect-only", "-qq", "-p", "no:randomly", *HOLDERS],
            plugins=[collector],
        )
    print(json.dumps(collector.held, indent=1, sort_keys=True))  # noqa: T201 - its output
    return int(code)


if __name__ == "__main__":
    sys.exit(main())

"""What the proofs said: a line each for whoever waits, and the table of docs/proofs.md."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from elfenland import __version__
from tests.proofs.progress import ROOT, Progress
from tests.proofs.registry import Proof

PAGE = ROOT / "docs" / "proofs.md"

HEAD = """# The long proofs

What `python3 run.py prove` last said. Each proof is also a test, at a small size, in
`python3 run.py test`. The seed and the numbers give the same games again.

{when}, elfenland {version}, Python {python}.

| proof | what holds | how many | seed | result | seconds |
|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a proof went; ``trouble`` is empty where it holds."""

    proof: Proof
    progress: Progress
    trouble: str = ""

    @property
    def many(self) -> str:
        """How many units were checked."""
        return f"{self.progress.done * self.proof.each:,} {self.proof.units}"

    @property
    def result(self) -> str:
        """Whether it holds, with what was counted."""
        counted = ", ".join(f"{n:,} {name}" for name, n in sorted(self.progress.tally.items()))
        if self.trouble:
            return f"FAILED: {self.trouble}"
        return f"holds ({counted})" if counted else "holds"

    def __str__(self) -> str:
        """One line."""
        head = f"{self.proof.name:10} {self.many:>17}, seed {self.proof.seed}"
        return f"{head}: {self.result}, {self.progress.seconds:.1f} s"


def write_page(outcomes: Sequence[Outcome], page: Path = PAGE) -> None:
    """Write the page of the latest proofs."""
    when = datetime.now(UTC).date().isoformat()
    text = HEAD.format(when=when, version=__version__, python=platform.python_version())
    for outcome in outcomes:
        proof, progress = outcome.proof, outcome.progress
        result = outcome.result.replace("|", "\\|").replace("\n", " ")
        text += (
            f"| {proof.name} | {proof.what} | {outcome.many} | {proof.seed} "
            f"| {result} | {progress.seconds:.0f} |\n"
        )
    page.write_text(text, "utf-8")

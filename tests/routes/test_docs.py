"""What docs/routes.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "routes.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The page's example names a tour, what can be reached, what a sketch lacks, and its way on."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(block, {"__name__": "example"})  # noqa: S102 - our own page

    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\d towns:( [a-z']+)+", lines[0])
    assert lines[1].startswith("first: travel ")
    assert re.fullmatch(r"and on to:( [a-z']+)* usselen", lines[-1])
    assert len(lines) > 5

"""What docs/bots.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    """The page's bot plays the page's game to its end."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {"__name__": "example"}
    for block in blocks:
        exec(block, names)  # noqa: S102 - our own page

    ranks = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert len(blocks) == 3
    assert len(ranks) == 4
    assert ranks[0] == "1"

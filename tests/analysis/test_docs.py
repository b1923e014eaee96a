"""What docs/analysis.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from elfenland.analysis import HintReason
from elfenland.analysis.hints import BUDGET as HINT_BUDGET
from elfenland.analysis.reviews import BUDGET, DEALS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "analysis.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The page's hint is given, with a reason of the list."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(block, {"__name__": "example"})  # noqa: S102 - our own page
    action, reason, towns = capsys.readouterr().out.rsplit(maxsplit=2)
    assert action.startswith("draw ")
    assert reason in get_args(HintReason)
    assert int(towns) > 0


def test_the_page_names_what_is_left_out() -> None:
    """How many games are played on is what the command takes when nobody says."""
    page = PAGE.read_text("utf-8")
    assert f"0 leaves luck out | {DEALS} |" in page
    assert f"0: the planner judges | {BUDGET.nodes} |" in page
    assert f"within `budget`: {HINT_BUDGET.nodes} games" in page

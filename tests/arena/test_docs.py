"""What docs/arena.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elfenland.cli import main
from tests.cli.commands import run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "arena.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The page's match is played, and greedy wins it."""
    (block,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    exec(block, {"__name__": "example"})  # noqa: S102 - our own page
    assert "4 deals × 2 rotations = 8 games" in capsys.readouterr().out


def test_every_option_is_explained() -> None:
    """The page's table names each option that the command has, and no other."""
    command = main.get_command(None, "arena")  # type: ignore[arg-type]
    assert command is not None
    offered = {name for parameter in command.params for name in parameter.opts}
    offered |= {name for parameter in command.params for name in parameter.secondary_opts}
    table = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `--")]
    assert {name for line in table for name in re.findall(r"`(--[a-z-]+)", line)} == offered
    assert run("arena", "--help").exit_code == 0

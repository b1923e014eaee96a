"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_example_plays_a_game_to_its_end() -> None:
    """The Python in the README runs, and prints who won."""
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    said: list[object] = []

    exec(example, {"print": said.append})  # noqa: S102 - our own README

    assert "winners=" in repr(said[0])


def test_links_lead_somewhere() -> None:
    """Every link of the README, and the picture, is a file of this project."""
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", README)
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []

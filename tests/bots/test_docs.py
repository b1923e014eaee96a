"""What docs/bots.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elfenland.bots.guests.protocol import PROTOCOL, Answer, Begin, Choose, End, Hello

MESSAGES = (Hello, Begin, Choose, End)
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


def test_every_message_is_explained() -> None:
    """The page about programs that play shows each line that is said, with each of its keys."""
    page = (PAGE.parent / "protocol.md").read_text("utf-8")
    rows = {row.split('"')[3]: row for row in page.splitlines() if row.startswith('| `{"type"')}
    told = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in MESSAGES}
    assert set(rows) == set(told)
    for tag, fields in told.items():
        assert set(re.findall(r'"(\w+)":', rows[str(tag)])) >= {"type", *fields}
    for field in Answer.__struct_fields__:
        assert f'{{"{field}": ' in page
    assert f'`{{"protocol": {PROTOCOL}}}`' in page

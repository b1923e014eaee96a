"""The drawings that the client ships."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
DRAWN = ROOT / "web" / "src" / "lib"


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_drawings_are_current(tmp_path: Path) -> None:
    """What is drawn of the board is what the client ships, and every piece has its room."""
    for folder in ("art", "board/art"):
        (tmp_path / folder).mkdir(parents=True)

    subprocess.run(
        [sys.executable, ROOT / "tools" / "art" / "build.py", "--out", tmp_path], check=True
    )

    drawn = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert drawn
    stale = [
        path
        for path in drawn
        if path.read_bytes() != (DRAWN / path.relative_to(tmp_path)).read_bytes()
    ]
    assert not stale

"""`run.py play`, from the second start on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.packaging.conftest import ROOT


def play(folder: Path) -> tuple[str, str, str]:
    """Start the game, fetch its page, stop it by Ctrl-C: the page, what it said, the errors."""
    with subprocess.Popen(
        [sys.executable, str(ROOT / "run.py"), "play", "--no-browser", "--port=0", "--db=games.db"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            first = process.stdout.readline()
            url = first.split()[-1]
            with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310 - our own server
                page = answer.read().decode()
        finally:
            os.killpg(process.pid, signal.SIGINT)
            # Not by communicate(), which does not know what was read ahead.
            out, err = process.stdout.read(), process.stderr.read()
    assert "Ctrl+C" in out
    assert process.returncode == 0
    return page, first + out, err


def test_second_start_goes_straight_to_the_game(tmp_path: Path) -> None:
    """The second start makes, installs and builds nothing, and Ctrl-C ends it without a word."""
    play(tmp_path)

    page, said, errors = play(tmp_path)

    assert '<div id="app">' in page
    assert said.startswith("Elfenland is at ")
    assert errors == ""
    assert (tmp_path / "games.db").exists()

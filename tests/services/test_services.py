"""The servers that other tests stand on."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.services.daemon import Daemon, DaemonEnded
from tests.services.postgres import Postgres


def test_a_database_outlives_a_crash_of_its_server() -> None:
    """What was committed is there when the server has been started again, at the same place."""
    with Postgres() as server:
        name = server.database().rpartition("/")[2]
        server.run("CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('elf')", name)
        server.crash()
        server.start()
        assert server.run("SELECT word FROM words", name) == "elf\n"


def test_a_program_that_ends_at_once(tmp_path: Path) -> None:
    """What it complained of is told."""
    with pytest.raises(DaemonEnded, match="no such luck"):
        Daemon(["sh", "-c", "echo no such luck >&2; exit 1"], lambda: False, tmp_path / "log")


def test_a_program_does_not_outlive_the_tests(tmp_path: Path) -> None:
    """A program is gone when the process that started it has been killed."""
    start = (
        "import os, sys; from pathlib import Path; from tests.services.daemon import Daemon\n"
        "daemon = Daemon(['sleep', '600'], lambda: True, Path(sys.argv[1]))\n"
        "print(daemon.pid, flush=True); os.kill(os.getpid(), 9)"
    )
    killed = subprocess.run(
        [sys.executable, "-c", start, tmp_path / "log"], capture_output=True, text=True, check=False
    )
    pid = int(killed.stdout)
    deadline = time.monotonic() + 60
    while Path(f"/proc/{pid}/stat").exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not Path(f"/proc/{pid}").exists()

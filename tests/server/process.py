"""`elfenland serve` as a process of its own, to be stopped and killed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import httpx
from websockets.sync.client import connect as connect_within

from elfenland.server.database import Database, PostgresUrl
from tests.server.running import NO_TLS, PATIENCE

get = partial(httpx.get, timeout=PATIENCE, verify=NO_TLS)
post = partial(httpx.post, timeout=PATIENCE, verify=NO_TLS)
connect = partial(connect_within, open_timeout=PATIENCE, ping_timeout=PATIENCE)

SERVE = (sys.executable, "-m", "elfenland", "serve", "--no-browser")


class Process:
    """A server that answers at ``url``; ``said`` is what it has printed so far."""

    def __init__(self, database: Database, *options: str) -> None:
        kept_at = database.secret if isinstance(database, PostgresUrl) else str(database)
        command = [*SERVE, "--port", "0", "--db", kept_at, *options]
        self.popen = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
        )
        assert self.popen.stdout is not None
        self.said = ""
        while "Ctrl+C" not in self.said:
            line = self.popen.stdout.readline()
            if not line:
                raise AssertionError(f"it did not start: {self.popen.communicate()[1]}")
            self.said += line
        found = re.search(r"http://\S+", self.said)
        assert found is not None
        self.url = found[0]

    def end(self) -> tuple[int, str, str]:
        """Wait for its end: its exit code, all it said and all it complained of."""
        out, err = self.popen.communicate(timeout=PATIENCE)
        return self.popen.returncode, self.said + out, err


@contextmanager
def process(database: Database, *options: str) -> Iterator[Process]:
    """A process that is gone after the block, whatever happens in it."""
    running = Process(database, *options)
    try:
        yield running
    finally:
        running.popen.kill()
        running.popen.communicate()


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    """A start that is refused."""
    return subprocess.run(
        [*SERVE, *options], capture_output=True, encoding="utf-8", timeout=250, check=False
    )

"""The program with seeded chance, started as a person starts it, for a browser to look at."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from elfenland.server.pages import CLIENT
from tests.e2e import seeded

SAYS = "Elfenland is at "
SECONDS_TO_ANSWER = 60


@contextmanager
def serving(
    file: Path, *, port: int = 0, dies: bool = False, clock: Path | None = None
) -> Iterator[str]:
    """A server of the tables in ``file`` until the end of the block; its URL.

    It chooses a free port unless one is given, and says where it is once it answers. One that
    ``dies`` is killed without a chance to put anything in order. ``clock`` holds by how many
    seconds it is ahead of the machine.
    """
    assert (CLIENT / "index.html").exists(), "build the client first: npm run build, in web/"
    command = [sys.executable, seeded.__file__, "serve", "--no-browser"]
    with subprocess.Popen(
        [*command, "--port", str(port), "--db", str(file)],
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        text=True,
        env=os.environ | ({"CLOCK": str(clock)} if clock else {}),
    ) as server:
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            assert said.startswith(SAYS), f"the server did not start: {said!r}"
            url = said.removeprefix(SAYS).strip()
            with urlopen(f"{url}/api/health", timeout=SECONDS_TO_ANSWER) as answer:  # noqa: S310
                assert json.load(answer)["status"] == "ok"
            yield url
        finally:
            (server.kill if dies else server.terminate)()
            server.wait(SECONDS_TO_ANSWER)

"""The first start in a clone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import client

# Installing everything takes longer than a test's usual time.
pytestmark = pytest.mark.timeout(600)

SAY_WHERE = (
    "import elfenland, pathlib; print(pathlib.Path(elfenland.__file__).parents[2].resolve())"
)


def start(clone: Path, variables: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    """Start run.py of a clone with the machine's Python, as somebody would type it."""
    return subprocess.Popen(
        [sys.executable, "run.py", *arguments],
        cwd=clone,
        env=variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def test_interrupted_then_two_at_once(clone: Path, no_node: dict[str, str]) -> None:
    """A first start that was stopped leaves nothing in the way of two at once, without Node."""
    with start(clone, no_node, "play") as stopped:
        assert stopped.stderr is not None
        assert stopped.stderr.readline().startswith("Making the environment")
        os.killpg(stopped.pid, signal.SIGINT)
        # Not by communicate(), which does not know what was read ahead.
        err = stopped.stderr.read()

    both = [start(clone, no_node, "exec", "python", "-c", SAY_WHERE) for _ in range(2)]
    ends = [(*each.communicate(), each.returncode) for each in both]

    assert (stopped.returncode, err) == (130, "\nStopped.\n")
    assert [(out, code) for out, _, code in ends] == [(f"{clone}\n", 0)] * 2
    told = "".join(err for _, err, _ in ends)
    assert told.count("Making the environment") == 1
    assert told.count("waiting for it") == 1
    assert client.is_fresh(clone)


def test_no_network(clone: Path, no_node: dict[str, str]) -> None:
    """Without a network the first start says so, and how to go on, without a traceback."""
    nowhere = "http://127.0.0.1:9/simple"
    cut_off = {**no_node, "PIP_INDEX_URL": nowhere, "UV_DEFAULT_INDEX": nowhere, "PIP_RETRIES": "0"}

    process = start(clone, cut_off, "play")
    out, err = process.communicate()

    assert process.returncode == 1
    assert out == ""
    assert "Traceback" not in err
    assert err.splitlines()[-1].startswith("The packages could not be downloaded.")

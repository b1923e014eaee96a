"""Running the commands."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from elfenland.cli import main


def run(*arguments: str | Path, stdin: str | bytes | None = None) -> Result:
    """Run a command in this process; what nobody caught is raised."""
    return CliRunner().invoke(main, [str(a) for a in arguments], stdin, catch_exceptions=False)


def python(
    *arguments: str | Path, stdin: bytes | None = None, **variables: str
) -> subprocess.CompletedProcess[bytes]:
    """Run ``python`` in a process of its own, with environment variables beside those there are."""
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=250,
        env={**os.environ, **variables},
    )


def simulate(out: Path, *arguments: str) -> list[dict[str, Any]]:
    """The records of simulated games."""
    result = run("simulate", "--out", out, *arguments)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in out.read_text("ascii").splitlines()]


def write(file: Path, records: list[dict[str, Any]]) -> Path:
    """Write records a line each."""
    file.write_text("".join(json.dumps(record) + "\n" for record in records), "ascii")
    return file

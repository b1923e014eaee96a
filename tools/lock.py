"""Lock again what pyproject.toml asks for: `python3 run.py exec python tools/lock.py [--upgrade]`.

The files carry hashes and name no index, so that they install from whichever one a machine uses.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What each file is made of; the later ones keep to the versions of those before.
LOCKS: dict[str, list[str]] = {
    "uv": ["requirements/uv.in"],
    "run": ["pyproject.toml"],
    "club": [
        "pyproject.toml",
        "--extra",
        "postgres",
        "--extra",
        "redis",
        "-c",
        "requirements/run.txt",
    ],
    "dev": ["pyproject.toml", "--group", "dev", "-c", "requirements/run.txt"],
    "bench": ["pyproject.toml", "--group", "bench", "-c", "requirements/dev.txt"],
    "release": ["--group", "release"],
    "build": ["--group", "build", "-c", "requirements/dev.txt"],
}
PORTABLE = ["--universal", "--python-version", "3.11", "--generate-hashes"]
BARE = ["--quiet", "--no-annotate", "--no-header"]


def main() -> None:
    """Write each lock file, upgrading what is locked when asked to."""
    for name, sources in LOCKS.items():
        options = [*PORTABLE, *BARE, *sys.argv[1:], "--output-file", f"requirements/{name}.txt"]
        subprocess.run(["uv", "pip", "compile", *options, *sources], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()

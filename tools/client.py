"""The browser client: whether the built one is what web/ says now, and how it is built.

run.py and the package's build hook share this; the standard library is all it needs.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

# Runs npm with these arguments in web/ and says its exit code.
Npm: TypeAlias = Callable[[list[str]], int]

# Made in web/ by its tools, never built from.
NOT_SOURCE = frozenset({"node_modules", ".vite", "coverage", "test-results"})


class BuildError(Exception):
    """The client could not be built; the message names the command that failed."""


def static(root: Path) -> Path:
    """Where the built client lies inside the package."""
    return root / "src" / "elfenland" / "static"


def is_fresh(root: Path) -> bool:
    """Whether the built client is there and made of what web/ holds now."""
    stamp = static(root) / ".digest"
    return stamp.exists() and stamp.read_text(encoding="ascii") == digest(root / "web")


def build(root: Path, npm: Npm) -> None:
    """Build the client into the package.

    Raises:
        BuildError: npm could not install the packages or build.
    """
    # Taken before building: what changes meanwhile makes the result stale.
    built_from = digest(root / "web")
    install_packages(root, npm)
    if code := npm(["run", "build"]):
        raise BuildError(f"npm run build failed with exit code {code}")
    (static(root) / ".digest").write_text(built_from, encoding="ascii")


def install_packages(root: Path, npm: Npm) -> None:
    """Bring web/node_modules in line with the lock file, if it isn't.

    Raises:
        BuildError: npm could not.
    """
    lock = root / "web" / "package-lock.json"
    # npm writes its own copy of the lock last of all.
    installed = root / "web" / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    if code := npm(["ci", "--no-audit", "--no-fund"]):
        raise BuildError(f"npm ci failed with exit code {code}")


def digest(web: Path) -> str:
    """A fingerprint of everything the built client depends on."""
    made = hashlib.sha256()
    for path in sorted(_sources(web)):
        content = path.read_bytes()
        made.update(f"{path.relative_to(web).as_posix()}\0{len(content)}\0".encode())
        made.update(content)
    return made.hexdigest()


def _sources(web: Path) -> Iterator[Path]:
    for folder, inner, files in os.walk(web):
        inner[:] = [name for name in inner if name not in NOT_SOURCE]
        yield from (Path(folder, name) for name in files if not name.endswith(".test.ts"))

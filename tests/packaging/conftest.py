"""A wheel made as a release would make it, and a copy of the project as a clone would be."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
UV = ROOT / ".venv" / SCRIPTS / "uv"

# What a clone does not have.
NOT_CLONED = (".git", ".venv", ".cache", "node_modules", "static", "__pycache__", ".hypothesis")


def uv(*arguments: str | Path, cwd: Path = ROOT) -> None:
    """Run uv; what it says is shown if the test fails."""
    subprocess.run([UV, *arguments], cwd=cwd, check=True)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution, and the wheel that was made of it alone."""
    folder = tmp_path_factory.mktemp("built")
    uv("build", "--quiet", "--build-constraints=requirements/build.txt", "--out-dir", folder)
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    """The built wheel."""
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of a fresh environment that holds the wheel and its locked packages."""
    env = tmp_path_factory.mktemp("installed") / "env"
    uv("venv", "--quiet", "--python", sys.executable, env)
    into = ("pip", "install", "--quiet", "--python", env)
    uv(*into, "--require-hashes", "-r", "requirements/run.txt")
    uv(*into, "--no-deps", wheel)
    return env / SCRIPTS


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the project without anything that was made in it."""
    return Path(
        shutil.copytree(ROOT, tmp_path / "clone", ignore=shutil.ignore_patterns(*NOT_CLONED))
    )


@pytest.fixture
def no_node(tmp_path: Path) -> dict[str, str]:
    """The variables of a machine without Node, npm or uv."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("sh", "env"):
        (programs / name).symlink_to(str(shutil.which(name)))
    return {**os.environ, "PATH": str(programs)}

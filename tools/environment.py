"""Makes .venv and installs the locked packages into it; the standard library is all it needs."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from tools import client
from tools.troubles import NO_VENV, TroubleError, explain, say

ROOT = Path(__file__).resolve().parent.parent
ENV = ROOT / ".venv"
BIN = ENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
CACHE = ROOT / ".cache"
LOG = CACHE / "install.log"

# Every set of packages holds those of `run`; whoever has one of these has what is asked for.
SATISFIED_BY = {"run": ("run", "dev", "bench"), "dev": ("dev",), "bench": ("bench",)}


def install(group: str, *, with_client: bool = False) -> None:
    """Make sure that the locked packages of a group, and if asked the built client, are there.

    Says nothing and writes nothing when they are.

    Raises:
        TroubleError: they cannot be installed.
    """
    if _is_installed(group) and (client.is_fresh(ROOT) or not with_client):
        return
    try:
        with _alone():
            if not _is_installed(group):
                _install_packages(group)
            # Another start may have done it while this one waited.
            elif not client.is_fresh(ROOT):
                _install_project()
    except OSError as error:
        raise TroubleError(explain(str(error), LOG)) from error


def install_client_packages() -> None:
    """Make sure that what the client's own checks and tests need is there.

    Raises:
        TroubleError: npm could not install it.
    """

    def npm(arguments: list[str]) -> int:
        say("Installing the client's packages ...")
        run(BIN / "npm", *arguments, where=ROOT / "web")
        return 0

    with _alone():
        client.install_packages(ROOT, npm)


def variables() -> dict[str, str]:
    """The process environment in which commands find the installed ones first."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    return {**os.environ, "VIRTUAL_ENV": str(ENV), "PATH": path}


def _is_installed(group: str) -> bool:
    return any(_says(_stamp(name), _wanted(name)) for name in SATISFIED_BY[group])


def _says(note: Path, text: str) -> bool:
    return note.exists() and note.read_text(encoding="utf-8") == text


def _stamp(group: str) -> Path:
    return ENV / f".installed-{group}"


def _wanted(group: str) -> str:
    """A fingerprint of what is to be installed, and where: scripts in .venv hold its path."""
    made = hashlib.sha256(str(ROOT).encode())
    for name in (f"requirements/{group}.txt", "requirements/uv.txt", "requirements/build.txt"):
        made.update((ROOT / name).read_bytes())
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    # Not those of linters and tests: they change often, and nothing that is installed.
    package = [settings["build-system"], settings["project"], settings["tool"]["hatch"]]
    made.update(json.dumps(package).encode())
    return made.hexdigest()


def _install_packages(group: str) -> None:
    LOG.unlink(missing_ok=True)
    _make_env()
    say("Installing the packages ...")
    quiet = ("--quiet", "--require-hashes", "-r")
    run(PYTHON, "-m", "pip", "install", "--retries=2", *quiet, "requirements/uv.txt")
    run(*_uv_install(), *quiet, f"requirements/{group}.txt")
    _install_project()
    _stamp(group).write_text(_wanted(group), encoding="utf-8")


def _install_project() -> None:
    if not client.is_fresh(ROOT):
        say("Building the browser client ...")
    # Asked to reinstall, because uv does not look into web/ to see whether anything changed.
    run(
        *_uv_install(),
        *("--quiet", "--no-deps", "--build-constraints", "requirements/build.txt"),
        *("--reinstall-package", "elfenland", "--editable", "."),
    )


def _uv_install() -> tuple[str | Path, ...]:
    return (BIN / "uv", "pip", "install", "--python", PYTHON)


def _make_env() -> None:
    """Make .venv, unless a whole one that was made for this very folder is there."""
    made_for = ENV / ".made-for"
    if PYTHON.exists() and made_for.exists() and made_for.read_text(encoding="utf-8") == str(ROOT):
        return
    if importlib.util.find_spec("ensurepip") is None:
        raise TroubleError(NO_VENV)
    say("Making the environment in .venv ...")
    try:
        venv.create(ENV, clear=True, with_pip=True)
    except subprocess.CalledProcessError as error:
        said = (error.output or b"").decode(errors="replace")
        raise TroubleError(explain(f"{error}\n{said}", LOG)) from error
    made_for.write_text(str(ROOT), encoding="utf-8")


def run(*command: str | Path, where: Path = ROOT) -> None:
    """Run one command of the installation, its output going to the log.

    Raises:
        TroubleError: it failed.
    """
    done = subprocess.run(
        [str(part) for part in command],
        cwd=where,
        env=variables(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    CACHE.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(map(str, command))}\n{done.stdout}\n")
    if done.returncode:
        raise TroubleError(explain(done.stdout, LOG))


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Let one start at a time change the environment; the others wait."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "install.lock").open("a") as held:
        if not _try_lock(held):
            say("Another start is installing the packages; waiting for it ...")
            _lock(held)
        yield


# The system lets go of these locks when the process ends, however it ends.
if sys.platform == "win32":
    import msvcrt

    def _try_lock(held: IO[str]) -> bool:
        try:
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _lock(held: IO[str]) -> None:
        # LK_LOCK itself tries for ten seconds and then gives up.
        while True:
            with contextlib.suppress(OSError):
                msvcrt.locking(held.fileno(), msvcrt.LK_LOCK, 1)
                return

else:
    import fcntl

    def _try_lock(held: IO[str]) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _lock(held: IO[str]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX)

"""What the machine and its Python have to bring along."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime, timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from elfenland.errors import ProcessFailed
from elfenland.server.checkup.finding import Finding
from elfenland.server.workers import Workers

OLDEST_PYTHON: Final = (3, 11)
EXTRAS: Final = {
    "plots": ("matplotlib", "reports are written without drawings"),
    "postgres": ("asyncpg", "games can be kept in an SQLite file alone"),
    "redis": ("redis", "servers of one database cannot tell one another what has changed"),
    "ray": ("ray", "`elfenland arena` plays on this machine alone"),
}
"""By its name the module that an extra brings, and how it is without it."""

MEGABYTE: Final = 10**6
# Below the one a club's evening may not fit, below the other SQLite cannot work.
_SCARCE: Final = 200 * MEGABYTE
_FULL: Final = 10 * MEGABYTE
_WORKER_SECONDS: Final = 30
# There was no such program before.
_BEGINNING: Final = datetime(2026, 1, 1, tzinfo=UTC)
_SKEW: Final = timedelta(minutes=1)


def check_python(version: tuple[int, ...]) -> Finding:
    """Whether this Python is new enough."""
    what = f"this is Python {'.'.join(map(str, version))}"
    if version[:2] < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        return Finding("python", "problem", what, f"install Python {oldest} or newer")
    return Finding("python", "ok", what)


def check_client(client: Path) -> Finding:
    """Whether there is something to show in a browser, built in this folder."""
    if (client / "index.html").is_file():
        return Finding("client", "ok", "the browser client is there")
    return Finding(
        "client",
        "problem",
        f"the browser client is not built: there is no index.html in {client}",
        "start with `python3 run.py play`, which builds it, or install the built package",
    )


def check_disk(file: Path, free: int | None = None) -> Finding:
    """Whether there is room beside the database; ``free`` bytes, by default as it is."""
    if free is None:
        free = shutil.disk_usage(existing(file.parent)).free
    what = f"there are {free // MEGABYTE} MB free where the games are kept"
    way_out = "make room, or choose a file on another disk with --db FILE"
    if free < _FULL:
        return Finding("disk", "problem", what, way_out)
    if free < _SCARCE:
        return Finding("disk", "warning", what, way_out)
    return Finding("disk", "ok", what)


def check_clock(now: datetime, newest: datetime | None) -> Finding:
    """Whether the clock can be right: it goes forward from the ``newest`` time that is stored."""
    what = f"the clock says {_said(now)}"
    way_out = "set the clock of this machine"
    if now < _BEGINNING:
        return Finding("clock", "warning", f"{what}, before this program was there", way_out)
    if newest is not None and now < newest - _SKEW:
        what += f", but the last decision was stored at {_said(newest)}"
        return Finding("clock", "warning", what, way_out)
    return Finding("clock", "ok", what)


def _said(time: datetime) -> str:
    return f"{time.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


async def check_worker() -> Finding:
    """Whether a process can be started for the bots to think in."""
    workers = Workers(1)
    try:
        await workers.run(os.getpid, _WORKER_SECONDS)
    except (ProcessFailed, OSError) as error:
        return Finding(
            "worker",
            "problem",
            f"a process for the bots cannot work: {error}",
            "let this user start processes, and leave them memory; see `ulimit -u` and `ulimit -v`",
        )
    finally:
        await workers.close()
    return Finding("worker", "ok", "a process for the bots starts and answers")


def check_extra(extra: str) -> Finding:
    """Whether an optional part is installed; without it nothing is amiss."""
    module, without = EXTRAS[extra]
    if find_spec(module):
        return Finding(extra, "ok", f"{module} is installed")
    way_out = f"pip install 'elfenland[{extra}]' brings it"
    return Finding(extra, "ok", f"{module} is not installed: {without}", way_out)


def existing(folder: Path) -> Path:
    """The folder, or the nearest one above it that is there."""
    return next(path for path in (folder, *folder.parents) if path.exists())

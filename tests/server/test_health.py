"""What the server says of how it is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from elfenland import __version__
from elfenland.server import health as health_module
from elfenland.server.health import Health
from elfenland.server.store import Store
from tests.server.running import Server, serving


class Clock:
    """A clock that goes on when it is told to."""

    now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


class Part:
    """A part that works, fails or hangs, and counts how often it was tried."""

    def __init__(self) -> None:
        self.tries = 0
        self.does: Exception | asyncio.Event | None = None

    async def __call__(self) -> None:
        """Be tried."""
        self.tries += 1
        if isinstance(self.does, Exception):
            raise self.does
        if self.does is not None:
            await self.does.wait()


async def test_it_can_store(server: Server) -> None:
    """Where all is well the version is told, and nothing is left of what was written."""
    answer = await server.http.get("/api/health")
    with sqlite3.connect(server.file) as file:
        (left,) = file.execute("SELECT count(*) FROM seals WHERE commitment = 'tried'").fetchone()
    file.close()

    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__})
    assert left == 0


async def test_a_file_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where another program holds the file it is said within the time, which part and no more."""
    monkeypatch.setattr(health_module, "SECONDS", 0.05)
    monkeypatch.setattr(health_module, "_KEPT_SECONDS", 0)
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as server:
        holding = sqlite3.connect(file, isolation_level=None)
        holding.execute("BEGIN IMMEDIATE")
        failing = await server.http.get("/api/health")
        holding.rollback()
        holding.close()
        # The try that hung may still be under way: who asks now waits for it.
        monkeypatch.setattr(health_module, "SECONDS", 30)
        well = await server.http.get("/api/health")

    assert failing.status_code == 503
    assert failing.json()["code"] == "health.failing"
    assert "the database" in failing.json()["message"]
    assert __version__ in failing.json()["message"]
    assert str(tmp_path) not in failing.text + caplog.text
    assert well.json()["status"] == "ok"


async def test_a_database_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """An error is logged by its kind, not by its words."""
    words = "no space for a secret"

    async def full(_self: Store) -> None:
        raise OSError(words)

    monkeypatch.setattr(Store, "try_writing", full)
    async with serving(tmp_path / "tables.sqlite3") as server:
        failing = await server.http.get("/api/health")

    assert failing.status_code == 503
    assert "OSError" in caplog.text
    assert words not in caplog.text + failing.text


async def test_it_is_tried_once_for_all_who_ask() -> None:
    """However many ask, at once and within a second, a part is tried once; then anew."""
    clock, part = Clock(), Part()
    health = Health({"it": part}, clock)

    together = await asyncio.gather(*(health.failing() for _ in range(50)))
    await health.failing()
    tries = part.tries
    clock.now += 1.5
    part.does = ValueError()
    later = await health.failing()

    assert (together, tries) == ([[]] * 50, 1)
    assert (later, part.tries) == (["it"], 2)


async def test_a_part_that_hangs_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is failing for as long as it hangs, no second try is begun, and the others are told."""
    monkeypatch.setattr(health_module, "SECONDS", 0.01)
    clock, hanging, well = Clock(), Part(), Part()
    hanging.does = asyncio.Event()
    health = Health({"one": hanging, "other": well}, clock)

    said = []
    for _ in range(3):
        clock.now += 10
        said.append(await health.failing())
    tries = hanging.tries
    hanging.does.set()
    await asyncio.wait([task for task, _ in health._tries.values()])
    after = await health.failing()
    await health.close()

    assert said == [["one"]] * 3
    assert tries == 1
    assert after == []


async def test_it_ends_with_a_try_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the server does not wait for what hangs."""
    monkeypatch.setattr(health_module, "SECONDS", 0.01)
    part = Part()
    part.does = asyncio.Event()
    health = Health({"it": part})

    assert await health.failing() == ["it"]
    await health.close()
    assert await health.failing() == ["it"]

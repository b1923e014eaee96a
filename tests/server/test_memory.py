"""What stays in memory: tables that somebody holds, and a few more."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from tests.server.running import act, serving

KEPT = 32


async def test_an_idle_table_is_let_go_of(tmp_path: Path) -> None:
    """A server that has seen many tables holds those with a socket, and a few for HTTP."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        first = await server.create("me", "random", options={"start_seat": 0})
        async with first.socket() as socket:
            await socket.next("welcome")
            tables = [await server.create("me", "screen") for _ in range(3 * KEPT)]
            gc.collect()
            held = len(server.tables._open)

            still_there = await socket.ask(act(0, 0, "draw pile"))
        again = await tables[0].now()

    assert held == KEPT + 1
    assert still_there["type"] == "done"
    assert again["number"] == 0


async def test_a_table_is_opened_once_for_all_who_come_at_once(tmp_path: Path) -> None:
    """However many ask at the same time, there is one of each table."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        table = await server.create("me", "screen")
    async with serving(tmp_path / "tables.sqlite3") as server:
        opened = await asyncio.gather(*(server.tables.open(table.table) for _ in range(20)))

    assert len(set(map(id, opened))) == 1

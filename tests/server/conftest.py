"""One server for the tests that do not stop it: each makes tables of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.running import Server, serving

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server lives in one loop, and so do the tests that ask it."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A running server on a new file, open to the local network."""
    async with serving(tmp_path_factory.mktemp("server") / "tables.sqlite3") as running:
        await running.http.post("/api/network")
        yield running

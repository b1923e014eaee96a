"""One server for the tests that do not stop it: each makes tables of its own.

No game of one test goes on under another: its bots would act, and be logged, while what they use is
patched.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from hashlib import shake_256
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest
import pytest_asyncio

from elfenland.server import attendance, hints, minds, socket, tours
from elfenland.server.database import Database, read_database
from elfenland.server.store import Store
from tests.server.running import PATIENCE, Server, serving
from tests.services.fixtures import postgres, redis  # noqa: F401 - fixtures

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server lives in one loop, and so do the tests that ask it."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(autouse=True)
def seeded_chance(request: pytest.FixtureRequest) -> Iterator[None]:
    """The secrets of deals and the dice of bots are the same in each run of a test.

    Ids of tables, codes and tokens, on which no play hangs, stay beyond guessing.
    """
    numbers = count()

    def token_hex(size: int) -> str:
        return shake_256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest(size)

    with patch("secrets.token_hex", token_hex):
        yield


@pytest.fixture
def nobody_goes() -> Iterator[None]:
    """Who has once asked by requests is there to the end, however long the machine takes."""
    with patch.object(attendance, "LASTS", 3600.0):
        yield


@pytest.fixture(autouse=True)
def no_haste() -> Iterator[None]:
    """What a busy machine lets wait is not given up: a bot, a hint, a tour, a socket."""
    with (
        patch.object(minds, "LIMIT", PATIENCE),
        patch.object(hints, "LIMIT", PATIENCE),
        patch.object(tours, "LIMIT", PATIENCE),
        patch.multiple(socket, _HELLO_SECONDS=PATIENCE, _SEND_SECONDS=PATIENCE),
    ):
        yield


@pytest_asyncio.fixture(loop_scope="session")
async def server(shared_server: Server) -> AsyncIterator[Server]:
    """A running server, open to the local network; after the test its bots are at rest."""
    yield shared_server
    for table in list(shared_server.tables._open.values()):
        await table.bots.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def shared_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """The one server, on a new file."""
    async with serving(tmp_path_factory.mktemp("server") / "tables.sqlite3") as running:
        await running.http.post("/api/network")
        # It would let the bots of a test that is over play on under another.
        await running.tables.caretaker.close()
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """A database with nothing in it, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    return read_database(request.getfixturevalue("postgres").database())


@pytest_asyncio.fixture(loop_scope="session")
async def store(database: Database) -> AsyncIterator[Store]:
    """An open store without a table, on each kind of database."""
    opened = await Store.open(database)
    yield opened
    await opened.close()

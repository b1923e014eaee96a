"""A database that goes away under a running server, and comes back."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.server import store
from elfenland.server.database import PostgresUrl, read_database
from elfenland.server.engine import Engine, StoreUnavailable
from elfenland.server.store import Store
from elfenland.server.stored import Entry
from tests.server.running import Server, Table, act, new_table, serving
from tests.services.postgres import PASSWORD, Postgres


@pytest.mark.slow
async def test_a_restart_of_the_database(caplog: pytest.LogCaptureFixture) -> None:
    """Stopped in order or not: meanwhile all is refused, afterwards all goes on, bots included."""
    with Postgres() as postgres:
        async with serving(read_database(postgres.database())) as server:
            mine = await server.create("me", "screen", options={"start_seat": 0})
            bots = await server.create("me", "random", options={"start_seat": 0}, pace="normal")
            for number, end in enumerate((postgres.stop, postgres.crash)):
                await go_through(server, mine, bots, number * 2, end, postgres.start)
            assert len(await server.store.entries(mine.table)) == 4
            assert len(await server.store.entries(bots.table)) == 4

    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    ours = [text for text in told if "database" in text]
    assert [text.partition(",")[0] for text in ours] == [
        "the database is gone",
        "the database is there again",
    ] * 2
    assert PASSWORD not in caplog.text


async def go_through(
    server: Server,
    mine: Table,
    bots: Table,
    number: int,
    end: Callable[[], None],
    start: Callable[[], None],
) -> None:
    """An outage between two decisions at one table, with a bot to act at another."""
    async with bots.socket() as watching, mine.socket() as playing:
        assert (await mine.act("draw pile")).status_code == 200
        # The loop stands still until the database is gone: the bot cannot be quicker.
        await watching.ask(act(0, number, "draw pile"))
        end()
        body = act((number + 1) % 2, number + 1, "draw pile")
        refused = await mine.post("/act", body)
        on_socket = await playing.ask(body)
        opened = await server.http.post("/api/tables", json=new_table("me", "screen"))
        stands = await mine.now()
        # A bot has asked in vain, too.
        start()
        again = await mine.post("/act", body)
        await watching.position(lambda position: position["number"] == number + 2)

    for answer in (refused, opened):
        assert (answer.status_code, answer.json()["code"]) == (503, "store.unavailable")
    assert (on_socket["type"], on_socket["code"]) == ("refused", "store.unavailable")
    assert stands["number"] == number + 1
    assert (again.status_code, again.json()["number"]) == (200, number + 2)


CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_connections_that_were_cut(postgres: Postgres) -> None:
    """A connection that broke while it lay idle is replaced, and nobody notices."""
    database = read_database(postgres.database())
    assert isinstance(database, PostgresUrl)
    assert database.url.database is not None
    async with serving(database) as server:
        table = await server.create("me", "screen", options={"start_seat": 0})
        cut = postgres.run(CUT, database.url.database)
        done = await table.act("draw pile")

    assert "t" in cut
    assert done.status_code == 200


def lose(monkeypatch: pytest.MonkeyPatch, *, committed: bool) -> None:
    """Let the next connection to write by break, before its commit or when that is done."""
    honest = Engine.begin

    @asynccontextmanager
    async def begin(engine: Engine) -> AsyncIterator[AsyncConnection]:
        monkeypatch.setattr(Engine, "begin", honest)
        async with honest(engine) as connection:
            yield connection
            if not committed:
                raise StoreUnavailable(is_unclear=True)
        raise StoreUnavailable(is_unclear=True)

    monkeypatch.setattr(Engine, "begin", begin)


def blind(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let nobody look for what was written, until the answer is called."""
    honest = Store.entries

    async def entries(_store: Store, _table_id: str, after: int = 0) -> Sequence[Entry]:  # noqa: ARG001
        raise StoreUnavailable

    monkeypatch.setattr(store, "_LOOKS", (0,))
    monkeypatch.setattr(Store, "entries", entries)
    return lambda: monkeypatch.setattr(Store, "entries", honest)


@pytest_asyncio.fixture(loop_scope="session")
async def alone(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with no other table, whose bots would write, too."""
    async with serving(tmp_path / "tables.sqlite3") as running:
        await running.http.post("/api/network")
        yield running


async def test_a_commit_whose_answer_was_lost(
    alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is looked for, and what was asked is confirmed like anything else."""
    lose(monkeypatch, committed=True)
    table = await alone.create("me", "link", options={"start_seat": 0})
    lose(monkeypatch, committed=True)
    seated = await table.sit()
    lose(monkeypatch, committed=True)
    done = await table.act("draw pile")

    assert (done.status_code, done.json()["number"]) == (200, 1)
    assert (await table.now(1, seated["token"]))["number"] == 1
    assert len(await alone.store.entries(table.table)) == 1


async def test_a_commit_that_did_not_take_place(
    alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was asked is refused, nothing has changed, and asked again it is done."""
    table = await alone.create("me", "screen", options={"start_seat": 0})
    body = act(0, 0, "draw pile")
    lose(monkeypatch, committed=False)
    refused = await table.post("/act", body)
    before = await table.now()
    again = await table.post("/act", body)

    assert (refused.status_code, refused.json()["code"]) == (503, "store.unavailable")
    assert before["number"] == 0
    assert (again.status_code, again.json()["number"]) == (200, 1)


async def test_a_commit_that_cannot_be_looked_for(
    alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the database is there again the table shows what it took in; it is played once."""
    table = await alone.create("me", "screen", options={"start_seat": 0})
    body = act(0, 0, "draw pile")
    async with table.socket() as socket:
        lose(monkeypatch, committed=True)
        sees_again = blind(monkeypatch)
        refused = await table.post("/act", body)
        still_gone = await table.get("/position")
        sees_again()
        now = await table.now()
        await socket.next("news")
        again = await table.post("/act", body)

    assert [refused.status_code, still_gone.status_code] == [503, 503]
    assert now["number"] == 1
    assert (again.status_code, again.json()["number"]) == (200, 1)
    assert len(await alone.store.entries(table.table)) == 1

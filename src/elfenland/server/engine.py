"""A database that is open: made or brought to the newest version, and asked for connections.

SQLite's and PostgreSQL's ways are told apart here and nowhere else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Self

from sqlalchemy import URL, Connection, Table, event, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elfenland.errors import ElfenlandError, MissingExtra, TableError
from elfenland.server.database import Database, Durable, PostgresUrl
from elfenland.server.models import NEWEST

_LOG: Final = logging.getLogger(__name__)
# A statement that a server has not answered by then it will not answer any more.
_PATIENCE: Final = 30.0
_CONNECTIONS: Final = 10
# Of two servers that bring one database to the newest version one waits: any number will do.
_MIGRATING: Final = 0x656C66656E
_ONE_AT_A_TIME: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": f"SELECT pg_advisory_xact_lock({_MIGRATING})",
}


class StoreError(ElfenlandError):
    """The database cannot be used; the message says what to do."""

    code = "store.unusable"


class StoreUnavailable(TableError):
    """The database is gone for a while.

    is_unclear: it went in the middle of writing, and what was written may be there nevertheless.
    """

    def __init__(self, *, is_unclear: bool = False) -> None:
        self.is_unclear = is_unclear
        super().__init__(
            "store.unavailable",
            "The server's database does not answer: nothing is lost, try again in a moment.",
            503,
        )


class Engine:
    """An open database; made by ``open``."""

    def __init__(self, engine: AsyncEngine, is_gone: Callable[[BaseException], bool]) -> None:
        self._engine = engine
        self._is_gone = is_gone
        self._gone = False
        # SQLite has one writer at a time, and lets the others sleep for longer than a turn takes.
        self._turns = asyncio.Semaphore(1 if engine.dialect.name == "sqlite" else _CONNECTIONS)

    @classmethod
    async def open(cls, database: Database, durable: Durable | None, *, make: bool = True) -> Self:
        """Open a database, making its tables or bringing them to the newest version first.

        durable: by default ``process`` in a file, ``full`` on a server. make: whether it may be
        one without games.

        Raises:
            StoreError: it cannot be read or written, or is no database of ours.
            MissingExtra: its driver is not installed.
        """
        if isinstance(database, PostgresUrl):
            return await cls._on_a_server(database, durable or "full", make=make)
        return await cls._in_a_file(database, durable or "process", make=make)

    @classmethod
    async def _in_a_file(cls, file: Path, durable: Durable, *, make: bool) -> Self:
        if not make:
            _check_there(file)
        # A failing statement's parameters are hands and seeds: they stay out of every message.
        url = URL.create("sqlite+aiosqlite", database=str(file))
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", partial(_set_up_sqlite, durable=durable))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            await _lay(engine, file, make=make)
        except (OSError, DBAPIError) as error:
            await engine.dispose()
            reason = error.strerror if isinstance(error, OSError) else error.orig
            raise StoreError(
                f"{file} cannot be used for the games ({reason}): "
                "choose a file in a folder that you may write to with --db FILE"
            ) from error
        except StoreError:
            await engine.dispose()
            raise
        return cls(engine, lambda _: False)

    @classmethod
    async def _on_a_server(cls, database: PostgresUrl, durable: Durable, *, make: bool) -> Self:
        if find_spec("asyncpg") is None:
            raise MissingExtra("games on a PostgreSQL server", "postgres")
        from elfenland.server import postgres  # noqa: PLC0415 - it imports the driver

        def engine(patience: float | None) -> AsyncEngine:
            return create_async_engine(
                "postgresql+asyncpg://",
                async_creator=partial(postgres.connect, database, durable, patience),
                hide_parameters=True,
                # One that broke while it lay idle is replaced before it is used.
                pool_pre_ping=True,
                pool_size=_CONNECTIONS,
                max_overflow=_CONNECTIONS,
            )

        # Bringing a large database to the newest version takes as long as it takes.
        laying = engine(patience=None)
        try:
            await _lay(laying, database, make=make)
        except postgres.Unreachable as error:
            raise StoreError(str(error)) from error
        except (OSError, DBAPIError) as error:
            reason = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
            raise StoreError(
                f"{database} cannot be used for the games ({reason}): "
                "`elfenland doctor` with the same --db says more"
            ) from error
        finally:
            await laying.dispose()
        return cls(engine(_PATIENCE), postgres.is_gone)

    def insert_new(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An insert that leaves out what some unique key of the table has already."""
        if self._engine.dialect.name == "sqlite":
            return sqlite.insert(table).on_conflict_do_nothing()
        return postgresql.insert(table).on_conflict_do_nothing()

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by.

        Raises:
            StoreUnavailable: there is none to be had now.
        """
        with self._telling():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write by; what was written is committed at the end of the block.

        Raises:
            StoreUnavailable: there is none to be had now, or it broke, maybe in the commit.
        """
        is_unclear = False
        try:
            with self._telling():
                async with self._turns, self._engine.begin() as connection:
                    is_unclear = True
                    yield connection
        except StoreUnavailable as gone:
            gone.is_unclear = is_unclear
            raise

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Tell of a database that goes, once, and of its return."""
        try:
            yield
        except Exception as error:
            if not self._is_gone(error):
                raise
            if not self._gone:
                self._gone = True
                _LOG.error(
                    "the database is gone, requests are refused: %s",
                    _said(error),
                    extra={"event": "database.gone"},
                )
            raise StoreUnavailable from error
        if self._gone:
            self._gone = False
            _LOG.warning("the database is there again", extra={"event": "database.back"})


def _said(error: Exception) -> str:
    """The kind of trouble: a driver's own words may repeat what was to be written."""
    if isinstance(error, ElfenlandError):
        return str(error)
    return type(error.orig if isinstance(error, DBAPIError) else error).__name__


def _check_there(file: Path) -> None:
    # SQLite makes a file that is not there.
    if not file.is_file():
        raise _no_games(file)


def _no_games(database: Database) -> StoreError:
    return StoreError(f"There are no games at {database}; name the server's database with --db")


async def _lay(engine: AsyncEngine, database: Database, *, make: bool) -> None:
    """Bring a database to the newest version, all steps or none.

    Raises:
        StoreError: it is of a newer one, or of none although it may not be made.
    """
    async with engine.begin() as connection:
        version = await connection.run_sync(_version)
        if version == NEWEST:
            # Nothing to do, as at nearly every start; alembic alone would take a quarter of it.
            return
        if version is None and not make:
            raise _no_games(database)
        from alembic.util import CommandError  # noqa: PLC0415

        from elfenland.server.migrations import migrate  # noqa: PLC0415

        try:
            # SQLite's driver would begin a transaction with the first change of a row alone.
            await connection.execute(text(_ONE_AT_A_TIME[engine.dialect.name]))
            await connection.run_sync(migrate)
        except CommandError as error:
            raise StoreError(
                f"{database} was written by a newer version of Elfenland: start that one, or "
                f"choose another {'file with --db FILE' if isinstance(database, Path) else '--db'}"
            ) from error


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _set_up_sqlite(connection: DBAPIConnection, _record: object, *, durable: Durable) -> None:
    cursor = connection.cursor()
    # In WAL mode NORMAL survives the end of this process, FULL a power cut (docs/server.md).
    synchronous = "FULL" if durable == "full" else "NORMAL"
    for pragma in ("journal_mode = WAL", f"synchronous = {synchronous}", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

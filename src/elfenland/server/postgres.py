"""A connection to a PostgreSQL server, and what keeps one from being made.

Imported where games are kept on such a server alone: its driver is an extra.
"""

from __future__ import annotations

import socket
from typing import Final, TypeAlias

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from elfenland.errors import ElfenlandError
from elfenland.server.database import Durable, PostgresUrl

DRIVER_ERROR: Final = (asyncpg.PostgresError, asyncpg.InterfaceError)
"""Whatever the driver complains of, beside what the system does."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

OLDEST: Final = 15
"""The oldest version that this program is tested with."""

_CONNECT_SECONDS: Final = 10
# Sent to us where the server ends, is starting, is full or only follows another one.
_GONE: Final = ("08", "57P", "53", "25006")
# Where the administrator asks for more than a flush of this machine's disk, that stays.
_FLUSH: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'"
)
_NO_FLUSH: Final = "SET synchronous_commit = off"


class Unreachable(ElfenlandError):
    """No connection can be made; ``what`` says why, ``way_out`` what to do."""

    code = "database.unreachable"

    def __init__(self, what: str, way_out: str) -> None:
        super().__init__(f"{what}: {way_out}")
        self.what = what
        self.way_out = way_out


async def connect(database: PostgresUrl, durable: Durable, patience: float | None) -> Connection:
    """A connection whose statements may take ``patience`` seconds each, or as long as they like.

    Raises:
        Unreachable: there is none to be had.
    """
    try:
        connection: Connection = await asyncpg.connect(
            database.secret,
            timeout=_CONNECT_SECONDS,
            command_timeout=patience,
            server_settings={"application_name": "elfenland"},
        )
    except (OSError, ValueError, *DRIVER_ERROR) as error:
        raise _why_not(database, error) from error
    version = connection.get_server_version()
    if version.major < OLDEST:
        await connection.close()
        raise Unreachable(
            f"{database.server} is PostgreSQL {version.major}",
            f"give --db one of version {OLDEST} or newer",
        )
    await connection.execute(_FLUSH if durable == "full" else _NO_FLUSH)
    return connection


def is_gone(error: BaseException) -> bool:
    """Whether a statement failed because the server went away, not because it was wrong."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or state.startswith(_GONE)
    # The driver's own complaint comes bare where it could not even roll back.
    return isinstance(error, OSError | Unreachable | PoolTimeout | asyncpg.InterfaceError)


def _why_not(database: PostgresUrl, error: Exception) -> Unreachable:
    server, user, name = database.server, database.url.username, database.url.database
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():
            what = f"{server} does not let {user or 'this user'} in ({error})"
            way_out = "look at user and password in --db, and at the server's pg_hba.conf"
        case asyncpg.InvalidCatalogNameError():
            what = f"{server} has no database {name!r}"
            way_out = "make it with createdb, or name another one in --db"
        case asyncpg.InsufficientPrivilegeError():
            what = f"{server} does not let {user or 'this user'} use {name!r} ({error})"
            way_out = "have its owner grant CONNECT, or name another one in --db"
        case asyncpg.PostgresError():
            what = f"{server} takes no connection ({error})"
            way_out = "look at the server's log, and at what else is given in --db"
        case socket.gaierror():
            what = f"there is no machine {database.url.host!r}"
            way_out = "look at the address in --db"
        case OSError() | asyncpg.InternalClientError():
            what = f"nobody answers at {server} ({str(error) or type(error).__name__})"
            way_out = "start the server, or look at the address in --db"
        case _:
            # What it says may repeat the password.
            what = f"{database} cannot be understood by the driver"
            way_out = "look at what stands behind the ? in --db"
    return Unreachable(what, way_out)

"""Whether the file of the games can be used, looked at without bringing it to the newest version.

It is asked by SQLite itself: what the system says of a file is not all that can stop it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from elfenland.server.checkup import schema
from elfenland.server.checkup.finding import Finding
from elfenland.server.checkup.machine import existing

_SECONDS: Final = 2
_ELSEWHERE: Final = "choose another file with --db FILE"
_LET_WRITE: Final = f"let this user write to the file and its folder, or {_ELSEWHERE}"


def check_database(file: Path) -> Iterator[Finding]:
    """Whether a file can be read and written, is whole, and of a version that can be served."""
    if not file.exists():
        yield _to_be_made(file)
    elif not file.is_file():
        yield Finding("database", "problem", f"{file} is not a file", _ELSEWHERE)
    else:
        try:
            with closing(_connect(file)) as connection:
                _try_to_write(connection)
                yield _check_whole(connection, file)
                yield _check_schema(connection)
                yield _check_journal(connection)
        except sqlite3.Error as error:
            yield _unusable(file, error)


def newest_time(file: Path) -> datetime | None:
    """When the last decision was stored; None where there is none to be read."""
    if not file.is_file():
        return None
    try:
        with closing(_connect(file)) as connection:
            (made,) = connection.execute("SELECT max(made) FROM entries").fetchone()
        return datetime.fromisoformat(made).replace(tzinfo=UTC) if made else None
    except (sqlite3.Error, ValueError):
        return None


def _connect(file: Path) -> sqlite3.Connection:
    # It must be there: one that is not is not made.
    uri = f"{file.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(uri, timeout=_SECONDS, isolation_level=None, uri=True)


def _to_be_made(file: Path) -> Finding:
    above = existing(file.parent)
    if above.is_dir() and os.access(above, os.W_OK | os.X_OK):
        return Finding("database", "ok", f"{file} is not there yet: the first start makes it")
    what = f"{file} cannot be made: {above} is no folder that this user may write to"
    return Finding("database", "problem", what, _ELSEWHERE)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Write what is written already, and take it back.

    Raises:
        sqlite3.Error: it cannot be written.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("ROLLBACK")


def _unusable(file: Path, error: sqlite3.Error) -> Finding:
    # What Python's module complains of itself has no code.
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            what = f"another program has been writing to {file} all the time"
            return Finding("database", "problem", what, f"end that one, or {_ELSEWHERE}")
        case sqlite3.SQLITE_CORRUPT:
            return _damaged(file, str(error))
        case sqlite3.SQLITE_NOTADB:
            return Finding("database", "problem", f"{file} is not a database", _ELSEWHERE)
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return Finding("database", "problem", f"{file} cannot be written: {error}", _LET_WRITE)
    return Finding("database", "problem", f"{file} cannot be used: {error}", _ELSEWHERE)


def _damaged(file: Path, how: str) -> Finding:
    way_out = (
        "stop the server, keep a copy of the file, and put the last good copy in its place; "
        "`elfenland export` writes the games that can still be read"
    )
    return Finding("database", "problem", f"{file} is damaged: {how}", way_out)


def _check_whole(connection: sqlite3.Connection, file: Path) -> Finding:
    (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        return _damaged(file, " ".join(said.split()))
    return Finding("database", "ok", f"{file} can be read and written, and is whole")


def _check_schema(connection: sqlite3.Connection) -> Finding:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    tables = [name for (name,) in found]
    row = None
    if "alembic_version" in tables:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return schema.check_schema(tables, row[0] if row else None, _ELSEWHERE)


def _check_journal(connection: sqlite3.Connection) -> Finding:
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    if mode == "wal":
        return Finding("journal", "ok", "the journal mode is wal")
    return Finding(
        "journal",
        "warning",
        f"the journal mode is {mode}, not wal: the next start sets it",
        "if it is still so afterwards, put the file on a disk of this machine: a network drive "
        "cannot have it",
    )

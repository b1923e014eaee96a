"""Where the games are kept: what ``--db`` and ``--durable`` say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias
from urllib.parse import quote

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from elfenland.errors import ElfenlandError

Durable: TypeAlias = Literal["process", "full"]
"""What a commit outlives: the end of every process of ours, or a power cut, too."""

_SCHEME: Final = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)
_OURS: Final = ("postgresql", "postgres")


class DatabaseError(ElfenlandError):
    """What was given names no database; the message does not show it: it may hold a password."""

    code = "database.unreadable"


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """A database of a PostgreSQL server. As a text it is without its password."""

    url: URL

    def __str__(self) -> str:
        """As it may be shown to anybody: user, host and database alone."""
        user = f"{quote(self.url.username)}@" if self.url.username else ""
        return f"postgresql://{user}{self.server}/{self.url.database or ''}"

    def __repr__(self) -> str:
        """As for anybody, too."""
        return f"PostgresUrl({self})"

    @property
    def server(self) -> str:
        """Its host, and its port where one is given."""
        host = self.url.host or ""
        host = f"[{host}]" if ":" in host else host
        return f"{host}:{self.url.port}" if self.url.port else host

    @property
    def secret(self) -> str:
        """All of it, as the driver takes it."""
        return self.url.render_as_string(hide_password=False)


Database: TypeAlias = Path | PostgresUrl
"""A file of SQLite's, or a database of a PostgreSQL server."""


def read_database(text: str) -> Database:
    """What is named: a file, or where it begins like an address, a server's database.

    Raises:
        DatabaseError: it is an address of another kind, or cannot be read.
    """
    scheme = _SCHEME.match(text)
    if scheme is None:
        return Path(text).absolute()
    if scheme[1].lower() not in _OURS:
        raise DatabaseError(
            f"games cannot be kept at {scheme[1]}://...: give postgresql://USER@HOST/NAME, "
            "or the name of a file"
        )
    try:
        url = make_url(text).set(drivername="postgresql")
    except (ArgumentError, ValueError):
        raise DatabaseError(_UNREADABLE) from None
    # With such a character in it a password was not read to its end.
    if any(set(part) & set("@/#?") for part in (url.host or "", url.database or "")):
        raise DatabaseError(_UNREADABLE)
    return PostgresUrl(url)


_UNREADABLE: Final = (
    "this is no address of a database: it is postgresql://USER:PASSWORD@HOST:PORT/NAME, where in "
    "USER and PASSWORD every character but letters and digits is written with %, as in %40 for @"
)

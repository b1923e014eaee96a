"""Which Redis server is meant: what ``--redis`` says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from elfenland.errors import ElfenlandError

_OURS: Final = ("redis", "rediss", "unix")
_UNREADABLE: Final = (
    "this is no address of a Redis server: it is redis://USER:PASSWORD@HOST:PORT, or rediss://... "
    "encrypted, where in USER and PASSWORD every character but letters and digits is written with "
    "%, as in %40 for @"
)


class RedisUrlError(ElfenlandError):
    """What was given names no server; the message does not show it: it may hold a password."""

    code = "redis.unreadable"


@dataclass(frozen=True, slots=True)
class RedisUrl:
    """A Redis server. As a text it is without its password.

    secret: all of it, as the driver takes it. server: its host and port, or its socket's file.
    """

    secret: str = field(repr=False)
    scheme: str
    server: str

    def __str__(self) -> str:
        """As it may be shown to anybody."""
        return f"{self.scheme}://{self.server}"


def read_redis(text: str) -> RedisUrl:
    """The server that is named.

    Raises:
        RedisUrlError: it is an address of another kind, or cannot be read.
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise RedisUrlError(_UNREADABLE) from None
    if parts.scheme not in _OURS:
        raise RedisUrlError(_UNREADABLE)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    server = parts.path if parts.scheme == "unix" else host
    if not server:
        raise RedisUrlError(_UNREADABLE)
    shown = f"{server}:{port}" if port is not None and parts.scheme != "unix" else server
    return RedisUrl(text, parts.scheme, shown)

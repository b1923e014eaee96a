"""What keeps other people's pages and curious eyes out."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.handlers.base import BaseRouteHandler
from litestar.types import Message, Scope

from elfenland.errors import TableError
from elfenland.server.credentials import Credential

_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_HEADERS: Final = {
    "Content-Security-Policy": "; ".join(f"{kind} {allowed}" for kind, allowed in _SOURCES.items()),
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    # An invite's code stands in the address of its page.
    "Referrer-Policy": "no-referrer",
}
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_BEARER: Final = "bearer "

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def add_headers(message: Message, _scope: Scope) -> None:
    """Put the headers on every answer, refusals too."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers[name] = value


def check_origin(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Refuse what a page of another site sends; a program that is no browser names no origin.

    Raises:
        TableError: the page's site is not the one that this server was reached as.
    """
    if connection.scope.get("method") in _SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        message = f"A page of {origin!r} may not act here: open the address of this server itself."
        raise TableError("origin.refused", message, 403)


def token_of(connection: AnyConnection) -> str | None:
    """The token of an ``Authorization: Bearer TOKEN`` header, None without one."""
    header = connection.headers.get("authorization", "")
    if not header.lower().startswith(_BEARER):
        return None
    return header[len(_BEARER) :].strip()


def speaker(connection: AnyConnection, credential: Credential | None) -> object:
    """Who is kept to the pace of the chat: a credential, or an address that shows none."""
    if credential is not None:
        return credential.fingerprint
    return connection.client.host if connection.client else None

"""Behind a proxy: who asks, and by which address, as the proxies that were named say it.

Of anybody else such headers are not believed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, TypeAlias, cast

from litestar.types import ASGIApp, Receive, Scope, Send

from elfenland.server.network import is_loopback

Proxy: TypeAlias = IPv4Network | IPv6Network

_FOR: Final = b"x-forwarded-for"
_PROTO: Final = b"x-forwarded-proto"
_HOST: Final = b"x-forwarded-host"
FORWARDED: Final = ("forwarded", *(name.decode() for name in (_FOR, _PROTO, _HOST)))
"""The headers by which a proxy says for whom it asks."""

_HOSTNAME: Final = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
_WITH_PORT: Final = re.compile(r"\[(?P<six>.+)\](:\d+)?|(?P<four>[^:]+):\d+")
_SCHEMES: Final = {"http": ("http", "ws"), "https": ("https", "wss")}


def read_proxy(text: str) -> Proxy:
    """An address or a network of addresses, as in 10.0.0.0/8.

    Raises:
        ValueError: it is neither.
    """
    return ip_network(text.strip())


class FromProxies:
    """The application as a client of the proxies sees it.

    What comes by a proxy is never this machine itself, whatever it says of where it came from: the
    world is on the other side of it.
    """

    def __init__(self, app: ASGIApp, proxies: Sequence[Proxy]) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with client, scheme and host put right where a proxy of ours asks."""
        seen = cast("dict[str, Any]", scope)
        client = seen.get("client")
        if client is not None and self._is_ours(client[0]):
            seen = self._put_right(seen)
        await self._app(cast("Scope", seen), receive, send)

    def _put_right(self, scope: dict[str, Any]) -> dict[str, Any]:
        headers: list[tuple[bytes, bytes]] = list(scope["headers"])
        hops = [hop for line in _all(headers, _FOR) for hop in line.split(",")]
        client = self._client(hops)
        seen = {**scope, "client": None if client is None else (client, 0)}
        schemes = _SCHEMES.get(_last(headers, _PROTO).lower())
        if schemes is not None:
            seen["scheme"] = schemes[scope["type"] == "websocket"]
        host = _last(headers, _HOST)
        if _HOSTNAME.fullmatch(host):
            others = [(name, value) for name, value in headers if name != b"host"]
            seen["headers"] = [*others, (b"host", host.encode())]
        return seen

    def _client(self, hops: Sequence[str]) -> str | None:
        """The last hop that is no proxy of ours; None where that cannot be said."""
        for hop in reversed(hops):
            name = _without_port(hop.strip())
            if not self._is_ours(name):
                return name if _is_address(name) and not is_loopback(name) else None
        return None

    def _is_ours(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in proxy for proxy in self._proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def _without_port(hop: str) -> str:
    found = _WITH_PORT.fullmatch(hop)
    return (found["six"] or found["four"]) if found else hop


def _all(headers: Sequence[tuple[bytes, bytes]], wanted: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in headers if name == wanted]


def _last(headers: Sequence[tuple[bytes, bytes]], wanted: bytes) -> str:
    """What the nearest proxy says, which is the one that is known."""
    return ",".join(_all(headers, wanted)).rpartition(",")[2].strip()

"""How devices of the local network reach this server, and whether they may."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Address, ip_address
from typing import Final

import ifaddr

from elfenland.errors import TableError
from elfenland.server import wire_setup

# No packet goes there: it only asks the system by which of its addresses one goes out.
_OUTSIDE: Final = ("198.51.100.1", 9)
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - compared, not bound


def is_loopback(host: str) -> bool:
    """Whether a host, with or without a port, is this machine itself."""
    name = host_name(host)
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def host_name(host: str) -> str:
    """The name in a ``Host`` header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower() if host.count(":") == 1 else host.lower()


def local_addresses() -> list[str]:
    """This machine's addresses in its networks, the one by which it goes out first."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if isinstance(ip.ip, str):
                address = IPv4Address(ip.ip)
                if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                    found.append(ip.ip)
    first = _outgoing()
    return sorted(dict.fromkeys(found), key=lambda address: address != first)


def _outgoing() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_OUTSIDE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


class Network:
    """Whether the local network reaches this server.

    ``proxied``: others come by a proxy, however little is open here. ``listen`` opens one more
    address, and says whether the system let it; None where that cannot be done any more. Opened
    stays open: a link that was given away must go on working.
    """

    def __init__(
        self,
        host: str,
        port: int,
        listen: Callable[[str], Awaitable[bool]] | None,
        addresses: Callable[[], list[str]],
        *,
        proxied: bool = False,
    ) -> None:
        self._host = host
        self._port = port
        self._listen = listen
        self._addresses = addresses
        self._open = proxied or not is_loopback(host)
        self._reached: list[str] = []
        self._opening = asyncio.Lock()

    @property
    def is_open(self) -> bool:
        """Whether it was opened, at the start or since."""
        return self._open

    def addresses(self) -> list[str]:
        """The URLs by which another device reaches this server, the likeliest first."""
        if not self._open:
            return []
        if is_loopback(self._host):
            hosts = self._reached
        elif self._host in EVERYWHERE:
            hosts = self._addresses()
        else:
            hosts = [self._host]
        return [_url(host, self._port) for host in hosts]

    def state(self) -> wire_setup.Network:
        """As it is told to a client."""
        return wire_setup.Network(self._open, self.addresses())

    async def open(self) -> wire_setup.Network:
        """Listen on the machine's addresses in its networks, too; doing it again does nothing.

        On a machine in no network there is none: links then work on this machine alone.

        Raises:
            TableError: it had to be opened at the start.
        """
        async with self._opening:
            if not self._open:
                if self._listen is None:
                    message = (
                        "Several processes serve together here, at one address: start the server "
                        "with --host 0.0.0.0 to let the local network in."
                    )
                    raise TableError("network.refused", message, 403)
                for host in self._addresses():
                    if await self._listen(host):
                        self._reached.append(host)
                self._open = True
        return self.state()

    def base_url(self, scheme: str, host: str) -> str:
        """Where links lead for somebody who reached the server as ``host``.

        By which address a person came another device may come, too, unless that is this machine's
        own name for itself.
        """
        if is_loopback(host):
            return next(iter(self.addresses()), f"{scheme}://{host}")
        return f"{scheme}://{host}"


def own_url(host: str, port: int) -> str:
    """The address for a browser on this machine of a server that listens there."""
    return _url("127.0.0.1" if host in EVERYWHERE else host, port)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"

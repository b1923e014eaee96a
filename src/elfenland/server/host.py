"""The running server: its listening sockets, its start and its end."""

from __future__ import annotations

import asyncio
import errno
import functools
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar.types import ASGIApp

from elfenland import __version__
from elfenland.errors import ElfenlandError
from elfenland.server.app import create_app
from elfenland.server.exposure import AT_HOME, Exposure
from elfenland.server.network import Network, local_addresses, own_url
from elfenland.server.proxies import FromProxies
from elfenland.server.refusals import MAX_BYTES
from elfenland.server.tables import Tables

_LOG: Final = logging.getLogger(__name__)
# An answer under way may be finished; what is open longer than that comes back by itself.
_GRACE_SECONDS: Final = 1
# What is a little too large is refused with a sentence, what is far too large with the socket.
_SOCKET_BYTES: Final = 4 * MAX_BYTES


class HostError(ElfenlandError):
    """The server cannot listen where it was asked to; the message says what to do."""

    code = "host.unusable"


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there; with port 0 the system chooses.

    Raises:
        HostError: it cannot.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP, flags=socket.AI_PASSIVE
        )[0]
        # With its protocol named, asyncio knows not to hold small answers back (TCP_NODELAY).
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise HostError(_why_not(host, port, error)) from error
    try:
        if os.name != "nt":
            # So that a server can start again at once where one has just stopped.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen()
    except OSError as error:
        listening.close()
        raise HostError(_why_not(host, port, error)) from error
    listening.setblocking(False)
    return listening


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is in use, maybe by another Elfenland: "
            f"stop that one, or choose another port with --port {port + 1 if port < 65535 else 0}"
        )
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Port {port} is not for ordinary users: choose one from 1024 on with --port"
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{host} is no address of this machine: leave out --host, or give it 0.0.0.0"
    return (
        f"The server cannot listen at {host}, port {port} ({error.strerror}): "
        "choose another place with --host and --port"
    )


def data_file() -> Path:
    """Where the games of this user are kept when no file is named."""
    home = Path.home()
    match sys.platform:
        case "win32":
            folder = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        case "darwin":
            folder = home / "Library" / "Application Support"
        case _:
            folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return folder / "elfenland" / "tables.sqlite3"


class Host(uvicorn.Server):
    """The server of some tables, at one address and later maybe at more.

    is_one_of_many: others listen at the same address, so that it can be at no more.
    """

    def __init__(
        self,
        tables: Tables,
        first: socket.socket,
        when_answering: Callable[[str], None],
        addresses: Callable[[], list[str]] = local_addresses,
        exposure: Exposure = AT_HOME,
        *,
        is_one_of_many: bool = False,
    ) -> None:
        host, port = first.getsockname()[:2]
        self._tables = tables
        self._first = first
        self._when_answering = when_answering
        proxied = bool(exposure.proxies)
        listen = None if is_one_of_many else self.listen
        self._network = Network(host, port, listen, addresses, proxied=proxied)
        app: ASGIApp = create_app(tables, self._network, limits=exposure.limits)
        super().__init__(
            uvicorn.Config(
                FromProxies(app, exposure.proxies) if exposure.proxies else app,
                # Addresses hold invites: requests are not logged. Troubles are.
                access_log=False,
                log_config=None,
                log_level="warning",
                lifespan="on",
                # Whoever forwards requests here is believed by FromProxies alone.
                proxy_headers=False,
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=_SOCKET_BYTES,
                timeout_graceful_shutdown=_GRACE_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go on what is due, open the first address, and say so once it answers."""
        await self._tables.start()
        await super().startup(sockets)
        if self.started:
            extra = {
                "event": "server.started",
                "version": __version__,
                "port": self._first.getsockname()[1],
            }
            _LOG.info("The server answers.", extra=extra)
            self._when_answering(own_url(*self._first.getsockname()[:2]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what was asked; a request that only waits does not hold that up."""
        self._tables.stop_waiting()
        await super().shutdown(sockets)

    async def listen(self, host: str) -> bool:
        """Listen at one more address, at the same port; False when the system says no."""
        try:
            further = bind(host, self._first.getsockname()[1])
        except HostError as error:
            _LOG.warning("%s", error, extra={"event": "network.refused"})
            return False
        # As the first one, which uvicorn set up: one server, one end.
        protocol: Any = self.config.http_protocol_class
        make_protocol = functools.partial(
            protocol,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(make_protocol, sock=further))
        return True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's
        """End gracefully, and at the second signal at once."""
        # Whoever does not let go in time is cut off, which is no trouble to tell of.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        self.force_exit = self.should_exit
        self.should_exit = True

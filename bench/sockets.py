"""A WebSocket client that costs next to nothing, so that a load of hundreds fits beside a server.

It speaks as much of RFC 6455 as a server of ours and the bare echo do: text in one frame, no
extensions. Frames are masked with zeros, which is allowed and leaves the bytes as they are.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

_TEXT: Final = 0x81
_CLOSE: Final = 0x88
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80


class Socket(asyncio.Protocol):
    """One open socket; ``hear`` is given every text that comes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.is_open = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def ask(self, host: str, path: str) -> None:
        """Send the request that makes a socket of the connection."""
        assert self._transport is not None
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            (
                f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take in what comes, first the answer to the request and then frames, whole ones only."""
        self._buffer += data
        if not self.is_open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(self._buffer[:end].decode()))
                return
            del self._buffer[: end + 4]
            self.is_open.set_result(None)
        while frame := _frame_of(self._buffer):
            kind, begin, end = frame
            payload = bytes(self._buffer[begin:end])
            del self._buffer[:end]
            self._take(kind, payload)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.hear(payload)
        elif kind == _PING:
            self._frame(_PONG, payload)
        elif kind == _CLOSE:
            self.close()

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._frame(_TEXT, text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        head = (
            bytes((kind, _MASKED | size))
            if size < 126
            else bytes((kind, _MASKED | 126)) + size.to_bytes(2)
        )
        self._transport.write(head + b"\0\0\0\0" + payload)


def _frame_of(buffer: bytearray) -> tuple[int, int, int] | None:
    """The first frame: its kind, and where its text begins and ends; None until it is whole."""
    if len(buffer) < 2:
        return None
    size, begin = buffer[1], 2
    if size > 125:
        begin = 4 if size == 126 else 10
        size = int.from_bytes(buffer[2:begin])
    if len(buffer) < begin + size:
        return None
    return buffer[0], begin, begin + size


async def open_socket(host: str, port: int, path: str, hear: Callable[[bytes], None]) -> Socket:
    """A socket that is open.

    Raises:
        OSError: nobody answers there, or not with a socket.
    """
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(hear), host, port)
    socket.ask(f"{host}:{port}", path)
    await socket.is_open
    return socket

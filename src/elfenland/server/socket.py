"""One socket: what it sends is checked and done, what its table tells is sent (docs/wire.md)."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from elfenland.errors import IllegalAction, TableError
from elfenland.server import attendance, wire
from elfenland.server.audience import Listener
from elfenland.server.credentials import Credential
from elfenland.server.encoding import encode
from elfenland.server.engine import StoreUnavailable
from elfenland.server.limits import LimitReached, Limits, Who
from elfenland.server.metrics import Metrics
from elfenland.server.refusals import MAX_BYTES, refuse, too_large
from elfenland.server.routes import TheLimits, TheNetwork, TheTables, base_url
from elfenland.server.security import speaker
from elfenland.server.table import LiveTable
from elfenland.server.tables import Tables

AnySocket = WebSocket[Any, Any, Any]

_DECODER: Final = msgspec.json.Decoder(wire.ClientMessage)
# One that says nothing after connecting, or takes nothing in, is let go of.
_HELLO_SECONDS: Final = 20.0
_SEND_SECONDS: Final = 20.0
_POLICY_VIOLATION: Final = 1008
_TRY_AGAIN_LATER: Final = 1013
_COVERED: Final = "This cannot be done now: lift the cover to see why."


@websocket("/api/socket")
async def table_socket(
    socket: AnySocket, tables: TheTables, network: TheNetwork, limits: TheLimits
) -> None:
    """A socket of one table, from its ``hello`` to its end."""
    await socket.accept()
    watched = _Watched(tables.metrics, limits, limits.address(socket))
    try:
        limits.take("requests", watched.who)
        with limits.socket(watched.who), tables.metrics.sockets.track_inprogress():
            await _serve(socket, tables, base_url(socket, network), watched)
    except LimitReached as error:
        await socket.send_data(encode(watched.refused(error)))
        await socket.close(_TRY_AGAIN_LATER)


class _Watched:
    """What one socket is counted and kept within limits by; ``who``: whose limits these are."""

    def __init__(self, metrics: Metrics, limits: Limits, who: Who) -> None:
        self._metrics = metrics
        self._limits = limits
        self.who = who

    def belongs_to(self, credential: Credential | None) -> None:
        """From now on all its seat's sockets and requests count together."""
        if self.who is not None and credential is not None:
            self.who = credential.fingerprint

    def take(self) -> None:
        """Take one of what may be asked for.

        Raises:
            LimitReached: it was too much.
        """
        self._limits.take("actions", self.who)

    def answered(self, kind: str, begun: float) -> None:
        """A message of some kind was answered."""
        self._metrics.answered(kind, perf_counter() - begun)

    def refused(self, error: Exception, request_id: str | None = None) -> wire.Refused:
        """What is told of an error."""
        refused = refuse(error, request_id)[1]
        self._metrics.refused(refused.code)
        return refused


async def _serve(socket: AnySocket, tables: Tables, links_to: str, watched: _Watched) -> None:
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            table, listener, heard = await _hello(socket, tables, links_to)
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told in one shape
        if not isinstance(error, TimeoutError):
            await socket.send_data(encode(watched.refused(error)))
        is_gone = isinstance(error, StoreUnavailable)
        await socket.close(_TRY_AGAIN_LATER if is_gone else _POLICY_VIOLATION)
        return
    watched.belongs_to(listener.credential)
    with table.showing.watched(listener.credential):
        attendance.join(table, listener)
        tasks = {
            asyncio.create_task(_send(socket, listener)),
            asyncio.create_task(_receive(socket, table, listener, watched, heard)),
        }
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            attendance.leave(table, listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _hello(
    socket: AnySocket, tables: Tables, links_to: str
) -> tuple[LiveTable, Listener, int]:
    message = _decode(await socket.receive_data(mode="text"))
    if not isinstance(message, wire.Hello):
        raise TableError("request.invalid", "The first message on a socket is hello.", 400)
    table = await tables.open(message.table)
    credential = await table.seating.credential(message.token)
    if credential is not None and credential.device is not None:
        await tables.people.saw(credential.device)
    return table, Listener(credential, links_to), message.heard


async def _send(socket: AnySocket, listener: Listener) -> None:
    """Send what the table tells, in order, until the other side takes no more or has to go."""
    sending = asyncio.current_task()
    assert sending is not None
    loop = asyncio.get_running_loop()
    while (text := await listener.outbox.get()) is not None:
        # A quarter of what ``asyncio.timeout`` costs, around each message to each socket.
        stuck = loop.call_later(_SEND_SECONDS, sending.cancel)
        try:
            await socket.send_data(text)
        finally:
            stuck.cancel()
    await socket.close(_POLICY_VIOLATION)


async def _receive(
    socket: AnySocket, table: LiveTable, listener: Listener, watched: _Watched, heard: int
) -> None:
    """Do what is asked, one after the other, until the other side goes."""
    await table.chat.join(listener, heard)
    while True:
        text = await socket.receive_data(mode="text")
        kind, begun = "unreadable", perf_counter()
        try:
            watched.take()
            message = _decode(text)
            kind = type(message).__name__.lower()
            await _carry_out(message, table, listener, socket)
        except LimitReached as error:
            listener.tell(watched.refused(error, _id_of(text)))
            # Whoever goes on all the same is read no faster than it may ask.
            await asyncio.sleep(error.wait)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told in one shape
            listener.tell(watched.refused(error, _id_of(text)))
        watched.answered(kind, begun)


async def _carry_out(
    message: wire.ClientMessage, table: LiveTable, listener: Listener, socket: AnySocket
) -> None:
    match message:
        case wire.Act():
            try:
                listener.tell(await table.act(listener.credential, message))
            except IllegalAction as error:
                # Why it is refused may follow from a hand that nobody is looking at.
                if listener.is_covered:
                    raise TableError("screen.covered", _COVERED) from error
                raise
        case wire.Undo() | wire.Propose() | wire.Ballot() | wire.Say():
            listener.tell(await _do(message, table, listener, socket))
        case wire.Ready():
            attendance.look(table, listener, message.seat)
        case wire.Cover():
            attendance.cover(table, listener)
        case wire.Hello():
            raise TableError("request.invalid", "A socket is for one table: open another.", 400)


async def _do(
    message: wire.Undo | wire.Propose | wire.Ballot | wire.Say,
    table: LiveTable,
    listener: Listener,
    socket: AnySocket,
) -> wire.Done:
    match message:
        case wire.Undo():
            return await table.undo(listener.credential, message)
        case wire.Propose():
            return await table.consent.propose(listener.credential, message)
        case wire.Ballot():
            return await table.consent.cast(listener.credential, message)
        case wire.Say():
            who = speaker(socket, listener.credential)
            return await table.say(listener.credential, who, message)


def _decode(text: str) -> wire.ClientMessage:
    """Read a message of a client.

    Raises:
        TableError: it is too large.
        msgspec.MsgspecError: it is none.
    """
    if len(text.encode()) > MAX_BYTES:
        raise TableError("request.too_large", too_large(), 413)
    return _DECODER.decode(text)


class _WithId(msgspec.Struct):
    id: wire.ShortText | None = None


def _id_of(text: str) -> str | None:
    """The id of a request that may be wrong in everything else."""
    try:
        return msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, RecursionError):
        return None

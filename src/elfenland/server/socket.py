"""One socket: what it sends is checked and done, what its table tells is sent (docs/wire.md)."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from elfenland.errors import IllegalAction, TableError
from elfenland.server import wire
from elfenland.server.audience import Listener, encode
from elfenland.server.refusals import MAX_BYTES, TOO_LARGE, refuse
from elfenland.server.routes import TheNetwork, TheTables, base_url
from elfenland.server.security import speaker
from elfenland.server.table import LiveTable
from elfenland.server.tables import Tables

AnySocket = WebSocket[Any, Any, Any]

_DECODER: Final = msgspec.json.Decoder(wire.ClientMessage)
# One that says nothing after connecting, or takes nothing in, is let go of.
_HELLO_SECONDS: Final = 20.0
_SEND_SECONDS: Final = 20.0
_POLICY_VIOLATION: Final = 1008
_COVERED: Final = "This cannot be done now: lift the cover to see why."


@websocket("/api/socket")
async def table_socket(socket: AnySocket, tables: TheTables, network: TheNetwork) -> None:
    """A socket of one table, from its ``hello`` to its end."""
    await socket.accept()
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            table, listener, heard = await _hello(socket, tables, base_url(socket, network))
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told in one shape
        if not isinstance(error, TimeoutError):
            await socket.send_data(encode(refuse(error)[1]))
        await socket.close(_POLICY_VIOLATION)
        return
    with table.watched(listener.credential):
        table.join(listener)
        tasks = {
            asyncio.create_task(_send(socket, listener)),
            asyncio.create_task(_receive(socket, table, listener, heard)),
        }
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.leave(listener)
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
    return table, Listener(table.credential(message.token), links_to), message.heard


async def _send(socket: AnySocket, listener: Listener) -> None:
    """Send what the table tells, in order, until the other side takes no more."""
    while True:
        text = await listener.outbox.get()
        async with asyncio.timeout(_SEND_SECONDS):
            await socket.send_data(text)


async def _receive(socket: AnySocket, table: LiveTable, listener: Listener, heard: int) -> None:
    """Do what is asked, one after the other, until the other side goes."""
    await table.chat.join(listener, heard)
    while True:
        text = await socket.receive_data(mode="text")
        try:
            await _carry_out(_decode(text), table, listener, socket)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told in one shape
            listener.tell(refuse(error, _id_of(text))[1])


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
            table.look(listener, message.seat)
        case wire.Cover():
            table.cover(listener)
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
        raise TableError("request.too_large", TOO_LARGE, 413)
    return _DECODER.decode(text)


class _WithId(msgspec.Struct):
    id: wire.ShortText | None = None


def _id_of(text: str) -> str | None:
    """The id of a request that may be wrong in everything else."""
    try:
        return msgspec.json.decode(text, type=_WithId).id
    except (msgspec.MsgspecError, RecursionError):
        return None

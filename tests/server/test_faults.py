"""What clients and the log are told of a fault of the server itself."""

from __future__ import annotations

import asyncio

import pytest
from litestar import WebSocket

from elfenland.server import socket as socket_module
from elfenland.server.network import local_addresses
from elfenland.server.store import Store
from elfenland.server.stored import Entry
from tests.server.running import Server, Table, act, connect


async def failing(_self: Store, table_id: str, entry: Entry, **_more: bool) -> None:
    """A store that says what it should not."""
    raise OSError(f"no space left for {entry.actions} of {table_id}")


async def broken_table(server: Server, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose store is full."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    monkeypatch.setattr(Store, "append", failing)
    return table


async def test_a_fault_over_http(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """No traceback and no word of it reaches a client; what was asked can be asked again."""
    table = await broken_table(server, monkeypatch)
    body = act(0, 0, "draw pile")

    answer = await table.post("/act", body)
    before = await table.now()
    monkeypatch.undo()
    again = await table.post("/act", body)

    assert (answer.status_code, answer.json()["code"]) == (500, "server.error")
    assert "space" not in answer.text
    assert before["number"] == 0
    assert again.json()["number"] == 1


async def test_a_fault_on_a_socket(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The socket goes on."""
    table = await broken_table(server, monkeypatch)

    async with table.socket() as socket:
        refused = await socket.ask(act(0, 0, "draw pile"))
        monkeypatch.undo()
        done = await socket.ask(act(0, 0, "draw pile"))

    assert (refused["type"], refused["code"]) == ("refused", "server.error")
    assert "space" not in refused["message"]
    assert done["type"] == "done"


async def test_the_log_says_where_and_not_what(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The kind of the error and the places in the code are logged; its text may hold secrets."""
    table = await broken_table(server, monkeypatch)

    await table.act("draw pile")

    (logged,) = [record for record in caplog.records if record.name.startswith("elfenland")]
    text = caplog.handler.format(logged)
    assert "OSError" in text
    assert "test_faults.py" in text
    assert "draw pile" not in text


async def test_a_socket_that_says_nothing_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who connects and does not say hello does not stay."""
    monkeypatch.setattr(socket_module, "_HELLO_SECONDS", 0)

    async with connect(server.url.replace("http", "ws") + "/api/socket") as silent:
        await silent.wait_closed()

    assert silent.close_code == 1008


async def test_a_socket_that_takes_nothing_is_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who does not take in what it is told is let go of, and the seat is free to come back."""
    table = await server.create("me", "link")
    guest = (await table.sit())["token"]

    async def stuck(_socket: object, _text: str) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(socket_module, "_SEND_SECONDS", 0)
    monkeypatch.setattr(WebSocket, "send_data", stuck)
    async with table.socket(guest) as slow:
        await slow.connection.wait_closed()
    monkeypatch.undo()
    async with table.socket(guest) as again:
        welcome = await again.next()

    assert welcome["type"] == "welcome"


def test_addresses_of_this_machine() -> None:
    """They are addresses of networks: not of the machine itself, none twice."""
    found = local_addresses()

    assert len(found) == len(set(found))
    assert not [address for address in found if address.startswith(("127.", "169.254."))]

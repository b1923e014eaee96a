"""How a socket begins, and what it is refused."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tests.server.running import Json, Server, Socket, connect

REFUSED: dict[str, tuple[Json | str, str]] = {
    "no such table": ({"type": "hello", "table": "nowhere", "token": None}, "table.unknown"),
    "no such credential": (
        {"type": "hello", "table": "TABLE", "token": "made up"}, "credential.unknown"
    ),
    "something else first": ({"type": "cover"}, "request.invalid"),
    "no message of a client": ({"type": "welcome"}, "request.invalid"),
    "broken JSON": ('{"type": "hello"', "request.invalid"),
    "too large": (" " * 70_000, "request.too_large"),
}  # fmt: skip


@pytest.mark.parametrize(("hello", "code"), REFUSED.values(), ids=REFUSED)
async def test_a_refused_hello_ends_the_socket(
    server: Server, hello: Json | str, code: str
) -> None:
    """Who is not let in hears why, and the socket closes."""
    table = await server.create("me", "random")
    if isinstance(hello, dict) and hello.get("table") == "TABLE":
        hello = hello | {"table": table.table}

    async with connect(server.url.replace("http", "ws") + "/api/socket") as connection:
        socket = Socket(connection)
        await socket.send(hello)
        refused = await socket.next()
        with pytest.raises(ConnectionClosed):
            await socket.next()

    assert (refused["type"], refused["code"]) == ("refused", code)


async def test_a_second_hello_is_refused(server: Server) -> None:
    """A socket is for one table, and goes on after a hello too many."""
    table = await server.create("me", "random")

    async with table.socket() as socket:
        await socket.send({"type": "hello", "table": table.table, "token": None})
        refused = await socket.next("refused")
        answered = await socket.ask({"type": "ready", "seat": 5})

    assert refused["code"] == "request.invalid"
    assert answered["code"] == "seat.not_yours"


async def test_a_page_of_another_site_gets_no_socket(server: Server) -> None:
    """A browser says which site a page is of; others' pages are not let in."""
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            server.url.replace("http", "ws") + "/api/socket", origin=Origin("http://elsewhere.test")
        ):
            pass

    assert refused.value.response.status_code == 403


async def test_the_own_page_gets_a_socket_by_any_name(server: Server) -> None:
    """The server need not know by which name it is reached."""
    table = await server.create("me", "random")
    port = int(server.url.rpartition(":")[2])

    async with connect(
        "ws://game.test:81/api/socket",
        host="127.0.0.1",
        port=port,
        origin=Origin("http://game.test:81"),
    ) as connection:
        socket = Socket(connection)
        await socket.send({"type": "hello", "table": table.table, "token": table.token})
        welcome = await socket.next()

    assert welcome["type"] == "welcome"


async def test_a_socket_far_too_large_a_message_is_closed(server: Server) -> None:
    """Who sends what nobody sends loses the socket, and nobody else does."""
    table = await server.create("me", "random")

    async with table.socket() as socket, table.socket() as other:
        await socket.send(" " * 1_000_000)
        with pytest.raises(ConnectionClosed):
            await socket.next("refused")
        answer = await other.ask({"type": "ready", "seat": 5})

    assert answer["code"] == "seat.not_yours"

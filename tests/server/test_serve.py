"""`elfenland serve` as somebody starts and stops it."""

from __future__ import annotations

import signal
import socket
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from elfenland.server.host import HostError, bind, data_file
from tests.server.process import connect, get, post, process, serve
from tests.server.running import new_table

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def table_with_a_socket(url: str) -> tuple[str, str]:
    """A new table: a hello for its host, and its address for sockets."""
    made = post(f"{url}/api/tables", json=new_table("me", "random", pace="slow")).json()
    hello = f'{{"type":"hello","table":"{made["table"]}","token":"{made["token"]}"}}'
    return hello, url.replace("http", "ws") + "/api/socket"


def until_closed(connection: ClientConnection) -> int | None:
    """Read until the other side closes, and with which code it does."""
    try:
        while True:
            connection.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_and_cleanly(tmp_path: Path, sign: signal.Signals) -> None:
    """Asked to stop it tells the sockets to come back, and does not wait until they are gone."""
    file = tmp_path / "games" / "tables.sqlite3"
    with process(file) as server:
        hello, address = table_with_a_socket(server.url)
        with connect(address) as open_socket, connect(address) as silent_socket:
            open_socket.send(hello)
            open_socket.recv()
            server.popen.send_signal(sign)
            code_of_close = until_closed(open_socket)
            code, said, complaints = server.end()
            del silent_socket

    assert (code, complaints) == (0, "")
    assert str(file) in said
    assert said.endswith("Stopped.\n")
    assert code_of_close == 1012, "service restart: a client comes back"
    assert [p.name for p in file.parent.iterdir()] == [file.name], "nothing is left beside the file"


@pytest.mark.slow
def test_a_sleeping_client_does_not_hold_it_up(tmp_path: Path) -> None:
    """A device that has gone to sleep answers nothing: it is cut off, without a word about it."""
    with process(tmp_path / "tables.sqlite3") as server:
        hello, address = table_with_a_socket(server.url)
        port = int(server.url.rpartition(":")[2])
        with connect(address) as awake, socket.create_connection(("127.0.0.1", port)) as asleep:
            awake.send(hello)
            awake.recv()
            asleep.sendall(HANDSHAKE)
            assert b" 101 " in asleep.recv(4096)
            server.popen.terminate()
            code, _, complaints = server.end()

    assert (code, complaints) == (0, "")


@pytest.mark.slow
def test_who_waits_is_answered_when_it_stops(tmp_path: Path) -> None:
    """A request that waits for its turn gets what there is, and the end is a clean one."""
    with process(tmp_path / "tables.sqlite3") as server:
        made = post(f"{server.url}/api/tables", json=new_table("me", "screen")).json()
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=60) as waiting:
            # The server asks for the rest of it as soon as it waits for its end.
            waiting.sendall(
                f"GET /api/tables/{made['table']}/position?after=0 HTTP/1.1\r\nHost: here\r\n"
                "Expect: 100-continue\r\nContent-Length: 1\r\n\r\n".encode()
            )
            assert waiting.recv(4096).startswith(b"HTTP/1.1 100 ")
            server.popen.terminate()
            with waiting.makefile("rb") as answer:
                told = answer.read()
        code, _, complaints = server.end()

    assert b"HTTP/1.1 200 " in told
    assert told.endswith(b"}")
    assert b'"number":0' in told
    assert (code, complaints) == (0, "")


@pytest.mark.slow
def test_a_port_in_use(tmp_path: Path) -> None:
    """One sentence says what to do."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        refused = serve("--port", str(port), "--db", str(tmp_path / "tables.sqlite3"))

    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr.count("\n") == 1
    assert f"Port {port} is in use" in refused.stderr
    assert f"--port {port + 1}" in refused.stderr


@pytest.mark.slow
def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """One sentence says what to do, and the port is not taken."""
    file = tmp_path / "list.txt"
    file.write_text("milk\n" * 500)

    refused = serve("--port", "0", "--db", str(file))

    assert refused.returncode == 1
    assert refused.stdout == ""
    assert refused.stderr.count("\n") == 1
    assert "--db FILE" in refused.stderr


@pytest.mark.slow
def test_nothing_private_is_logged(tmp_path: Path) -> None:
    """What a server prints has no token, no code, no name and no card, also of what it refuses."""
    with process(tmp_path / "tables.sqlite3") as server:
        post(f"{server.url}/api/network")
        made = post(f"{server.url}/api/tables", json=new_table("me", "link")).json()
        table = f"{server.url}/api/tables/{made['table']}"
        get(table, headers={"Authorization": f"Bearer {made['token']}"})
        get(f"{server.url}/api/invites/{made['invites'][0]['code']}")
        post(f"{table}/act", content="{", headers={"Authorization": "Bearer made-up"})
        get(f"{table}/position?seat=9")
        server.popen.terminate()
        _, said, complaints = server.end()

    assert complaints == ""
    assert len(said.splitlines()) == 4


@pytest.mark.parametrize(
    ("address", "port", "says"),
    [
        ("no.such.host.invalid", 0, "no address of this machine"),
        ("198.51.100.7", 0, "no address of this machine"),
    ],
)
def test_an_address_that_is_none(address: str, port: int, says: str) -> None:
    """The sentence names it and the way out."""
    with pytest.raises(HostError) as refused:
        bind(address, port)

    assert says in str(refused.value)
    assert address in str(refused.value)
    assert "--host" in str(refused.value)


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        ("linux", {}, "home/.local/share/elfenland/tables.sqlite3"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/elfenland/tables.sqlite3"),
        ("linux", {"XDG_DATA_HOME": ""}, "home/.local/share/elfenland/tables.sqlite3"),
        ("darwin", {}, "home/Library/Application Support/elfenland/tables.sqlite3"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/elfenland/tables.sqlite3"),
        ("win32", {}, "home/AppData/Local/elfenland/tables.sqlite3"),
    ],
)
def test_where_games_are_kept(
    system: str,
    environment: dict[str, str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each system has its folder for what belongs to a user."""
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert data_file() == Path(expected)

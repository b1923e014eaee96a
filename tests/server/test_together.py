"""Two server processes on PostgreSQL and Redis.

After whatever happens: nothing that was confirmed is gone, nothing is there twice, and all see what
is stored. What they are killed under is in tests/proofs/together.py.
"""

from __future__ import annotations

import json
import signal
import socket
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.process import connect, post, process, serve
from tests.server.running import NO_TLS, PATIENCE, Json, act, bearer, new_table
from tests.server.together import Together, command, together, until, workers_of
from tests.services.daemon import free_port
from tests.services.redis import Redis

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400), pytest.mark.xdist_group("together")]


@pytest.fixture(scope="module")
def all_of_it() -> Iterator[Together]:
    """One for the tests here, each of which leaves it whole."""
    with together() as running:
        yield running


@contextmanager
def socket_of(url: str, table: Json) -> Iterator[ClientConnection]:
    """The host's socket, which has said hello."""
    with connect(url.replace("http", "ws") + "/api/socket") as connection:
        hello = {"type": "hello", "table": table["table"], "token": table["token"]}
        connection.send(json.dumps(hello))
        yield connection


def test_fifty_times_the_same(all_of_it: Together) -> None:
    """Posted fifty times at once, over both workers, an action is played once."""
    table = all_of_it.make("me", "screen", options={"start_seat": 0})
    body = act(0, 0, "draw pile")
    with ThreadPoolExecutor(25) as pool:
        answers = list(pool.map(lambda _: all_of_it.act(table, body), range(50)))
    assert {(answer["id"], answer["number"]) for answer in answers} == {(body["id"], 1)}
    all_of_it.check(table, {body["id"]: 1})
    assert len(all_of_it.stored(table)) == 1


def test_two_seats_at_once(all_of_it: Together) -> None:
    """Of two seats' requests with one number one is played; the others are refused."""
    table = all_of_it.make("me", "screen", options={"start_seat": 0})
    confirmed: dict[str, int] = {}
    with ThreadPoolExecutor(8) as pool:
        for number in range(4):
            bodies = [act(seat, number, "draw pile") for seat in (0, 1) for _ in range(4)]
            answers = list(pool.map(lambda body: all_of_it.post(table, body), bodies))
            done = [answer.json() for answer in answers if answer.is_success]
            assert [answer["number"] for answer in done] == [number + 1]
            refused = {a.json()["code"] for a in answers if not a.is_success}
            assert refused <= {"action.stale", "turn.not_yours", "action.not_your_turn"}, refused
            confirmed[done[0]["id"]] = number + 1
    all_of_it.check(table, confirmed)


def test_cut_off_in_the_middle(all_of_it: Together) -> None:
    """A client whose network goes while its action is sent, or answered, sends it again."""
    table = all_of_it.make("me", "screen", options={"start_seat": 0})
    confirmed: dict[str, int] = {}
    for number in range(4):
        body = act(number % 2, number, "draw pile")
        text = request_text(all_of_it.url, table, body)
        sent = [len(text) // 2, len(text) - 1, len(text), len(text)][number]
        drop_after(all_of_it.url, text[:sent])
        confirmed[body["id"]] = all_of_it.act(table, body)["number"]
    assert sorted(confirmed.values()) == [1, 2, 3, 4]
    all_of_it.check(table, confirmed)


def request_text(url: str, table: Json, body: Json) -> bytes:
    """A request as it goes over the wire."""
    client = httpx.Client(verify=NO_TLS)
    request = client.build_request(
        "POST",
        f"{url}/api/tables/{table['table']}/act",
        json=body,
        headers=bearer(table["token"]),
    )
    client.close()
    lines = [f"POST {request.url.path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in request.headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + request.content


def drop_after(url: str, sent: bytes) -> None:
    """Send so much, and drop the connection without a goodbye."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port)) as dropped:
        dropped.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        dropped.sendall(sent)


def test_bots_play_on_when_their_worker_is_killed(all_of_it: Together) -> None:
    """A game of bots goes on at the worker that is left, or the one that comes."""
    table = all_of_it.make("me", "random", "random", options={"start_seat": 1})
    until(lambda: all_of_it.position(table)["view"]["to_act"] == 0)
    confirmed: dict[str, int] = {}
    with socket_of(all_of_it.url, table):
        for which in (0, 1):
            now = all_of_it.position(table, 0)
            body = act(0, now["number"], now["view"]["legal"][0]["text"])
            confirmed[body["id"]] = all_of_it.act(table, body)["number"]
            all_of_it.kill(which)
            until(lambda: all_of_it.position(table)["view"]["to_act"] == 0)
    all_of_it.check(table, confirmed, [0])


def test_all_stop_together(tmp_path: Path, redis: Redis) -> None:
    """Told to stop, all workers finish, sockets are told to come back, and nothing stays."""
    several = ("--workers", "2", "--redis", redis.url, "--log-format", "json")
    with process(tmp_path / "tables.sqlite3", *several) as server:
        refused = post(f"{server.url}/api/network").json()
        made = post(f"{server.url}/api/tables", json=new_table("me", "screen")).json()
        workers = workers_of(server.popen.pid)
        with ExitStack() as open_sockets:
            sockets = [open_sockets.enter_context(socket_of(server.url, made)) for _ in range(6)]
            for each in sockets:
                each.recv()
            server.popen.send_signal(signal.SIGTERM)
            codes = {closing_code(each) for each in sockets}
        code, said, complaints = server.end()
    assert refused["code"] == "network.refused"
    assert (code, codes) == (0, {1012})
    assert len(workers) == 2
    assert not any(command(pid) for pid in workers)
    assert said.endswith("Stopped.\n")
    events = [json.loads(line)["event"] for line in complaints.splitlines()]
    assert sorted(events) == 2 * ["server.started"] + 2 * ["server.stopped"]


def closing_code(connection: ClientConnection) -> int | None:
    """Read to the end; the code with which the other side closes."""
    try:
        while True:
            connection.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_worker_that_cannot_begin(tmp_path: Path, redis: Redis) -> None:
    """What keeps one of the workers from beginning is told once, and all end."""
    port = free_port()
    with socket.create_server(("127.0.0.1", port)):
        refused = serve(
            *("--port", "0", "--db", str(tmp_path / "tables.sqlite3")),
            *("--workers", "2", "--redis", redis.url, "--metrics", f"127.0.0.1:{port - 1}"),
        )
    assert refused.returncode == 1
    assert refused.stderr.count(f"The metrics cannot be told at 127.0.0.1, port {port}") == 1
    assert "Traceback" not in refused.stderr

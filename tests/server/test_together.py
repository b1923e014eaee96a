"""Two server processes on PostgreSQL and Redis, of which any part is killed under a game.

After each: nothing that was confirmed is gone, nothing is there twice, and all see what is stored.
"""

from __future__ import annotations

import json
import random
import signal
import socket
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.process import connect, serve
from tests.server.running import Json, act, bearer, random_action
from tests.server.together import Together, command, together, until

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400), pytest.mark.xdist_group("together")]


@pytest.fixture(scope="module")
def all_of_it() -> Iterator[Together]:
    """One for the tests here, each of which leaves it whole."""
    with together() as running:
        yield running


def test_played_while_every_part_is_killed(all_of_it: Together) -> None:
    """Between decisions a worker, Redis and PostgreSQL are killed; the game goes on as it stood."""
    table = all_of_it.make("me", "screen", options={"start_seat": 0})
    dice = random.Random("killed together")
    confirmed: dict[str, int] = {}
    with socket_of(all_of_it, table) as watching:
        watching.recv()
        for blow in (None, "first", "redis", "second", "postgres", None):
            strike(all_of_it, blow)
            for _ in range(3):
                seat = all_of_it.position(table)["view"]["to_act"]
                now = all_of_it.position(table, seat)
                body = act(seat, now["number"], random_action(now["view"], dice))
                confirmed[body["id"]] = all_of_it.act(table, body)["number"]
                # Asked again, it is answered again and not played again.
                assert all_of_it.act(table, body)["number"] == confirmed[body["id"]]
            all_of_it.check(table, confirmed)
        if not is_closed(watching):
            assert last_number(watching, len(confirmed)) == len(confirmed)
    with socket_of(all_of_it, table) as again:
        assert json.loads(again.recv())["position"]["number"] == len(confirmed)


def strike(all_of_it: Together, blow: str | None) -> None:
    """Kill a part; workers are replaced by themselves."""
    if blow == "first":
        all_of_it.kill(0)
    elif blow == "second":
        all_of_it.kill(1)
    elif blow == "redis":
        all_of_it.redis.kill()
        all_of_it.redis.start()
    elif blow == "postgres":
        all_of_it.postgres.crash()
        all_of_it.postgres.start()


@contextmanager
def socket_of(all_of_it: Together, table: Json) -> Iterator[ClientConnection]:
    """The host's socket, which has said hello."""
    with connect(all_of_it.url.replace("http", "ws") + "/api/socket") as connection:
        hello = {"type": "hello", "table": table["table"], "token": table["token"]}
        connection.send(json.dumps(hello))
        yield connection


def is_closed(connection: ClientConnection) -> bool:
    """Whether its worker was killed; everything told before is read."""
    try:
        connection.ping().wait(30)
    except ConnectionClosed:
        return True
    return False


def last_number(connection: ClientConnection, at_least: int) -> int:
    """The last number told, once it is so high."""
    number = 0
    while number < at_least:
        position = json.loads(connection.recv(timeout=60)).get("position")
        number = position["number"] if position else number
    return number


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
    client = httpx.Client()
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
    with socket_of(all_of_it, table):
        for which in (0, 1):
            now = all_of_it.position(table, 0)
            body = act(0, now["number"], now["view"]["legal"][0]["text"])
            confirmed[body["id"]] = all_of_it.act(table, body)["number"]
            all_of_it.kill(which)
            until(lambda: all_of_it.position(table)["view"]["to_act"] == 0)
    all_of_it.check(table, confirmed, [0])


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_all_stop_together(sign: signal.Signals) -> None:
    """Told to stop, all workers finish, sockets are told to come back, and nothing stays."""
    with together("--log-format", "json") as running:
        table = running.make("me", "screen")
        workers = running.workers()
        answer = httpx.post(f"{running.url}/api/network", timeout=60)
        assert answer.json()["code"] == "network.refused"
        with ExitStack() as open_sockets:
            sockets = [open_sockets.enter_context(socket_of(running, table)) for _ in range(6)]
            for each in sockets:
                each.recv()
            running.server.popen.send_signal(sign)
            codes = {closing_code(each) for each in sockets}
        code, said, complaints = running.server.end()
    assert (code, codes) == (0, {1012})
    assert not any(command(pid) for pid in workers)
    assert said.endswith("Stopped.\n")
    events = [json.loads(line)["event"] for line in complaints.splitlines()]
    assert sorted(events) == 2 * ["server.started"] + 2 * ["server.stopped"]


def closing_code(connection: ClientConnection) -> int | None:
    """Read to the end; the code with which the other side closes."""
    try:
        while True:
            connection.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--workers", "2"], "give --redis redis://HOST, or leave out --workers"),
        (["--redis", "redis://127.0.0.1:1"], "start it, or look at the address in --redis"),
        (["--redis", "localhost"], "it is redis://USER:PASSWORD@HOST:PORT"),
        (["--redis", "http://:secret@here"], "it is redis://USER:PASSWORD@HOST:PORT"),
        (
            ["--workers", "2", "--redis", "redis://127.0.0.1:1", "--db", "/dev/null/x"],
            "start it, or look at the address in --redis",
        ),
    ],
)
def test_starts_that_are_refused(options: list[str], says: str) -> None:
    """What is wrong with --workers or --redis is told once, with the way out."""
    refused = serve("--port", "0", *options)
    assert refused.returncode != 0
    assert refused.stderr.count(says) == 1
    assert "secret" not in refused.stderr
    assert "Traceback" not in refused.stderr

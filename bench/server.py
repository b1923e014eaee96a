"""How much a server bears: hundreds of tables of live sockets, beside a bare echo in one run.

The load is a process of its own, this one; machines here have two cores, one for each side. Every
table has four people and no bot: who is to act plays a random legal action as soon as it may.
"""

from __future__ import annotations

import asyncio
import random
import re
import socket as sockets
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import click
import httpx
import msgspec

from bench.figures import print_figures
from bench.sockets import Socket, open_socket
from tests.services.postgres import Postgres
from tests.services.redis import Redis

SEATS: Final = 4
HOST: Final = "127.0.0.1"
TABLES_AT_ONCE: Final = 16
SLICES: Final = 3
"""Into how many slices each side's time is cut; the sides take turns."""
WAIT: Final = 60.0
"""Seconds for what has to come."""


class _View(msgspec.Struct):
    to_act: int | None
    legal: list[msgspec.Raw]


class _Position(msgspec.Struct):
    number: int
    view: _View


class _Heard(msgspec.Struct):
    """What the load reads of a message: any but news and the answers passes by."""

    type: str
    position: _Position | None = None
    number: int = 0
    id: str | None = None
    code: str | None = None


class _Action(msgspec.Struct):
    text: str


_HEARD: Final = msgspec.json.Decoder(_Heard)
_ACTION: Final = msgspec.json.Decoder(_Action)


@dataclass
class Load:
    """What was sent and what came, over all tables."""

    pause: float = 0.0
    """Seconds that a person thinks, in the mean; 0 is as fast as answers come."""
    going: bool = True
    delivered: int = 0
    bytes: int = 0
    confirmed: int = 0
    refused: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    """Seconds from an action's sending until its news was at the last of the sockets told of it."""

    def restart(self) -> None:
        """Count anew."""
        self.delivered = self.bytes = self.confirmed = 0
        self.waits = []


class Seat:
    """One person's socket."""

    def __init__(self, table: Table, seat: int, dice: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.dice = dice
        self.number = 0
        self.socket: Socket | None = None

    def hear(self, text: bytes) -> None:
        """Count a message, and act when it says that one is to."""
        load = self.table.load
        heard = _HEARD.decode(text)
        if heard.type in ("news", "welcome") and heard.position is not None:
            if heard.type == "news":
                load.delivered += 1
                load.bytes += len(text)
                self.table.told(heard.position.number)
            self.number = heard.position.number
            if heard.position.view.to_act == self.seat and heard.position.view.legal:
                self.table.due(self, heard.position)
        elif heard.type == "done":
            self.table.confirm(heard.number)
        elif heard.type == "refused":
            load.refused.append(str(heard.code))

    def act(self, position: _Position) -> None:
        """Play one of the legal actions."""
        assert self.socket is not None
        legal = position.view.legal
        action = _ACTION.decode(legal[int(self.dice.random() * len(legal))]).text
        number = position.number
        self.table.sent[number + 1] = time.perf_counter()
        self.socket.say(
            b'{"type":"act","id":"%d","seat":%d,"number":%d,"actions":["%s"]}'
            % (number, self.seat, number, action.encode())
        )


class Table:
    """A table of the load: what was confirmed and told there."""

    def __init__(self, load: Load, table: str, dice: random.Random) -> None:
        self.load = load
        self.table = table
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}
        self.confirmed: list[int] = []
        self.dice = dice
        self.waiting: tuple[Seat, _Position] | None = None

    def told(self, number: int) -> None:
        """News of this number has come to one of the sockets."""
        if (began := self.sent.get(number)) is not None:
            # The last one to come counts: each overwrites the one before.
            self.latest = (number, time.perf_counter() - began)

    latest: tuple[int, float] = (0, 0.0)

    def confirm(self, number: int) -> None:
        """An action was confirmed as the entry of this number."""
        self.confirmed.append(number)
        self.load.confirmed += 1

    def due(self, seat: Seat, position: _Position) -> None:
        """Somebody is to act: now, or after a while."""
        if self.latest[0]:
            self.load.waits.append(self.latest[1])
            self.latest = (0, 0.0)
        if not self.load.going:
            self.waiting = (seat, position)
        elif self.load.pause:
            wait = self.dice.uniform(0, 2 * self.load.pause)
            asyncio.get_running_loop().call_later(wait, self._act_if_going, seat, position)
        else:
            seat.act(position)

    def _act_if_going(self, seat: Seat, position: _Position) -> None:
        if self.load.going:
            seat.act(position)
        else:
            self.waiting = (seat, position)

    def go_on(self) -> None:
        """Play on after a stop."""
        if self.waiting is not None:
            seat, position = self.waiting
            self.waiting = None
            self.latest = (0, 0.0)
            # Who thinks a while does so from the start: all at once would be a load of its own.
            self.due(seat, position)


async def _make(load: Load, http: httpx.AsyncClient, number: int) -> Table:
    """A table of four people, each with a socket of their own."""
    seats = [{"kind": "me", "name": "Seat 0"}]
    seats += [{"kind": "link", "name": f"Seat {seat}"} for seat in range(1, SEATS)]
    made = await http.post("/api/tables", json={"name": f"Load {number}", "seats": seats})
    made.raise_for_status()
    body = made.json()
    tokens = {0: body["token"]}
    for invite in body["invites"]:
        seated = await http.post(f"/api/invites/{invite['code']}", json={"name": "Load"})
        seated.raise_for_status()
        tokens[seated.json()["seat"]] = seated.json()["token"]
    table = Table(load, body["table"], random.Random(number))
    for place in range(SEATS):
        seat = Seat(table, place, random.Random(f"{number}/{place}"))
        table.seats.append(seat)
        port = http.base_url.port
        assert port is not None
        seat.socket = await open_socket(HOST, port, "/api/socket", seat.hear)
        hello = {"type": "hello", "table": body["table"], "token": tokens[place]}
        seat.socket.say(msgspec.json.encode(hello))
    return table


def free_port() -> int:
    """A port that nobody listens at now."""
    with sockets.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def _process(*command: str) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        yield running
    finally:
        running.terminate()
        try:
            running.wait(WAIT)
        except subprocess.TimeoutExpired:
            running.kill()


@contextmanager
def served(*options: str) -> Iterator[tuple[str, int]]:
    """A server of ours: its address, and the id of its process."""
    command = ("elfenland", "serve", "--no-browser", "--port", "0", *options)
    with _process(*command) as running:
        assert running.stdout is not None
        said = ""
        while "Ctrl+C" not in said:
            line = running.stdout.readline()
            if not line:
                raise click.ClickException("the server did not start")
            said += line
        found = re.search(r"http://\S+", said)
        assert found is not None
        yield found[0], running.pid


@asynccontextmanager
async def _echo(count: int) -> AsyncIterator[Echo]:
    port = free_port()
    with _process("bench.echo", str(port)):
        async with asyncio.timeout(WAIT):
            while True:
                with suppress(OSError):
                    (await open_socket(HOST, port, "/echo", lambda _: None)).close()
                    break
                await asyncio.sleep(0.05)
        yield await Echo.open(port, count)


class Echo:
    """The peer's side: every socket says again what comes back."""

    SAID: Final = b'{"type":"act","id":"120","seat":2,"number":120,"actions":["draw giant-pig"]}'

    def __init__(self) -> None:
        self.echoed = 0
        self.going = False
        self.sockets: list[Socket] = []

    @classmethod
    async def open(cls, port: int, count: int) -> Echo:
        """So many sockets at the echo."""
        echo = cls()
        for _ in range(count):
            place = len(echo.sockets)

            def hear(_: bytes, place: int = place) -> None:
                echo.echoed += 1
                if echo.going:
                    echo.sockets[place].say(cls.SAID)

            echo.sockets.append(await open_socket(HOST, port, "/echo", hear))
        return echo

    async def run(self, seconds: float) -> float:
        """Messages echoed a second."""
        self.going, self.echoed = True, 0
        for each in self.sockets:
            each.say(self.SAID)
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        rate = self.echoed / (time.perf_counter() - began)
        self.going = False
        await asyncio.sleep(0.5)
        return rate


class Game:
    """Our side: tables that play."""

    def __init__(self, load: Load, tables: list[Table]) -> None:
        self.load = load
        self.tables = tables

    async def run(self, seconds: float, pause: float = 0.0) -> tuple[float, float]:
        """News delivered and actions confirmed, a second."""
        self.load.pause, self.load.going = pause, True
        for table in self.tables:
            table.go_on()
        self.load.restart()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        passed = time.perf_counter() - began
        rates = self.load.delivered / passed, self.load.confirmed / passed
        self.load.going = False
        await self.settle()
        return rates

    async def settle(self) -> None:
        """Wait until every table's last action has been told."""
        await _until(lambda: all(t.waiting or self._has_ended(t) for t in self.tables))

    @staticmethod
    def _has_ended(table: Table) -> bool:
        return bool(table.sent) and not table.waiting and max(table.sent) in table.confirmed

    async def check(self, http: httpx.AsyncClient) -> tuple[int, int]:
        """How many confirmed actions the server does not have, and how many it has twice."""
        lost = doubled = 0
        for table in self.tables:
            numbers = set(table.confirmed)
            doubled += len(table.confirmed) - len(numbers)
            answer = await http.get(f"/api/tables/{table.table}/position")
            stored = answer.json()["number"]
            # A spectator's number stands still during a payment; it can only be behind.
            lost += len(numbers - set(range(1, max(stored, max(numbers, default=0)) + 1)))
            doubled += max(0, stored - len(numbers))
        return lost, doubled


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():  # noqa: ASYNC110 - nobody says when
            await asyncio.sleep(0.05)


def memory(pid: int) -> int:
    """Bytes of memory that a process holds, 0 where the system does not say."""
    with suppress(OSError):
        text = Path(f"/proc/{pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        if found:
            return int(found[1]) * 1024
    return 0


def percentile(values: list[float], share: float) -> float:
    """The value that this share of them stays under."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def _measure(url: str, tables: int, seconds: float, *, alone: bool) -> dict[str, Any]:
    load = Load()
    async with httpx.AsyncClient(base_url=url, timeout=WAIT) as http:
        if alone:
            (await http.post("/api/network")).raise_for_status()
        made: list[Table] = []
        load.going = False
        for first in range(0, tables, TABLES_AT_ONCE):
            numbers = range(first, min(first + TABLES_AT_ONCE, tables))
            made += await asyncio.gather(*(_make(load, http, number) for number in numbers))
        game = Game(load, made)
        await game.settle()
        async with _echo(tables * SEATS) as echo:
            echoed, delivered, confirmed = [], [], []
            for _ in range(SLICES):
                echoed.append(await echo.run(seconds / SLICES))
                news, actions = await game.run(seconds / SLICES)
                delivered.append(news)
                confirmed.append(actions)
        size = load.bytes / max(1, load.delivered)
        rate = sum(confirmed) / SLICES
        # Half of that load: each table waits so long that all of them together send half as much.
        pause = tables / (rate / 2)
        await game.run(seconds, pause)
        waits = load.waits or [0.0]
        lost, doubled = await game.check(http)
    return {
        "tables": tables,
        "echo_messages_per_s": round(sum(echoed) / SLICES),
        "messages_per_s": round(sum(delivered) / SLICES),
        "actions_per_s": round(rate),
        "bytes_per_message": round(size),
        "ratio_echo": round(sum(delivered) / sum(echoed), 3),
        "p50_ms": round(percentile(waits, 0.5) * 1e3, 1),
        "p99_ms": round(percentile(waits, 0.99) * 1e3, 1),
        "lost": lost,
        "doubled": doubled,
        "refused": len(load.refused),
    }


async def _idle(url: str, pid: int, count: int) -> dict[str, Any]:
    """Open sockets that only listen, as spectators of 50 tables."""
    async with httpx.AsyncClient(base_url=url, timeout=WAIT) as http:
        before = memory(pid)
        heard = 0

        def hear(_: bytes) -> None:
            nonlocal heard
            heard += 1

        seats = [{"kind": "me", "name": "A"}, {"kind": "screen", "name": "B"}]
        tables = [
            (await http.post("/api/tables", json={"name": "Idle", "seats": seats})).json()["table"]
            for _ in range(50)
        ]
        port = http.base_url.port
        assert port is not None
        opened: list[Socket] = []
        for number in range(count):
            socket = await open_socket(HOST, port, "/api/socket", hear)
            hello = {"type": "hello", "table": tables[number % len(tables)], "token": None}
            socket.say(msgspec.json.encode(hello))
            opened.append(socket)
        await _until(lambda: heard == count)
        after = memory(pid)
        for socket in opened:
            socket.close()
    return {
        "idle_sockets": count,
        "idle_mb": round(after / 1e6),
        "idle_kb_per_socket": round((after - before) / count / 1e3, 1),
    }


@click.command()
@click.option("--tables", default=200, show_default=True, help="Tables of four live sockets.")
@click.option("--seconds", default=12.0, show_default=True, help="For each part.")
@click.option("--idle", default=5000, show_default=True, help="Sockets that only listen.")
@click.option(
    "--workers", default=1, show_default=True,
    help="Processes that serve together; with more than one on PostgreSQL and Redis.",
)  # fmt: skip
@click.option("--json", "as_json", is_flag=True, help="Print the figures as one JSON object.")
def server(tables: int, seconds: float, idle: int, workers: int, *, as_json: bool) -> None:
    """Measure the server beside a bare WebSocket echo: messages, waits, losses, memory."""
    if workers > 1:
        with Postgres() as postgres, Redis() as redis:
            several = ("--workers", str(workers), "--redis", redis.url, "--host", "0.0.0.0")  # noqa: S104
            with served("--db", postgres.database(), *several) as (url, _):
                figures = asyncio.run(_measure(url, tables, seconds, alone=False))
        print_figures({"workers": workers} | figures, as_json=as_json)
        return
    with TemporaryDirectory() as folder:
        options = ("--db", str(Path(folder) / "bench.sqlite3"))
        with served(*options) as (url, _):
            figures = asyncio.run(_measure(url, tables, seconds, alone=True))
        if idle:
            with served(*options) as (url, pid):
                figures |= asyncio.run(_idle(url, pid, idle))
    print_figures(figures, as_json=as_json)

"""A real server in this process, and clients of it that see what goes over the wire."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_to

from elfenland.server import host as host_module
from elfenland.server.database import Database
from elfenland.server.exposure import AT_HOME, Exposure
from elfenland.server.host import Host, bind
from elfenland.server.minds import NONE_ADDED, Added
from elfenland.server.neighbours import ALONE, Neighbours
from elfenland.server.now import Now, system_time
from elfenland.server.openapi import ALWAYS, OPERATIONS, STATUS
from elfenland.server.store import Store
from elfenland.server.tables import Tables

Json: TypeAlias = dict[str, Any]

ELSEWHERE: Final = "127.0.0.2"
PATIENCE: Final = 60.0
"""For so many seconds what has to come is waited for, on a machine that does much beside."""
NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here: no client need load the world's certificates, which takes long."""
# With room for all that comes: one that nobody reads for a while closes all the same.
connect = partial(connect_to, max_queue=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)


@dataclass(frozen=True)
class Server:
    """A running server: its address, and what it holds."""

    url: str
    database: Database
    tables: Tables
    store: Store
    host: Host
    http: httpx.AsyncClient

    @property
    def file(self) -> Path:
        """Its database, which is a file where nothing else was asked for."""
        assert isinstance(self.database, Path)
        return self.database

    async def create(self, *kinds: str, **more: object) -> Table:
        """A table with a seat for each of ``kinds``: me, screen, link, or the name of a bot."""
        made = await self.http.post("/api/tables", json=new_table(*kinds, **more))
        assert made.status_code == 201, made.text
        return Table(self, **made.json())

    def at(self, table: Table) -> Table:
        """A table made on another server of the same database, on this one."""
        return replace(table, server=self)

    @asynccontextmanager
    async def socket(self, table: str, token: str | None) -> AsyncIterator[Socket]:
        """A socket that has said hello."""
        address = self.url.replace("http", "ws") + "/api/socket"
        async with connect(address) as connection:
            socket = Socket(connection)
            await socket.send({"type": "hello", "table": table, "token": token})
            yield socket


@dataclass(frozen=True)
class Table:
    """A table made by ``Server.create``, with its host's credential."""

    server: Server
    table: str
    token: str
    invites: list[Json]

    def socket(self, token: str | None = "host") -> AbstractAsyncContextManager[Socket]:
        """A socket of this table; by default the host's, with None a spectator's."""
        return self.server.socket(self.table, self.token if token == "host" else token)

    async def get(self, rest: str = "", token: str | None = "host") -> httpx.Response:
        """What is at ``rest`` of this table."""
        return await self.server.http.get(
            f"/api/tables/{self.table}{rest}",
            headers=bearer(self.token if token == "host" else token),
        )

    async def post(self, rest: str, body: Json, token: str | None = "host") -> httpx.Response:
        """Post ``body`` to ``rest`` of this table."""
        return await self.server.http.post(
            f"/api/tables/{self.table}{rest}",
            json=body,
            headers=bearer(self.token if token == "host" else token),
        )

    async def act(
        self, *actions: str, token: str | None = "host", **more: object
    ) -> httpx.Response:
        """Act for the seat to act, with the number of now, unless ``more`` says otherwise."""
        now = await self.now()
        body = act(now["view"]["to_act"], now["number"], *actions) | more
        return await self.post("/act", body, token)

    async def now(self, seat: int | None = None, token: str | None = "host") -> Json:
        """The position as a seat sees it, or as a spectator does."""
        answer = await self.get("/position" + (f"?seat={seat}" if seat is not None else ""), token)
        assert answer.status_code == 200, answer.text
        position: Json = answer.json()
        return position

    async def sit(self, place: int = 0, name: str = "Bea", **more: object) -> Json:
        """Take the seat of an invite; the answer with its token."""
        answer = await self.server.http.post(
            f"/api/invites/{self.invites[place]['code']}", json={"name": name} | more
        )
        assert answer.status_code == 201, answer.text
        seated: Json = answer.json()
        return seated


class Time:
    """A clock that a test sets, given to ``serving`` as ``now``."""

    def __init__(self) -> None:
        self.is_now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        """What time it is."""
        return self.is_now

    def passes(self, **how_long: float) -> None:
        """Let so long pass, as ``timedelta`` takes it."""
        self.is_now += timedelta(**how_long)


class Socket:
    """One end of a socket; ``heard`` is every message as it came, in bytes."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[bytes] = []

    async def send(self, message: Json | str | bytes) -> None:
        """Send a message as it is, or as JSON."""
        text = (
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )
        await self.connection.send(text)

    async def next(self, kind: str | None = None, **fields: object) -> Json:
        """The next message, or the next of a kind and with these values."""
        while True:
            text = await self.connection.recv(decode=False)
            self.heard.append(text)
            message: Json = msgspec.json.decode(text)
            if kind in (None, message["type"]) and fields.items() <= message.items():
                return message

    async def position(self, holds: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next position told for which something holds."""
        while True:
            message = await self.next()
            position = message.get("position")
            if position and holds(position):
                found: Json = position
                return found

    async def told_so_far(self) -> list[bytes]:
        """What was told and not yet looked at: all that came before the answer to a question."""
        start = len(self.heard)
        await self.ask({"type": "ready", "seat": 5})
        return self.heard[start:-1]

    async def did(self, message: Json) -> list[Json]:
        """Send a request that is played: everything told until it is done, its answer last."""
        start = len(self.heard)
        answer = await self.ask(message)
        assert answer["type"] == "done", answer
        return [msgspec.json.decode(text) for text in self.heard[start:]]

    async def ask(self, message: Json) -> Json:
        """Send a request; its answer."""
        await self.send(message)
        while True:
            answer = await self.next()
            if answer["type"] in ("done", "refused") and answer["id"] == message.get("id"):
                return answer


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that comes about by itself."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nobody says when
            await asyncio.sleep(0.01)


def bearer(token: str | None) -> dict[str, str]:
    """The header that shows a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def new_table(*kinds: str, **more: object) -> Json:
    """The body that makes a table; bots play at once."""
    seats = [
        {"kind": kind, "name": f"Seat {place}"}
        if kind in ("me", "screen", "link")
        else {"kind": "bot", "name": f"Seat {place}", "bot": kind}
        for place, kind in enumerate(kinds)
    ]
    return {"name": "A table", "seats": seats, "pace": "at_once"} | more


def new_id() -> str:
    """An id for a request, as a client takes one."""
    return secrets.token_hex(8)


def act(seat: int, number: int, *actions: str) -> Json:
    """A request to act, with an id of its own."""
    body = {"id": new_id(), "seat": seat, "number": number, "actions": list(actions)}
    return {"type": "act"} | body


def undo(seat: int, number: int) -> Json:
    """A request to take back, with an id of its own."""
    return {"type": "undo", "id": new_id(), "seat": seat, "number": number}


def random_action(view: Json, dice: random.Random) -> str:
    """One of the legal actions of a view."""
    text: str = dice.choice(view["legal"])["text"]
    return text


async def play_seat(socket: Socket, dice: random.Random, decisions: int = 100_000) -> Json:
    """Play the one seat of a socket at random, to the end or for so many decisions.

    The position in which it stopped: the last, or the one in which its next decision is due.
    """
    played = -1
    while True:
        position = await socket.position()
        if position["number"] == played or position["view"]["to_act"] not in (
            None,
            position["view"]["seat"],
        ):
            continue
        view = position["view"]
        if view["to_act"] is None or decisions == 0:
            return position
        await socket.send(act(view["seat"], position["number"], random_action(view, dice)))
        played = position["number"]
        decisions -= 1


async def is_declared(answer: httpx.Response) -> None:
    """Whatever is refused, the document says that it can be, with this code and status."""
    asked = answer.request
    if answer.status_code < 400:
        return
    for (method, path), operation in OPERATIONS.items():
        address = re.sub(r"\{\w+\}", "[^/]+", path)
        if asked.method.lower() == method and re.fullmatch(address, asked.url.path):
            code = msgspec.json.decode(await answer.aread())["code"]
            assert code in (*operation.refusals, *ALWAYS), f"{asked.method} {path}: {code}"
            assert STATUS[code] == answer.status_code


@asynccontextmanager
async def serving(
    database: Database,
    address: str = "127.0.0.1",
    added: Added = NONE_ADDED,
    exposure: Exposure = AT_HOME,
    now: Now = system_time,
    neighbours: Neighbours = ALONE,
) -> AsyncIterator[Server]:
    """A server on this database, until the end of the block; 127.0.0.2 is its local network."""
    store = await Store.open(database, now=now)
    tables = Tables(store, added, neighbours)
    answering: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    # What is under way when it stops is waited for, and nothing is logged of what was cut off.
    with bind(address, 0) as listening, patch.object(host_module, "_GRACE_SECONDS", PATIENCE):
        host = Host(tables, listening, answering.set_result, lambda: [ELSEWHERE], exposure)
        # A client that comes back late must not meet the end of a connection that lay idle.
        host.config.timeout_keep_alive = int(PATIENCE)
        host.config.ws_ping_timeout = PATIENCE
        running = asyncio.create_task(host._serve([listening]))
        try:
            url = await answering
            async with httpx.AsyncClient(
                base_url=url,
                event_hooks={"response": [is_declared]},
                timeout=PATIENCE,
                verify=NO_TLS,
            ) as http:
                yield Server(url, database, tables, store, host, http)
        finally:
            host.should_exit = True
            await running
            await tables.close()
            await store.close()

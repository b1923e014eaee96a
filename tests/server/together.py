"""`elfenland serve --workers 2` on PostgreSQL and Redis, whose every part can be killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from elfenland.server.database import read_database
from tests.server.process import Process, get, post, process
from tests.server.running import PATIENCE, Json, bearer, new_table
from tests.services.postgres import Postgres
from tests.services.redis import Redis

WORKERS = 2
# A worker takes long to start where much else runs, and by then the other one may be killed, too.
_ANSWERS_WITHIN = 4 * PATIENCE


@dataclass(frozen=True)
class Together:
    """A server of several processes, and what it stands on."""

    server: Process
    postgres: Postgres
    redis: Redis
    database: str

    @property
    def url(self) -> str:
        """Where it is."""
        return self.server.url

    def workers(self) -> list[int]:
        """The processes that take requests."""
        return workers_of(self.server.popen.pid)

    def kill(self, which: int) -> None:
        """Kill one of them, and wait until another has taken its place."""
        before = self.workers()
        killed = before[which % len(before)]
        os.kill(killed, signal.SIGKILL)
        until(lambda: killed not in self.workers() and len(self.workers()) == WORKERS)

    def make(self, *kinds: str, **more: object) -> Json:
        """A new table of the host's."""
        made: Json = eventually(
            lambda: post(f"{self.url}/api/tables", json=new_table(*kinds, **more))
        ).json()
        return made

    def position(self, table: Json, seat: int | None = None) -> Json:
        """What a seat of the host's sees, or a spectator, by whichever process answers."""
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.url}/api/tables/{table['table']}/position{query}"
        token = None if seat is None else table["token"]
        found: Json = eventually(lambda: get(address, headers=bearer(token))).json()
        return found

    def post(self, table: Json, body: Json) -> httpx.Response:
        """Act, once."""
        address = f"{self.url}/api/tables/{table['table']}/{body['type']}"
        return post(address, json=body, headers=bearer(table["token"]))

    def act(self, table: Json, body: Json) -> Json:
        """Act, and where no answer comes ask again with the same id; the answer."""
        done: Json = eventually(lambda: self.post(table, body)).json()
        return done

    def stored(self, table: Json) -> list[tuple[int, int, str]]:
        """Number, seat and request of each entry that the database has of a table."""
        rows = self.postgres.run(
            "SELECT number, seat, coalesce(request, '') FROM entries "  # noqa: S608 - our own id
            f"WHERE table_id = '{table['table']}' ORDER BY number",
            self.database,
        )
        split = [row.split("|") for row in rows.splitlines()]
        return [(int(number), int(seat), request) for number, seat, request in split]

    def check(self, table: Json, confirmed: dict[str, int], seats: Sequence[int] = (0, 1)) -> None:
        """Nothing confirmed is gone, nothing is there twice, and every process says what is stored.

        confirmed: the number that each request was told. seats: all people's, which are the host's.
        """
        stored = self.stored(table)
        assert [number for number, _, _ in stored] == list(range(1, len(stored) + 1))
        by_request = {request: number for number, _, request in stored if request}
        assert len(by_request) == sum(bool(request) for _, _, request in stored)
        assert confirmed.items() <= by_request.items()
        # New connections, so that each process is likely to answer some.
        seen = {seat: [self.position(table, seat) for _ in range(4)] for seat in seats}
        for positions in seen.values():
            assert all(position == positions[0] for position in positions)
        # Others than who pays see nothing of a payment under way.
        assert max(positions[0]["number"] for positions in seen.values()) == len(stored)


@contextmanager
def together(*options: str) -> Iterator[Together]:
    """All of it, until the end of the block."""
    with Postgres() as postgres, Redis() as redis:
        url = postgres.database()
        several = ("--workers", str(WORKERS), "--redis", redis.url)
        with process(read_database(url), *several, *options) as server:
            yield Together(server, postgres, redis, url.rpartition("/")[2])


def eventually(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """An answer, asked for again while none comes or the server says that it will be better."""
    deadline = time.monotonic() + _ANSWERS_WITHIN
    while True:
        try:
            answer = ask()
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                assert answer.is_success, answer.text
                return answer
        except httpx.TransportError:
            if time.monotonic() > deadline:
                raise
        assert time.monotonic() < deadline
        time.sleep(0.05)


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds that comes about by itself."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def workers_of(pid: int) -> list[int]:
    """The processes that this one has spawned."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [child for child in map(int, children) if "spawn_main" in command(child)]


def command(pid: int) -> str:
    """What a process was started by; nothing once it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""

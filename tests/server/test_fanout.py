"""Two servers of one database, which hear by Redis what the other has stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from elfenland.rules.game import Game
from elfenland.server import bots, lookout, presence
from elfenland.server.bots import BotSeat
from elfenland.server.fanout import Fanout
from elfenland.server.presence import NOBODY, Presence, There
from elfenland.server.redis import connect
from elfenland.server.redis_url import read_redis
from elfenland.server.store import Store
from elfenland.server.table import LiveTable
from elfenland.server.turns import Turns
from tests.server.running import PATIENCE, Json, Server, Socket, Table, serving, until
from tests.services.redis import Redis


class Heard(Fanout):
    """As ever, and it says what it hears by Redis."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(read_redis(redis.url))
        self.store: Store

    async def start(self, store: Store, tables: Mapping[str, LiveTable]) -> None:
        """Begin, and wait until it hears."""
        await super().start(store, tables)
        await until(lambda: self.hears)

    @property
    def hears(self) -> bool:
        """Whether Redis is there, as far as it knows."""
        return not self._lookout.is_deaf


@dataclass(frozen=True)
class Two:
    """Two servers of one file."""

    here: Server
    there: Server
    fanouts: tuple[Heard, Heard]

    async def hear(self, *, again: bool = True) -> None:
        """Wait until both hear again, or do not any more."""
        await until(lambda: all(fanout.hears is again for fanout in self.fanouts))


@asynccontextmanager
async def two(file: Path, redis: Redis) -> AsyncIterator[Two]:
    """Two servers, until the end of the block; they look when told to, not by the clock."""
    fanouts = Heard(redis), Heard(redis)
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(lookout, "_SELDOM", 3600.0))
        servers = [
            await stack.enter_async_context(serving(file, neighbours=fanout)) for fanout in fanouts
        ]
        await servers[0].http.post("/api/network")
        yield Two(servers[0], servers[1], fanouts)


async def same_everywhere(both: Two, table: Table, *tokens: str) -> Json:
    """The position, which each of these seats and a spectator see alike at both servers."""
    for seat, token in enumerate(tokens):
        here, there = await table.now(seat, token), await both.there.at(table).now(seat, token)
        assert here == there
    here, there = await table.now(), await both.there.at(table).now()
    assert here == there
    return here


def connected(message: Json) -> list[bool]:
    """Who is there, as a table is told."""
    return [seat["connected"] for seat in message["table"]["seats"]]


async def both_there(socket: Socket) -> None:
    """Wait until a socket just opened is told that both seats have one, wherever that is."""
    told = await socket.next("welcome")
    while connected(told) != [True, True]:
        told = await socket.next("table")


async def test_what_one_stores_the_other_tells(tmp_path: Path, redis: Redis) -> None:
    """Who sits down and decides at one server reaches the sockets of the other."""
    async with two(tmp_path / "tables.sqlite3", redis) as both:
        table = await both.here.create("me", "link", options={"start_seat": 0})
        async with both.there.at(table).socket() as far:
            assert (await far.next("welcome"))["position"] is None
            bea = await table.sit()
            begun = await far.next("welcome")
            assert begun["position"]["number"] == 0
            assert begun["table"]["status"] == "playing"

            assert (await table.act("draw pile")).json()["number"] == 1
            told = await far.position(lambda p: p["number"] == 1)
            assert told == await table.now(0)
            # The next decision is taken at the server that has heard of the one before.
            answer = await both.there.at(table).act("draw pile", token=bea["token"])
            assert answer.json()["number"] == 2
            assert (await far.position(lambda p: p["number"] == 2)) == await table.now(0)
        await same_everywhere(both, table, table.token, bea["token"])


async def test_a_request_sees_what_another_server_confirmed(tmp_path: Path, redis: Redis) -> None:
    """Without any word from the other a server answers by what is stored now."""
    async with two(tmp_path / "tables.sqlite3", redis) as both:
        with patch.object(Fanout, "_hear", lambda *_: None):
            table = await both.here.create("me", "screen", options={"start_seat": 0})
            far = both.there.at(table)
            assert (await far.now())["number"] == 0
            await table.act("draw pile")
            assert (await far.now())["number"] == 1
            assert (await far.act("draw pile")).json()["number"] == 2
            assert (await table.now())["number"] == 2
            waiting = await both.here.create("me", "link")
            assert (await both.there.at(waiting).get()).json()["status"] == "waiting"
            bea = await waiting.sit()
            assert (await both.there.at(waiting).now(1, bea["token"]))["number"] == 0


async def test_who_is_there(tmp_path: Path, redis: Redis) -> None:
    """A seat is connected while it has a socket anywhere, and until a server takes its leave."""
    async with two(tmp_path / "tables.sqlite3", redis) as both:
        table = await both.here.create("me", "link")
        bea = await table.sit()
        async with table.socket() as near:
            assert connected(await near.next("welcome")) == [True, False]
            async with both.there.at(table).socket(bea["token"]) as far:
                await both_there(far)
                assert connected(await near.next("table")) == [True, True]
                async with table.socket(bea["token"]) as second:
                    assert connected(await second.next("welcome")) == [True, True]
            assert connected(await near.next("table")) == [True, False]
            async with both.there.at(table).socket(None):
                assert (await near.next("watchers"))["count"] == 1
                assert (await table.get()).json()["watchers"] == 1
            assert (await near.next("watchers"))["count"] == 0
            async with both.there.at(table).socket(bea["token"]):
                assert connected(await near.next("table")) == [True, True]
                await both.fanouts[1].close()
                assert connected(await near.next("table")) == [True, False]


async def test_what_comes_while_a_table_is_read(tmp_path: Path, redis: Redis) -> None:
    """Who comes to one server and decides is seen at the other, which is just reading the table."""
    begin, has_come = LiveTable.begin, asyncio.Event()
    async with two(tmp_path / "tables.sqlite3", redis) as both:
        table = await both.here.create("me", "link", options={"start_seat": 0})
        bea = await table.sit()

        async def begin_slowly(there: LiveTable) -> None:
            await begin(there)
            if there.neighbours is both.fanouts[1]:
                await has_come.wait()

        async def welcome() -> Json:
            async with both.there.at(table).socket(bea["token"]) as far:
                return await far.next("welcome")

        with patch.object(LiveTable, "begin", begin_slowly):
            welcomed = asyncio.create_task(welcome())
            async with table.socket() as near:
                await near.next("welcome")
                await until(lambda: 0 in both.fanouts[1].who(table.table).seats)
                await table.act("draw pile")
                has_come.set()
                told = await welcomed
    assert connected(told) == [True, True]
    assert told["position"]["number"] == 1


async def test_redis_goes_and_comes_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is lost meanwhile, sockets are told by looking, and afterwards by Redis again."""
    with Redis() as redis:
        async with two(tmp_path / "tables.sqlite3", redis) as both:
            table = await both.here.create("me", "link", options={"start_seat": 0})
            far_table = both.there.at(table)
            bea = await table.sit()
            async with far_table.socket(bea["token"]) as far, table.socket() as near:
                await both_there(near)
                await both_there(far)
                await asyncio.to_thread(redis.kill)
                await both.hear(again=False)
                await table.act("draw pile")
                await far.position(lambda p: p["number"] == 1)
                await far_table.act("draw pile", token=bea["token"])
                await near.position(lambda p: p["number"] == 2)
                # Who was there is taken to be there still.
                assert connected(await asked(table)) == [True, True]

                await asyncio.to_thread(redis.start)
                await both.hear()
                await table.act("draw pile")
                await far.position(lambda p: p["number"] == 3)
                assert connected(await asked(far_table)) == [True, True]
            await same_everywhere(both, table, table.token, bea["token"])
    said = [record.getMessage() for record in caplog.records if record.name.endswith("fanout")]
    assert [text.split()[:3] for text in said] == 2 * [["Redis", "is", "gone"]] + 2 * [
        ["Redis", "is", "there"]
    ]
    assert not [record for record in caplog.records if record.levelno > logging.ERROR]


async def test_what_a_killed_server_could_not_tell(tmp_path: Path, redis: Redis) -> None:
    """It is told when another one takes its place."""
    file = tmp_path / "tables.sqlite3"
    async with two(file, redis) as both:
        table = await both.here.create("me", "screen", options={"start_seat": 0})
        async with both.there.at(table).socket() as far:
            await far.next("welcome")
            with patch.object(both.fanouts[0], "changed", lambda _: None):
                await table.act("draw pile")
            async with serving(file, neighbours=Heard(redis)):
                await far.position(lambda p: p["number"] == 1)


async def asked(table: Table) -> Json:
    """The table as a request is answered."""
    return {"table": (await table.get()).json()}


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which bots have thought, decision by decision."""
    seats: list[int] = []
    decide = BotSeat.decide

    async def counted(bot: BotSeat, game: Game) -> tuple[str, ...]:
        assert game.to_act is not None
        seats.append(game.to_act)
        return await decide(bot, game)

    monkeypatch.setattr(BotSeat, "decide", counted)
    return seats


async def test_who_has_the_turn_looks_first(
    tmp_path: Path, redis: Redis, thoughts: list[int]
) -> None:
    """A server that waited for its turn thinks about the game as the other one left it."""
    with patch.object(Fanout, "_hear", lambda *_: None), patch.object(bots, "_WHILE_ANOTHER", 0.01):
        async with two(tmp_path / "tables.sqlite3", redis) as both:
            table = await both.here.create("me", "random", options={"start_seat": 1})
            async with both.there.at(table).socket() as far, table.socket() as near:
                for socket in (near, far):
                    if (await socket.next("welcome"))["position"]["number"] == 0:
                        await socket.position(later_than(0))
    assert thoughts == [1]


async def test_one_server_thinks(tmp_path: Path, redis: Redis, thoughts: list[int]) -> None:
    """At a table that is open at both a bot thinks once for each of its decisions."""
    async with two(tmp_path / "tables.sqlite3", redis) as both:
        table = await both.here.create("me", "random", options={"start_seat": 0})
        async with both.there.at(table).socket() as far, table.socket() as near:
            for _ in range(3):
                now = await mine(near)
                await mine(far, now["number"])
                action = now["view"]["legal"][0]["text"]
                assert (await table.act(action)).status_code == 200
                await far.position(later_than(now["number"]))
            await mine(near)
        entries = await both.here.store.entries(table.table)
    assert len(thoughts) == sum(entry.seat == 1 for entry in entries) > 0


def later_than(number: int) -> Callable[[Json], bool]:
    """Whether a position is."""
    return lambda position: bool(position["number"] > number)


async def mine(socket: Socket, number: int = 0) -> Json:
    """The next position in which seat 0 is to act, from a number on."""
    return await socket.position(lambda p: p["view"]["to_act"] == 0 and p["number"] >= number)


async def test_a_turn_ends_with_its_server(redis: Redis) -> None:
    """Another server may think when the first one says so, or keeps its turn no more."""
    async with connect(read_redis(redis.url)) as client:
        first, second = Turns(client, "first"), Turns(client, "second")
        assert await first.take("t1")
        assert await first.take("t1")
        assert not await second.take("t1")
        await second.end("t1")
        assert not await second.take("t1")
        await first.end("t1")
        assert await second.take("t1")
        await second.keep()
        # The server of the second was killed; time passes.
        await client.pexpire("elfenland:turn:t1", 1)
        async with asyncio.timeout(PATIENCE):
            while not await first.take("t1"):  # noqa: ASYNC110 - nobody says when
                await asyncio.sleep(0.001)
        await second.keep()
        assert not await second.take("t1")


def test_presence() -> None:
    """Who is where is as servers say, and nobody is by way of one that has fallen silent."""
    there = Presence()

    def at(table: str) -> list[int]:
        return sorted(there.at(table).seats)

    def some(*seats: int) -> There:
        return There(frozenset(seats), 1)

    assert there.hear("a", 0, {"t": some(0), "u": some(1)}, whole=True) == {"t", "u"}
    assert there.hear("b", 1, {"t": some(0, 2)}, whole=False) == {"t"}
    assert (at("t"), at("u"), there.at("v")) == ([0, 2], [1], NOBODY)
    assert there.at("t").watchers == 2
    assert there.hear("b", 2, {"t": some(2)}, whole=False) == {"t"}
    assert at("t") == [0, 2]
    assert there.hear("a", 3, {"u": some(1)}, whole=True) == {"t", "u"}
    assert (at("t"), there.at("t").watchers) == ([2], 1)
    assert there.tables() == {"t", "u"}
    assert there.silent(3 + presence.FORGOTTEN) == ["b"]
    there.wait_anew(100)
    assert there.silent(100 + presence.FORGOTTEN) == []
    assert there.knows("b")
    assert there.forget("b") == {"t"}
    assert (there.at("t"), there.knows("b")) == (NOBODY, False)
    assert there.hear("a", 5, {"u": NOBODY}, whole=False) == {"u"}
    assert there.at("u") == NOBODY


async def test_the_network_is_opened_at_the_start_of_many(tmp_path: Path) -> None:
    """One process of many cannot listen at one more address for all."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        server.host._network._listen = None
        answer: httpx.Response = await server.http.post("/api/network")
    assert (answer.status_code, answer.json()["code"]) == (403, "network.refused")
    assert "--host 0.0.0.0" in answer.json()["message"]

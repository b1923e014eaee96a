"""Who may watch a table, and that with a delay nothing is seen before its time."""

from __future__ import annotations

import asyncio
import random
from bisect import bisect_right
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elfenland.server import attendance, wire
from elfenland.server.audience import Listener
from elfenland.server.credentials import Credential
from elfenland.server.openapi import OPERATIONS
from elfenland.server.table import LiveTable
from elfenland.server.tables import Tables
from tests.server.running import Json, Server, Table, Time, bearer, new_id, serving

DELAY = timedelta(seconds=60)
RECORD = ("get", "/api/tables/{table}/record")
AT_A_TABLE = {key: said for key, said in OPERATIONS.items() if "{table}" in key[1]}


def heard(listener: Listener) -> list[str]:
    """What a socket is sent that was not looked at yet."""
    told = [listener.outbox.get_nowait() for _ in range(listener.outbox.qsize())]
    return [text for text in told if text is not None]


def news(listener: Listener) -> list[str]:
    """Of that, what belongs to the game."""
    kinds = ('{"type":"news"', '{"type":"welcome"')
    return [text for text in heard(listener) if text.startswith(kinds)]


def game_of(text: str) -> object:
    """A message of the game, of a welcome only what is on the table."""
    message: Json = msgspec.json.decode(text)
    if message["type"] == "welcome":
        return [message["position"], message["log"]]
    return text


def shown(live: LiveTable, listener: Listener) -> list[Any]:
    """The game as a socket that comes now would be welcomed to it."""
    welcome = live.showing.welcome(listener)
    state = [welcome.table.status, welcome.position, welcome.log]
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(state))
    return found


class Played:
    """A table of two people by link, whose host holds no seat and sees at once what all may see."""

    def __init__(
        self, live: LiveTable, host: Credential | None, people: list[Credential | None]
    ) -> None:
        self.live = live
        self.host = host
        self._people = people
        self._dice = random.Random("watching")

    async def decide(self) -> None:
        """A random decision of whose turn it is, often one that is taken back."""
        course = self.live.course
        seat = course.game.to_act
        assert seat is not None
        credential = self._people[seat]
        if course.undo(seat).possible and self._dice.random() < 0.4:
            await self.live.undo(credential, wire.Undo(new_id(), seat, course.number))
            return
        legal = [action.text for action in course.game.legal_actions()]
        # There is nothing to take back but in a journey, so that it goes on as long as it can.
        text = self._dice.choice([t for t in legal if t != "end"] or legal)
        await self.live.act(credential, wire.Act(new_id(), seat, course.number, [text]))


@asynccontextmanager
async def played(
    file: Path, time: Time, **setup: object
) -> AsyncIterator[tuple[Server, Table, Played]]:
    """A table so set up, on a server whose clock is set by hand."""
    async with serving(file, now=time) as server:
        await server.http.post("/api/network")
        table = await server.create("link", "link", options={"rounds": 3}, **setup)
        tokens = [(await table.sit(place))["token"] for place in (0, 1)]
        live = await server.tables.open(table.table)
        people = [await live.seating.credential(token) for token in tokens]
        yield server, table, Played(live, await live.seating.credential(table.token), people)


async def test_nothing_is_seen_before_its_time(tmp_path: Path) -> None:
    """A late socket gets, byte by byte, what was there a delay ago; so does each request.

    The host, who holds no seat, sees at once what lies open: what it was told then is the truth.
    """
    time = Time()
    delay = {"delay": int(DELAY.total_seconds())}
    async with played(tmp_path / "a.sqlite3", time, **delay) as (server, table, game):
        live, dice = game.live, random.Random("how long it takes")
        host, spectator = Listener(game.host, ""), Listener(None, "")
        attendance.join(live, host)
        attendance.join(live, spectator)
        times, states = [time()], [shown(live, host)]
        told = [(time(), game_of(text)) for text in news(host)]
        assert [game_of(text) for text in news(spectator)] == [[None, []]]
        seen: list[object] = []
        taken_back = 0

        while live.status != "ended" or time() <= times[-1] + DELAY:
            if live.status != "ended":
                await game.decide()
                taken_back += live.course.entries[-1].kind == "take_back"
                told += [(time(), game_of(text)) for text in news(host)]
                times.append(time())
                states.append(shown(live, host))
            before = time() - DELAY
            due = bisect_right(times, before)
            newcomer = Listener(await live.seating.credential(None), "")
            attendance.join(live, newcomer)
            attendance.leave(live, newcomer)
            seen += map(game_of, news(spectator))
            expected = states[due - 1] if due else ["waiting", None, []]
            [welcome] = map(msgspec.json.decode, news(newcomer))
            info = welcome["table"]
            assert [info["status"], welcome["position"], welcome["log"]] == expected
            assert (info["fairness"]["secret"] is not None) == (expected[0] == "ended")
            assert seen == [text for at, text in told if at <= before]
            if due and dice.random() < 0.05:
                again = await Tables(server.store).open(table.table)
                expected_late = live.showing.position(None, late=True)
                assert again.showing.position(None, late=True) == expected_late
                assert (await table.now(None, None)) == expected[1]
            time.passes(seconds=dice.choice([0, 1, 4, 20]))

        assert taken_back > 10
        assert live.status == "ended"
        assert (await table.get("/record", None)).status_code == 200


async def test_news_comes_by_itself_when_it_is_due(tmp_path: Path) -> None:
    """A late socket is told, and a late request that waits is answered, though nobody else asks."""
    time = Time()
    async with played(tmp_path / "a.sqlite3", time, delay=60) as (_, table, game):
        waiting = asyncio.create_task(table.get("/position?after=-1", None))
        async with table.socket(None) as spectator:
            assert (await spectator.next("welcome"))["position"] is None
            time.passes(seconds=60)
            begun = await spectator.next("welcome")
            first = (await waiting).json()
            await game.decide()
            time.passes(seconds=60)
            told = await spectator.next("news")

    assert first == begun["position"]
    assert first["number"] == 0
    assert told["position"]["number"] == 1


@pytest.mark.parametrize(
    ("watching", "delay"), [("none", 0), ("none", 60), ("link", 60), ("public", 0)]
)
async def test_who_may_watch(tmp_path: Path, watching: str, delay: int) -> None:
    """Nobody sees anything of a table with ``none`` before the end has come for who watches."""
    time = Time()
    setup = {"watching": watching, "delay": delay}
    async with played(tmp_path / "a.sqlite3", time, **setup) as (server, table, game):
        during = await everything(server, table)
        while game.live.status != "ended":
            await game.decide()
        late = await everything(server, table)
        time.passes(seconds=60)
        after = await everything(server, table)

    ended = late if delay == 0 else after
    if watching == "none":
        # To sit down is refused before anything is looked at.
        assert set(during.values()) == {"watching.refused", "table.unlisted"}
        assert delay == 0 or late == during
    else:
        assert "watching.refused" not in during.values()
        assert during[RECORD] == "table.running"
        assert late[RECORD] == (None if delay == 0 else "table.running")
    assert "watching.refused" not in ended.values()
    assert ended[RECORD] is None
    assert ended["socket", ""] is None


async def everything(server: Server, table: Table) -> dict[tuple[str, str], str | None]:
    """How each request without a credential is refused, None where it is not."""
    refused: dict[tuple[str, str], str | None] = {}
    for (method, path), said in AT_A_TABLE.items():
        answer = await server.http.request(
            method, path.format(table=table.table, seat=0), json=said.request, headers=bearer(None)
        )
        refused[method, path] = answer.json()["code"] if answer.is_error else None
    async with table.socket(None) as socket:
        refused["socket", ""] = (await socket.next()).get("code")
    return refused


async def test_a_seat_is_never_late_and_nobody_s_secret_is_told(server: Server) -> None:
    """At a table with a delay its people, and its host, see at once what happens."""
    table = await server.create("me", "link", delay=3600, watching="none")
    guest = (await table.sit())["token"]
    seat = (await table.now())["view"]["to_act"]

    async with table.socket() as mine, table.socket(guest) as theirs:
        for socket in (mine, theirs):
            assert (await socket.next("welcome"))["position"]["number"] == 0
        legal = (await table.now(seat, [table.token, guest][seat]))["view"]["legal"]
        await table.act(legal[0]["text"], token=[table.token, guest][seat])
        for socket in (mine, theirs):
            assert (await socket.next("news"))["position"]["number"] == 1


async def test_the_players_see_how_many_watch(server: Server) -> None:
    """Each change is told to those at the table, a number and nothing else."""
    table = await server.create("me", "link")
    async with table.socket() as mine:
        assert (await mine.next("welcome"))["table"]["watchers"] == 0
        async with table.socket(None) as one:
            assert (await one.next("welcome"))["table"]["watchers"] == 1
            assert await mine.next("watchers") == {"type": "watchers", "count": 1}
            async with table.socket(None) as two:
                assert (await two.next("welcome"))["table"]["watchers"] == 2
                assert await mine.next("watchers") == {"type": "watchers", "count": 2}
            assert await mine.next("watchers") == {"type": "watchers", "count": 1}
        assert await mine.next("watchers") == {"type": "watchers", "count": 0}
        assert (await table.get()).json()["watchers"] == 0

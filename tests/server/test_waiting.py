"""Waiting for one's turn over plain HTTP, and the player in ``examples/`` that does."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from elfenland.server import waiting
from elfenland.server.waiting import Pulse
from tests.server.running import Json, Server, Table, serving

Heard: TypeAlias = asyncio.Queue[str]

PLAYER = Path(__file__).parents[2] / "examples" / "table_player.py"


def at(position: Json, seat: int = 0) -> str:
    """Where to wait for a position after this one."""
    return f"/position?seat={seat}&after={position['number']}"


async def two_people(server: Server) -> tuple[Table, str]:
    """A table of two people, one by link, seat 0 to draw; and the token of the one by link."""
    table = await server.create("me", "link", options={"start_seat": 0})
    return table, (await table.sit())["token"]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Tells when a request begins to wait, and when it waits no more."""
    told: Heard = asyncio.Queue()
    until = Pulse.until

    async def telling(pulse: Pulse, holds: Callable[[], bool]) -> None:
        told.put_nowait("waits")
        try:
            await until(pulse, holds)
        finally:
            told.put_nowait("stops")

    monkeypatch.setattr(Pulse, "until", telling)
    return told


async def play(address: str) -> tuple[int | None, str, str]:
    """Run the player of ``examples/``: how it ended, what it printed and what it complained of."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-IS", str(PLAYER), address,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def test_the_player_plays_a_game_against_bots(server: Server) -> None:
    """It makes a table, plays to the end and prints the standings."""
    code, out, err = await play(server.url)

    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert sorted(line.split()[1] for line in lines) == ["Ada:", "Ben:", "Robin:"]
    assert lines[0].startswith("1. ")


async def test_two_players_meet_by_invite(server: Server) -> None:
    """One that comes by a link waits until the other has sat down, and both see the same end."""
    table = await server.create("link", "link", "greedy", options={"rounds": 3})

    first, second = await asyncio.gather(
        *(play(f"{server.url}/join/{invite['code']}") for invite in table.invites)
    )

    assert first == second
    assert first[0] == 0, first
    assert len(first[1].splitlines()) == 3
    assert (await table.get("/record")).status_code == 200


async def test_the_player_says_why_it_cannot_sit_down(server: Server) -> None:
    """It ends with the server's own words."""
    code, out, err = await play(f"{server.url}/join/nowhere")

    assert (code, out) == (1, "")
    assert err == "This link leads to no seat: ask for it once more, or type it in again.\n"


async def test_the_answer_comes_with_what_happens(server: Server, heard: Heard) -> None:
    """Who waits is answered when the number has gone on, each with its own side; else at once."""
    table, guest = await two_people(server)
    seen = await table.now(0)
    asking = [
        asyncio.create_task(table.get(at(seen))),
        asyncio.create_task(table.get(at(seen, 1), guest)),
        asyncio.create_task(table.get(f"/position?after={seen['number']}", token=None)),
    ]
    assert [await heard.get() for _ in asking] == 3 * ["waits"]

    played = await table.act(seen["view"]["legal"][0]["text"], number=seen["number"])

    answers = [answer.json() for answer in await asyncio.gather(*asking)]
    assert [answer["number"] for answer in answers] == 3 * [played.json()["number"]]
    assert [answer["view"]["seat"] for answer in answers] == [0, 1, None]
    assert (await table.get("/position?seat=0&after=0")).json() == answers[0]


async def test_a_game_begins_for_who_waits(server: Server, heard: Heard) -> None:
    """While people sit down a request waits for the last of them, however low its number."""
    table = await server.create("me", "link", options={"start_seat": 0})
    asking = asyncio.create_task(table.get("/position?seat=0&after=-1"))
    assert await heard.get() == "waits"

    await table.sit()

    assert (await asking).json() == await table.now(0)


async def test_nobody_waits_for_good(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the time is up the answer is what there is, or why there is nothing."""
    monkeypatch.setattr(waiting, "SECONDS", 0.0)
    table = await server.create("me", "link", options={"start_seat": 0})

    early = await table.get("/position?seat=0&after=-1")
    await table.sit()
    answer = await table.get("/position?seat=0&after=1000000")

    assert (early.status_code, early.json()["code"]) == (409, "table.waiting")
    assert answer.json() == await table.now(0)


async def test_who_may_not_see_does_not_wait(server: Server) -> None:
    """A seat of somebody else's is refused before anything is waited for."""
    table, guest = await two_people(server)

    answers = [
        await table.get("/position?seat=0&after=9", guest),
        await table.get("/position?seat=0&after=9", token=None),
        await table.get("/position?after=9", token="nobody's"),
        await table.get("/position?after=soon"),
    ]

    assert [answer.json()["code"] for answer in answers] == [
        "seat.not_yours", "credential.missing", "credential.unknown", "request.invalid",
    ]  # fmt: skip


async def test_nothing_is_kept_for_who_has_gone(server: Server, heard: Heard) -> None:
    """A request that is given up is forgotten at once, not when its time is up."""
    table, _ = await two_people(server)
    asking = asyncio.create_task(table.get("/position?after=9", token=None))
    assert await heard.get() == "waits"

    asking.cancel()

    assert await heard.get() == "stops"


async def test_a_payment_under_way_answers_nobody_else(server: Server) -> None:
    """Others wait by the number that they see, which stands still until there is something told."""
    table, _ = await two_people(server)
    live = await server.tables.open(table.table)

    await table.act((await table.now(0))["view"]["legal"][0]["text"])
    told = (await table.now())["number"]

    live.course._append(live.course.entries[-1], tells=False)

    assert [live.showing.has_gone_on(seat, told) for seat in (None, 0, 1)] == [False, False, True]
    assert live.showing.has_gone_on(None, told - 1)


async def test_a_server_that_stops_lets_go_of_who_waits(tmp_path: Path, heard: Heard) -> None:
    """It answers them with what there is, and no request is cut off."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        table = await server.create("me", "me", options={"start_seat": 0})
        seen = await table.now(0)
        asking = asyncio.create_task(table.get(at(seen)))
        assert await heard.get() == "waits"
        server.host.should_exit = True

        assert (await asking).json() == seen

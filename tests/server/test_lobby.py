"""The lobby: what anybody may sit down at, watch or look at again, and what is gone after a day."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.meeting import meet
from tests.server.running import Json, Server, Table, serving


async def lobby(server: Server, *tables: Table) -> dict[str, list[Json]]:
    """The lobby, as far as these tables stand in it."""
    answer = await server.http.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    ids = [table.table for table in tables]
    return {
        name: [line for line in lines if line["table"] in ids]
        for name, lines in answer.json().items()
    }


async def where(server: Server, table: Table) -> list[str]:
    """The lists in which a table stands."""
    return [name for name, lines in (await lobby(server, table)).items() if lines]


@pytest.mark.parametrize(
    ("kinds", "keeping", "lists"),
    [
        (("me", "link"), {"listed": True}, ["open"]),
        (("me", "link"), {"listed": True, "watching": "none"}, ["open"]),
        (("me", "link"), {"watching": "public"}, []),
        (("me", "screen"), {"listed": True}, []),
        (("me", "screen"), {"watching": "public"}, ["running"]),
        (("me", "screen"), {"watching": "link"}, []),
        (("me", "screen"), {"watching": "none"}, []),
        (("random", "random"), {"watching": "public"}, ["ended"]),
        (("random", "random"), {"watching": "none", "listed": True}, []),
    ],
)
async def test_what_is_open_to_anybody(
    server: Server, kinds: tuple[str, ...], keeping: Json, lists: list[str]
) -> None:
    """Listed tables with a free seat; games that are watched in public, and were."""
    table = await server.create(*kinds, options={"rounds": 3}, **keeping)
    live = await server.tables.open(table.table)
    await live.bots.rest()
    assert await where(server, table) == lists


async def test_a_line_of_the_lobby(server: Server) -> None:
    """Who sits where by which rules, and nothing by which one could sit down or look in."""
    table = await server.create(
        "me", "link", "greedy", listed=True, watching="public", clock={"type": "slow", "hours": 24},
        options={"start_seat": 0, "favors": "small"},
    )  # fmt: skip
    raw = (await server.http.get("/api/lobby")).text
    [line] = (await lobby(server, table))["open"]
    seated = await table.sit()
    [running] = (await lobby(server, table))["running"]
    await table.act("draw pile")
    [later] = (await lobby(server, table))["running"]

    assert (line["rule_set"], line["options"]["favors"]) == ("ours", "small")
    assert [(seat["taken"], seat["bot"], seat["colour"]) for seat in line["seats"]] == [
        (True, None, 0), (False, None, 1), (True, "greedy", 2),
    ]  # fmt: skip
    assert (line["round"], line["to_act"], line["mine"], line["due"]) == (None, None, [], None)
    assert running["seats"][1]["name"] == "Bea"
    assert (later["round"], later["to_act"]) == (1, 1)
    for secret in (table.token, table.invites[0]["code"], seated["token"]):
        assert secret not in raw


async def test_what_watchers_see_later_the_lobby_does_not_show(server: Server) -> None:
    """Where watching is delayed, neither round nor whose turn it is stands there."""
    table = await server.create(
        "me", "screen", watching="public", delay=60, options={"start_seat": 0}
    )
    await table.act("draw pile")
    [line] = (await lobby(server, table))["running"]
    assert (line["round"], line["to_act"], line["moved"], line["delay"]) == (None, None, None, 60)


async def test_sitting_down_at_a_listed_table(server: Server) -> None:
    """One chooses among the free seats; of ten who want the same one sits down."""
    ann = await meet(server, "Ann")
    table = await ann.create("me", "link", "link", listed=True)
    seat = f"/api/tables/{table.table}/seats/2"

    answers = await asyncio.gather(
        *(server.http.post(seat, json={"name": f"N{n}"}) for n in range(10))
    )
    bea = await meet(server, "Bea")
    begun = await bea.post(f"/api/tables/{table.table}/seats/1", {"name": "Bea"})

    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9
    assert {a.json().get("code") for a in answers} == {None, "invite.taken"}
    assert begun.json()["seat"] == 1
    assert (await table.get(token=bea.token)).json()["status"] == "playing"
    assert await where(server, table) == []


async def test_seats_that_nobody_may_take(server: Server) -> None:
    """Of a table by link, a bot's, one that is not there; nor a second one of one's own."""
    ann, bea = [await meet(server, name) for name in ("Ann", "Bea")]
    by_link = await ann.create("me", "link")
    listed = await ann.create("me", "link", "link", "random", listed=True)
    await bea.post(f"/api/tables/{listed.table}/seats/1", {"name": "Bea"})

    codes = [
        (await guest.post(f"/api/tables/{table.table}/seats/{seat}", {"name": "Me"})).json()["code"]
        for guest, table, seat in (
            (bea, by_link, 1), (bea, listed, 2), (ann, listed, 2), (bea, listed, 3),
            (bea, listed, 7),
        )
    ]  # fmt: skip

    assert codes == ["table.unlisted", "seat.yours", "seat.yours", "seat.unknown", "seat.unknown"]


async def test_a_table_nobody_sat_at_is_gone_after_a_day(tmp_path: Path) -> None:
    """But not one at which somebody sat down, is looking, or plays."""
    time = datetime(2026, 1, 1, tzinfo=UTC)
    async with serving(tmp_path / "tables.sqlite3", now=lambda: time) as server:
        await server.http.post("/api/network")
        ann = await meet(server, "Ann")
        unused = await ann.create("me", "link", "link", listed=True)
        sat_at = await ann.create("me", "link", "link")
        await sat_at.sit()
        watched = await ann.create("me", "link")
        playing = await ann.create("me", "screen")
        time += timedelta(days=1)
        await server.tables.forget_unused()
        still = await unused.get()
        time += timedelta(seconds=1)
        async with watched.socket() as socket:
            await socket.next("welcome")
            await server.tables.forget_unused()
        gone = await unused.get()
        link = await server.http.get(f"/api/invites/{unused.invites[0]['code']}")
        left = [(await table.get()).status_code for table in (sat_at, watched, playing)]
        mine = await ann.me()

    assert still.status_code == 200
    assert (gone.json()["code"], link.json()["code"]) == ("table.unknown", "invite.unknown")
    assert left == [200, 200, 200]
    assert len(mine["waiting"]) == 2

"""Playing again with the same people: one table for all of them, whoever asks first."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.server.meeting import Guest, meet, play_out
from tests.server.running import Json, Server, Table, new_table, serving


async def ended(server: Server, **more: object) -> tuple[Table, Guest, Guest, str]:
    """A game of Ann's with two others that has ended: Bea is known by name, Cy by a token alone."""
    ann, bea = [await meet(server, name) for name in ("Ann", "Bea")]
    table = await ann.create("me", "link", "link", options={"rounds": 3}, **more)
    await bea.sit(table, 0)
    cy = await table.sit(1, "Cy")
    await play_out(table, ann.token, bea.token, cy["token"])
    return table, ann, bea, cy["token"]


async def ask(table: Table, token: str | None, **body: object) -> Json:
    """Ask for a rematch; where it is."""
    answer = await table.post("/rematch", body, token)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


@pytest.mark.slow
async def test_the_same_people_play_again(server: Server) -> None:
    """All who ask at once get one table; each keeps name and colour and has a link of their own."""
    colours = [{"kind": kind, "name": name, "colour": colour} for kind, name, colour in
               (("me", "Ann", 4), ("link", "?", 2), ("link", "?", 0))]  # fmt: skip
    table, ann, bea, cy = await ended(server, seats=colours)
    async with table.socket(None) as watcher, table.socket(cy) as socket:
        asked = await asyncio.gather(*(ask(table, token) for token in (bea.token, ann.token, cy)))
        told = []
        for one in (watcher, socket):
            while (changed := await one.next("table"))["table"]["rematch"] is None:
                pass
            told.append(changed)

    [again] = {made["table"] for made in asked}
    [first] = [place for place, made in enumerate(asked) if made["token"] is not None]
    host = (bea.token, ann.token, cy)[first]
    tokens = dict(zip(("Bea", "Ann", "Cy"), (bea.token, ann.token, cy), strict=True))
    made = Table(server, again, asked[first]["token"], [])
    seats = (await made.get()).json()["seats"]
    assert [(seat["name"], seat["colour"]) for seat in seats] == [("Ann", 4), ("Bea", 2), ("Cy", 0)]
    for name, token in tokens.items():
        rematch = (await table.get(token=token)).json()["rematch"]
        assert rematch["table"] == again
        if token != host:
            [code] = rematch["codes"]
            offered = (await server.http.get(f"/api/invites/{code}")).json()
            assert offered["name"] == name
            await server.http.post(f"/api/invites/{code}", json={"name": name})
        else:
            assert rematch["codes"] == []
    assert told[0]["table"]["rematch"] == {"table": again, "codes": []}
    assert told[1]["table"]["rematch"]["table"] == again
    # All have come, and the game runs.
    assert (await made.get()).json()["status"] == "playing"


@pytest.mark.slow
async def test_by_another_set_up(server: Server) -> None:
    """Who asks may change everything; whoever is still named has a link, also by lot."""
    table, ann, bea, cy = await ended(server)
    seats = [
        {"kind": "link", "name": "Cy"}, {"kind": "bot", "name": "Gil", "bot": "greedy"},
        {"kind": "link", "name": "Dora"}, {"kind": "me", "name": "Bea"},
    ]  # fmt: skip
    setup = new_table(seats=seats, seating="lot", options={"favors": "great"}, name="Another")
    made = await ask(table, bea.token, setup=setup)
    other = Table(server, made["table"], made["token"], [])

    found = (await other.get()).json()
    codes = {
        name: (await table.get(token=token)).json()["rematch"]["codes"]
        for name, token in (("Ann", ann.token), ("Cy", cy), ("Bea", bea.token))
    }

    assert (found["name"], found["setup"]["options"]["favors"]) == ("Another", "great")
    assert {seat["name"] for seat in found["seats"]} == {"Cy", "Gil", "Dora", "Bea"}
    [mine] = found["mine"]
    assert found["seats"][mine]["name"] == "Bea"
    assert (codes["Ann"], codes["Bea"]) == ([], [])
    [code] = codes["Cy"]
    assert (await server.http.get(f"/api/invites/{code}")).json()["name"] == "Cy"


@pytest.mark.slow
async def test_at_one_screen_the_game_begins_at_once(server: Server) -> None:
    """All seats of a shared screen are the asker's again."""
    ann = await meet(server, "Ann")
    table = await ann.create("me", "screen", "random", options={"rounds": 3})
    early = await table.post("/rematch", {})
    await play_out(table, ann.token)
    watching = await table.post("/rematch", {}, None)
    made = await ask(table, ann.token)
    found = (await Table(server, made["table"], ann.token, []).get()).json()

    assert early.json()["code"] == "table.running"
    assert watching.json()["code"] == "credential.missing"
    assert (found["mine"], found["status"]) == ([0, 1], "playing")


@pytest.mark.slow
async def test_a_rematch_that_nobody_came_to(tmp_path: Path) -> None:
    """Gone after a day, it makes room for another."""
    time = datetime(2026, 1, 1, tzinfo=UTC)
    async with serving(tmp_path / "tables.sqlite3", now=lambda: time) as server:
        await server.http.post("/api/network")
        table, ann, bea, _ = await ended(server)
        first = await ask(table, ann.token)
        time += timedelta(days=2)
        await server.tables.forget_unused()
        second = await ask(table, bea.token)
    assert second["token"] is not None
    assert first["table"] != second["table"]

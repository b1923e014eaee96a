"""First games: tables at which somebody learns, always with the same deal."""

from __future__ import annotations

import json
import random
from collections import Counter

from elfenland.rules.record import read_record, verify
from tests.server.running import Json, Server, Table, act, random_action

ASKED: Json = {"name": "First game", "player": "Mira", "bot": "Hazel"}


async def begun(server: Server) -> Table:
    """The table of a first game."""
    answer = await server.http.post("/api/lessons", json=ASKED)
    assert answer.status_code == 201, answer.text
    return Table(server, **answer.json())


async def test_everybody_gets_the_same_deal(server: Server) -> None:
    """Two first games begin alike; who learns begins, and no seal claims that it was a lot."""
    first, second = await begun(server), await begun(server)

    views = [(await table.now(0))["view"] for table in (first, second)]
    info = (await first.get()).json()

    assert views[0] == views[1]
    assert (views[0]["to_act"], views[0]["phase"]) == (0, "draw")
    assert info["setup"]["lesson"]
    assert (info["fairness"], info["hints"], info["setup"]["take_backs"]) == (None, True, "free")
    assert [seat["name"] for seat in info["seats"]] == ["Mira", "Hazel"]
    assert not info["setup"]["listed"]


async def test_the_deal_has_what_is_taught(server: Server) -> None:
    """Rafts for a crossing, and cards for the secret counter and for most of the display."""
    table = await begun(server)
    view = (await table.now(0))["view"]

    held = Counter(view["hand"])

    assert held["raft"] == 2
    assert all(held[counter] for counter in view["secret_counters"])
    assert sum(held[kind] > 0 for kind in {*view["display"]}) >= 4


async def test_it_is_a_game_like_any_other(server: Server) -> None:
    """Played at random it comes to its end in three rounds; its record says what it was."""
    table = await begun(server)
    live = await server.tables.open(table.table)
    dice = random.Random("lesson")

    while True:
        await live.bots.rest()
        now = await table.now(0)
        if now["view"]["phase"] == "ended":
            break
        answer = await table.post("/act", act(0, now["number"], random_action(now["view"], dice)))
        assert answer.status_code == 200, answer.text

    record = (await table.get("/record")).json()
    assert record["lesson"] is True
    assert record["options"]["rounds"] == 3
    assert verify(read_record(json.dumps(record))).to_act is None


async def test_a_name_that_is_none_is_refused(server: Server) -> None:
    """The answer names it, and there is no table."""
    answer = await server.http.post("/api/lessons", json=ASKED | {"player": "  "})

    assert (answer.status_code, answer.json()["code"]) == (400, "request.invalid")
    assert "The name ''" in answer.json()["message"]


async def test_no_table_is_one_because_it_says_so(server: Server) -> None:
    """Only the server makes a first game: a table that claims to be one is dealt as any other."""
    seats = [{"kind": "me", "name": "Mira"}, {"kind": "bot", "name": "Gil", "bot": "greedy"}]
    body = {"name": "Friday", "seats": seats, "lesson": True}

    made = (await server.http.post("/api/tables", json=body)).json()
    info = (await server.http.get(f"/api/tables/{made['table']}")).json()

    assert not info["setup"]["lesson"]
    assert info["fairness"] is not None

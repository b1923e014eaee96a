"""Tours that people plan at a table: who is told, when, and that nobody else hears of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NoReturn

import msgspec
import pytest

from elfenland import routes
from elfenland.board import BOARD
from elfenland.bots.planner import card_values
from elfenland.routes import missing, reached
from elfenland.rules.view import view
from elfenland.server import tours
from elfenland.server.wire_tours import Reach, Sketched
from tests.server.running import Json, Server, Table, play_seat, random_action

REACH = msgspec.json.Decoder(Reach)
SKETCHED = msgspec.json.Decoder(Sketched)
OUT: Final = ["elvenhold", "ergeren", "tichih"]


def forever(*_args: object) -> NoReturn:
    """Work without end; a module's own function, which a process can import."""
    while True:
        pass


async def two_people(server: Server, **more: object) -> tuple[Table, str]:
    """A table of two people, one by link, seat 0 to draw; and the token of the one by link."""
    table = await server.create("me", "link", options={"start_seat": 0}, **more)
    return table, (await table.sit())["token"]


@pytest.mark.slow
async def test_they_are_there_at_any_time(server: Server) -> None:
    """In every phase, whoever is to act, both are what follows from the seat's own view."""
    dice = random.Random(7)
    table = await server.create("me", "screen", "greedy", options={"rounds": 3})
    live = await server.tables.open(table.table)
    phases = set()

    while (now := await table.now())["view"]["to_act"] is not None:
        if (seat := now["view"]["to_act"]) == 2:
            await live.bots.rest()
            continue
        when = now["view"]["round"], now["view"]["phase"], seat
        if when not in phases:
            phases.add(when)
            for own in (0, 1):
                seen = view(live.course.game, own)
                reach = await table.post("/reach", {"seat": own})
                assert reach.status_code == 200, reach.text
                told = REACH.decode(reach.content)
                assert told.number == (await table.now(own))["number"]
                assert tuple(told.towns) == reached(seen, card_values(seen))
                towns = [seen.seats[own].boot, min(BOARD.neighbours(seen.seats[own].boot))]
                far = dice.choice(sorted(BOARD.town_index.keys() - towns))
                for to in (None, far):
                    asked = {"seat": own, "towns": towns, "to": to}
                    sketch = await table.post("/sketch", asked)
                    assert sketch.status_code == 200, sketch.text
                    assert SKETCHED.decode(sketch.content).sketch == missing(
                        seen, towns, card_values(seen), to=to
                    )
        mine = await table.now(seat)
        text = random_action(mine["view"], dice)
        played = await table.act(text, seat=seat, number=mine["number"])
        assert played.status_code == 200, played.text

    assert {phase for _, phase, _ in phases} >= {"draw", "plan", "move"}


@dataclass(frozen=True)
class Row:
    """A request at a table of two people, where seat 0 (the host) is to draw."""

    code: str
    status: int
    asks: str = "reach"
    body: Callable[[], Any] = lambda: {"seat": 0}
    who: str = "host"
    says: str = ""


ROWS = {
    "another's seat": Row("seat.not_yours", 403, body=lambda: {"seat": 1}),
    "another's seat, by the other": Row("seat.not_yours", 403, who="link"),
    "no credential": Row("credential.missing", 401, who="nobody"),
    "no credential of this table": Row("credential.unknown", 401, who="stranger"),
    "no seat": Row("request.invalid", 400, body=dict),
    "an unknown key": Row("request.invalid", 400, body=lambda: {"seat": 0, "hand": []}),
    "a sketch of another's": Row(
        "seat.not_yours", 403, "sketch", lambda: {"seat": 1, "towns": OUT}
    ),
    "a sketch, without a credential": Row(
        "credential.missing", 401, "sketch", lambda: {"seat": 0, "towns": OUT}, "nobody"
    ),
    "no towns": Row("request.invalid", 400, "sketch", lambda: {"seat": 0, "towns": []}),
    "too many towns": Row(
        "request.invalid", 400, "sketch", lambda: {"seat": 0, "towns": OUT * 8}
    ),
    "not from where the boot stands": Row(
        "sketch.refused", 409, "sketch", lambda: {"seat": 0, "towns": OUT[1:]},
        says="where the boot stands, in elvenhold",
    ),
    "a town far off": Row(
        "sketch.refused", 409, "sketch", lambda: {"seat": 0, "towns": ["elvenhold", "usselen"]},
        says="nothing joins elvenhold and usselen",
    ),
    "on to a town that is unknown": Row(
        "sketch.refused", 409, "sketch", lambda: {"seat": 0, "towns": OUT, "to": "atlantis"},
        says="no town 'atlantis'",
    ),
    "on to where it ends": Row(
        "sketch.refused", 409, "sketch", lambda: {"seat": 0, "towns": OUT, "to": "tichih"},
        says="ends in tichih already",
    ),
    "on to where no tour of so few legs leads": Row(
        "sketch.refused", 409, "sketch",
        lambda: {"seat": 0, "towns": ["elvenhold", "ergeren"] * 10, "to": "rivinia"},
        says="20 are the most",
    ),
    "no such connection": Row(
        "sketch.refused", 409, "sketch", lambda: {"seat": 0, "towns": OUT, "by": ["moat"]},
        says="'moat' does not join elvenhold and ergeren",
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
async def test_refused(server: Server, row: Row) -> None:
    """What follows from a hand goes to whom the hand belongs; what is no tour is told why."""
    table, link = await two_people(server)
    stranger = await server.create("me", "random")
    tokens = {"host": table.token, "link": link, "nobody": None, "stranger": stranger.token}

    answer = await table.post(f"/{row.asks}", row.body(), tokens[row.who])

    assert (answer.status_code, answer.json()["code"]) == (row.status, row.code)
    assert row.says in answer.json()["message"]


async def test_hints_need_not_be_allowed(server: Server) -> None:
    """It is arithmetic, and no advice: so it is there where hints are not, and out of turn."""
    table, link = await two_people(server, hints=False)

    for seat, token in ((0, table.token), (1, link)):
        reach = await table.post("/reach", {"seat": seat}, token)
        sketch = await table.post("/sketch", {"seat": seat, "towns": OUT}, token)
        assert (reach.status_code, sketch.status_code) == (200, 200)


@pytest.mark.parametrize("ask", [{"seat": 0}, {"seat": 0, "towns": OUT}], ids=["reach", "sketch"])
async def test_before_the_game_and_after_it(server: Server, ask: Json) -> None:
    """While people sit down there is nothing to plan, and at the end neither."""
    where = "/sketch" if "towns" in ask else "/reach"
    waiting = await server.create("me", "link")
    early = await waiting.post(where, ask)
    table = await server.create("me", "random", options={"rounds": 3})
    async with table.socket() as socket:
        await play_seat(socket, random.Random(3))

    late = await table.post(where, ask)

    assert (early.status_code, early.json()["code"]) == (409, "table.waiting")
    assert (late.status_code, late.json()["code"]) == (409, "action.game_over")


async def test_nobody_else_hears_of_it(server: Server) -> None:
    """Sockets of others and of one's own are told nothing, and nothing is stored."""
    table, link = await two_people(server)
    now = await table.now(0)
    async with table.socket() as own, table.socket(link) as other, table.socket(None) as spectator:
        for socket in (own, other, spectator):
            await socket.next("welcome")
            await socket.told_so_far()

        assert (await table.post("/reach", {"seat": 0})).status_code == 200
        assert (await table.post("/sketch", {"seat": 0, "towns": OUT})).status_code == 200

        for socket in (own, other, spectator):
            assert await socket.told_so_far() == []
    assert await table.now(0) == now
    assert await server.store.entries(table.table) == []


async def test_at_one_position_it_is_worked_out_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked ten times at once it keeps the processes busy once; at the next position once more."""
    asked = []
    work_out = tours.Tours._work_out

    async def counted(self: tours.Tours, *args: Any) -> Any:  # noqa: ANN401 - whatever it is
        asked.append(args)
        return await work_out(self, *args)

    monkeypatch.setattr(tours.Tours, "_work_out", counted)
    table = await server.create("me", "screen", options={"start_seat": 0})

    answers = await asyncio.gather(*(table.post("/reach", {"seat": 0}) for _ in range(10)))

    assert len({answer.content for answer in answers}) == 1
    assert len(asked) == 1
    await table.act("draw pile")
    assert (await table.post("/reach", {"seat": 0})).status_code == 200
    assert len(asked) == 2


async def test_what_takes_too_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up and said so; the next one is worked out all the same."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    with monkeypatch.context() as patch:
        patch.setattr(routes, "reached", forever)
        patch.setattr(tours, "LIMIT", 0.05)
        failed = await table.post("/reach", {"seat": 0})

    assert (failed.status_code, failed.json()["code"]) == (503, "tour.failed")
    assert (await table.post("/reach", {"seat": 0})).status_code == 200

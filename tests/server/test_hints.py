"""Hints at a table: who gets one, what it is made from, and that nobody else hears of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec
import pytest

from elfenland import analysis
from elfenland.analysis import Hint
from elfenland.rules.view import PlayerView, view
from elfenland.server import hints
from tests.server.running import Json, Server, Table, play_seat, random_action

HINT = msgspec.json.Decoder(Hint)


def never(_seen: PlayerView) -> NoReturn:
    """Work for ever; a module's own function, which a process can import."""
    while True:
        pass


def ask(seat: int = 0, number: int = 0) -> Json:
    """A request for a hint."""
    return {"seat": seat, "number": number}


async def two_people(server: Server, **more: object) -> tuple[Table, str]:
    """A table of two people, one by link, seat 0 to draw; and the token of the one by link."""
    table = await server.create("me", "link", options={"start_seat": 0}, **more)
    return table, (await table.sit())["token"]


@pytest.mark.slow
async def test_a_hint_is_a_legal_action_in_every_phase(server: Server) -> None:
    """In every phase of every round it can be played, and is what is said of the seat's view."""
    dice = random.Random(5)
    table = await server.create("me", "greedy", options={"rounds": 3})
    live = await server.tables.open(table.table)
    phases = set()

    while (now := await table.now(0))["view"]["to_act"] is not None:
        if now["view"]["to_act"] != 0:
            await live.bots.rest()
            continue
        when = now["view"]["round"], now["view"]["phase"]
        if when in phases:
            text = random_action(now["view"], dice)
        else:
            phases.add(when)
            answer = await table.post("/hint", ask(number=now["number"]))
            assert answer.status_code == 200, answer.text
            hint = HINT.decode(answer.content)
            assert hint == analysis.hint(view(live.course.game, 0))
            text = hint.action
        played = await table.act(text, number=now["number"])
        assert played.status_code == 200, played.text

    assert {phase for _, phase in phases} >= {"draw", "plan", "move"}


@dataclass(frozen=True)
class Row:
    """A request for a hint at a table of two people, where seat 0 (the host) is to draw."""

    code: str
    status: int
    body: Callable[[int], Any] = lambda number: ask(number=number)
    who: str = "host"


ROWS = {
    "another's seat": Row("seat.not_yours", 403, lambda n: ask(1, n)),
    "another's seat, by the other": Row("seat.not_yours", 403, who="link"),
    "out of turn": Row("action.not_your_turn", 409, lambda n: ask(1, n), "link"),
    "an old number": Row("action.stale", 409, lambda n: ask(0, n - 1)),
    "a number yet to come": Row("action.stale", 409, lambda n: ask(0, n + 1)),
    "no credential": Row("credential.missing", 401, who="nobody"),
    "no credential of this table": Row("credential.unknown", 401, who="stranger"),
    "a seat beyond all": Row("request.invalid", 400, lambda n: ask(6, n)),
    "no seat": Row("request.invalid", 400, lambda n: {"number": n}),
    "an unknown key": Row("request.invalid", 400, lambda n: ask(0, n) | {"view": {}}),
}


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
async def test_refused(server: Server, row: Row) -> None:
    """A hint goes to whom it belongs, when it is their turn, about the position they see."""
    table, link = await two_people(server, hints=True)
    stranger = await server.create("me", "random")
    tokens = {"host": table.token, "link": link, "nobody": None, "stranger": stranger.token}
    number = (await table.now())["number"]

    answer = await table.post("/hint", row.body(number), tokens[row.who])

    assert (answer.status_code, answer.json()["code"]) == (row.status, row.code)


async def test_a_table_without_hints(server: Server) -> None:
    """Nobody gets one, the host neither, and it is said why."""
    table, _ = await two_people(server, hints=False)

    answer = await table.post("/hint", ask())

    assert (answer.status_code, answer.json()["code"]) == (403, "hint.not_allowed")
    assert "without hints" in answer.json()["message"]


async def test_no_hint_before_the_game_and_none_after(server: Server) -> None:
    """While people sit down there is nothing to decide, and at the end neither."""
    waiting = await server.create("me", "link", hints=True)
    early = await waiting.post("/hint", ask())
    table = await server.create("me", "random", options={"rounds": 3})
    async with table.socket() as socket:
        end = await play_seat(socket, random.Random(3))

    late = await table.post("/hint", ask(number=end["number"]))

    assert (early.status_code, early.json()["code"]) == (409, "table.waiting")
    assert (late.status_code, late.json()["code"]) == (409, "action.game_over")


async def test_nobody_else_hears_of_it(server: Server) -> None:
    """Sockets of others and of one's own are told nothing, and the number stands where it stood."""
    table, link = await two_people(server, hints=True)
    now = await table.now(0)
    async with table.socket() as own, table.socket(link) as other, table.socket(None) as spectator:
        for socket in (own, other, spectator):
            await socket.next("welcome")
            await socket.told_so_far()

        answer = await table.post("/hint", ask(number=now["number"]))

        assert answer.status_code == 200
        for socket in (own, other, spectator):
            assert await socket.told_so_far() == []
    assert await table.now(0) == now
    assert await server.store.entries(table.table) == []


async def test_at_one_position_there_is_one_hint(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked ten times at once it is worked out once; at the next position it is another."""
    asked = []

    work_out = hints.Hints._work_out

    async def counted(self: hints.Hints, seen: PlayerView) -> Hint:
        asked.append(seen)
        return await work_out(self, seen)

    monkeypatch.setattr(hints.Hints, "_work_out", counted)
    table = await server.create("me", "screen", options={"start_seat": 0})

    answers = await asyncio.gather(*(table.post("/hint", ask()) for _ in range(10)))

    assert len({answer.content for answer in answers}) == 1
    assert len(asked) == 1
    await table.act("draw pile")
    await table.act("draw pile")
    assert (await table.post("/hint", ask(number=2))).status_code == 200
    assert [seen.draw for seen in asked] == [1, 2]


async def test_a_hint_that_takes_too_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up and said so; the next one is worked out all the same."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    with monkeypatch.context() as patch:
        patch.setattr(analysis, "hint", never)
        patch.setattr(hints, "LIMIT", 0.05)
        failed = await table.post("/hint", ask())

    assert (failed.status_code, failed.json()["code"]) == (503, "hint.failed")
    assert (await table.post("/hint", ask())).status_code == 200

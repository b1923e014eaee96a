"""Reviews of games that have ended: when there is one, whose it is, and that it is made once."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from elfenland.analysis import review
from elfenland.rules.record import Record
from elfenland.server import reviews
from elfenland.server.wire_replays import Reviewing
from tests.server.running import Json, Server, Table, play_seat, serving

REVIEWING = msgspec.json.Decoder(Reviewing)


async def ended(server: Server) -> Table:
    """A short game that has ended."""
    table = await server.create("me", "random", options={"rounds": 3})
    async with table.socket() as socket:
        await play_seat(socket, random.Random(0))
    return table


async def look(table: Table, token: str | None = None) -> Reviewing:
    """What is answered to who asks for the review."""
    answer = await table.get("/review", token)
    assert answer.status_code == 200, answer.text
    return REVIEWING.decode(answer.content)


async def worked_out(table: Table) -> float:
    """Wait for the review that is being worked out; how much of it was told to be done."""
    asked = table.server.tables.reviews._asked[table.table]
    await asked.work
    return asked.done


def fall_over(_tell: Callable[[float], object], _record: Record, _deals: int) -> NoReturn:
    """What a process is asked that cannot do it."""
    raise ValueError("seat 0 holds a dragon")


@pytest.mark.slow
async def test_the_review_of_a_game(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is that of the game's record, made once for all who ask, and told how far it is."""
    monkeypatch.setattr(reviews, "DEALS", 2)
    table = await ended(server)

    # When the second asks some of it may be done.
    first, _ = [await look(table, token) for token in (table.token, None)]
    asked = server.tables.reviews._asked[table.table]
    done = await worked_out(table)
    last = [await look(table, token) for token in (table.token, None)]

    record = (await server.tables.open(table.table)).showing.record(None)
    assert first == Reviewing(0.0, None)
    assert last == 2 * [Reviewing(1.0, review(record, deals=2))]
    assert 0.9 < done <= 1.0
    assert server.tables.reviews._asked[table.table] is asked


async def test_no_review_before_the_end(server: Server) -> None:
    """While a game runs its review would tell what is hidden: it is refused to all."""
    waiting = await server.create("me", "link")
    running = await server.create("me", "screen")
    refused: dict[str, Json] = {
        "waiting": (await waiting.get("/review")).json(),
        "running": (await running.get("/review")).json(),
        "to a spectator": (await running.get("/review", None)).json(),
        "of no table": (await server.http.get("/api/tables/nowhere/review")).json(),
    }

    assert {name: answer["code"] for name, answer in refused.items()} == {
        "waiting": "table.running",
        "running": "table.running",
        "to a spectator": "table.running",
        "of no table": "table.unknown",
    }


@pytest.mark.slow
async def test_a_review_that_fails(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is said so, the log names no card, and asked once more it is tried anew."""
    table = await ended(server)
    monkeypatch.setattr(reviews, "look_again", fall_over)
    await look(table)
    await worked_out(table)
    answer = await table.get("/review")

    assert (answer.status_code, answer.json()["code"]) == (503, "review.failed")
    assert "ValueError" in caplog.text
    assert "dragon" not in caplog.text
    assert await look(table) == Reviewing(0.0, None)


async def test_few_reviews_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those asked for least recently are let go of, and worked out anew when somebody asks."""
    monkeypatch.setattr(reviews, "KEPT", 2)
    monkeypatch.setattr(reviews, "look_again", fall_over)
    async with serving(tmp_path / "tables.sqlite3") as server:
        tables = [await ended(server) for _ in range(3)]
        for table in tables:
            await look(table)

        kept = server.tables.reviews._asked
        assert [table.table in kept for table in tables] == [False, True, True]

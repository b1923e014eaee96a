"""Bots at a table."""

from __future__ import annotations

import asyncio
import logging
import os
from datetime import datetime
from pathlib import Path

import pytest

from elfenland.bots import Bot, RandomBot
from elfenland.rules import Game, Options
from elfenland.server import bots, fairness, minds
from elfenland.server.store import Store
from elfenland.server.stored import Entry
from tests.server.broken import Counting, Endless, Failing, Leaving, Overreaching
from tests.server.running import Json, Server, Table, serving


async def ended(server: Server, *kinds: str) -> Json:
    """The last position of a table that nobody but bots sits at."""
    return await watched(await server.create(*kinds))


async def watched(table: Table) -> Json:
    """The last position of a game that goes on by itself."""
    async with table.socket(None) as spectator:
        return await spectator.position(lambda p: p["view"]["to_act"] is None)


@pytest.mark.slow
async def test_bots_alone_play_to_the_end(server: Server) -> None:
    """A table of bots ends, with as many entries as decisions: a payment is one of them."""
    table = await server.create("greedy", "random", "greedy")

    end = await watched(table)

    entries = await server.store.entries(table.table)
    assert end["view"]["result"] is not None
    assert not [e for e in entries if e.actions[0].startswith(("pay", "discard"))]
    assert [e.number for e in entries] == list(range(1, len(entries) + 1))
    assert {e.request for e in entries} == {None}


async def test_bots_play_on_while_nobody_looks(server: Server) -> None:
    """A table of bots does not wait for an audience."""
    table = await server.create("random", "random", options={"rounds": 3})
    live = await server.tables.open(table.table)

    await live.bots.rest()

    assert live.status == "ended"


async def test_bots_go_on_after_a_restart_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that stopped with a bot to act goes on when its table is opened."""
    file = tmp_path / "tables.sqlite3"
    monkeypatch.setattr(bots, "PAUSES", {"at_once": 1000.0})
    async with serving(file) as first:
        table = await first.create("random", "random", options={"rounds": 3})

    monkeypatch.undo()
    async with serving(file) as second:
        there = second.at(table)
        async with there.socket() as socket:
            news = await socket.next("news")

    assert news["position"]["number"] == 1


@pytest.mark.parametrize("bot", [Failing(), Overreaching()])
async def test_a_bot_that_fails_does_not_stop_the_game(
    server: Server, bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first legal action is taken in its place; the log says so once, and no card of a hand."""
    monkeypatch.setattr(minds, "make_bot", lambda _name, _seed: bot)
    with caplog.at_level(logging.INFO):
        end = await ended(server, "random", "random")

    assert end["view"]["result"] is not None
    assert len([r for r in caplog.records if r.levelno >= logging.WARNING]) == 2, (
        "once for each bot"
    )
    assert "I hold" not in caplog.text
    assert "dragon" not in caplog.text


@pytest.mark.parametrize(
    ("bot", "limit", "says"), [(Leaving(), 60, "ProcessFailed"), (Endless(), 0.05, "TooSlow")]
)
async def test_a_bot_that_leaves_or_dawdles_does_not_stop_the_game(
    server: Server,
    bot: Bot,
    limit: float,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One that never comes to an end is ended, and one that takes its process along is replaced."""
    monkeypatch.setattr(minds, "make_bot", lambda _name, _seed: bot)
    monkeypatch.setattr(minds, "LIMIT", limit)
    table = await server.create("random", "me", options={"start_seat": 0})
    async with table.socket() as socket:
        position = await socket.position(lambda p: p["view"]["to_act"] == 1)

    assert position["number"] == 1
    assert f"({says}): the first legal action is taken" in caplog.text


async def test_a_bot_goes_on_with_what_it_had_in_mind(server: Server) -> None:
    """What a bot keeps from decision to decision, it has at the next, whichever process thinks."""
    counting = Counting(most=3)
    game = Game.new(Options(players=2, start_seat=0), "mind")
    seat = bots.BotSeat("counting", 0, minds.OurMind(counting, server.tables.workers))

    assert [await seat.decide(game) for _ in range(5)] == 3 * [("draw pile",)] + 2 * [
        (game.legal_actions()[0].text,)
    ]
    assert counting.asked == 0


async def test_a_store_that_fails_once_does_not_stop_the_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's decision that could not be stored is taken anew."""
    append = Store.append
    failures = iter([OSError("disk full"), None])

    async def sometimes(
        self: Store,
        table_id: str,
        entry: Entry,
        *,
        ends: bool,
        due: datetime | None,
        was_due: datetime | None,
        carries: int | None = None,
    ) -> None:
        if error := next(failures, None):
            raise error
        await append(self, table_id, entry, ends=ends, due=due, was_due=was_due, carries=carries)

    monkeypatch.setattr(Store, "append", sometimes)
    monkeypatch.setattr("elfenland.server.bots._LONGEST_WAIT", 0)

    end = await ended(server, "random", "random")

    assert end["view"]["result"] is not None


async def test_the_loop_is_free_while_a_bot_thinks(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are answered while a bot has not decided."""
    os.mkfifo(told := tmp_path / "told")
    monkeypatch.setattr(minds, "make_bot", lambda _name, _seed: Endless(told))
    table = await server.create("random", "me", options={"start_seat": 0})
    assert await asyncio.to_thread(told.read_text) == "draw"

    answer = await table.now()

    assert answer["number"] == 0
    live = await server.tables.open(table.table)
    await live.bots.close()


async def test_paces() -> None:
    """Bots are as slow as was asked, and at once means at once."""
    assert bots.PAUSES["slow"] > bots.PAUSES["normal"] > bots.PAUSES["at_once"] == 0


async def test_bots_have_seeds_of_their_own(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots of two alike tables decide apart, and know nothing of the seed."""
    seeds: list[str] = []

    def note(_name: str, seed: str) -> RandomBot:
        seeds.append(seed)
        return RandomBot(seed)

    monkeypatch.setattr(minds, "make_bot", note)
    table = await server.create("random", "random", options={"rounds": 3})
    await (await server.tables.open(table.table)).bots.rest()

    stored = await server.store.table(table.table)
    assert stored is not None
    assert len({*seeds, fairness.seed(stored), stored.secret}) == 4

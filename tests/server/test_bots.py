"""Bots at a table."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from elfenland.bots import RandomBot
from elfenland.rules.actions import Action, Pass
from elfenland.rules.view import PlayerView
from elfenland.server import bots, fairness
from elfenland.server.store import Entry, Store
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


class Broken(RandomBot):
    """A bot that does what it should not."""

    def __init__(self, does: Callable[[PlayerView], Action]) -> None:
        super().__init__("0")
        self._does = does

    def choose(self, view: PlayerView) -> Action:
        """Whatever this one does."""
        return self._does(view)


def fail(view: PlayerView) -> Action:
    """Fall over with a secret on the lips."""
    raise RuntimeError(f"I hold {view.hand}")


def overreach(_view: PlayerView) -> Action:
    """Choose what is never allowed in the phase."""
    return Pass()


@pytest.mark.parametrize("does", [fail, overreach])
async def test_a_bot_that_fails_does_not_stop_the_game(
    server: Server,
    does: Callable[[PlayerView], Action],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The first legal action is taken in its place; the log says so once, and no card of a hand."""
    monkeypatch.setattr(bots, "make_bot", lambda _name, _seed: Broken(does))
    with caplog.at_level(logging.INFO):
        end = await ended(server, "random", "random")

    assert end["view"]["result"] is not None
    assert len([r for r in caplog.records if r.levelno >= logging.WARNING]) == 2, (
        "once for each bot"
    )
    assert "I hold" not in caplog.text
    assert "dragon" not in caplog.text


async def test_a_store_that_fails_once_does_not_stop_the_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's decision that could not be stored is taken anew."""
    append = Store.append
    failures = iter([OSError("disk full"), None])

    async def sometimes(self: Store, table_id: str, entry: Entry, *, ends: bool) -> None:
        if error := next(failures, None):
            raise error
        await append(self, table_id, entry, ends=ends)

    monkeypatch.setattr(Store, "append", sometimes)
    monkeypatch.setattr("elfenland.server.bots._LONGEST_WAIT", 0)

    end = await ended(server, "random", "random")

    assert end["view"]["result"] is not None


async def test_the_loop_is_free_while_a_bot_thinks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are answered while a bot has not decided."""
    thinking, go_on = threading.Event(), threading.Event()

    def ponder(view: PlayerView) -> Action:
        thinking.set()
        go_on.wait(10)
        return view.legal[0]

    monkeypatch.setattr(bots, "make_bot", lambda _name, _seed: Broken(ponder))
    table = await server.create("random", "me", options={"start_seat": 0})
    assert await asyncio.to_thread(thinking.wait, 10)

    answer = await table.now()
    go_on.set()

    assert answer["number"] == 0


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

    monkeypatch.setattr(bots, "make_bot", note)
    table = await server.create("random", "random", options={"rounds": 3})

    stored = await server.store.table(table.table)
    assert stored is not None
    assert len({*seeds, fairness.seed(stored), stored.secret}) == 4

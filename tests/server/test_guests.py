"""Other people's bots at a table."""

from __future__ import annotations

import asyncio
import shlex
import sys
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from elfenland.bots import BOTS
from elfenland.bots.guests import Guest
from elfenland.bots.guests.program import Program
from elfenland.rules import Game, Options, view
from elfenland.server import minds
from elfenland.server.minds import Added, GuestMind
from elfenland.server.table import LiveTable
from tests.bots.guests import programs
from tests.cli.commands import run
from tests.server.process import get, process
from tests.server.running import new_table, serving

PYTHON = shlex.join([sys.executable, "-IS"])
TRAVELLER = Path(__file__).parents[2] / "examples" / "traveller.py"
MARKUP = "<i>Traveller</i>"


def program(name: str, good: int = 0) -> str:
    """A program that plays well so often, and then as its name says."""
    return f"exec:{PYTHON} {shlex.quote(programs.__file__)} {name} {good}"


def running(table: LiveTable, seat: int) -> Program | None:
    """The process that plays for a seat."""
    bots = [bot for (place, _), bot in table.bots._seats.items() if place == seat]
    if not bots:
        return None
    assert bots[0] is not None
    mind = bots[0]._mind
    assert isinstance(mind, GuestMind)
    return mind._guest._program


async def test_a_program_and_a_class_play(tmp_path: Path) -> None:
    """Both play a game to its end, under the names they were given, and their processes end."""
    added = Added(
        {
            MARKUP: f"exec:{PYTHON} {shlex.quote(str(TRAVELLER))}",
            "Chatting": "tests.arena.strangers:Chatting",
        }
    )
    async with serving(tmp_path / "tables.sqlite3", added=added) as server:
        setup = (await server.http.get("/api/setup")).json()
        unknown = await server.http.post("/api/tables", json=new_table("me", "Nobody"))
        table = await server.create(MARKUP, "Chatting", "random", options={"favors": "small"})
        live = await server.tables.open(table.table)
        await live.bots.rest()

        assert live.status == "ended"
        assert running(live, 0) is running(live, 1) is None
        seats = (await table.get()).json()["seats"]

    names = [*BOTS, MARKUP, "Chatting"]
    assert [bot["name"] for bot in setup["bots"]] == names
    assert [seat["bot"] for seat in seats] == [MARKUP, "Chatting", "random"]
    assert unknown.status_code == 400
    assert MARKUP in unknown.json()["message"]


async def test_one_that_fails_at_a_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The game goes on; the log says so once, and what it tells of its hand stays in its own."""
    with (tmp_path / "said").open("wb") as said:
        added = Added({"Telling": program("tell"), "Leaving": program("leave", 3)}, said)
        async with serving(tmp_path / "tables.sqlite3", added=added) as server:
            table = await server.create("Telling", "Leaving", options={"rounds": 3})
            live = await server.tables.open(table.table)
            await live.bots.rest()

    assert live.status == "ended"
    assert [record.getMessage() for record in caplog.records] == [
        "bot 'Telling' failed at a table (BotFailed): the first legal action is taken",
        "bot 'Leaving' failed at a table (ProcessFailed): the first legal action is taken",
    ]
    assert "my hand: " in (tmp_path / "said").read_text("utf-8")
    assert "my hand" not in caplog.text


async def test_one_that_dawdles_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Past its time it is not waited for."""
    monkeypatch.setattr(minds, "LIMIT", 0.1)
    added = Added({"Sleeping": program("sleep")})
    async with serving(tmp_path / "tables.sqlite3", added=added) as server:
        table = await server.create("Sleeping", "me", options={"start_seat": 0})
        live = await server.tables.open(table.table)
        await live.bots.rest()
        assert (await table.now())["number"] == 1

    assert [record.getMessage() for record in caplog.records if "Sleeping" in record.message] == [
        "bot 'Sleeping' failed at a table (TooSlow): the first legal action is taken"
    ]


async def test_a_game_waits_for_a_bot_that_is_not_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that was started without the bot leaves its game as it is; with it the game ends."""
    file = tmp_path / "tables.sqlite3"
    added = Added({"Last": program("last")})
    async with serving(file, added=added) as server:
        options = {"rounds": 3, "start_seat": 0}
        table = await server.create("me", "Last", "random", options=options)
    async with serving(file) as without:
        there = without.at(table)
        await there.act("draw pile")
        live = await without.tables.open(table.table)
        await live.bots.rest()
        assert (await there.now())["number"] == 1
    assert "bot 'Last' is not there" in caplog.text
    async with serving(file, added=added) as again, again.at(table).socket() as socket:
        await socket.position(lambda position: position["view"]["to_act"] == 0)


async def test_the_end_of_the_server_ends_a_program(tmp_path: Path) -> None:
    """A program that still sits at a table ends with the server."""
    added = Added({"Last": program("last")})
    async with serving(tmp_path / "tables.sqlite3", added=added) as server:
        table = await server.create("Last", "me", options={"start_seat": 0})
        live = await server.tables.open(table.table)
        await live.bots.rest()
        there = running(live, 0)
        assert there is not None
        assert there._process.poll() is None
    assert there._process.poll() is not None


async def test_a_program_without_work_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away for long keeps no process; with the next decision another one begins."""
    closed = Event()
    close = Guest.close

    def noted(self: Guest) -> None:
        close(self)
        closed.set()

    monkeypatch.setattr(Guest, "close", noted)
    monkeypatch.setattr(minds, "IDLE_SECONDS", 0.0)
    seen = view(Game.new(Options(players=2, start_seat=0), "idle"), 0)
    mind = Added({"Last": program("last")}).mind("Last", None)  # type: ignore[arg-type]
    assert isinstance(mind, GuestMind)
    for _ in range(2):
        closed.clear()
        assert await mind.choose(seen) == seen.legal[-1]
        await asyncio.to_thread(closed.wait)
        assert mind._guest._program is None


@pytest.mark.slow
def test_serve_with_bots(tmp_path: Path) -> None:
    """``--bot`` adds them, classes of the folder too."""
    options = ("--bot", f"Last one={program('last')}", "--bot", "R=elfenland.bots:RandomBot")
    with process(tmp_path / "tables.sqlite3", *options) as server:
        setup: dict[str, Any] = get(server.url + "/api/setup").json()
    assert [bot["name"] for bot in setup["bots"]][len(BOTS) :] == ["Last one", "R"]


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["greedy"], "'greedy' is not of the form NAME=module:Class"),
        (["A=greedy"], "'A=greedy' is not of the form"),
        (["A=exec:no-such-program"], "'exec:no-such-program' cannot play"),
        (["greedy=exec:true"], "there is a bot 'greedy' already"),
        ([f"A={program('last')}"] * 2, "there is a bot 'A' already"),
        (["=exec:true"], "The name '' is not of 1 to 24 characters"),
        (["A=nowhere:Bot"], "cannot be imported: ModuleNotFoundError: No module named 'nowhere'"),
    ],
)
def test_bots_that_cannot_be_added(
    bots: list[str], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is not started with a bot that it cannot have."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    refused = run("serve", *(word for bot in bots for word in ("--bot", bot)))
    assert refused.exit_code == 2
    assert says in refused.stderr

"""Time that is up, stand-ins, returns and leaving, at a server whose clock the test sets."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from elfenland.errors import RecordError
from elfenland.rules.record import Record, read_record, verify
from elfenland.server import absence
from elfenland.server.archive import export, import_game
from elfenland.server.store import Store
from elfenland.server.table import LiveTable
from tests.server.process import get, post, process
from tests.server.running import (
    Json,
    Server,
    Table,
    Time,
    act,
    bearer,
    new_table,
    random_action,
    serving,
    undo,
)

SLOW = {"type": "slow", "hours": 24}


@asynccontextmanager
async def at(file: Path, time: Time, *, caretaker: bool = False) -> AsyncIterator[Server]:
    """A server with this clock. Without its caretaker nothing happens but what the test does."""
    async with serving(file, now=time) as server:
        await server.http.post("/api/network")
        if not caretaker:
            await server.tables.caretaker.close()
        yield server


async def two(server: Server, **more: object) -> tuple[Table, str]:
    """A table of two people, of whom the first begins, and the second's token."""
    table = await server.create(
        "me", "link", **{"clock": SLOW, "options": {"start_seat": 0, "rounds": 3}} | more
    )
    return table, (await table.sit())["token"]


async def looked_at(server: Server, table: Table) -> LiveTable:
    """What is due there has been done."""
    live = await server.tables.open(table.table)
    await absence.look(live)
    await live.bots.rest()
    return live


async def stand_in(table: Table, seat: int = 0) -> Json | None:
    """What everybody sees to play for a seat."""
    seen: Json = (await table.get()).json()
    found: Json | None = seen["seats"][seat]["stand_in"]
    return found


async def test_when_time_is_up_the_table_plays(tmp_path: Path) -> None:
    """The owner is refused, everybody sees who plays, and with the turn it is over."""
    time = Time()
    async with at(tmp_path / "file", time) as server:
        table, bea = await two(server)
        async with table.socket(bea) as socket:
            time.passes(hours=23)
            assert (await table.now())["clock"] == {"left": 3600, "banks": [None, None]}
            time.passes(hours=1)
            refused = await table.act("draw pile")
            assert (refused.status_code, refused.json()["code"]) == (409, "clock.expired")
            back = await table.post("/undo", undo(0, 0))
            assert back.json()["code"] in ("clock.expired", "undo.nothing")
            least = {"name": "least", "why": "clock", "stays": False}
            assert await stand_in(table) == least

            await looked_at(server, table)

            told = [await socket.next() for _ in range(6)]
        news = next(message for message in told if message["type"] == "news")
        seats = [message["table"]["seats"] for message in told if message["type"] == "table"]
        assert [event["type"] for event in news["events"]] == ["counter_drawn"]
        assert news["events"][0]["source"] == "pile"
        assert news["stand_in"] == "least"
        assert news["position"]["clock"]["left"] == 24 * 3600
        assert least in [seat[0]["stand_in"] for seat in seats]
        assert seats[-1][0]["stand_in"] is None
        # Bea's turn has begun; she is in time.
        assert (await table.act("draw pile", token=bea)).status_code == 200
        async with table.socket(None) as late:
            assert (await late.next("welcome"))["stood_in"] == [
                {"event": len(OPENING), "name": "least"}
            ]


# What a game of two is told of before its first decision.
OPENING = ("game_started", "round_started", *["cards_dealt"] * 2, *["counter_drawn"] * 2)


async def test_a_bot_plays_the_turn(tmp_path: Path) -> None:
    """The stand-in that was chosen decides, and the record says so."""
    time = Time()
    async with at(tmp_path / "file", time) as server:
        table, bea = await two(server, stand_in="random")
        time.passes(hours=24)
        await looked_at(server, table)
        assert (await table.act("draw pile", token=bea)).status_code == 200

        entries = await server.store.entries(table.table)
        assert [entry.stand_in for entry in entries] == ["random", None]
        [record] = [record async for record in export(server.store)]
        assert isinstance(record, Record)
        text = json.dumps(record.to_json())
        assert record.extra["stand_ins"] == [[0, "bot:random"]]
        verify(read_record(text))

        other = await Store.open(tmp_path / "other")
        lying = text.replace('[0, "bot:random"]', '[1, "bot:random"]')
        with pytest.raises(RecordError, match="stand-ins"):
            await import_game(other, lying)
        assert (await import_game(other, text)).state == "stored"
        assert [e.stand_in for e in await other.entries(table.table)] == ["random", None]
        await other.close()


async def test_after_two_missed_turns_it_stays(tmp_path: Path) -> None:
    """It plays at once from then on, until the owner decides, or says so."""
    time = Time()
    async with at(tmp_path / "file", time) as server:
        table, bea = await two(server)
        for _ in range(2):
            time.passes(hours=24)
            await looked_at(server, table)
            assert (await table.act("draw pile", token=bea)).status_code == 200
        live = await server.tables.open(table.table)
        stays = {"name": "least", "why": "clock", "stays": True}
        assert await stand_in(table) == stays
        await live.bots.rest()
        assert (await table.now())["view"]["to_act"] == 1, "at once"
        assert (await table.act("draw pile", token=bea)).status_code == 200

        # In the next phase it is at work when Ann comes back.
        await live.bots.rest()
        assert (await table.post("/return", {"seat": 0})).json()["seats"][0]["stand_in"] is None
        assert (await table.act("pass", token=bea)).status_code == 200
        now = await table.now()
        assert (now["view"]["to_act"], now["clock"]["left"]) == (0, 24 * 3600)
        assert (await table.act("end")).status_code == 200


async def test_deciding_is_returning(tmp_path: Path) -> None:
    """An owner who acts has taken the seat back; of one who was asked for by vote, too."""
    time = Time()
    async with at(tmp_path / "file", time) as server:
        table, bea = await two(server)
        live = await server.tables.open(table.table)
        await live.stand_ins.begin(0, "greedy", "vote")
        assert (await stand_in(table) or {})["why"] == "vote"

        assert (await table.act("draw pile")).status_code == 200

        assert await stand_in(table) is None
        assert (await table.act("draw pile", token=bea)).status_code == 200
        await live.bots.rest()
        assert (await table.now())["view"]["to_act"] == 0


async def test_who_leaves_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    """A bot plays on; the seat cannot be taken back, and its hand is not shown any more."""
    time = Time()
    async with at(tmp_path / "file", time) as server:
        table, bea = await two(server, clock=None)
        async with table.socket() as socket:
            assert (await socket.next("welcome"))["position"]["view"]["hand"]

            left = await table.post("/leave", {"seat": 0})

            assert left.json()["mine"] == []
            assert left.json()["seats"][0]["stand_in"] == {
                "name": "planner",
                "why": "left",
                "stays": True,
            }
            welcome = await socket.next("welcome")
            assert welcome["table"]["mine"] == []
            view = welcome["position"]["view"]
            assert (view["seat"], view["hand"], view["legal"]) == (None, [], [])
            assert not any("cards" in e for e in welcome["log"] if e["type"] == "cards_dealt")
            live = await server.tables.open(table.table)
            await live.bots.rest()
            played = await socket.next("news")
            assert (played["stand_in"], played["position"]["view"]["seat"]) == ("planner", None)
        for refused in (
            await table.act("draw pile", seat=0),
            await table.post("/return", {"seat": 0}),
            await table.post("/leave", {"seat": 0}),
            await table.get("/position?seat=0"),
        ):
            assert refused.json()["code"] == "seat.not_yours"
        assert (await table.now(1, bea))["view"]["hand"]


@pytest.mark.slow
async def test_a_game_that_all_have_left_ends(tmp_path: Path) -> None:
    """Bots play it to its end."""
    async with at(tmp_path / "file", Time()) as server:
        table, bea = await two(server, stand_in="random")
        for seat, token in ((0, table.token), (1, bea)):
            assert (await table.post("/leave", {"seat": seat}, token)).status_code == 200
        live = await server.tables.open(table.table)
        await live.bots.rest()
        record = (await table.get("/record")).json()
        assert record["stand_ins"] == [[n, "bot:random"] for n in range(len(record["actions"]))]
        gone = await table.post("/leave", {"seat": 0})
        assert gone.json()["code"] == "seat.not_yours"


async def test_leaving_before_the_game_frees_the_link(tmp_path: Path) -> None:
    """Somebody else can sit down by it; whoever made the table keeps it."""
    async with at(tmp_path / "file", Time()) as server:
        table = await server.create("me", "link", "link")
        bea = (await table.sit(0, "Bea", text="bea's"))["token"]
        async with table.socket(bea) as socket:
            await socket.next("welcome")
            assert (await table.post("/leave", {"seat": 0})).json()["code"] == "table.waiting"
            assert (await table.post("/leave", {"seat": 1}, bea)).json()["mine"] == []
            assert (await socket.next("table"))["table"]["mine"] == []

        seen = (await table.get()).json()
        assert not seen["seats"][1]["taken"]
        assert seen["fairness"]["texts"] == ["", None, None]
        assert len(seen["invites"]) == 2
        assert (await table.get("", bea)).json()["code"] == "credential.unknown"
        cid = (await table.sit(0, "Cid"))["token"]
        await table.sit(1, "Dan")
        assert (await table.get("", cid)).json()["status"] == "playing"


async def test_two_tabs_of_a_seat_are_both_live(server: Server) -> None:
    """Closing one changes nothing: the seat is there, and the other one goes on."""
    table = await server.create("me", "link", options={"start_seat": 0})
    bea = (await table.sit())["token"]
    async with table.socket(bea) as other, table.socket() as first:
        async with table.socket() as second:
            await second.next("welcome")
            await first.next("welcome")
            done = await second.did(act(0, 0, "draw pile"))
            assert done[-1]["number"] == 1
            assert (await first.next("news"))["position"]["number"] == 1
        assert (await table.act("draw pile", token=bea)).status_code == 200
        assert (await first.next("news"))["position"]["number"] == 2
        assert (await first.did(act(0, 2, "draw pile")))[-1]["number"] == 3
        told = [await other.next() for _ in range(3)]
        assert all(m["table"]["seats"][0]["connected"] for m in told if m["type"] == "table"), (
            "nobody has gone"
        )


async def test_others_see_nothing_of_a_payment(tmp_path: Path) -> None:
    """The clock of a turn stands on when it began, not on what was decided in it."""
    time, dice = Time(), random.Random("caravan")
    async with at(tmp_path / "file", time) as server:
        table, bea = await two(server, clock={"type": "live", "bank": 60_0, "increment": 30})
        tokens = [table.token, bea]
        for _ in range(300):
            time.passes(seconds=1)
            public = await table.now()
            seat = public["view"]["to_act"]
            seen = await table.now(seat, tokens[seat])
            caravans = [a["text"] for a in seen["view"]["legal"] if "caravan" in a["text"]]
            others = [await table.now(), await table.now(1 - seat, tokens[1 - seat])]
            text = caravans[0] if caravans else random_action(seen["view"], dice)
            played = await table.act(text, token=tokens[seat], number=seen["number"])
            assert played.status_code == 200
            if caravans:
                assert [await table.now(), await table.now(1 - seat, tokens[1 - seat])] == others
                assert (await table.now(seat, tokens[seat]))["view"]["payment"]
                return
    raise AssertionError("no caravan was to be had")


# What the caretaker does by itself


async def test_the_caretaker_wakes_when_a_table_is_due(tmp_path: Path) -> None:
    """Nobody asks, and the turn is played all the same; the next one has its time."""
    time = Time()
    async with at(tmp_path / "file", time, caretaker=True) as server:
        table, bea = await two(server)
        async with table.socket(bea) as socket:
            time.passes(hours=24)
            server.tables.caretaker.wake()
            news = await socket.next("news")
        assert news["stand_in"] == "least"
        assert (await table.act("draw pile", token=bea)).status_code == 200


async def test_nobodys_time(tmp_path: Path) -> None:
    """While no server runs no clock does; the due time moves with it, and what a turn had stays."""
    time, file = Time(), tmp_path / "file"
    live = {"type": "live", "bank": 60, "increment": 0}
    async with at(file, time, caretaker=True) as server:
        table, bea = await two(server, clock=live)
        time.passes(seconds=20)
        assert (await table.act("draw pile")).status_code == 200
        time.passes(seconds=12.5)
        before = (await table.now())["clock"]
    time.passes(days=3)
    async with at(file, time, caretaker=True) as server:
        assert (await server.at(table).now())["clock"] == before
        assert before == {"left": 47.5, "banks": [40, 60]}
        time.passes(seconds=47.4)
        assert (await server.at(table).act("draw pile", token=bea)).status_code == 200
        time.passes(seconds=41)
        server.tables.caretaker.wake()
        async with server.at(table).socket(bea) as socket:
            await socket.position(lambda p: p["view"]["to_act"] == 1)


async def test_a_game_of_bots_goes_on_without_a_visitor(tmp_path: Path) -> None:
    """A server that starts where a bot is to act lets it; nobody has to open the table."""
    file = tmp_path / "file"
    async with serving(file) as server:
        table = await server.create("random", "me", options={"start_seat": 1, "rounds": 3})
        await server.tables.caretaker.close()
        stored = await server.store.table(table.table)
        assert stored is not None
        assert stored.due is None, "a person is to act, without a clock"
    with sqlite3.connect(file) as connection:
        # As if it had been killed between two decisions.
        connection.execute(
            "INSERT INTO entries (table_id, number, seat, kind, actions, made) "
            "VALUES (?, 1, 1, 'act', '[\"draw pile\"]', '2026-01-01 12:00:00')",
            (table.table,),
        )
        connection.execute("UPDATE tables SET due = '2026-01-01 12:00:20'")
    async with serving(file) as server:
        async with server.socket(table.table, None) as socket:
            await socket.position(lambda p: p["number"] == 2)
        stored = await server.store.table(table.table)
        assert stored is not None
        assert stored.due is None


@pytest.mark.slow
def test_a_clock_survives_kill_minus_9(tmp_path: Path) -> None:
    """What was left is left, but for what servers were seen to run."""
    file = tmp_path / "file"
    clock = {"type": "live", "bank": 3600, "increment": 0}

    def left(url: str, table: Json) -> tuple[float, float]:
        """In the position, and how long the server has been asked about it."""
        answer = get(
            f"{url}/api/tables/{table['table']}/position", headers=bearer(table["token"])
        ).json()
        with sqlite3.connect(file) as connection:
            rows = connection.execute(
                "SELECT 86400 * (julianday(ended) - julianday(begun)) FROM pauses"
            ).fetchall()
        return answer["clock"]["left"], sum(row[0] for row in rows)

    with process(file) as server:
        body = new_table("me", "screen", clock=clock)
        table = post(f"{server.url}/api/tables", json=body).json()
        begun = _begun(file)
        first, _ = left(server.url, table)
        server.popen.kill()
        server.popen.wait()
    with process(file) as server:
        earliest = _wall()
        second, pause = left(server.url, table)
        latest = _wall()
    assert first <= 3600
    # To the tenth of a second; a clock of the machine that jumps is no matter of this test.
    assert earliest - begun - pause - 0.1 <= 3600 - second <= latest - begun - pause + 0.1


def _wall() -> float:
    with sqlite3.connect(":memory:") as connection:
        found: float = connection.execute("SELECT 86400 * julianday('now')").fetchone()[0]
    return found


def _begun(file: Path) -> float:
    with sqlite3.connect(file) as connection:
        found: float = connection.execute("SELECT 86400 * julianday(begun) FROM tables").fetchone()[
            0
        ]
    return found

"""Games seen again: what each side is shown, from a table or a file, and going on from one."""

from __future__ import annotations

import copy
import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

from elfenland.rules.actions import parse_action
from elfenland.rules.events import redact, to_json
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import Record, read_record, verify
from elfenland.rules.view import view
from elfenland.server import replays
from elfenland.server.archive import _exported, import_game
from elfenland.server.store import Store
from elfenland.server.wire_replays import Replay
from tests.server.running import Json, Server, Table, act, play_seat, random_action

REPLAY = msgspec.json.Decoder(Replay)
GREAT: Json = {"rounds": 3, "favors": "great", "town_cards": True}
NOT_TOLD = ("legal", "prices")


def played(seed: int = 0) -> Record:
    """A whole game of two seats at random, with a stand-in and a take-back that it tells of."""
    dice = random.Random(seed)
    game = Game.new(
        Options(players=2, start_seat=0, rounds=3, favors="great", town_cards=True), seed
    )
    names = [{"name": "Ann", "kind": "human"}, {"name": "Gil", "kind": "bot:greedy"}]
    record = Record.begin(game, names, seed)
    while (seat := game.to_act) is not None:
        action = dice.choice(game.legal_actions())
        record.add(seat, action, game.apply(action))
    record.extra |= {"stand_ins": [[3, "bot:planner"]], "take_backs": 2}
    return record


@pytest.fixture(autouse=True)
def patient(server: Server) -> None:
    """The first answer of a process may take long where much goes on beside it."""
    server.http.timeout = 60


@pytest.fixture(scope="module")
def record() -> Json:
    """A whole game with everything in it."""
    return played().to_json()


async def seen(server: Server, sent: Json, side: str = "") -> Json:
    """The replay of a record; it reads as what it is declared to be."""
    answer = await server.http.post(f"/api/replays{side}", json=sent)
    assert answer.status_code == 200, answer.text
    declared = msgspec.json.encode(REPLAY.decode(answer.content))
    assert msgspec.json.decode(declared) == answer.json()
    found: Json = answer.json()
    return found


def plain(value: object) -> Any:  # noqa: ANN401 - as JSON has it
    """A value as it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def bare(shown: Json) -> Json:
    """A view without what a replay does not tell."""
    return {key: value for key, value in shown.items() if key not in NOT_TOLD}


async def test_each_side_sees_what_it_saw(server: Server) -> None:
    """A seat's steps, and a spectator's, are what its socket was told while the game ran."""
    table = await server.create("me", "random", "link", options=GREAT)
    guest = (await table.sit())["token"]
    tokens: dict[int | None, str | None] = {0: table.token, 2: guest, None: None}
    live = await server.tables.open(table.table)
    dice = random.Random("replay")
    sides: dict[int | None, dict[int, Json]] = {0: {}, 2: {}, None: {}}

    async def note() -> None:
        """What each side sees now, by how many actions there are."""
        await live.bots.rest()
        at = sum(len(entry.actions) for entry in live.course.entries)
        for side, views in sides.items():
            views[at] = (await table.now(side, tokens[side]))["view"]

    async with table.socket(guest) as guests, table.socket(None) as spectator:
        await note()
        while (seat := live.course.game.to_act) is not None:
            now = await table.now(seat, tokens[seat])
            text = random_action(now["view"], dice)
            await table.post("/act", act(seat, now["number"], text), tokens[seat])
            await note()
        await spectator.position(lambda p: p["view"]["to_act"] is None)
        await guests.position(lambda p: p["view"]["to_act"] is None)
    told = {
        side: [
            event
            for text in socket.heard
            if (message := msgspec.json.decode(text))["type"] in ("welcome", "news")
            for event in message.get("log", message.get("events"))
        ]
        for side, socket in ((2, guests), (None, spectator))
    }

    for side, views in sides.items():
        query = "" if side is None else f"?seat={side}"
        answer = await table.get(f"/replay{query}", None)
        steps = answer.json()["steps"]
        assert len(steps) == len(live.showing.record(None).actions) + 1
        for at, shown in views.items():
            assert bare(steps[at]["view"]) == bare(shown)
        assert all(step["view"][key] in ([], {}) for step in steps for key in NOT_TOLD)
        assert all(step["open"] == [] for step in steps)
        assert all((step["action"] is None) == (step["seat"] != side) for step in steps[1:])
        if side in told:
            assert [event for step in steps for event in step["events"]] == told[side]
    assert len(sides[0]) > 50


async def test_all_open(server: Server, record: Json) -> None:
    """Every card, counter and tile is shown where it is; nothing that nobody could know yet is."""
    replay = await seen(server, record, "?open=true")
    game = Game.new(read_record(json.dumps(record)).options, record["seed"])
    events = [event for step in replay["steps"] for event in step["events"]]

    assert events == record["events"]
    hidden = 0
    for number, step in enumerate(replay["steps"]):
        if number:
            seat, _, text = record["actions"][number - 1].partition(" ")
            game.apply(parse_action(text))
            assert (step["seat"], step["action"]) == (int(seat), text)
        for place, held in enumerate(step["open"]):
            own = plain(view(game, place))
            keys = ("hand", "secret_counters", "extra_counter", "seen", "town_card")
            assert {key: held[key] for key in keys} == {key: own[key] for key in keys}
            assert len(held["reserved"]) == own["seats"][place]["reserved_cards"]
            hidden += len(held["reserved"]) + len(held["seen"])
        assert None not in step["view"]["favors"]["tiles"].values()
        assert step["view"]["seat"] is None
    assert hidden


async def test_a_file_tells_who_played(server: Server, record: Json) -> None:
    """Its table has names, bots, rules and chart; stand-ins and take-backs are shown."""
    replay = await seen(server, record)
    table, steps = replay["table"], replay["steps"]

    assert [(s["name"], s["kind"], s["bot"]) for s in table["seats"]] == [
        ("Ann", "me", None),
        ("Gil", "bot", "greedy"),
    ]
    assert (table["rule_set"], table["mine"], table["status"]) == ("custom", [], "ended")
    assert table["setup"]["options"] == {
        key: value for key, value in record["options"].items() if key != "players"
    }
    assert [n for n, step in enumerate(steps) if step["stand_in"] == "planner"] == [4]
    assert replay["take_backs"] == 2
    game = Game.new(read_record(json.dumps(record)).options, record["seed"])
    assert steps[0]["events"] == plain([redact(event, None) for event in game.opening])
    assert steps[0]["events"] != plain([to_json(event) for event in game.opening])
    assert steps[-1]["view"]["result"] == record["result"]


async def test_zipped_or_not_it_is_the_same(server: Server, record: Json) -> None:
    """A client that cannot unzip gets it plain; zipped a whole game is small."""
    answers = [
        await server.http.post("/api/replays", json=record, headers={"Accept-Encoding": wanted})
        for wanted in ("gzip", "identity")
    ]
    zipped, unzipped = answers

    assert (zipped.headers["content-encoding"], zipped.json()) == ("gzip", unzipped.json())
    assert "content-encoding" not in unzipped.headers
    assert len(gzip.compress(zipped.content)) < 150_000


async def test_no_replay_while_it_runs(server: Server) -> None:
    """Nobody sees a game again before it has ended: not a spectator, not its host."""
    waiting = await server.create("me", "link")
    running = await server.create("me", "screen")
    body = {"name": "On", "step": 0, "table": running.table, "seats": [ME, BOT]}

    for answer in (
        await waiting.get("/replay"),
        await running.get("/replay", None),
        await running.get("/replay"),
        await running.get("/replay?seat=0"),
        await running.get("/replay?open=true"),
        await server.http.post("/api/replays/continue", json=body),
    ):
        assert (answer.status_code, answer.json()["code"]) == (409, "table.running")
    nowhere = await server.http.get("/api/tables/nowhere/replay")
    assert nowhere.json()["code"] == "table.unknown"


ME: Json = {"kind": "me", "name": "Ann"}
BOT: Json = {"kind": "bot", "name": "Gil", "bot": "random"}


Damage: TypeAlias = Callable[[Json], object]


def without(key: str) -> Damage:
    """Take a key away."""
    return lambda record: record.pop(key)


def event_changed(record: Json) -> None:
    """Tell of another display."""
    record["events"][0]["display"][0] = "nothing"


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (without("format"), "this is no record"),
        (without("seed"), "seed is None"),
        (lambda r: r.update(version=2), "version is 2"),
        (lambda r: r["actions"].insert(5, "0 fly"), "action 5, '0 fly'"),
        (event_changed, "event 0 is"),
        (lambda r: r["events"].pop(), "is missing"),
        (lambda r: r.update(seats=[]), "seats has 0 entries"),
        (lambda r: r["seats"][1].update(name="\u202e"), "seat 1: The name"),
        (lambda r: r.update(stand_ins=["planner"]), "stand_ins: "),
        (lambda r: r.update(take_backs="two"), "take_backs: "),
    ],
)
async def test_what_is_no_record_is_refused(
    server: Server,
    record: Json,
    damage: Damage,
    says: str,
) -> None:
    """The message names the key, the action or the event, and is not the whole file."""
    sent = copy.deepcopy(record)
    damage(sent)
    answer = await server.http.post("/api/replays", json=sent)

    assert (answer.status_code, answer.json()["code"]) == (400, "record.invalid")
    assert says in answer.json()["message"]
    assert len(answer.json()["message"]) <= 400


async def test_other_refusals(
    server: Server, record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too large, too deep, no such side, too slow: each is said in a sentence."""
    padded = {**record, "padding": " " * replays.RECORD_BYTES}

    async def refused(path: str, **sent: Any) -> tuple[str, str]:  # noqa: ANN401 - as httpx
        answer = await server.http.post(path, **sent)
        return answer.json()["code"], answer.json()["message"]

    assert await refused("/api/replays", json=padded) == (
        "request.too_large",
        "This is more than 512 KiB: send less.",
    )
    deep = await refused("/api/replays", content=b'{"a":' + b"[" * 100_000)
    assert deep[0] == "request.invalid"
    assert (await refused("/api/replays?seat=0&open=true", json=record))[0] == "request.invalid"
    assert (await refused("/api/replays?seat=-1", json=record))[0] == "request.invalid"
    assert "no seat 2" in (await refused("/api/replays?seat=2", json=record))[1]
    monkeypatch.setattr(replays, "LIMIT", 0.0)
    assert (await refused("/api/replays", json=record))[0] == "replay.failed"


async def continued(server: Server, **body: object) -> Table:
    """A table that goes on from a moment of a game."""
    made = await server.http.post(
        "/api/replays/continue", json={"name": "On", "pace": "at_once", **body}
    )
    assert made.status_code == 201, made.text
    return Table(server, **made.json())


async def test_a_game_goes_on_from_a_moment(server: Server, record: Json, tmp_path: Path) -> None:
    """The new game begins as that one stood, is played to its end, and is exported."""
    step = next(n for n, text in enumerate(record["actions"]) if " travel " in text)
    before = (await seen(server, record, "?seat=0"))["steps"][step]["view"]
    seats = [ME, {**ME, "kind": "screen"}]
    there = await continued(server, record=record, step=step, seats=seats)
    stood = await there.now(0)
    table = await continued(server, record=record, step=step, seats=[ME, BOT])
    async with table.socket() as socket:
        await play_seat(socket, random.Random(0))
    info = (await table.get()).json()
    told = (await table.get("/record")).json()
    steps = (await table.get("/replay")).json()["steps"]
    again = await continued(server, table=table.table, step=0, seats=[BOT, ME])

    assert bare(stood["view"]) == bare(before)
    assert info["setup"]["origin"] == told["origin"] == {"table": None, "step": step}
    assert info["fairness"] is told["fairness"] is None
    assert (told["seed"], told["actions"][:step]) == (record["seed"], record["actions"][:step])
    verify(read_record(json.dumps(told)))
    assert len(steps) == len(told["actions"]) + 1
    assert (await again.get()).json()["setup"]["origin"] == {"table": table.table, "step": 0}
    moved = await _exported(server.store, table.table)
    assert moved is not None
    other = await Store.open(tmp_path / "other.sqlite3")
    try:
        assert (await import_game(other, json.dumps(moved.to_json()))).state == "stored"
    finally:
        await other.close()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "request.invalid"),
        ({"table": "nowhere"}, "table.unknown"),
        ({"record": {}}, "record.invalid"),
        ({"record": "RECORD", "table": "nowhere"}, "request.invalid"),
        ({"record": "RECORD", "seats": [ME, BOT, BOT]}, "request.invalid"),
        ({"record": "RECORD", "seats": [ME, {"kind": "link", "name": "Bea"}]}, "request.invalid"),
        ({"record": "RECORD", "seats": [ME, {**BOT, "bot": "nobody"}]}, "request.invalid"),
        ({"record": "RECORD", "step": -1}, "request.invalid"),
        ({"record": "RECORD", "step": 10_000}, "request.invalid"),
        ({"record": "RECORD", "step": "LAST"}, "replay.over"),
    ],
)
async def test_going_on_is_refused(server: Server, record: Json, body: Json, code: str) -> None:
    """Each with its reason."""
    known = {"RECORD": record, "LAST": len(record["actions"])}
    sent = {"name": "On", "step": 1, "seats": [ME, BOT]} | {
        key: known.get(value, value) if isinstance(value, str) else value
        for key, value in body.items()
    }
    answer = await server.http.post("/api/replays/continue", json=sent)

    assert answer.json()["code"] == code


async def test_an_origin_is_told_and_not_taken(server: Server) -> None:
    """A table that says of itself where it comes from comes from nowhere."""
    table = await server.create("me", "random", origin={"table": "x", "step": 3})

    assert (await table.get()).json()["setup"]["origin"] is None

"""Killed with -9 in the middle of a game: what was confirmed is there, and there once."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from elfenland.server.database import Database
from tests.server.process import Process, connect, get, post, process
from tests.server.running import Json, act, bearer, new_table, random_action

# A game under which server after server starts takes longer where much else runs.
pytestmark = pytest.mark.timeout(400)


def position(url: str, table: str, token: str, seat: int) -> Json:
    """The position of a seat."""
    answer = get(f"{url}/api/tables/{table}/position?seat={seat}", headers=bearer(token))
    found: Json = answer.raise_for_status().json()
    return found


def decide(url: str, table: str, token: str, body: Json) -> httpx.Response:
    """Act."""
    return post(f"{url}/api/tables/{table}/act", json=body, headers=bearer(token))


@pytest.mark.slow
def test_killed_between_any_two_decisions(tmp_path: Path) -> None:
    """Server after server is killed under one game, which ends as if nothing had been."""
    dice = random.Random("killed")
    file = tmp_path / "tables.sqlite3"
    table, token = "", ""
    played: list[str] = []
    phases: set[str] = set()
    unanswered: Json | None = None
    seen: Json | None = None
    record: Json = {}
    kills = 0
    over = False
    while not over:
        with process(file) as server:
            if not table:
                made = post(
                    f"{server.url}/api/tables",
                    json=new_table("me", "screen", options={"rounds": 3}),
                ).json()
                table, token = made["table"], made["token"]
            if unanswered is not None and seen is not None:
                # What was confirmed before is there; what is repeated now was played once.
                again = decide(server.url, table, token, unanswered)
                assert again.json()["number"] == len(played)
            # Four kills fit into the shortest of games, so that each game sees them.
            before_the_kill = dice.randint(4, 11) if kills < 5 else 10_000
            for _ in range(before_the_kill):
                public = get(f"{server.url}/api/tables/{table}/position").json()
                seat = public["view"]["to_act"]
                if seat is None:
                    over = True
                    break
                seen = position(server.url, table, token, seat)
                assert seen["number"] == len(played)
                phases.add(seen["view"]["phase"])
                unanswered = act(seat, seen["number"], random_action(seen["view"], dice))
                decide(server.url, table, token, unanswered).raise_for_status()
                played += unanswered["actions"]
            if over:
                record = get(f"{server.url}/api/tables/{table}/record").json()
            server.popen.kill()
            kills += 1

    assert [text.partition(" ")[2] for text in record["actions"]] == played
    assert kills > 4
    assert phases >= {"draw", "plan", "move"}


def listen(socket: ClientConnection, heard: list[Json]) -> None:
    """Note all that a socket is told, until the server is gone."""
    try:
        while True:
            heard.append(msgspec.json.decode(socket.recv()))
    except ConnectionClosed:
        pass


@pytest.mark.slow
@pytest.mark.parametrize("after", [1, 7, 20])
def test_what_was_told_is_stored(tmp_path: Path, after: int) -> None:
    """Killed at any moment while bots play: all that a socket had heard is in the file."""
    file = tmp_path / "tables.sqlite3"
    heard: list[Json] = []
    with process(file) as server:
        table = post(
            f"{server.url}/api/tables", json=new_table("random", "greedy", "random")
        ).json()["table"]
        with connect(server.url.replace("http", "ws") + "/api/socket") as socket:
            socket.send(f'{{"type":"hello","table":"{table}","token":null}}')
            listener = threading.Thread(target=listen, args=(socket, heard))
            listener.start()
            while sum(message["type"] == "news" for message in heard) < after:
                listener.join(0.001)
            server.popen.kill()
            listener.join()

    with (
        process(file) as server,
        connect(server.url.replace("http", "ws") + "/api/socket") as socket,
    ):
        socket.send(f'{{"type":"hello","table":"{table}","token":null}}')
        welcome = msgspec.json.decode(socket.recv())

    log = heard[0]["log"] + [e for m in heard[1:] if m["type"] == "news" for e in m["events"]]
    assert welcome["log"][: len(log)] == log
    # At its end a game tells of the table, too.
    positions = [message["position"] for message in heard if "position" in message]
    assert welcome["position"]["number"] >= positions[-1]["number"]


@pytest.mark.slow
def test_a_kill_in_the_middle_of_requests(database: Database) -> None:
    """Of requests under way at the kill each is stored at most once; asked again, once."""
    answers: dict[str, int] = {}
    bodies = []
    with process(database) as server:
        made = [
            post(
                f"{server.url}/api/tables",
                json=new_table("me", "screen", options={"start_seat": 0}),
            ).json()
            for _ in range(20)
        ]
        bodies = [act(0, 0, "draw pile") for _ in made]

        def ask(server: Process, n: int) -> None:
            try:
                answer = decide(server.url, made[n]["table"], made[n]["token"], bodies[n])
                answers[bodies[n]["id"]] = answer.json()["number"]
            except httpx.HTTPError:
                pass

        threads = [threading.Thread(target=ask, args=(server, n)) for n in range(len(made))]
        for thread in threads:
            thread.start()
        while not answers:
            threads[0].join(0.001)
        server.popen.kill()
        for thread in threads:
            thread.join()

    with process(database) as server:
        found = [position(server.url, m["table"], m["token"], 0)["number"] for m in made]
        for n, number in enumerate(found):
            assert number >= answers.get(bodies[n]["id"], 0), "what was confirmed is there"
            again = decide(server.url, made[n]["table"], made[n]["token"], bodies[n])
            assert again.json()["number"] == 1
            assert position(server.url, made[n]["table"], made[n]["token"], 1)["number"] == 1

"""Coming back to a table: the same seat, the same side, in every phase and after a restart."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import msgspec

from tests.server.running import Json, Server, Table, act, random_action, serving


async def seen(table: Table, token: str | None) -> Json:
    """What a new socket is welcomed with, but for who happens to be there."""
    async with table.socket(token) as socket:
        welcome: Json = await socket.next("welcome")
    for seat in welcome["table"]["seats"]:
        del seat["connected"]
    return welcome


async def test_a_reload_shows_what_was_there(server: Server) -> None:
    """In every phase the welcome has the view that the last news led to, and the whole log."""
    dice = random.Random("reload")
    table = await server.create("me", "link", options={"rounds": 3})
    tokens = [table.token, (await table.sit())["token"]]
    phases = set()

    async with table.socket() as mine, table.socket(tokens[1]) as theirs:
        sockets = (mine, theirs)
        now = [(await socket.next("welcome")) for socket in sockets]
        logs = [welcome["log"] for welcome in now]
        positions = [welcome["position"] for welcome in now]
        while (seat := positions[0]["view"]["to_act"]) is not None:
            view = positions[seat]["view"]
            if view["phase"] not in phases or dice.random() < 0.05:
                phases.add(view["phase"])
                for n, token in enumerate(tokens):
                    welcome = await seen(table, token)
                    assert welcome["position"] == positions[n]
                    assert welcome["log"] == logs[n]
            # Whoever passes at once has counters left to keep.
            text = "pass" if view["phase"] == "plan" else random_action(view, dice)
            body = act(seat, positions[seat]["number"], text)
            for n in (seat, 1 - seat):
                if n == seat:
                    told = await sockets[n].did(body)
                else:
                    told = [msgspec.json.decode(text) for text in await sockets[n].told_so_far()]
                for news in told:
                    if news["type"] == "news":
                        logs[n] = logs[n][: len(logs[n]) - news["taken_back"]] + news["events"]
                        positions[n] = news["position"]

    assert phases == {"draw", "plan", "move", "keep"}


def to_act(seat: int) -> Callable[[Json], bool]:
    """Whether a position asks this seat."""
    return lambda position: position["view"]["to_act"] == seat


async def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path) -> None:
    """Everybody finds the same seat, view, log and invites after a restart, and plays on."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as first:
        await first.http.post("/api/network")
        table = await first.create("me", "link", "random", name="Sunday", options={"start_seat": 0})
        waiting = await first.create("me", "link", "link")
        guest = (await table.sit(name="Bea"))["token"]
        early = (await waiting.sit(name="Cy"))["token"]
        async with table.socket() as mine, table.socket(guest) as theirs:
            for turn in (0, 1, 0):
                socket = (mine, theirs)[turn]
                position = await socket.position(to_act(turn))
                await socket.send(act(turn, position["number"], "draw pile"))
            await theirs.position(to_act(1))
        before = [await seen(table, token) for token in (table.token, guest, None)]
        before += [await seen(waiting, token) for token in (waiting.token, early)]

    async with serving(file) as second:
        table, waiting = second.at(table), second.at(waiting)
        after = [await seen(table, token) for token in (table.token, guest, None)]
        after += [await seen(waiting, token) for token in (waiting.token, early)]
        played = await waiting.sit(1, "Dee")

    strip_links(before)
    strip_links(after)
    assert after == before
    assert played["seat"] == 2


def strip_links(welcomes: list[Json]) -> None:
    """Leave out where links lead: another server has another port."""
    for welcome in welcomes:
        for invite in welcome["table"]["invites"]:
            del invite["url"], invite["qr"]

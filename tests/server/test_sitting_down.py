"""Seats by link, who is there, and the local network."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest

from elfenland.server.network import Network, host_name, is_loopback
from tests.server.running import ELSEWHERE, NO_TLS, PATIENCE, Json, Server, act, new_table, serving


async def test_the_game_begins_when_the_last_has_sat_down(server: Server) -> None:
    """Until then nobody acts and there is no position; then every socket gets a welcome."""
    table = await server.create("me", "link", "link", options={"start_seat": 0})

    async with table.socket() as host:
        waiting = await host.next("welcome")
        early = await table.post("/act", act(0, 0, "draw pile"))
        first = await table.sit(0, "Bea")
        changed = await host.next("table")
        async with table.socket(first["token"]) as guest:
            assert (await guest.next("welcome"))["position"] is None
            second = await table.sit(1, "Cy")
            begun = [await socket.next("welcome") for socket in (host, guest)]

    assert (waiting["table"]["status"], waiting["position"], waiting["log"]) == (
        "waiting",
        None,
        [],
    )
    assert [s["taken"] for s in waiting["table"]["seats"]] == [True, False, False]
    assert early.json()["code"] == "table.waiting"
    assert [i["seat"] for i in changed["table"]["invites"]] == [2]
    assert changed["table"]["seats"][1]["name"] == "Bea"
    assert [w["table"]["status"] for w in begun] == ["playing", "playing"]
    assert [w["position"]["view"]["seat"] for w in begun] == [0, 1]
    assert (first["seat"], second["seat"]) == (1, 2)


async def test_a_link_seats_one(server: Server) -> None:
    """Of ten who follow a link at once, one sits down; the others hear that it is taken."""
    table = await server.create("me", "link")
    code = table.invites[0]["code"]

    answers = await asyncio.gather(
        *(server.http.post(f"/api/invites/{code}", json={"name": f"N{n}"}) for n in range(10))
    )

    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9
    taken = (await server.http.get(f"/api/invites/{code}")).json()
    winner = next(n for n, a in enumerate(answers) if a.status_code == 201)
    assert (taken["taken"], taken["name"]) == (True, f"N{winner}")


async def test_what_a_link_says(server: Server) -> None:
    """Before sitting down one sees where: the table, who asks, who plays, and by which rules."""
    table = await server.create("me", "link", "random", name="Sunday", options={"favors": "small"})

    offered = (await server.http.get(f"/api/invites/{table.invites[0]['code']}")).json()

    shown = (await table.get("", None)).json()
    assert offered == {
        "table": table.table, "table_name": "Sunday", "host": "Seat 0", "seat": 1,
        "name": "Seat 1", "colour": 1, "taken": False,
        "seats": shown["seats"], "rule_set": "ours", "setup": shown["setup"],
        "commitment": shown["fairness"]["commitment"],
    }  # fmt: skip
    assert [seat["taken"] for seat in offered["seats"]] == [True, False, True]
    assert offered["setup"]["options"]["favors"] == "small"


async def test_a_table_without_a_name_is_told_with_its_host(server: Server) -> None:
    """Each reader's language makes a name of it; on the table, its invitation, a list."""
    table = await server.create("link", "screen", "me", name=None, watching="public", listed=True)
    other = await server.create("link", "screen", name=None)

    shown = (await table.get()).json()
    offered = (await server.http.get(f"/api/invites/{table.invites[0]['code']}")).json()
    listed = (await server.http.get("/api/lobby")).json()["open"]

    assert (shown["name"], shown["setup"]["name"], shown["host"]) == (None, None, "Seat 2")
    assert (offered["table_name"], offered["host"]) == (None, "Seat 2")
    line = next(line for line in listed if line["table"] == table.table)
    assert (line["name"], line["host"]) == (None, "Seat 2")
    assert (await other.get()).json()["host"] == "Seat 1"


async def test_a_link_that_leads_nowhere(server: Server) -> None:
    """A code with a slip is refused with a way out."""
    for answer in (
        await server.http.get("/api/invites/nonsense"),
        await server.http.post("/api/invites/nonsense", json={"name": "Ann"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "invite.unknown")


async def test_invites_are_for_the_host_alone(server: Server) -> None:
    """Nobody else at the table can seat a third: not a guest, not a spectator."""
    table = await server.create("me", "link", "link")
    guest = (await table.sit())["token"]

    seen = {token: (await table.get("", token)).json() for token in (table.token, guest, None)}

    assert [len(info["invites"]) for info in seen.values()] == [1, 0, 0]
    assert [info["mine"] for info in seen.values()] == [[0], [1], []]


async def test_a_link_has_a_code_to_scan(server: Server) -> None:
    """The QR code is an SVG that brings no script and no style sheet of its own."""
    table = await server.create("me", "link")

    drawing = table.invites[0]["qr"]
    assert set(re.findall(r"<(\w+)", drawing)) == {"svg", "path"}
    assert not set(re.findall(r" ([\w-]+)=", drawing)) & {"style", "class", "onload"}


async def test_who_is_there(server: Server) -> None:
    """A seat is there while one of its sockets is; a second tab changes nothing."""
    table = await server.create("me", "link", "random")
    guest = (await table.sit())["token"]

    async with table.socket() as host:
        there = [[s["connected"] for s in (await host.next("welcome"))["table"]["seats"]]]
        async with table.socket(guest):
            there.append([s["connected"] for s in (await host.next("table"))["table"]["seats"]])
            async with table.socket(guest) as second_tab, table.socket(None) as spectator:
                await second_tab.next("welcome")
                await spectator.next("welcome")
            silent = await host.told_so_far()
        there.append([s["connected"] for s in (await host.next("table"))["table"]["seats"]])

    assert there == [[True, False, True], [True, True, True], [True, False, True]]
    assert not [text for text in silent if b'"type":"table"' in text]


async def test_two_tabs_of_a_seat_are_both_live(server: Server) -> None:
    """What is played in one is told to the other."""
    table = await server.create("me", "link", options={"start_seat": 0})
    await table.sit()

    async with table.socket() as one, table.socket() as other:
        await other.next("welcome")
        await one.ask(act(0, 0, "draw pile"))
        news = await other.next("news")

    assert news["position"]["number"] == 1


async def test_a_seat_by_link_needs_the_network(tmp_path: Path) -> None:
    """The server asks first; opened, it answers where another device reaches it."""
    async with serving(tmp_path / "tables.sqlite3") as server:
        closed = (await server.http.get("/api/setup")).json()["network"]
        refused = await server.http.post("/api/tables", json=new_table("me", "link"))
        at_once = await asyncio.gather(*(server.http.post("/api/network") for _ in range(3)))
        table = await server.create("me", "link")
        url: str = table.invites[0]["url"]
        async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS) as phone:
            page = await phone.get(url)
            seated = await phone.post(url.replace("/join/", "/api/invites/"), json={"name": "Bea"})

    opened = at_once[0].json()
    assert closed == {"open": False, "addresses": []}
    assert (refused.status_code, refused.json()["code"]) == (409, "network.closed")
    assert opened == {"open": True, "addresses": [url.partition("/join/")[0]]}
    assert {answer.text for answer in at_once} == {at_once[0].text}
    assert ELSEWHERE in url
    assert page.status_code in (200, 503)
    assert seated.status_code == 201


async def test_a_page_elsewhere_does_not_open_the_network(server: Server) -> None:
    """A name that somebody made to point at this machine is not this machine."""
    for headers in (
        {"Host": "rebound.test"},
        {"Host": "rebound.test", "Origin": "http://rebound.test"},
    ):
        answer = await server.http.post("/api/network", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "network.refused")


@pytest.mark.parametrize(
    ("reached_as", "leads_to"),
    [
        ("localhost:80", f"http://{ELSEWHERE}:"),
        ("127.0.0.1:80", f"http://{ELSEWHERE}:"),
        ("game.test", "http://game.test/join/"),
        ("192.168.1.7:8000", "http://192.168.1.7:8000/join/"),
        ("[fd00::2]:8000", "http://[fd00::2]:8000/join/"),
    ],
)
async def test_links_lead_where_their_reader_can_go(
    server: Server, reached_as: str, leads_to: str
) -> None:
    """Who came by an address that others can use gives that; this machine's own name is no use."""
    headers = {"Host": reached_as}

    answer = await server.http.post("/api/tables", json=new_table("me", "link"), headers=headers)

    made: Json = answer.json()
    assert made["invites"][0]["url"].startswith(leads_to)
    assert re.fullmatch(r"https?://[^/'\"<>]+/join/\w+", made["invites"][0]["url"])


async def test_a_machine_in_no_network() -> None:
    """Opened all the same, with no address to give: its links work on the machine itself."""

    async def listen(_host: str) -> bool:
        raise AssertionError("there is nowhere to listen")

    network = Network("127.0.0.1", 8000, listen, list)

    state = await network.open()

    assert (state.open, state.addresses) == (True, [])
    assert network.base_url("http", "localhost:8000") == "http://localhost:8000"


@pytest.mark.parametrize(
    ("host", "addresses", "expected"),
    [
        ("0.0.0.0", ["192.168.1.7"], ["http://192.168.1.7:8000"]),  # noqa: S104 - not bound
        ("192.168.1.9", ["192.168.1.7"], ["http://192.168.1.9:8000"]),
        ("::", [], []),
    ],
)
def test_started_open(host: str, addresses: list[str], expected: list[str]) -> None:
    """A server started at an address of the network is open from the start."""

    async def listen(_host: str) -> bool:
        return True

    network = Network(host, 8000, listen, lambda: addresses)

    assert network.is_open
    assert network.addresses() == expected


@pytest.mark.parametrize(
    ("host", "name", "loopback"),
    [
        ("localhost", "localhost", True),
        ("LOCALHOST:8000", "localhost", True),
        ("127.0.0.1:1", "127.0.0.1", True),
        ("127.9.9.9", "127.9.9.9", True),
        ("[::1]:8000", "::1", True),
        ("::1", "::1", True),
        ("localhost.elsewhere.test", "localhost.elsewhere.test", False),
        ("192.168.1.7:8000", "192.168.1.7", False),
        ("", "", False),
    ],
)
def test_which_hosts_are_this_machine(host: str, name: str, loopback: bool) -> None:  # noqa: FBT001
    """Names and addresses, with and without port."""
    assert (host_name(host), is_loopback(host)) == (name, loopback)

"""How much may be asked for, and how it is refused when it is too much."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from ipaddress import ip_network
from itertools import count
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from elfenland.server import limits as limits_module
from elfenland.server.exposure import Exposure
from elfenland.server.limits import RATES, Kind, LimitReached, Limits, Rate
from tests.server.running import (
    Json,
    Server,
    Socket,
    Table,
    act,
    bearer,
    connect,
    new_table,
    serving,
)

# It does not fill up again while a test runs, however slow the machine.
SLOWLY = 1e-6
ADDRESSES = (f"198.51.100.{n}" for n in count(1))


class Clock:
    """A clock that goes on when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def taken(limits: Limits, kind: Kind, who: str | bytes | None, most: int = 10_000) -> int:
    """How many can be taken at once, up to so many."""
    for done in range(most):
        try:
            limits.take(kind, who)
        except LimitReached:
            return done
    return most


@pytest.mark.parametrize(("kind", "rate"), RATES.items())
def test_a_bucket_empties_and_fills_up(kind: Kind, rate: Rate) -> None:
    """So many at once, then so many a second, and never more than it holds."""
    clock = Clock()
    limits = Limits(clock=clock)

    assert taken(limits, kind, "a") == rate.at_once
    clock.now += 3.5 / rate.a_second
    assert taken(limits, kind, "a") == 3
    clock.now += 1e6
    assert taken(limits, kind, "a") == rate.at_once
    assert taken(limits, kind, "b") == rate.at_once, "others have their own"


@pytest.mark.parametrize(("kind", "rate"), RATES.items())
def test_the_wait_is_long_enough(kind: Kind, rate: Rate) -> None:
    """Who waits as long as is said is let in."""
    clock = Clock()
    limits = Limits(clock=clock)
    taken(limits, kind, "a")

    with pytest.raises(LimitReached, match="try again in") as refused:
        limits.take(kind, "a")
    clock.now += refused.value.wait
    limits.take(kind, "a")

    assert refused.value.wait == max(1, round(1 / rate.a_second))


def test_what_is_given_back_can_be_taken_again() -> None:
    """What turned out to be in order costs nothing."""
    limits = Limits(clock=Clock())
    for _ in range(100):
        limits.take("codes", "a")
        limits.give_back("codes", "a")

    assert taken(limits, "codes", "a") == RATES["codes"].at_once


def test_whoever_is_not_limited() -> None:
    """This machine itself, and everybody where limits are off, is None."""
    assert taken(Limits(), "codes", None, 500) == 500


def test_buckets_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses ask, so many buckets are kept at most; the last to ask are."""
    monkeypatch.setattr(limits_module, "_KEPT", 3)
    limits = Limits(clock=Clock())

    for address in "abcdefgc":
        taken(limits, "codes", address)

    assert len(limits._left) == 3
    assert taken(limits, "codes", "c") == 0


def test_sockets_are_counted_while_they_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """One beyond the limit is refused; when one has gone another comes in, and nothing is kept."""
    monkeypatch.setattr(limits_module, "SOCKETS", 1)
    limits = Limits()

    with (
        limits.socket("a"),
        limits.socket("b"),
        pytest.raises(LimitReached),
        limits.socket("a"),
    ):
        pass
    with limits.socket("a"):
        pass

    assert not limits._sockets


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("198.51.100.1", "198.51.100.2", False),
        ("198.51.100.1", "::ffff:198.51.100.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ],
)
def test_households(one: str, other: str, same: bool) -> None:  # noqa: FBT001 - of the table
    """An IPv6 household has a whole network: a new address in it is no new guest."""
    assert (limits_module._household(one) == limits_module._household(other)) is same


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server behind a proxy, so that a test can come from any address."""
    exposure = Exposure(proxies=(ip_network("127.0.0.1"),))
    file = tmp_path_factory.mktemp("club") / "tables.sqlite3"
    async with serving(file, exposure=exposure) as running:
        yield running
        # A socket that asked for too much is not read for days, nor is its end.
        running.host.config.timeout_graceful_shutdown = 1


@pytest.fixture
def tight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of each kind, for as long as the test runs; any number of requests."""
    rates = {kind: Rate(SLOWLY, 2) for kind in RATES}
    monkeypatch.setattr(limits_module, "RATES", {**rates, "requests": Rate(SLOWLY, 10_000)})


def from_elsewhere() -> dict[str, str]:
    """The header of somebody at an address that no other test comes from."""
    return {"X-Forwarded-For": next(ADDRESSES)}


def is_refused(answer: httpx.Response) -> bool:
    """Whether an answer says that it was too much, and when to ask again."""
    if answer.status_code != 429:
        return False
    assert answer.json()["code"] == "limit.reached"
    assert int(answer.headers["retry-after"]) >= 1
    return True


async def two_people(club: Server) -> tuple[Table, dict[str, str], Json]:
    """A table of two people, the first to draw; whence its host comes; the other's seat."""
    here = from_elsewhere()
    options = {"start_seat": 0}
    body = new_table("me", "link", options=options)
    made = await club.http.post("/api/tables", json=body, headers=here)
    table = Table(club, **made.json())
    return table, here, await table.sit()


@pytest.mark.usefixtures("tight")
async def test_tables_made(club: Server) -> None:
    """One address makes so many; another is not held up by it."""
    one, other = from_elsewhere(), from_elsewhere()

    answers = [await club.http.post("/api/seals", headers=one) for _ in range(3)]
    another = await club.http.post("/api/seals", headers=other)

    assert [is_refused(answer) for answer in answers] == [False, False, True]
    assert another.status_code == 201


async def test_all_requests(club: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked counts, also what is refused; the pages of the client do not."""
    monkeypatch.setattr(limits_module, "RATES", {**RATES, "requests": Rate(SLOWLY, 2)})
    here = from_elsewhere()

    addresses = ("/api/setup", "/", "/api/tables/none", "/api/setup")
    answers = [await club.http.get(address, headers=here) for address in addresses]

    assert [is_refused(answer) for answer in answers] == [False, False, False, True]


@pytest.mark.usefixtures("tight")
async def test_codes_cannot_be_guessed(club: Server) -> None:
    """A few wrong links, then none, the right one neither; right ones cost nothing."""
    table, here, _ = await two_people(club)
    code = table.invites[0]["code"]

    right = [await club.http.get(f"/api/invites/{code}", headers=here) for _ in range(5)]
    wrong = [await club.http.get(f"/api/invites/none{n}", headers=here) for n in range(3)]
    late = await club.http.get(f"/api/invites/{code}", headers=here)
    neighbour = await club.http.get(f"/api/invites/{code}", headers=from_elsewhere())

    assert {answer.status_code for answer in right} == {200}
    assert [is_refused(answer) for answer in wrong] == [False, False, True]
    assert is_refused(late)
    assert neighbour.status_code == 200


@pytest.mark.usefixtures("tight")
async def test_actions_of_a_seat(club: Server) -> None:
    """A seat asks for so much, over HTTP and by whatever address; the other seat can go on."""
    table, _, link = await two_people(club)

    async def draw(seat: int, token: str) -> httpx.Response:
        return await club.http.post(
            f"/api/tables/{table.table}/act",
            json=act(seat, 9999, "draw pile"),
            headers=bearer(token) | from_elsewhere(),
        )

    answers = [await draw(0, table.token) for _ in range(3)]
    other = await draw(1, link["token"])

    assert [is_refused(answer) for answer in answers] == [False, False, True]
    assert not is_refused(other)
    assert (await club.tables.open(table.table)).course.number == 0


@pytest.mark.usefixtures("tight")
async def test_actions_on_a_socket(club: Server) -> None:
    """What is too much is refused by its id, and has changed nothing; the line stays."""
    table, here, _ = await two_people(club)
    address = club.url.replace("http", "ws") + "/api/socket"

    async with connect(address, additional_headers=here) as connection:
        socket = Socket(connection)
        await socket.send({"type": "hello", "table": table.table, "token": table.token})
        answers = [await socket.ask(act(0, number, "draw pile")) for number in (0, 9999, 1)]
        still_open = connection.close_code is None

    assert [answer["type"] for answer in answers] == ["done", "refused", "refused"]
    assert [answer["code"] for answer in answers[1:]] == ["action.not_your_turn", "limit.reached"]
    assert still_open
    assert (await club.tables.open(table.table)).course.number == 1


async def test_too_many_sockets(club: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """One too many is told why and closed; when another has gone, one comes in again."""
    monkeypatch.setattr(limits_module, "SOCKETS", 1)
    table, here, _ = await two_people(club)
    address = club.url.replace("http", "ws") + "/api/socket"

    async def first_word() -> Json:
        async with connect(address, additional_headers=here) as connection:
            socket = Socket(connection)
            # Refused before it has said a word, it may be closed by now.
            with suppress(ConnectionClosed):
                await socket.send({"type": "hello", "table": table.table, "token": None})
            return await socket.next()

    async with connect(address, additional_headers=here) as connection:
        one = Socket(connection)
        await one.send({"type": "hello", "table": table.table, "token": None})
        await one.next("welcome")
        refused = await first_word()
    # The server may hear of its end a little later.
    while (told := await first_word())["type"] == "refused":
        pass

    assert refused["code"] == "limit.reached"
    assert told["type"] == "welcome"


@pytest.mark.usefixtures("tight")
async def test_this_machine_itself_is_not_limited(server: Server) -> None:
    """Who plays where the server runs, and whatever runs beside it, asks as it likes."""
    answers = [await server.http.get("/api/invites/none") for _ in range(5)]

    assert not any(map(is_refused, answers))


@pytest.mark.usefixtures("tight")
async def test_limits_can_be_switched_off(tmp_path: Path) -> None:
    """With --no-limits nobody is limited."""
    exposure = Exposure(proxies=(ip_network("127.0.0.1"),), limits=False)
    async with serving(tmp_path / "tables.sqlite3", exposure=exposure) as unlimited:
        here = from_elsewhere()
        answers = [await unlimited.http.post("/api/seals", headers=here) for _ in range(5)]

    assert not any(map(is_refused, answers))

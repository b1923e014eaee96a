"""Who asks, when a proxy asks for them; and that nobody else is believed about it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from ipaddress import ip_network
from typing import Any, cast

import pytest
import pytest_asyncio
from websockets.typing import Origin

from elfenland.server.exposure import Exposure
from elfenland.server.proxies import FromProxies
from tests.server.running import Json, Server, Socket, connect, new_table, serving

FORGED = {
    "X-Forwarded-For": "127.0.0.1",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "forged.test",
}
CLUB = {
    "X-Forwarded-For": "198.51.100.7",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "club.test",
}
PROXIES = tuple(map(ip_network, ("10.0.0.0/8", "127.0.0.1", "2001:db8::/32")))


async def seen(
    client: str | None, headers: list[tuple[str, str]], kind: str = "http"
) -> dict[str, Any]:
    """What the application is given of a request."""
    given: list[dict[str, Any]] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:  # noqa: ANN401 - of any kind
        given.append(scope)

    scope = {
        "type": kind,
        "client": (client, 1234) if client else None,
        "scheme": "ws" if kind == "websocket" else "http",
        "headers": [(b"host", b"inside:8000"), *((n.encode(), v.encode()) for n, v in headers)],
    }
    await FromProxies(app, PROXIES)(cast("Any", scope), cast("Any", None), cast("Any", None))
    return given[0]


@pytest.mark.parametrize(
    ("client", "hops", "expected"),
    [
        ("198.51.100.1", ["203.0.113.5"], "198.51.100.1"),
        ("10.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("::ffff:10.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("2001:db8::1", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["192.0.2.1, 203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["192.0.2.1", "203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["203.0.113.5, 10.0.0.9"], "203.0.113.5"),
        ("10.0.0.1", ["203.0.113.5:4711"], "203.0.113.5"),
        ("10.0.0.1", ["[2001:db9::5]:4711"], "2001:db9::5"),
        ("10.0.0.1", ["2001:db9::5"], "2001:db9::5"),
        ("10.0.0.1", ["203.0.113.5, nonsense"], None),
        ("10.0.0.1", ["203.0.113.5, localhost"], None),
        ("10.0.0.1", ["127.0.0.2"], None),
        ("10.0.0.1", ["10.0.0.9"], None),
        ("10.0.0.1", [""], None),
        ("10.0.0.1", [], None),
        ("127.0.0.1", [], None),
        (None, ["203.0.113.5"], None),
    ],
)
async def test_whose_request_it_is(
    client: str | None, hops: list[str], expected: str | None
) -> None:
    """The last hop that is no proxy of ours; what comes by a proxy is never this machine itself."""
    scope = await seen(client, [("x-forwarded-for", hop) for hop in hops])

    assert scope["client"] == ((expected, scope["client"][1]) if expected else None)


@pytest.mark.parametrize(
    ("kind", "headers", "scheme", "host"),
    [
        ("http", [], "http", "inside:8000"),
        ("http", [("x-forwarded-proto", "https")], "https", "inside:8000"),
        ("websocket", [("x-forwarded-proto", "https")], "wss", "inside:8000"),
        ("http", [("x-forwarded-proto", "https, http")], "http", "inside:8000"),
        ("http", [("x-forwarded-proto", "gopher")], "http", "inside:8000"),
        ("http", [("x-forwarded-host", "club.test:8443")], "http", "club.test:8443"),
        ("http", [("x-forwarded-host", "[2001:db9::5]:81")], "http", "[2001:db9::5]:81"),
        ("http", [("x-forwarded-host", "forged.test, club.test")], "http", "club.test"),
        ("http", [("x-forwarded-host", "club.test/<b>")], "http", "inside:8000"),
        ("http", [("x-forwarded-host", "")], "http", "inside:8000"),
    ],
)
async def test_by_which_address_it_came(
    kind: str, headers: list[tuple[str, str]], scheme: str, host: str
) -> None:
    """Scheme and host are those that the nearest proxy was asked by, where they make sense."""
    scope = await seen("10.0.0.1", headers, kind)

    assert scope["scheme"] == scheme
    assert [value for name, value in scope["headers"] if name == b"host"] == [host.encode()]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def proxied(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server that believes a proxy on its own machine."""
    exposure = Exposure(proxies=(ip_network("127.0.0.1"),))
    file = tmp_path_factory.mktemp("proxied") / "tables.sqlite3"
    async with serving(file, exposure=exposure) as running:
        yield running


async def link_of(server: Server, headers: dict[str, str]) -> str:
    """Where the link of a new table leads, for whoever makes it with these headers."""
    made = await server.http.post("/api/tables", json=new_table("me", "link"), headers=headers)
    assert made.status_code == 201, made.text
    url: str = made.json()["invites"][0]["url"]
    return url


async def test_links_lead_where_people_came(proxied: Server) -> None:
    """Behind a proxy that was named a link has its name and its scheme."""
    assert (await link_of(proxied, CLUB)).startswith("https://club.test/join/")


async def test_forged_headers_are_ignored(server: Server) -> None:
    """Where no proxy was named nobody says by what address they came."""
    assert "forged" not in await link_of(server, FORGED)


async def test_the_page_behind_a_proxy_may_act(proxied: Server) -> None:
    """The site of a page is compared with the address that people see, on sockets, too."""
    own = CLUB | {"Origin": "https://club.test"}
    made = await proxied.http.post("/api/tables", json=new_table("me", "random"), headers=own)
    table: Json = made.json()
    other = await proxied.http.post(
        "/api/tables", json=new_table("me", "random"), headers=CLUB | {"Origin": proxied.url}
    )

    address = proxied.url.replace("http", "ws") + "/api/socket"
    origin = Origin("https://club.test")
    async with connect(address, origin=origin, additional_headers=CLUB) as connection:
        socket = Socket(connection)
        await socket.send({"type": "hello", "table": table["table"], "token": table["token"]})
        welcome = await socket.next()

    assert made.status_code == 201
    assert (other.status_code, other.json()["code"]) == (403, "origin.refused")
    assert welcome["type"] == "welcome"


@pytest.mark.parametrize("headers", [FORGED, {"X-Forwarded-For": "127.0.0.1"}, {}])
@pytest.mark.parametrize(("method", "path"), [("GET", "/metrics"), ("POST", "/api/network")])
async def test_nobody_behind_a_proxy_is_this_machine(
    proxied: Server, headers: dict[str, str], method: str, path: str
) -> None:
    """What this machine alone may do nobody does by a proxy, whatever is said of where they are."""
    asked = {"Host": "localhost", **headers}
    answer = await proxied.http.request(method, path, headers=asked)

    assert answer.status_code == 403

"""The client's pages, the headers on every answer, and what the API says of itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from litestar.testing import AsyncTestClient

from elfenland import __version__
from elfenland.bots import BOTS
from elfenland.server.app import create_app
from elfenland.server.network import Network
from elfenland.server.openapi import OPERATIONS
from elfenland.server.store import Store
from elfenland.server.tables import Tables
from tests.server.running import Server, new_table


async def nowhere(_host: str) -> bool:
    """Listen at no further address."""
    return False


async def get(client: Path, *addresses: str) -> list[httpx.Response]:
    """Ask an application with a client in this folder."""
    store = await Store.open(client / "tables.sqlite3")
    app = create_app(Tables(store), Network("127.0.0.1", 80, nowhere, list), client)
    try:
        async with AsyncTestClient(app) as http:
            return [await http.get(address) for address in addresses]
    finally:
        await store.close()


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A built client, as small as can be."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the page</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("play()")
    return tmp_path


async def test_every_address_of_the_client_is_its_page(client: Path) -> None:
    """A reload works at any address, and nobody keeps an old page."""
    answers = await get(client, "/", "/table/abc", "/join/abc", "/assets", "/rules/PLAN-3")

    assert {a.status_code for a in answers[:3]} == {200}
    assert {a.text for a in (*answers[:3], answers[4])} == {"<title>the page</title>"}
    assert {a.headers["cache-control"] for a in answers[:3]} == {"no-cache"}


async def test_assets_are_kept_for_good(client: Path) -> None:
    """A file of the client has its content in its name; one that isn't there is not the page."""
    there, missing, outside = await get(
        client, "/assets/app-1a2b.js", "/assets/app-9z.js", "/assets/..%2ftables.sqlite3"
    )

    assert (there.status_code, there.text) == (200, "play()")
    assert "immutable" in there.headers["cache-control"]
    assert "javascript" in there.headers["content-type"]
    assert missing.status_code == 404
    assert outside.status_code == 404


async def test_the_client_can_be_installed(client: Path) -> None:
    """What describes it to a system, its icons and its worker are served as what they are."""
    (client / "manifest.webmanifest").write_text("{}")
    (client / "service-worker.js").write_text("keep()")
    (client / "icons").mkdir()
    (client / "icons" / "192.png").write_bytes(b"a picture")

    manifest, worker, icon, missing = await get(
        client, "/manifest.webmanifest", "/service-worker.js", "/icons/192.png", "/icons/1.png"
    )

    assert manifest.headers["content-type"] == "application/manifest+json"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.text == "keep()"
    assert {a.headers["cache-control"] for a in (manifest, worker)} == {"no-cache"}
    assert icon.headers["content-type"] == "image/png"
    assert missing.status_code == 404


async def test_the_client_comes_compressed(client: Path) -> None:
    """Its files do, and nothing of the API does: its length must not tell of a secret."""
    (client / "assets" / "board-3c4d.js").write_text("draw();" * 1000)

    board, api = await get(client, "/assets/board-3c4d.js", "/api/openapi.json")

    assert board.headers["content-encoding"] == "gzip"
    assert board.text == "draw();" * 1000
    assert "content-encoding" not in api.headers


async def test_a_client_that_is_not_built(tmp_path: Path) -> None:
    """The server says how to build it."""
    (page,) = await get(tmp_path, "/")

    assert page.status_code == 503
    assert "run.py play" in page.text


ADDRESSES = ("/", "/table/x", "/api/setup", "/api/nothing", "/api/tables/x", "/api/openapi.json")


@pytest.mark.parametrize("address", ADDRESSES)
async def test_headers_are_on_every_answer(server: Server, address: str) -> None:
    """Pages, answers, refusals: no script but ours, no guessing, no invite in a referrer."""
    headers = (await server.http.get(address)).headers

    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in policy["script-src"] + policy["style-src"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("origin", ["http://elsewhere.test", "null", "https://127.0.0.1"])
async def test_a_page_of_another_site_posts_nothing(server: Server, origin: str) -> None:
    """What another site's page sends is refused, whatever else is right about it."""
    answer = await server.http.post(
        "/api/tables", json=new_table("me", "random"), headers={"Origin": origin}
    )

    assert (answer.status_code, answer.json()["code"]) == (403, "origin.refused")


async def test_the_own_page_posts(server: Server) -> None:
    """The page that this server gave out may."""
    answer = await server.http.post(
        "/api/tables", json=new_table("me", "random"), headers={"Origin": server.url}
    )

    assert answer.status_code == 201


async def test_setup_says_what_can_be_chosen(server: Server) -> None:
    """Bots and whole rule sets, by their names."""
    setup = (await server.http.get("/api/setup")).json()

    assert [bot["name"] for bot in setup["bots"]] == list(BOTS)
    assert [rules["name"] for rules in setup["rule_sets"]] == [
        "ours", "printed-1998", "printed-2015",
    ]  # fmt: skip
    assert setup["version"] == __version__
    assert (await server.http.get("/api/health")).json() == {
        "status": "ok", "version": __version__,
    }  # fmt: skip


async def test_the_api_says_what_it_is(server: Server) -> None:
    """The document names every address with its bodies, and loads nothing from elsewhere."""
    document = await server.http.get("/api/openapi.json")

    paths = document.json()["paths"]
    assert set(paths) == {path for _, path in OPERATIONS}
    body = paths["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert body["$ref"].endswith("NewTable")
    assert "cdn" not in document.text


@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "request.unknown"),
        ("GET", "/api/tables/nowhere", 404, "table.unknown"),
        ("GET", "/api/tables/nowhere/position", 404, "table.unknown"),
        ("GET", "/api/tables/nowhere/record", 404, "table.unknown"),
        ("DELETE", "/api/tables", 405, "request.method"),
        ("POST", "/table/x", 405, "request.method"),
        ("GET", "/api/tables/%00%ff", 404, "table.unknown"),
    ],
)
async def test_addresses_that_are_none(
    server: Server, method: str, address: str, status: int, code: str
) -> None:
    """They are refused in the one shape that refusals have."""
    answer = await server.http.request(method, address)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_record_is_secret_while_the_game_runs(server: Server) -> None:
    """It holds the seed and all hands."""
    table = await server.create("me", "random")

    answer = await table.get("/record")

    assert (answer.status_code, answer.json()["code"]) == (409, "table.running")


async def test_position_is_for_who_holds_the_seat(server: Server) -> None:
    """One's own side with one's credential, everybody's without; no other."""
    table = await server.create("me", "link", options={"start_seat": 0})
    guest = (await table.sit())["token"]

    answers = [
        await table.get("/position?seat=0"),
        await table.get("/position?seat=1"),
        await table.get("/position?seat=0", token=None),
        await table.get("/position?seat=1", guest),
        await table.get("/position", token=None),
        await table.get("/position?seat=7"),
        await table.get("/position?seat=x"),
    ]

    assert [a.status_code for a in answers] == [200, 403, 401, 200, 200, 403, 400]
    views = [a.json()["view"] for a in answers if a.status_code == 200]
    assert [len(view["hand"]) for view in views] == [8, 8, 0]
    assert len({a.text for a in await asyncio.gather(*[table.get("/position")] * 2)}) == 1

"""What keeps other people's pages, curious eyes and clever input out."""

from __future__ import annotations

import ast
import re
from hashlib import sha256
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from elfenland.server import credentials
from elfenland.server.credentials import Credential, find, fingerprint, new_code, new_token
from tests.server.running import Server, bearer, connect, new_table

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "elfenland"
CLIENT = ROOT / "web" / "src"
MARKUP = "<img src=x onerror=a()>"

# What the policy says of each kind of source, all of it: a kind that is added is thought about.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
# Where pickle is read: between processes of our own, on the same machine.
PICKLES = {"server/workers.py"}
# Scripts that stand in our code, for Redis to carry out.
SCRIPTS = {"server/redis.py", "server/turns.py"}
# Where the client puts markup into the page, and which.
OUR_DRAWINGS = {
    ("Drawing.svelte", "drawing"),
    ("Drawing.svelte", "towns"),
    ("Sprites.svelte", "tokens + cards"),
}


@pytest.mark.parametrize("address", ["/", "/join/x", "/api/setup", "/api/none", "/metrics"])
async def test_the_policy(server: Server, address: str) -> None:
    """Every answer forbids all but our own: no inline script or style, no frame, no form."""
    headers = (await server.http.get(address)).headers

    assert dict(p.split(" ", 1) for p in headers["content-security-policy"].split("; ")) == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"


async def test_there_are_no_cookies(server: Server) -> None:
    """A credential is sent on purpose, never by a browser alone: nothing can be forged by it."""
    table = await server.create("me", "link")
    answers = [
        await server.http.get("/"),
        await server.http.get("/api/setup"),
        await table.get(),
        await server.http.post(
            f"/api/invites/{table.invites[0]['code']}", json={"name": "Bea", "text": ""}
        ),
    ]

    assert [answer for answer in answers if "set-cookie" in answer.headers] == []
    assert "cookie" not in "".join(
        file.read_text("utf-8").lower() for file in SOURCE.glob("server/**/*.py")
    )


async def test_a_cookie_is_no_credential(server: Server) -> None:
    """What a browser would add by itself opens nothing."""
    table = await server.create("me", "random")

    shown = await server.http.get(
        f"/api/tables/{table.table}", headers={"Cookie": f"token={table.token}"}
    )

    assert shown.json()["mine"] == []


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.test", "null", "https://127.0.0.1", "http://127.0.0.1.test"]
)
async def test_pages_of_other_sites(server: Server, origin: str) -> None:
    """They neither post anything nor open a socket, and may not read an answer."""
    posted = await server.http.post(
        "/api/tables", json=new_table("me", "random"), headers={"Origin": origin}
    )
    read = await server.http.get("/api/setup", headers={"Origin": origin})
    with pytest.raises(InvalidStatus) as refused:
        async with connect(server.url.replace("http", "ws") + "/api/socket", origin=Origin(origin)):
            pass

    assert (posted.status_code, posted.json()["code"]) == (403, "origin.refused")
    assert "access-control-allow-origin" not in read.headers
    assert refused.value.response.status_code == 403


async def test_a_token_is_stored_as_its_hash(server: Server) -> None:
    """Nobody takes a seat with what is in the file."""
    table = await server.create("me", "link")
    guest = (await table.sit())["token"]

    stored = await server.store.table(table.table)
    assert stored is not None
    kept = {credential.fingerprint for credential in stored.credentials}
    file = b"".join(path.read_bytes() for path in server.file.parent.iterdir() if path.is_file())

    assert kept == {sha256(token.encode()).digest() for token in (table.token, guest)}
    assert table.token.encode() not in file
    assert guest.encode() not in file
    shown = await table.get(token=sha256(guest.encode()).hexdigest())
    assert shown.status_code == 401


def test_tokens_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of a table's is looked at whole, the right one or not, by the library's comparison."""
    compared: list[tuple[bytes, bytes]] = []

    def compare(one: bytes, other: bytes) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(credentials, "compare_digest", compare)
    all_of_them = [Credential(fingerprint(f"token {n}"), "link", (n,)) for n in range(4)]

    assert find(all_of_them, "token 1") == all_of_them[1]
    assert find(all_of_them, "another") is None
    assert len(compared) == 8


def test_nobody_guesses() -> None:
    """A token has 256 bits, an id or a code more than 60."""
    assert len({new_token() for _ in range(100)}) == 100
    assert len(new_token()) * 6 >= 256
    assert len(credentials.LETTERS) ** len(new_code()) > 2**60


def calls_of(file: Path) -> set[str]:
    """The names of what a module calls and imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
                found.add(name)
            case ast.Import(names=names):
                found |= {alias.name for alias in names}
            case ast.ImportFrom(module=str(module)):
                found.add(module)
    return found


def test_nothing_that_was_sent_is_carried_out() -> None:
    """No eval, no exec, no pickle but between our own processes, no YAML, no shell."""
    used = {file.relative_to(SOURCE).as_posix(): calls_of(file) for file in SOURCE.glob("**/*.py")}
    builtin = {
        name for name, calls in used.items() if calls & {"eval", "exec", "compile", "__import__"}
    }
    # re.compile is a call of that name.
    evaluating = {
        name
        for name in builtin
        if used[name] & {"eval", "exec", "__import__"}
        or re.search(r"(?<![\w.])compile\(", (SOURCE / name).read_text("utf-8"))
    }

    assert evaluating == SCRIPTS
    pickling = {"pickle", "marshal", "shelve", "yaml", "dill", "cloudpickle"}
    assert {
        name for name, calls in used.items() if name.startswith("server/") and calls & pickling
    } == PICKLES
    assert not [name for name in used if "shell=True" in (SOURCE / name).read_text("utf-8")]


def test_the_client_takes_no_markup_from_people() -> None:
    """What is put into the page as markup are our own drawings, and nothing is evaluated."""
    shown = set()
    for file in CLIENT.glob("**/*"):
        if file.suffix not in (".ts", ".svelte", ".js") or ".test." in file.name:
            continue
        text = file.read_text("utf-8")
        shown |= {(file.name, what) for what in re.findall(r"\{@html\s+([^}]+)\}", text)}
        for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"):
            assert forbidden not in text, f"{file}: {forbidden}"
        assert not re.search(r"(?<![\w.])(eval|Function)\(", text), file

    assert shown == OUR_DRAWINGS


async def test_markup_stays_text(server: Server) -> None:
    """What people write comes back as JSON, letter for letter, and into no drawing."""
    table = await server.create("me", "link", name=MARKUP)
    await table.sit(name=MARKUP)

    answer = await table.get()
    page = await server.http.get(f"/table/{MARKUP}")
    invited = [invite["qr"] for invite in table.invites]

    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["name"] == MARKUP
    assert MARKUP not in page.text
    assert not [qr for qr in invited if "<img" in qr or "<script" in qr]


@pytest.mark.parametrize("host", ["<script>alert(1)</script>", 'a"onload="alert(1)', "a b"])
async def test_a_host_gets_into_no_drawing(server: Server, host: str) -> None:
    """A link's QR code is lines alone, whatever name the server was asked by."""
    made = await server.http.post(
        "/api/tables", json=new_table("me", "link"), headers={"Host": host}
    )

    if made.status_code == 201:
        (invite,) = made.json()["invites"]
        assert "script" not in invite["qr"]
        assert "onload" not in invite["qr"]


async def test_a_token_of_another_table(server: Server) -> None:
    """It opens nothing, and says nothing of what it is."""
    one, other = await server.create("me", "random"), await server.create("me", "random")

    answers = [
        await server.http.get(f"/api/tables/{one.table}{rest}", headers=bearer(other.token))
        for rest in ("", "/position?seat=0")
    ]

    assert {(a.status_code, a.json()["code"]) for a in answers} == {(401, "credential.unknown")}

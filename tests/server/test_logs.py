"""What the log says, in both forms: enough to mend a fault, and nothing of anybody's game."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from elfenland import __version__
from elfenland.server import store as store_module
from elfenland.server.fairness import seed
from elfenland.server.logs import LogFormat, handler
from elfenland.server.minds import Added
from elfenland.server.store import Store
from elfenland.server.stored import Stored
from tests.server.broken import Failing
from tests.server.process import process
from tests.server.running import Json, Server, Table, act, new_table, play_seat, serving, undo

FORMS: tuple[LogFormat, ...] = ("text", "json")
FAILING = f"{Failing.__module__}:{Failing.__qualname__}"


@pytest.fixture
def logged() -> Iterator[dict[LogFormat, io.StringIO]]:
    """All that is logged in this process while the test runs, in each form."""
    streams = {form: io.StringIO() for form in FORMS}
    handlers = [handler(form, stream) for form, stream in streams.items()]
    root, ours = logging.getLogger(), logging.getLogger("elfenland")
    level = ours.level
    ours.setLevel(logging.INFO)
    for writing in handlers:
        root.addHandler(writing)
    yield streams
    for writing in handlers:
        root.removeHandler(writing)
    ours.setLevel(level)


def events(stream: io.StringIO) -> list[Json]:
    """Each line as it is read by a machine."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(words: str) -> None:
    """Fail with these words."""
    raise ValueError(words)


def raised(words: str) -> ValueError:
    """An error that has been raised, with these words."""
    with pytest.raises(ValueError, match=words) as caught:
        fail(words)
    return caught.value


def test_the_words_of_an_error_are_left_out(logged: dict[LogFormat, io.StringIO]) -> None:
    """Its kind and its places are told, also where a library logs it with words of its own."""
    secret = "hN0c1v8QyT2m"
    error = raised(secret)
    for name, message in (
        ("asyncio", f"Task exception was never retrieved\nfuture: {secret}"),
        ("uvicorn.error", "Exception for %s"),
        ("elfenland.server", "a request failed"),
    ):
        values = [secret] if "%s" in message else []
        logging.getLogger(name).error(message, *values, exc_info=error)

    for form in FORMS:
        text = logged[form].getvalue()
        assert secret not in text
        assert text.count("in raised") == 3
        assert "ValueError" in text
        for said in ("Task exception was never retrieved", "Exception for %s", "a request failed"):
            assert said in text


def test_an_event_is_a_line(logged: dict[LogFormat, io.StringIO]) -> None:
    """With its time, its level and its name, whatever is in it."""
    extra = {"event": "part.failing", "port": 8000, "hand": ["dragon"]}
    logging.getLogger("elfenland.x").error("two\nlines", exc_info=raised("it"), extra=extra)

    (event,) = events(logged["json"])
    assert (event["level"], event["event"], event["port"]) == ("error", "part.failing", 8000)
    assert datetime.fromisoformat(event["time"]).utcoffset() is not None
    assert set(event) == {"time", "level", "event", "logger", "says", "fault", "port"}


def test_every_event_has_a_name() -> None:
    """Whatever we log we log with one, of two words."""
    source = Path(store_module.__file__).parent
    calls = [
        call
        for file in source.glob("**/*.py")
        for call in re.findall(r"_LOG\.\w+\((?:[^()]|\([^()]*\))*\)", file.read_text("utf-8"))
    ]
    assert len(calls) > 7
    for call in calls:
        assert re.search(r'extra={"event": "\w+\.\w+"}|extra=extra', call), call


def test_the_docs_list_the_events() -> None:
    """docs/server.md has every event that we log, and no other."""
    root = Path(__file__).parents[2]
    page = (root / "docs" / "server.md").read_text("utf-8").partition("| event |")[2]
    rows = re.findall(r"^\| ((?:`\w+\.\w+`(?:, )?)+) \|", page, re.MULTILINE)
    told = {name for names in rows for name in re.findall(r"`([^`]+)`", names)}
    source = "".join(
        file.read_text("utf-8") for file in (root / "src/elfenland/server").glob("**/*.py")
    )

    assert told == {*re.findall(r'"event": "(\w+\.\w+)"', source), "library.trouble"}


def test_the_server_says_when_it_starts_and_ends(tmp_path: Path) -> None:
    """In JSON each line is an event: for a machine, and for whoever looks for what happened."""
    with process(
        tmp_path / "tables.sqlite3", "--log-format", "json", "--metrics", "127.0.0.1:0"
    ) as server:
        server.popen.terminate()
        code, _, complaints = server.end()

    lines = [json.loads(line) for line in complaints.splitlines()]
    assert code == 0
    assert [line["event"] for line in lines] == [
        "metrics.started", "server.started", "server.stopped",
    ]  # fmt: skip
    assert lines[1]["version"] == __version__
    assert all(line["level"] == "info" for line in lines)


class Planted:
    """A fault that says all it is given, put where one may come up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def at(self, where: object, name: str) -> None:
        """Plant it."""

        async def failing(*values: object, **named: object) -> None:
            raise OSError(f"no space left for {values} {named}")

        self._monkeypatch.setattr(where, name, failing)


def secrets_of(table: Table, stored: Stored, position: Json) -> set[str]:
    """All that a log may not hold of a table."""
    hand = position["view"]["hand"]
    return {
        table.token,
        table.table,
        *(invite["code"] for invite in table.invites),
        str(stored.secret),
        seed(stored),
        str(hand),
        json.dumps(hand),
        "Secretive",
        "draw pile",
    }


async def with_a_bad_bot(server: Server) -> Table:
    """A table with a bot that says its hand when it falls over."""
    return await server.create("me", "Clumsy", options={"start_seat": 1, "rounds": 3})


async def go_wrong(
    server: Server, table: Table, monkeypatch: pytest.MonkeyPatch, link: str
) -> list[int]:
    """Ask for what is refused and for what fails, over HTTP and on a socket; the statuses."""
    http, code = server.http, table.invites[0]["code"]
    address = f"/api/tables/{table.table}"
    bad: list[Json] = [{}, act(0, 0, "nonsense " + table.token[:20]), act(1, 0, "x")]
    answers = [await table.post("/act", body) for body in bad]
    answers += [await http.post(f"{address}/act", content=body) for body in ("{", b"\xff")]
    answers += [await table.act("draw pile", token=token) for token in (None, "made-up", link)]
    answers += [await http.get(path) for path in (f"/api/invites/{code}x", f"{address}/record")]
    answers += [await http.post(f"/api/invites/{code}", json={"name": "Secretive"})]
    planted = Planted(monkeypatch)
    for name in ("append", "table", "entries", "take", "add_seal", "add"):
        planted.at(Store, name)
    number = (await table.now())["number"]
    seat = (await table.now())["view"]["to_act"]
    who = table.token if seat == 0 else link
    answers += [await table.post("/act", act(seat, number, "draw pile"), who)]
    answers += [await http.post("/api/seals")]
    answers += [await http.post("/api/tables", json=new_table("me", "random", name="Secretive"))]
    answers += [await http.post("/api/tables/unknown/act", json=act(0, 0, "draw pile"))]
    async with table.socket(who) as socket:
        await socket.next("welcome")
        for message in (act(seat, number, "draw pile"), undo(seat, number), act(seat, 0, "x")):
            await socket.ask(message)
        await socket.send("{" + table.token)
        await socket.next("refused")
    return [answer.status_code for answer in answers]


@pytest.mark.slow
async def test_nothing_private_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: dict[LogFormat, io.StringIO]
) -> None:
    """Games with all kinds of failures: no token, link, seed, hand or name is in the log."""
    file = tmp_path / "tables.sqlite3"
    private: set[str] = set()
    async with serving(file, added=Added({"Clumsy": FAILING})) as server:
        await server.http.post("/api/network")
        # A bot that fails with its hand in its words.
        clumsy = await with_a_bad_bot(server)
        async with clumsy.socket() as socket:
            await play_seat(socket, random.Random(1), 6)
        # Requests that are refused, and a store that fails with all it was given in its words.
        table = await server.create(
            "me", "link", "random", name="Secretive", options={"start_seat": 0}
        )
        link = (await table.sit(name="Secretive"))["token"]
        live = await server.tables.open(table.table)
        await live.bots.rest()
        for seated, seat in ((clumsy, 0), (table, 0)):
            stored = await server.store.table(seated.table)
            assert stored is not None
            private |= secrets_of(seated, stored, await seated.now(seat))
        private.add(link)
        with monkeypatch.context() as patch:
            statuses = await go_wrong(server, table, patch, link)
        # A task of somebody's that nobody looked after.
        asyncio.get_running_loop().call_exception_handler(
            {"message": "Task exception was never retrieved", "exception": OSError(table.token)}
        )

    assert {400, 401, 404, 409, 422, 500} <= set(statuses)
    names = {event["event"] for event in events(logged["json"])}
    assert {"request.failed", "bot.failed", "library.trouble"} <= names
    for form in FORMS:
        text = logged[form].getvalue()
        assert [secret for secret in private if secret in text] == []

"""What is found of a set-up, and how it is told."""

from __future__ import annotations

import asyncio
import multiprocessing.spawn
import shutil
import socket
import sqlite3
import tomllib
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from multiprocessing import resource_tracker
from pathlib import Path
from threading import Thread

import pytest

from elfenland import __version__
from elfenland.server.checkup import file as file_checks
from elfenland.server.checkup import machine, reach
from elfenland.server.checkup.finding import Finding
from elfenland.server.store import Store
from tests.server.running import PATIENCE, Server

DATA = Path(__file__).parent / "data"
PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))[
    "project"
]
NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


def told(finding: Finding) -> str:
    """A finding in a line."""
    return f"{finding.level}: {finding.what}; {finding.way_out}"


# The machine


@pytest.mark.parametrize(
    ("version", "level"), [((3, 10, 9), "problem"), ((3, 11, 0), "ok"), ((4, 0, 0), "ok")]
)
def test_python(version: tuple[int, ...], level: str) -> None:
    """A Python older than the package asks for is a problem."""
    assert machine.check_python(version).level == level
    assert PROJECT["requires-python"] == ">=" + ".".join(map(str, machine.OLDEST_PYTHON))


def test_the_client(tmp_path: Path) -> None:
    """A client that is not built is a problem, with the way to build it."""
    missing = machine.check_client(tmp_path)
    (tmp_path / "index.html").touch()

    assert missing.level == "problem"
    assert "run.py play" in str(missing.way_out)
    assert machine.check_client(tmp_path).level == "ok"


@pytest.mark.parametrize(("free", "level"), [(9, "problem"), (150, "warning"), (250, "ok")])
def test_the_disk(tmp_path: Path, free: int, level: str) -> None:
    """A disk that is nearly full is told of, with what is left."""
    finding = machine.check_disk(tmp_path / "db", free * machine.MEGABYTE)
    assert finding.level == level
    assert f"{free} MB" in finding.what


def test_the_disk_of_a_folder_to_be_made(tmp_path: Path) -> None:
    """What counts is the disk on which the folder will be."""
    assert "MB free" in machine.check_disk(tmp_path / "some" / "folder" / "db").what


@pytest.mark.parametrize(
    ("now", "newest", "level"),
    [
        (NOW, None, "ok"),
        (NOW, NOW + timedelta(seconds=30), "ok"),
        (NOW, NOW + timedelta(hours=2), "warning"),
        (datetime(1970, 1, 2, tzinfo=UTC), None, "warning"),
    ],
)
def test_the_clock(now: datetime, newest: datetime | None, level: str) -> None:
    """A clock behind what is stored, or behind this program, is told of."""
    assert machine.check_clock(now, newest).level == level


async def test_a_process_that_works() -> None:
    """A process for the bots is really started and asked."""
    assert (await machine.check_worker()).level == "ok"


async def test_a_process_that_cannot_work() -> None:
    """Where processes end at once it is a problem, and not waited for."""
    # It is started by the same program, and would have to be there for other tests.
    resource_tracker.ensure_running()
    python = multiprocessing.spawn.get_executable()
    ends_at_once = shutil.which("false")
    assert ends_at_once is not None
    multiprocessing.spawn.set_executable(ends_at_once)
    try:
        finding = await machine.check_worker()
    finally:
        multiprocessing.spawn.set_executable(python)

    assert finding.level == "problem"
    assert "has died" in finding.what


def test_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    """An extra that is missing is nothing amiss, and is told of with how to get it."""
    assert set(machine.EXTRAS) == set(PROJECT["optional-dependencies"])
    assert machine.check_extra("plots") == Finding("plots", "ok", "matplotlib is installed")
    monkeypatch.setitem(machine.EXTRAS, "plots", ("no_such_module", "no drawings"))
    missing = machine.check_extra("plots")
    assert missing.level == "ok"
    assert "no drawings" in missing.what
    assert "elfenland[plots]" in str(missing.way_out)


# Where it is reached


def test_a_free_port() -> None:
    """A port that nobody has can be listened at, and is free again after the look."""
    # An address at which nobody else takes ports meanwhile.
    with socket.create_server(("127.0.0.3", 0)) as taken:
        port = taken.getsockname()[1]
    for _ in range(2):
        assert reach.check_port("127.0.0.3", port).level == "ok"
    assert reach.check_port("127.0.0.1", 0).level == "ok"


async def test_our_own_server(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where an Elfenland has the port it is named with its version, and another port is offered."""
    monkeypatch.setattr(reach, "_SECONDS", PATIENCE)
    port = int(server.url.rpartition(":")[2])
    finding = await asyncio.to_thread(reach.check_port, "127.0.0.1", port)
    assert told(finding) == (
        f"problem: Port {port} is in use, maybe by another Elfenland; "
        f"Elfenland {__version__} answers at {server.url}; "
        f"stop that one, or choose another port with --port {port + 1}"
    )


class OtherPage(BaseHTTPRequestHandler):
    """Another program's page."""

    def do_GET(self) -> None:
        """Show it."""
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b'["hello"]')

    def log_message(self, *_: object) -> None:
        """Say nothing of it."""


def test_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is not ours is told of as one."""
    monkeypatch.setattr(reach, "_SECONDS", PATIENCE)
    with HTTPServer(("127.0.0.1", 0), OtherPage) as other:
        Thread(target=other.handle_request, daemon=True).start()
        finding = reach.check_port("127.0.0.1", other.server_port)
    assert finding.level == "problem"
    assert "another program answers" in finding.what


def test_a_program_that_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that takes the port and does not answer is not waited for."""
    monkeypatch.setattr(reach, "_SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        finding = reach.check_port("127.0.0.1", silent.getsockname()[1])
    assert finding.level == "problem"
    assert "does not answer" in finding.what


def test_an_address_that_is_none() -> None:
    """An address of another machine is a problem, and nobody there is asked."""
    finding = reach.check_port("198.51.100.7", 8000)
    assert told(finding) == (
        "problem: 198.51.100.7 is no address of this machine; leave out --host, or give it 0.0.0.0"
    )


@pytest.mark.parametrize(
    ("host", "port", "addresses", "level", "says"),
    [
        ("127.0.0.1", 8000, ["192.0.2.5"], "ok", "http://192.0.2.5:8000, once a seat by link"),
        ("0.0.0.0", 80, ["192.0.2.5", "10.0.0.2"], "ok", "http://192.0.2.5:80 or http://10.0.0.2"),  # noqa: S104 - not bound
        ("192.0.2.6", 8000, ["192.0.2.5"], "ok", "http://192.0.2.6:8000"),
        ("0.0.0.0", 0, ["192.0.2.5"], "ok", "at 192.0.2.5, at the port that it takes"),  # noqa: S104 - not bound
        ("127.0.0.1", 8000, [], "warning", "is in no network"),
    ],
)
def test_the_network(host: str, port: int, addresses: list[str], level: str, says: str) -> None:
    """A phone's way in is told, or that there is none."""
    finding = reach.check_network(host, port, addresses)
    assert finding.level == level
    assert says in finding.what


# The file of the games


def old(file: Path) -> None:
    """A file of the first version."""
    shutil.copyfile(DATA / "v1.db", file)


def changed(file: Path, *statements: str) -> None:
    """The first version's file with something changed."""
    old(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def nothing(_: Path) -> None:
    """No file."""


def folder(file: Path) -> None:
    """A folder where the file should be."""
    file.mkdir()


def file_for_a_folder(file: Path) -> None:
    """A file where the folder should be."""
    file.parent.rmdir()
    file.parent.touch()


def list_of_things(file: Path) -> None:
    """A file of another kind."""
    file.write_text("milk\n" * 500)


def broken(file: Path) -> None:
    """A file with a page that was written over."""
    old(file)
    with file.open("r+b") as damaged:
        damaged.seek(3 * 4096)
        damaged.write(b"\xa5" * 4096)


def cut(file: Path) -> None:
    """A file of which half is there."""
    file.write_bytes((DATA / "v1.db").read_bytes()[: 8 * 4096])


def read_only(file: Path) -> None:
    """A file that SQLite may only read, whoever asks: its header names a later way of writing."""
    old(file)
    with file.open("r+b") as header:
        header.seek(18)
        header.write(b"\x03")


def newer(file: Path) -> None:
    """A file of a version that is yet to come."""
    changed(file, "UPDATE alembic_version SET version_num = '9999'")


def others(file: Path) -> None:
    """Another program's database."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def rolled_back(file: Path) -> None:
    """A file in another journal mode."""
    changed(file, "PRAGMA journal_mode = DELETE")


def empty(file: Path) -> None:
    """A file with nothing in it."""
    file.touch()


@pytest.mark.parametrize(
    ("lay", "level", "says"),
    [
        (nothing, "ok", "is not there yet: the first start makes it"),
        (empty, "ok", "is empty: the first start lays it out"),
        (folder, "problem", "is not a file"),
        (file_for_a_folder, "problem", "is no folder that this user may write to"),
        (list_of_things, "problem", "is not a database"),
        (broken, "problem", "is damaged: "),
        (cut, "problem", "is damaged: "),
        (read_only, "problem", "cannot be written: attempt to write a readonly database"),
        (old, "warning", "is of version 0001: the next start brings it to "),
        (newer, "problem", "is of version 9999, which this program does not know"),
        (others, "warning", "has tables of another program: recipes"),
        (rolled_back, "warning", "the journal mode is delete, not wal"),
    ],
)
def test_a_file(tmp_path: Path, lay: Callable[[Path], None], level: str, says: str) -> None:
    """What is wrong with it is told with a way out, and it is left as it was."""
    file = tmp_path / "folder" / "tables.sqlite3"
    file.parent.mkdir()
    lay(file)
    before = file.read_bytes() if file.is_file() else None

    findings = list(file_checks.check_database(file))
    file_checks.newest_time(file)

    (finding,) = [finding for finding in findings if says in finding.what]
    assert finding.level == level
    assert finding.level == "ok" or finding.way_out
    assert (file.read_bytes() if file.is_file() else None) == before
    if before is not None:
        assert [path.name for path in file.parent.iterdir()] == [file.name]


async def test_a_file_in_use(server: Server) -> None:
    """The file of a running server is found to be in order, and the server goes on writing."""
    found = [finding.level for finding in file_checks.check_database(server.file)]
    table = await server.create("me", "screen", options={"start_seat": 0})
    await table.act("draw pile")

    assert found == ["ok", "ok", "ok"]
    assert (newest := file_checks.newest_time(server.file)) is not None
    assert newest.tzinfo is UTC


async def test_a_file_that_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file to which somebody else is writing all the time is a problem."""
    monkeypatch.setattr(file_checks, "_SECONDS", 0)
    file = tmp_path / "tables.sqlite3"
    await (await Store.open(file)).close()
    with closing(sqlite3.connect(file, isolation_level=None)) as holding:
        holding.execute("BEGIN IMMEDIATE")
        (finding,) = file_checks.check_database(file)

    assert finding.level == "problem"
    assert "another program" in finding.what

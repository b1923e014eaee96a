"""What ``--db`` names, and what is said of it when it cannot be used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from elfenland.errors import ElfenlandError, MissingExtra
from elfenland.server import engine
from elfenland.server.database import DatabaseError, Durable, PostgresUrl, read_database
from elfenland.server.engine import StoreError
from elfenland.server.store import Store
from tests.server.process import process, serve
from tests.services.postgres import PASSWORD, Postgres


@pytest.mark.parametrize("named", ["games.sqlite3", "/var/games", "a:b", "C:\\games\\mine", "~x"])
def test_a_file(named: str) -> None:
    """Whatever does not begin like an address is a file."""
    assert read_database(named) == Path(named).absolute()


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:secret@host/games", "postgresql://ann@host/games"),
        ("postgres://ann:secret@host:5433/games", "postgresql://ann@host:5433/games"),
        ("POSTGRESQL://host/games", "postgresql://host/games"),
        ("postgresql://a%40b:se%2Fcret%3A@[::1]:5433/g", "postgresql://a%40b@[::1]:5433/g"),
        ("postgresql://host/g?sslmode=require&password=secret", "postgresql://host/g"),
        ("postgresql:///g?host=/run/postgresql", "postgresql:///g"),
    ],
)
def test_a_server(url: str, shown: str) -> None:
    """It is shown without its password, by whatever way it becomes a text."""
    found = read_database(url)
    assert isinstance(found, PostgresUrl)
    assert str(found) == shown
    assert "secret" not in f"{found} {found!r} {[found]}"
    assert "cret" not in f"{found} {found!r}"
    assert found.secret.startswith("postgresql://")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:p@ss/secret@host/games",
        "postgresql://ann:secret@word@host/games",
        "postgresql://ann:x:secret@host:secret/games",
        "mysql://ann:secret@host/games",
        "sqlite:///secret",
    ],
)
def test_what_is_no_address(url: str) -> None:
    """The way out is told, and nothing of what may be a password."""
    with pytest.raises(DatabaseError) as refused:
        read_database(url)
    assert "postgresql://" in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_file_takes_no_driver_of_a_server(tmp_path: Path) -> None:
    """Nothing of it is even looked for."""
    program = (
        "import asyncio, pathlib, sys; sys.modules['asyncpg'] = None\n"
        "from elfenland.server.store import Store\n"
        f"asyncio.run(Store.open(pathlib.Path({str(tmp_path / 'db')!r})))\n"
        "import elfenland.server.host, elfenland.server.checkup\n"
        "print('elfenland.server.postgres' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"False"


async def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra that brings it is named."""
    monkeypatch.setattr(engine, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra, match=r"elfenland\[postgres\]"):
        await Store.open(read_database("postgresql://host/games"))


async def why_not(url: str) -> str:
    """What is said of a database that cannot be opened."""
    with pytest.raises(StoreError) as refused:
        await Store.open(read_database(url))
    assert refused.value.__class__ is StoreError
    assert isinstance(refused.value, ElfenlandError)
    return str(refused.value)


async def test_a_server_that_cannot_be_used(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each reason has its sentence with a way out, and none the password."""
    url = postgres.database()
    name = url.rpartition("/")[2]
    postgres.run("CREATE ROLE stranger LOGIN PASSWORD 'open sesame'")
    said = {
        "does not let elf in": await why_not(postgres.url(name, password="wrong/secret")),
        "has no database 'nowhere'": await why_not(postgres.url("nowhere")),
        "permission denied for schema": await why_not(
            postgres.url(name, "stranger", "open sesame")
        ),
        "nobody answers at 127.0.0.1:1 ": await why_not("postgresql://a:secret@127.0.0.1:1/x"),
        "nobody answers": await why_not(f"{url}?sslmode=require"),
        "takes no connection": await why_not(f"{url}?such=nothing"),
        "cannot be understood": await why_not(f"{url}?sslmode=secret"),
    }
    postgres.run("CREATE TABLE alembic_version (version_num TEXT)", name)
    postgres.run("INSERT INTO alembic_version VALUES ('9999')", name)
    said["newer version of Elfenland"] = await why_not(url)
    monkeypatch.setattr("elfenland.server.postgres.OLDEST", 99)
    said["of version 99 or newer"] = await why_not(url)

    for sentence, told in said.items():
        assert sentence in told
        assert "--db" in told
        assert "secret" not in told
        assert PASSWORD not in told
        assert "sesame" not in told


async def test_games_that_are_not_there(postgres: Postgres, tmp_path: Path) -> None:
    """What only reads makes no tables, in a file or on a server."""
    url = postgres.database()
    for database in (read_database(url), tmp_path / "db"):
        with pytest.raises(StoreError, match="There are no games at"):
            await Store.open(database, make=False)
    count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.run(count, url.rpartition("/")[2]) == "0\n"
    assert not (tmp_path / "db").exists()


@pytest.mark.parametrize(
    ("durable", "in_a_file", "on_a_server"),
    [(None, 1, "on"), ("process", 1, "off"), ("full", 2, "on")],
)
async def test_how_durable(
    durable: Durable | None, in_a_file: int, on_a_server: str, postgres: Postgres, tmp_path: Path
) -> None:
    """A file waits for the disk when told so, a server unless told otherwise."""
    for database, asked, answer in (
        (tmp_path / "db", "PRAGMA synchronous", in_a_file),
        (read_database(postgres.database()), "SHOW synchronous_commit", on_a_server),
    ):
        store = await Store.open(database, durable)
        async with store._engine.connect() as connection:
            assert await connection.scalar(text(asked)) == answer
        await store.close()


@pytest.mark.slow
def test_a_server_s_url_is_served(postgres: Postgres) -> None:
    """The command takes it, says where the games are, and its password nowhere."""
    url = postgres.database()
    with process(read_database(url)) as running:
        running.popen.terminate()
        code, out, err = running.end()
    refused = serve("--port", "0", "--db", postgres.url("nowhere"))

    assert code == 0
    assert f"The games are kept in {read_database(url)}" in out
    assert refused.returncode == 1
    assert "has no database 'nowhere'" in refused.stderr
    for said in (out, err, refused.stdout, refused.stderr):
        assert PASSWORD not in said
        assert "not%3A" not in said

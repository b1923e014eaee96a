"""What is found of a set-up whose games are on a PostgreSQL server."""

from __future__ import annotations

import asyncio

import pytest

from elfenland.server.checkup import server as checks
from elfenland.server.checkup.finding import Finding
from elfenland.server.database import PostgresUrl, read_database
from elfenland.server.redis_url import read_redis
from elfenland.server.store import Store
from tests.server.test_entries import FIRST, table
from tests.services.postgres import PASSWORD, Postgres
from tests.services.redis import Redis


def at(url: str) -> PostgresUrl:
    """Where a database is."""
    found = read_database(url)
    assert isinstance(found, PostgresUrl)
    return found


def found(url: str, check: str) -> Finding:
    """What one of the checks says; all have a way out where one is needed, and no password."""
    findings, _ = checks.check_server(at(url))
    for finding in findings:
        assert finding.level == "ok" or finding.way_out
        assert PASSWORD not in str(finding)
        assert "sesame" not in str(finding)
    (one,) = [finding for finding in findings if finding.check == check]
    return one


def test_a_new_database(postgres: Postgres) -> None:
    """It can be used, and is left as it is."""
    url = postgres.database()
    database = found(url, "database")
    assert database.level == "ok"
    assert "it is PostgreSQL 18" in database.what
    assert "the first start lays it out" in found(url, "schema").what
    assert found(url, "schema").level == "ok"


def test_a_database_in_use(postgres: Postgres) -> None:
    """It is of the newest version, and the time of the last decision is known."""
    url = postgres.database()

    async def use() -> None:
        store = await Store.open(at(url))
        await store.add(table())
        await store.append("t", FIRST, ends=False)
        await store.close()

    asyncio.run(use())
    findings, newest = checks.check_server(at(url))
    assert [finding.level for finding in findings] == ["ok", "ok", "warning"]
    assert "the newest" in findings[1].what
    assert newest is not None
    assert newest.tzinfo is not None


def test_what_keeps_a_server_from_being_used(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told what, for each reason."""
    url = postgres.database()
    name = at(url).url.database
    assert name is not None
    postgres.run("CREATE ROLE reader LOGIN PASSWORD 'open sesame'")
    reader = postgres.url(name, "reader", "open sesame")
    cannot_make = found(reader, "database")
    postgres.run("CREATE TABLE tables (id TEXT); GRANT SELECT ON tables TO reader", name)
    cannot_write = found(reader, "database")
    others = found(url, "schema")
    postgres.run(
        "CREATE TABLE alembic_version (version_num TEXT);"
        "INSERT INTO alembic_version VALUES ('0001')",
        name,
    )
    older = found(url, "schema")
    postgres.run("UPDATE alembic_version SET version_num = '9999'", name)
    newer = found(url, "schema")
    postgres.run("ALTER ROLE reader SET search_path = nowhere")
    no_schema = found(reader, "database")
    monkeypatch.setattr("elfenland.server.postgres.OLDEST", 99)
    too_old = found(url, "database")

    for finding, level, says in (
        (cannot_make, "problem", "reader may not make tables in the schema public"),
        (cannot_write, "problem", "reader may not write to the tables tables"),
        (no_schema, "problem", "reader may not make tables in any schema"),
        (others, "warning", "has tables of another program: tables"),
        (older, "warning", "of version 0001: the next start brings it to"),
        (newer, "problem", "of version 9999, which this program does not know"),
        (found(postgres.url("nowhere"), "database"), "problem", "has no database 'nowhere'"),
        (found(postgres.url(name, "nobody", "x"), "database"), "problem", "does not let nobody in"),
        (found("postgresql://a:b@127.0.0.1:1/x", "database"), "problem", "nobody answers"),
        (too_old, "problem", "is PostgreSQL 18"),
    ):
        assert finding.level == level
        assert says in finding.what


def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra that brings it is named."""
    monkeypatch.setattr(checks, "find_spec", lambda _: None)
    finding = found("postgresql://host/games", "database")
    assert finding.level == "problem"
    assert "elfenland[postgres]" in str(finding.way_out)


def test_redis(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried as a server uses it; else it is said why, without the password."""
    assert checks.check_redis(read_redis(redis.url)).level == "ok"
    nobody = checks.check_redis(read_redis("redis://:sesame@127.0.0.1:1"))
    assert (nobody.check, nobody.level) == ("fan-out", "problem")
    assert nobody.way_out == "start it, or look at the address in --redis"
    with Redis("--requirepass", "open sesame") as locked:
        for given in (locked.url, locked.url.replace("//", "//:sesame@")):
            shut = checks.check_redis(read_redis(given))
            assert shut.way_out == "look at user and password in --redis"
            assert "sesame" not in str(shut)
        opened = locked.url.replace("//", "//:open%20sesame@")
        assert checks.check_redis(read_redis(opened)).level == "ok"
    monkeypatch.setattr(checks, "find_spec", lambda _: None)
    assert "elfenland[redis]" in str(checks.check_redis(read_redis(redis.url)).way_out)

"""Whether a PostgreSQL and a Redis server can be used; nothing of ours there is changed."""

from __future__ import annotations

import asyncio
from datetime import datetime
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from elfenland.server.checkup import schema
from elfenland.server.checkup.finding import Finding
from elfenland.server.database import PostgresUrl
from elfenland.server.models import METADATA
from elfenland.server.redis_url import RedisUrl

if TYPE_CHECKING:
    from elfenland.server.postgres import Connection

_SECONDS: Final = 10
_ELSEWHERE: Final = "name another database in --db"


def check_server(database: PostgresUrl) -> tuple[list[Finding], datetime | None]:
    """What is found of a database, and when its last decision was stored, if that can be read."""
    if find_spec("asyncpg") is None:
        what = f"{database} takes a driver that is not installed"
        way_out = "pip install 'elfenland[postgres]' brings it"
        return [Finding("database", "problem", what, way_out)], None
    return asyncio.run(_look(database))


def check_redis(redis: RedisUrl) -> Finding:
    """Whether several servers can tell one another by it what has changed."""
    if find_spec("redis") is None:
        what = f"{redis} takes a driver that is not installed"
        return Finding("fan-out", "problem", what, "pip install 'elfenland[redis]' brings it")
    from elfenland.server.redis import RedisUnreachable, check  # noqa: PLC0415 - as below

    try:
        asyncio.run(check(redis))
    except RedisUnreachable as error:
        return Finding("fan-out", "problem", error.what, error.way_out)
    return Finding("fan-out", "ok", f"{redis} takes words and passes them on")


async def _look(database: PostgresUrl) -> tuple[list[Finding], datetime | None]:
    from elfenland.server import postgres  # noqa: PLC0415 - it imports the driver

    try:
        connection = await postgres.connect(database, "process", _SECONDS)
    except postgres.Unreachable as error:
        return [Finding("database", "problem", error.what, error.way_out)], None
    try:
        return await _look_with(connection, database)
    except (OSError, *postgres.DRIVER_ERROR) as error:
        what = f"{database} cannot be looked at ({type(error).__name__})"
        return [Finding("database", "problem", what, "look at the server and its log")], None
    finally:
        await connection.close(timeout=_SECONDS)


async def _look_with(
    connection: Connection, database: PostgresUrl
) -> tuple[list[Finding], datetime | None]:
    about = await connection.fetchrow(_ABOUT)
    owned = {row["name"]: row for row in await connection.fetch(_TABLES)}
    version, newest = None, None
    if "alembic_version" in owned and owned["alembic_version"]["read"]:
        version = await connection.fetchval("SELECT version_num FROM alembic_version")
    if "entries" in owned and owned["entries"]["read"]:
        newest = await connection.fetchval("SELECT max(made) FROM entries")
    findings = [
        _check_rights(about, owned, database),
        schema.check_schema(sorted(owned), version, _ELSEWHERE),
        _check_flush(about),
    ]
    return findings, newest


# A table is there for this program where its user sees it without naming its schema.
_ABOUT: Final = """
    SELECT current_user AS who, current_schema() AS schema, pg_is_in_recovery() AS follows,
           current_setting('server_version') AS version, current_setting('fsync') AS fsync,
           has_schema_privilege(current_schema(), 'CREATE') AS make
"""
_TABLES: Final = """
    SELECT relname AS name, has_table_privilege(pg_class.oid, 'SELECT') AS read,
           has_table_privilege(pg_class.oid, 'SELECT')
           AND has_table_privilege(pg_class.oid, 'INSERT')
           AND has_table_privilege(pg_class.oid, 'UPDATE')
           AND has_table_privilege(pg_class.oid, 'DELETE') AS write
    FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
"""


def _check_rights(about: Any, owned: dict[str, Any], database: PostgresUrl) -> Finding:  # noqa: ANN401 - the driver has no types
    way_out = f"have its owner grant {about['who']} the right, or {_ELSEWHERE}"
    if about["follows"]:
        what = f"{database} follows another server and can only be read"
        return Finding("database", "problem", what, "name the server that it follows in --db")
    ours = [name for name in METADATA.tables if name in owned]
    if closed := [name for name in ours if not owned[name]["write"]]:
        what = f"{about['who']} may not write to the tables {', '.join(closed)} of {database}"
        return Finding("database", "problem", what, way_out)
    if not ours and not about["make"]:
        where = f"the schema {about['schema']} of" if about["schema"] else "any schema of"
        what = f"{about['who']} may not make tables in {where} {database}"
        return Finding("database", "problem", what, way_out)
    what = f"{database} can be read and written; it is PostgreSQL {about['version']}"
    return Finding("database", "ok", what)


def _check_flush(about: Any) -> Finding:  # noqa: ANN401 - the driver has no types
    if about["fsync"] == "on":
        return Finding("flush", "ok", "the server writes what is committed to its disk")
    what = "the server does not wait for its disk: a power cut can damage the database"
    return Finding("flush", "warning", what, "set fsync = on in its postgresql.conf")

"""What is wrong with a set-up, and how it is mended: what ``elfenland doctor`` looks at.

Each check looks at one thing and says what it has found. None of them changes a game.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from datetime import UTC, datetime

from elfenland.server import pages
from elfenland.server.checkup import file, machine, reach, server
from elfenland.server.checkup.finding import Finding as Finding
from elfenland.server.database import Database, PostgresUrl
from elfenland.server.network import local_addresses
from elfenland.server.redis_url import RedisUrl


def examine(
    database: Database, host: str, port: int, redis: RedisUrl | None = None
) -> Iterator[Finding]:
    """Everything that ``serve`` needs when it is started with these options, one by one."""
    yield machine.check_python(sys.version_info[:3])
    yield machine.check_client(pages.CLIENT)
    yield reach.check_port(host, port)
    yield reach.check_network(host, port, local_addresses())
    if isinstance(database, PostgresUrl):
        findings, newest = server.check_server(database)
        yield from findings
    else:
        yield from file.check_database(database)
        yield machine.check_disk(database)
        newest = file.newest_time(database)
    if redis is not None:
        yield server.check_redis(redis)
    yield machine.check_clock(datetime.now(UTC), newest)
    yield asyncio.run(machine.check_worker())
    for extra in machine.EXTRAS:
        yield machine.check_extra(extra)

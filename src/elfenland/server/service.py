"""What is served, as the server was started: the same for each of its processes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from elfenland.server.database import Database, Durable
from elfenland.server.exposure import AT_HOME, Exposure
from elfenland.server.redis_url import RedisUrl


@dataclass(frozen=True, slots=True)
class Service:
    """The games of a database, and the bots that can sit at their tables.

    durable: by default as the store has it. redis: where other servers of the database are heard,
    None without any. bots: those that were added, by the name that is shown. bot_log: where they
    complain, None for nowhere. exposure: how it stands to the world.
    """

    database: Database
    durable: Durable | None = None
    redis: RedisUrl | None = None
    bots: Mapping[str, str] = field(default_factory=dict)
    bot_log: Path | None = None
    exposure: Exposure = AT_HOME

"""A connection to a Redis server, and what keeps one from being made.

Imported where there is such a server alone: its driver is an extra.
"""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, AuthorizationError, NoPermissionError, RedisError

from elfenland.errors import ElfenlandError
from elfenland.server.redis_url import RedisUrl

GONE: Final = (RedisError, OSError)
"""Whatever comes of a server that does not answer, or not as it should."""

PREFIX: Final = "elfenland"
"""Begins the name of each key and channel of ours."""

_CONNECT_SECONDS: Final = 5
# An answer that has not come by then will not come any more.
_PATIENCE: Final = 5


class RedisUnreachable(ElfenlandError):
    """The server cannot be used; ``what`` says why, ``way_out`` what to do."""

    code = "redis.unreachable"

    def __init__(self, what: str, way_out: str) -> None:
        super().__init__(f"{what}: {way_out}")
        self.what = what
        self.way_out = way_out


def connect(redis: RedisUrl) -> Redis:
    """A client, which connects when it is asked for something, and tries each thing once.

    Raises:
        RedisUnreachable: the driver does not understand the address.
    """
    try:
        return Redis.from_url(
            redis.secret,
            protocol=2,
            socket_connect_timeout=_CONNECT_SECONDS,
            socket_timeout=_PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        # What it says may repeat the password.
        what = f"{redis} cannot be understood by the driver"
        raise RedisUnreachable(what, "look at what stands behind the host in --redis") from None


async def check(redis: RedisUrl) -> None:
    """Do once there what a server of tables does.

    Raises:
        RedisUnreachable: it cannot be done.
    """
    async with connect(redis) as client:
        try:
            await client.publish(PREFIX, b"")
            await client.set(f"{PREFIX}:checked", b"", px=1)
            await client.eval("return redis.call('exists', KEYS[1])", 1, f"{PREFIX}:checked")
        except GONE as error:
            raise _why_not(redis, error) from error


def _why_not(redis: RedisUrl, error: Exception) -> RedisUnreachable:
    match error:
        case NoPermissionError():
            what = f"{redis.server} does not let this user do what it takes ({error})"
            way_out = "have it allowed to publish and subscribe, and to set, get and eval"
            return RedisUnreachable(what, f"{way_out} where a name begins with {PREFIX}")
        case AuthenticationError() | AuthorizationError():
            what = f"{redis.server} does not let this user in"
            return RedisUnreachable(what, "look at user and password in --redis")
        case OSError() | RedisError():
            what = f"no Redis answers at {redis.server} as it should ({type(error).__name__})"
            return RedisUnreachable(what, "start it, or look at the address in --redis")
    raise error

"""Whose turn it is to think for the bots of a table: one server's at a time, as Redis has it."""

from __future__ import annotations

from typing import Final

from redis.asyncio import Redis

from elfenland.server.redis import GONE, PREFIX

# A turn that is not kept ends after so many milliseconds: its server is no more.
_LASTS: Final = 10_000
_KEEP: Final = (
    "if redis.call('get', KEYS[1]) == ARGV[1] "
    "then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0"
)
_END: Final = (
    "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"
)


class Turns:
    """The turns of one server, called ``me``. Where Redis does not answer, it is everybody's."""

    def __init__(self, redis: Redis, me: str) -> None:
        self._redis = redis
        self._me = me
        self._mine: set[str] = set()

    def has(self, table_id: str) -> bool:
        """Whether it is mine already."""
        return table_id in self._mine

    async def take(self, table_id: str) -> bool:
        """Whether it is mine now; it stays so until its end."""
        if self.has(table_id):
            return True
        try:
            taken = await self._redis.set(_key(table_id), self._me, nx=True, px=_LASTS)
        except GONE:
            return True
        if taken:
            self._mine.add(table_id)
        return bool(taken)

    async def end(self, table_id: str) -> None:
        """It is mine no more."""
        if table_id in self._mine:
            self._mine.remove(table_id)
            await self._redis.eval(_END, 1, _key(table_id), self._me)

    async def keep(self) -> None:
        """Have mine last; one that was lost meanwhile has to be taken anew."""
        mine = list(self._mine)
        if not mine:
            return
        async with self._redis.pipeline(transaction=False) as asked:
            for table_id in mine:
                asked.eval(_KEEP, 1, _key(table_id), self._me, _LASTS)
            kept = await asked.execute()
        self._mine.difference_update(
            table_id for table_id, is_kept in zip(mine, kept, strict=True) if not is_kept
        )


def _key(table_id: str) -> str:
    return f"{PREFIX}:turn:{table_id}"

"""Tells the other servers of one database by Redis what has changed, and hears it from them.

What goes over Redis are ids of tables, and which seats are there. Everything else is read from the
database: what is told may come late, twice or not at all, and nothing is lost by it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from elfenland.server import attendance
from elfenland.server.credentials import new_code
from elfenland.server.faults import described
from elfenland.server.lookout import Lookout
from elfenland.server.neighbours import Neighbours
from elfenland.server.presence import NOBODY, Presence, There
from elfenland.server.redis import GONE, PREFIX, connect
from elfenland.server.redis_url import RedisUrl
from elfenland.server.turns import Turns

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

    from elfenland.server.store import Store
    from elfenland.server.table import LiveTable

_LOG: Final = logging.getLogger(__name__)
# Who has nothing to say says so after so many seconds.
_BEAT: Final = 3.0
# A server hears itself, too: when it hears nobody for so long, its connection is dead.
_SILENCE: Final = 4 * _BEAT
# Waits before one tries again to reach a Redis that is gone.
_FIRST_WAIT: Final = 0.1
_LONGEST_WAIT: Final = 2.0


class Word(msgspec.Struct, omit_defaults=True):
    """What one server tells all others at a time.

    changed: the tables of which something new is stored. there: who is there, by table.
    whole: it has nobody at any other table. asks: it wants to hear what all have. ends: it is its
    last word.
    """

    sender: str
    changed: set[str] = msgspec.field(default_factory=set)
    there: dict[str, There] = msgspec.field(default_factory=dict)
    whole: bool = False
    asks: bool = False
    ends: bool = False


class Fanout(Neighbours):
    """The other servers, as they are heard by Redis.

    While that is gone, open tables are looked at every second instead, who sits there is taken to
    go on sitting there, and each server thinks for its own tables.
    """

    are_there = True

    def __init__(self, redis: RedisUrl) -> None:
        self._url = redis
        self._redis = connect(redis)
        self._me = new_code()
        self._turns = Turns(self._redis, self._me)
        self._presence = Presence()
        self._here: dict[str, There] = {}
        self._word = Word(self._me)
        self._has_word = asyncio.Event()
        self._is_lost = False
        self._tables: Mapping[str, LiveTable] = {}
        self._lookout: Lookout
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, store: Store, tables: Mapping[str, LiveTable]) -> None:
        """Begin to tell and to hear."""
        self._tables = tables
        self._lookout = Lookout(store, tables)
        for work in (self._listen, self._send, self._keep, self._lookout.run):
            self._tasks.append(asyncio.create_task(work()))

    async def close(self) -> None:
        """Take leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._tasks and not self._lookout.is_deaf:
            last = Word(self._me, self._word.changed, ends=True)
            await _quietly(self._redis.publish(PREFIX, msgspec.json.encode(last)))
        self._tasks.clear()
        await self._redis.aclose()

    # What is told

    def changed(self, table_id: str) -> None:
        """Tell of it with the next word; several changes of a table are one."""
        self._word.changed.add(table_id)
        self._has_word.set()

    def tell_who(self, table_id: str, here: There) -> None:
        """Tell of it with the next word."""
        if here == self._here.get(table_id, NOBODY):
            return
        if here == NOBODY:
            del self._here[table_id]
        else:
            self._here[table_id] = here
        self._word.there[table_id] = here
        self._has_word.set()

    def _tell_all(self, *, asks: bool = False) -> None:
        self._word.there = dict(self._here)
        self._word.whole = True
        self._word.asks |= asks
        self._has_word.set()

    async def _send(self) -> None:
        wait = _FIRST_WAIT
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_BEAT):
                    await self._has_word.wait()
            self._has_word.clear()
            # Whatever comes while this one is on its way is told together, with the next.
            word, self._word = self._word, Word(self._me)
            try:
                await self._redis.publish(PREFIX, msgspec.json.encode(word))
                wait = _FIRST_WAIT
            except GONE:
                self._word = _joined(word, self._word)
                self._has_word.set()
                await asyncio.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)

    # What is heard

    def who(self, table_id: str) -> There:
        """Who is there by way of others, as they were last heard."""
        return self._presence.at(table_id)

    def tables(self) -> frozenset[str]:
        """The tables at which anybody was last heard to be."""
        return self._presence.tables()

    async def _listen(self) -> None:
        wait = _FIRST_WAIT
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(PREFIX)
                    await self._hear_from(channel)
            except GONE as error:
                wait = _FIRST_WAIT if not self._lookout.is_deaf else min(2 * wait, _LONGEST_WAIT)
                self._lose(error)
            await asyncio.sleep(wait)

    async def _hear_from(self, channel: PubSub) -> None:
        while True:
            message = await channel.get_message(timeout=_SILENCE)
            match message:
                case None:
                    raise TimeoutError("nothing was heard")
                case {"type": "subscribe"}:
                    self._find()
                case {"type": "message", "data": bytes(data)}:
                    self._hear(data)

    def _lose(self, error: Exception) -> None:
        if not self._lookout.is_deaf:
            self._lookout.is_deaf = True
            self._lookout.look_at_all()
        if not self._is_lost:
            self._is_lost = True
            _LOG.error(
                "Redis is gone at %s (%s): open tables are looked at every second until it is back",
                self._url.server,
                type(error).__name__,
                extra={"event": "redis.gone"},
            )

    def _find(self) -> None:
        """From now on everything is heard; what was said until now may not have been."""
        self._lookout.is_deaf = False
        self._presence.wait_anew(_now())
        self._tell_all(asks=True)
        self._lookout.look_at_all()
        if self._is_lost:
            self._is_lost = False
            _LOG.warning("Redis is there again", extra={"event": "redis.back"})

    def _hear(self, data: bytes) -> None:
        try:
            word = _WORD.decode(data)
        except msgspec.MsgspecError:
            # A check of the connection, or another version's.
            return
        if word.sender == self._me:
            return
        is_new = not self._presence.knows(word.sender)
        told = self._presence.hear(word.sender, _now(), word.there, whole=word.whole)
        if word.ends:
            told |= self._presence.forget(word.sender)
        if word.asks:
            self._tell_all()
        if is_new or word.ends:
            # One that was killed has not told all it stored, and a new one may replace it.
            self._lookout.look_at_all()
        self._lookout.look_at(word.changed)
        self._tell_tables(told)

    def _tell_tables(self, told: set[str]) -> None:
        for table_id in told:
            if (table := self._tables.get(table_id)) is not None:
                attendance.are_elsewhere(table, self._presence.at(table_id))

    async def _keep(self) -> None:
        """Keep one's turns, and forget servers that are no more."""
        while True:
            await asyncio.sleep(_BEAT)
            try:
                await self._turns.keep()
            except GONE:
                # Whoever listens has told of it.
                continue
            except Exception as error:  # noqa: BLE001 - it has to go on
                _LOG.error(
                    "turns could not be kept: %s", described(error), extra={"event": "turns.failed"}
                )
            if not self._lookout.is_deaf:
                for server in self._presence.silent(_now()):
                    self._tell_tables(self._presence.forget(server))
                    self._lookout.look_at_all()

    # Whose bots think

    def has_turn(self, table_id: str) -> bool:
        """While Redis is gone nobody can say so."""
        return not self._lookout.is_deaf and self._turns.has(table_id)

    async def take_turn(self, table_id: str) -> bool:
        """Whether it is this server's turn to think: the first one's that asks, while it wants."""
        return self._lookout.is_deaf or await self._turns.take(table_id)

    async def end_turn(self, table_id: str) -> None:
        """Let another have the turn."""
        await _quietly(self._turns.end(table_id))


_WORD: Final = msgspec.json.Decoder(Word)


def _joined(first: Word, second: Word) -> Word:
    """Two words as one."""
    return Word(
        first.sender,
        first.changed | second.changed,
        second.there if second.whole else first.there | second.there,
        first.whole or second.whole,
        first.asks or second.asks,
    )


def _now() -> float:
    return asyncio.get_running_loop().time()


async def _quietly(asking: Awaitable[object]) -> None:
    with suppress(*GONE):
        await asking

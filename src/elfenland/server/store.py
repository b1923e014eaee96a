"""Tables, credentials, invites and entries, written and read (models.py says what they hold)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import datetime, timedelta
from time import perf_counter
from typing import Any, Final, Literal, NamedTuple, Self, TypeVar

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.errors import ElfenlandError
from elfenland.server.batches import Batches
from elfenland.server.credentials import Credential
from elfenland.server.database import Database, Durable
from elfenland.server.engine import Engine, StoreUnavailable
from elfenland.server.glance import Glance, glance_of, glances
from elfenland.server.models import (
    CREDENTIALS,
    ENTRIES,
    INVITES,
    MESSAGES,
    PROPOSALS,
    SEALS,
    TABLES,
    TEXTS,
)
from elfenland.server.now import Now, system_time
from elfenland.server.rows import add_table, credential_of, entry_of, in_utc, take_invite, values_of
from elfenland.server.stored import Entry, EntryKind, Invite, Stored

T = TypeVar("T")

# A seal that no table was made with is of no use to anybody after so long.
_SEALS_KEPT: Final = timedelta(days=1)


# So many tables are looked at by one statement.
_GLANCED: Final = 500
# Seconds before each look for what may have been committed: a restart takes that long.
_LOOKS: Final = (0, 0.5, 1, 2, 2)
# No seal has this commitment, since it is no SHA-256.
_TRIED: Final = "tried"


class NumberTaken(ElfenlandError):
    """Somebody else has written an entry of this number, or of this request."""

    code = "store.number_taken"


class _TakenBack(Exception):
    """What was written is not to be committed."""


class _Append(NamedTuple):
    """An entry that waits to be stored, as a row, and what changes of its table with it.

    ends: the game is over with it. due: as ``append`` has it, where ``is_moved``.
    """

    row: dict[str, Any]
    ends: bool
    due: datetime | None
    is_moved: bool

    @property
    def table_id(self) -> str:
        """Whose entry it is."""
        found: str = self.row["table_id"]
        return found


class Store:
    """A database of tables. What a method has written is committed when it returns.

    Any method raises StoreUnavailable while the database is gone. Where the answer to a commit was
    lost, it is settled by looking whether it took place; only if nothing can be looked at either,
    may something have been written all the same. ``now`` says what time it is, for whatever is
    stored and judged.
    """

    def __init__(self, engine: Engine, now: Now = system_time) -> None:
        self.now = now
        self._engine = engine
        self._appends = Batches(
            self._append_all, lambda append: append.table_id, hopeless=StoreUnavailable
        )
        self.when_stored: Callable[[EntryKind, float], object] = lambda _kind, _seconds: None
        """Hears the kind of each entry, and how many seconds it took to store it."""

    @classmethod
    async def open(
        cls,
        database: Database,
        durable: Durable | None = None,
        *,
        make: bool = True,
        now: Now = system_time,
    ) -> Self:
        """Open a database, making its tables or bringing them to the newest version first.

        durable: by default ``process`` in a file, ``full`` on a server. make: whether it may be
        one without games.

        Raises:
            StoreError: it cannot be read or written, or is no database of ours.
            MissingExtra: its driver is not installed.
        """
        return cls(await Engine.open(database, durable, make=make), now)

    async def close(self) -> None:
        """Let go of the database, when all is written."""
        await self._appends.close()
        await self._engine.close()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by, for what is stored beside the games."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write by; all is committed at the end of the block, or nothing."""
        async with self._engine.begin() as connection:
            yield connection

    async def add(self, table: Stored, again: str | None = None) -> bool:
        """Store a new table with its credentials and invites.

        again: the table whose people play once more at this one; False, and nothing is stored,
        where they have another for that already.
        """

        async def write() -> bool:
            async with self._engine.begin() as connection:
                if again is not None:
                    free = update(TABLES).filter_by(id=again).where(TABLES.c.rematch.is_(None))
                    if (await connection.execute(free.values(rematch=table.id))).rowcount == 0:
                        return False
                await add_table(connection, table, self.now())
            return True

        async def is_there() -> bool:
            return await self.table(table.id) is not None

        return await _sure(write, is_there)

    async def restore(
        self, table: Stored, entries: Sequence[Entry], messages: Sequence[Mapping[str, Any]] = ()
    ) -> bool:
        """Store a table with the game played at it, all or nothing; False when its id is taken.

        ``messages`` are rows of what was said there.
        """
        try:
            async with self._engine.begin() as connection:
                await add_table(connection, table, self.now())
                for entry in entries:
                    await connection.execute(
                        insert(ENTRIES).values(values_of(table.id, entry, self.now()))
                    )
                if messages:
                    await connection.execute(insert(MESSAGES), list(messages))
        except IntegrityError:
            if await self.table(table.id) is None:
                raise
            return False
        return True

    async def ids(self) -> Sequence[str]:
        """The ids of all tables, the oldest first."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)
            )
            return found.scalars().all()

    async def table(self, table_id: str) -> Stored | None:
        """The table of this id, if there is one."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(TABLES).filter_by(id=table_id))).one_or_none()
            if row is None:
                return None
            credentials = await connection.execute(select(CREDENTIALS).filter_by(table_id=table_id))
            invites = await connection.execute(
                select(INVITES).filter_by(table_id=table_id).order_by(INVITES.c.seat)
            )
            texts = await connection.execute(select(TEXTS).filter_by(table_id=table_id))
            return Stored(
                row.id, row.setup, row.options, row.seed or None, row.secret,
                {t.seat: t.text for t in texts}, row.status,
                tuple(map(credential_of, credentials)),
                tuple(Invite(i.code, i.seat, i.name, i.before) for i in invites),
                in_utc(row.created), in_utc(row.begun), in_utc(row.ended), row.rematch,
                in_utc(row.due),
            )  # fmt: skip

    async def credentials(self, table_id: str) -> tuple[Credential, ...]:
        """Who holds which seats of a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(CREDENTIALS).filter_by(table_id=table_id))
            return tuple(map(credential_of, rows))

    async def table_of_invite(self, code: str) -> str | None:
        """The id of the table that an invite leads to."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(INVITES.c.table_id).filter_by(code=code))
            return found.scalar_one_or_none()

    async def take(
        self, table_id: str, code: str, name: str, words: str, credential: Credential
    ) -> bool:
        """Take an invite's seat; False when somebody was quicker. The last one starts the game.

        ``words`` is the seat's text for the deal.
        """

        async def write() -> bool:
            async with self._engine.begin() as connection:
                return await take_invite(
                    connection, table_id, code, name, words, credential, self.now()
                )

        async def is_mine() -> bool:
            table = await self.table(table_id)
            return table is not None and credential in table.credentials

        return await _sure(write, is_mine)

    async def add_seal(self, commitment: str, secret: str) -> None:
        """Keep a secret for a table to come, and forget the ones that waited too long."""
        now = self.now()
        async with self._engine.begin() as connection:
            await connection.execute(delete(SEALS).where(SEALS.c.drawn < now - _SEALS_KEPT))
            await connection.execute(
                insert(SEALS).values(commitment=commitment, secret=secret, drawn=now)
            )

    async def take_seal(self, commitment: str) -> str | None:
        """The secret of a seal, which nobody can take again; None when there is none."""
        async with self._engine.begin() as connection:
            taken = await connection.execute(
                delete(SEALS).filter_by(commitment=commitment).returning(SEALS.c.secret)
            )
            return taken.scalar_one_or_none()

    async def append(
        self,
        table_id: str,
        entry: Entry,
        *,
        ends: bool,
        due: datetime | None = None,
        was_due: datetime | None = None,
        carries: int | None = None,
    ) -> None:
        """Store the next entry of a game; ``ends``: the game is over with it.

        ``due``: when the server has to look at the table though nobody asks; ``was_due``: until
        now. ``carries``: the number of the open proposal that comes to it.

        Raises:
            NumberTaken: there is an entry of this number, or of this seat's request, already, or
                the proposal is open no more.
        """
        now, begun = self.now(), perf_counter()
        entry = replace(entry, made=entry.made or now)
        append = _Append(values_of(table_id, entry, now), ends, due, is_moved=due != was_due)

        async def write() -> bool:
            if carries is not None:
                return await self._carry(append, carries)
            return await self._appends.do(append)

        async def is_there() -> bool:
            found = await self.entries(table_id, entry.number - 1)
            return bool(found) and (found[0], found[0].made) == (entry, entry.made)

        if not await _sure(write, is_there):
            raise NumberTaken(f"entry {entry.number} is there already")
        self.when_stored(entry.kind, perf_counter() - begun)

    async def _append_all(self, appends: Sequence[_Append]) -> list[bool]:
        """Store an entry each of several games in one commit; False where its number was taken."""
        async with self._engine.begin() as connection:
            return await self._add_entries(connection, appends)

    async def _carry(self, append: _Append, proposal: int) -> bool:
        """Store the entry that a proposal comes to, unless this is open no more."""
        with suppress(_TakenBack):
            async with self._engine.begin() as connection:
                carried = await connection.execute(
                    update(PROPOSALS)
                    .filter_by(table_id=append.table_id, number=proposal, state="open")
                    .values(state="carried")
                )
                if carried.rowcount and all(await self._add_entries(connection, [append])):
                    return True
                raise _TakenBack
        return False

    async def _add_entries(
        self, connection: AsyncConnection, appends: Sequence[_Append]
    ) -> list[bool]:
        # In one order, so that of two servers' batches neither waits for the other.
        appends_in_order = sorted(appends, key=lambda append: append.table_id)
        added = await connection.execute(
            self._engine.insert_new(ENTRIES).returning(ENTRIES.c.table_id),
            [append.row for append in appends_in_order],
        )
        new = set(added.scalars())
        stored = [append for append in appends_in_order if append.table_id in new]
        if ended := [append.table_id for append in stored if append.ends]:
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id.in_(ended))
                .values(status="ended", ended=self.now())
            )
        if moved := [{"at": a.table_id, "when": a.due} for a in stored if a.is_moved]:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == bindparam("at")).values(due=bindparam("when")),
                moved,
            )
        return [append.table_id in new for append in appends]

    async def note_result(self, table_id: str, result: Mapping[str, Any]) -> None:
        """Keep how a game ended, for lists."""
        async with self._engine.begin() as connection:
            await connection.execute(update(TABLES).filter_by(id=table_id).values(result=result))

    async def try_writing(self) -> None:
        """Write something and take it back.

        Raises:
            DBAPIError: it cannot be written.
        """
        with suppress(_TakenBack):
            async with self._engine.begin() as connection:
                await connection.execute(
                    insert(SEALS).values(commitment=_TRIED, secret="", drawn=self.now())
                )
                raise _TakenBack

    async def entries(self, table_id: str, after: int = 0) -> Sequence[Entry]:
        """A game's entries behind the number ``after``, in order."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(ENTRIES)
                .filter_by(table_id=table_id)
                .where(ENTRIES.c.number > after)
                .order_by(ENTRIES.c.number)
            )
            return [entry_of(row) for row in rows]

    async def glances(self, table_ids: Sequence[str]) -> dict[str, Glance]:
        """What each of these tables shows of whether something new is stored of it."""
        found: dict[str, Glance] = {}
        async with self._engine.connect() as connection:
            for first in range(0, len(table_ids), _GLANCED):
                rows = await connection.execute(glances(table_ids[first : first + _GLANCED]))
                found.update(map(glance_of, rows))
        return found


async def _sure(
    write: Callable[[], Awaitable[T]], is_done: Callable[[], Awaitable[bool]]
) -> T | Literal[True]:
    """Write; where the answer to a commit was lost, whether it took place is settled by looking.

    Raises:
        StoreUnavailable: it did not, or the database does not come back to be looked into.
    """
    try:
        return await write()
    except StoreUnavailable as gone:
        if not gone.is_unclear:
            raise
        for wait in _LOOKS:
            await asyncio.sleep(wait)
            with suppress(StoreUnavailable):
                if done := await is_done():
                    return done
                break
        else:
            raise
        raise StoreUnavailable from gone

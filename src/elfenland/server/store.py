"""Tables, credentials, invites and entries, written and read (models.py says what they hold)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import (
    URL,
    Connection,
    Row,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elfenland.errors import ElfenlandError
from elfenland.server.credentials import Credential
from elfenland.server.models import (
    CREDENTIALS,
    ENTRIES,
    INVITES,
    MESSAGES,
    NEWEST,
    PROPOSALS,
    SEALS,
    TABLES,
    TEXTS,
)
from elfenland.server.now import Now, system_time

EntryKind: TypeAlias = Literal["act", "take_back", "end"]

# A seal that no table was made with is of no use to anybody after so long.
_SEALS_KEPT: Final = timedelta(days=1)


class StoreError(ElfenlandError):
    """The database cannot be used; the message says what to do."""

    code = "store.unusable"


class NumberTaken(ElfenlandError):
    """Somebody else has written an entry of this number, or of this request."""

    code = "store.number_taken"


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted request: a decision of ``seat`` in one or several actions, or a take-back.

    With kind ``end`` all people at the table have ended the game as it stands.
    stand_in: what decided for a person's seat, a bot's name or ``least``; None where the owner did.
    back_to: of a take-back, the number of the entry after which the game stands again as it did;
    None before the last decision.
    made: when it was stored; None until then.
    """

    number: int
    seat: int
    kind: EntryKind
    actions: tuple[str, ...]
    request: str | None
    made: datetime | None = field(default=None, compare=False)
    stand_in: str | None = None
    back_to: int | None = None


@dataclass(frozen=True, slots=True)
class Invite:
    """A seat offered by link; ``name`` is who took it, None while it is free."""

    code: str
    seat: int
    name: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, without its entries.

    seed: of a table of the first version. Any later one has a ``secret`` instead, and ``texts``,
    by seat, of the people who have sat down; its seed follows from them.
    created: None until it is stored. begun, ended: None until the game has.
    rematch: the table at which the same people play again.
    due: when the server has to look at the table though nobody asks.
    """

    id: str
    setup: dict[str, Any]
    options: dict[str, Any]
    seed: str | None = field(repr=False)
    secret: str | None = field(repr=False)
    texts: Mapping[int, str]
    status: str
    credentials: tuple[Credential, ...]
    invites: tuple[Invite, ...]
    created: datetime | None = None
    begun: datetime | None = None
    ended: datetime | None = None
    rematch: str | None = None
    due: datetime | None = None


class Store:
    """A database of tables. What a method has written is committed when it returns.

    ``now`` says what time it is, for whatever is stored and judged.
    """

    def __init__(self, engine: AsyncEngine, now: Now = system_time) -> None:
        self.now = now
        self._engine = engine
        # SQLite has one writer at a time, and lets the others sleep for longer than a turn takes.
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, file: Path, now: Now = system_time) -> Store:
        """Open a file, making it or bringing it to the newest version first.

        Raises:
            StoreError: it cannot be read or written, or is no database of ours.
        """
        # A failing statement's parameters are hands and seeds: they stay out of every message.
        url = URL.create("sqlite+aiosqlite", database=str(file))
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            async with engine.begin() as connection:
                await _migrate(connection, file)
        except (OSError, DBAPIError) as error:
            await engine.dispose()
            reason = error.strerror if isinstance(error, OSError) else error.orig
            raise StoreError(
                f"{file} cannot be used for the games ({reason}): "
                "choose a file in a folder that you may write to with --db FILE"
            ) from error
        except StoreError:
            await engine.dispose()
            raise
        return cls(engine, now)

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by, for what is stored beside the games."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection to write by; all is committed at the end of the block, or nothing."""
        async with self._turn, self._engine.begin() as connection:
            yield connection

    async def add(self, table: Stored) -> None:
        """Store a new table with its credentials and invites."""
        async with self._turn, self._engine.begin() as connection:
            await _add_table(connection, table, self.now())

    async def restore(
        self, table: Stored, entries: Sequence[Entry], messages: Sequence[Mapping[str, Any]] = ()
    ) -> bool:
        """Store a table with the game played at it, all or nothing; False when its id is taken.

        ``messages`` are rows of what was said there.
        """
        try:
            async with self._turn, self._engine.begin() as connection:
                await _add_table(connection, table, self.now())
                for entry in entries:
                    await connection.execute(
                        insert(ENTRIES).values(_values(table.id, entry, self.now()))
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
                tuple(Credential(c.fingerprint, c.kind, tuple(c.seats)) for c in credentials),
                tuple(Invite(i.code, i.seat, i.name) for i in invites), in_utc(row.created),
                in_utc(row.begun), in_utc(row.ended), row.rematch, in_utc(row.due),
            )  # fmt: skip

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
        free = INVITES.c.name.is_(None)
        async with self._turn, self._engine.begin() as connection:
            taken = await connection.execute(
                update(INVITES).filter_by(code=code).where(free).values(name=name)
            )
            if taken.rowcount == 0:
                return False
            await _add_credential(connection, table_id, credential)
            await _add_text(connection, table_id, credential.seats[0], words)
            left = await connection.scalar(
                select(func.count()).select_from(INVITES).filter_by(table_id=table_id).where(free)
            )
            if left == 0:
                await connection.execute(
                    update(TABLES).filter_by(id=table_id).values(status="playing", begun=self.now())
                )
            return True

    async def add_seal(self, commitment: str, secret: str) -> None:
        """Keep a secret for a table to come, and forget the ones that waited too long."""
        now = self.now()
        async with self._turn, self._engine.begin() as connection:
            await connection.execute(delete(SEALS).where(SEALS.c.drawn < now - _SEALS_KEPT))
            await connection.execute(
                insert(SEALS).values(commitment=commitment, secret=secret, drawn=now)
            )

    async def take_seal(self, commitment: str) -> str | None:
        """The secret of a seal, which nobody can take again; None when there is none."""
        async with self._turn, self._engine.begin() as connection:
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
        try:
            async with self._turn, self._engine.begin() as connection:
                if carries is not None:
                    await _carry(connection, table_id, carries)
                await connection.execute(
                    insert(ENTRIES).values(_values(table_id, entry, self.now()))
                )
                changed: dict[str, Any] = {} if due == was_due else {"due": due}
                if ends:
                    changed |= {"status": "ended", "ended": self.now()}
                if changed:
                    await connection.execute(update(TABLES).filter_by(id=table_id).values(changed))
        except IntegrityError as error:
            raise NumberTaken(f"entry {entry.number} is there already") from error

    async def entries(self, table_id: str, after: int = 0) -> Sequence[Entry]:
        """A game's entries behind the number ``after``, in order."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(ENTRIES)
                .filter_by(table_id=table_id)
                .where(ENTRIES.c.number > after)
                .order_by(ENTRIES.c.number)
            )
            return [_entry(row) for row in rows]


async def _carry(connection: AsyncConnection, table_id: str, number: int) -> None:
    carried = await connection.execute(
        update(PROPOSALS)
        .filter_by(table_id=table_id, number=number, state="open")
        .values(state="carried")
    )
    if carried.rowcount == 0:
        raise NumberTaken(f"proposal {number} is open no more")


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        row.number, row.seat, row.kind, tuple(row.actions), row.request, in_utc(row.made),
        row.stand_in, row.back_to,
    )  # fmt: skip


def in_utc(time: datetime | None) -> datetime | None:
    """A time as it was stored: SQLite keeps no zone, and it was this one."""
    return time.replace(tzinfo=UTC) if time is not None and time.tzinfo is None else time


def _values(table_id: str, entry: Entry, now: datetime) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "seat": entry.seat,
        "kind": entry.kind,
        "actions": list(entry.actions),
        "request": entry.request,
        "made": entry.made or now,
        "stand_in": entry.stand_in,
        "back_to": entry.back_to,
    }


async def _add_table(connection: AsyncConnection, table: Stored, now: datetime) -> None:
    await connection.execute(
        insert(TABLES).values(
            id=table.id,
            setup=table.setup,
            options=table.options,
            seed=table.seed or "",
            secret=table.secret,
            status=table.status,
            created=table.created or now,
            begun=table.begun,
            ended=table.ended,
            listed=table.setup.get("listed", False),
            watching=table.setup.get("watching", "link"),
            rematch=table.rematch,
            due=table.due,
        )
    )
    for seat, words in table.texts.items():
        await _add_text(connection, table.id, seat, words)
    for credential in table.credentials:
        await _add_credential(connection, table.id, credential)
    for invite in table.invites:
        await connection.execute(
            insert(INVITES).values(
                code=invite.code, table_id=table.id, seat=invite.seat, name=invite.name
            )
        )


async def _add_credential(
    connection: AsyncConnection, table_id: str, credential: Credential
) -> None:
    await connection.execute(
        insert(CREDENTIALS).values(
            fingerprint=credential.fingerprint,
            table_id=table_id,
            kind=credential.kind,
            seats=list(credential.seats),
        )
    )


async def _add_text(connection: AsyncConnection, table_id: str, seat: int, words: str) -> None:
    await connection.execute(insert(TEXTS).values(table_id=table_id, seat=seat, text=words))


async def _migrate(connection: AsyncConnection, file: Path) -> None:
    version = await connection.run_sync(_version)
    if version == NEWEST:
        # Nothing to do, as at nearly every start; alembic alone would take a quarter of it.
        return
    from alembic.util import CommandError  # noqa: PLC0415

    from elfenland.server.migrations import migrate  # noqa: PLC0415

    try:
        # All steps or none, and of two servers that start at once one waits for the other: SQLite's
        # driver would begin a transaction with the first change of a row alone.
        await connection.execute(text("BEGIN IMMEDIATE"))
        await connection.run_sync(migrate)
    except CommandError as error:
        raise StoreError(
            f"{file} was written by a newer version of Elfenland: "
            "start that one, or choose another file with --db FILE"
        ) from error


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    # A commit survives the end of this process, not a power cut (docs/server.md).
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""What is stored, as rows of the tables (models.py) and back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, overload

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.server.credentials import Credential
from elfenland.server.models import CREDENTIALS, INVITES, TABLES, TEXTS
from elfenland.server.stored import Entry, Stored


def entry_of(row: Row[Any]) -> Entry:
    """An entry of its row."""
    return Entry(
        row.number, row.seat, row.kind, tuple(row.actions), row.request, in_utc(row.made),
        row.stand_in, row.back_to, row.round, row.to_act,
    )  # fmt: skip


def credential_of(row: Row[Any]) -> Credential:
    """A credential of its row."""
    return Credential(row.fingerprint, row.kind, tuple(row.seats), row.person_id, row.device_id)


@overload
def in_utc(time: datetime) -> datetime: ...
@overload
def in_utc(time: datetime | None) -> datetime | None: ...
def in_utc(time: datetime | None) -> datetime | None:
    """A time as it was stored: SQLite keeps no zone, and it was this one."""
    return time.replace(tzinfo=UTC) if time is not None and time.tzinfo is None else time


def values_of(table_id: str, entry: Entry, now: datetime) -> dict[str, Any]:
    """The row of an entry; its time is ``now``, unless it has one."""
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
        "round": entry.round,
        "to_act": entry.to_act,
    }


async def add_table(connection: AsyncConnection, table: Stored, now: datetime) -> None:
    """Write a table with its texts, credentials and invites."""
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
                code=invite.code,
                table_id=table.id,
                seat=invite.seat,
                name=invite.name,
                before=invite.before,
            )
        )


async def take_invite(
    connection: AsyncConnection,
    table_id: str,
    code: str,
    name: str,
    words: str,
    credential: Credential,
    now: datetime,
) -> bool:
    """Take an invite's seat, unless somebody was quicker. The last one starts the game."""
    free = INVITES.c.name.is_(None)
    # Of two that take the last two seats one has to see the other's.
    await connection.execute(select(TABLES.c.id).filter_by(id=table_id).with_for_update())
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
            update(TABLES).filter_by(id=table_id).values(status="playing", begun=now)
        )
    return True


async def _add_credential(
    connection: AsyncConnection, table_id: str, credential: Credential
) -> None:
    await connection.execute(
        insert(CREDENTIALS).values(
            fingerprint=credential.fingerprint,
            table_id=table_id,
            kind=credential.kind,
            seats=list(credential.seats),
            person_id=credential.person,
            device_id=credential.device,
        )
    )


async def _add_text(connection: AsyncConnection, table_id: str, seat: int, words: str) -> None:
    await connection.execute(insert(TEXTS).values(table_id=table_id, seat=seat, text=words))

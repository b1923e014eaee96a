"""People: guests with a name, who are the same on each of their devices."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.errors import TableError
from elfenland.server import info, wire_people
from elfenland.server.credentials import fingerprint, new_code, new_token
from elfenland.server.models import CREDENTIALS, DEVICES, PEOPLE, RECOVERIES
from elfenland.server.rows import in_utc
from elfenland.server.store import Store

UNKNOWN: Final = (
    "Nobody has this token: say who you are once more, or come back by a recovery code."
)
# That a device is used is noted no oftener.
_SEEN: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has said their name, at the device of this id."""

    id: str
    name: str
    device: str


class People:
    """The people of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def meet(self, asked: wire_people.NewPerson) -> wire_people.PersonToken:
        """Somebody new, who holds the seats of these tokens as far as nobody else does.

        Raises:
            TableError: the name is refused.
        """
        name = info.clean_name(asked.name)
        person, token = new_code(), new_token()
        now = self._store.now()
        async with self._store.writing() as connection:
            await connection.execute(insert(PEOPLE).values(id=person, name=name, created=now))
            device = await add_device(connection, token, person, now)
            if asked.tokens:
                await connection.execute(
                    update(CREDENTIALS)
                    .where(
                        CREDENTIALS.c.fingerprint.in_(map(fingerprint, asked.tokens)),
                        CREDENTIALS.c.person_id.is_(None),
                    )
                    .values(person_id=person, device_id=device)
                )
        return wire_people.PersonToken(person, token, name)

    async def who(self, token: str | None) -> Person | None:
        """Whose device has this token; None for a stranger."""
        if token is None:
            return None
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.name, DEVICES.c.id.label("device"), DEVICES.c.seen)
                .join(DEVICES, DEVICES.c.person_id == PEOPLE.c.id)
                .where(DEVICES.c.fingerprint == fingerprint(token))
            )
            row = found.one_or_none()
        if row is None:
            return None
        await self._note(row.device, row.seen)
        return Person(row.id, row.name, row.device)

    async def saw(self, device: str) -> None:
        """A device was used, by the token of a table."""
        async with self._store.reading() as connection:
            seen = await connection.scalar(select(DEVICES.c.seen).filter_by(id=device))
        await self._note(device, seen)

    async def _note(self, device: str, seen: datetime | None) -> None:
        now = self._store.now()
        if seen is not None and now - in_utc(seen) >= _SEEN:
            async with self._store.writing() as connection:
                await connection.execute(update(DEVICES).filter_by(id=device).values(seen=now))

    async def known(self, token: str | None) -> Person:
        """Whose device has this token.

        Raises:
            TableError: nobody's.
        """
        if token is None:
            message = "Say who you are first: POST /api/people gives a token for that."
            raise TableError("credential.missing", message, 401)
        person = await self.who(token)
        if person is None:
            raise TableError("credential.unknown", UNKNOWN, 401)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Call a person so from now on; at a table one keeps the name one sat down with.

        Raises:
            TableError: the name is refused.
        """
        renamed = replace(person, name=info.clean_name(name))
        async with self._store.writing() as connection:
            await connection.execute(
                update(PEOPLE).filter_by(id=person.id).values(name=renamed.name)
            )
        return renamed

    async def devices(self, person: Person) -> list[wire_people.Device]:
        """All devices of a person, the oldest first."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(DEVICES).filter_by(person_id=person.id).order_by(DEVICES.c.created)
            )
            return [
                wire_people.Device(
                    row.id, in_utc(row.created), in_utc(row.seen), row.id == person.device
                )
                for row in rows
            ]

    async def devices_at(self, table_id: str) -> frozenset[str]:
        """The devices of all who hold a seat of a table."""
        held = CREDENTIALS.c.person_id == DEVICES.c.person_id
        async with self._store.reading() as connection:
            found = await connection.scalars(
                select(DEVICES.c.id)
                .join(CREDENTIALS, held)
                .where(CREDENTIALS.c.table_id == table_id)
            )
            return frozenset(found)

    async def tables(self, person: str) -> frozenset[str]:
        """The tables at which a person holds a seat."""
        async with self._store.reading() as connection:
            found = await connection.scalars(
                select(CREDENTIALS.c.table_id).filter_by(person_id=person)
            )
            return frozenset(found)

    async def sign_out(self, person: Person, device: str | None) -> None:
        """Make the token of a device nobody's, with None those of all but the one that asks.

        So are the tokens of seats that it keeps; the seats stay the person's. A recovery code may
        have been made there, and is void.

        Raises:
            TableError: the person has no such device.
        """
        those = DEVICES.c.id != person.device if device is None else DEVICES.c.id == device
        async with self._store.writing() as connection:
            gone = await connection.scalars(
                delete(DEVICES)
                .where(DEVICES.c.person_id == person.id, those)
                .returning(DEVICES.c.id)
            )
            signed_out = gone.all()
            if device is not None and not signed_out:
                message = f"You have no device {device!r}: look at your devices once more."
                raise TableError("device.unknown", message, 404)
            kept = await connection.scalars(
                select(CREDENTIALS.c.fingerprint).where(CREDENTIALS.c.device_id.in_(signed_out))
            )
            for old in kept.all():
                # The row says who sits where; no token has a fingerprint that was drawn.
                await connection.execute(
                    update(CREDENTIALS)
                    .filter_by(fingerprint=old)
                    .values(fingerprint=secrets.token_bytes(32), device_id=None)
                )
            await connection.execute(delete(RECOVERIES).filter_by(person_id=person.id))


async def add_device(connection: AsyncConnection, token: str, person: str, now: datetime) -> str:
    """Make a device of this token a person's; its id."""
    device = new_code()
    await connection.execute(
        insert(DEVICES).values(
            fingerprint=fingerprint(token), id=device, person_id=person, created=now, seen=now
        )
    )
    return device

"""People: guests with a name, who are the same on each of their devices."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import insert, select, update

from elfenland.errors import TableError
from elfenland.server import info, wire_people
from elfenland.server.credentials import fingerprint, new_code, new_token
from elfenland.server.models import CREDENTIALS, DEVICES, PEOPLE
from elfenland.server.rows import in_utc
from elfenland.server.store import Store

UNKNOWN: Final = (
    "Nobody has this token: say who you are once more, or come back by a recovery code."
)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has said their name, at the device of this fingerprint."""

    id: str
    name: str
    device: bytes


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
            await connection.execute(
                insert(DEVICES).values(
                    fingerprint=fingerprint(token), person_id=person, created=now
                )
            )
            if asked.tokens:
                await connection.execute(
                    update(CREDENTIALS)
                    .where(
                        CREDENTIALS.c.fingerprint.in_(map(fingerprint, asked.tokens)),
                        CREDENTIALS.c.person_id.is_(None),
                    )
                    .values(person_id=person)
                )
        return wire_people.PersonToken(person, token, name)

    async def who(self, token: str | None) -> Person | None:
        """Whose device has this token; None for a stranger."""
        if token is None:
            return None
        shown = fingerprint(token)
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.name)
                .join(DEVICES, DEVICES.c.person_id == PEOPLE.c.id)
                .where(DEVICES.c.fingerprint == shown)
            )
            row = found.one_or_none()
        return Person(row.id, row.name, shown) if row else None

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
                wire_people.Device(in_utc(row.created), row.fingerprint == person.device)
                for row in rows
            ]

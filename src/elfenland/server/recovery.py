"""Codes by which another device becomes the same person's: once, for a day, with five tries."""

from __future__ import annotations

import secrets
from datetime import timedelta
from hmac import compare_digest
from typing import Final

from sqlalchemy import delete, insert, or_, select, update

from elfenland.errors import TableError
from elfenland.server import info, wire_people
from elfenland.server.credentials import LETTERS, fingerprint, new_token
from elfenland.server.models import PEOPLE, RECOVERIES
from elfenland.server.people import Person, add_device
from elfenland.server.store import Store

# The first letters find the code. The others are the secret: 13 of 31 letters, 64 bits.
_SELECTOR: Final = 7
_SECRET: Final = 13
_GROUP: Final = 4
KEPT: Final = timedelta(days=1)
TRIES: Final = 5


class Recovery:
    """The recovery codes of a store. A person has one at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def give(self, person: Person, base_url: str) -> wire_people.RecoveryCode:
        """A new code for this person; an older one is void, and all that are too old are gone."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(_SELECTOR + _SECRET))
        until = self._store.now() + KEPT
        async with self._store.writing() as connection:
            await connection.execute(
                delete(RECOVERIES).where(
                    or_(
                        RECOVERIES.c.person_id == person.id,
                        RECOVERIES.c.until < self._store.now(),
                    )
                )
            )
            await connection.execute(
                insert(RECOVERIES).values(
                    selector=letters[:_SELECTOR],
                    fingerprint=fingerprint(letters[_SELECTOR:]),
                    person_id=person.id,
                    until=until,
                    tries=0,
                )
            )
        code = _spoken(letters)
        url = f"{base_url}/recover/{code}"
        return wire_people.RecoveryCode(code, url, info.qr(url), until)

    async def redeem(self, code: str) -> wire_people.PersonToken:
        """A token for the device that shows this code, which is void then.

        Raises:
            TableError: it is no code, not any more, or not to be tried again.
        """
        letters = "".join(letter for letter in code.lower() if letter in LETTERS)
        selector, secret = letters[:_SELECTOR], letters[_SELECTOR:]
        async with self._store.writing() as connection:
            # Counted before it is looked at: many who try at once have no more tries together.
            tried = await connection.execute(
                update(RECOVERIES)
                .filter_by(selector=selector)
                .where(RECOVERIES.c.tries < TRIES, RECOVERIES.c.until >= self._store.now())
                .values(tries=RECOVERIES.c.tries + 1)
                .returning(RECOVERIES.c.fingerprint, RECOVERIES.c.person_id)
            )
            row = tried.one_or_none()
            known = row.fingerprint if row else bytes(32)
            found = None
            if compare_digest(known, fingerprint(secret)) and row is not None:
                await connection.execute(delete(RECOVERIES).filter_by(selector=selector))
                token = new_token()
                await add_device(connection, token, row.person_id, self._store.now())
                name = await connection.scalar(select(PEOPLE.c.name).filter_by(id=row.person_id))
                found = wire_people.PersonToken(row.person_id, token, name or "")
        if found is None:
            message = (
                "This code leads to nobody: it has a slip, was used, is older than a day or was "
                f"tried {TRIES} times. Look at it once more, or make another on your first device."
            )
            raise TableError("recovery.unknown", message, 404)
        return found


def _spoken(letters: str) -> str:
    """A code in groups, as it is shown and read aloud."""
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))

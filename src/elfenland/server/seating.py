"""Who holds which seats of a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from elfenland.errors import TableError
from elfenland.server.audience import Audience
from elfenland.server.credentials import Credential, find, of_person
from elfenland.server.known import Known, status_of
from elfenland.server.people import People
from elfenland.server.refusals import refuse
from elfenland.server.standins import StandIns
from elfenland.server.store import Store

SIGNED_OUT: Final = TableError(
    "credential.unknown", "This device was signed out: come back by a code of another one.", 401
)


class Seating:
    """The seats of one table, and who has taken them."""

    def __init__(self, known: Known, store: Store, people: People, stand_ins: StandIns) -> None:
        self._known = known
        self._store = store
        self._people = people
        self._stand_ins = stand_ins

    async def credential(self, token: str | None) -> Credential | None:
        """What this token holds here: one of the table, or a person's with all the person's seats.

        None for a spectator: without a token, or a person who holds nothing here.

        Raises:
            TableError: it is no token of this table, and nobody's, or nobody may watch here.
        """
        if token is None:
            self._check_watching()
            return None
        if found := find(self._known.stored.credentials, token):
            return self.still(found)
        person = await self._people.who(token)
        if person is None:
            message = "This credential is not one of this table: sit down again by its link."
            raise TableError("credential.unknown", message, 401)
        held = of_person(self._known.stored.credentials, person.id, person.device)
        if held is None:
            # Whoever said their name after they had sat down holds the seat since then.
            credentials = await self._store.credentials(self._known.id)
            self._known.stored = replace(self._known.stored, credentials=credentials)
            held = of_person(credentials, person.id, person.device)
        if held is None:
            self._check_watching()
            return None
        return self.still(held)

    def _check_watching(self) -> None:
        known = self._known
        if known.late is not None:
            known.late.go_on()
        if known.setup.watching == "none" and status_of(known.seen(late=True)) != "ended":
            message = "Nobody watches at this table: its game can be seen when it has ended."
            raise TableError("watching.refused", message, 403)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        held = of_person(self._known.stored.credentials, person)
        return self.still(held).seats if held else ()

    def holding(self, seat: int) -> Credential:
        """The credential that a seat was taken with."""
        return next(one for one in self._known.stored.credentials if seat in one.seats)

    def still(self, credential: Credential) -> Credential:
        """A credential without the seats that were left for good."""
        seats = tuple(seat for seat in credential.seats if not self._stand_ins.has_left(seat))
        return replace(credential, seats=seats)

    async def send_away(self, audience: Audience) -> None:
        """Whoever came with a token that is nobody's any more has to go."""
        devices = await self._people.devices_at(self._known.id)
        tokens = {one.fingerprint for one in self._known.stored.credentials}
        for listener in audience:
            came = listener.credential
            if came is None:
                continue
            if came.device not in devices if came.device else came.fingerprint not in tokens:
                listener.send_away(refuse(SIGNED_OUT, None)[1])

    def code_of(self, seat: int) -> str:
        """The code of a seat that anybody in the lobby may take.

        Raises:
            TableError: the table is not in the lobby, or nobody is awaited at this seat.
        """
        if not self._known.setup.listed:
            message = "This table is not open to all: ask somebody there for a link."
            raise TableError("table.unlisted", message, 403)
        for invite in self._known.stored.invites:
            if invite.seat == seat:
                return invite.code
        message = f"Seat {seat} of this table is none that waits for somebody: choose another."
        raise TableError("seat.unknown", message, 404)


def check_seat(credential: Credential | None, seat: int) -> Credential:
    """Only who holds a seat decides for it and sees its side.

    Raises:
        TableError: this credential does not hold it.
    """
    if credential is None:
        message = "Only who sits at the table can do this: sit down by its link first."
        raise TableError("credential.missing", message, 401)
    if seat not in credential.seats:
        yours = ", ".join(map(str, credential.seats)) or "none"
        message = f"Seat {seat} is not yours; of this table's seats yours: {yours}."
        raise TableError("seat.not_yours", message, 403)
    return credential

"""All tables of one store: made, opened when somebody asks for them, let go when nobody does."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from elfenland.errors import TableError
from elfenland.rules.fairness import commitment
from elfenland.server import absence, attendance, fairness, info, wire, wire_people, wire_setup
from elfenland.server.caretaker import Caretaker
from elfenland.server.credentials import (
    Credential,
    CredentialKind,
    fingerprint,
    is_code,
    new_code,
    new_token,
)
from elfenland.server.health import Health
from elfenland.server.hints import Hints
from elfenland.server.least import LeastMind
from elfenland.server.lists import Lists
from elfenland.server.metrics import Metrics
from elfenland.server.minds import NONE_ADDED, Added, Mind
from elfenland.server.neighbours import ALONE, Neighbours
from elfenland.server.people import People, Person
from elfenland.server.recovery import Recovery
from elfenland.server.rematch import same_again, seats_before
from elfenland.server.reviews import Reviews
from elfenland.server.store import Store
from elfenland.server.stored import Entry, Invite, Stored
from elfenland.server.table import LiveTable
from elfenland.server.times import Times
from elfenland.server.tours import Tours
from elfenland.server.unused import forget_unused
from elfenland.server.workers import Workers

# So many tables stay open without anybody at them, so that each request need not lay them anew.
_KEPT: Final = 32
_TIDY: Final = timedelta(hours=1)


class Tables:
    """The tables of a store. One is in memory while a socket, a request or a bot holds it."""

    def __init__(
        self, store: Store, added: Added = NONE_ADDED, neighbours: Neighbours = ALONE
    ) -> None:
        self._store = store
        self._neighbours = neighbours
        self.added = added
        """The bots that can sit at a table beside ours."""
        self.people = People(store)
        self.recovery = Recovery(store)
        self.lists = Lists(store, self.open)
        self._tidied: datetime | None = None
        self.workers = Workers()
        """What takes long is asked of these."""
        self.hints = Hints(self.workers)
        self.tours = Tours(self.workers)
        self.reviews = Reviews(self.workers)
        self.caretaker = Caretaker(Times(store), self._look)
        """Lets go on what nobody asks for; ``Host`` starts it."""
        self._open: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: deque[LiveTable] = deque(maxlen=_KEPT)
        self._opening = asyncio.Lock()
        self.metrics = Metrics(lambda: len(self._open), self.workers)
        """How all this fares."""
        self.health = Health({"the database": store.try_writing})
        store.when_stored = self.metrics.stored

    async def start(self) -> None:
        """Let go on what is due, and begin to hear what other servers of this database do."""
        await self.caretaker.start()
        await self._neighbours.start(self._store, self._open)

    def stop_waiting(self) -> None:
        """Answer every request that waits for a table to go on."""
        for table in list(self._open.values()):
            table.pulse.stop()

    async def close(self) -> None:
        """Stop the bots and end their processes; what is stored goes on another time."""
        await self.caretaker.close()
        for table in list(self._open.values()):
            await table.bots.close()
        await self.health.close()
        await self.reviews.close()
        await self.workers.close()
        await self._neighbours.close()

    async def seal(self) -> wire_setup.Seal:
        """Draw the secret of a table to come, and show its commitment alone."""
        secret = fairness.new_secret()
        seal = wire_setup.Seal(commitment(secret))
        await self._store.add_seal(seal.commitment, secret)
        return seal

    async def create(
        self, asked: wire_setup.NewTable, base_url: str, person: Person | None = None
    ) -> wire_setup.TableCreated:
        """Make a table as asked; its game begins at once when no seat is taken by link.

        ``person``: whose table it is, where that is known.

        Raises:
            TableError: a name, a bot, a text or the seal is refused.
            OptionsError: there is no such game.
        """
        stored, token = await self._made(asked, person, {})
        await self._store.add(stored)
        await self.tidy()
        await self.open(stored.id)
        return wire_setup.TableCreated(
            stored.id, token, info.open_invites(stored.invites, base_url)
        )

    async def rematch(
        self,
        table: LiveTable,
        credential: Credential | None,
        asked: wire_people.NewRematch,
        person: Person | None = None,
        *,
        is_open: bool = True,
    ) -> wire_people.RematchMade:
        """The table at which the people of this one play again, made by the first who asks.

        ``is_open``: other devices reach this server.

        Raises:
            TableError: only who sat at a game that has ended can ask; else as for ``create``.
            OptionsError: there is no such game.
        """
        mine = credential.seats if credential else ()
        if not mine:
            message = "Only who sat at the table can ask to play again: make a table of your own."
            raise TableError("credential.missing", message, 401)
        if table.status != "ended":
            raise TableError("table.running", "One plays again once the game has ended.")
        if table.known.rematch is not None:
            # It may be gone since then, because nobody came.
            await table.look_anew()
        if table.known.rematch is None:
            names = table.showing.names()
            setup = asked.setup or same_again(table.setup, names, mine)
            info.check_reached(setup.seats, is_open=is_open)
            given = {name: getattr(setup, name) for name in wire.TableSetup.__struct_fields__}
            others = {
                place: names[place]
                for place, seat in enumerate(table.setup.seats)
                if seat.kind != "bot" and place not in mine
            }
            stored, token = await self._made(
                wire_setup.NewTable(**given, seal=asked.seal), person, others
            )
            is_first = await self._store.add(stored, again=table.id)
            await table.look_anew()
            if is_first:
                await self.open(stored.id)
                return wire_people.RematchMade(stored.id, token)
        assert table.known.rematch is not None
        return wire_people.RematchMade(table.known.rematch.table, None)

    async def _made(
        self, asked: wire_setup.NewTable, person: Person | None, others: Mapping[int, str]
    ) -> tuple[Stored, str]:
        """A table to be stored, and its host's token; ``others``: seats and names of a rematch."""
        setup = info.seated(info.clean_setup(asked, self.added.names))
        options = info.rules_options(setup)
        begun = self._store.now()
        token = new_token()
        at_screen = [p for p, seat in enumerate(setup.seats) if seat.kind in ("me", "screen")]
        given = asked.seal.texts if asked.seal else [""] * len(at_screen)
        texts = fairness.texts_of_screen(at_screen, given)
        before = seats_before(setup.seats, others)
        invites = tuple(
            Invite(new_code(), place, None, before.get(place))
            for place, seat in enumerate(setup.seats)
            if seat.kind == "link"
        )
        stored = Stored(
            id=new_code(),
            setup=msgspec.to_builtins(setup),
            options=options.to_json(),
            seed=None,
            secret=await self._secret(asked.seal),
            texts=texts,
            status="waiting" if invites else "playing",
            credentials=(issued(token, "host", tuple(at_screen), person),),
            invites=invites,
            begun=None if invites else begun,
            due=None if invites else begun,
        )
        return stored, token

    async def restore(self, stored: Stored, entries: Sequence[Entry]) -> None:
        """Make a table with a game under way at it, of an id that is new."""
        now = self._store.now()
        await self._store.restore(replace(stored, begun=now, due=now), entries)
        await self.open(stored.id)

    async def _secret(self, seal: wire_setup.SealedWith | None) -> str:
        if seal is None:
            return fairness.new_secret()
        secret = await self._store.take_seal(seal.commitment)
        if secret is None:
            message = "There is no such seal, or a table was made with it: ask for another."
            raise TableError("seal.unknown", message)
        return secret

    async def open(self, table_id: str) -> LiveTable:
        """The table of this id.

        Raises:
            TableError: there is none.
        """
        async with self._opening:
            table = self._open.get(table_id)
            if table is None:
                # No database is asked for what it could not hold.
                stored = await self._store.table(table_id) if is_code(table_id) else None
                if stored is None:
                    raise _unknown(table_id)
                setup = msgspec.convert(stored.setup, wire.TableSetup)
                table = LiveTable(
                    self._store,
                    stored,
                    setup,
                    self._mind,
                    self.caretaker,
                    self.added.names,
                    self.people,
                    self._neighbours,
                )
                await table.begin()
                # Somebody may have come to another server while it was read.
                attendance.are_elsewhere(table, self._neighbours.who(table_id))
                self._open[table_id] = table
                self._kept.append(table)
        await table.settle()
        if self._neighbours.are_there:
            # Whoever asks here may have been told by another server what this one has yet to hear,
            # or could not hear as it did not have the table.
            glance = (await self._store.glances([table_id])).get(table_id)
            if glance is None:
                self._open.pop(table_id, None)
                raise _unknown(table_id)
            await table.changed_elsewhere(glance)
        return table

    async def _look(self, table_id: str) -> None:
        await absence.look(await self.open(table_id))

    def _mind(self, name: str) -> Mind | None:
        if name == info.LEAST:
            return LeastMind()
        return self.added.mind(name, self.workers)

    async def invite(self, code: str) -> wire_setup.InviteInfo:
        """The seat that a link offers.

        Raises:
            TableError: there is no such link.
        """
        table = await self._table_of(code)
        return table.showing.invite(code)

    async def sit_down(
        self, code: str, asked: wire_setup.SitDown, person: Person | None = None
    ) -> wire_setup.Seated:
        """Take the seat of a link, for a person where that is known.

        Raises:
            TableError: there is no such link, or somebody sits there already.
        """
        name, text = info.clean_name(asked.name), fairness.clean_text(asked.text)
        table = await self._table_of(code)
        token = new_token()
        seat = table.showing.invite(code).seat
        await table.sit_down(code, name, text, issued(token, "link", (seat,), person))
        return wire_setup.Seated(table.id, seat, token)

    async def sit_down_at(
        self, table: LiveTable, seat: int, asked: wire_setup.SitDown, person: Person | None
    ) -> wire_setup.Seated:
        """Take a free seat of a table that is in the lobby.

        Raises:
            TableError: it is not free, not open to all, or this person sits there already.
        """
        code = table.seating.code_of(seat)
        if person is not None and table.seating.seats_of(person.id):
            message = "You sit at this table already: open it from your games."
            raise TableError("seat.yours", message)
        return await self.sit_down(code, asked, person)

    async def meet(self, asked: wire_people.NewPerson) -> wire_people.PersonToken:
        """Somebody new, as ``People.meet`` has it; their tables know them at once."""
        met = await self.people.meet(asked)
        if asked.tokens:
            await self._look_where_sits(met.person)
        return met

    async def sign_out(self, person: Person, device: str | None) -> None:
        """Do so as ``People.sign_out`` has it, and close the sockets of seats that came by it.

        Raises:
            TableError: the person has no such device.
        """
        await self.people.sign_out(person, device)
        await self._look_where_sits(person.id)

    async def _look_where_sits(self, person: str) -> None:
        for table_id in await self.people.tables(person):
            if table := self._open.get(table_id):
                await table.look_anew()
            else:
                self._neighbours.changed(table_id)

    async def tidy(self) -> None:
        """Take out what is of no use, if that was not done within the hour."""
        now = self._store.now()
        if self._tidied is None or now - self._tidied > _TIDY:
            self._tidied = now
            await self.forget_unused()

    async def forget_unused(self) -> None:
        """Take out the tables at which nobody sat down within a day."""
        present = {id_ for id_, table in self._open.items() if any(table.audience)}
        present |= self._neighbours.tables()
        gone = await forget_unused(self._store, present)
        for table_id in gone:
            if table := self._open.pop(table_id, None):
                await table.bots.close()
        for table in list(self._open.values()):
            if table.known.rematch is not None and table.known.rematch.table in gone:
                await table.look_anew()

    async def _table_of(self, code: str) -> LiveTable:
        table_id = await self._store.table_of_invite(code) if is_code(code) else None
        if table_id is None:
            message = "This link leads to no seat: ask for it once more, or type it in again."
            raise TableError("invite.unknown", message, 404)
        return await self.open(table_id)


def issued(
    token: str, kind: CredentialKind, seats: tuple[int, ...], person: Person | None
) -> Credential:
    """What the token opens: these seats, the person's and by their device where that is known."""
    if person is None:
        return Credential(fingerprint(token), kind, seats)
    return Credential(fingerprint(token), kind, seats, person.id, person.device)


def _unknown(table_id: str) -> TableError:
    message = f"There is no table {table_id!r}: look at its address once more."
    return TableError("table.unknown", message, 404)

"""A table that is open in this process: its game, who sits and listens, and the one way forward.

A decision is stored before anybody is told of it. Within the process the lock keeps decisions
apart; between processes the store does, which takes every number once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from elfenland.errors import TableError
from elfenland.rules.events import Event
from elfenland.rules.game import Game
from elfenland.server import absence, fairness, wire
from elfenland.server.audience import Audience
from elfenland.server.ballots import OWN_REQUESTS, Ballots
from elfenland.server.bots import Bots
from elfenland.server.caretaker import Caretaker
from elfenland.server.chat import Chat
from elfenland.server.consent import Consent, id_used
from elfenland.server.course import Course, listed
from elfenland.server.credentials import Credential
from elfenland.server.deciding import check_move
from elfenland.server.engine import StoreUnavailable
from elfenland.server.glance import Glance
from elfenland.server.known import Known
from elfenland.server.late import Late
from elfenland.server.messages import Messages
from elfenland.server.minds import Mind
from elfenland.server.neighbours import Neighbours, Turn
from elfenland.server.people import People
from elfenland.server.proposals import Company, Proposal
from elfenland.server.rematch import rematch_at
from elfenland.server.seating import Seating, check_seat
from elfenland.server.showing import Showing
from elfenland.server.standins import StandIns
from elfenland.server.store import NumberTaken, Store
from elfenland.server.stored import Entry, EntryKind, Stored
from elfenland.server.telling import Telling
from elfenland.server.timekeeper import Timekeeper
from elfenland.server.undoing import stale
from elfenland.server.waiting import Pulse, whole


class LiveTable:
    """A table with its game; made by ``Tables``, which keeps one of each id."""

    def __init__(  # noqa: PLR0913, PLR0917 - what all tables share
        self,
        store: Store,
        stored: Stored,
        setup: wire.TableSetup,
        minds: Callable[[str], Mind | None],
        caretaker: Caretaker,
        known_bots: Collection[str],
        people: People,
        neighbours: Neighbours,
    ) -> None:
        self.id = stored.id
        self.setup = setup
        self.known = Known(stored, setup)
        self.audience = Audience()
        self.audience.elsewhere = neighbours.who(stored.id)
        self.pulse = Pulse()
        self._store = store
        self.neighbours = neighbours
        self._glance: Glance | None = None
        self._answers: dict[tuple[int, str], Entry] = {}
        self.stand_ins = StandIns(store, stored.id)
        self.keeper = Timekeeper(setup, stored, self.stand_ins, caretaker, known_bots)
        turn = Turn(neighbours, stored.id, self._look_after)
        self.bots = Bots(self.keeper.player, setup.pace, minds, self._game, self._play_bot, turn)
        self.consent = Consent(self, Ballots(store, stored.id))
        self.seating = Seating(self.known, store, people, self.stand_ins)
        self.showing = Showing(self.known, self.audience, self.keeper, self.consent.shown)
        self.telling = Telling(self.known, self.showing, self.audience, self.pulse, self.keeper)
        self.lock = asyncio.Lock()
        # The database went away while an entry was on its way there: it may hold more than we know.
        self._is_unsure = False
        if delay := timedelta(seconds=setup.delay):
            tell = self.telling
            self.known.late = Late(delay, store.now, tell.late_beginning, tell.late_news)
        self.chat = Chat(
            self.id, Messages(store), self.audience, store.now, self._name_of, self.changed
        )

    @property
    def status(self) -> wire.Status:
        """Whether people are still sitting down, or the game runs or has ended."""
        return self.known.status

    def _name_of(self, seat: int) -> str:
        return self.showing.names()[seat]

    @property
    def course(self) -> Course:
        """The game under way.

        Raises:
            TableError: people are still sitting down.
        """
        return self.known.course

    async def begin(self) -> None:
        """Lay the game as its stored entries left it, once everybody has sat down."""
        known, stored = self.known, self.known.stored
        if known.laid is None and all(invite.name for invite in stored.invites):
            entries = await self._store.entries(self.id)
            seed = fairness.seed(stored)
            known.laid = course = Course(known.options, seed, entries)
            self._answers = {(e.seat, e.request): e for e in entries if e.request}
            await self.stand_ins.refresh()
            self.keeper.lay(course, stored.begun)
            await self.keeper.set_due()
            await self.consent.refresh()
            if known.late is not None:
                again = Course(known.options, seed)
                known.late.begin(course, again, stored.begun or stored.created)
        known.rematch = await rematch_at(self._store, known.stored.rematch)
        self.bots.wake()

    def _game(self) -> Game | None:
        """What bots and stand-ins play on with, None while they wait."""
        if self.known.laid is None or self.consent.is_awaited:
            return None
        return self.known.laid.game

    # What is beside the game

    def company(self) -> Company:
        """Who is there now."""
        course = self.course
        return Company(
            people=frozenset(p for p, seat in enumerate(self.setup.seats) if seat.kind != "bot"),
            present=self.audience.present,
            away=frozenset(self.stand_ins.all),
            to_act=course.game.to_act,
            told=course.told,
        )

    async def sit_down(self, code: str, name: str, text: str, credential: Credential) -> int:
        """Take the seat of an invite, with its ``text`` for the deal; the seat.

        Raises:
            TableError: somebody sits there already.
        """
        async with self.lock:
            if not await self._store.take(self.id, code, name, text, credential):
                raise TableError("invite.taken", "Somebody has sat down here already.")
            await self.refresh()
        self.changed()
        return credential.seats[0]

    async def look_anew(self) -> None:
        """Read anew what was changed beside the game, and tell of it, here and there."""
        async with self.lock:
            await self.refresh()
        self.changed()

    async def refresh(self) -> None:
        """Do so for whoever has the lock: who has sat down, and where people play again."""
        stored = await self._store.table(self.id)
        assert stored is not None
        known, before = self.known, self.known.stored
        known.stored = stored
        self.audience.let_go(_free(stored) - _free(before))
        await self.seating.send_away(self.audience)
        if stored == before:
            return
        waited = known.laid is None
        await self.begin()
        self.pulse.beat()
        if waited and known.laid is not None:
            self.telling.beginning()
        else:
            self.telling.table()

    def changed(self) -> None:
        """Something new is stored of this table: whoever waits for that is told, here and there."""
        self.pulse.beat()
        self.neighbours.changed(self.id)

    async def changed_elsewhere(self, glance: Glance) -> None:
        """Take over what another server has stored, if this shows that there is anything."""
        # While people sit down one may take the place of another, which does not show.
        waits, before = self.known.laid is None, self._glance
        if glance == before and not waits:
            return
        async with self.lock:
            if waits or before is None or glance.people != before.people:
                await self.refresh()
            if self.known.laid is not None:
                if before is None or glance.stand_ins != before.stand_ins:
                    await absence.heard(self)
                if glance.entries > self.course.number:
                    await self._follow()
                self.tell_stand_ins()
                if before is None or glance.proposals != before.proposals:
                    await self.consent.refresh()
            if before is None or glance.messages != before.messages:
                await self.chat.refresh()
            self._glance = glance
        self.bots.wake()

    # The way forward

    async def act(self, credential: Credential | None, asked: wire.Act) -> wire.Done:
        """Play a decision, or answer again for one that was played.

        Raises:
            TableError: the credential, the seat or the number is refused.
            ActionError: the rules refuse it. In every case nothing has changed.
        """
        return await whole(self._move(credential, asked, "act", tuple(asked.actions)))

    async def say(self, credential: Credential | None, who: object, asked: wire.Say) -> wire.Done:
        """Say something at the table; ``who`` is kept to the pace of people.

        Raises:
            TableError: it is refused.
        """
        seats = credential.seats if credential is not None else ()
        return await whole(self.chat.say(seats, who, asked))

    async def undo(self, credential: Credential | None, asked: wire.Undo) -> wire.Done:
        """Take back the last decision or turn, or answer again for one taken back.

        Raises:
            TableError: as for ``act``, or there is nothing that can be taken back.
        """
        return await whole(self._move(credential, asked, "take_back", ()))

    async def _move(
        self,
        credential: Credential | None,
        asked: wire.Act | wire.Undo,
        kind: EntryKind,
        texts: tuple[str, ...],
    ) -> wire.Done:
        arrived = self._store.now()
        check_seat(credential, asked.seat)
        async with self.lock:
            await self._settle()
            if answer := self._answer(asked, kind, texts):
                return answer
            back_to = check_move(self.course, asked, free=self.setup.take_backs == "free")
            self.keeper.check(asked.seat, arrived)
            entry = self._next(asked.seat, kind, texts, asked.id, arrived)
            try:
                await self._play(replace(entry, back_to=back_to))
            except NumberTaken as taken:
                await self.catch_up()
                if answer := self._answer(asked, kind, texts):
                    return answer
                raise stale(asked.number, self.course.number) from taken
            await absence.acted(self, asked.seat)
            await self.consent.settle()
        self.bots.wake()
        return wire.Done(asked.id, entry.number)

    def _answer(
        self, asked: wire.Act | wire.Undo, kind: EntryKind, texts: tuple[str, ...]
    ) -> wire.Done | None:
        entry = self._answers.get((asked.seat, asked.id))
        if entry is None:
            return None
        if (entry.kind, entry.actions) != (kind, texts):
            raise id_used(asked.id)
        return wire.Done(asked.id, entry.number)

    async def carry_out(self, proposal: Proposal) -> None:
        """Do to the game what all have agreed to, once among all servers.

        Raises:
            NumberTaken: it is open no more, or another process was quicker with an entry.
        """
        assert proposal.kind != "stand_in"
        request = f"{OWN_REQUESTS}{proposal.number}"
        entry = self._next(proposal.seat, proposal.kind, (), request, self._store.now())
        await self._play(replace(entry, back_to=proposal.back_to), carries=proposal.number)

    async def let_play(self, seat: int) -> None:
        """Have a bot play for a seat until its owner returns."""
        await absence.let_play(self, seat)

    def _next(
        self,
        seat: int,
        kind: EntryKind,
        texts: tuple[str, ...],
        request: str | None,
        made: datetime,
    ) -> Entry:
        course = self.course
        return Entry(course.number + 1, seat, kind, texts, request, course.not_before(made))

    async def _play(self, entry: Entry, carries: int | None = None) -> None:
        """Try, store, then go on and tell; ``carries``: the proposal that comes to it."""
        course, was_asked = self.course, self.course.game.to_act
        events: Sequence[Event]
        if entry.kind == "act":
            attempt = course.attempt(entry.seat, entry.actions)
            if attempt.events:
                entry = listed(entry, attempt.game)
            await self._append(entry, attempt.game.to_act)
            course.adopt(entry, attempt)
            events, gone = attempt.events, 0
            if not attempt.goes_on:
                self.audience.cover()
        else:
            if entry.kind == "take_back":
                entry = listed(entry, course.before(entry))
            # Whose decision is taken back is asked again.
            await self._append(entry, None if entry.kind == "end" else entry.seat, carries)
            events, gone = course.follow(entry)
            if course.game.to_act != was_asked:
                self.audience.cover()
            self._leave_minds(entry)
        self.keeper.note(entry, course.game.to_act)
        if entry.request is not None:
            self._answers[entry.seat, entry.request] = entry
        self.telling.news(entry, events, gone)
        if self.status == "ended":
            # From now on the table shows the secret of its deal.
            self.telling.table()
            await self._note_result()
        await absence.played(self, entry.seat)
        self.changed()

    async def _note_result(self) -> None:
        if result := self.course.game.result:
            pieces = [standing.pieces for standing in result.standings]
            await self._store.note_result(
                self.id, {"winners": list(result.winners), "pieces": pieces}
            )

    async def _append(self, entry: Entry, to_act: int | None, carries: int | None = None) -> None:
        due, was_due = await self.keeper.due_after(entry, to_act), self.keeper.due
        try:
            await self._store.append(
                self.id, entry, ends=to_act is None, due=due, was_due=was_due, carries=carries
            )
        except StoreUnavailable as gone:
            self._is_unsure = gone.is_unclear
            raise
        self.keeper.due = due

    async def settle(self) -> None:
        """Take over what the database took in when it went away, if it is there again.

        Raises:
            StoreUnavailable: it is not.
        """
        if self._is_unsure:
            async with self.lock:
                await self._settle()
            self.bots.wake()

    async def _settle(self) -> None:
        if self._is_unsure:
            await self.catch_up()
            self._is_unsure = False

    async def _look_after(self) -> None:
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Another process may have gone on with this game: take over what it stored, and tell."""
        await absence.heard(self)
        await self._follow()
        self.tell_stand_ins()
        await self.consent.refresh()
        await self.chat.refresh()

    async def _follow(self) -> None:
        course = self.course
        entries = await self._store.entries(self.id, after=course.number)
        for entry in entries:
            events, gone = course.follow(entry)
            self.keeper.note(entry, course.game.to_act)
            if entry.request is not None:
                self._answers[entry.seat, entry.request] = entry
            self._leave_minds(entry)
            self.audience.cover()
            self.telling.news(entry, events, gone)
        if entries and self.status == "ended":
            self.telling.table()

    def _leave_minds(self, entry: Entry) -> None:
        """After an end, or a take-back of more than one's own, bots have nothing true in mind."""
        gone = self.course.entries[entry.back_to : -1] if entry.kind == "take_back" else ()
        if entry.kind == "end" or any(one.seat != entry.seat for one in gone):
            self.bots.begin_anew()

    def tell_stand_ins(self) -> None:
        """Tell everybody if something else plays for a seat than was last told."""
        if self.telling.stand_ins():
            self.consent.look_again()

    async def _play_bot(self, seat: int, name: str, game: Game, texts: tuple[str, ...]) -> None:
        async with self.lock:
            await self._settle()
            if self._game() is not game or self.keeper.player(seat) != name:
                return
            entry = self._next(seat, "act", texts, None, self._store.now())
            try:
                await self._play(replace(entry, stand_in=self.keeper.stand_in(seat)))
            except NumberTaken:
                await self.catch_up()
            await self.consent.settle()


def _free(stored: Stored) -> frozenset[int]:
    """The seats by link at which nobody sits."""
    return frozenset(invite.seat for invite in stored.invites if invite.name is None)

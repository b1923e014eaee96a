"""A table that is open in this process: its game, who sits and listens, and the one way forward.

A decision is stored before anybody is told of it. Within the process the lock keeps decisions
apart; between processes the store does, which takes every number once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import datetime, timedelta

from elfenland.errors import GameOver, NotYourTurn, TableError
from elfenland.rules.events import Event, redact
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import Record
from elfenland.rules.view import PlayerView, open_actions
from elfenland.server import absence, fairness, info, wire
from elfenland.server.audience import Audience, Listener
from elfenland.server.ballots import OWN_REQUESTS, Ballots
from elfenland.server.bots import Bots
from elfenland.server.caretaker import Caretaker
from elfenland.server.chat import Chat
from elfenland.server.consent import Consent, id_used
from elfenland.server.course import Course, listed
from elfenland.server.credentials import Credential, find, of_person
from elfenland.server.engine import StoreUnavailable
from elfenland.server.export import made_record
from elfenland.server.glance import Glance
from elfenland.server.late import Late
from elfenland.server.messages import Messages
from elfenland.server.minds import Mind
from elfenland.server.neighbours import Neighbours, Turn
from elfenland.server.people import People
from elfenland.server.presence import There
from elfenland.server.proposals import Company, Proposal
from elfenland.server.rematch import Rematch, rematch_at
from elfenland.server.standins import StandIns
from elfenland.server.store import NumberTaken, Store
from elfenland.server.stored import Entry, EntryKind, Stored
from elfenland.server.timekeeper import Timekeeper
from elfenland.server.undoing import stale, way_back
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
        self.audience = Audience()
        self.audience.elsewhere = neighbours.who(stored.id)
        self.pulse = Pulse()
        self._store = store
        self._neighbours = neighbours
        self._glance: Glance | None = None
        self._stored = stored
        self._people = people
        self.rematch: Rematch | None = None
        """Where the same people play again."""
        self._options = Options.from_json(stored.options)
        self._course: Course | None = None
        self._answers: dict[tuple[int, str], Entry] = {}
        self.stand_ins = StandIns(store, stored.id)
        self.keeper = Timekeeper(setup, stored, self.stand_ins, caretaker, known_bots)
        turn = Turn(neighbours, stored.id)
        self.bots = Bots(self.keeper.player, setup.pace, minds, self._game, self._play_bot, turn)
        self._told_stand_ins: Mapping[int, wire.StandIn] = {}
        self.consent = Consent(self, Ballots(store, stored.id))
        self.lock = asyncio.Lock()
        # The database went away while an entry was on its way there: it may hold more than we know.
        self._is_unsure = False
        delay = timedelta(seconds=setup.delay)
        late = Late(delay, store.now, self._tell_late_beginning, self._tell_late_news)
        self._late = late if delay else None
        self.chat = Chat(
            self.id, Messages(store), self.audience, store.now, self._name_of, self.changed
        )

    @property
    def status(self) -> wire.Status:
        """Whether people are still sitting down, or the game runs or has ended."""
        return _status(self._course)

    def is_late(self, credential: Credential | None) -> bool:
        """Whether all that this credential sees is as it was a while ago."""
        return credential is None and self._late is not None

    def _seen(self, *, late: bool) -> Course | None:
        return self._late.course if late and self._late is not None else self._course

    def _name_of(self, seat: int) -> str:
        return info.seats(self.setup, self._stored.invites)[seat].name

    @property
    def course(self) -> Course:
        """The game under way.

        Raises:
            TableError: people are still sitting down.
        """
        return self._begun(self._course)

    def _begun(self, course: Course | None) -> Course:
        if course is None:
            raise TableError("table.waiting", "The game begins when everybody has sat down.")
        return course

    async def begin(self) -> None:
        """Lay the game as its stored entries left it, once everybody has sat down."""
        if self._course is None and all(invite.name for invite in self._stored.invites):
            entries = await self._store.entries(self.id)
            self._course = Course(self._options, fairness.seed(self._stored), entries)
            self._answers = {(e.seat, e.request): e for e in entries if e.request}
            await self.stand_ins.refresh()
            self.keeper.lay(self._course, self._stored.begun)
            await self.keeper.set_due()
            await self.consent.refresh()
            if self._late is not None:
                again = Course(self._options, fairness.seed(self._stored))
                self._late.begin(self._course, again, self._stored.begun or self._stored.created)
        self.rematch = await rematch_at(self._store, self._stored.rematch)
        self.bots.wake()

    def _game(self) -> Game | None:
        """What bots and stand-ins play on with, None while they wait."""
        if self._course is None or self.consent.is_awaited:
            return None
        return self._course.game

    async def credential(self, token: str | None) -> Credential | None:
        """What this token holds here: one of the table, or a person's with all the person's seats.

        None for a spectator: without a token, or a person who holds nothing here.

        Raises:
            TableError: it is no token of this table, and nobody's, or nobody may watch here.
        """
        if token is None:
            self._check_watching()
            return None
        if found := find(self._stored.credentials, token):
            return self.still(found)
        person = await self._people.who(token)
        if person is None:
            message = "This credential is not one of this table: sit down again by its link."
            raise TableError("credential.unknown", message, 401)
        held = of_person(self._stored.credentials, person.id)
        if held is None:
            # Whoever said their name after they had sat down holds the seat since then.
            credentials = await self._store.credentials(self.id)
            self._stored = replace(self._stored, credentials=credentials)
            held = of_person(credentials, person.id)
        if held is None:
            self._check_watching()
            return None
        return self.still(held)

    def _check_watching(self) -> None:
        if self._late is not None:
            self._late.go_on()
        if self.setup.watching == "none" and _status(self._seen(late=True)) != "ended":
            message = "Nobody watches at this table: its game can be seen when it has ended."
            raise TableError("watching.refused", message, 403)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds."""
        held = of_person(self._stored.credentials, person)
        return self.still(held).seats if held else ()

    def holding(self, seat: int) -> Credential:
        """The credential that a seat was taken with."""
        return next(one for one in self._stored.credentials if seat in one.seats)

    def still(self, credential: Credential) -> Credential:
        """A credential without the seats that were left for good."""
        seats = tuple(seat for seat in credential.seats if not self.stand_ins.has_left(seat))
        return replace(credential, seats=seats)

    # What is shown

    def info(self, credential: Credential | None, base_url: str) -> wire.TableInfo:
        """The table as this credential sees it; links lead to ``base_url``."""
        is_host = credential is not None and credential.kind == "host"
        options = self._options
        late = self.is_late(credential)
        status = _status(self._seen(late=late))
        # Who is there, who plays for whom and what is proposed belongs to now, not to then.
        present = frozenset(range(options.players)) if late else self.audience.present
        stand_ins = {} if late else self.keeper.shown_stand_ins()
        proposal = None if late or self._course is None else self.consent.shown()
        return wire.TableInfo(
            table=self.id,
            name=self.setup.name,
            status=status,
            rule_set=info.rule_set(options),
            chart=info.chart(options.chart),
            pace=self.setup.pace,
            hints=info.allows_hints(self.setup),
            seats=info.seats(self.setup, self._stored.invites, present, stand_ins),
            mine=list(credential.seats) if credential else [],
            invites=info.open_invites(self._stored.invites, base_url) if is_host else [],
            setup=self.setup,
            fairness=fairness.shown(self._stored, ended=status == "ended"),
            proposal=proposal,
            watchers=self.audience.watchers,
            rematch=self.rematch.shown(credential.seats if credential else ())
            if self.rematch
            else None,
        )

    def names(self) -> list[str]:
        """Who sits there, by seat."""
        return [seat.name for seat in info.seats(self.setup, self._stored.invites)]

    def position(
        self, seat: int | None, covered: tuple[int, ...] = (), *, late: bool = False
    ) -> wire.Position:
        """The game as ``seat`` may see it; ``covered``: the seats of a covered shared screen.

        ``late``: as it was a while ago, without the clocks, which run now.
        """
        course = self._begun(self._seen(late=late))
        game = course.game
        seats = covered if seat is None else (seat,)
        free = self.setup.take_backs == "free"
        return wire.Position(
            number=course.number_for(seats),
            view=course.view(seat),
            open_actions=list(open_actions(game)) if game.to_act in covered else [],
            undo=course.undo(seat, free=free),
            clock=None if late else self.keeper.shown(),
            ways_back=[] if free else [way for one in seats for way in course.ways_back(one)],
        )

    def has_gone_on(self, seat: int | None, after: int, *, late: bool = False) -> bool:
        """Whether ``seat`` sees a higher number than ``after``, or the last there will be."""
        course = self._seen(late=late)
        if course is None:
            return False
        seats = () if seat is None else (seat,)
        return course.game.to_act is None or course.number_for(seats) > after

    def watched(self, credential: Credential | None) -> AbstractContextManager[None]:
        """Somebody waits for what this credential is to see, until the end of the block."""
        late = self._late if self.is_late(credential) else None
        return late.watched() if late is not None else nullcontext()

    def shown_to(self, listener: Listener) -> wire.Position:
        """The game as this socket may see it now."""
        covered = listener.seats if listener.is_covered else ()
        return self.position(listener.seat, covered, late=listener.is_late)

    def welcome(self, listener: Listener) -> wire.Welcome:
        """Everything from the beginning, for a socket that has just come."""
        table = self.info(listener.credential, listener.base_url)
        course = self._seen(late=listener.is_late)
        if course is None:
            return wire.Welcome(table, None, [], [])
        log = [redact(event, listener.seat) for event in course.events]
        stood_in = [wire.StoodIn(event, name) for event, name in course.stood_in]
        return wire.Welcome(table, self.shown_to(listener), log, stood_in)

    def code_of(self, seat: int) -> str:
        """The code of a seat that anybody in the lobby may take.

        Raises:
            TableError: the table is not in the lobby, or nobody is awaited at this seat.
        """
        if not self.setup.listed:
            message = "This table is not open to all: ask somebody there for a link."
            raise TableError("table.unlisted", message, 403)
        for invite in self._stored.invites:
            if invite.seat == seat:
                return invite.code
        message = f"Seat {seat} of this table is none that waits for somebody: choose another."
        raise TableError("seat.unknown", message, 404)

    def invite(self, code: str) -> wire.InviteInfo:
        """The seat that this link of the table offers."""
        invite = next(invite for invite in self._stored.invites if invite.code == code)
        fair = fairness.shown(self._stored, ended=False)
        hosts = [seat.name for seat in self.setup.seats if seat.kind in ("me", "screen")]
        return wire.InviteInfo(
            table=self.id,
            table_name=self.setup.name,
            host=next(iter(hosts), self.setup.name),
            seat=invite.seat,
            name=invite.name or self.setup.seats[invite.seat].name,
            colour=info.colours(self.setup)[invite.seat],
            taken=invite.name is not None,
            commitment=fair.commitment if fair else None,
        )

    def record(self, credential: Credential | None) -> Record:
        """The record of the game, which holds all that was hidden.

        Raises:
            TableError: the game has not ended, as this credential sees it.
        """
        self.check_ended(credential)
        return made_record(self._stored, self.setup, self.names(), self.course.entries)

    def to_decide(self, credential: Credential | None, asked: wire.AskHint) -> PlayerView:
        """What the seat that asks for a hint sees.

        Raises:
            TableError: the credential, the seat or the number is refused, or hints are.
            ActionError: the seat is not to act.
        """
        self.check_seat(credential, asked.seat)
        if not info.allows_hints(self.setup):
            raise TableError("hint.not_allowed", "This table is played without hints.", 403)
        self._check_turn(asked.seat)
        if asked.number != self.course.number:
            raise stale(asked.number, self.course.number)
        return self.course.view(asked.seat)

    # Who is there

    def join(self, listener: Listener) -> None:
        """A socket has come: it is welcomed, and the others hear of it."""
        listener.has_delay = self._late is not None
        changed = self.audience.join(listener)
        self._neighbours.tell_who(self.id, self.audience.here)
        listener.tell(self.welcome(listener))
        if changed:
            self.tell_table(but=listener)
            self.consent.look_again()
        self.bots.wake()

    def leave(self, listener: Listener) -> None:
        """A socket has gone."""
        changed = self.audience.leave(listener)
        self._neighbours.tell_who(self.id, self.audience.here)
        if changed:
            self.tell_table()
            self.consent.look_again()

    def are_elsewhere(self, who: There) -> None:
        """These have a socket open at another server."""
        if self.audience.are_elsewhere(who):
            self.tell_table()
            self.consent.look_again()

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

    def look(self, listener: Listener, seat: int) -> None:
        """At a shared screen ``seat`` is looking: the cover is lifted for it.

        Raises:
            TableError: this screen does not hold the seat.
            ActionError: it is not to act.
        """
        self.check_seat(listener.credential, seat)
        self._check_turn(seat)
        if listener.is_shared:
            listener.looking = seat
        listener.tell(wire.Shown(self.shown_to(listener)))

    def cover(self, listener: Listener) -> None:
        """Put the cover back."""
        listener.looking = None
        listener.tell(wire.Shown(self.shown_to(listener)))

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
        if stored == self._stored:
            return
        before, self._stored = self._stored, stored
        waited = self._course is None
        await self.begin()
        self.pulse.beat()
        _let_go(self.audience, _free(stored) - _free(before))
        if waited and self._course is not None:
            for listener in self.audience:
                if not listener.is_late:
                    listener.tell(self.welcome(listener))
        else:
            self.tell_table()

    def changed(self) -> None:
        """Something new is stored of this table: whoever waits for that is told, here and there."""
        self.pulse.beat()
        self._neighbours.changed(self.id)

    async def changed_elsewhere(self, glance: Glance) -> None:
        """Take over what another server has stored, if this shows that there is anything."""
        # While people sit down one may take the place of another, which does not show.
        waits, before = self._course is None, self._glance
        if glance == before and not waits:
            return
        async with self.lock:
            if waits or before is None or glance.people != before.people:
                await self.refresh()
            if self._course is not None:
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
        self.check_seat(credential, asked.seat)
        async with self.lock:
            await self._settle()
            if answer := self._answer(asked, kind, texts):
                return answer
            back_to = self._check_move(asked)
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
                self._cover_all()
        else:
            if entry.kind == "take_back":
                entry = listed(entry, course.before(entry))
            # Whose decision is taken back is asked again.
            await self._append(entry, None if entry.kind == "end" else entry.seat, carries)
            events, gone = course.follow(entry)
            if course.game.to_act != was_asked:
                self._cover_all()
            self._leave_minds(entry)
        self.keeper.note(entry, course.game.to_act)
        if entry.request is not None:
            self._answers[entry.seat, entry.request] = entry
        self._tell_news(entry, events, gone)
        if self.status == "ended":
            # From now on the table shows the secret of its deal.
            self.tell_table()
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
            self._cover_all()
            self._tell_news(entry, events, gone)
        if entries and self.status == "ended":
            self.tell_table()

    def _leave_minds(self, entry: Entry) -> None:
        """After an end, or a take-back of more than one's own, bots have nothing true in mind."""
        gone = self.course.entries[entry.back_to : -1] if entry.kind == "take_back" else ()
        if entry.kind == "end" or any(one.seat != entry.seat for one in gone):
            self.bots.begin_anew()

    def _cover_all(self) -> None:
        for listener in self.audience:
            listener.looking = None

    def _tell_news(self, entry: Entry, events: Sequence[Event], gone: int) -> None:
        self.pulse.beat()
        only = None if events or gone else entry.seat
        self.audience.tell_by_side(self._news(entry, events, gone), only=only)
        if self._late is not None:
            self._late.follow()

    def _news(
        self, entry: Entry, events: Sequence[Event], gone: int
    ) -> Callable[[Listener], wire.News]:
        return lambda listener: wire.News(
            [redact(event, listener.seat) for event in events],
            gone,
            self.shown_to(listener),
            entry.stand_in,
        )

    def _tell_late_beginning(self) -> None:
        self.pulse.beat()
        self.audience.tell_by_side(self.welcome, late=True)

    def _tell_late_news(self, entry: Entry, events: Sequence[Event], gone: int) -> None:
        self.pulse.beat()
        if events or gone:
            self.audience.tell_by_side(self._news(entry, events, gone), late=True)
        if _status(self._seen(late=True)) == "ended":
            self.tell_table(late=True)

    def tell_stand_ins(self) -> None:
        """Tell everybody if something else plays for a seat than was last told.

        The clocks are shown with it as they are now.
        """
        shown = self.keeper.shown_stand_ins()
        if shown != self._told_stand_ins:
            self._told_stand_ins = shown
            self.pulse.beat()
            self.tell_table()
            self.audience.tell_by_side(lambda listener: wire.Shown(self.shown_to(listener)))
            self.consent.look_again()

    def tell_table(self, but: Listener | None = None, *, late: bool = False) -> None:
        """Tell everybody how the table is now, or those who see it ``late`` how it was."""
        for listener in self.audience:
            if listener is not but and listener.is_late == late:
                table = self.info(listener.credential, listener.base_url)
                listener.tell(wire.TableChanged(table))

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

    # Checks

    def check_seat(self, credential: Credential | None, seat: int) -> Credential:
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

    def check_ended(self, credential: Credential | None) -> None:
        """Everything is open when the game has ended, to whoever watches late as late.

        Raises:
            TableError: it has not, as this credential sees it.
        """
        if _status(self._seen(late=self.is_late(credential))) != "ended":
            message = "The record is open when the game has ended: until then it holds secrets."
            raise TableError("table.running", message)

    def _check_turn(self, seat: int) -> None:
        to_act = self.course.game.to_act
        if to_act is None:
            raise GameOver("the game has ended")
        if to_act != seat:
            raise NotYourTurn(f"seat {to_act} is to act, not seat {seat}")

    def _check_move(self, asked: wire.Act | wire.Undo) -> int | None:
        """Whether somebody may decide now; where a take-back goes back to."""
        course = self.course
        if asked.id.startswith(OWN_REQUESTS):
            message = f"Ids that begin with {OWN_REQUESTS!r} are the table's own: take another."
            raise TableError("request.invalid", message, 400)
        if isinstance(asked, wire.Undo) and course.game.to_act is not None:
            return way_back(course, asked, free=self.setup.take_backs == "free")
        self._check_turn(asked.seat)
        if asked.number != course.number:
            raise stale(asked.number, course.number)
        return None


def _free(stored: Stored) -> frozenset[int]:
    """The seats by link at which nobody sits."""
    return frozenset(invite.seat for invite in stored.invites if invite.name is None)


def _let_go(audience: Audience, seats: frozenset[int]) -> None:
    """Whoever sat at these sits there no more."""
    for listener in audience:
        if listener.credential is not None and seats.intersection(listener.seats):
            listener.credential = None


def _status(course: Course | None) -> wire.Status:
    if course is None:
        return "waiting"
    return "playing" if course.game.to_act is not None else "ended"

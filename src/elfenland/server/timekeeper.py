"""What time and absence make of one table: whose clock runs, who plays for whom, when to look."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from elfenland.errors import TableError
from elfenland.server import wire
from elfenland.server.caretaker import ATTENTION, Caretaker
from elfenland.server.clock import Clock
from elfenland.server.course import Course
from elfenland.server.info import LEAST
from elfenland.server.standins import StandIns
from elfenland.server.stored import Entry, Stored

KEEPS_AFTER: Final = 2
"""After so many missed turns in a row the stand-in stays until the owner returns."""

# A table that waits for a bot that this server has not is not laid anew every moment.
_ABSENT: Final = timedelta(hours=1)


class Timekeeper:
    """The clocks and stand-ins of a table, kept up with its entries.

    ``bots``: those that this server has. For a stand-in that it has not the table does the least.
    """

    def __init__(
        self,
        setup: wire.TableSetup,
        stored: Stored,
        stand_ins: StandIns,
        caretaker: Caretaker,
        bots: Collection[str],
    ) -> None:
        self.stand_ins = stand_ins
        self.due = stored.due
        """As it is stored."""
        self._setup = setup
        self._caretaker = caretaker
        self._now = caretaker.times.now
        self._id = stored.id
        self._known = bots
        self._bots = {place: seat.bot for place, seat in enumerate(setup.seats) if seat.bot}
        self._clock: Clock | None = None
        self._to_act: int | None = None

    def lay(self, course: Course, begun: datetime | None) -> None:
        """Begin, with the entries of a game that began then."""
        self._to_act = course.game.to_act
        rules, begun = self._setup.clock, begun or self._now()
        if rules is None:
            return
        players = range(len(self._setup.seats))
        people = [seat for seat in players if seat not in self._bots]
        clock = Clock.start(rules, people, len(players), begun, course.asked[0])
        for entry, to_act in zip(course.entries, course.asked[1:], strict=True):
            clock = clock.after(entry, to_act, self._caretaker.pauses)
        self._clock = clock

    # Who decides

    def player(self, seat: int | None) -> str | None:
        """The bot that plays for the seat now, its own or a stand-in; None where a person does."""
        if seat is None:
            return None
        return self._bots.get(seat) or self.stand_in(seat)

    def stand_in(self, seat: int) -> str | None:
        """What plays for a person's seat now."""
        shown = self.shown_stand_in(seat)
        return shown.name if shown else None

    def shown_stand_in(self, seat: int) -> wire.StandIn | None:
        """As everybody at the table sees it."""
        if found := self.stand_ins.of(seat):
            return wire.StandIn(self._there(found.name), found.why, stays=True)
        clock = self._clock
        if clock and clock.seat == seat and clock.is_up(self._now(), self._caretaker.pauses):
            return wire.StandIn(self._there(self._setup.stand_in), "clock", stays=False)
        return None

    def shown_stand_ins(self) -> dict[int, wire.StandIn]:
        """All there are, by seat."""
        seats = range(len(self._setup.seats))
        return {seat: found for seat in seats if (found := self.shown_stand_in(seat))}

    def _there(self, name: str) -> str:
        return name if name in self._known else LEAST

    def check(self, seat: int, arrived: datetime) -> None:
        """Only the stand-in decides for a seat whose time was up when its request arrived.

        Raises:
            TableError: it was.
        """
        clock = self._clock
        if clock and clock.seat == seat and clock.is_up(arrived, self._caretaker.pauses):
            message = "Your time is up: the rest of this turn is played for you."
            raise TableError("clock.expired", message)

    def stays_now(self, seat: int) -> bool:
        """Whether its last turns were missed, so that the stand-in stays."""
        clock = self._clock
        return (
            clock is not None
            and clock.seat != seat
            and clock.missed[seat] >= KEEPS_AFTER
            and self.stand_ins.of(seat) is None
        )

    def returned(self, seat: int) -> None:
        """The owner is there: turns that were missed don't count any more."""
        if self._clock is not None:
            self._clock = self._clock.forgiven(seat)

    # The way forward

    async def due_after(self, entry: Entry, to_act: int | None) -> datetime | None:
        """When the table is to be looked at if this entry leaves that seat to act.

        By then it is known that this server runs.
        """
        clock = self._clock
        clock = clock.after(entry, to_act, self._caretaker.pauses) if clock else None
        due = self._due(clock, to_act)
        await self._caretaker.expect(due)
        return due

    def note(self, entry: Entry, to_act: int | None) -> None:
        """Go on with an entry that is stored."""
        self._to_act = to_act
        if self._clock is not None:
            self._clock = self._clock.after(entry, to_act, self._caretaker.pauses)

    async def set_due(self, *, anew: bool = False) -> None:
        """Have the table looked at when it needs it; ``anew``: whatever is stored about that."""
        due = self._due(self._clock, self._to_act)
        if anew or due != self.due:
            await self._caretaker.expect(due)
            await self._caretaker.times.set_due(self._id, due)
            self.due = due

    def _due(self, clock: Clock | None, to_act: int | None) -> datetime | None:
        if to_act is None:
            return None
        pauses, now = self._caretaker.pauses, self._now()
        if to_act in self._bots:
            return now + (ATTENTION if self._bots[to_act] in self._known else _ABSENT)
        if self.stand_ins.of(to_act):
            return now + ATTENTION
        if clock is None:
            return None
        return now + ATTENTION if clock.is_up(now, pauses) else clock.up(pauses)

    # What is shown

    def shown(self) -> wire.ClockState | None:
        """The clocks as they are now."""
        clock = self._clock
        if clock is None:
            return None
        pauses, now = self._caretaker.pauses, self._now()
        runs = clock.runs and clock.seat is not None and self.stand_ins.of(clock.seat) is None
        banks: list[float | None] = [
            bank.total_seconds()
            if seat in clock.people and isinstance(clock.rules, wire.LiveClock)
            else None
            for seat, bank in enumerate(clock.banks)
        ]
        left = clock.left(now, pauses).total_seconds() if runs else None
        return wire.ClockState(left, banks)

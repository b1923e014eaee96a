"""The clocks of a game: what its set-up, its entries and the pauses make of them.

A turn is all that a seat decides until another seat is to act; if a new round begins with the seat
that ended the last one, that is one turn, since nobody else was waited for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TypeAlias, TypeVar

from elfenland.server import wire
from elfenland.server.stored import Entry

T = TypeVar("T")

Pauses: TypeAlias = Sequence[tuple[datetime, datetime]]
"""Times when no server ran, from when to when: nobody's time. In order, none within another."""


def paused(pauses: Pauses, since: datetime, until: datetime) -> timedelta:
    """How much of a time was nobody's."""
    nothing = timedelta()
    return sum(
        (max(nothing, min(ended, until) - max(begun, since)) for begun, ended in pauses), nothing
    )


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks at one moment: after an entry, or when the game has just begun.

    people: the seats that have one. banks: by seat, what each has left but for its present turn.
    seat: who is to act, None when the game has ended; since: since when; added: what its turn adds
    to the bank. missed: by seat, how many turns in a row ended when their time was up.
    """

    rules: wire.Clock
    people: frozenset[int]
    banks: tuple[timedelta, ...]
    seat: int | None
    since: datetime
    added: timedelta
    missed: tuple[int, ...]

    @classmethod
    def start(
        cls,
        rules: wire.Clock,
        people: Collection[int],
        players: int,
        begun: datetime,
        to_act: int | None,
    ) -> Clock:
        """The clocks of a game that began then, with this seat to act."""
        bank = timedelta(seconds=rules.bank if isinstance(rules, wire.LiveClock) else 0)
        return cls(
            rules, frozenset(people), (bank,) * players, to_act, begun, _added(rules),
            (0,) * players,
        )  # fmt: skip

    @property
    def runs(self) -> bool:
        """Whether it is a person's turn: bots have no clock."""
        return self.seat in self.people

    def _given(self) -> timedelta:
        assert self.seat is not None
        return self.banks[self.seat] + self.added

    def _used(self, until: datetime, pauses: Pauses) -> timedelta:
        return until - self.since - paused(pauses, self.since, until)

    def up(self, pauses: Pauses) -> datetime | None:
        """When the time of this turn is up; None where no clock runs."""
        if not self.runs:
            return None
        end = self.since + self._given()
        for begun, ended in pauses:
            if ended > self.since and begun < end:
                end += ended - max(begun, self.since)
        return end

    def is_up(self, now: datetime, pauses: Pauses) -> bool:
        """Whether the time of this turn is up."""
        end = self.up(pauses)
        return end is not None and now >= end

    def left(self, now: datetime, pauses: Pauses) -> timedelta:
        """What is left of this turn, where a clock runs."""
        return max(timedelta(), self._given() - max(timedelta(), self._used(now, pauses)))

    def after(self, entry: Entry, to_act: int | None, pauses: Pauses) -> Clock:
        """The clocks after an entry that leaves this seat to act.

        A take-back gives no time back: whose turn it makes it goes on with its bank as it is.
        """
        if to_act == self.seat:
            return self
        assert entry.made is not None
        added = _added(self.rules)
        if entry.kind == "take_back" and isinstance(self.rules, wire.LiveClock):
            added = timedelta()
        return replace(
            self._with_turn_over(entry, entry.made, pauses),
            seat=to_act,
            since=entry.made,
            added=added,
        )

    def _with_turn_over(self, entry: Entry, made: datetime, pauses: Pauses) -> Clock:
        """With its time taken from the bank; what a stand-in took in time is not its owner's."""
        if self.seat is None or not self.runs:
            return self
        is_up = self.is_up(made, pauses)
        missed = _with(self.missed, self.seat, self.missed[self.seat] + 1 if is_up else 0)
        if isinstance(self.rules, wire.SlowClock) or (entry.stand_in is not None and not is_up):
            return replace(self, missed=missed)
        left = self.left(made, pauses)
        return replace(self, missed=missed, banks=_with(self.banks, self.seat, left))

    def forgiven(self, seat: int) -> Clock:
        """As if ``seat`` had missed no turn: its owner is there again."""
        return replace(self, missed=_with(self.missed, seat, 0))


def _added(rules: wire.Clock) -> timedelta:
    if isinstance(rules, wire.LiveClock):
        return timedelta(seconds=rules.increment)
    return timedelta(hours=rules.hours)


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])

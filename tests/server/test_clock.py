"""The clocks of a game, worked out from its entries: a table of cases, and what holds of any."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

import pytest

from elfenland.server import wire
from elfenland.server.clock import Clock, Pauses, paused
from elfenland.server.stored import Entry, EntryKind

BEGUN = datetime(2026, 3, 1, 12, tzinfo=UTC)
LIVE = wire.LiveClock(bank=60, increment=10)
SLOW = wire.SlowClock(hours=24)
BOT = 2


def at(seconds: float) -> datetime:
    """So many seconds after the beginning."""
    return BEGUN + timedelta(seconds=seconds)


def between(begun: float, ended: float) -> tuple[datetime, datetime]:
    """A pause."""
    return at(begun), at(ended)


def clock(
    rules: wire.Clock,
    *entries: tuple[float, int | None],
    pauses: Pauses = (),
    by: str | None = None,
) -> Clock:
    """The clock of seats 0 and 1 and a bot after entries: when, and who is to act then."""
    made = Clock.start(rules, {0, 1}, 3, BEGUN, 0)
    for seconds, to_act in entries:
        made = made.after(entry(seconds, stand_in=by), to_act, pauses)
    return made


def entry(seconds: float, kind: EntryKind = "act", stand_in: str | None = None) -> Entry:
    """An entry made then; of no other meaning to a clock."""
    return Entry(1, 0, kind, (), None, at(seconds), stand_in)


def banks(of: Clock) -> list[float]:
    """In seconds."""
    return [bank.total_seconds() for bank in of.banks]


CASES = {
    "nobody has decided": ((), 70, [60, 60, 60]),
    "quicker than the increment": (((4, 1),), 74, [66, 60, 60]),
    "as quick": (((10, 1),), 80, [60, 60, 60]),
    "slower": (((25, 1),), 95, [45, 60, 60]),
    "several decisions are one turn": (((25, 0), (30, 0), (40, 1)), 110, [30, 60, 60]),
    "one goes on": (((25, 0), (30, 0)), 70, [60, 60, 60]),
    "a bot in between": (((20, BOT), (500, 0)), 560, [50, 60, 60]),
    "the bank is empty": (((90, 1), (95, 0)), 105, [0, 65, 60]),
}


@pytest.mark.parametrize(("entries", "up", "left"), CASES.values(), ids=CASES)
def test_live(entries: tuple[tuple[float, int], ...], up: float, left: list[float]) -> None:
    """A turn begins with the increment, and its end takes what it took."""
    made = clock(LIVE, *entries)

    assert made.up(()) == at(up)
    assert banks(made) == left


def test_bots_and_ended_games_have_no_clock() -> None:
    """Nothing runs, and nothing is up."""
    for to_act in (BOT, None):
        made = clock(LIVE, (5, to_act))
        assert not made.runs
        assert made.up(()) is None
        assert not made.is_up(at(10_000), ())


def test_slow() -> None:
    """Each turn has its hours, whatever the last one took."""
    made = clock(SLOW, (80_000, 1), (90_000, 0))

    assert made.up(()) == at(90_000) + timedelta(hours=24)
    assert made.left(at(90_000 + 3600), ()) == timedelta(hours=23)


def test_up_to_the_moment() -> None:
    """The time is up when it is, not before and not later."""
    made = clock(LIVE)

    assert not made.is_up(at(69.999999), ())
    assert made.is_up(at(70), ())
    assert made.left(at(70), ()) == made.left(at(500), ()) == timedelta()
    assert made.left(at(-5), ()) == timedelta(seconds=70), "a clock that went back gives nothing"


PAUSED = {
    "before the turn": ([between(-50, -10)], 70),
    "in it": ([between(10, 100)], 160),
    "over its beginning": ([between(-50, 20)], 90),
    "two": ([between(10, 20), between(30, 40)], 90),
    "one that begins in the time a first one gave": ([between(60, 100), between(105, 200)], 205),
    "when the time was up": ([between(75, 100)], 70),
}


@pytest.mark.parametrize(("pauses", "up"), PAUSED.values(), ids=PAUSED)
def test_pauses_are_nobodys_time(pauses: Pauses, up: float) -> None:
    """A turn's end moves by as much of it as no server ran."""
    made = clock(LIVE)

    assert made.up(pauses) == at(up)
    assert made.left(at(up), pauses) == timedelta()
    assert not made.is_up(at(up - 0.001), pauses)
    assert paused(pauses, at(0), at(up)) == timedelta(seconds=up - 70)


def test_what_holds_of_any_game() -> None:
    """Nobody is given more than bank and increments; the same entries come to the same clock."""
    dice = random.Random("clocks")
    for _ in range(200):
        pauses: list[tuple[datetime, datetime]] = []
        made, time, entries = clock(LIVE), 0.0, []
        turns = [1, 0, 0]
        for _ in range(30):
            time += dice.choice([0, 0.5, 3, 20, 80])
            if dice.random() < 0.2:
                pauses.append(between(time, time + 100))
                time += 100
            to_act = dice.choice([0, 1, BOT])
            if to_act != made.seat:
                turns[to_act] += 1
            entries.append((time, to_act))
            before = made
            made = made.after(entry(time), to_act, pauses)
            assert before.up(pauses) is None or before.left(at(time), pauses) <= before.left(
                before.since, pauses
            )
        for seat in (0, 1):
            assert timedelta() <= made.banks[seat] <= timedelta(seconds=60 + 10 * turns[seat])
        assert clock(LIVE, *entries, pauses=pauses) == made


def test_a_take_back_gives_no_time_back() -> None:
    """Within a turn nothing changes; the turn it gives back has the bank as it is, and no more."""
    within = clock(LIVE, (20, 0)).after(entry(30, "take_back"), 0, ())
    back = clock(LIVE, (20, 1)).after(entry(30, "take_back"), 0, ())

    assert (within.up(()), banks(within)) == (at(70), [60, 60, 60])
    assert (back.up(()), banks(back)) == (at(30 + 50), [50, 60, 60])


def test_what_a_stand_in_takes_is_not_its_owners() -> None:
    """The bank stays as it was; but for a turn whose time was up it is empty."""
    assert banks(clock(LIVE, (15, 1), by="greedy")) == [60, 60, 60]
    assert banks(clock(LIVE, (71, 1), by="greedy")) == [0, 60, 60]


def test_missed_turns_count_in_a_row() -> None:
    """A turn in time begins anew, and so does its owner's return."""
    once = clock(SLOW, (90_000, 1), by="least")
    twice = once.after(entry(90_001), 0, ()).after(entry(190_000, stand_in="least"), 1, ())
    in_time = once.after(entry(90_001), 0, ()).after(entry(90_002), 1, ())

    assert (once.missed, twice.missed) == ((1, 0, 0), (2, 0, 0))
    assert in_time.missed == twice.forgiven(0).missed == (0, 0, 0)

"""What a process is asked for a replay: a game played again, step by step, as one side knows it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import msgspec

from elfenland.errors import RecordError, TableError
from elfenland.rules.actions import parse_action
from elfenland.rules.events import Event, redact, to_json
from elfenland.rules.game import Game
from elfenland.rules.laid_open import open_seats, open_view
from elfenland.rules.record import Record, record_of, verify
from elfenland.rules.view import view
from elfenland.server import info, wire, wire_replays

_BOT: Final = "bot:"
# A record has no name of its own; its reader may know one.
_NAME: Final = "Record"


def replay_of(table: wire.TableInfo, record: Record, seat: int | None, is_open: bool) -> bytes:  # noqa: FBT001 - as a process is asked
    """The replay of a record as JSON, gzipped: ``seat``'s side, a spectator's, or all open.

    Raises:
        RecordError: what it says of stand-ins and take-backs cannot be read.
    """
    told = wire_replays.Replay(
        table, _take_backs(record), list(_steps(record, seat, is_open=is_open))
    )
    return gzip.compress(msgspec.json.encode(told), 6)


def replay_of_file(data: dict[str, Any], seat: int | None, is_open: bool) -> bytes:  # noqa: FBT001 - as above
    """The replay of a record that somebody sent, checked first.

    Raises:
        RecordError: it is none, or does not replay to what it claims; there is no such seat.
    """
    record = checked(data)
    if seat is not None and seat >= record.options.players:
        raise RecordError(f"there is no seat {seat} in this game of {record.options.players}")
    return replay_of(_table(record), record, seat, is_open)


def checked(data: dict[str, Any]) -> Record:
    """A record that somebody sent.

    Raises:
        RecordError: it is none, or does not replay to what it claims.
    """
    record = record_of(data)
    verify(record)
    return record


def _steps(record: Record, seat: int | None, *, is_open: bool) -> Iterator[wire_replays.ReplayStep]:
    game = Game.new(record.options, record.seed)
    bots = _stand_ins(record)

    def step(
        actor: int | None, text: str | None, bot: str | None, events: tuple[Event, ...]
    ) -> wire_replays.ReplayStep:
        seen = open_view(game) if is_open else view(game, seat)
        return wire_replays.ReplayStep(
            seat=actor,
            action=text if is_open or actor == seat else None,
            stand_in=bot,
            events=[to_json(event) if is_open else redact(event, seat) for event in events],
            view=replace(seen, legal=(), prices={}),
            open=list(open_seats(game)) if is_open else [],
        )

    yield step(None, None, None, game.opening)
    for number, line in enumerate(record.actions):
        actor, _, text = line.partition(" ")
        events = game.apply(parse_action(text), int(actor))
        yield step(int(actor), text, bots.get(number), tuple(events))


def _stand_ins(record: Record) -> dict[int, str]:
    """The bots that decided in a seat's place, by the number of the action."""
    said = record.extra.get("stand_ins", [])
    try:
        bots = msgspec.convert(said, list[tuple[int, str]])
    except msgspec.ValidationError as error:
        raise RecordError(f"stand_ins: {error}") from error
    return {number: bot.removeprefix(_BOT) for number, bot in bots}


def _take_backs(record: Record) -> int:
    try:
        return msgspec.convert(record.extra.get("take_backs", 0), int)
    except msgspec.ValidationError as error:
        raise RecordError(f"take_backs: {error}") from error


def _table(record: Record) -> wire.TableInfo:
    """What there is of a table to a record: who sat there, and by which rules they played."""
    options = record.options
    seats = [_seat(place, said) for place, said in enumerate(record.seats)]
    setup = wire.TableSetup(
        name=_NAME,
        seats=[wire.NewSeat(seat.kind, seat.name, seat.bot) for seat in seats],
        options=info.asked_options(options),
    )
    return wire.TableInfo(
        table="",
        name=_NAME,
        host=info.host(setup),
        status="ended",
        rule_set=info.rule_set(options),
        chart=info.chart(options.chart),
        pace=setup.pace,
        hints=False,
        seats=seats,
        mine=[],
        invites=[],
        setup=setup,
        fairness=None,
        proposal=None,
        watchers=0,
        rematch=None,
    )


def _seat(place: int, said: dict[str, Any]) -> wire.SeatInfo:
    try:
        name = info.clean_name(str(said.get("name")))
    except TableError as error:
        raise RecordError(f"seats: seat {place}: {error}") from error
    kind = str(said.get("kind"))
    bot = kind.removeprefix(_BOT) if kind.startswith(_BOT) else None
    return wire.SeatInfo(
        place, name, "me" if bot is None else "bot", bot,
        taken=True, connected=True, colour=place, stand_in=None,
    )  # fmt: skip

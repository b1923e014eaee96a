"""Games of a database as records, and back: what ``elfenland export`` and ``import`` do.

A record says all of a game. What its table has beside it stands under the key ``table``: RECORD.md
allows further keys, and a reader that knows no tables ignores it. Credentials, invites that nobody
took and seals are not written.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta, Struct
from sqlalchemy.exc import DBAPIError

from elfenland.errors import ElfenlandError, OptionsError, RecordError, TableError
from elfenland.rules.game import Game
from elfenland.rules.record import Record, read_record, verify
from elfenland.server import fairness, info, wire, wire_setup
from elfenland.server.chat import checked
from elfenland.server.credentials import is_code, new_code
from elfenland.server.engine import StoreError, StoreUnavailable
from elfenland.server.export import made_record, stand_ins, standing
from elfenland.server.laying import laid
from elfenland.server.messages import Messages, rows_of
from elfenland.server.standins import StandIns, Why
from elfenland.server.store import Store
from elfenland.server.stored import Entry, EntryKind, Invite, Stored
from elfenland.server.wire import Message

KEY: Final = "table"
"""Under which a record says what its table has beside it."""

# What comes of laying a game from a damaged file; nothing else than damage makes them.
_DAMAGE: Final = (ElfenlandError, msgspec.MsgspecError, ValueError, LookupError)

_Time: TypeAlias = Annotated[datetime, Meta(tz=True)]


class KeptEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry as it was stored, but for the id of its request."""

    seat: int
    kind: EntryKind
    actions: tuple[str, ...]
    made: _Time
    stand_in: str | None = None
    back_to: int | None = None


class KeptStandIn(Struct, frozen=True, forbid_unknown_fields=True):
    """What plays for a person's seat."""

    seat: int
    name: wire.ShortText
    why: Why


class KeptTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table beside its record."""

    id: str
    created: _Time
    setup: wire.TableSetup
    entries: list[KeptEntry]
    begun: _Time | None = None
    ended: _Time | None = None
    rematch: str | None = None
    stand_ins: list[KeptStandIn] = []
    messages: list[Message] = []


class Unreadable(NamedTuple):
    """A table whose game cannot be laid from what is stored, and why."""

    table: str
    reason: str


@dataclass(frozen=True, slots=True)
class Import:
    """A game that was read: whether it is new to the database, and its table's id."""

    table: str
    state: Literal["stored", "there"]


async def export(store: Store, *, ended: bool = False) -> AsyncIterator[Record | Unreadable | None]:
    """Each table's record, the oldest table first; None where no game has begun.

    A game under way is written with its seed and all that is hidden: this is for who runs the
    server. With ``ended`` it is None, too: what has ended is open to all (SEE-3).

    Raises:
        StoreError: the database cannot be read at all.
    """
    with _telling():
        ids = await store.ids()
    for table_id in ids:
        try:
            with _telling():
                record = await _exported(store, table_id)
        except _DAMAGE as error:
            yield Unreadable(table_id, str(error))
            continue
        if record is None or (ended and record.result is None):
            yield None
        else:
            yield record


@contextmanager
def _telling() -> Iterator[None]:
    """Have what the database complains of told in a sentence.

    Raises:
        StoreError: it cannot be read or written.
    """
    try:
        yield
    except StoreUnavailable as error:
        raise StoreError("the database does not answer any more: see `elfenland doctor`") from error
    except DBAPIError as error:
        raise StoreError(
            f"the database cannot be used ({error.orig}); `elfenland doctor` says more"
        ) from error


async def _exported(store: Store, table_id: str) -> Record | None:
    stored = await store.table(table_id)
    if stored is None or not all(invite.name for invite in stored.invites):
        return None
    entries = await store.entries(table_id)
    stand_ins = StandIns(store, table_id)
    await stand_ins.refresh()
    setup = msgspec.convert(stored.setup, wire.TableSetup)
    names = [seat.name for seat in info.seats(setup, stored.invites)]
    record = made_record(stored, setup, names, entries)
    kept = KeptTable(
        stored.id,
        _when(stored.created),
        setup,
        [
            KeptEntry(e.seat, e.kind, e.actions, _when(e.made), e.stand_in, e.back_to)
            for e in entries
        ],
        stored.begun,
        stored.ended,
        stored.rematch,
        [KeptStandIn(seat, s.name, s.why) for seat, s in sorted(stand_ins.all.items())],
        await Messages(store).of(table_id),
    )
    record.extra[KEY] = msgspec.to_builtins(kept)
    return record


def _when(stored: datetime | None) -> datetime:
    assert stored is not None
    return stored


async def import_game(store: Store, text: str | bytes) -> Import:
    """Store the game of an exported record, unless a table of its id is there.

    It is replayed and compared first, and stored whole or not at all.

    Raises:
        RecordError: it is no exported record, or does not replay to what it claims.
        StoreError: the database cannot be read or written.
    """
    record = read_record(text)
    kept = _kept(record)
    with _telling():
        if await store.table(kept.id) is not None:
            return Import(kept.id, "there")
    _check_setup(record, kept.setup)
    game = verify(record)
    entries = _entries(record, kept, game)
    stored = _stored(record, kept, game)
    messages = _messages(kept)
    with _telling():
        is_new = await store.restore(stored, entries, rows_of(kept.id, messages))
        if is_new:
            stand_ins = StandIns(store, kept.id)
            for stand_in in kept.stand_ins:
                await stand_ins.begin(stand_in.seat, stand_in.name, stand_in.why)
    return Import(kept.id, "stored" if is_new else "there")


def _kept(record: Record) -> KeptTable:
    if KEY not in record.extra:
        raise RecordError("it has no table: only what `elfenland export` wrote can be imported")
    try:
        kept = msgspec.convert(record.extra[KEY], KeptTable)
    except msgspec.ValidationError as error:
        raise RecordError(f"table: {error}") from error
    if not is_code(kept.id):
        raise RecordError(f"table: {kept.id!r} is no id of a table")
    return kept


def _check_setup(record: Record, setup: wire.TableSetup) -> None:
    """Whether the table was set up for this game and its seats.

    Raises:
        RecordError: it was not, or could not have been.
    """
    bots = {seat.bot for seat in setup.seats if seat.bot is not None}
    given = {name: getattr(setup, name) for name in wire.TableSetup.__struct_fields__}
    try:
        clean = info.clean_setup(wire_setup.NewTable(**given), bots | {setup.stand_in})
        options = info.rules_options(setup).to_json()
    except (TableError, OptionsError) as error:
        raise RecordError(f"table: {error}") from error
    played = record.options.to_json()
    if options["start_seat"] is None:
        options["start_seat"] = played["start_seat"]
    clean.origin, clean.lesson = setup.origin, setup.lesson
    if clean != setup or options != played:
        raise RecordError("table: it is set up for another game than the record's options")
    for place, (seat, said) in enumerate(zip(setup.seats, record.seats, strict=True)):
        kind = f"bot:{seat.bot}" if seat.bot else "human"
        name = _name(said) if seat.kind == "link" else seat.name
        if (said.get("name"), said.get("kind")) != (name, kind):
            raise RecordError(f"table: seat {place} is set up otherwise than in seats")


def _name(said: Mapping[str, object]) -> str:
    try:
        return info.clean_name(str(said.get("name")))
    except TableError as error:
        raise RecordError(f"seats: {error}") from error


def _in_utc(time: datetime) -> datetime:
    try:
        return time.astimezone(UTC)
    except OverflowError as error:
        raise RecordError(f"table: {time} is no time that can be stored") from error


def _entries(record: Record, kept: KeptTable, game: Game) -> list[Entry]:
    """The entries, which come to the record's actions and its end.

    Raises:
        RecordError: they do not, or one of them could never have been stored.
    """
    entries = [
        Entry(
            number,
            one.seat,
            one.kind,
            one.actions,
            None,
            _in_utc(one.made),
            one.stand_in,
            one.back_to,
        )
        for number, one in enumerate(kept.entries, 1)
    ]
    course = laid(record.options, record.seed, entries)
    texts = [f"{entry.seat} {text}" for entry in standing(entries) for text in entry.actions]
    if texts != record.actions:
        raise RecordError("table: its entries come to other actions than the record's")
    if course.game.result != game.result:
        raise RecordError("table: its entries come to another end than the record's")
    people = {place for place, seat in enumerate(kept.setup.seats) if seat.kind != "bot"}
    if not {stand_in.seat for stand_in in kept.stand_ins} <= people:
        raise RecordError("table: something stands in where nobody sits")
    if stand_ins(entries) != record.extra.get("stand_ins", []):
        raise RecordError("table: its entries had other stand-ins than the record")
    return entries


def _messages(kept: KeptTable) -> list[Message]:
    """What was said, as it could have been stored.

    Raises:
        RecordError: it could not.
    """
    try:
        messages = checked(kept.messages, len(kept.setup.seats))
    except TableError as error:
        raise RecordError(f"table: messages: {error}") from error
    return [msgspec.structs.replace(said, made=_in_utc(said.made)) for said in messages]


def _stored(record: Record, kept: KeptTable, game: Game) -> Stored:
    """The table as it is stored, with nobody's credentials and every link taken.

    Raises:
        RecordError: what its game was dealt from cannot be stored.
    """
    people = [place for place, seat in enumerate(kept.setup.seats) if seat.kind != "bot"]
    texts: dict[int, str] = {}
    if record.fairness is not None:
        said = record.fairness["texts"]
        texts = {place: said[place] for place in people}
        try:
            for text in texts.values():
                fairness.clean_text(text)
        except TableError as error:
            raise RecordError(f"fairness: {error}") from error
    stored = Stored(
        id=kept.id,
        setup=msgspec.to_builtins(kept.setup),
        options=record.options.to_json(),
        seed=record.seed if record.fairness is None else None,
        secret=record.fairness["secret"] if record.fairness is not None else None,
        texts=texts,
        status="playing" if game.to_act is not None else "ended",
        credentials=(),
        invites=tuple(
            Invite(new_code(), place, record.seats[place]["name"])
            for place in people
            if kept.setup.seats[place].kind == "link"
        ),
        created=_in_utc(kept.created),
        begun=_in_utc(kept.begun) if kept.begun else None,
        ended=_in_utc(kept.ended) if kept.ended else None,
        rematch=kept.rematch,
    )
    if not record.seed or fairness.seed(stored) != record.seed:
        raise RecordError("fairness: a bot's seat has added a text, or the seed is empty")
    return stored

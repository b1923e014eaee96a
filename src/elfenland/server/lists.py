"""Lists of tables: what the lobby shows to anybody, and a person's own games.

They are read from what is stored; no game is laid for them but one that nobody has moved in yet.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, case, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from elfenland.rules.options import Options
from elfenland.server import info, wire
from elfenland.server.models import CREDENTIALS, ENTRIES, INVITES, TABLES
from elfenland.server.people import Person
from elfenland.server.rows import in_utc
from elfenland.server.store import Store
from elfenland.server.stored import Invite
from elfenland.server.table import LiveTable
from elfenland.server.wire_people import LineResult, Lobby, SeatLine, TableLine

MOST: Final = 50
"""So many tables a list of the lobby has, and of games that have ended one's own."""
_OF_MINE: Final = 500

_LAST: Final = ENTRIES.alias("last")
# A scan backwards from a game's end, which stops at once: all but cards of a payment are told.
_TOLD: Final = (
    select(ENTRIES.c.number)
    .where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.round.is_not(None))
    .order_by(ENTRIES.c.number.desc())
    .limit(1)
    .correlate(TABLES)
    .scalar_subquery()
)
_LINES: Final = select(
    TABLES.c.id, TABLES.c.setup, TABLES.c.options, TABLES.c.status, TABLES.c.created,
    TABLES.c.begun, TABLES.c.ended, TABLES.c.due, TABLES.c.result,
    _LAST.c.round, _LAST.c.to_act, _LAST.c.made,
).select_from(
    TABLES.outerjoin(_LAST, and_(_LAST.c.table_id == TABLES.c.id, _LAST.c.number == _TOLD))
)  # fmt: skip
_FREE_SEAT: Final = exists().where(INVITES.c.table_id == TABLES.c.id, INVITES.c.name.is_(None))


class Lists:
    """The lists of a store's tables; ``open_table`` lays the game of one."""

    def __init__(self, store: Store, open_table: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._store = store
        self._open = open_table

    async def lobby(self) -> Lobby:
        """What anybody may sit down at, watch, or look at again."""
        is_public = TABLES.c.watching == "public"
        async with self._store.reading() as connection:
            found = [
                (await connection.execute(_newest(*holds))).all()
                for holds in (
                    (TABLES.c.status == "waiting", TABLES.c.listed, _FREE_SEAT),
                    (TABLES.c.status == "playing", is_public),
                    (TABLES.c.status == "ended", is_public),
                )
            ]
            invites = await _invites(connection, [row.id for rows in found for row in rows])
        now = self._store.now()
        waiting, running, ended = (
            [_for_watchers(_line(row, invites[row.id]), now) for row in rows] for rows in found
        )
        running += [line for line in ended if line.status == "playing"]
        return Lobby(waiting, running, [line for line in ended if line.status == "ended"])

    async def mine(
        self, person: Person
    ) -> tuple[list[TableLine], list[TableLine], list[TableLine]]:
        """A person's tables: at which people sit down, at which a game runs, and has ended."""
        held: defaultdict[str, set[int]] = defaultdict(set)
        async with self._store.reading() as connection:
            rows = {}
            for row in await connection.execute(_of(person)):
                held[row.id].update(row.seats)
                rows[row.id] = row
            invites = await _invites(connection, rows)
        lines = {
            status: [
                await self._known(_line(row, invites[row.id], held[row.id]))
                for row in rows.values()
                if row.status == status
            ][: MOST if status == "ended" else None]
            for status in ("waiting", "playing", "ended")
        }
        # What was last moved at comes first already; sorting keeps that.
        lines["playing"].sort(key=lambda line: line.to_act not in line.mine)
        return lines["waiting"], lines["playing"], lines["ended"]

    async def _known(self, line: TableLine) -> TableLine:
        """A line with whose turn it is, also of a game that nobody has moved in yet."""
        if line.status != "playing" or line.round is not None:
            return line
        game = (await self._open(line.table)).course.game
        return msgspec.structs.replace(line, round=game.round, to_act=game.to_act)


def _newest(*holds: ColumnElement[bool]) -> Select[Any]:
    at = func.coalesce(TABLES.c.ended, TABLES.c.created)
    return _LINES.where(*holds).order_by(at.desc(), TABLES.c.id).limit(MOST)


def _of(person: Person) -> Select[Any]:
    """The tables of a person with the seats held there, a row for each credential.

    Games that have ended come last, so that no other is cut off for them.
    """
    at = func.coalesce(TABLES.c.ended, _LAST.c.made, TABLES.c.begun, TABLES.c.created)
    return (
        _LINES.add_columns(CREDENTIALS.c.seats)
        .join(CREDENTIALS, CREDENTIALS.c.table_id == TABLES.c.id)
        .where(CREDENTIALS.c.person_id == person.id)
        .order_by(case((TABLES.c.status == "ended", 1), else_=0), at.desc(), TABLES.c.id)
        .limit(_OF_MINE)
    )


async def _invites(
    connection: AsyncConnection, tables: Collection[str]
) -> Mapping[str, Sequence[Invite]]:
    found: defaultdict[str, list[Invite]] = defaultdict(list)
    rows = await connection.execute(select(INVITES).where(INVITES.c.table_id.in_(tables)))
    for row in rows:
        found[row.table_id].append(Invite(row.code, row.seat, row.name))
    return found


def _line(row: Row[Any], invites: Iterable[Invite], mine: Collection[int] = ()) -> TableLine:
    setup = msgspec.convert(row.setup, wire.TableSetup)
    runs = row.status == "playing"
    return TableLine(
        table=row.id,
        name=setup.name,
        host=info.host(setup),
        status=row.status,
        seats=[
            SeatLine(seat.seat, seat.name, seat.bot, seat.taken, seat.colour)
            for seat in info.seats(setup, tuple(invites), frozenset())
        ],
        rule_set=info.rule_set(Options.from_json(row.options)),
        options=setup.options,
        clock=setup.clock,
        made=in_utc(row.created),
        begun=in_utc(row.begun),
        ended=in_utc(row.ended),
        round=row.round if runs else None,
        to_act=row.to_act if runs else None,
        moved=in_utc(row.made or row.begun) if runs else None,
        mine=sorted(mine),
        due=in_utc(row.due) if runs and setup.clock is not None and mine else None,
        result=msgspec.convert(row.result, LineResult) if row.result is not None else None,
        delay=setup.delay,
    )


def _for_watchers(line: TableLine, now: datetime) -> TableLine:
    """A line as the lobby shows it: nothing that watchers of the table are shown only later."""
    if line.delay == 0:
        return line
    line = msgspec.structs.replace(line, round=None, to_act=None, moved=None)
    if line.ended is None or line.ended + timedelta(seconds=line.delay) <= now:
        return line
    return msgspec.structs.replace(line, status="playing", ended=None, result=None)

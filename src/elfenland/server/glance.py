"""What tells at a glance whether something new is stored of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, Table, func, select

from elfenland.server.models import (
    BALLOTS,
    CREDENTIALS,
    ENTRIES,
    INVITES,
    MESSAGES,
    PROPOSALS,
    STAND_INS,
    TABLES,
)


class Glance(NamedTuple):
    """Two of one table are equal where nothing was stored of it in between.

    people: who has sat down, and where they play again. course: everything else.
    """

    people: tuple[Any, ...]
    course: tuple[Any, ...]


# So many columns of it are about people.
_PEOPLE: Final = 4


def glances(table_ids: Sequence[str]) -> Select[Any]:
    """Selects a row of each of the tables."""
    return select(
        TABLES.c.id,
        TABLES.c.status,
        TABLES.c.rematch,
        _of(CREDENTIALS, func.count()),
        _of(INVITES, func.count(INVITES.c.name)),
        _of(ENTRIES, func.max(ENTRIES.c.number)),
        _of(STAND_INS, func.count()),
        _of(STAND_INS, func.max(STAND_INS.c.since)),
        _of(PROPOSALS, func.max(PROPOSALS.c.number)),
        _of(PROPOSALS, func.count(), PROPOSALS.c.state == "open"),
        _of(BALLOTS, func.count()),
        _of(MESSAGES, func.max(MESSAGES.c.number)),
    ).where(TABLES.c.id.in_(table_ids))


def glance_of(row: Row[Any]) -> tuple[str, Glance]:
    """The table of a row, and what it shows of it."""
    table_id: str = row[0]
    seen: tuple[Any, ...] = tuple(row[1:])
    return table_id, Glance(seen[:_PEOPLE], seen[_PEOPLE:])


def _of(table: Table, what: ColumnElement[Any], *those: ColumnElement[bool]) -> ColumnElement[Any]:
    mine = table.c.table_id == TABLES.c.id
    return select(what).select_from(table).where(mine, *those).scalar_subquery()

"""What tells at a glance whether something new is stored of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Join, Row, ScalarSelect, Select, Table, func, select

from elfenland.server.models import (
    BALLOTS,
    CREDENTIALS,
    DEVICES,
    ENTRIES,
    INVITES,
    MESSAGES,
    PROPOSALS,
    STAND_INS,
    TABLES,
)


class Glance(NamedTuple):
    """Two of one table are equal in what was not stored anew in between.

    people: who has sat down, by which devices, and where they play again.
    """

    people: tuple[Any, ...]
    entries: int
    stand_ins: tuple[Any, ...]
    proposals: tuple[Any, ...]
    messages: int


def glances(table_ids: Sequence[str]) -> Select[Any]:
    """Selects a row of each of the tables."""
    devices = CREDENTIALS.join(DEVICES, CREDENTIALS.c.person_id == DEVICES.c.person_id)
    return select(
        TABLES.c.id,
        TABLES.c.status,
        TABLES.c.rematch,
        _of(CREDENTIALS, func.count()).label("credentials"),
        _of(devices, func.count()).label("devices"),
        _of(devices, func.max(DEVICES.c.created)).label("newest"),
        _of(INVITES, func.count(INVITES.c.name)).label("seated"),
        _of(ENTRIES, func.max(ENTRIES.c.number)).label("entries"),
        _of(STAND_INS, func.count()).label("away"),
        _of(STAND_INS, func.max(STAND_INS.c.since)).label("since"),
        _of(PROPOSALS, func.max(PROPOSALS.c.number)).label("proposals"),
        _of(PROPOSALS, func.count(), PROPOSALS.c.state == "open").label("asked"),
        _of(BALLOTS, func.count()).label("ballots"),
        _of(MESSAGES, func.max(MESSAGES.c.number)).label("messages"),
    ).where(TABLES.c.id.in_(table_ids))


def glance_of(row: Row[Any]) -> tuple[str, Glance]:
    """The table of a row, and what it shows of it."""
    return row.id, Glance(
        people=(
            row.status,
            row.rematch,
            row.credentials,
            row.devices,
            row.newest,
            row.seated,
        ),
        entries=row.entries or 0,
        stand_ins=(row.away, row.since),
        proposals=(row.proposals, row.asked, row.ballots),
        messages=row.messages or 0,
    )


def _of(
    table: Table | Join, what: ColumnElement[Any], *those: ColumnElement[bool]
) -> ScalarSelect[Any]:
    its = table.left if isinstance(table, Join) else table
    mine = its.c.table_id == TABLES.c.id
    return select(what).select_from(table).where(mine, *those).scalar_subquery()

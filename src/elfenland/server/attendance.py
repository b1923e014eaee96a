"""Who is at a table: sockets and visits that come and go, and who looks at a shared screen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from elfenland.server import wire
from elfenland.server.audience import Listener
from elfenland.server.credentials import Credential
from elfenland.server.deciding import check_turn
from elfenland.server.presence import There
from elfenland.server.seating import check_seat

if TYPE_CHECKING:
    from elfenland.server.table import LiveTable

LASTS: Final = 60.0
"""Who plays by requests is there for so many seconds after each: longer than one that waits."""


def visit(table: LiveTable, credential: Credential | None) -> None:
    """Somebody plays for these seats by requests, without a socket."""
    before = table.audience.present
    visits, loop = table.audience.visits, asyncio.get_running_loop()
    for seat in credential.seats if credential else ():
        if seat in visits:
            visits[seat].cancel()
        visits[seat] = loop.call_later(LASTS, _end_visit, table, seat)
    _tell_who(table, before)


def _end_visit(table: LiveTable, seat: int) -> None:
    before = table.audience.present
    del table.audience.visits[seat]
    _tell_who(table, before)


def _tell_who(table: LiveTable, before: frozenset[int]) -> None:
    table.neighbours.tell_who(table.id, table.audience.here)
    if table.audience.present != before:
        table.telling.table()
        table.consent.look_again()


def join(table: LiveTable, listener: Listener) -> None:
    """A socket has come: it is welcomed, and the others hear of it."""
    listener.has_delay = table.known.late is not None
    changed = table.audience.join(listener)
    table.neighbours.tell_who(table.id, table.audience.here)
    listener.tell(table.showing.welcome(listener))
    if changed:
        table.telling.table(but=listener)
        table.consent.look_again()
    table.bots.wake()


def leave(table: LiveTable, listener: Listener) -> None:
    """A socket has gone."""
    before = table.audience.present
    table.audience.leave(listener)
    _tell_who(table, before)


def are_elsewhere(table: LiveTable, who: There) -> None:
    """These are at another server."""
    if table.audience.are_elsewhere(who):
        table.telling.table()
        table.consent.look_again()


def look(table: LiveTable, listener: Listener, seat: int) -> None:
    """At a shared screen ``seat`` is looking: the cover is lifted for it.

    Raises:
        TableError: this screen does not hold the seat.
        ActionError: it is not to act.
    """
    check_seat(listener.credential, seat)
    check_turn(table.course.game, seat)
    if listener.is_shared:
        listener.looking = seat
    listener.tell(wire.Shown(table.showing.shown_to(listener)))


def cover(table: LiveTable, listener: Listener) -> None:
    """Put the cover back."""
    listener.looking = None
    listener.tell(wire.Shown(table.showing.shown_to(listener)))

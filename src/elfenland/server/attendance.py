"""Who is at a table: sockets that come and go, and who looks at a shared screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elfenland.server import wire
from elfenland.server.audience import Listener
from elfenland.server.deciding import check_turn
from elfenland.server.presence import There
from elfenland.server.seating import check_seat

if TYPE_CHECKING:
    from elfenland.server.table import LiveTable


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
    changed = table.audience.leave(listener)
    table.neighbours.tell_who(table.id, table.audience.here)
    if changed:
        table.telling.table()
        table.consent.look_again()


def are_elsewhere(table: LiveTable, who: There) -> None:
    """These have a socket open at another server."""
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

"""Taking back by oneself: whether it can be done, and where it leads."""

from __future__ import annotations

from typing import Final

from elfenland.errors import TableError
from elfenland.server import wire
from elfenland.server.course import Course

_REFUSED: Final[dict[wire.UndoReason, str]] = {
    "nothing": "There is no decision of yours to take back.",
    "turn-over": "Your turn is over: it cannot be taken back.",
    "shown": "Something hidden was shown: it cannot be taken back.",
}


def way_back(course: Course, asked: wire.Undo, *, free: bool) -> int:
    """The entry that a request to take back goes back to; ``free``: any decision of the seat.

    Raises:
        TableError: it cannot be taken back, or the game has moved on since it was asked.
    """
    undo = course.undo(asked.seat, free=free)
    reason = undo.reason if asked.steps == "one" else undo.turn_reason
    if reason is not None:
        raise TableError(f"undo.{reason}", _REFUSED[reason])
    # What bots have decided since changes nothing about which decision is meant.
    seen = course.last_of(asked.seat) if free else course.number
    if not seen <= asked.number <= course.number:
        raise stale(asked.number, course.number)
    back_to = course.back_to(asked.seat, asked.steps)
    assert back_to is not None
    return back_to


def stale(seen: int, number: int) -> TableError:
    """The game has moved on since somebody looked at it."""
    message = f"The game has moved on from {seen} to {number}: look again."
    return TableError("action.stale", message)

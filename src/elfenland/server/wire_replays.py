"""What crosses the wire about looking at a game again and going on with it (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from elfenland.analysis import Review
from elfenland.rules.laid_open import OpenSeat
from elfenland.server.wire import Name, NewSeat, Pace, ShortText, TableInfo
from elfenland.server.wire_shapes import Told, View


class Reviewing(Struct, frozen=True):
    """``GET …/review``: a game that has ended, looked at again; ask anew until it is there.

    ``done``: how much of it is worked out, from 0 to 1. ``review`` is null until all is.
    """

    done: float
    review: Review | None


class ReplayStep(Struct, frozen=True):
    """A game after one of its actions, or before the first, as one side knows it.

    ``seat``: whose action it was, null before the first. ``action``: its text, null where this side
    is not to know it. ``stand_in``: the bot that decided in place of the seat's owner.
    ``events``: what came of it. ``view``: the game then, without ``legal`` and ``prices``.
    ``open``: with all open what was hidden, by seat; elsewhere empty.
    """

    seat: int | None
    action: str | None
    stand_in: str | None
    events: list[Told]
    view: View
    open: list[OpenSeat]


class Replay(Struct, frozen=True):
    """A game that was played, to be seen again; ``steps[n]`` is the game after n actions.

    ``take_backs``: how many actions were taken back, which are not among them.
    """

    table: TableInfo
    take_backs: int
    steps: list[ReplayStep]


class GoOn(Struct, forbid_unknown_fields=True):
    """``POST /api/replays/continue``: a new table that goes on from a moment of another game.

    Either ``table``, whose game has ended, or ``record`` says which; ``step`` is how many of its
    actions stand. ``seats`` are new, as many as there were, and none by link.
    """

    name: Name
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    step: Annotated[int, Meta(ge=0)]
    table: ShortText | None = None
    record: dict[str, Any] | None = None
    pace: Pace = "normal"
    hints: bool | None = None

"""What crosses the wire about people and the lists of their tables (docs/wire.md)."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from elfenland.server.wire import Clock, Name, NewOptions, ShortText, Status, TableSetup
from elfenland.server.wire_setup import SealedWith


class NewPerson(Struct, forbid_unknown_fields=True):
    """``POST /api/people``: somebody with a name, who holds the seats of these tables' tokens."""

    name: Name
    tokens: Annotated[list[ShortText], Meta(max_length=500)] = msgspec.field(default_factory=list)


class PersonToken(Struct, frozen=True):
    """A person, and the token of one of their devices: keep it, show nobody."""

    person: str
    token: str
    name: str


class Rename(Struct, forbid_unknown_fields=True):
    """``POST /api/people/me``: be called so, at tables to come."""

    name: Name


class Device(Struct, frozen=True):
    """A device of a person: since when, when it was last used, and whether it is the one that asks.

    ``seen`` is right to the hour.
    """

    device: str
    since: datetime
    seen: datetime
    here: bool


class SignOut(Struct, forbid_unknown_fields=True):
    """``POST /api/people/me/sign_out``: a device; null: all but the one that asks."""

    device: ShortText | None


class SignedOut(Struct, frozen=True):
    """The devices that are left."""

    devices: list[Device]


class RecoveryCode(Struct, frozen=True):
    """``POST /api/people/me/recovery``: by which another device becomes the same person's, once.

    ``url`` reaches from that device, ``qr`` is an SVG of it.
    """

    code: str
    url: str
    qr: str
    until: datetime


class Recover(Struct, forbid_unknown_fields=True):
    """``POST /api/recoveries``: a code, with dashes or without, in any case."""

    code: Annotated[str, Meta(max_length=64)]


# Lists of tables


class SeatLine(Struct, frozen=True):
    """A seat in a list; one that is not ``taken`` waits for somebody to come by link."""

    seat: int
    name: str
    bot: str | None
    taken: bool
    colour: int


class LineResult(Struct, frozen=True):
    """How a game ended: who won, and the pieces of all by rank."""

    winners: list[int]
    pieces: list[int]


class TableLine(Struct, frozen=True):
    """A table in a list.

    ``host``: after whom it is called where it has no ``name`` of its own. ``round``, ``to_act`` and
    ``moved``, when others last saw it move, are null where no game is under way, and in the lobby
    where watchers see it later. ``mine``: the seats of who asks. ``due``: when the time of who is
    to act is up. ``result`` is null until the game has ended, and of one that ended before lists
    were kept. ``delay``: so many seconds later watchers see it.
    """

    table: str
    name: str | None
    host: str
    status: Status
    seats: list[SeatLine]
    rule_set: str
    options: NewOptions
    clock: Clock | None
    made: datetime
    begun: datetime | None
    ended: datetime | None
    round: int | None
    to_act: int | None
    moved: datetime | None
    mine: list[int]
    due: datetime | None
    result: LineResult | None
    delay: int


class Me(Struct, frozen=True):
    """``GET /api/people/me``: who asks, on which devices, and at which tables.

    ``running``: those where it is one's turn first, then as they were last moved at; ``ended``: the
    last 50.
    """

    person: str
    name: str
    devices: list[Device]
    waiting: list[TableLine]
    running: list[TableLine]
    ended: list[TableLine]


class Lobby(Struct, frozen=True):
    """``GET /api/lobby``: what is open to anybody, the newest first, at most 50 each.

    Tables with free seats, games to watch, games to look at again.
    """

    open: list[TableLine]
    running: list[TableLine]
    ended: list[TableLine]


# Playing again


class NewRematch(Struct, forbid_unknown_fields=True):
    """``POST …/rematch``: the same people once more, by another set-up or, with null, by the same.

    In ``setup`` the seats of who asks are of kind ``me`` and ``screen``; one by link is for whoever
    had this name. ``seal``: as in ``NewTable``.
    """

    setup: TableSetup | None = None
    seal: SealedWith | None = None


class RematchMade(Struct, frozen=True):
    """The table of the rematch; ``token`` is null where somebody else had asked before."""

    table: str
    token: str | None

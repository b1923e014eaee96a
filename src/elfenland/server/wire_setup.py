"""What crosses the wire about making a table and sitting down at it (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elfenland.board.kinds import ChartName
from elfenland.server.wire import DealText, Invite, Name, SeatInfo, ShortText, TableSetup


class Seal(Struct, frozen=True):
    """``POST /api/seals``: the commitment to a secret that a table can be made with, once."""

    commitment: str


class SealedWith(Struct, forbid_unknown_fields=True):
    """The seal of a new table, and the texts of this screen's seats, one each in their order."""

    commitment: ShortText
    texts: Annotated[list[DealText], Meta(max_length=6)]


class NewTable(TableSetup):
    """``POST /api/tables``: a table so set up. Without ``seal`` its seats' texts are empty."""

    seal: SealedWith | None = None


class NewLesson(Struct, forbid_unknown_fields=True):
    """``POST /api/lessons``: a first game. ``player`` is who learns, ``bot`` who plays along."""

    name: Name
    player: Name
    bot: Name


class TableCreated(Struct, frozen=True):
    """The answer to a new table. ``token`` is this screen's credential: keep it, show nobody."""

    table: str
    token: str
    invites: list[Invite]


class BotInfo(Struct, frozen=True):
    """A bot that can sit at a table.

    The client has words for ours by ``name``; of another, which the server was given, it shows it.
    """

    name: str


class RuleSetInfo(Struct, frozen=True):
    """A whole rule set (CHART-3); the client has its words by ``name``."""

    name: str
    rounds: int
    chart: ChartName


class Network(Struct, frozen=True):
    """Whether devices in the local network can reach the server, and at which addresses."""

    open: bool
    addresses: list[str]


class Setup(Struct, frozen=True):
    """``GET /api/setup``: what a new table can be made of."""

    version: str
    bots: list[BotInfo]
    rule_sets: list[RuleSetInfo]
    network: Network


class InviteInfo(Struct, frozen=True):
    """``GET /api/invites/{code}``: the seat that a link offers, before anybody sits down.

    ``host``: after whom the table is called where ``table_name`` is null. ``seats``, ``rule_set``
    and ``setup`` are as in ``TableInfo``: who sits there, and what is played. ``commitment`` is the
    table's (``Fairness``): it is there before the seat adds its text.
    """

    table: str
    table_name: str | None
    host: str
    seat: int
    name: str
    colour: int
    taken: bool
    seats: list[SeatInfo]
    rule_set: str
    setup: TableSetup
    commitment: str | None


class SitDown(Struct, forbid_unknown_fields=True):
    """``POST /api/invites/{code}``: take the seat under this name, and add a text to the deal."""

    name: Name
    text: DealText = ""


class Seated(Struct, frozen=True):
    """The credential of a seat taken by link."""

    table: str
    seat: int
    token: str

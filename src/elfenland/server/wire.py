"""Everything that crosses the wire, declared once (docs/wire.md).

Requests and messages from a client are checked against these types on the way in; what the server
sends is made of them, of the views and actions of ``rules`` and of told events. ``wire_ts`` makes
``web/src/lib/wire.ts`` from them.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    get_args,
    get_type_hints,
)

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from elfenland.analysis import Review
from elfenland.board.kinds import ChartName, Favors, Terrain, Transport
from elfenland.rules import actions, events
from elfenland.rules.laid_open import OpenSeat
from elfenland.rules.view import PlayerView

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
ShortText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
ActionText: TypeAlias = Annotated[str, Meta(max_length=80)]
# What a seat adds to the deal; ``fairness`` says of which characters.
DealText: TypeAlias = Annotated[str, Meta(max_length=64)]

SeatKind: TypeAlias = Literal["me", "screen", "link", "bot"]
Pace: TypeAlias = Literal["slow", "normal", "at_once"]
Status: TypeAlias = Literal["waiting", "playing", "ended"]


# Shapes: what views, actions and told events look like on the wire. The rules' own classes are
# encoded as they are; msgspec needs these to describe them, as tagged unions, to TypeScript.


def _action_shape(action: type) -> type[Struct]:
    hints = get_type_hints(action)
    kind = get_args(hints.pop("kind"))[0]
    return msgspec.defstruct(
        action.__name__, list(hints.items()), tag_field="kind", tag=kind,
        namespace={"__doc__": action.__doc__},
    )  # fmt: skip


# It is for ``redact`` alone.
_NEVER_TOLD: Final = ("game_started", "tiles_face_down")
# While a game runs nobody knows it; a replay with all open tells it.
_TOLD_LATE: Final = ("card_reserved", "card")


def _told_shape(event: type) -> type[Struct]:
    """A withheld value's key is missing; a withheld list has a ``count`` instead."""
    hints = get_type_hints(event)
    kind = get_args(hints.pop("type"))[0]
    private = events.PRIVATE.get(kind)
    keys: list[Any] = []
    for key, hint in hints.items():
        name = key.rstrip("_")
        if (kind, key) == _NEVER_TOLD:
            continue
        if key == private or (kind, key) == _TOLD_LATE:
            keys.append((name, hint | UnsetType, UNSET))
            if name not in ("card", "counter"):
                keys.append(("count", int | UnsetType, UNSET))
        else:
            keys.append((name, hint))
    return msgspec.defstruct(
        event.__name__, keys, tag_field="type", tag=kind, kw_only=True,
        namespace={"__doc__": event.__doc__},
    )  # fmt: skip


def _view_shape() -> type[Struct]:
    hints = get_type_hints(PlayerView)
    hints["legal"] = list[Action]
    return msgspec.defstruct(
        "PlayerView", list(hints.items()), namespace={"__doc__": PlayerView.__doc__}
    )


if TYPE_CHECKING:
    Action: TypeAlias = actions.Action
    Told: TypeAlias = dict[str, Any]
    View: TypeAlias = PlayerView
else:
    Action = reduce(or_, map(_action_shape, get_args(actions.Action)))
    Told = reduce(or_, map(_told_shape, get_args(events.Event)))
    View = _view_shape()


class _In(Struct, forbid_unknown_fields=True):
    """What a client sends: an unknown key is refused, not ignored."""


# Setting up a table


class NewSeat(_In):
    """A seat of a new table; ``bot`` names the bot of a seat of kind bot and is null elsewhere."""

    kind: SeatKind
    name: Name
    bot: str | None = None


class NewOptions(_In):
    """The options of a new game; the seats give the number of players."""

    rounds: int = 4
    chart: ChartName = "guide"
    town_cards: bool = False
    favors: Favors = "none"
    start_seat: int | None = None


class Origin(_In):
    """Where a game goes on from: after so many actions of a game that was played before.

    ``table`` is that game's, null where a file was opened.
    """

    table: str | None
    step: int


class TableSetup(_In):
    """Who plays, by which rules, how fast the bots lay down their pieces.

    ``hints``: whether a seat may ask for one. Null leaves it to the seats: it may where nobody
    comes by link. ``origin``: told of a table that goes on from a replay; in what is sent it is of
    no effect.
    """

    name: Name
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    options: NewOptions = msgspec.field(default_factory=NewOptions)
    pace: Pace = "normal"
    hints: bool | None = None
    origin: Origin | None = None


class Seal(Struct, frozen=True):
    """``POST /api/seals``: the commitment to a secret that a table can be made with, once."""

    commitment: str


class SealedWith(_In):
    """The seal of a new table, and the texts of this screen's seats, one each in their order."""

    commitment: ShortText
    texts: Annotated[list[DealText], Meta(max_length=6)]


class NewTable(TableSetup):
    """``POST /api/tables``: a table so set up. Without ``seal`` its seats' texts are empty."""

    seal: SealedWith | None = None


class Invite(Struct, frozen=True):
    """A link by which somebody sits down; ``url`` reaches from another device, ``qr`` is an SVG."""

    seat: int
    code: str
    url: str
    qr: str


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

    ``commitment`` is the table's (``Fairness``): it is there before the seat adds its text.
    """

    table: str
    table_name: str
    host: str
    seat: int
    name: str
    taken: bool
    commitment: str | None


class SitDown(_In):
    """``POST /api/invites/{code}``: take the seat under this name, and add a text to the deal."""

    name: Name
    text: DealText = ""


class Seated(Struct, frozen=True):
    """The credential of a seat taken by link."""

    table: str
    seat: int
    token: str


# A table as everybody at it sees it


class SeatInfo(Struct, frozen=True):
    """Who sits where. ``taken`` is false for a link nobody has followed yet."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    taken: bool
    connected: bool


class Fairness(Struct, frozen=True):
    """How the deal can be checked (docs/fair-dealing.md).

    ``texts`` are by seat: empty for bots, null where nobody has sat down yet. ``secret`` is null
    until the game has ended.
    """

    commitment: str
    texts: list[str | None]
    secret: str | None


class TableInfo(Struct, frozen=True):
    """A table without the game on it.

    ``chart``: cards by transport and terrain, by the game's own chart, null where it has a dash.
    ``mine``: the seats of the credential that asks; with more than one the screen is shared, and
    private views come only from ``ready`` to the decision. ``invites`` are shown to the host alone.
    ``hints``: whether a seat may ask for one. ``fairness`` is null at a table that was made before
    there was any.
    """

    table: str
    name: str
    status: Status
    rule_set: str
    chart: dict[Transport, dict[Terrain, int | None]]
    pace: Pace
    hints: bool
    seats: list[SeatInfo]
    mine: list[int]
    invites: list[Invite]
    setup: TableSetup
    fairness: Fairness | None


# Acting


class Act(_In, tag="act"):
    """Play one action or several, all or none. ``number`` is the one of the view that was seen.

    ``id`` is the client's own, new for each decision: the same id again is answered the same and
    played once.
    """

    id: ShortText
    seat: SeatNumber
    number: int
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=20)]


class Undo(_In, tag="undo"):
    """Take back one's last decision."""

    id: ShortText
    seat: SeatNumber
    number: int


class AskHint(_In):
    """``POST …/hint``: what to do for one's seat that is to act; the answer is a ``Hint``.

    It is worked out from what that seat may see. ``number`` is the one of the view that was seen.
    """

    seat: SeatNumber
    number: int


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


class GoOn(_In):
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


class Hello(_In, tag="hello"):
    """The first message on a socket: which table, by which credential; null is a spectator."""

    table: ShortText
    token: ShortText | None


class Ready(_In, tag="ready"):
    """At a shared screen: this seat's person is looking, lift the cover."""

    seat: SeatNumber


class Cover(_In, tag="cover"):
    """At a shared screen: put the cover back."""


ClientMessage: TypeAlias = Hello | Act | Undo | Ready | Cover


class UndoState(Struct, frozen=True):
    """Whether one's last decision can be taken back; ``reason`` says why not.

    nothing: nothing was decided; turn-over: the turn is over; shown: something hidden was shown.
    """

    possible: bool
    reason: Literal["nothing", "turn-over", "shown"] | None


class Position(Struct, frozen=True):
    """The game as this socket may see it now.

    ``number`` goes back to the server with an action. ``view.seat`` says whose view it is, null for
    what everybody sees. ``open_actions``: at a covered shared screen, what the seat to act (one of
    this screen's) can do without showing its hand.
    """

    number: int
    view: View
    open_actions: list[Action]
    undo: UndoState


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to ``hello``: everything so far. ``position`` is null while people sit down."""

    table: TableInfo
    position: Position | None
    log: list[Told]


class News(Struct, frozen=True, tag="news"):
    """Something happened: the events as this socket is told them, and the position after them.

    ``taken_back`` counts events that an undo took from the end of the log before ``events`` follow.
    """

    events: list[Told]
    taken_back: int
    position: Position


class Shown(Struct, frozen=True, tag="shown"):
    """Nothing happened, but this socket sees another side: after ``ready`` or ``cover``."""

    position: Position


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody sat down, came or went."""

    table: TableInfo


class Done(Struct, frozen=True, tag="done"):
    """The request with this id is stored. Its ``news`` comes to every socket, this one too."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """A request that changed nothing.

    ``code`` is stable (docs/wire.md); ``reason``, ``clause`` and ``values`` belong to a refusal by
    the rules and are null or empty elsewhere.
    """

    id: str | None
    code: str
    message: str
    reason: str | None
    clause: str | None
    values: dict[str, str]


ServerMessage: TypeAlias = Welcome | News | Shown | TableChanged | Done | Refused

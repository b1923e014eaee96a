"""What crosses the wire at a table (docs/wire.md); the ``wire_*`` modules have the rest.

Everything is declared once. Requests and messages from a client are checked against these types on
the way in; what the server sends is made of them, of the views and actions of ``rules`` and of told
events. ``wire_ts`` makes ``web/src/lib/wire.ts`` from them.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from elfenland.board.kinds import ChartName, Favors, Terrain, Transport
from elfenland.server.wire_shapes import Action, Told, View

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
# Without the one character that not every database keeps.
ShortText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*\Z")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
ActionText: TypeAlias = Annotated[str, Meta(max_length=80)]
# What a seat adds to the deal; ``fairness`` says of which characters.
DealText: TypeAlias = Annotated[str, Meta(max_length=64)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]

SeatKind: TypeAlias = Literal["me", "screen", "link", "bot"]
Pace: TypeAlias = Literal["slow", "normal", "at_once"]
Status: TypeAlias = Literal["waiting", "playing", "ended"]
TakeBacks: TypeAlias = Literal["turn", "free"]
Watching: TypeAlias = Literal["none", "link", "public"]
Seating: TypeAlias = Literal["chosen", "lot"]
Steps: TypeAlias = Literal["one", "turn"]
UndoReason: TypeAlias = Literal["nothing", "turn-over", "shown"]
ProposalKind: TypeAlias = Literal["end", "stand_in", "take_back"]
Channel: TypeAlias = Literal["players", "spectators"]


class _In(Struct, forbid_unknown_fields=True):
    """What a client sends: an unknown key is refused, not ignored."""


# Setting up a table


class NewSeat(_In):
    """A seat of a new table; ``bot`` names the bot of a seat of kind bot and is null elsewhere.

    ``colour`` goes with a shape, from 0 to 5; null takes the next one that is free.
    """

    kind: SeatKind
    name: Name
    bot: str | None = None
    colour: Annotated[int, Meta(ge=0, le=5)] | None = None


class LiveClock(_In, tag="live"):
    """A bank of seconds for each seat, which each of its turns adds to.

    A turn is all that a seat decides until another one is to act. When the bank is empty the time
    is up, for this turn and for each later one that takes longer than ``increment``.
    """

    bank: Annotated[int, Meta(ge=0, le=36_000)]
    increment: Annotated[int, Meta(ge=0, le=3_600)]


class SlowClock(_In, tag="slow"):
    """So many hours for each turn."""

    hours: Annotated[int, Meta(ge=1, le=720)]


Clock: TypeAlias = LiveClock | SlowClock


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
    """Who plays, by which rules, and how the table is kept.

    ``name``: null is a table called after its host, by each reader in their own language.
    ``pace``: how fast the bots lay down their pieces.
    ``hints``: whether a seat may ask for one. Null leaves it to the seats: it may where nobody
    comes by link.
    ``clock``: null is no clock.
    ``stand_in``: what plays for a person's seat whose time is up or whose owner has gone: a bot's
    name, or ``least``, the table itself with the action that does least.
    ``take_backs``: ``turn`` is one's own last decisions within one's turn; ``free``, where bots are
    the only others, any of one's own.
    ``watching``: who may watch, nobody, whoever has the table's address, or anybody in the lobby.
    ``delay``: so many seconds later a spectator sees it.
    ``listed``: the lobby shows the table, and its seats by link are open to anybody there.
    ``seating``: seats as chosen, or by lot when the table is made.
    ``origin``: told of a table that goes on from a replay; ``lesson``: of a first game, whose deal
    is the same for everybody. In what is sent they are of no effect.
    """

    name: Name | None
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=6)]
    options: NewOptions = msgspec.field(default_factory=NewOptions)
    pace: Pace = "normal"
    hints: bool | None = None
    clock: Clock | None = None
    stand_in: ShortText = "least"
    take_backs: TakeBacks = "turn"
    watching: Watching = "link"
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    listed: bool = False
    seating: Seating = "chosen"
    origin: Origin | None = None
    lesson: bool = False


class Invite(Struct, frozen=True):
    """A link by which somebody sits down; ``url`` reaches from another device, ``qr`` is an SVG."""

    seat: int
    code: str
    url: str
    qr: str


# A table as everybody at it sees it


class StandIn(Struct, frozen=True):
    """What plays for a person's seat: the bot of this ``name``, or ``least``, the table itself.

    ``why``: ``clock``, its time was up; ``vote``, the others wanted it; ``left``, for good. It
    ``stays`` until the owner returns or acts, or else plays the rest of one turn alone.
    """

    name: str
    why: Literal["clock", "vote", "left"]
    stays: bool


class SeatInfo(Struct, frozen=True):
    """Who sits where, in which colour. ``taken`` is false for a link nobody has followed yet.

    ``connected``: by a socket, or by a request of a player's within the last minute.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    taken: bool
    connected: bool
    colour: int
    stand_in: StandIn | None


class Fairness(Struct, frozen=True):
    """How the deal can be checked (docs/fair-dealing.md).

    ``texts`` are by seat: empty for bots, null where nobody has sat down yet. ``secret`` is null
    until the game has ended.
    """

    commitment: str
    texts: list[str | None]
    secret: str | None


class ProposalInfo(Struct, frozen=True):
    """What ``seat`` asks the others for (``Propose``).

    ``agreed``: the seats of people who have agreed, who asks among them; ``missing``: those who
    still have to. ``declined``: who would not; the proposal is told of until the game goes on, but
    no longer open. With a take-back: ``events`` would be gone from the end of the log; ``shown``:
    something hidden was shown by them, which stays known and comes again.
    """

    number: int
    kind: ProposalKind
    seat: int
    target: int | None
    events: int
    shown: bool
    agreed: list[int]
    missing: list[int]
    declined: int | None


class Rematch(Struct, frozen=True):
    """The table at which the same people play again.

    ``codes``: of its invites for the seats of who asks; they stay when one has sat down.
    """

    table: str
    codes: list[str]


class TableInfo(Struct, frozen=True):
    """A table without the game on it.

    ``host``: after whom it is called where it has no ``name`` of its own.
    ``chart``: cards by transport and terrain, by the game's own chart, null where it has a dash.
    ``mine``: the seats of the credential that asks; with more than one the screen is shared, and
    private views come only from ``ready`` to the decision. ``invites`` are shown to the host alone.
    ``hints``: whether a seat may ask for one. ``fairness`` is null at a table that was made before
    there was any. ``proposal``: what the people are asked to agree to, if anything.
    ``watchers``: how many sockets watch that hold no seat. ``rematch`` is null until somebody has
    asked for one.

    To whoever watches with a delay, ``status``, ``fairness`` and all that follows from the game are
    as they were then; nobody is away, and nothing is proposed.
    """

    table: str
    name: str | None
    host: str
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
    proposal: ProposalInfo | None
    watchers: int
    rematch: Rematch | None


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
    """Take back one's last decision, or all of one's turn."""

    id: ShortText
    seat: SeatNumber
    number: int
    steps: Steps = "one"


class Propose(_In, tag="propose"):
    """Ask the other people at the table for what all of them must agree to.

    ``end``: end the game as it stands. ``take_back``: go back to the entry ``back_to``, one of
    one's own ``ways_back``. ``stand_in``: let a bot play for the seat ``target``, whose owner is
    gone. It is open until all have agreed, somebody declines or the game goes on.
    """

    id: ShortText
    seat: SeatNumber
    kind: ProposalKind
    back_to: int | None = None
    target: SeatNumber | None = None


class Ballot(_In, tag="ballot"):
    """Agree to a proposal or decline it, for all seats of one's credential.

    Who has made it withdraws it by declining.
    """

    id: ShortText
    seat: SeatNumber
    proposal: int
    agrees: bool


class OwnSeat(_In):
    """``POST …/return``: play for one's seat again. ``POST …/leave``: leave it for good."""

    seat: SeatNumber


class AskHint(_In):
    """``POST …/hint``: what to do for one's seat that is to act; the answer is a ``Hint``.

    It is worked out from what that seat may see. ``number`` is the one of the view that was seen.
    """

    seat: SeatNumber
    number: int


class Hello(_In, tag="hello"):
    """The first message on a socket: which table, by which credential; null is a spectator.

    ``heard``: the number of the last message of the chat that this client has.
    """

    table: ShortText
    token: ShortText | None
    heard: Annotated[int, Meta(ge=0)] = 0


class Ready(_In, tag="ready"):
    """At a shared screen: this seat's person is looking, lift the cover."""

    seat: SeatNumber


class Cover(_In, tag="cover"):
    """At a shared screen: put the cover back."""


class Say(_In, tag="say"):
    """Say something at the table: to the players from a seat, to the spectators from none.

    ``seat``: of a shared screen, who of it speaks; null is the first. ``name`` is what somebody who
    watches is called. ``id`` is the client's own: the same id again is said once.
    """

    id: ShortText
    text: ChatText
    seat: SeatNumber | None = None
    name: Name | None = None


ClientMessage: TypeAlias = Hello | Act | Undo | Propose | Ballot | Ready | Cover | Say


class UndoState(Struct, frozen=True):
    """Whether one can take back one's last decision by oneself; ``reason`` says why not.

    nothing: nothing was decided; turn-over: the turn is over; shown: something hidden was shown.
    ``turn``: how many decisions the whole turn would take back, 0 where it cannot be;
    ``turn_reason`` says why not.
    """

    possible: bool
    reason: UndoReason | None
    turn: int
    turn_reason: UndoReason | None


class WayBack(Struct, frozen=True):
    """A decision of one's own that all other people must agree to take back.

    ``steps``: the last decision of ``seat``, or the first of its last turn. ``shown``: something
    hidden was shown since; it stays known, and comes again.
    """

    seat: int
    steps: Steps
    back_to: int
    shown: bool


class ClockState(Struct, frozen=True):
    """The clocks when this was told; the server alone judges by them.

    ``left``: the seconds that the seat to act has for its turn, 0 when its time is up; null where
    no clock runs, since a bot or a stand-in plays or the game has ended. ``banks``: by seat, the
    seconds in its bank but for the present turn; null for bots, and where turns have hours.
    """

    left: float | None
    banks: list[float | None]


class Position(Struct, frozen=True):
    """The game as this socket may see it now.

    ``number`` goes back to the server with an action. ``view.seat`` says whose view it is, null for
    what everybody sees. ``open_actions``: at a covered shared screen, what the seat to act (one of
    this screen's) can do without showing its hand. ``clock`` is null at a table without one.
    ``ways_back``: what one may ask to take back.
    """

    number: int
    view: View
    open_actions: list[Action]
    undo: UndoState
    clock: ClockState | None
    ways_back: list[WayBack]


class StoodIn(Struct, frozen=True):
    """A decision of a stand-in: its first event in the log, counted from 0, and what decided."""

    event: int
    name: str


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to ``hello``: everything so far. ``position`` is null while people sit down.

    ``stood_in``: what stand-ins decided, in order.
    """

    table: TableInfo
    position: Position | None
    log: list[Told]
    stood_in: list[StoodIn]


class News(Struct, frozen=True, tag="news"):
    """Something happened: the events as this socket is told them, and the position after them.

    ``taken_back`` counts events that an undo took from the end of the log before ``events`` follow.
    ``stand_in`` is what decided it for its seat's owner.
    """

    events: list[Told]
    taken_back: int
    position: Position
    stand_in: str | None


class Shown(Struct, frozen=True, tag="shown"):
    """Nothing happened, but this socket sees another side: after ``ready`` or ``cover``."""

    position: Position


class TableChanged(Struct, frozen=True, tag="table"):
    """Somebody sat down, came or went, or something else plays for them."""

    table: TableInfo


class Watchers(Struct, frozen=True, tag="watchers"):
    """So many watch now; it is told to those who hold a credential."""

    count: int


class Message(Struct, frozen=True):
    """Something that was said. The text is text: nothing in it is markup.

    Numbers count from 1 in each channel. ``seat`` is null for somebody who watches.
    """

    number: int
    channel: Channel
    seat: int | None
    name: str
    text: str
    made: Annotated[datetime, Meta(tz=True)]


class Said(Struct, frozen=True, tag="said"):
    """Messages of one's channel in their order: new ones, or what was missed."""

    messages: list[Message]


class Done(Struct, frozen=True, tag="done"):
    """The request with this id is stored. Its ``news`` comes to every socket, this one too.

    Of a message of the chat ``number`` is its own, and ``said`` brings it.
    """

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


ServerMessage: TypeAlias = Welcome | News | Shown | TableChanged | Watchers | Said | Done | Refused

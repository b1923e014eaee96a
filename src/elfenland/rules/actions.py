"""Every decision a seat can take, its text and its number (the integer table).

An action is one decision. Its text reads back (``parse_action``); its code is its place in
``ACTIONS``, the same for every option, and never changes once released: new actions are appended.

    code        text                                  clause
    0           pass                                  PLAN-1
    1           end                                   MOVE-1
    2..7        draw COUNTER                          DRAW-1
    8           draw pile                             DRAW-1
    9..15       pay CARD                              MOVE-4
    16..22      discard CARD                          MOVE-9
    23..28      keep COUNTER                          ROUND-2
    29..34      keep secret COUNTER                   ROUND-2
    35          keep none                             ROUND-2
    36..70      obstacle ROAD                         PLAN-3
    71..105     travel ROAD                           MOVE-2
    106..140    travel ROAD caravan                   MOVE-4
    141..153    travel RIVER-OR-LAKE                  MOVE-5
    154..363    place COUNTER ROAD                    PLAN-2
    364..573    place secret COUNTER ROAD             PLAN-2
    574         favor                                 SMALL-1, GREAT-1
    575         no favor                              GREAT-2
    576         place none                            TILE-3
    577..786    place seen COUNTER ROAD               TILE-3
    787..821    travel ROAD free                      TILE-6
    822..856    travel ROAD caravan free              TILE-6

Counters, cards and connections stand in the order of ``board``. A payment with a choice is paid
card by card: ``travel ROAD caravan`` and then three or four ``pay CARD``, in the order of kinds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from elfenland.board.kinds import CARDS, TRANSPORT_INDEX, TRANSPORTS, Card, Transport
from elfenland.board.map import BOARD
from elfenland.errors import ActionError, UnreadableAction
from elfenland.rules.refusals import refuse

Method: TypeAlias = Literal["counter", "caravan", "raft"]


@dataclass(frozen=True, slots=True)
class _Action:
    """Shared: ``text`` in the notation, and ``code``, -1 for one not in the table."""

    code: int = field(init=False, compare=False, repr=False)
    text: str = field(init=False, compare=False, repr=False)

    def _write(self) -> str:
        raise TypeError("an action is one of the classes below")  # pragma: no cover

    def __post_init__(self) -> None:
        text = self._write()
        object.__setattr__(self, "text", text)
        object.__setattr__(self, "code", CODES.get(text, -1))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Pass(_Action):
    """Place nothing this time (PLAN-1)."""

    kind: Literal["pass"] = field(init=False, default="pass", repr=False)

    def _write(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class EndTurn(_Action):
    """Travel no further (MOVE-1)."""

    kind: Literal["end"] = field(init=False, default="end", repr=False)

    def _write(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class DrawCounter(_Action):
    """Take a face-up counter of this kind, or with None the top of the pile (DRAW-1)."""

    counter: Transport | None
    kind: Literal["draw"] = field(init=False, default="draw", repr=False)

    def _write(self) -> str:
        return f"draw {self.counter or 'pile'}"


@dataclass(frozen=True, slots=True)
class PayCard(_Action):
    """Lay one card of a caravan's payment (MOVE-4)."""

    card: Card
    kind: Literal["pay"] = field(init=False, default="pay", repr=False)

    def _write(self) -> str:
        return f"pay {self.card}"


@dataclass(frozen=True, slots=True)
class DiscardCard(_Action):
    """Discard one card down to the hand limit (MOVE-9)."""

    card: Card
    kind: Literal["discard"] = field(init=False, default="discard", repr=False)

    def _write(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class KeepCounter(_Action):
    """Keep this unplaced counter for the next round, or with None none (ROUND-2)."""

    counter: Transport | None
    secret: bool = False
    kind: Literal["keep"] = field(init=False, default="keep", repr=False)

    def _write(self) -> str:
        return f"keep {'secret ' if self.secret else ''}{self.counter or 'none'}"


@dataclass(frozen=True, slots=True)
class PlaceObstacle(_Action):
    """Lay one's obstacle on a road with a counter (PLAN-3)."""

    road: str
    kind: Literal["obstacle"] = field(init=False, default="obstacle", repr=False)

    def _write(self) -> str:
        return f"obstacle {self.road}"


@dataclass(frozen=True, slots=True)
class Travel(_Action):
    """Take one step; a caravan's cards are then paid one by one (MOVE-1 to MOVE-5).

    ``free_path``: one of one's free paths cancels the obstacle (TILE-6).
    """

    connection: str
    method: Method
    free_path: bool = False
    kind: Literal["travel"] = field(init=False, default="travel", repr=False)

    def _write(self) -> str:
        caravan = " caravan" if self.method == "caravan" else ""
        return f"travel {self.connection}{caravan}{' free' if self.free_path else ''}"


@dataclass(frozen=True, slots=True)
class PlaceCounter(_Action):
    """Lay a counter on a road; ``secret``: one that only its owner knows (PLAN-2)."""

    counter: Transport
    road: str
    secret: bool = False
    kind: Literal["place"] = field(init=False, default="place", repr=False)

    def _write(self) -> str:
        return f"place {'secret ' if self.secret else ''}{self.counter} {self.road}"


@dataclass(frozen=True, slots=True)
class UseFavor(_Action):
    """Use the favor that is open to the seat (SMALL-1, GREAT-1)."""

    kind: Literal["favor"] = field(init=False, default="favor", repr=False)

    def _write(self) -> str:
        return "favor"


@dataclass(frozen=True, slots=True)
class DeclineFavor(_Action):
    """Leave the favor of the town where one has arrived (GREAT-1, GREAT-2)."""

    kind: Literal["decline"] = field(init=False, default="decline", repr=False)

    def _write(self) -> str:
        return "no favor"


@dataclass(frozen=True, slots=True)
class ReturnSeen(_Action):
    """Place none of the counters looked at (TILE-3)."""

    kind: Literal["return"] = field(init=False, default="return", repr=False)

    def _write(self) -> str:
        return "place none"


@dataclass(frozen=True, slots=True)
class PlaceSeen(_Action):
    """Lay one of the counters looked at on a road (TILE-3)."""

    counter: Transport
    road: str
    kind: Literal["place-seen"] = field(init=False, default="place-seen", repr=False)

    def _write(self) -> str:
        return f"place seen {self.counter} {self.road}"


Action: TypeAlias = (
    Pass
    | EndTurn
    | DrawCounter
    | PayCard
    | DiscardCard
    | KeepCounter
    | PlaceObstacle
    | Travel
    | PlaceCounter
    | UseFavor
    | DeclineFavor
    | ReturnSeen
    | PlaceSeen
)


_WATERS: Final = {c.id for c in BOARD.connections if not c.is_road}


def _table() -> Iterator[Action]:
    roads = [road.id for road in BOARD.roads]
    yield Pass()
    yield EndTurn()
    yield from (DrawCounter(t) for t in (*TRANSPORTS, None))
    yield from (PayCard(c) for c in CARDS)
    yield from (DiscardCard(c) for c in CARDS)
    yield from (KeepCounter(t) for t in TRANSPORTS)
    yield from (KeepCounter(t, secret=True) for t in TRANSPORTS)
    yield KeepCounter(None)
    yield from (PlaceObstacle(r) for r in roads)
    yield from (Travel(r, "counter") for r in roads)
    yield from (Travel(r, "caravan") for r in roads)
    yield from (Travel(c.id, "raft") for c in BOARD.connections if not c.is_road)
    for secret in (False, True):
        yield from (PlaceCounter(t, r, secret) for t in TRANSPORTS for r in roads)
    yield UseFavor()
    yield DeclineFavor()
    yield ReturnSeen()
    yield from (PlaceSeen(t, r) for t in TRANSPORTS for r in roads)
    yield from (Travel(r, "counter", free_path=True) for r in roads)
    yield from (Travel(r, "caravan", free_path=True) for r in roads)


CODES: Final[dict[str, int]] = {}
ACTIONS: Final[tuple[Action, ...]] = tuple(_table())
"""The integer table: the action with code n is ``ACTIONS[n]``."""

for _code, _action in enumerate(ACTIONS):
    CODES[_action.text] = _code
    object.__setattr__(_action, "code", _code)


def parse_action(text: str) -> Action:
    """Read an action from its text in the notation.

    Raises:
        UnreadableAction: it is no action at all.
        IllegalAction: it would lay a counter or an obstacle on a river or a lake, or cross one by
            caravan (PLAN-2, PLAN-3, MOVE-4).
    """
    code = CODES.get(text)
    if code is None:
        raise outside_the_table(text)
    return ACTIONS[code]


def outside_the_table(text: str) -> ActionError:
    """Why there is no action with this text."""
    words = text.split()
    if words[:1] == ["travel"] and words[2:] == ["caravan"] and words[1] in _WATERS:
        return refuse("wrong-method")
    if words and words[-1] in _WATERS and _names_a_piece(words[:-1]):
        clause = "PLAN-2" if words[0] == "place" else "PLAN-3"
        return refuse("not-a-road", clause, connection=words[-1])
    return UnreadableAction(
        f"{text!r} is not an action; forms are 'pass', 'end', 'draw dragon', 'draw pile', "
        "'place dragon ROAD', 'place secret dragon ROAD', 'obstacle ROAD', 'travel CONNECTION', "
        "'travel ROAD caravan', 'pay dragon', 'discard raft', 'keep dragon', 'keep secret dragon', "
        "'keep none', 'travel ROAD free', 'travel ROAD caravan free', 'favor', 'no favor', "
        "'place seen dragon ROAD', 'place none'"
    )


def _names_a_piece(words: list[str]) -> bool:
    if words == ["obstacle"]:
        return True
    return (
        words[-1:] != []
        and words[-1] in TRANSPORT_INDEX
        and words[:-1] in (["place"], ["place", "secret"], ["place", "seen"])
    )

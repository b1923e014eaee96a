"""Every fact that comes of an action, and who may be told what of it (RECORD.md).

Events carry names, not numbers, so that ``to_json`` is the record's form as it stands.
``redact`` is what a seat, or a spectator, is told of one while the game runs.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from elfenland.board.kinds import Card, Favor, Transport
from elfenland.rules.standings import Reason, Standing


class GameStarted(NamedTuple):
    """The table is laid (SET-1 to SET-5).

    ``tiles_face_down`` is not written: a record holds all tiles, and ``redact`` withholds them.
    """

    start_seat: int
    display: tuple[Transport, ...]
    tiles: dict[str, Favor] | None
    town_cards: tuple[str | None, ...] | None
    tiles_face_down: bool = False
    type: Literal["game_started"] = "game_started"


class RoundStarted(NamedTuple):
    """A round begins with ``start_seat`` (SET-5, ROUND-5)."""

    round: int
    start_seat: int
    type: Literal["round_started"] = "round_started"


class CardsDealt(NamedTuple):
    """A seat is dealt up to eight cards (DEAL-1)."""

    seat: int
    cards: tuple[Card, ...]
    type: Literal["cards_dealt"] = "cards_dealt"


class ReservedTaken(NamedTuple):
    """A seat's reserved cards join its hand (DEAL-2)."""

    seat: int
    cards: tuple[Card, ...]
    type: Literal["reserved_taken"] = "reserved_taken"


class CounterDrawn(NamedTuple):
    """A seat takes a counter (SECRET-1, DRAW-1)."""

    seat: int
    counter: Transport
    source: Literal["pile", "display"]
    secret: bool
    type: Literal["counter_drawn"] = "counter_drawn"


class DisplayRefilled(NamedTuple):
    """The face-up counters, after one was taken and replaced (DRAW-2)."""

    display: tuple[Transport, ...]
    type: Literal["display_refilled"] = "display_refilled"


class CounterPlaced(NamedTuple):
    """A counter is laid on a road (PLAN-2)."""

    seat: int
    counter: Transport
    road: str
    secret: bool
    favor: bool = False
    type: Literal["counter_placed"] = "counter_placed"


class ObstaclePlaced(NamedTuple):
    """An obstacle is laid on a road (PLAN-3)."""

    seat: int
    road: str
    type: Literal["obstacle_placed"] = "obstacle_placed"


class Passed(NamedTuple):
    """A seat passes, or has nothing left and passes by itself (PLAN-1, SEE-5)."""

    seat: int
    type: Literal["passed"] = "passed"


class Travelled(NamedTuple):
    """A step is taken and paid; ``from_`` is written ``from`` (MOVE-2 to MOVE-5)."""

    seat: int
    road: str
    from_: str
    to: str
    method: Literal["counter", "caravan", "raft"]
    cards: tuple[Card, ...]
    free_path: bool = False
    type: Literal["travelled"] = "travelled"


class PieceCollected(NamedTuple):
    """A seat collects its piece (MOVE-8)."""

    seat: int
    town: str
    type: Literal["piece_collected"] = "piece_collected"


class FavorUsed(NamedTuple):
    """A seat uses a town's favor; ``turned``: the tile lay face down until now (GREAT-2)."""

    seat: int
    town: str
    favor: Favor
    turned: bool
    type: Literal["favor_used"] = "favor_used"


class FavorDeclined(NamedTuple):
    """A seat could have used a town's favor and goes on without (FAV-2)."""

    seat: int
    town: str
    type: Literal["favor_declined"] = "favor_declined"


class CardsDrawn(NamedTuple):
    """A seat draws two cards, or what there is (TILE-1, FAV-4)."""

    seat: int
    cards: tuple[Card, ...]
    type: Literal["cards_drawn"] = "cards_drawn"


class CardReserved(NamedTuple):
    """A card is laid face down before a seat; nobody knows it (TILE-2)."""

    seat: int
    card: Card
    type: Literal["card_reserved"] = "card_reserved"


class CountersSeen(NamedTuple):
    """A seat looks at counters from the pile (TILE-3)."""

    seat: int
    counters: tuple[Transport, ...]
    type: Literal["counters_seen"] = "counters_seen"


class CountersReturned(NamedTuple):
    """The counters looked at and not placed go back (TILE-3)."""

    seat: int
    counters: tuple[Transport, ...]
    type: Literal["counters_returned"] = "counters_returned"


class ExtraCounterTaken(NamedTuple):
    """A seat takes a face-down counter for the next round (TILE-4)."""

    seat: int
    counter: Transport
    type: Literal["extra_counter_taken"] = "extra_counter_taken"


class ObstacleTaken(NamedTuple):
    """A seat takes an obstacle from the common pool (TILE-5)."""

    seat: int
    type: Literal["obstacle_taken"] = "obstacle_taken"


class FreePathTaken(NamedTuple):
    """A seat takes a free path from the common pool (TILE-6)."""

    seat: int
    type: Literal["free_path_taken"] = "free_path_taken"


class PileReshuffled(NamedTuple):
    """What was played and discarded is the draw pile (FAV-4); ``count_`` is written ``count``."""

    count_: int
    type: Literal["pile_reshuffled"] = "pile_reshuffled"


class TurnEnded(NamedTuple):
    """A travel turn ends; ``discarded`` is seen by its owner alone (MOVE-9)."""

    seat: int
    discarded: tuple[Card, ...]
    type: Literal["turn_ended"] = "turn_ended"


class CounterKept(NamedTuple):
    """A seat keeps one unplaced counter, or none (ROUND-2)."""

    seat: int
    counter: Transport | None
    secret: bool
    type: Literal["counter_kept"] = "counter_kept"


class RoundEnded(NamedTuple):
    """A round is over, and the starting-player card has moved on (ROUND-5)."""

    round: int
    type: Literal["round_ended"] = "round_ended"


class GameEnded(NamedTuple):
    """The game is over (END-1, END-2)."""

    reason: Reason
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    type: Literal["game_ended"] = "game_ended"


Event: TypeAlias = (
    GameStarted
    | RoundStarted
    | CardsDealt
    | ReservedTaken
    | CounterDrawn
    | DisplayRefilled
    | CounterPlaced
    | ObstaclePlaced
    | Passed
    | Travelled
    | PieceCollected
    | FavorUsed
    | FavorDeclined
    | CardsDrawn
    | CardReserved
    | CountersSeen
    | CountersReturned
    | ExtraCounterTaken
    | ObstacleTaken
    | FreePathTaken
    | PileReshuffled
    | TurnEnded
    | CounterKept
    | RoundEnded
    | GameEnded
)

PRIVATE: Final[dict[str, str]] = {
    "cards_dealt": "cards",
    "reserved_taken": "cards",
    "counter_drawn": "counter",
    "cards_drawn": "cards",
    "counters_seen": "counters",
    "counters_returned": "counters",
    "extra_counter_taken": "counter",
    "turn_ended": "discarded",
    "counter_kept": "counter",
}
"""The key that an event's own seat alone is told; with ``secret``, only when that is set."""


def to_json(event: Event) -> dict[str, Any]:
    """The event with all it says, as a record writes it: ``type`` first, plain JSON values."""
    body: dict[str, Any] = {"type": event.type}
    for key, value in event._asdict().items():
        if key == "standings":
            body[key] = [asdict(standing) for standing in value]
        elif key not in ("type", "tiles_face_down"):
            body[key.rstrip("_")] = list(value) if isinstance(value, tuple) else value
    return body


def is_open(event: Event) -> bool:
    """Whether everybody is told the same of an event while the game runs."""
    return event.type != "game_started" and _private_key(event) is None


def _private_key(event: Event) -> str | None:
    """The key that is for the event's own seat alone."""
    return PRIVATE.get(event.type) if getattr(event, "secret", True) else None


def redact(event: Event, seat: int | None) -> dict[str, Any]:
    """What ``seat``, or with None a spectator, is told while the game runs (SEE-1, SEE-2).

    A withheld list becomes its ``count``; a withheld single value's key is left out.
    """
    body = to_json(event)
    if event.type == "game_started":
        return _redact_start(event, seat)
    if event.type == "card_reserved":
        del body["card"]
        return body
    key = _private_key(event)
    if key is None or body["seat"] == seat:
        return body
    withheld = body.pop(key)
    if isinstance(withheld, list):
        body["count"] = len(withheld)
    return body


def _redact_start(event: GameStarted, seat: int | None) -> dict[str, Any]:
    body = to_json(event)
    if event.tiles_face_down:
        body["tiles"] = None
    if body["town_cards"] is not None:
        own = [card if i == seat else None for i, card in enumerate(body["town_cards"])]
        body["town_cards"] = None if seat is None else own
    return body

"""What `missing` says of a sketched tour: plain values, for a client to draw."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

from elfenland.board.kinds import Card, Transport
from elfenland.rules.actions import Method

Lies: TypeAlias = Literal["lies", "own", "lacking", "earlier"]


@dataclass(frozen=True, slots=True)
class Going:
    """How a leg is gone, as it costs least for the sketch as a whole.

    connection: the one chosen of those that join the two towns.
    counter: what it goes by; None on water, and where any counter that fits the road will do.
    lies: whether the counter lies there, is one's own to be laid, is lacking, or was to be laid for
    an earlier leg; None on water. own, kinds: on a bare road the kinds that fit it, of one's own
    counters before the tour and at all; else empty.
    price: in cards, of the counter's kind, rafts on water, or any for a caravan.
    """

    connection: str
    counter: Transport | None
    lies: Lies | None
    own: tuple[Transport, ...]
    kinds: tuple[Transport, ...]
    obstacle: bool
    free_path: bool
    method: Method
    price: int


@dataclass(frozen=True, slots=True)
class SketchLeg:
    """One leg of a sketched tour, between two towns by their ids.

    cards: those of the hand that pay it; lacking: how many of its price are not there.
    payable: whether the sketch can be walked as far as this leg goes, with one's own counters laid.
    new: whether a piece is collected.
    """

    start: str
    to: str
    going: Going
    cards: tuple[Card, ...]
    lacking: int
    payable: bool
    new: bool


@dataclass(frozen=True, slots=True)
class Sketch:
    """A sketched tour leg by leg, what it lacks in all, and what it leaves in hand.

    ``cards``, ``counters`` and ``free_paths`` are left at the end. new: the pieces collected.
    """

    legs: tuple[SketchLeg, ...]
    lacking_cards: int
    lacking_counters: int
    cards: tuple[Card, ...]
    counters: tuple[Transport, ...]
    free_paths: int
    new: int

    def to_json(self) -> dict[str, Any]:
        """The same in plain values of JSON, by the names of the fields."""
        return asdict(self)

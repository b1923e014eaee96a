"""What crosses the wire about planning a tour of one's own (docs/wire.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from elfenland.routes import Reached, Sketch
from elfenland.server.wire import SeatNumber, ShortText


class AskReach(Struct, forbid_unknown_fields=True):
    """``POST …/reach``: what one's seat can reach; it is asked at any time of a game."""

    seat: SeatNumber


class Reach(Struct, frozen=True):
    """What a seat can reach from what it sees, each town by its cheapest way.

    ``number`` is that of the position which it was worked out from.
    """

    number: int
    towns: list[Reached]


class AskSketch(Struct, forbid_unknown_fields=True):
    """``POST …/sketch``: what a tour of one's seat lacks; it is asked at any time of a game.

    ``towns``: from the one where its boot stands. ``by``: the connections of the legs from the
    first on; null, or none for the last ones, takes the better. ``to``: a town anywhere, to which
    the tour is to go on by the way that is best for all of it; the answer has the legs up to there.
    """

    seat: SeatNumber
    towns: Annotated[list[ShortText], Meta(min_length=1, max_length=21)]
    by: Annotated[list[ShortText | None], Meta(max_length=20)] = []
    to: ShortText | None = None


class Sketched(Struct, frozen=True):
    """What a sketched tour lacks; ``number`` is that of the position it was worked out from."""

    number: int
    sketch: Sketch

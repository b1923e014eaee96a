"""Who stands where, and why the game ended (END-1, END-2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

Reason: TypeAlias = Literal["rounds", "all_pieces", "agreed"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place; tied seats share a rank, ``distance`` is None without town cards (END-3)."""

    seat: int
    rank: int
    score: int
    pieces: int
    distance: int | None
    cards: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. ``standings`` go by rank, tied seats in seat order, as do ``winners``."""

    reason: Reason
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """The result as a record writes it (RECORD.md)."""
        return {
            "reason": self.reason,
            "standings": [asdict(standing) for standing in self.standings],
            "winners": list(self.winners),
        }


def rank(
    pieces: Sequence[int],
    cards: Sequence[int],
    distances: Sequence[int] | None = None,
    early: int | None = None,
) -> tuple[Standing, ...]:
    """Rank all seats by score, then by distance, then by cards in hand (END-1, END-3).

    All are by seat. ``distances`` is None without town cards; a score is then the pieces alone.
    ``early`` is a seat that has won at once, whatever the others hold (END-2).
    """
    apart = distances or [0] * len(pieces)
    scores = [held - distance for held, distance in zip(pieces, apart, strict=True)]
    keys = [
        (seat != early, -scores[seat], apart[seat], -cards[seat]) for seat in range(len(pieces))
    ]
    order = sorted(range(len(pieces)), key=lambda seat: (keys[seat], seat))
    return tuple(
        Standing(
            seat=seat,
            rank=1 + sum(key < keys[seat] for key in keys),
            score=scores[seat],
            pieces=pieces[seat],
            distance=distances[seat] if distances else None,
            cards=cards[seat],
        )
        for seat in order
    )


def winners(standings: Sequence[Standing]) -> tuple[int, ...]:
    """The seats in the first place."""
    return tuple(standing.seat for standing in standings if standing.rank == 1)

"""Travel turns looked at again: at every decision, how good the rest of the turn could still be.

With what a seat knows no step makes its turn better than it could be before; where it becomes
worse, something was lost. What chance shows on the way may make it better again: that is luck.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from elfenland.analysis.prospects import NO_COUNTERS, Prospect, last_round, prospect, resting, told
from elfenland.analysis.shapes import TourStep, TurnReview
from elfenland.analysis.weighing import only
from elfenland.routes import cards_left, ground
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import DeclineFavor, EndTurn
from elfenland.rules.state import HAND_LIMIT
from elfenland.rules.tables import DECLINE_FAVOR

Json: TypeAlias = dict[str, Any]
_SAME: Final = 1e-6


class _Best(NamedTuple):
    """What the turn can still come to: cards count in the last round, the place before it."""

    score: int
    cards: int
    place: float
    steps: tuple[TourStep, ...]


@dataclass(slots=True)
class Turn:
    """A travel turn, told of its decisions one by one; ``number`` is the first one's index."""

    round: int
    seat: int
    number: int
    walked: list[TourStep] = field(default_factory=list)
    best: tuple[TourStep, ...] | None = None
    lost_at: list[int] = field(default_factory=list)
    towns_lost: int = 0
    cards_lost: int = 0
    place_lost: float = 0.0
    _before: tuple[int, _Best, int] | None = None

    def ask(self, number: int, view: PlayerView) -> None:
        """The seat decides, as action ``number`` of the record, and this is what it sees."""
        if view.payment or view.discards or _answers(view):
            return
        best = _best(view)
        self._compare(best)
        self._before = number, best, len(self.walked)

    def answer(self, number: int, view: PlayerView, action: Action, events: Iterable[Json]) -> None:
        """It has decided so, and these events, as a record writes them, came of it."""
        if isinstance(action, DeclineFavor) and self._before:
            # What the rest of the tour counted on is lost here, and not by the step before.
            self._before = (number, *self._before[1:])
        over = isinstance(action, EndTurn)
        for event in events:
            if event["type"] == "travelled":
                self.walked.append(_walked(event))
                view = _arrived(view, self.walked[-1])
            elif event["type"] == "piece_collected":
                self.walked[-1] = msgspec.structs.replace(self.walked[-1], new=True)
                view = _collected(view, event["town"])
            elif event["type"] == "turn_ended":
                over = True
        if over:
            self._compare(_found(view, resting(view)))
            self._before = None

    def _compare(self, now: _Best) -> None:
        if self._before is None:
            return
        number, before, steps = self._before
        lost = before.score - now.score
        if lost > 0:
            self.towns_lost += lost
            self.lost_at.append(number)
        elif lost == 0:
            cards, place = before.cards - now.cards, before.place - now.place
            self.cards_lost += max(0, cards)
            self.place_lost += max(0, place)
            if cards <= 0 and place <= _SAME:
                return
        else:
            return
        if self.best is None:
            self.best = (*self.walked[:steps], *before.steps)

    def review(self) -> TurnReview:
        """What is to be said of it."""
        walked = tuple(self.walked)
        return TurnReview(
            round=self.round,
            seat=self.seat,
            number=self.number,
            walked=walked,
            best=walked if self.best is None else self.best,
            towns=sum(step.new for step in walked),
            towns_lost=self.towns_lost,
            lost_at=tuple(self.lost_at),
            cards_lost=self.cards_lost,
            place_lost=round(self.place_lost, 2),
        )


def _answers(view: PlayerView) -> bool:
    """Whether a favor is to be used or left before the turn goes on (GREAT-1)."""
    return DECLINE_FAVOR in view.legal


def _best(view: PlayerView) -> _Best:
    """The best that the turn can come to from a view of it."""
    found = [prospect(view, only(kind)) for kind in sorted(set(view.seen))]
    return _found(view, max((prospect(view, NO_COUNTERS), *found), key=lambda one: one.value))


def _found(view: PlayerView, one: Prospect) -> _Best:
    last = last_round(view)
    # With Great Favors the worth of an end changes as favors are used, which is nobody's loss.
    placed = not last and view.options.favors != "great"
    end = one.tour.end
    return _Best(
        one.score,
        min(cards_left(end), HAND_LIMIT) if last else 0,
        one.worth if placed else 0.0,
        told(one.tour.steps, ground(view).wanted, one.laid),
    )


def _arrived(view: PlayerView, step: TourStep) -> PlayerView:
    """What the seat sees after a step, as far as its own boot and hand are concerned."""
    hand = list(view.hand)
    for card in step.cards:
        hand.remove(card)
    return replace(_with_own(view, boot=step.town), hand=tuple(hand), payment=None)


def _collected(view: PlayerView, town: str) -> PlayerView:
    assert view.seat is not None
    return _with_own(view, collected=(*view.seats[view.seat].collected, town))


def _with_own(view: PlayerView, **changed: Any) -> PlayerView:  # noqa: ANN401 - fields of a seat
    assert view.seat is not None
    seats = list(view.seats)
    seats[view.seat] = replace(seats[view.seat], **changed)
    return replace(view, seats=tuple(seats))


def _walked(event: Json) -> TourStep:
    caravan = " caravan" if event["method"] == "caravan" else ""
    free = " free" if event["free_path"] else ""
    return TourStep(
        action=f"travel {event['road']}{caravan}{free}",
        connection=event["road"],
        town=event["to"],
        cards=tuple(event["cards"]),
        counter=None,
        new=False,
    )

"""What can be reached from what a seat sees, with its whole price: plain values, to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from elfenland.board.kinds import Card
from elfenland.board.map import BOARD
from elfenland.routes.ground import KINDS, ground
from elfenland.routes.reach import reachable
from elfenland.routes.tour import Objective, Step, Tour
from elfenland.rules.actions import Method
from elfenland.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class ReachedStep:
    """One step of the way to a town: by which connection, how, and what it is paid with.

    cards: those of the hand; ``drawn`` more are of those that a favor on the way draws, of which no
    kind is known. actions: the step in the notation, without what is decided about favors.
    """

    to: str
    connection: str
    method: Method
    free_path: bool
    cards: tuple[Card, ...]
    drawn: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reached:
    """A town that can be reached, by the cheapest way there.

    cards: its whole price. new: how many pieces it collects. certain: how many steps from the first
    on can be decided at once; where it is fewer than all, a favor has to be used or left then.
    """

    town: str
    cards: int
    new: int
    certain: int
    steps: tuple[ReachedStep, ...]


def reached(view: PlayerView, card_values: Sequence[float] = (1.0,) * KINDS) -> tuple[Reached, ...]:
    """Every town that the seat could reach with its hand over what lies now, if it were its turn.

    Of equal ways it is the one that leaves the cards worth most by ``card_values``. While a caravan
    is paid for or cards are discarded nothing is reached: the turn goes on from elsewhere, or ends.

    Raises:
        ValueError: it is a spectator's view, which has no hand.
    """
    here = ground(view)
    if view.payment is not None or view.discards:
        return ()
    ways = reachable(here, Objective(card_values=tuple(card_values)))
    return tuple(_reached(view, town, tour) for town, tour in ways.items())


def _reached(view: PlayerView, town: str, tour: Tour) -> Reached:
    steps = tuple(map(_step, tour.steps))
    cards = sum(len(step.cards) + step.drawn for step in steps)
    return Reached(town, cards, tour.new, _certain(view, tour), steps)


def _step(step: Step) -> ReachedStep:
    connection = step.action.split()[1]
    is_road = BOARD.connection(connection).is_road
    caravan = " caravan" in step.action
    return ReachedStep(
        to=step.to,
        connection=connection,
        method="caravan" if caravan else "counter" if is_road else "raft",
        free_path=step.action.endswith(" free"),
        cards=step.cards,
        drawn=step.drawn,
        actions=tuple(text for text in step.actions if text != "favor"),
    )


def _certain(view: PlayerView, tour: Tour) -> int:
    """With Great Favors each new town asks about its own before one goes on (GREAT-1)."""
    assert view.seat is not None
    great = view.favors if view.options.favors == "great" else None
    asking = set(great.tiles if great else ()).difference(view.seats[view.seat].collected)
    asked = (number for number, step in enumerate(tour.steps, 1) if step.to in asking)
    return next(asked, len(tour.steps))

"""What a hint and a review say, as the server sends it and a client puts it into words.

Towns, connections, cards and counters are named by their ids, actions by their text; seats count
from 0. A town is one whose piece is collected; how many of them decides the game.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from elfenland.board.kinds import Card, Transport

Judge: TypeAlias = Literal["planner", "searcher"]

HintReason: TypeAlias = Literal[
    "only-action",
    "new-town",
    "toward-towns",
    "destination",
    "tie-break",
    "race",
    "turn-over",
    "tour",
    "obstacle",
    "denial",
    "wait",
    "pass",
    "draft-fit",
    "draft-blind",
    "pay",
    "keep",
    "discard",
    "favor",
    "no-favor",
]
"""Why an action is best.

only-action: there is no other. race: the tour brings the last piece, which wins at once. new-town:
it leads to new towns in this turn. toward-towns: to none, but nearer to those still wanted, or to
a favor. destination: nearer to the town card's town. turn-over: no step leads to anything better
than staying. tie-break: nor does one in the last round, where cards in hand break ties. tour: the
tour goes over the counter that is laid. denial: the tour does not; it takes a road from others, or
pulls them elsewhere. obstacle: others pay more. wait: the tour lacks counters, but others may lay
them. pass: it lacks none that could be laid. draft-fit: the counter goes with cards and tour.
draft-blind: none that lies open does so better than one from the pile may. pay: the card that is
missed least on the rest of the tour. keep: the counter of most use in the next round. discard: the
card of least use. favor: what the town gives is of use. no-favor: it is of none.
"""


class TourStep(Struct, frozen=True):
    """One step of a tour: the connection it takes, and the town it leads to.

    ``action`` is its text; a caravan's cards are paid after it. ``cards``: what it is paid with, of
    a caravan under way those still to be paid; cards that the tour will only draw are left out.
    ``counter``: the own counter that is laid there for it, by the action or after it, null where
    the way is open. ``new``: the seat's piece lies there.
    """

    action: str
    connection: str
    town: str
    cards: tuple[Card, ...]
    counter: Transport | None
    new: bool


class Lack(Struct, frozen=True):
    """A counter of one's own that the tour lacks on a road, in the order of its steps."""

    road: str
    counter: Transport


class Effect(Struct, frozen=True):
    """What the action does to another seat's way to a town that it still wants.

    Told from what lies open: the fewest cards by which the seat's boot gets there over the roads
    and waters as they lie, if it holds fitting cards. ``before``, ``after``: null where there is no
    such way.
    """

    seat: int
    town: str
    before: int | None
    after: int | None


class Candidate(Struct, frozen=True):
    """One action that was weighed.

    ``towns``: how many the seat is expected to have: by the searcher at the end of the game, by the
    planner at the end of this round. ``value`` is what actions are compared by: by the searcher the
    share of the win, by the planner towns and, in fractions of one, where the round leaves the
    seat. ``worlds``: how many deals that agree with the view were looked at, 0 by the planner.
    """

    action: str
    value: float
    towns: float
    worlds: int


class Hint(Struct, frozen=True):
    """The best action for the seat to act, as far as ``judge`` sees, and why.

    ``kind`` is the action's kind. ``towns_now``: the seat has so many; ``towns_round``: and so many
    after ``tour``, in this round; ``towns_end``: so many are expected at the end of the game, null
    where nobody has looked so far. ``cards_used``: what the tour is paid with, ``cards_kept`` the
    rest of the hand. ``lacks``: the counters still to be laid for the tour once the action is done.
    ``effects``: on others, those who pay more first. ``candidates``: the best few, best first; the
    first is the action.
    """

    action: str
    kind: str
    reason: HintReason
    judge: Judge
    towns_now: int
    towns_round: int
    towns_end: float | None
    tour: tuple[TourStep, ...]
    cards_used: tuple[Card, ...]
    cards_kept: tuple[Card, ...]
    lacks: tuple[Lack, ...]
    effects: tuple[Effect, ...]
    candidates: tuple[Candidate, ...]


class TurnReview(Struct, frozen=True):
    """One travel turn against the best there was with what the seat knew.

    ``number``: the index, among the record's actions, of its first. ``walked``: the steps taken.
    ``best``: the steps up to where something was lost first, and from there those that would have
    been best; with nothing lost it is ``walked``. ``towns``: new ones collected. ``towns_lost``:
    how many more could have been had; each is lost by the action after which it could no longer be
    had, and ``lost_at`` are the indexes of those actions. What the turn brings by chance, cards
    drawn or counters looked at, is counted once it is seen, not before. In the last round with town
    cards the distance from one's destination is taken off the towns (END-3). ``cards_lost``, in the
    last round, where they break ties: how many more could have been kept with as many towns.
    ``place_lost``, in the rounds before and without Great Favors: by how many connections the turn
    could have ended nearer to what is still wanted, as the planner sees it, with as many towns.
    """

    round: int
    seat: int
    number: int
    walked: tuple[TourStep, ...]
    best: tuple[TourStep, ...]
    towns: int
    towns_lost: int
    lost_at: tuple[int, ...]
    cards_lost: int
    place_lost: float


class ChoiceReview(Struct, frozen=True):
    """A counter drawn or laid, an obstacle, or a pass, against the best candidate.

    ``number``: its index among the record's actions. ``chosen`` and ``best`` are weighed by the
    review's judge, with what the seat knew; ``towns_lost`` is how many towns the choice cost by
    that, never negative. A pass after which the seat was not asked again in the round is weighed as
    what it turned out to be, the end of its laying.
    """

    round: int
    seat: int
    number: int
    kind: str
    chosen: Candidate
    best: Candidate
    towns_lost: float


class DealReview(Struct, frozen=True):
    """What chance gave a seat at the beginning of a round: cards and a secret counter.

    ``worth``: the new towns that planners in all seats get for this seat in this round with this
    deal, ``usual``: with other deals in the same position; both are means over games played on.
    ``luck`` is their difference, ``error`` its standard error.
    """

    round: int
    seat: int
    cards: tuple[Card, ...]
    counter: Transport
    worth: float
    usual: float
    luck: float
    error: float


class RoundReview(Struct, frozen=True):
    """How a seat stood when all had travelled in a round, or where the record ends.

    ``pieces``: collected in all. ``cards``: in hand. ``counters``: how many it laid in the round,
    ``obstacles`` likewise.
    """

    round: int
    seat: int
    pieces: int
    cards: int
    counters: int
    obstacles: int


class SeatReview(Struct, frozen=True):
    """A seat in a few figures.

    ``rank`` is null in a game that has not ended. ``travel_lost``, ``laying_lost`` and
    ``draft_lost``: the towns lost in travel turns, by laying (obstacles and passes included) and by
    drawing counters; ``luck``: what chance gave it beyond the usual, in towns, with its standard
    error.
    """

    seat: int
    name: str
    kind: str
    rank: int | None
    pieces: int
    cards: int
    travel_lost: int
    laying_lost: float
    draft_lost: float
    luck: float
    luck_error: float


class Review(Struct, frozen=True):
    """A game looked at again, decision by decision.

    ``ended``: whether it has; a game that goes on, or was given up, is reviewed as far as it went.
    ``seed``: the review's own, with which it comes out alike.
    """

    ended: bool
    rounds: int
    judge: Judge
    seed: str
    seats: tuple[SeatReview, ...]
    turns: tuple[TurnReview, ...]
    choices: tuple[ChoiceReview, ...]
    deals: tuple[DealReview, ...]
    by_round: tuple[RoundReview, ...]

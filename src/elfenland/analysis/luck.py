"""What chance gave each seat at the beginning of a round, apart from what it made of it.

The same position is dealt anew many times, and all deals are played on by planners in every seat to
the end of the round: those with other cards and counters for what is usual there, and the true deal
as often, with other luck afterwards, for what it was worth. So skill is left out: neither what the
seats did with their cards nor how well they play goes into it, only where they stood.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final, TypeAlias

from elfenland.analysis.shapes import DealReview
from elfenland.board.kinds import CARDS
from elfenland.bots.planner import PlannerBot
from elfenland.bots.play import play
from elfenland.rules import Action, Game
from elfenland.rules.chance import Chance
from elfenland.rules.state import ALL_PIECES

Json: TypeAlias = dict[str, Any]
Deal: TypeAlias = Callable[[str], Game]
"""Makes the position anew, dealt by the chance of this seed."""
FEWEST: Final = 2
"""Games played on of each kind, without which there is no error to tell."""
DIGITS: Final = 2


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round just dealt: ``game`` stands at its first decision, ``again`` deals it otherwise.

    ``events`` are those of the deal, as a record writes them.
    """

    round: int
    game: Game
    again: Deal
    events: Sequence[Json]

    def reviews(self, seed: str, deals: int, advance: Callable[[], object]) -> list[DealReview]:
        """What the deal was worth to each seat, by so many games played on of each kind."""
        with_this: list[list[int]] = []
        usual: list[list[int]] = []
        for number in range(deals):
            # Its own stream for each game, so that more games change none of the others.
            stream = f"{seed} round {self.round} deal {number}"
            again = self.game.copy()
            again.state.chance = Chance(f"{stream} as it was")
            with_this.append(_gains(again, stream))
            advance()
            usual.append(_gains(self.again(stream), stream))
            advance()
        return [
            self._review(seat, [one[seat] for one in with_this], [one[seat] for one in usual])
            for seat in range(self.game.options.players)
        ]

    def _review(self, seat: int, with_this: Sequence[int], usual: Sequence[int]) -> DealReview:
        worth, mean = fmean(with_this), fmean(usual)
        spread = variance(with_this) / len(with_this) + variance(usual) / len(usual)
        own = [event for event in self.events if event.get("seat") == seat]
        cards = [
            card
            for event in own
            if event["type"] in ("cards_dealt", "reserved_taken")
            for card in event["cards"]
        ]
        (counter,) = (event["counter"] for event in own if event["type"] == "counter_drawn")
        return DealReview(
            round=self.round,
            seat=seat,
            cards=tuple(sorted(cards, key=CARDS.index)),
            counter=counter,
            worth=round(worth, DIGITS),
            usual=round(mean, DIGITS),
            luck=round(worth - mean, DIGITS),
            error=round(sqrt(spread), DIGITS),
        )


def _gains(game: Game, seed: str) -> list[int]:
    """By seat, the new towns of the round when planners play it on; the game is used up."""
    before = _pieces(game)
    this_round = game.round
    bots = [PlannerBot(f"{seed} seat {seat}") for seat in range(game.options.players)]
    for _ in play(game, bots):
        if game.phase == "keep" or game.round != this_round:
            break
    return [now - then for now, then in zip(_pieces(game), before, strict=True)]


def _pieces(game: Game) -> list[int]:
    return [(ALL_PIECES & ~wanted).bit_count() for wanted in game.state.wanted]


def first_deal(game: Game) -> Deal:
    """The first round: the same seats, town cards and favors, other cards and counters."""

    def again(seed: str) -> Game:
        other = Game.new(game.options, seed)
        other.state.town_cards = game.state.town_cards
        other.state.favors = game.state.favors.copy() if game.state.favors else None
        other.state.chance = Chance(seed)
        return other

    return again


def next_deal(before: Game, action: Action) -> Deal:
    """A later round, which begins with an action: other cards and counters, the same display."""

    def again(seed: str) -> Game:
        other = before.copy()
        other.state.chance = Chance(seed)
        other.apply(action)
        return other

    return again

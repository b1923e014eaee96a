"""A game looked at again: what each seat lost where, and what chance gave it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from math import hypot
from typing import Any, Final, NamedTuple, TypeAlias

from elfenland.analysis.choices import choice, last_pass, searched
from elfenland.analysis.luck import FEWEST, Dealt, first_deal, next_deal
from elfenland.analysis.rounds import by_round
from elfenland.analysis.searching import is_searched
from elfenland.analysis.shapes import ChoiceReview, DealReview, Review, SeatReview, TurnReview
from elfenland.analysis.turns import Turn
from elfenland.bots.searcher import Budget
from elfenland.rules import Action, Game, PlayerView, parse_action, view
from elfenland.rules.actions import Pass
from elfenland.rules.record import Record, replay, replayed

BUDGET: Final = Budget(nodes=40)
"""What the searcher may take for each counter drawn or laid, where nobody says."""
Json: TypeAlias = dict[str, Any]
Progress: TypeAlias = Callable[[int], AbstractContextManager[Callable[[], object]]]
"""Told how many parts there are; what it gives is called after each of them."""
DEALS: Final = 16
"""How many games are played on of each kind to value a deal, where nobody says."""


def review(
    record: Record,
    *,
    seed: str | int = "0",
    deals: int = DEALS,
    budget: Budget | None = BUDGET,
    progress: Progress | None = None,
) -> Review:
    """Look at a game again, each decision from the view that its seat had.

    A game that has not ended is reviewed as far as it went. The same record, seed and ``deals``
    give the same review. ``deals``: by how many games of each kind, played on by planners, a deal
    is valued; with 0 luck is left out. ``budget``: what the searcher may take for each counter
    drawn or laid; with None the planner judges them, which is faster by far.

    Raises:
        RecordError: the record does not replay.
        ValueError: one deal alone has no error.
    """
    if deals < FEWEST and deals:
        raise ValueError(f"deals is {deals}; luck takes at least {FEWEST}, and 0 leaves it out")
    game, made = replay(record)
    watch = _Watch(str(seed), budget)
    with (
        progress(len(record.actions) + game.round * 2 * deals)
        if progress
        else nullcontext(_nothing) as advance
    ):
        for decision in _decisions(record):
            watch.see(decision)
            if decision.action is not None:
                advance()
        valued = [
            found
            for dealt in (watch.dealt if deals else ())
            for found in dealt.reviews(str(seed), deals, advance)
        ]
    turns = tuple(turn.review() for turn in watch.turns)
    choices = tuple(sorted(watch.choices, key=lambda one: one.number))
    return Review(
        ended=game.result is not None,
        rounds=record.options.rounds,
        judge="searcher" if budget else "planner",
        seed=str(seed),
        seats=tuple(
            _seat(seat, record, game, turns, choices, valued)
            for seat in range(record.options.players)
        ),
        turns=turns,
        choices=choices,
        deals=tuple(valued),
        by_round=by_round(made.events, record.options.players),
    )


def _nothing() -> None:
    """Nobody watches."""


class _Decision(NamedTuple):
    """An action of the record by its index, between the game before and after it."""

    number: int
    action: Action | None
    before: Game
    after: Game
    events: Sequence[Json]


def _decisions(record: Record) -> Iterator[_Decision]:
    """Every decision; before them the beginning, of which nobody decided."""
    before: Game | None = None
    told = 0
    # An end by agreement, which may follow, is nobody's decision.
    for number, (game, made) in zip(range(-1, len(record.actions)), replayed(record), strict=False):
        action = parse_action(record.actions[number].partition(" ")[2]) if before else None
        yield _Decision(number, action, before or game, game, made.events[told:])
        before, told = game.copy(), len(made.events)


@dataclass(slots=True)
class _Watch:
    """Collects what is to be reviewed while a record is replayed.

    ``_passes``: by seat the last pass, as long as it has not been asked again.
    """

    _seed: str
    _budget: Budget | None
    turns: list[Turn] = field(default_factory=list)
    choices: list[ChoiceReview] = field(default_factory=list)
    dealt: list[Dealt] = field(default_factory=list)
    _passes: dict[int, tuple[int, PlayerView]] = field(default_factory=dict)

    def see(self, decision: _Decision) -> None:
        number, action, before, after, events = decision
        seat = before.to_act
        if action is not None and seat is not None:
            seen = view(before, seat)
            if seen.phase in ("draw", "plan"):
                self._choose(number, seen, action)
            elif seen.phase == "move":
                self._travel(number, seen, action, events)
            if after.phase == "move" and before.phase == "plan":
                self._close()
        if any(event["type"] == "round_started" for event in events):
            again = first_deal(after.copy()) if action is None else next_deal(before, action)
            self.dealt.append(Dealt(after.round, after.copy(), again, events))

    def _choose(self, number: int, seen: PlayerView, action: Action) -> None:
        assert seen.seat is not None
        self._passes.pop(seen.seat, None)
        if self._budget and is_searched(seen):
            stream = f"{self._seed} decision {number}"
            self.choices.append(searched(number, seen, action, stream, self._budget))
        elif isinstance(action, Pass):
            self._passes[seen.seat] = number, seen
        else:
            self.choices.append(choice(number, seen, action))

    def _close(self) -> None:
        """All have passed: each seat's last pass was the end of its laying."""
        self.choices += [last_pass(*passed) for passed in self._passes.values()]
        self._passes.clear()

    def _travel(
        self, number: int, seen: PlayerView, action: Action, events: Sequence[Json]
    ) -> None:
        assert seen.seat is not None
        turn = self.turns[-1] if self.turns else None
        if turn is None or (turn.round, turn.seat) != (seen.round, seen.seat):
            turn = Turn(seen.round, seen.seat, number)
            self.turns.append(turn)
        turn.ask(number, seen)
        turn.answer(number, seen, action, events)


def _seat(
    seat: int,
    record: Record,
    game: Game,
    turns: Sequence[TurnReview],
    choices: Sequence[ChoiceReview],
    valued: Sequence[DealReview],
) -> SeatReview:
    ranks = {one.seat: one.rank for one in game.result.standings} if game.result else {}
    seen = view(game, None).seats[seat]
    own_choices = [one for one in choices if one.seat == seat]
    drafts = sum(one.towns_lost for one in own_choices if one.kind == "draw")
    layings = sum(one.towns_lost for one in own_choices if one.kind != "draw")
    own = [one for one in valued if one.seat == seat]
    return SeatReview(
        seat=seat,
        name=str(record.seats[seat].get("name", f"Seat {seat + 1}")),
        kind=str(record.seats[seat].get("kind", "")),
        rank=ranks.get(seat),
        pieces=len(seen.collected),
        cards=seen.cards,
        travel_lost=sum(turn.towns_lost for turn in turns if turn.seat == seat),
        laying_lost=round(layings, 1),
        draft_lost=round(drafts, 1),
        luck=round(sum(one.luck for one in own), 2),
        luck_error=round(hypot(*(one.error for one in own)), 2),
    )

"""The course of a game: what its entries made of options and seed, and what can be taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from elfenland.errors import NotYourTurn
from elfenland.rules.actions import parse_action
from elfenland.rules.events import CounterPlaced, Event, FavorUsed
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.view import PlayerView, Public, public_part, view
from elfenland.server.encoding import once
from elfenland.server.stored import Entry
from elfenland.server.wire import Steps, UndoReason, UndoState, WayBack

# Facts that were open before they happened. Taking back any other would leave somebody knowing
# what they should not, or a different one in its place.
_OPEN: Final = frozenset(
    {"travelled", "piece_collected", "favor_declined", "obstacle_taken", "free_path_taken"}
)
# What comes from a pile, a bag or from under a tile, and is known from then on.
_SHOWING: Final = frozenset(
    {
        "counter_drawn",
        "display_refilled",
        "cards_dealt",
        "reserved_taken",
        "cards_drawn",
        "counters_seen",
        "extra_counter_taken",
    }
)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a decision would make of the game, before it is stored.

    goes_on: the same travel turn goes on after it; reversible: and nothing hidden was shown.
    """

    game: Game
    events: tuple[Event, ...]
    goes_on: bool
    reversible: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """A decision that stands, by the number of its entry.

    turn: the number of the first decision of the same turn. events: how many there were before it.
    goes_on: as of the attempt. shows: whether something hidden was shown by it.
    obstacle: why its seat alone cannot take it back, None where it can.
    """

    number: int
    seat: int
    turn: int
    events: int
    goes_on: bool
    shows: bool
    obstacle: UndoReason | None


class Course:
    """A game under way with its entries and its events, all of them open: for the server alone."""

    def __init__(self, options: Options, seed: str, entries: Iterable[Entry] = ()) -> None:
        self._options = options
        self._seed = seed
        self.game = Game.new(options, seed)
        self.events: list[Event] = list(self.game.opening)
        self.entries: list[Entry] = []
        self._told_to_all: tuple[Game, Public] | None = None
        self.asked: list[int | None] = [self.game.to_act]
        """Who was to act, at the beginning and after each entry."""
        self.stood_in: list[tuple[int, str]] = []
        """What a stand-in decided: the number of its first event, and the stand-in's name."""
        self.told = 0
        """The number of the last entry that others than its seat were told something of."""
        self._steps: list[_Step] = []
        # The game as it was before each of the last steps: of those that can be taken back at once.
        # While stored entries are laid all are kept, so that each of them is played once.
        self._before: list[Game] = []
        self._is_laying = True
        for entry in entries:
            self.follow(entry)
        self._is_laying = False
        reversible = 0
        while reversible < len(self._steps) and self._steps[-1 - reversible].obstacle is None:
            reversible += 1
        del self._before[: len(self._before) - reversible]

    @property
    def number(self) -> int:
        """How many entries there are; the next one's number is one more."""
        return len(self.entries)

    def not_before(self, time: datetime) -> datetime:
        """This time, or that of the last entry: they stand in order, whatever a clock says."""
        last = self.entries[-1].made if self.entries else None
        return max(time, last) if last is not None else time

    def number_for(self, seats: Collection[int]) -> int:
        """The number as these seats see it.

        Of a payment under way nobody but its own seat knows (RECORD.md), so for everybody else the
        number stands still until there is something to tell.
        """
        return self.number if self.game.to_act in seats else self.told

    def view(self, seat: int | None) -> PlayerView:
        """What ``seat`` may know of the game now."""
        return view(self.game, seat)

    def view_to_send(self, seat: int | None) -> PlayerView:
        """The same to be encoded, and no more; what all views have in common is so already."""
        if self._told_to_all is None or self._told_to_all[0] is not self.game:
            public = public_part(self.game)
            self._told_to_all = self.game, {name: once(part) for name, part in public.items()}
        return view(self.game, seat, self._told_to_all[1])

    def attempt(self, seat: int, texts: Sequence[str]) -> Attempt:
        """Try a decision on a copy of the game.

        Several actions are one decision as long as the travel turn goes on and nothing hidden is
        shown in between: no action may be tried out on what the one before has shown.

        Raises:
            ActionError: one of the actions is refused; nothing has changed.
        """
        game = self.game.copy()
        events: list[Event] = []
        goes_on = reversible = True
        for text in texts:
            if not reversible:
                raise NotYourTurn(f"what comes before {text!r} is a whole decision: send it alone")
            round_ = game.round
            came = game.apply(parse_action(text), seat)
            events += came
            goes_on = game.to_act == seat and game.phase == "move" and game.round == round_
            reversible = goes_on and all(map(_was_open, came))
        return Attempt(game, tuple(events), goes_on, reversible)

    def adopt(self, entry: Entry, attempt: Attempt) -> None:
        """Go on with a decision that is stored."""
        shows = any(map(_shows, attempt.events))
        obstacle: UndoReason | None = None
        if not attempt.reversible:
            obstacle = "shown" if attempt.goes_on or shows else "turn-over"
        last = self._steps[-1] if self._steps else None
        turn = last.turn if last and last.goes_on else entry.number
        self._steps.append(
            _Step(
                entry.number, entry.seat, turn, len(self.events), attempt.goes_on, shows, obstacle
            )
        )
        if attempt.reversible or self._is_laying:
            self._before.append(self.game)
        else:
            self._before.clear()
        self.game = attempt.game
        if entry.stand_in is not None and attempt.events:
            self.stood_in.append((len(self.events), entry.stand_in))
        self.events += attempt.events
        self._append(entry, tells=bool(attempt.events))

    def take_back(self, entry: Entry) -> int:
        """Go back to where the entry says; the number of events that are gone."""
        back_to = self._goes_back_to(entry)
        left = self._up_to(back_to)
        self.game = self._game_after(left)
        del self._before[max(0, left - (len(self._steps) - len(self._before))) :]
        gone = len(self.events) - self._steps[left].events
        del self.events[len(self.events) - gone :]
        self.stood_in = [(at, name) for at, name in self.stood_in if at < len(self.events)]
        del self._steps[left:]
        self._append(entry, tells=gone > 0)
        return gone

    def before(self, entry: Entry) -> Game:
        """The game as a take-back will make it."""
        return self._game_after(self._up_to(self._goes_back_to(entry)))

    def _goes_back_to(self, entry: Entry) -> int:
        return self._steps[-1].number - 1 if entry.back_to is None else entry.back_to

    def _game_after(self, steps: int) -> Game:
        kept = steps - (len(self._steps) - len(self._before))
        return self._before[kept] if kept >= 0 else self._laid(steps)

    def _up_to(self, number: int) -> int:
        """How many decisions stand that were stored up to this number."""
        return bisect_right(self._steps, number, key=lambda step: step.number)

    def _laid(self, steps: int) -> Game:
        """The game after so many of the decisions that stand."""
        game = Game.new(self._options, self._seed)
        for step in self._steps[:steps]:
            for text in self.entries[step.number - 1].actions:
                game.apply(parse_action(text))
        return game

    def end(self, entry: Entry) -> list[Event]:
        """End the game by agreement; what is to be told of it."""
        game = self.game.copy()
        events = game.end_by_agreement()
        self.game = game
        self.events += events
        self._append(entry, tells=True)
        return events

    def _append(self, entry: Entry, *, tells: bool) -> None:
        self.entries.append(entry)
        self.asked.append(self.game.to_act)
        if tells:
            self.told = entry.number

    def follow(self, entry: Entry) -> tuple[Sequence[Event], int]:
        """Go on with an entry that is stored; what came of it, and how many events are gone."""
        if entry.kind == "take_back":
            return (), self.take_back(entry)
        if entry.kind == "end":
            return self.end(entry), 0
        attempt = self.attempt(entry.seat, entry.actions)
        self.adopt(entry, attempt)
        return attempt.events, 0

    # What can be taken back

    def undo(self, seat: int | None, *, free: bool = False) -> UndoState:
        """What ``seat`` can take back by itself; ``free``: any of its decisions."""
        turn = self._last_turn(seat)
        if not turn or self.game.to_act is None:
            reason = (turn[-1].obstacle if turn else None) or "nothing"
            return UndoState(possible=False, reason=reason, turn=0, turn_reason=reason)
        if free:
            return UndoState(possible=True, reason=None, turn=len(turn), turn_reason=None)
        last = turn[-1].obstacle
        obstacle = last or next((step.obstacle for step in turn if step.obstacle), None)
        return UndoState(
            possible=last is None,
            reason=last,
            turn=0 if obstacle else len(turn),
            turn_reason=obstacle,
        )

    def back_to(self, seat: int, steps: Steps) -> int | None:
        """The entry to go back to so that the last decision or turn of ``seat`` is open again."""
        turn = self._last_turn(seat)
        return turn[0 if steps == "turn" else -1].number - 1 if turn else None

    def ways_back(self, seat: int) -> list[WayBack]:
        """How far back ``seat`` may ask to go, where it cannot by itself."""
        turn = self._last_turn(seat)
        if not turn or self.game.to_act is None:
            return []
        asked: list[tuple[Steps, int]] = []
        if turn[-1].obstacle:
            asked.append(("one", turn[-1].number - 1))
        if len(turn) > 1 and any(step.obstacle for step in turn):
            asked.append(("turn", turn[0].number - 1))
        return [
            WayBack(seat, steps, back_to, self.shown_since(back_to)) for steps, back_to in asked
        ]

    def last_of(self, seat: int) -> int:
        """The number of the last entry of ``seat``, 0 before its first."""
        return next((e.number for e in reversed(self.entries) if e.seat == seat), 0)

    def is_own(self, seat: int, back_to: int) -> bool:
        """Whether a decision of ``seat`` that stands was the next after this entry."""
        left = self._up_to(back_to)
        return left < len(self._steps) and (self._steps[left].number, self._steps[left].seat) == (
            back_to + 1,
            seat,
        )

    def events_since(self, back_to: int) -> int:
        """How many events would be gone after going back to this entry."""
        return len(self.events) - self._steps[self._up_to(back_to)].events

    def shown_since(self, back_to: int) -> bool:
        """Whether something hidden was shown after this entry, which stays known."""
        last = next((step.number for step in reversed(self._steps) if step.shows), 0)
        return last > back_to

    def _last_turn(self, seat: int | None) -> list[_Step]:
        """The decisions of the last turn of ``seat`` that stand, in order."""
        found: list[_Step] = []
        for step in reversed(self._steps):
            if found and step.turn != found[0].turn:
                break
            if step.seat == seat:
                found.append(step)
        return found[::-1]


def listed(entry: Entry, game: Game) -> Entry:
    """An entry with what lists show of the game after it."""
    return replace(entry, round=game.round, to_act=game.to_act)


def _was_open(event: Event) -> bool:
    """Whether all that an event tells was open before it; so was a tile that lay face up."""
    if isinstance(event, FavorUsed):
        return not event.turned
    return event.type in _OPEN


def _shows(event: Event) -> bool:
    """Whether an event shows somebody what was hidden from them."""
    if isinstance(event, FavorUsed):
        return event.turned
    if isinstance(event, CounterPlaced):
        return event.secret
    return event.type in _SHOWING

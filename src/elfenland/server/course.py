"""The course of a game: what its entries made of options and seed, and what can be taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from elfenland.errors import NotYourTurn
from elfenland.rules.actions import parse_action
from elfenland.rules.events import Event, FavorUsed
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.server.store import Entry
from elfenland.server.wire import UndoState

Obstacle: TypeAlias = Literal["nothing", "turn-over", "shown"]

# Facts that were open before they happened. Taking back any other would leave somebody knowing
# what they should not, or a different one in its place.
_OPEN: Final = frozenset(
    {"travelled", "piece_collected", "favor_declined", "obstacle_taken", "free_path_taken"}
)
_SHOWING: Final = frozenset({"counter_drawn", "display_refilled", "cards_dealt"})


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a decision would make of the game, before it is stored.

    goes_on: the same travel turn goes on after it; reversible: and nothing hidden was shown.
    """

    game: Game
    events: tuple[Event, ...]
    goes_on: bool
    reversible: bool


@dataclass(frozen=True, slots=True)
class _Step:
    """A decision that can be taken back: whose, and how things were before it."""

    seat: int
    game: Game
    events: int


class Course:
    """A game under way with its entries and its events, all of them open: for the server alone."""

    def __init__(self, options: Options, seed: str, entries: Iterable[Entry] = ()) -> None:
        self.game = Game.new(options, seed)
        self.events: list[Event] = list(self.game.opening)
        self.entries: list[Entry] = []
        self.asked: list[int | None] = [self.game.to_act]
        """Who was to act, at the beginning and after each entry."""
        self.stood_in: list[tuple[int, str]] = []
        """What a stand-in decided: the number of its first event, and the stand-in's name."""
        self._told = 0
        self._steps: list[_Step] = []
        self._obstacles: dict[int, Obstacle] = {}
        for entry in entries:
            self.replay(entry)

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
        return self.number if self.game.to_act in seats else self._told

    def propose(self, seat: int, texts: Sequence[str]) -> Proposal:
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
        return Proposal(game, tuple(events), goes_on, reversible)

    def adopt(self, entry: Entry, proposal: Proposal) -> None:
        """Go on with a decision that is stored."""
        if proposal.reversible:
            self._steps.append(_Step(entry.seat, self.game, len(self.events)))
        else:
            self._steps.clear()
            shown = proposal.goes_on or any(e.type in _SHOWING for e in proposal.events)
            self._obstacles[entry.seat] = "shown" if shown else "turn-over"
        self.game = proposal.game
        if entry.stand_in is not None and proposal.events:
            self.stood_in.append((len(self.events), entry.stand_in))
        self.events += proposal.events
        self._append(entry, tells=bool(proposal.events))

    def take_back(self, entry: Entry) -> int:
        """Go back before the last decision; the number of events that are gone with it."""
        step = self._steps.pop()
        gone = len(self.events) - step.events
        del self.events[step.events :]
        self.stood_in = [(at, name) for at, name in self.stood_in if at < step.events]
        self.game = step.game
        self._append(entry, tells=gone > 0)
        return gone

    def _append(self, entry: Entry, *, tells: bool) -> None:
        self.entries.append(entry)
        self.asked.append(self.game.to_act)
        if tells:
            self._told = entry.number

    def replay(self, entry: Entry) -> None:
        """Go on with an entry as it was stored."""
        if entry.kind == "act":
            self.adopt(entry, self.propose(entry.seat, entry.actions))
        else:
            self.take_back(entry)

    def undo(self, seat: int | None) -> UndoState:
        """Whether the last decision of ``seat`` can be taken back."""
        if self._steps and self._steps[-1].seat == seat:
            return UndoState(possible=True, reason=None)
        reason = "nothing" if seat is None else self._obstacles.get(seat, "nothing")
        return UndoState(possible=False, reason=reason)


def _was_open(event: Event) -> bool:
    """Whether all that an event tells was open before it; so was a tile that lay face up."""
    if isinstance(event, FavorUsed):
        return not event.turned
    return event.type in _OPEN

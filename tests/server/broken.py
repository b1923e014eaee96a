"""Bots that do what they should not; a module of its own, which their process can import."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import EndTurn, Pass


class Failing:
    """Falls over with a secret on the lips."""

    def choose(self, view: PlayerView, /) -> Action:
        """Fail."""
        raise RuntimeError(f"I hold {view.hand}")


class Overreaching:
    """Chooses what is never allowed in the phase."""

    def choose(self, view: PlayerView, /) -> Action:
        """Pass, or where one may, end the turn."""
        return EndTurn() if view.phase == "plan" else Pass()


class Leaving:
    """Takes its process along."""

    def choose(self, view: PlayerView, /) -> Action:
        """Leave."""
        raise SystemExit(view.round)


@dataclass
class Endless:
    """Never comes to an end; opens a pipe to say that it thinks."""

    told: Path | None = None

    def choose(self, view: PlayerView, /) -> Action:
        """Think."""
        if self.told:
            self.told.write_text(view.phase)
        while True:
            pass


@dataclass
class Counting:
    """Knows how often it was asked, and travels only so long as it is less than ``most``."""

    most: int
    asked: int = 0

    def choose(self, view: PlayerView, /) -> Action:
        """The last action so long, then the first."""
        self.asked += 1
        return view.legal[-1 if self.asked <= self.most else 0]

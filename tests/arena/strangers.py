"""Bots of other people, as an import path names them."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import ClassVar

from elfenland.bots import RandomBot
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import EndTurn, Pass


class Witness(RandomBot):
    """Plays at random, and keeps the first view of every game with its seed, by chair."""

    saw: ClassVar[defaultdict[str, list[PlayerView]]] = defaultdict(list)

    def __init__(self, seed: str | int) -> None:
        super().__init__(seed)
        self._seed = str(seed)
        self._new = True

    def choose(self, view: PlayerView, /) -> Action:
        """Anything."""
        if self._new:
            self._new = False
            self.saw[self._seed].append(view)
        return super().choose(view)


class Failing:
    """Fails at every decision."""

    def __init__(self, seed: str | int) -> None:
        """Needs no seed."""

    def choose(self, view: PlayerView, /) -> Action:
        """Nothing."""
        raise ValueError(f"no idea in the {view.phase} phase")


class Cheating(RandomBot):
    """Chooses what is never legal together: it passes while travelling, else ends a turn."""

    def choose(self, view: PlayerView, /) -> Action:
        """Something that is not legal."""
        return Pass() if view.phase == "move" else EndTurn()


class Leaving:
    """Would end the program."""

    def __init__(self, seed: str | int) -> None:
        """Needs no seed."""

    def choose(self, view: PlayerView, /) -> Action:
        """Leave."""
        raise SystemExit(view.round)


class Texting(RandomBot):
    """Answers with a text, which is no action."""

    def choose(self, view: PlayerView, /) -> Action:
        """The text of an action."""
        return view.legal[0].text  # type: ignore[return-value]


class Unmade:
    """Cannot be made."""

    def __init__(self, seed: str | int) -> None:
        raise RuntimeError(f"no weights for {seed}")


class Mute:
    """Makes something that does not choose."""

    def __init__(self, seed: str | int) -> None:
        """Needs no seed."""


class Chatting(RandomBot):
    """Talks on standard output, and reads from standard input."""

    def choose(self, view: PlayerView, /) -> Action:
        """Anything."""
        sys.stdout.write("let me see\n")
        if sys.stdin.read():
            raise ValueError("somebody answered")
        return super().choose(view)

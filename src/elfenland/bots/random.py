"""Anything that is allowed, each as likely."""

from __future__ import annotations

from random import Random

from elfenland.rules import Action, PlayerView


class RandomBot:
    """Chooses uniformly from the legal actions."""

    def __init__(self, seed: str | int) -> None:
        self._dice = Random(str(seed))

    def choose(self, view: PlayerView, /) -> Action:
        """One of ``view.legal``, each as likely."""
        return self._dice.choice(view.legal)

"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from elfenland.rules import Action, PlayerView


class Bot(Protocol):
    """Plays one seat.

    Made with a seed, it chooses alike for the same seed and the same views in the same order.
    """

    def choose(self, view: PlayerView, /) -> Action:
        """One of ``view.legal``; asked only when it is this seat's turn, so there is always one."""
        ...

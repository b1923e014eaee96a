"""Bots with a fault each, which ``check_bot`` has to find."""

from __future__ import annotations

import os
import random
import sys
import time
from itertools import count
from typing import NoReturn

from elfenland.bots import GreedyBot, RandomBot
from elfenland.rules import Action, Game, PlayerView


class Meddling(RandomBot):
    """Plays with what it was shown."""

    def choose(self, view: PlayerView, /) -> Action:
        """Anything, and nothing has been played."""
        view.played["dragon"] = 0
        view.prices.clear()
        return super().choose(view)


class Forging(RandomBot):
    """Writes itself a better hand."""

    def choose(self, view: PlayerView, /) -> Action:
        """Anything."""
        object.__setattr__(view, "hand", {object()})
        return super().choose(view)


class Shared:
    """Throws dice that are everybody's."""

    def __init__(self, seed: str | int) -> None:
        random.seed(str(seed))

    def choose(self, view: PlayerView, /) -> Action:
        """Anything."""
        return random.choice(view.legal)


class Hashing:
    """Goes by the order of a set of texts, which differs from process to process."""

    def __init__(self, seed: str | int) -> None:
        """Needs no seed."""

    def choose(self, view: PlayerView, /) -> Action:
        """The first of a set."""
        first = next(iter({action.text for action in view.legal}))
        return next(action for action in view.legal if action.text == first)


class Common:
    """Has its memory in common with all of its kind."""

    asked = count()

    def __init__(self, seed: str | int) -> None:
        """Needs no seed."""

    def choose(self, view: PlayerView, /) -> Action:
        """Each time another."""
        return view.legal[next(self.asked) % len(view.legal)]


class Peeking(RandomBot):
    """Looks for the game in the memory of whoever asks."""

    def choose(self, view: PlayerView, /) -> Action:
        """What the hidden truth suggests, if it can be found."""
        frame = sys._getframe(1)
        game = frame.f_locals.get("game")
        if isinstance(game, Game):
            return view.legal[sum(game.state.secret[::2], game.state.hands[0]) % len(view.legal)]
        return super().choose(view)


class Slow(GreedyBot):
    """Takes its time once."""

    def choose(self, view: PlayerView, /) -> Action:
        """A good action, late."""
        began = time.process_time()
        while (view.round, view.draw) == (1, 1) and time.process_time() - began < 0.06:
            pass
        return super().choose(view)


class Endless(RandomBot):
    """Never comes to an end once it travels, whoever interrupts it."""

    def choose(self, view: PlayerView, /) -> Action:
        """Anything, before."""
        while view.phase == "move":
            try:
                time.sleep(1000)
            except BaseException:  # noqa: BLE001, S112 - that is what it is for
                continue
        return super().choose(view)


class Dying(RandomBot):
    """Takes its process along."""

    def choose(self, view: PlayerView, /) -> NoReturn:
        """Nothing."""
        os._exit(view.round)


class Punctual(RandomBot):
    """Has to be there from the beginning."""

    def __init__(self, seed: str | int) -> None:
        super().__init__(seed)
        self._hand: tuple[str, ...] | None = None

    def choose(self, view: PlayerView, /) -> Action:
        """Anything."""
        if view.draw == 1 and view.round == 1:
            self._hand = view.hand
        if self._hand is None:
            raise KeyError("the first hand")
        return super().choose(view)

"""Every part of a server of two processes is killed between the decisions of its games."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tests.server.running import Json, act, random_action
from tests.server.together import Together, together

BLOWS: Final = ("first worker", "redis", "second worker", "postgres")
"""A game has one before each of so many decisions, in an order that all games of an item share."""
GAMES: Final = 8
"""How many games an item has under way at one server."""


def check(number: int, seed: str) -> dict[str, int]:
    """Games whose decisions are in danger, each later ones: all before are played in peace.

    Four items have each blow before each of the first 32 decisions of a game; the next four go on
    from there. Twelve see a game through, which has some 80 decisions and seldom more than 92. The
    deals are the server's own chance, so that some games end before they are in danger.
    """
    turned = number % len(BLOWS)
    early = number // len(BLOWS) * GAMES
    with together() as all_of_it, ThreadPoolExecutor(GAMES) as at_once:
        games = [_Game(all_of_it, f"{seed}/{number}/{place}") for place in range(GAMES)]
        in_peace = [(early + place) * len(BLOWS) for place in range(GAMES)]
        list(at_once.map(_Game.play, games, in_peace))
        for blow in BLOWS[turned:] + BLOWS[:turned]:
            _strike(all_of_it, blow)
            list(at_once.map(_Game.play, games, [1] * GAMES))
        for game in games:
            all_of_it.check(game.table, game.confirmed)
    in_danger = (len(game.confirmed) - n for game, n in zip(games, in_peace, strict=True))
    return {"decisions in danger": sum(max(0, decisions) for decisions in in_danger)}


def _strike(all_of_it: Together, blow: str) -> None:
    match blow:
        case "first worker":
            all_of_it.kill(0)
        case "second worker":
            all_of_it.kill(1)
        case "redis":
            all_of_it.redis.kill()
            all_of_it.redis.start()
        case "postgres":
            all_of_it.postgres.crash()
            all_of_it.postgres.start()


class _Game:
    """A game of two seats; ``confirmed``: the number that each decision was told."""

    def __init__(self, all_of_it: Together, seed: str) -> None:
        self._all_of_it = all_of_it
        self._dice = random.Random(seed)
        self.table: Json = all_of_it.make("me", "screen", options={"start_seat": 0, "rounds": 3})
        self.confirmed: dict[str, int] = {}

    def play(self, decisions: int) -> None:
        """Play so many decisions, or to the end, and ask for each once more by the same id."""
        for _ in range(decisions):
            seat = self._all_of_it.position(self.table)["view"]["to_act"]
            if seat is None:
                break
            now = self._all_of_it.position(self.table, seat)
            body = act(seat, now["number"], random_action(now["view"], self._dice))
            told = self._all_of_it.act(self.table, body)["number"]
            assert self._all_of_it.act(self.table, body)["number"] == told, "it was played twice"
            self.confirmed[body["id"]] = told

"""Every part of a server of two processes is killed between the decisions of a game."""

from __future__ import annotations

import random
from typing import Final

from tests.server.running import Json, act, random_action
from tests.server.together import Together, together

BLOWS: Final = ("first worker", "redis", "second worker", "postgres")
"""An item has one before each of so many decisions, in an order of its own."""


def check(number: int, seed: str) -> dict[str, int]:
    """A game whose decisions are in danger: all those before are played in peace.

    The deal is the server's own chance, so that some games end before they come to it.
    """
    dice = random.Random(f"{seed}/{number}")
    confirmed: dict[str, int] = {}
    first = number // len(BLOWS) * len(BLOWS)
    order = BLOWS[number % len(BLOWS) :] + BLOWS[: number % len(BLOWS)]
    with together() as all_of_it:
        table = all_of_it.make("me", "screen", options={"start_seat": 0, "rounds": 3})
        for blow in (*[None] * first, *order):
            if blow is not None:
                _strike(all_of_it, blow)
            if not _decide(all_of_it, table, dice, confirmed):
                break
        all_of_it.check(table, confirmed)
    return {"blows": max(0, len(confirmed) - first)}


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


def _decide(
    all_of_it: Together, table: Json, dice: random.Random, confirmed: dict[str, int]
) -> bool:
    """Play one decision, and ask once more by the same id; False when the game has ended."""
    seat = all_of_it.position(table)["view"]["to_act"]
    if seat is None:
        return False
    now = all_of_it.position(table, seat)
    body = act(seat, now["number"], random_action(now["view"], dice))
    confirmed[body["id"]] = all_of_it.act(table, body)["number"]
    assert all_of_it.act(table, body)["number"] == confirmed[body["id"]], "it was played twice"
    return True

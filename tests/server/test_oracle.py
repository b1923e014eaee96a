"""Any action, in any state, from anybody: the server says what the rules and the seats say."""

from __future__ import annotations

import random

import pytest

from elfenland.errors import ElfenlandError, IllegalAction
from elfenland.rules.actions import ACTIONS, Action
from elfenland.rules.game import Game
from tests.server.running import Json, Server, act

TRIES = 3


def expected(game: Game, action: Action, who: str, seat: int, seats: dict[str, int]) -> Json | None:
    """The refusal that is due, None when the action is to be played."""
    if who == "stranger":
        return {"code": "credential.unknown"}
    if who == "spectator":
        return {"code": "credential.missing"}
    if seats[who] != seat:
        return {"code": "seat.not_yours"}
    try:
        game.copy().apply(action, seat)
    except IllegalAction as error:
        return {"code": error.code, "reason": error.reason, "clause": error.clause}
    except ElfenlandError as error:
        return {"code": error.code}
    return None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
async def test_the_rules_decide_and_nothing_else(server: Server, seed: int) -> None:
    """Through a whole game: whoever asks for whatever, for whichever seat, gets what is due."""
    dice = random.Random(seed)
    table = await server.create("me", "link", options={"rounds": 3})
    guest = (await table.sit())["token"]
    other = await server.create("me", "random")
    tokens = {"host": table.token, "guest": guest, "spectator": None, "stranger": other.token}
    seats = {"host": 0, "guest": 1}
    course = (await server.tables.open(table.table)).course
    refused = 0

    while (to_act := course.game.to_act) is not None:
        for _ in range(TRIES):
            who, seat = dice.choice(list(tokens)), dice.choice((to_act, 0, 1))
            # Half of them near the rules, where mistakes are.
            near = course.game.legal_actions() if dice.random() < 0.5 else ACTIONS
            action = dice.choice(near)
            number, events = course.number, len(course.events)
            due = expected(course.game, action, who, seat, seats)

            answer = await table.post("/act", act(seat, number, action.text), tokens[who])

            if due is None:
                assert answer.status_code == 200
                assert course.number == number + 1
                break
            refused += 1
            assert due.items() <= answer.json().items()
            assert (course.number, len(course.events)) == (number, events)
        else:
            mine = "host" if to_act == 0 else "guest"
            text = dice.choice(course.game.legal_actions()).text
            await table.post("/act", act(to_act, course.number, text), tokens[mine])
    over = await table.post("/act", act(0, course.number, "pass"))

    assert over.json()["code"] == "action.game_over"
    assert refused > 100

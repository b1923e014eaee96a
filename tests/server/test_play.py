"""A game at a table, from the first card to the record."""

from __future__ import annotations

import random

import pytest

from elfenland.rules.record import read_record, verify
from tests.server.running import Server, play_seat


@pytest.mark.parametrize(
    ("kinds", "more"),
    [
        (("me", "greedy"), {}),
        (("me", "random", "greedy", "random"), {"options": {"chart": "printed"}}),
        (("greedy", "me", "greedy", "greedy", "greedy", "greedy"), {"options": {"rounds": 3}}),
    ],
)
async def test_a_game_against_bots_ends_with_a_record(
    server: Server, kinds: tuple[str, ...], more: dict[str, object]
) -> None:
    """Whoever plays against bots comes to the standings, and the record replays to the same."""
    table = await server.create(*kinds, **more)

    async with table.socket() as socket:
        end = await play_seat(socket, random.Random(str(kinds)))

    record = await table.get("/record", token=None)
    replayed = verify(read_record(record.text))
    assert replayed.result is not None
    assert end["view"]["result"]["winners"] == list(replayed.result.winners)
    assert (await table.get()).json()["status"] == "ended"

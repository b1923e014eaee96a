"""First games: a table at which somebody learns, always with the same deal (docs/wire.md)."""

from __future__ import annotations

from typing import Final

import msgspec

from elfenland.server import info, wire, wire_setup
from elfenland.server.credentials import new_code, new_token
from elfenland.server.people import Person
from elfenland.server.stored import Stored
from elfenland.server.tables import Tables, issued

SEED: Final = "first game 2409"
"""Deals two cards each of three kinds, rafts among them, and a counter for one of them."""
_BOT: Final = "greedy"
_ROUNDS: Final = 3
_LEARNER: Final = 0


async def begin(
    tables: Tables, asked: wire_setup.NewLesson, person: Person | None
) -> wire_setup.TableCreated:
    """Make the table of a first game, on the shortest rules, and begin it.

    Its deal is no secret, so it has no seal.

    Raises:
        TableError: a name is refused.
    """
    setup = info.clean_setup(
        wire_setup.NewTable(
            asked.name,
            [wire.NewSeat("me", asked.player), wire.NewSeat("bot", asked.bot, _BOT)],
            wire.NewOptions(rounds=_ROUNDS, start_seat=_LEARNER),
            hints=True,
            take_backs="free",
        ),
        tables.added.names,
    )
    setup.lesson = True
    token = new_token()
    stored = Stored(
        id=new_code(),
        setup=msgspec.to_builtins(setup),
        options=info.rules_options(setup).to_json(),
        seed=SEED,
        secret=None,
        texts={},
        status="playing",
        credentials=(issued(token, "host", (_LEARNER,), person),),
        invites=(),
    )
    await tables.restore(stored, ())
    return wire_setup.TableCreated(stored.id, token, [])

"""One server at which many games are played: what it keeps in memory of them.

`python -m tests.proofs.filling GAMES SEED` prints what it held after each tenth.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple
from unittest.mock import patch

from elfenland.server import attendance, wire
from tests.server.running import Server, new_id, serving

SIZES: Final = (1_000, 10_000)
"""How many games are played at each of these servers, by the number of the item."""
_TENTHS: Final = 10
# Tables that were open last and ready-made statements are kept: they are there after these games.
_BEFORE: Final = 40
_AT_ONCE: Final = 20
# How the games go, in turn: by the rules to their end, or until so many decisions are made.
_GOES: Final = ("to its end", "agreed to end", "left")
_FEW: Final = 4
# How often a seat does the first thing that is allowed, which makes games short.
_LAZY: Final = 0.9
_MOST_OBJECTS: Final = 50
_MOST_BYTES: Final = 64 * 1024**2


class Held(NamedTuple):
    """What a server's process holds: objects, and bytes of the machine's memory."""

    objects: int
    size: int


def check_filling(number: int, seed: str) -> dict[str, int]:
    """Play at a server in a process of its own, and see that its games do not fill it."""
    games = SIZES[number]
    told = subprocess.run(
        [sys.executable, "-m", "tests.proofs.filling", str(games), seed],
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    check_slope(games, [Held(*held) for held in json.loads(told)])
    return {"games": games}


def check_slope(games: int, held: Sequence[Held]) -> None:
    """From the second tenth of the games to the last no more is left behind than noise.

    A table that stays is some hundred objects; caches that fill up are a dozen for each of the
    first games.
    """
    objects = (held[-1].objects - held[1].objects) / (games * (_TENTHS - 2) / _TENTHS)
    assert objects < _MOST_OBJECTS, f"each game leaves {objects:.0f} objects behind: {held}"
    grown = held[-1].size - held[1].size
    assert grown < _MOST_BYTES, f"{games} games fill {grown} bytes: {held}"


async def _play(server: Server, number: int, seed: str) -> None:
    """Play a game, made, watched and looked at over the wire, until it has ended or is left."""
    goes, dice = _GOES[number % len(_GOES)], random.Random(f"{seed}/{number}")
    table = await server.create("screen", "screen", options={"rounds": 3, "start_seat": 0})
    live = await server.tables.open(table.table)
    credential = await live.seating.credential(table.token)
    decisions = 0
    async with table.socket() as socket:
        await socket.next("welcome")
    while (seat := live.course.game.to_act) is not None and (
        goes == "to its end" or decisions < _FEW
    ):
        legal = live.course.game.legal_actions()
        action = legal[0] if dice.random() < _LAZY else dice.choice(legal)
        await live.act(credential, wire.Act(new_id(), seat, live.course.number, [action.text]))
        decisions += 1
    if goes == "agreed to end":
        # Both seats are at this screen: nobody else is asked.
        agreed = await table.post("/proposals", {"id": new_id(), "seat": 0, "kind": "end"})
        assert agreed.is_success, agreed.text
    answer = await table.get("/record")
    assert answer.is_success == (goes != "left"), answer.text


async def _play_some(server: Server, numbers: range, seed: str) -> None:
    for first in range(0, len(numbers), _AT_ONCE):
        some = numbers[first : first + _AT_ONCE]
        await asyncio.gather(*(_play(server, number, seed) for number in some))


def _held() -> Held:
    gc.collect()
    resident = Path("/proc/self/statm").read_text("ascii").split()[1]
    return Held(sys.getallocatedblocks(), int(resident) * resource.getpagesize())


async def fill(games: int, seed: str, file: Path) -> list[Held]:
    """What a server holds after each tenth of so many games."""
    held = []
    # Who asks by requests is there for a minute, and the table with them; here no longer than that.
    with patch.object(attendance, "LASTS", 0.0):
        async with serving(file) as server:
            await _play_some(server, range(_BEFORE), f"{seed}/before")
            for tenth in range(_TENTHS):
                some = range(tenth * games // _TENTHS, (tenth + 1) * games // _TENTHS)
                await _play_some(server, some, seed)
                held.append(_held())
    return held


def main() -> None:
    """Play, and tell what was held."""
    with TemporaryDirectory() as folder:
        held = asyncio.run(fill(int(sys.argv[1]), sys.argv[2], Path(folder) / "tables.sqlite3"))
    sys.stdout.write(json.dumps(held))


if __name__ == "__main__":
    main()

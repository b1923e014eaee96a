"""Makes v1.db and v1.json: ``python -m tests.server.data.make_v1``.

They were made once, with the first version, and stay as they are: what is in v1.db has to open in
every later version. v1.json says what was at its tables.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from shutil import copyfile

from tests.server.running import Table, act, play_seat, serving, undo

HERE = Path(__file__).parent


async def begin(table: Table, guest: str) -> None:
    """Play into the second round, with a take-back on the way."""
    dice = random.Random("v1")
    async with table.socket() as mine, table.socket(guest) as theirs:
        guest_plays = asyncio.create_task(play_seat(theirs, dice))
        taken_back = False
        while True:
            position = await mine.position(lambda p: p["view"]["to_act"] in (0, None))
            view = position["view"]
            if view["round"] == 2 and view["phase"] == "plan":
                break
            number = position["number"]
            if position["undo"]["possible"] and not taken_back:
                taken_back = True
                await mine.send(undo(0, number))
            elif view["phase"] == "move" and not taken_back and not view["discards"]:
                # Eight cards in hand: the end asks for discards, and can be taken back.
                await mine.send(act(0, number, "end"))
            else:
                await mine.send(act(0, number, dice.choice(view["legal"])["text"]))
        guest_plays.cancel()
        await asyncio.gather(guest_plays, return_exceptions=True)


async def make(file: Path) -> dict[str, object]:
    """Fill a new file; what is in it."""
    async with serving(file) as server:
        await server.http.post("/api/network")
        table = await server.create("me", "link", "greedy", name="Sunday <b>evening</b>")
        guest = (await table.sit(name="Zoë"))["token"]
        await begin(table, guest)
        waiting = await server.create("me", "link", "link", name="Monday")
        early = (await waiting.sit(name="Cy"))["token"]
        ended = await server.create("random", "greedy", options={"rounds": 3, "chart": "printed"})
        async with ended.socket(None) as spectator:
            await spectator.position(lambda p: p["view"]["to_act"] is None)
        return {
            "playing": {
                "table": table.table,
                "tokens": [table.token, guest],
                "positions": [await table.now(0), await table.now(1, guest), await table.now()],
            },
            "waiting": {
                "table": waiting.table,
                "tokens": [waiting.token, early],
                "invite": waiting.invites[1]["code"],
            },
            "ended": {"table": ended.table, "record": (await ended.get("/record")).json()},
        }


def main() -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "v1.db"
        said = asyncio.run(make(file))
        copyfile(file, HERE / "v1.db")
    (HERE / "v1.json").write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

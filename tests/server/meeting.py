"""People of a server, for tests: each says a name and asks with a token of their own."""

from __future__ import annotations

import random
from dataclasses import dataclass

import httpx

from elfenland.rules.view import view
from elfenland.server import wire
from tests.server.running import Json, Server, Table, bearer, new_id, new_table


@dataclass(frozen=True)
class Guest:
    """Somebody with a name at a server."""

    server: Server
    person: str
    token: str
    name: str

    async def me(self) -> Json:
        """Name, devices and games."""
        answer = await self.server.http.get("/api/people/me", headers=bearer(self.token))
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, path: str, body: Json | None = None) -> httpx.Response:
        """Post as this person."""
        return await self.server.http.post(path, json=body, headers=bearer(self.token))

    async def create(self, *kinds: str, **more: object) -> Table:
        """A table of this person's, at which the person's own token is used."""
        made = await self.post("/api/tables", new_table(*kinds, **more))
        assert made.status_code == 201, made.text
        return Table(self.server, **(made.json() | {"token": self.token}))

    async def sit(self, table: Table, place: int = 0) -> Json:
        """Take the seat of an invite."""
        code = table.invites[place]["code"]
        answer = await self.post(f"/api/invites/{code}", {"name": self.name})
        assert answer.status_code == 201, answer.text
        seated: Json = answer.json()
        return seated


async def meet(server: Server, name: str, *tokens: str) -> Guest:
    """Somebody new, with the seats of these tokens."""
    answer = await server.http.post("/api/people", json={"name": name, "tokens": tokens})
    assert answer.status_code == 201, answer.text
    return Guest(server, **answer.json())


async def play_out(table: Table, *tokens: str) -> None:
    """Play the game of a table to its end, at random, for the seats of these tokens."""
    live = await table.server.tables.open(table.table)
    held = [credential for token in tokens if (credential := await live.seating.credential(token))]
    dice = random.Random("play out")
    await live.bots.rest()
    while (seat := live.course.game.to_act) is not None:
        credential = next(one for one in held if seat in one.seats)
        action = dice.choice(view(live.course.game, seat).legal)
        asked = wire.Act(new_id(), seat, live.course.number, [action.text])
        await live.act(credential, asked)
        await live.bots.rest()

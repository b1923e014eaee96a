"""People, their games and the lobby over HTTP (docs/wire.md)."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from elfenland.server import wire_people, wire_setup
from elfenland.server.people import Person
from elfenland.server.routes import AnyRequest, TheNetwork, TheTables, base_url
from elfenland.server.security import token_of
from elfenland.server.tables import Tables


@post("/api/people")
async def meet(data: JSONBody[wire_people.NewPerson], tables: TheTables) -> wire_people.PersonToken:
    """Somebody says their name, and is a guest from then on."""
    return await tables.meet(data)


@get("/api/people/me")
async def me(request: AnyRequest, tables: TheTables) -> wire_people.Me:
    """Who one is, on which devices, and one's own games."""
    return await _me(tables, await tables.people.known(token_of(request)))


@post("/api/people/me", status_code=200)
async def rename(
    request: AnyRequest, data: JSONBody[wire_people.Rename], tables: TheTables
) -> wire_people.Me:
    """Be called so at tables to come."""
    person = await tables.people.known(token_of(request))
    return await _me(tables, await tables.people.rename(person, data.name))


async def _me(tables: Tables, person: Person) -> wire_people.Me:
    waiting, running, ended = await tables.lists.mine(person)
    devices = await tables.people.devices(person)
    return wire_people.Me(person.id, person.name, devices, waiting, running, ended)


@post("/api/people/me/recovery")
async def recovery(
    request: AnyRequest, tables: TheTables, network: TheNetwork
) -> wire_people.RecoveryCode:
    """A code by which another device becomes one's own, once, for a day."""
    person = await tables.people.known(token_of(request))
    return await tables.recovery.give(person, base_url(request, network))


@post("/api/people/me/sign_out", status_code=200)
async def sign_out(
    request: AnyRequest, data: JSONBody[wire_people.SignOut], tables: TheTables
) -> wire_people.SignedOut:
    """One's own devices are nobody's any more: one of them, or all but this one."""
    person = await tables.people.known(token_of(request))
    await tables.sign_out(person, data.device)
    return wire_people.SignedOut(await tables.people.devices(person))


@post("/api/recoveries")
async def recover(
    data: JSONBody[wire_people.Recover], tables: TheTables
) -> wire_people.PersonToken:
    """Be the person whose code this is, on this device too."""
    return await tables.recovery.redeem(data.code)


@get("/api/lobby")
async def lobby(tables: TheTables) -> wire_people.Lobby:
    """Tables to sit down at, games to watch and to look at again."""
    await tables.tidy()
    return await tables.lists.lobby()


@post("/api/tables/{table:str}/seats/{seat:int}")
async def take_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[wire_setup.SitDown],
    tables: TheTables,
) -> wire_setup.Seated:
    """Sit down at a table of the lobby."""
    live = await tables.open(table)
    return await tables.sit_down_at(live, seat, data, await tables.people.who(token_of(request)))


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[wire_people.NewRematch],
    tables: TheTables,
    network: TheNetwork,
) -> wire_people.RematchMade:
    """Play again with the same people: the first who asks makes the table."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    person = await tables.people.who(token_of(request))
    return await tables.rematch(live, credential, data, person, is_open=network.is_open)


HANDLERS = (
    meet, me, rename, recovery, sign_out, recover, lobby, take_seat, rematch,
)  # fmt: skip

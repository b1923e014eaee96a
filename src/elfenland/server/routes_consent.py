"""Over HTTP: what takes the consent of all people at a table (docs/wire.md)."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from elfenland.server import attendance, wire
from elfenland.server.routes import AnyRequest, TheTables
from elfenland.server.security import token_of


@post("/api/tables/{table:str}/proposals", status_code=200)
async def propose(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Propose], tables: TheTables
) -> wire.Done:
    """Ask the other people at the table."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    attendance.visit(live, credential)
    return await live.consent.propose(credential, data)


@post("/api/tables/{table:str}/ballots", status_code=200)
async def cast(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Ballot], tables: TheTables
) -> wire.Done:
    """Agree to what is asked, or decline it."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    attendance.visit(live, credential)
    return await live.consent.cast(credential, data)


HANDLERS = (propose, cast)

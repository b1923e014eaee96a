"""What people ask over HTTP who come back to their seats, or leave them (docs/wire.md)."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from elfenland.server import absence, wire
from elfenland.server.routes import AnyRequest, TheNetwork, TheTables, base_url
from elfenland.server.security import token_of


@post("/api/tables/{table:str}/return", status_code=200)
async def come_back(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[wire.OwnSeat],
    tables: TheTables,
    network: TheNetwork,
) -> wire.TableInfo:
    """Play for one's seat again."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    await absence.come_back(live, credential, data.seat)
    return live.showing.info(credential, base_url(request, network))


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[wire.OwnSeat],
    tables: TheTables,
    network: TheNetwork,
) -> wire.TableInfo:
    """Leave one's seat for good."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    await absence.leave(live, credential, data.seat)
    left = live.seating.still(credential) if credential and live.status != "waiting" else None
    return live.showing.info(left, base_url(request, network))


HANDLERS = (come_back, leave)

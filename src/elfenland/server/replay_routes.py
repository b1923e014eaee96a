"""Games seen again over HTTP (docs/wire.md)."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, cast

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from elfenland.server import wire_replays, wire_setup
from elfenland.server.replays import RECORD_BYTES, Replays
from elfenland.server.routes import AnyRequest, TheNetwork, TheTables, base_url
from elfenland.server.security import token_of

TheReplays = NamedDependency[Replays]
IsOpen = Annotated[bool, QueryParameter(name="open")]


@get("/api/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    tables: TheTables,
    network: TheNetwork,
    replays: TheReplays,
    seat: FromQuery[int | None] = None,
    is_open: IsOpen = False,  # noqa: FBT002 - a query has no other way
) -> Response[wire_replays.Replay]:
    """A game that has ended, step by step, as ``seat`` knew it, as a spectator did, or all open."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    told = live.showing.info(credential, base_url(request, network))
    record = live.showing.record(credential)
    return _sent(request, await replays.of_table(record, told, seat, is_open=is_open))


@post("/api/replays", status_code=200, request_max_body_size=RECORD_BYTES)
async def replay_file(
    request: AnyRequest,
    data: JSONBody[dict[str, Any]],
    replays: TheReplays,
    seat: FromQuery[int | None] = None,
    is_open: IsOpen = False,  # noqa: FBT002 - as above
) -> Response[wire_replays.Replay]:
    """The same of a record (RECORD.md), which is checked first; nothing of it is kept."""
    return _sent(request, await replays.of_file(data, seat, is_open=is_open))


@post("/api/replays/continue", request_max_body_size=RECORD_BYTES)
async def go_on(data: JSONBody[wire_replays.GoOn], replays: TheReplays) -> wire_setup.TableCreated:
    """Make a table that goes on from a moment of a game."""
    return await replays.go_on(data)


def _sent(request: AnyRequest, zipped: bytes) -> Response[wire_replays.Replay]:
    """The answer as it comes from the process: zipped, for all in it is open."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = zipped
    else:
        body = gzip.decompress(zipped)
    return Response(cast("Any", body), media_type=MediaType.JSON, headers=headers)


REPLAY_HANDLERS = (replay, replay_file, go_on)

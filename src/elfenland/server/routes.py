"""What is asked and answered over HTTP (docs/wire.md)."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody

from elfenland import __version__
from elfenland.analysis import Hint
from elfenland.errors import TableError
from elfenland.rules.options import RULE_SETS
from elfenland.server import attendance, info, lessons, wire, wire_replays, wire_setup, wire_tours
from elfenland.server.limits import Limits
from elfenland.server.metrics import CONTENT_TYPE
from elfenland.server.network import Network, is_loopback
from elfenland.server.proxies import FORWARDED
from elfenland.server.seating import check_seat
from elfenland.server.security import AnyConnection, speaker, token_of
from elfenland.server.tables import Tables
from elfenland.server.waiting import wait_for

AnyRequest = Request[Any, Any, Any]
TheTables = NamedDependency[Tables]
TheNetwork = NamedDependency[Network]
TheLimits = NamedDependency[Limits]


def base_url(connection: AnyConnection, network: Network) -> str:
    """Where links lead for whoever sent this."""
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    return network.base_url(scheme, connection.headers.get("host", "localhost"))


@get("/api/health")
async def health(tables: TheTables) -> dict[str, str]:
    """The server answers, and can store what is played."""
    if failing := await tables.health.failing():
        parts = " and ".join(failing)
        message = f"Elfenland {__version__} answers, but {parts} cannot be used: see its log."
        raise TableError("health.failing", message, 503)
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, tables: TheTables) -> Response[bytes]:
    """How the server fares, for Prometheus on this machine itself."""
    _check_here(request, "metrics.refused", "The metrics are told to this machine alone.")
    return Response(tables.metrics.text(), headers={"Content-Type": CONTENT_TYPE})


@get("/api/setup")
async def setup(tables: TheTables, network: TheNetwork) -> wire_setup.Setup:
    """What a new table can be made of."""
    return wire_setup.Setup(
        version=__version__,
        bots=[wire_setup.BotInfo(name) for name in tables.added.names],
        rule_sets=[wire_setup.RuleSetInfo(r.name, r.rounds, r.chart) for r in RULE_SETS],
        network=network.state(),
    )


@post("/api/network", status_code=200)
async def open_network(request: AnyRequest, network: TheNetwork) -> wire_setup.Network:
    """Let the devices of the local network reach this server; asked from this machine itself."""
    message = "Only the machine that the server runs on may open it to the network."
    _check_here(request, "network.refused", message)
    return await network.open()


def _check_here(request: AnyRequest, code: str, message: str) -> None:
    """Refuse whoever is not on this machine itself.

    Raises:
        TableError: the request came from elsewhere, or by way of a proxy.
    """
    client, headers = request.client, request.headers
    # The host, too: a page elsewhere may have had its name point here.
    here = client is not None and is_loopback(client.host) and is_loopback(headers.get("host", ""))
    if not here or any(name in headers for name in FORWARDED):
        raise TableError(code, message, 403)


@post("/api/seals", opt={"limit": "tables"})
async def seal(tables: TheTables) -> wire_setup.Seal:
    """Draw the secret that a table will be dealt from, before anybody's text is known."""
    return await tables.seal()


@post("/api/tables", opt={"limit": "tables"})
async def create_table(
    request: AnyRequest, data: JSONBody[wire_setup.NewTable], tables: TheTables, network: TheNetwork
) -> wire_setup.TableCreated:
    """Make a table."""
    info.check_reached(data.seats, is_open=network.is_open)
    person = await tables.people.who(token_of(request))
    return await tables.create(data, base_url(request, network), person)


@post("/api/lessons", opt={"limit": "tables"})
async def begin_lesson(
    request: AnyRequest, data: JSONBody[wire_setup.NewLesson], tables: TheTables
) -> wire_setup.TableCreated:
    """Make the table of a first game."""
    person = await tables.people.who(token_of(request))
    return await lessons.begin(tables, data, person)


@get("/api/tables/{table:str}")
async def table_info(
    request: AnyRequest, table: FromPath[str], tables: TheTables, network: TheNetwork
) -> wire.TableInfo:
    """The table, as the credential sees it."""
    live = await tables.open(table)
    return live.showing.info(
        await live.seating.credential(token_of(request)), base_url(request, network)
    )


@get("/api/tables/{table:str}/position")
async def position(
    request: AnyRequest,
    table: FromPath[str],
    tables: TheTables,
    seat: FromQuery[int | None] = None,
    after: FromQuery[int | None] = None,
) -> wire.Position:
    """The game as one's own seat may see it, or without ``seat`` as a spectator.

    With ``after`` the answer comes when the number has gone past that one, when the game has ended,
    or after 20 seconds with the number that there is: ask again then.
    """
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    if seat is not None:
        attendance.visit(live, check_seat(credential, seat))
    showing = live.showing
    late = showing.is_late(credential)
    if after is not None:
        with showing.watched(credential):
            await wait_for(request, live.pulse, lambda: showing.has_gone_on(seat, after, late=late))
    return showing.position(seat, late=late)


@post("/api/tables/{table:str}/act", status_code=200, opt={"limit": "actions"})
async def act(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Act], tables: TheTables
) -> wire.Done:
    """Play a decision."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    attendance.visit(live, credential)
    return await live.act(credential, data)


@post("/api/tables/{table:str}/undo", status_code=200, opt={"limit": "actions"})
async def undo(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Undo], tables: TheTables
) -> wire.Done:
    """Take back one's last decision."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    attendance.visit(live, credential)
    return await live.undo(credential, data)


@post("/api/tables/{table:str}/hint", status_code=200, opt={"limit": "actions"})
async def hint(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.AskHint], tables: TheTables
) -> Hint:
    """What one's seat that is to act could do, and why."""
    live = await tables.open(table)
    return await tables.hints.give(live, await live.seating.credential(token_of(request)), data)


@post("/api/tables/{table:str}/reach", status_code=200, opt={"limit": "actions"})
async def reach(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[wire_tours.AskReach],
    tables: TheTables,
) -> wire_tours.Reach:
    """What one's seat can reach, whoever is to act."""
    live = await tables.open(table)
    return await tables.tours.reach(live, await live.seating.credential(token_of(request)), data)


@post("/api/tables/{table:str}/sketch", status_code=200, opt={"limit": "actions"})
async def sketch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[wire_tours.AskSketch],
    tables: TheTables,
) -> wire_tours.Sketched:
    """What a tour that one sketches lacks, and how it goes on to a town, whoever is to act."""
    live = await tables.open(table)
    return await tables.tours.sketch(live, await live.seating.credential(token_of(request)), data)


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: FromPath[str], tables: TheTables) -> dict[str, Any]:
    """The record of a game that has ended (RECORD.md)."""
    live = await tables.open(table)
    return live.showing.record(await live.seating.credential(token_of(request))).to_json()


@get("/api/tables/{table:str}/review")
async def review(
    request: AnyRequest, table: FromPath[str], tables: TheTables
) -> wire_replays.Reviewing:
    """How far the review of a game that has ended is, and in the end the review."""
    live = await tables.open(table)
    return tables.reviews.look(live, await live.seating.credential(token_of(request)))


@get("/api/tables/{table:str}/chat")
async def said(
    request: AnyRequest,
    table: FromPath[str],
    tables: TheTables,
    after: FromQuery[int] = 0,
) -> wire.Said:
    """What was said in one's channel behind a number, up to 200 messages: ask again for more."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    return await live.chat.said(credential.seats if credential is not None else (), after)


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(
    request: AnyRequest, table: FromPath[str], data: JSONBody[wire.Say], tables: TheTables
) -> wire.Done:
    """Say something."""
    live = await tables.open(table)
    credential = await live.seating.credential(token_of(request))
    return await live.say(credential, speaker(request, credential), data)


@get("/api/invites/{code:str}", opt={"limit": "codes"})
async def invite(code: FromPath[str], tables: TheTables) -> wire_setup.InviteInfo:
    """The seat that a link offers."""
    return await tables.invite(code)


@post("/api/invites/{code:str}", opt={"limit": "codes"})
async def sit_down(
    request: AnyRequest, code: FromPath[str], data: JSONBody[wire_setup.SitDown], tables: TheTables
) -> wire_setup.Seated:
    """Sit down on it."""
    person = await tables.people.who(token_of(request))
    return await tables.sit_down(code, data, person)


@get("/api/{path:path}", include_in_schema=False)
async def unknown(path: FromPath[str]) -> None:
    """Nothing is here.

    Raises:
        NotFoundException: always.
    """
    raise NotFoundException(f"There is no /api{path}: /api/openapi.json lists all there is.")


HANDLERS = (
    health, metrics, setup, open_network, seal, create_table, begin_lesson, table_info, position,
    act, undo, hint, reach, sketch, record, review, said, say, invite, sit_down, unknown,
)  # fmt: skip

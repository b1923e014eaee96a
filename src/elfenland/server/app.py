"""The application: tables over HTTP and WebSocket, and the client's pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig

from elfenland import __version__
from elfenland.server import routes, routes_absence, routes_consent, routes_people
from elfenland.server.limits import LimitReached, Limits
from elfenland.server.network import Network
from elfenland.server.openapi import DocumentPlugin
from elfenland.server.pages import CLIENT, pages
from elfenland.server.refusals import MAX_BYTES, refuse
from elfenland.server.replay_routes import REPLAY_HANDLERS
from elfenland.server.replays import Replays
from elfenland.server.security import add_headers, check_origin
from elfenland.server.socket import table_socket
from elfenland.server.tables import Tables
from elfenland.server.watch import Watch
from elfenland.server.wire import Refused


def create_app(
    tables: Tables, network: Network, client: Path = CLIENT, *, limits: bool = True
) -> Litestar:
    """The application on these tables; ``client`` is the folder of the built client.

    ``limits``: whether addresses and seats are kept within limits.
    """
    kept = Limits(on=limits)
    replays = Replays(tables)

    def answer_refused(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
        handler = request.scope.get("route_handler")
        of_route = isinstance(handler, HTTPRouteHandler) and handler.resolve_request_max_body_size()
        status, refused = refuse(error, most=of_route or MAX_BYTES)
        tables.metrics.refused(refused.code)
        headers = {"Retry-After": str(error.wait)} if isinstance(error, LimitReached) else None
        return Response(refused, status_code=status, headers=headers)

    return Litestar(
        [
            *routes_absence.HANDLERS,
            *routes_consent.HANDLERS,
            *routes_people.HANDLERS,
            *routes.HANDLERS,
            *REPLAY_HANDLERS,
            table_socket,
            *pages(client),
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "network": Provide(lambda: network, sync_to_thread=False),
            "limits": Provide(lambda: kept, sync_to_thread=False),
        },
        middleware=[DefineMiddleware(Watch, metrics=tables.metrics, limits=kept)],
        request_class=StrictRequest,
        guards=[check_origin],
        before_send=[add_headers],
        exception_handlers={Exception: answer_refused},
        request_max_body_size=MAX_BYTES,
        # The client's files alone: the length of an answer must not follow from a secret in it.
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=["^/api"]),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Elfenland",
            version=__version__,
            path="/api/openapi.json",
            # No page that loads scripts from elsewhere: the document itself is enough for any tool.
            render_plugins=[DocumentPlugin(path="/")],
            use_handler_docstrings=True,
        ),
    )


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read into the type that is asked for, and into nothing near it."""

    async def json(self) -> Any:  # noqa: ANN401 - as Litestar has it
        """The body, as its handler declares it.

        Raises:
            msgspec.MsgspecError: it is not that.
        """
        declared = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=declared.raw if declared else Any)
        except RecursionError as error:
            raise msgspec.DecodeError("there are too many brackets within brackets") from error

"""What happens around every request over HTTP: it is counted, timed and kept within limits."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from elfenland.server.limits import Limits, kind_of
from elfenland.server.metrics import Metrics

_REFUSED: Final = 400


class Watch:
    """Stands between the routes and what answers them."""

    def __init__(self, app: ASGIApp, metrics: Metrics, limits: Limits) -> None:
        self._app = app
        self._metrics = metrics
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request.

        Raises:
            LimitReached: it is one too many.
        """
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/api/"):
            await self._app(scope, receive, send)
            return
        handler: Any = scope["route_handler"]
        request: Request[Any, Any, Any] = Request(scope)
        status = 500

        async def seeing(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        address = self._limits.address(request)
        kind = kind_of(handler.opt)
        who = self._limits.seat(request) if kind == "actions" else address
        begun = perf_counter()
        try:
            self._limits.take("requests", address)
            if kind is not None:
                self._limits.take(kind, who)
            await self._app(scope, receive, seeing)
        finally:
            self._metrics.answered(_named(handler.handler_name, scope), perf_counter() - begun)
        if kind == "codes" and status < _REFUSED:
            # Only those that lead nowhere count.
            self._limits.give_back("codes", who)


def _named(operation: str, scope: Scope) -> str:
    """A request that waits takes as long as others think, and is of a kind of its own."""
    waits = operation == "position" and b"after=" in scope["query_string"]
    return "wait" if waits else operation

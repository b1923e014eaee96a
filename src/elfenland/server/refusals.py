"""What a client is told when something is refused: one shape for HTTP and the socket."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from textwrap import shorten
from typing import Final

import msgspec
from litestar.exceptions import HTTPException

from elfenland.errors import (
    ActionError,
    IllegalAction,
    OptionsError,
    RecordError,
    SketchError,
    TableError,
    UnreadableAction,
)
from elfenland.server.faults import described
from elfenland.server.wire import Refused

_LOG: Final = logging.getLogger(__name__)
_CONFLICT: Final = 409
_UNREADABLE: Final = 422
_INVALID: Final = 400
_FAILED: Final = 500
_OF_HTTP: Final[Mapping[int, str]] = {
    400: "request.invalid",
    404: "request.unknown",
    405: "request.method",
    413: "request.too_large",
    415: "request.invalid",
}

MAX_BYTES: Final = 64 * 1024
# What is wrong with a record is said in its own words, of which it may have many.
_LONGEST: Final = 400


def too_large(most: int = MAX_BYTES) -> str:
    """That something has more bytes than are taken."""
    return f"This is more than {most // 1024} KiB: send less."


def refuse(
    error: Exception, request_id: str | None = None, most: int = MAX_BYTES
) -> tuple[int, Refused]:
    """HTTP's number for an error, and what is told of it; ``most``: bytes that are taken."""
    match error:
        case IllegalAction():
            status = _CONFLICT
            told = Refused(
                request_id, error.code, str(error), error.reason, error.clause, error.values
            )
        case UnreadableAction():
            status, told = _UNREADABLE, _plain(request_id, error.code, str(error))
        case ActionError() | SketchError():
            status, told = _CONFLICT, _plain(request_id, error.code, str(error))
        case TableError():
            status, told = error.status, _plain(request_id, error.code, str(error))
        case OptionsError():
            status = _INVALID
            values = {"option": error.option}
            told = Refused(request_id, error.code, str(error), None, error.clause, values)
        case RecordError():
            status, told = _INVALID, _plain(request_id, error.code, shorten(str(error), _LONGEST))
        case msgspec.MsgspecError():
            status, told = _INVALID, _plain(request_id, "request.invalid", _readable(error))
        case HTTPException():
            status, told = error.status_code, _of_http(request_id, error, most)
        case _:
            status, told = _FAILED, _failed(request_id, error)
    return status, told


def _plain(request_id: str | None, code: str, message: str) -> Refused:
    return Refused(request_id, code, message, None, None, {})


def _readable(error: Exception) -> str:
    return f"This cannot be read: {error}."


def _of_http(request_id: str | None, error: HTTPException, most: int) -> Refused:
    code = _OF_HTTP.get(error.status_code, "request.invalid")
    if error.status_code >= _FAILED:
        return _failed(request_id, error)
    if code == "request.too_large":
        return _plain(request_id, code, too_large(most))
    places = "; ".join(
        f"{place['key']}: {place['message']}" if "key" in place else str(place["message"])
        for place in (error.extra if isinstance(error.extra, list) else [])
    )
    return _plain(request_id, code, places or error.detail)


def _failed(request_id: str | None, error: Exception) -> Refused:
    _LOG.error("a request failed: %s", described(error), extra={"event": "request.failed"})
    message = "Something went wrong here; it is in the server's log. Try once more."
    return _plain(request_id, "server.error", message)

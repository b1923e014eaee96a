"""How what the server tells becomes JSON."""

from __future__ import annotations

from typing import Final, TypeVar, cast

import msgspec

from elfenland.server.wire import ServerMessage

T = TypeVar("T")

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A message as it goes over a socket."""
    return _ENCODER.encode(message).decode()


def once(part: T) -> T:
    """A part of several messages, encoded now and not again with each: for nothing else."""
    return cast("T", msgspec.Raw(_ENCODER.encode(part)))

"""The command ``elfenland`` with its chance seeded by who asks, and with time for a busy machine.

What is drawn while a request with ``X-Chance`` is answered follows from that header's words and
from how often they drew: the secret of a deal, and the dice of the bots. Ids and tokens, on which
no play hangs, stay beyond guessing. Bots, hints and tours are waited for longer, and a review plays
fewer games on; nothing else differs.

Its time is that of the machine and so many seconds more as stand in the file that CLOCK of the
environment names, if it does.
"""

from __future__ import annotations

import os
from collections import Counter
from contextvars import ContextVar
from datetime import datetime, timedelta
from hashlib import shake_256
from pathlib import Path
from typing import Final
from unittest.mock import patch

from litestar.types import ASGIApp, Receive, Scope, Send

from elfenland.cli import main
from elfenland.server import hints, minds, reviews, tours
from elfenland.server.app import create_app
from elfenland.server.engine import Engine
from elfenland.server.network import Network
from elfenland.server.now import Now, system_time
from elfenland.server.store import Store
from elfenland.server.tables import Tables

HEADER: Final = "X-Chance"

_ASKING: Final = ContextVar("asking", default="nobody")
_DRAWN: Final = Counter[str]()


def token_hex(size: int) -> str:
    """So many bytes, in hex."""
    who = _ASKING.get()
    _DRAWN[who] += 1
    return shake_256(f"{who} {_DRAWN[who]}".encode()).hexdigest(size)


def create_seeded_app(tables: Tables, network: Network, *, limits: bool) -> ASGIApp:
    """The application, which hears who asks."""
    app = create_app(tables, network, limits=limits)

    async def hearing(scope: Scope, receive: Receive, send: Send) -> None:
        for name, value in scope.get("headers", ()):
            if name == HEADER.lower().encode():
                _ASKING.set(value.decode())
        await app(scope, receive, send)

    return hearing


def now() -> datetime:
    """What time it is here."""
    file = os.environ.get("CLOCK")
    further = float(Path(file).read_text("utf-8")) if file else 0.0
    return system_time() + timedelta(seconds=further)


class TimedStore(Store):
    """The store, with this time."""

    def __init__(self, engine: Engine, _: Now) -> None:
        super().__init__(engine, now)


if __name__ == "__main__":
    with (
        patch("elfenland.server.serving.Store", TimedStore),
        patch("secrets.token_hex", token_hex),
        patch("elfenland.server.host.create_app", create_seeded_app),
        patch.object(minds, "LIMIT", 60.0),
        patch.object(hints, "LIMIT", 60.0),
        patch.object(tours, "LIMIT", 60.0),
        patch.object(reviews, "DEALS", 2),
    ):
        main(prog_name="elfenland")

"""The garbage collector of a server: it finds what was let go of, and leaves the program alone."""

from __future__ import annotations

import gc
import socket
from pathlib import Path
from typing import Any, cast
from weakref import ref

from elfenland.server import collector
from elfenland.server.host import Host, bind
from elfenland.server.service import Service
from elfenland.server.serving import serve

MORE = 400_000
"""Objects that come while a server runs, of so many that it is looked at all of them."""


class Table:
    """Something that holds itself, as a table does by its bots."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_let_go_of_is_found() -> None:
    """Whatever a server makes and lets go of is freed without anybody's asking for it."""
    with collector.out_of_the_way():
        gone = ref(Table())
        kept = [[number] for number in range(MORE)]

    assert gone() is None
    assert len(kept) == MORE


def test_it_is_as_before_at_the_end() -> None:
    """A program that goes on after its server has the collector that it had."""
    before = gc.get_threshold()
    with collector.out_of_the_way():
        assert gc.get_threshold() > before
        assert gc.get_freeze_count() > 0

    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_every_server_sets_it(tmp_path: Path) -> None:
    """A process that serves looks at nothing that was there when it began."""
    frozen: list[int] = []

    class Looking:
        async def serve(self, _sockets: list[socket.socket]) -> None:
            frozen.append(gc.get_freeze_count())

    with bind("127.0.0.1", 0) as first:
        service = Service(tmp_path / "tables.sqlite3")
        await serve(service, first, lambda _tables: cast("Host", cast("Any", Looking())))

    assert frozen[0] > 0

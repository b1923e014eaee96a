"""From what is to be served to a server that runs, in this process."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO, Final

from uvicorn.loops.auto import auto_loop_factory

from elfenland.errors import MissingExtra
from elfenland.server import collector
from elfenland.server.host import Host, HostError, bind
from elfenland.server.metrics import Metrics
from elfenland.server.minds import Added
from elfenland.server.neighbours import ALONE, Neighbours
from elfenland.server.service import Service
from elfenland.server.store import Store
from elfenland.server.tables import Tables

_LOG: Final = logging.getLogger(__name__)


def run(service: Service, host: str, port: int, when_answering: Callable[[str], None]) -> None:
    """Serve until somebody stops it; the address is told when it answers.

    Raises:
        HostError: it cannot listen there.
        StoreError: the database cannot be used.
        RedisUnreachable: Redis cannot.
        MissingExtra: a driver is not installed.
    """
    first = bind(host, port)
    exposure = service.exposure

    async def served() -> None:
        if service.redis is not None:
            await check(service)
        await serve(
            service, first, lambda tables: Host(tables, first, when_answering, exposure=exposure)
        )

    with first, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(served())


async def check(service: Service) -> None:
    """Try what a server needs, and bring the database to the newest version.

    Raises:
        StoreError: the database cannot be used.
        RedisUnreachable: Redis cannot.
        MissingExtra: a driver is not installed.
    """
    await _neighbours(service).close()
    if service.redis is not None:
        from elfenland.server import redis  # noqa: PLC0415 - it imports the driver

        await redis.check(service.redis)
    store = await Store.open(service.database, service.durable)
    await store.close()


async def serve(service: Service, first: socket.socket, make: Callable[[Tables], Host]) -> None:
    """Serve at a socket that listens, with a host made for it, until that is told to stop.

    Raises:
        HostError: what it should tell besides cannot be told.
        StoreError: the database cannot be used.
        MissingExtra: a driver is not installed.
    """
    with _bot_log(service.bot_log) as log:
        store = await Store.open(service.database, service.durable)
        tables = Tables(store, Added(service.bots, log), _neighbours(service))
        try:
            host = make(tables)
            with telling(tables.metrics, service.exposure.metrics), collector.out_of_the_way():
                await host.serve([first])
        finally:
            await tables.close()
            await store.close()
            _LOG.info("The server has stopped.", extra={"event": "server.stopped"})


def _neighbours(service: Service) -> Neighbours:
    if service.redis is None:
        return ALONE
    if find_spec("redis") is None:
        raise MissingExtra("several servers together", "redis")
    from elfenland.server.fanout import Fanout  # noqa: PLC0415 - it imports the driver

    return Fanout(service.redis)


def _bot_log(file: Path | None) -> BinaryIO:
    try:
        return (file or Path(os.devnull)).open("ab")
    except OSError as error:
        raise HostError(
            f"{file} cannot be written ({error.strerror}): choose another file with --bot-log"
        ) from error


@contextmanager
def telling(metrics: Metrics, place: tuple[str, int] | None) -> Iterator[None]:
    """Tell the metrics there until the end of the block, where a place is named.

    Raises:
        HostError: it cannot listen there.
    """
    if place is None:
        yield
        return
    host, port = place
    try:
        listening, end = metrics.listen(host, port)
    except OSError as error:
        raise HostError(
            f"The metrics cannot be told at {host}, port {port} ({error.strerror}): "
            "choose another place with --metrics HOST:PORT"
        ) from error
    extra = {"event": "metrics.started", "metrics_port": listening}
    _LOG.info("The metrics are told.", extra=extra)
    try:
        yield
    finally:
        end()

"""Several server processes at one address: started, and started again when one dies.

The parent listens but takes no connection; which of its processes takes one, the system decides.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from uvicorn.loops.auto import auto_loop_factory

from elfenland.errors import ElfenlandError
from elfenland.processes import begin_process
from elfenland.server import serving
from elfenland.server.host import Host, HostError, bind
from elfenland.server.logs import set_up
from elfenland.server.network import own_url
from elfenland.server.service import Service
from elfenland.server.tables import Tables

_LOG: Final = logging.getLogger(__name__)
_CONTEXT: Final = get_context("spawn")
# Seconds between two looks at the processes; what one says is heard at once.
_TICK: Final = 0.2
# One that has lived so long died of something new, and is replaced at once.
_LIVED: Final = 30.0
_LONGEST_WAIT: Final = 30.0
# A process that has not ended by then is ended.
_LAST_SECONDS: Final = 15.0


class _Hand:
    """One of the processes, or the wait for the next in its place."""

    def __init__(self, service: Service, listening: socket.socket, number: int) -> None:
        self._service = replace(service, exposure=service.exposure.of_process(number))
        self._listening = listening
        self._failures = 0
        self._last_word = ""
        self.is_answering = False
        self._start()

    def _start(self) -> None:
        self._there, here = _CONTEXT.Pipe()
        self.process: BaseProcess = _CONTEXT.Process(
            target=_work, args=(self._service, self._listening, here)
        )
        self.process.start()
        here.close()
        self._began = time.monotonic()
        self._again: float | None = None

    @property
    def waits_for(self) -> list[Connection | int]:
        """What says that there is something to see to."""
        return [] if self._again is not None else [self._there, self.process.sentinel]

    def look(self) -> str | None:
        """See to it; what it complained of when it has ended, which may be nothing."""
        if self._again is not None:
            if time.monotonic() >= self._again:
                self._start()
            return None
        try:
            while self._there.poll():
                self.is_answering, self._last_word = self._there.recv()
        except (EOFError, OSError):
            pass
        if self.process.is_alive():
            return None
        self._failures = 1 if time.monotonic() - self._began > _LIVED else self._failures + 1
        wait = 0.0 if self._failures == 1 else min(2.0 ** (self._failures - 2), _LONGEST_WAIT)
        self._again = time.monotonic() + wait
        self._there.close()
        self.is_answering, word = False, self._last_word
        self._last_word = ""
        return word or f"it ended with code {self.process.exitcode}"

    def stop(self) -> None:
        """Tell it to end when what it was asked is done."""
        if self._again is None:
            try:
                self._there.send(None)
            except OSError:
                # It has ended by itself.
                return

    def end(self, by: float, *, at_once: Callable[[], bool]) -> None:
        """Wait for its end, until that time or until it should be at once; then it is ended."""
        while self.process.is_alive() and time.monotonic() < by and not at_once():
            self.process.join(_TICK)
        self.process.kill()
        self.process.join()


class _Signals:
    """How often this process was told to end."""

    def __init__(self) -> None:
        self.count = 0

    def hear(self, _signal: int, _frame: FrameType | None) -> None:
        """Count one more."""
        self.count += 1

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Hear them, until the end of the block."""
        before = {sign: signal.signal(sign, self.hear) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def run(
    service: Service, host: str, port: int, when_answering: Callable[[str], None], count: int
) -> None:
    """Serve in so many processes until somebody stops it; the address is told when all answer.

    Raises:
        HostError: it cannot listen there, or a process does not come up.
        StoreError: the database cannot be used.
        RedisUnreachable: Redis cannot.
        MissingExtra: a driver is not installed.
    """
    signals = _Signals()
    with bind(host, port) as listening, signals.heard():
        asyncio.run(serving.check(service))
        hands = [_Hand(service, listening, number) for number in range(count)]
        try:
            _come_up(hands, signals)
            if not signals.count:
                when_answering(own_url(*listening.getsockname()[:2]))
            while not signals.count:
                _wait_for(hands)
                for hand in hands:
                    if (complaint := hand.look()) is not None:
                        _LOG.error(
                            "a server process has ended (%s): another begins",
                            complaint,
                            extra={"event": "process.ended"},
                        )
        finally:
            for hand in hands:
                hand.stop()
            by = time.monotonic() + _LAST_SECONDS
            for hand in hands:
                hand.end(by, at_once=lambda: signals.count > 1)


def _come_up(hands: list[_Hand], signals: _Signals) -> None:
    while not signals.count and not all(hand.is_answering for hand in hands):
        _wait_for(hands)
        for hand in hands:
            if (complaint := hand.look()) is not None:
                raise HostError(complaint)


def _wait_for(hands: list[_Hand]) -> None:
    connection.wait([each for hand in hands for each in hand.waits_for], timeout=_TICK)


class _OneOfMany(Host):
    """The server in such a process: it ends when its parent says so."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """At Ctrl+C, which reaches all, the parent sees to a good end."""
        if sig != signal.SIGINT:
            super().handle_exit(sig, frame)

    def obey(self, parent: Connection) -> None:
        """Wait for the parent's word, and end."""
        parent.recv()
        if not self.should_exit:
            self.handle_exit(signal.SIGTERM, None)


def _work(service: Service, listening: socket.socket, parent: Connection) -> None:
    """Serve in this process; the parent is told whether it answers, or why it ends."""
    # When the parent is killed this process ends at once.
    begin_process(interrupt=False)
    set_up(service.exposure.log)

    def make(tables: Tables) -> Host:
        def answering(_url: str) -> None:
            parent.send((True, ""))

        host = _OneOfMany(
            tables, listening, answering, exposure=service.exposure, is_one_of_many=True
        )
        threading.Thread(target=host.obey, args=(parent,), daemon=True).start()
        return host

    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(serving.serve(service, listening, make))
    except ElfenlandError as error:
        parent.send((False, str(error)))

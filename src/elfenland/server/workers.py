"""Processes that think for the server, so that its loop stays free and no thought lasts for ever.

What takes long holds the interpreter, and in a thread would hold up everybody at every table. In a
process it does not, and a process can be ended.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import PicklingError, dumps, loads
from queue import LifoQueue
from threading import Lock
from time import monotonic
from traceback import format_tb
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeAlias, TypeVar

from elfenland.errors import ProcessFailed, TooSlow
from elfenland.processes import begin_process

P = ParamSpec("P")
T = TypeVar("T")

Tell: TypeAlias = Callable[[Any], object]
"""Takes what a call has to say before it is done."""

# Whether the function tells, is last.
_Call: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any], bool]
_Kind: TypeAlias = Literal["told", "returned", "raised"]

COUNT: Final = max(2, min(4, os.cpu_count() or 2))
"""How many processes think at a time: others can be asked while one takes its time."""


class Workers:
    """A few processes that are asked by calls; each is started when it is needed first.

    A call goes to any of them, so what it goes by is in its arguments. One that dies, or is ended
    because its call took too long, is replaced at the next call that needs it.
    """

    def __init__(self, count: int = COUNT) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self._idle: LifoQueue[_Worker] = LifoQueue()
        self._all = [_Worker() for _ in range(count)]
        self._asked = 0
        # The last to be put back is the next to be asked, so that no more are started than it
        # takes.
        for worker in self._all:
            self._idle.put(worker)

    async def run(
        self, function: Callable[P, T], limit: float, /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What the function returns for these arguments, called in a process.

        The function is a module's own; it, the arguments and what comes of it are pickled.
        ``limit``: so many seconds by the clock, from when a process has it; waiting for one that is
        free does not count.

        Raises:
            TooSlow: it took longer, and its process was ended.
            ProcessFailed: its process died.
            Exception: whatever the function raised, with a note of where.
        """
        answered: T = await self._answer((function, args, kwargs, False), limit, _nobody)
        return answered

    async def run_telling(
        self,
        function: Callable[Concatenate[Tell, P], T],
        limit: float,
        hear: Tell,
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Like ``run``, of a function that tells how far it is.

        Before its arguments it is given what it tells by; ``hear`` takes that here, in a thread.
        """
        answered: T = await self._answer((function, args, kwargs, True), limit, hear)
        return answered

    async def _answer(self, call: _Call, limit: float, hear: Tell) -> Any:  # noqa: ANN401 - as above
        loop = asyncio.get_running_loop()
        self._asked += 1
        try:
            return await loop.run_in_executor(self._threads, self._ask, call, limit, hear)
        finally:
            self._asked -= 1

    @property
    def thinking(self) -> int:
        """How many processes are at work."""
        return len(self._all) - self._idle.qsize()

    @property
    def waiting(self) -> int:
        """How many calls have no process yet."""
        return max(0, self._asked - self.thinking)

    def _ask(self, call: _Call, limit: float, hear: Tell) -> Any:  # noqa: ANN401 - as above
        worker = self._idle.get()
        try:
            return worker.ask(call, limit, hear)
        finally:
            self._idle.put(worker)

    async def close(self) -> None:
        """End the processes; calls under way raise ``ProcessFailed``."""
        for worker in self._all:
            worker.kill()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._all:
            worker.end()


def _nobody(_told: object) -> None:
    """Hears what a call tells that does not tell."""


class _Worker:
    """One process, while there is one; asked by one thread at a time."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._closed = False
        self._process: BaseProcess | None = None
        self._there: Connection

    def ask(self, call: _Call, limit: float, hear: Tell) -> Any:  # noqa: ANN401 - what comes of it
        """Have the call made; its answer, or its error.

        Raises:
            TooSlow: it took longer, and its process was ended.
            ProcessFailed: its process died, or was ended from here.
        """
        try:
            self._start()
            self._there.send(call)
            kind, answer = self._answer(limit, hear)
        except (EOFError, ConnectionError) as error:
            self.end()
            raise ProcessFailed("the process that worked on it has died") from error
        except TooSlow:
            self.end()
            raise
        if kind == "raised":
            assert isinstance(answer, Exception)
            raise answer
        return answer

    def _answer(self, limit: float, hear: Tell) -> tuple[_Kind, Any]:
        """What comes of the call, once it has told all it has to tell."""
        end = monotonic() + limit
        while self._there.poll(max(0.0, end - monotonic())):
            kind, answer = self._there.recv()
            if kind != "told":
                return kind, answer
            hear(answer)
        raise TooSlow(f"it took longer than {limit:g} seconds")

    def kill(self) -> None:
        """Have the process die under whoever asks it, and start no other."""
        with self._lock:
            self._closed = True
            if self._process:
                self._process.kill()

    def _start(self) -> None:
        with self._lock:
            if self._closed:
                raise ProcessFailed("the server has ended")
            if self._process:
                return
            # Spawned, so that it starts alike on every system and inherits no thread, lock or file.
            context = get_context("spawn")
            self._there, here = context.Pipe()
            self._process = context.Process(target=_work, args=(here,), daemon=True)
            self._process.start()
            here.close()
        # It says when it has come up: that takes longer than most calls, and is not theirs.
        self._there.recv()

    def end(self) -> None:
        """End the process, if there is one."""
        with self._lock:
            process, self._process = self._process, None
        if process:
            process.kill()
            process.join()
            process.close()
            self._there.close()


def _work(asked: Connection) -> None:
    """Answer calls until nobody asks any more."""
    # At Ctrl+C the server ends its processes itself, after what they were asked by.
    begin_process(interrupt=False)
    asked.send(None)
    while True:
        answer: tuple[_Kind, Any]
        try:
            function, args, kwargs, tells = asked.recv()
            before = (lambda told: asked.send(("told", told)),) if tells else ()
            answer = "returned", function(*before, *args, **kwargs)
        except EOFError:
            return
        except Exception as error:  # noqa: BLE001 - it is raised again where it was asked for
            answer = "raised", _portable(error)
        try:
            asked.send(answer)
        except (TypeError, AttributeError, PicklingError) as error:
            what = type(answer[1]).__name__
            asked.send(("raised", TypeError(f"a {what} cannot be sent: {error}")))


def _portable(error: Exception) -> Exception:
    """The error, with a note of where it was raised, or one that speaks for it."""
    error.add_note("".join(format_tb(error.__traceback__)))
    try:
        loads(dumps(error))  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - it need not be made to be pickled
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error

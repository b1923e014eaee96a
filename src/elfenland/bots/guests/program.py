"""A program that plays: started, asked within a time limit, and ended (docs/protocol.md)."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from math import inf
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final, TypeAlias

import msgspec

from elfenland import __version__
from elfenland.bots.guests.protocol import PROTOCOL, Answer, Begin, End, Hello, encode, read_answer
from elfenland.errors import ProcessFailed, TooSlow

Stderr: TypeAlias = int | IO[bytes] | None
"""Where a program's own messages go, as ``subprocess`` has it; None: where ours go."""

HOST: Final = (sys.executable, "-m", "elfenland.bots.guests.host")
"""With a name after it, the command that lets a bot of Python play as a program."""

START_SECONDS: Final = 60.0
"""For so long a program is waited for that has yet to say hello: it may have much to load."""
END_SECONDS: Final = 1.0
"""So long it has to end by itself once its input has ended."""
_LONGEST_LINE: Final = 1 << 16


class Program:
    """A process that has said hello; asked by one thread at a time.

    Raises:
        ProcessFailed: it cannot be started, or does not speak this protocol.
    """

    def __init__(self, command: Sequence[str], stderr: Stderr = None) -> None:
        self.command = tuple(command)
        try:
            # In a session of its own, so that all that it starts can be ended with it.
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr,
                start_new_session=True, env=_environment(self.command),
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise ProcessFailed(f"{shlex.join(command)} cannot be started: {error}") from error
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._talk, daemon=True)
        self._thread.start()
        with self._or_end():
            answer = self.ask(encode(Hello(PROTOCOL, __version__)), START_SECONDS)
            if answer.error:
                raise ProcessFailed(answer.error)
            if answer.protocol != PROTOCOL:
                raise ProcessFailed(
                    f"it speaks protocol {answer.protocol}, not {PROTOCOL}: its first line has to "
                    f'be {{"protocol": {PROTOCOL}}}'
                )

    def begin(self, begin: Begin) -> None:
        """Tell it of a game that begins."""
        self._requests.put(b"-" + encode(begin))

    def end(self, end: End) -> None:
        """Tell it that its game has ended."""
        self._requests.put(b"-" + encode(end))

    def ask(self, request: bytes, limit: float | None) -> Answer:
        """What it answers within so many seconds by the clock; None: however long it takes.

        Raises:
            TooSlow: it took longer.
            ProcessFailed: it has died, or its answer is none. In every case it is ended.
        """
        with self._or_end():
            self._requests.put(b"+" + request)
            line = self._line(limit)
            if not line.endswith(b"\n"):
                raise ProcessFailed(self._why_not(line))
            try:
                return read_answer(line)
            except msgspec.MsgspecError as error:
                raise ProcessFailed(f"it answered {_shortened(line)}: {error}") from error

    def close(self) -> None:
        """Have it end by itself, or end it."""
        self._requests.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End it, with all that it has started."""
        if os.name == "nt":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._requests.put(None)
        # A process that got away with the other end of a pipe is not waited for.
        self._thread.join(END_SECONDS)

    def _talk(self) -> None:
        """Write and read, however long it takes: whoever asks waits as long as it likes.

        A request that is to be answered begins with +, one that is not with -.
        """
        there, back = self._process.stdin, self._process.stdout
        assert there is not None
        assert back is not None
        with suppress(OSError, ValueError), there, back:
            while request := self._requests.get():
                try:
                    there.write(request[1:] + b"\n")
                    there.flush()
                except OSError:
                    self._lines.put(b"")
                    return
                if request[:1] == b"+":
                    self._lines.put(back.readline(_LONGEST_LINE))

    def _line(self, limit: float | None) -> bytes:
        """The next line; empty when there will be none."""
        deadline = inf if limit is None else monotonic() + limit
        while True:
            try:
                return self._lines.get(timeout=max(0, min(deadline - monotonic(), END_SECONDS)))
            except Empty:
                if monotonic() >= deadline:
                    raise TooSlow(f"it took longer than {limit:g} seconds") from None
                # What it has left behind may hold the other end of its output.
                if self._process.poll() is not None and self._lines.empty():
                    return b""

    def _why_not(self, line: bytes) -> str:
        if line:
            return f"it answered {_shortened(line)}, which is no whole line"
        try:
            code = self._process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return "it has closed its output"
        how = f"with exit code {code}" if code >= 0 else f"by {signal.Signals(-code).name}"
        return f"it has ended, {how}; what it complained of is on its standard error"

    @contextmanager
    def _or_end(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.kill()
            raise


def _environment(command: tuple[str, ...]) -> dict[str, str] | None:
    """Ours; a class is looked for where it would be found here."""
    if command[: len(HOST)] != HOST:
        return None
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def _shortened(line: bytes) -> str:
    text = line.decode(errors="replace").rstrip("\n")
    return repr(text if len(text) <= 80 else text[:80] + "…")


_idle: defaultdict[tuple[str, ...], list[Program]] = defaultdict(list)


def seated(command: Sequence[str], stderr: Stderr = None) -> Program:
    """A program for a game: one that has played in another, or a new one.

    Raises:
        ProcessFailed: it cannot be started, or does not speak this protocol.
    """
    idle = _idle[tuple(command)]
    return idle.pop() if idle else Program(command, stderr)


def released(program: Program) -> None:
    """Keep a program for another game of this process; it ends with the process at the latest."""
    _idle[program.command].append(program)


def stop_idle() -> None:
    """End all programs that are kept."""
    for programs in _idle.values():
        while programs:
            programs.pop().close()

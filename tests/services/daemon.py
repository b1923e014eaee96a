"""A program in the background that is gone when this process is, however that ends."""

from __future__ import annotations

import json
import os
import pwd
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

_SECONDS: Final = 60
# A process between this one and the program: when this one is gone, its standard input ends.
_KEEPER: Final = """
import json, subprocess, sys, threading
who = json.loads(sys.argv[1])
program = subprocess.Popen(sys.argv[2:], stdin=subprocess.DEVNULL, cwd="/", **who)
print(program.pid, flush=True)
def outlive():
    sys.stdin.read()
    program.kill()
threading.Thread(target=outlive, daemon=True).start()
program.wait()
"""
# Below those that a system hands out by itself: nobody gets one by chance while its server is down.
_PORTS: Final = range(20_000, 30_000)


class DaemonEnded(Exception):
    """A program that should run does not; the message is what it had to say."""


def free_port() -> int:
    """A port that nobody listens at, and that no other program is given by the system."""
    while True:
        port = random.SystemRandom().choice(_PORTS)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


def as_somebody() -> dict[str, Any]:
    """What makes `subprocess` run a program as an ordinary user where this process is root's."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Daemon:
    """A running program; ``answers`` says whether it is there for its clients.

    who: whose program it is, as `subprocess` takes it; by default it is this process's user's.

    Raises:
        DaemonEnded: it has ended instead, or does not answer.
    """

    def __init__(
        self,
        command: Sequence[str | Path],
        answers: Callable[[], bool],
        log: Path,
        who: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        keeper = [sys.executable, "-I", "-S", "-c", _KEEPER, json.dumps(dict(who))]
        with log.open("ab") as out:
            self._keeper = subprocess.Popen(
                [*keeper, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=out,
                text=True,
            )
        assert self._keeper.stdout is not None
        self.pid = int(self._keeper.stdout.readline())
        deadline = time.monotonic() + _SECONDS
        while not answers():
            if self._keeper.poll() is not None or time.monotonic() > deadline:
                self.end(signal.SIGKILL)
                raise DaemonEnded(log.read_text(encoding="utf-8", errors="replace"))
            time.sleep(0.02)

    def end(self, by: signal.Signals = signal.SIGINT) -> None:
        """Send it a signal that ends it, and wait until it is gone."""
        if self._keeper.poll() is None:
            os.kill(self.pid, by)
        self._keeper.communicate(timeout=_SECONDS)

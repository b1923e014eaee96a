"""Processes that think for the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from elfenland.errors import ProcessFailed, RecordError, TooSlow
from elfenland.server.workers import Workers
from tests.server.thoughts import Unreadable, die, illegal, never, record_error, unsendable

LIMIT = 60.0


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def workers() -> AsyncIterator[Workers]:
    """Two."""
    two = Workers(2)
    yield two
    await two.close()


async def test_processes_are_few(workers: Workers) -> None:
    """Calls one after another go to one process, calls at a time to no more than there are."""
    alone = {await workers.run(os.getpid, LIMIT) for _ in range(4)}
    assert len(alone) == 1
    assert os.getpid() not in alone

    together = await asyncio.gather(*(workers.run(os.getpid, LIMIT) for _ in range(8)))
    assert len(alone.union(together)) <= 2


async def test_arguments_and_answers(workers: Workers) -> None:
    """A call is the function's, with its arguments by place and by name."""
    assert await workers.run(divmod, LIMIT, 17, 5) == (3, 2)
    assert await workers.run(sorted, LIMIT, [1, 3, 2], reverse=True) == [3, 2, 1]


async def test_errors_come_back(workers: Workers) -> None:
    """An error is raised where it was asked for, and says where it came about."""
    with pytest.raises(RecordError, match="line 7") as caught:
        await workers.run(record_error, LIMIT)
    assert "in record_error" in caught.value.__notes__[0]

    with pytest.raises(RuntimeError, match="IllegalAction: "):
        await workers.run(illegal, LIMIT)


async def test_what_cannot_be_sent(workers: Workers) -> None:
    """What cannot be pickled, there or back, is an error, and the process is none the worse."""
    pid = await workers.run(os.getpid, LIMIT)
    with pytest.raises(TypeError, match="a function cannot be sent"):
        await workers.run(unsendable, LIMIT)
    with pytest.raises(AttributeError, match="pickle"):
        await workers.run(repr, LIMIT, unsendable())
    with pytest.raises(ValueError, match="invalid literal"):
        await workers.run(repr, LIMIT, Unreadable())
    with pytest.raises(ValueError, match="invalid literal"):
        await workers.run(Unreadable, LIMIT)
    assert await workers.run(os.getpid, LIMIT) == pid


async def test_one_that_takes_too_long_is_ended(workers: Workers) -> None:
    """Its process is gone, another takes its place, and the other calls have not noticed."""
    pid = await workers.run(os.getpid, LIMIT)
    slow = asyncio.create_task(workers.run(never, 0.05))
    others = await asyncio.gather(*(workers.run(abs, LIMIT, -n) for n in range(4)))
    with pytest.raises(TooSlow, match=r"longer than 0\.05 seconds"):
        await slow

    assert others == [0, 1, 2, 3]
    assert await workers.run(os.getpid, LIMIT) != pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_one_that_dies_is_replaced(workers: Workers) -> None:
    """A process that dies costs its own call alone."""
    pid = await workers.run(os.getpid, LIMIT)
    with pytest.raises(ProcessFailed, match="has died"):
        await workers.run(die, LIMIT)
    assert await workers.run(os.getpid, LIMIT) != pid


ORPHAN = """
import asyncio, os, signal
from elfenland.server.workers import Workers
from tests.server.thoughts import never

async def main():
    workers = Workers(1)
    print(await workers.run(os.getpid, 60), flush=True)
    asyncio.get_running_loop().call_later(0.1, os.kill, os.getpid(), signal.SIGKILL)
    await workers.run(never, 60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_none_outlives_its_server(tmp_path: Path) -> None:
    """A process ends with a server that was killed, even in the middle of a thought."""
    (script := tmp_path / "orphan.py").write_text(ORPHAN)
    path = os.pathsep.join(filter(None, sys.path))
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        # It ends when nobody is left who could write to it.
        pid = int(server.stdout.read())
    assert server.returncode == -signal.SIGKILL
    assert pid != server.pid


async def test_the_end(tmp_path: Path) -> None:
    """The end ends the processes under the calls they are at, and starts no more."""
    workers = Workers(1)
    pid = await workers.run(os.getpid, LIMIT)
    os.mkfifo(told := tmp_path / "told")
    call = asyncio.create_task(workers.run(never, LIMIT, told))
    waits = asyncio.create_task(workers.run(abs, LIMIT, -1))
    await asyncio.to_thread(told.read_text)
    await workers.close()

    with pytest.raises(ProcessFailed):
        await call
    with pytest.raises(asyncio.CancelledError):
        await waits
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(RuntimeError, match="after shutdown"):
        await workers.run(os.getpid, LIMIT)

"""Games spread over the nodes of a Ray cluster; each game is the same wherever it is played."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from socket import create_connection
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from elfenland import __version__
from elfenland.arena.contest import Contest, Played
from elfenland.errors import ArenaError, MissingExtra

if TYPE_CHECKING:
    from types import ModuleType

CONNECT_SECONDS: Final = 5.0
BATCH_SECONDS: Final = 2.0
"""About how long a task takes: much longer than to send it, and short enough to lose."""
MOST_IN_BATCH: Final = 100


def play_on_ray(
    contest: Contest, numbers: Sequence[int], address: str | None = None
) -> Generator[Played, None, None]:
    """Play these games on a cluster, in the order in which they end.

    ``address`` is that of a cluster, ``auto`` the one that this machine belongs to; without it, and
    without a connection that the caller has made, one is started on this machine and ended.

    Raises:
        MissingExtra: Ray is not installed.
        ArenaError: there is no cluster, a node cannot play, or has died too often.
    """
    if not numbers:
        return
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address)
    try:
        yield from _played(ray, contest, list(numbers))
    except ray.exceptions.RayTaskError as error:
        raise ArenaError(f"a node of the cluster cannot play: {error.cause!r}") from error
    except ray.exceptions.RayError as error:
        raise ArenaError(
            f"the cluster has lost a game ({_first_line(error)}); the same match goes on where it "
            "stopped"
        ) from error
    finally:
        if ours:
            ray.shutdown()


def _ray() -> ModuleType:
    # Both are read when Ray is imported or started: it sends nothing anywhere, and does not warn of
    # what it will change about accelerators.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise MissingExtra("clusters", "ray") from error
    return ray


def _connect(ray: ModuleType, address: str | None) -> None:
    try:
        host, _, port = (address or "").rpartition(":")
        if host and port.isdecimal() and "/" not in host:
            # Ray itself would try for minutes.
            create_connection((host, int(port)), CONNECT_SECONDS).close()
        ray.init(
            address or "local",
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except (OSError, RuntimeError, ValueError) as error:
        where = f"at {address}" if address else "on this machine"
        raise ArenaError(f"there is no Ray cluster {where}: {_first_line(error)}") from error


def _played(ray: ModuleType, contest: Contest, left: list[int]) -> Generator[Played, None, None]:
    # A task whose node dies is given to another.
    task = ray.remote(scheduling_strategy="SPREAD", max_retries=3)(_play)
    whole = ray.put((contest, __version__))
    size = 1
    running: list[Any] = []
    left.reverse()
    try:
        while left or running:
            # Nodes may join or leave.
            room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while left and len(running) < room:
                batch = [left.pop() for _ in range(min(size, len(left)))]
                running.append(task.remote(whole, batch))
            ended, running = ray.wait(running)
            for seconds, games in ray.get(ended):
                size = int(BATCH_SECONDS * len(games) / seconds) if seconds else MOST_IN_BATCH
                size = max(1, min(MOST_IN_BATCH, size))
                yield from games
    finally:
        for one in running:
            ray.cancel(one, force=True)


def _play(whole: tuple[Contest, str], numbers: Sequence[int]) -> tuple[float, list[Played]]:
    """Play a batch; how long it took by the clock, and the games."""
    contest, version = whole
    if version != __version__:
        raise ArenaError(f"it has elfenland {__version__}, and the match is played by {version}")
    began = perf_counter()
    games = [contest.play(number) for number in numbers]
    return perf_counter() - began, games


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0]

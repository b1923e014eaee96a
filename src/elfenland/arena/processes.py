"""Games played by several processes; each game is the same wherever it is played."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from elfenland.arena.contest import Contest, Played
from elfenland.errors import ArenaError
from elfenland.processes import begin_process


def play_all(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """Play these games, in so many processes, in the order in which they end.

    With one job they are played here.

    Raises:
        ArenaError: a process died.
    """
    jobs = min(jobs, len(numbers))
    if jobs <= 1:
        yield from map(contest.play, numbers)
        return
    left = iter(numbers)
    # Spawned, so that a game starts alike on every system and no thread or lock is inherited.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin_process)
    try:
        running = {pool.submit(contest.play, number) for number in islice(left, 2 * jobs)}
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(contest.play, number) for number in islice(left, len(ended))}
            for future in ended:
                yield future.result()
    except BrokenProcessPool as error:
        raise ArenaError(
            "a process that played games has died; the same match goes on where it stopped"
        ) from error
    finally:
        pool.shutdown(cancel_futures=True)

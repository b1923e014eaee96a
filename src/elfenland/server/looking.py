"""What a process is asked for a review; it knows nothing of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from elfenland.analysis import Review, review
from elfenland.rules.record import Record

_PARTS_TOLD = 50
"""How often it is told at most how far a review is."""


def look_again(tell: Callable[[float], object], record: Record, deals: int) -> Review:
    """The review of a game; told is how much of it is done, from 0 to 1."""

    @contextmanager
    def progress(parts: int) -> Iterator[Callable[[], object]]:
        done = 0
        seldom = max(1, parts // _PARTS_TOLD)

        def advance() -> None:
            nonlocal done
            done += 1
            if done % seldom == 0:
                tell(done / parts)

        yield advance

    return review(record, deals=deals, progress=progress)

"""How far a long command has come, on stderr."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

QUIET_SECONDS: Final = 10
"""Off a terminal there is no bar, but a line each time that this has passed."""


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[], None]]:
    """Show how many of ``total`` are done: a bar on a terminal, else now and then a line.

    What it yields is called once for each that is done.
    """
    console = Console(stderr=True)
    if console.is_terminal:
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(what, total=total)
            yield lambda: bar.advance(task)
    else:
        yield _Lines(total, what, console)


class _Lines:
    def __init__(self, total: int, what: str, console: Console) -> None:
        self._total = total
        self._what = what
        self._console = console
        self._done = 0
        self._began = monotonic()
        self._next = self._began + QUIET_SECONDS

    def __call__(self) -> None:
        self._done += 1
        now = monotonic()
        if now >= self._next:
            self._next += QUIET_SECONDS
            left = (now - self._began) / self._done * (self._total - self._done)
            self._console.print(
                f"{self._done} of {self._total} {self._what}, about {_duration(left)} left",
                highlight=False,
            )


def _duration(seconds: float) -> str:
    """A time in its two largest units, as in 2 h 05 min."""
    minutes, rest = divmod(round(seconds), 60)
    if not minutes:
        return f"{rest} s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min {rest:02} s"

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
        self._next = monotonic() + QUIET_SECONDS
        self._first = 0.0

    def __call__(self) -> None:
        self._done += 1
        now = monotonic()
        if self._done == 1:
            self._first = now
        if now >= self._next:
            self._next += QUIET_SECONDS
            text = f"{self._done} of {self._total} {self._what}"
            # The first took what it takes to begin, too.
            if self._done > 1:
                each = (now - self._first) / (self._done - 1)
                text += f", about {_duration(each * (self._total - self._done))} left"
            self._console.print(text, highlight=False)


def _duration(seconds: float) -> str:
    """A time in its two largest units, as in 2 h 05 min."""
    minutes, rest = divmod(round(seconds), 60)
    if not minutes:
        return f"{rest} s"
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min {rest:02} s"

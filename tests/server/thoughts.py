"""What workers are asked; a module of its own, which a process is quick to import."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import NoReturn

from elfenland.errors import RecordError
from elfenland.rules.refusals import refuse


def never(told: Path | None = None) -> NoReturn:
    """Hold the interpreter for ever, after opening a pipe to say so."""
    if told:
        told.write_text("here I am")
    while True:
        pass


def die() -> None:
    """Take the process along, without a word."""
    os.kill(os.getpid(), signal.SIGKILL)


def record_error() -> None:
    """Raise an error of ours."""
    raise RecordError("line 7")


def illegal() -> None:
    """Raise an error that is made of more than a text, and so cannot be pickled."""
    raise refuse("wrong-method")


def unsendable() -> object:
    """Return what cannot be pickled."""
    return lambda: None


class Unreadable:
    """Cannot be read where it arrives."""

    def __reduce__(self) -> tuple[type[int], tuple[str]]:
        return int, ("x",)

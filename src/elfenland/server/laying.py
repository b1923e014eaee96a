"""Entries from outside laid with a look at each: none is followed that could never be stored."""

from __future__ import annotations

from collections.abc import Iterable

from elfenland.errors import ElfenlandError, GameOver, RecordError
from elfenland.rules.options import Options
from elfenland.server.course import Course
from elfenland.server.stored import Entry


def laid(options: Options, seed: str, entries: Iterable[Entry]) -> Course:
    """The course that entries make.

    Raises:
        RecordError: the first of them that could never have been stored, and why.
    """
    course = Course(options, seed)
    for entry in entries:
        try:
            _check(course, entry)
            course.follow(entry)
        except ElfenlandError as error:
            raise RecordError(f"table: entry {entry.number}: {error}") from error
    return course


def _check(course: Course, entry: Entry) -> None:
    if entry.kind == "act":
        if not entry.actions:
            raise RecordError("a decision has at least one action")
    elif entry.actions:
        raise RecordError(f"an entry of kind {entry.kind} has no actions")
    if entry.kind != "take_back":
        if entry.back_to is not None:
            raise RecordError("only a take_back goes back")
        return
    if course.game.to_act is None:
        raise GameOver("the game has ended")
    if entry.back_to is None:
        allowed = course.undo(entry.seat).possible
    else:
        allowed = course.is_own(entry.seat, entry.back_to)
    if not allowed:
        raise RecordError(f"there is nothing that seat {entry.seat} could take back")

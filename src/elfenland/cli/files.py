"""Files of records, as the commands read them."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click

from elfenland.errors import RecordError


def documents(file: str) -> Iterator[tuple[int, bytes]]:
    """Each record's text with the line where it begins; ``-`` is standard input.

    A file holds a record a line, or a single one over many lines.

    Raises:
        RecordError: there is nothing in the file.
    """
    empty = True
    with click.open_file(file, "rb") as lines:
        for number, line in enumerate(lines, 1):
            if line.isspace():
                continue
            if empty and not _is_json(line) and _is_json(whole := line + lines.read()):
                yield number, whole
                return
            empty = False
            yield number, line
    if empty:
        raise RecordError("there is no record in it")


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True

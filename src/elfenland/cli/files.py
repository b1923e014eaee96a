"""Files of records, as the commands read them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import click

from elfenland.cli.words import counted
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


def nth(file: str, game: int) -> bytes:
    """The text of one of a file's records, the first being 1.

    Raises:
        RecordError: the file has fewer.
    """
    texts = [text for _, text in islice(documents(file), game)]
    if len(texts) < game:
        raise RecordError(f"there is no game {game}; it holds {counted(len(texts), 'game')}")
    return texts[-1]


def _is_json(text: bytes) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True

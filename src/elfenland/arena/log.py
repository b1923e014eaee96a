"""The games of a match in its folder: written as they come, so that it can be stopped and go on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from elfenland import __version__
from elfenland.arena.contest import Contest, Played
from elfenland.errors import ArenaError

FORMAT: Final = "elfenland-match"
FORMAT_VERSION: Final = 2


class Log:
    """A file whose first line says which match it is, and then a game a line, in any order.

    ``file`` None: the games are kept here only.
    """

    def __init__(self, file: BinaryIO | None, games: dict[int, Played]) -> None:
        self._file = file
        self.games = games
        """By number, those that were there and those that were added."""

    def add(self, played: Played) -> None:
        """Write a game down; it survives the end of this process."""
        if self._file:
            self._file.write(msgspec.json.encode(played) + b"\n")
            self._file.flush()
        self.games[played.game] = played


@contextmanager
def log(folder: Path, contest: Contest) -> Iterator[Log]:
    """The log of a match in a folder, which is made if need be; more games may be added to it.

    Raises:
        ArenaError: the folder holds another match, or something that is none.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "games.jsonl"
    head = _head(contest)
    with path.open("a+b") as file:
        file.seek(0)
        *lines, torn = file.read().split(b"\n")
        if lines:
            _compare(path, lines[0], head)
        elif not _text(head).encode().startswith(torn):
            raise ArenaError(f"{path} is not the log of a match; name another folder")
        games = dict(_games(path, lines[1:], contest))
        # It was being written when the process was killed.
        file.truncate(sum(len(line) + 1 for line in lines))
        if not lines:
            file.write(_text(head).encode() + b"\n")
            file.flush()
        yield Log(file, games)


def _head(contest: Contest) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "elfenland": __version__,
        "seats": list(contest.entrants),
        "seed": contest.seed,
        "limit": contest.limit,
        **contest.options.to_json(),
    }


def _compare(path: Path, line: bytes, head: Mapping[str, Any]) -> None:
    try:
        there = json.loads(line)
    except (ValueError, RecursionError):
        there = None
    if not isinstance(there, dict) or there.get("format") != FORMAT:
        raise ArenaError(f"{path} is not the log of a match; name another folder")
    for key, here in head.items():
        if there.get(key) != here:
            raise ArenaError(
                f"{path} holds the games of another match: {key} is {_text(there.get(key))} there "
                f"and {_text(here)} here; name another folder, or ask for that match"
            )


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _games(path: Path, lines: list[bytes], contest: Contest) -> Iterator[tuple[int, Played]]:
    for number, line in enumerate(lines, 2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise ArenaError(f"{path}, line {number}, is not a game: {error}") from error
        if len(played.showings) != contest.rotations:
            raise ArenaError(
                f"{path}, line {number}, is a game of {len(played.showings)} seats, "
                f"not of {contest.rotations}"
            )
        if played.table != contest.table(played.game // contest.rotations):
            raise ArenaError(f"{path}, line {number}, is a game of others than sat down to it")
        yield played.game, played

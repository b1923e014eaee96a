"""A Containerfile, read as an engine reads it."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Instruction(NamedTuple):
    """One instruction: its word, its flags, and the words of its command or its list."""

    word: str
    flags: tuple[str, ...]
    rest: tuple[str, ...]


def read(file: Path) -> list[list[Instruction]]:
    """The instructions of each stage."""
    stages: list[list[Instruction]] = []
    text = file.read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        word, rest = line.split(maxsplit=1)
        flags = []
        while rest.startswith("--"):
            flag, rest = rest.split(maxsplit=1)
            flags.append(flag)
        if word == "HEALTHCHECK":
            rest = rest.removeprefix("CMD ")
        words = json.loads(rest) if rest.startswith("[") else shlex.split(rest)
        if word == "FROM":
            stages.append([])
        stages[-1].append(Instruction(word, tuple(flags), tuple(words)))
    return stages


def of(stage: list[Instruction], word: str) -> list[Instruction]:
    """A stage's instructions of one word."""
    return [instruction for instruction in stage if instruction.word == word]


def commands(stage: list[Instruction]) -> list[list[str]]:
    """Each command that a stage runs."""
    found: list[list[str]] = []
    for run in of(stage, "RUN"):
        found.append([])
        for word in run.rest:
            if word == "&&":
                found.append([])
            else:
                found[-1].append(word)
    return found

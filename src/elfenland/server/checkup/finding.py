"""What a check has found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Level: TypeAlias = Literal["ok", "warning", "problem"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check has found, and what to do if anything is to be done.

    level: ``problem`` where ``serve`` would not start or nobody could play, ``warning`` where it
    would, but with something amiss.
    """

    check: str
    level: Level
    what: str
    way_out: str | None = None

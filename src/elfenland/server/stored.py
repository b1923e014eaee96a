"""Tables and entries as they are stored, whatever the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypeAlias

from elfenland.server.credentials import Credential

EntryKind: TypeAlias = Literal["act", "take_back"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted request: a decision of ``seat`` in one or several actions, or a take-back.

    made: when it was stored; None until then.
    """

    number: int
    seat: int
    kind: EntryKind
    actions: tuple[str, ...]
    request: str | None
    made: datetime | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Invite:
    """A seat offered by link; ``name`` is who took it, None while it is free."""

    code: str
    seat: int
    name: str | None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, without its entries.

    seed: of a table of the first version. Any later one has a ``secret`` instead, and ``texts``,
    by seat, of the people who have sat down; its seed follows from them.
    created: None until it is stored.
    """

    id: str
    setup: dict[str, Any]
    options: dict[str, Any]
    seed: str | None = field(repr=False)
    secret: str | None = field(repr=False)
    texts: Mapping[int, str]
    status: str
    credentials: tuple[Credential, ...]
    invites: tuple[Invite, ...]
    created: datetime | None = None

"""Tables and entries as they are stored, whatever the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, TypeAlias

from elfenland.server.credentials import Credential

EntryKind: TypeAlias = Literal["act", "take_back", "end"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted request: a decision of ``seat`` in one or several actions, or a take-back.

    With kind ``end`` all people at the table have ended the game as it stands.
    stand_in: what decided for a person's seat, a bot's name or ``least``; None where the owner did.
    back_to: of a take-back, the number of the entry after which the game stands again as it did;
    None before the last decision.
    made: when it was stored; None until then.
    round, to_act: the game after it, for lists; None where others are not told of it.
    """

    number: int
    seat: int
    kind: EntryKind
    actions: tuple[str, ...]
    request: str | None
    made: datetime | None = field(default=None, compare=False)
    stand_in: str | None = None
    back_to: int | None = None
    round: int | None = field(default=None, compare=False)
    to_act: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Invite:
    """A seat offered by link; ``name`` is who took it, None while it is free.

    before: of a rematch, the seat at the table before whose owner it is for.
    """

    code: str
    seat: int
    name: str | None
    before: int | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is stored, without its entries.

    seed: of a table of the first version, or one that goes on from a replay. Any other has a
    ``secret`` instead, and ``texts``, by seat, of the people who have sat down; its seed follows
    from them.
    created: None until it is stored. begun, ended: None until the game has.
    rematch: the table at which the same people play again.
    due: when the server has to look at the table though nobody asks.
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
    begun: datetime | None = None
    ended: datetime | None = None
    rematch: str | None = None
    due: datetime | None = None

"""Fair dealing: a deal that nobody could choose, and how it is checked (docs/fair-dealing.md).

Before the first card the server shows the commitment, the SHA-256 of 32 secret bytes; then each
seat adds a text. The seed follows from both, and the secret is shown when the game has ended.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from elfenland.errors import RecordError

SECRET_BYTES: Final = 32
# The letters are small ones: the seed follows from how the secret is written.
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")


def commitment(secret: str) -> str:
    """What is shown of a secret before the first card; both are written in hex."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, texts: Sequence[str]) -> str:
    """The game's seed: the SHA-256 of the secret's hex and the texts by seat, a line each."""
    return sha256("\n".join((secret, *texts)).encode()).hexdigest()


def read_fairness(data: object, players: int) -> dict[str, Any] | None:
    """A record's ``fairness``, whose parts are of the right kind; not yet whether they are true.

    Raises:
        RecordError: one of them is not; the message names it.
    """
    if data is None:
        return None
    if not isinstance(data, dict):
        raise RecordError("fairness must be null or an object")
    for key in ("commitment", "secret"):
        value = data.get(key)
        if not isinstance(value, str) or not _DIGEST.fullmatch(value):
            raise RecordError(f"fairness: {key} is {value!r}; it must be 64 digits of 0-9 and a-f")
    texts = data.get("texts")
    if not isinstance(texts, list) or not all(isinstance(t, str) and is_unicode(t) for t in texts):
        raise RecordError("fairness: texts must be a list of texts, by seat")
    if len(texts) != players:
        raise RecordError(f"fairness: texts has {len(texts)} entries for {players} players")
    return data


def check_fairness(fairness: Mapping[str, Any] | None, claimed: str) -> None:
    """Whether the commitment is the secret's, and the ``claimed`` seed follows; null says nothing.

    Raises:
        RecordError: it is not so; the message names which.
    """
    if fairness is None:
        return
    secret, texts = fairness["secret"], fairness["texts"]
    if fairness["commitment"] != (found := commitment(secret)):
        raise RecordError(
            f"fairness: the commitment is {fairness['commitment']}, but the secret's is {found}"
        )
    if claimed != (found := seed(secret, texts)):
        raise RecordError(
            f"the seed is {claimed!r}, but {found!r} follows from fairness: secret and texts"
        )


def is_unicode(text: str) -> bool:
    """Whether it can be written as UTF-8: half a character cannot, though JSON can spell it."""
    return text.encode("utf-8", "ignore").decode() == text

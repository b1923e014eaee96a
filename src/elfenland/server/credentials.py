"""Ids, codes and tokens that nobody guesses, and who holds which seats."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Final, Literal, TypeAlias

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Read aloud and typed in without a mistake: no 0 and o, no 1, l and i."""
# 13 of 31 letters: 64 bits.
_LENGTH: Final = 13

CredentialKind: TypeAlias = Literal["host", "link"]


@dataclass(frozen=True, slots=True)
class Credential:
    """Whoever shows the token with this fingerprint holds these seats of a table.

    A host made the table and sees its invites; with more than one seat the screen is shared.
    """

    fingerprint: bytes
    kind: CredentialKind
    seats: tuple[int, ...]
    person: str | None = None
    """Whose it is, where that is known: any device of the person holds the seats."""
    device: str | None = None
    """The device of the person that it came by, or that keeps its token."""


def new_code() -> str:
    """An id of a table or the code of an invite."""
    return "".join(secrets.choice(LETTERS) for _ in range(_LENGTH))


def is_code(text: str) -> bool:
    """Whether a table can have this id, or an invite this code."""
    return len(text) == _LENGTH and set(text) <= set(LETTERS)


def new_token() -> str:
    """A token of 256 bits. It is sent once, to whom it belongs, and stored nowhere."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> bytes:
    """What is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def find(credentials: Iterable[Credential], token: str) -> Credential | None:
    """The credential of this token; how long it takes says nothing about the others."""
    shown = fingerprint(token)
    found = None
    for credential in credentials:
        if compare_digest(credential.fingerprint, shown):
            found = credential
    return found


def of_person(
    credentials: Iterable[Credential], person: str, device: str | None = None
) -> Credential | None:
    """All that a person holds of a table in one, by this device; None where that is nothing."""
    held = [credential for credential in credentials if credential.person == person]
    if not held:
        return None
    kind: CredentialKind = "host" if any(one.kind == "host" for one in held) else "link"
    seats = sorted({seat for one in held for seat in one.seats})
    return Credential(held[0].fingerprint, kind, tuple(seats), person, device)

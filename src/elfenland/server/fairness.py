"""The fairness of a table's deal: its secret, its texts, and what is shown of them when."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from elfenland.errors import TableError
from elfenland.rules import fairness as rules
from elfenland.server import wire
from elfenland.server.stored import Stored

TEXT_LENGTH: Final = 64


def new_secret() -> str:
    """A secret that nobody guesses, in hex."""
    return secrets.token_hex(rules.SECRET_BYTES)


def clean_text(text: str) -> str:
    """What a seat adds to the deal: as it came, for its client checks it byte by byte.

    Raises:
        TableError: it is too long, or has characters that not every program writes alike.
    """
    if len(text) > TEXT_LENGTH or not (text.isascii() and text.isprintable()):
        message = (
            f"The text {text!r} for the deal is not of up to {TEXT_LENGTH} printable ASCII "
            "characters; send others."
        )
        raise TableError("request.invalid", message, 400)
    return text


def texts_of_screen(seats: Sequence[int], texts: Sequence[str]) -> dict[int, str]:
    """The texts of the seats that are here from the start, by seat.

    Raises:
        TableError: there is not one for each seat, or one of them is refused.
    """
    if len(texts) != len(seats):
        message = f"There are {len(texts)} texts for {len(seats)} seats at this screen: one each."
        raise TableError("request.invalid", message, 400)
    return dict(zip(seats, map(clean_text, texts), strict=True))


def seed(stored: Stored) -> str:
    """What the game is dealt from, once everybody's text is there."""
    if stored.seed is not None:
        return stored.seed
    assert stored.secret is not None
    texts = texts_by_seat(stored)
    return rules.seed(stored.secret, [text for text in texts if text is not None])


def shown(stored: Stored, *, ended: bool) -> wire.Fairness | None:
    """What everybody at the table sees of it; None at a table of the first version."""
    if stored.secret is None:
        return None
    return wire.Fairness(
        commitment=rules.commitment(stored.secret),
        texts=texts_by_seat(stored),
        secret=stored.secret if ended else None,
    )


def texts_by_seat(stored: Stored) -> list[str | None]:
    """What each seat added: nothing where a bot sits, None where nobody does yet."""
    kinds = [seat["kind"] for seat in stored.setup["seats"]]
    return ["" if kind == "bot" else stored.texts.get(place) for place, kind in enumerate(kinds)]

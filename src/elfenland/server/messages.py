"""What is said at tables, as it is stored: in order, and each message once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row, Select, func, insert, select
from sqlalchemy.exc import IntegrityError

from elfenland.errors import TableError
from elfenland.server.models import MESSAGES
from elfenland.server.rows import in_utc
from elfenland.server.store import Store
from elfenland.server.wire import Channel, Message

# Each failed try is one of somebody else's that came in between.
_TRIES: Final = 50


@dataclass(frozen=True, slots=True)
class Saying:
    """Something that somebody says: a seat, or a spectator under a name. ``request`` is its id."""

    channel: Channel
    seat: int | None
    name: str
    text: str
    request: str


class Messages:
    """The messages of a store's tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table_id: str, saying: Saying) -> int:
        """Store what somebody says, unless it is there already; its number.

        Raises:
            TableError: the id of the request belongs to another message.
        """
        for _ in range(_TRIES):
            if number := await self._number_of(table_id, saying):
                return number
            try:
                async with self._store.writing() as connection:
                    added = await connection.execute(
                        insert(MESSAGES)
                        .values(_row(table_id, saying, self._store.now()))
                        .returning(MESSAGES.c.number)
                    )
                    new: int = added.scalar_one()
            except IntegrityError:
                # Of two that are said at once to two servers one takes the next number.
                continue
            return new
        message = "Too many speak at once here: say it once more."
        raise TableError("chat.busy", message, 503)

    async def _number_of(self, table_id: str, saying: Saying) -> int | None:
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(MESSAGES).filter_by(
                    table_id=table_id, channel=saying.channel, request=saying.request
                )
            )
            row = found.one_or_none()
        if row is None:
            return None
        if (row.seat, row.name, row.text) != (saying.seat, saying.name, saying.text):
            message = f"The id {saying.request!r} belongs to another message: take a new one."
            raise TableError("request.id_used", message)
        number: int = row.number
        return number

    async def after(
        self, table_id: str, channel: Channel, number: int, limit: int | None = None
    ) -> list[Message]:
        """The messages of a channel behind a number, in order; ``limit``: the first of them."""
        asked = (
            select(MESSAGES)
            .filter_by(table_id=table_id, channel=channel)
            .where(MESSAGES.c.number > number)
            .order_by(MESSAGES.c.number)
            .limit(limit)
        )
        return await self._read(asked)

    async def newest(self, table_id: str, channel: Channel, limit: int) -> list[Message]:
        """The last messages of a channel, in order."""
        asked = (
            select(MESSAGES)
            .filter_by(table_id=table_id, channel=channel)
            .order_by(MESSAGES.c.number.desc())
            .limit(limit)
        )
        return (await self._read(asked))[::-1]

    async def of(self, table_id: str) -> list[Message]:
        """All messages of a table, channel by channel."""
        asked = (
            select(MESSAGES)
            .filter_by(table_id=table_id)
            .order_by(MESSAGES.c.channel, MESSAGES.c.number)
        )
        return await self._read(asked)

    async def _read(self, asked: Select[Any]) -> list[Message]:
        async with self._store.reading() as connection:
            return [_message(row) for row in await connection.execute(asked)]


def rows_of(table_id: str, messages: Sequence[Message]) -> list[dict[str, Any]]:
    """Messages that were said elsewhere, as they are stored here."""
    return [
        {
            "table_id": table_id,
            "channel": message.channel,
            "number": message.number,
            "seat": message.seat,
            "name": message.name,
            "text": message.text,
            "made": message.made,
        }
        for message in messages
    ]


def _row(table_id: str, saying: Saying, now: datetime) -> dict[str, Any]:
    last = select(func.coalesce(func.max(MESSAGES.c.number), 0)).filter_by(
        table_id=table_id, channel=saying.channel
    )
    return {
        "table_id": table_id,
        "channel": saying.channel,
        "number": last.scalar_subquery() + 1,
        "seat": saying.seat,
        "name": saying.name,
        "text": saying.text,
        "request": saying.request,
        "made": now,
    }


def _message(row: Row[Any]) -> Message:
    made = in_utc(row.made)
    assert made is not None
    return Message(row.number, row.channel, row.seat, row.name, row.text, made)

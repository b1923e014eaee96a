"""What is said at one table: players and spectators apart from each other, in one order each."""

from __future__ import annotations

import asyncio
import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from elfenland.errors import TableError
from elfenland.server.audience import Audience, Listener
from elfenland.server.info import NOT_SHOWN, clean_name, is_shown
from elfenland.server.messages import Messages, Saying
from elfenland.server.wire import Channel, Done, Message, Said, Say

TEXT_LENGTH: Final = 500
PAGE: Final = 200
"""So many messages are told at once at most."""

_AT_ONCE: Final = 5
_EACH: Final = timedelta(seconds=1)
# Letters, numbers, punctuation and symbols; a space or a sign that only joins is not seen alone.
_SEEN: Final = frozenset("LNPS")


def clean_text(text: str) -> str:
    """What somebody says, as it is kept: one line, in one spelling of its letters.

    Raises:
        TableError: nothing is left of it, or it is too long, or it has characters that don't print.
    """
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not all(map(is_shown, line)):
        raise TableError("request.invalid", f"The message {NOT_SHOWN}", 400)
    if not any(unicodedata.category(c)[0] in _SEEN for c in line):
        raise TableError("request.invalid", "The message says nothing: write something.", 400)
    if len(line) > TEXT_LENGTH:
        message = f"A message has up to {TEXT_LENGTH} characters, and this one {len(line)}."
        raise TableError("request.invalid", message, 400)
    return line


def checked(messages: Sequence[Message], seats: int) -> list[Message]:
    """Messages of a table of so many seats that were kept elsewhere.

    Raises:
        TableError: one of them could not have been said here.
    """
    last: Counter[Channel] = Counter()
    for said in messages:
        last[said.channel] += 1
        speaks = said.seat in range(seats) if said.channel == "players" else said.seat is None
        if said.number != last[said.channel] or not speaks:
            message = f"message {said.number} of the {said.channel} is out of place."
            raise TableError("request.invalid", message, 400)
        if (clean_text(said.text), clean_name(said.name)) != (said.text, said.name):
            message = f"message {said.number} of the {said.channel} is not as it would be kept."
            raise TableError("request.invalid", message, 400)
    return list(messages)


class Pace:
    """How fast one may speak: a few messages at once, and then one a second."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        # When the last message of each would have come, had all come a second apart.
        self._until: dict[object, datetime] = {}

    def take(self, who: object) -> None:
        """Speak once.

        Raises:
            TableError: it is too fast.
        """
        now = self._now()
        self._until = {each: until for each, until in self._until.items() if until > now}
        until = max(self._until.get(who, now), now) + _EACH
        if until > now + _AT_ONCE * _EACH:
            raise TableError("chat.too_fast", "Not so fast: wait a second, then say it.", 429)
        self._until[who] = until


class Chat:
    """The messages of one table.

    name_of: the name at a seat. changed: is called when something was said, so that other
    processes look for it.
    """

    def __init__(
        self,
        table_id: str,
        messages: Messages,
        audience: Audience,
        now: Callable[[], datetime],
        name_of: Callable[[int], str],
        changed: Callable[[], None],
    ) -> None:
        self._table_id = table_id
        self._messages = messages
        self._audience = audience
        self._name_of = name_of
        self._changed = changed
        self._pace = Pace(now)
        self._lock = asyncio.Lock()
        # The last message of each channel that sockets here were told.
        self._told: dict[Channel, int] = {}

    async def join(self, listener: Listener, heard: int) -> None:
        """Tell a socket what was said after the message ``heard``; from now on it hears all."""
        channel = channel_of(listener.seats)
        async with self._lock:
            await self._tell_new(channel)
            newest = await self._messages.newest(self._table_id, channel, PAGE)
            # What came in since then is told to all together.
            told = self._told.setdefault(channel, newest[-1].number if newest else 0)
            if missed := [message for message in newest if heard < message.number <= told]:
                listener.tell(Said(missed))
            listener.hears = channel

    async def say(self, seats: tuple[int, ...], who: object, asked: Say) -> Done:
        """Say something, or answer again for what was said; ``who`` is kept to the pace.

        Raises:
            TableError: the text, the name, the seat or the pace is refused.
        """
        saying = self._saying(seats, asked)
        self._pace.take(who)
        number = await self._messages.add(self._table_id, saying)
        self._changed()
        await self.refresh()
        return Done(asked.id, number)

    def _saying(self, seats: tuple[int, ...], asked: Say) -> Saying:
        text = clean_text(asked.text)
        channel = channel_of(seats)
        if channel == "players":
            seat = asked.seat if asked.seat is not None else seats[0]
            if seat not in seats:
                yours = ", ".join(map(str, seats))
                message = f"Seat {seat} is not yours; of this table's seats yours: {yours}."
                raise TableError("seat.not_yours", message, 403)
            return Saying(channel, seat, self._name_of(seat), text, asked.id)
        if asked.seat is not None:
            message = f"Seat {asked.seat} is not yours: who watches speaks under a name."
            raise TableError("seat.not_yours", message, 403)
        if asked.name is None:
            message = "Who watches speaks under a name: give one with the message."
            raise TableError("request.invalid", message, 400)
        return Saying(channel, None, clean_name(asked.name), text, asked.id)

    async def said(self, seats: tuple[int, ...], after: int) -> Said:
        """The first messages after a number that these seats, or who watches, may read."""
        return Said(await self._messages.after(self._table_id, channel_of(seats), after, PAGE))

    async def refresh(self) -> None:
        """Tell what was said, here or to another process, and is not told yet."""
        async with self._lock:
            for channel in list(self._told):
                await self._tell_new(channel)

    async def _tell_new(self, channel: Channel) -> None:
        if channel not in self._told:
            return
        # Who has left a seat for good does not hear the players any more.
        hearing = [
            listener
            for listener in self._audience
            if listener.hears == channel == channel_of(listener.seats)
        ]
        if not hearing:
            # Who comes next is told from the store.
            del self._told[channel]
            return
        new: list[Message] = await self._messages.after(
            self._table_id, channel, self._told[channel]
        )
        if new:
            self._told[channel] = new[-1].number
            for listener in hearing:
                listener.tell(Said(new))


def channel_of(seats: tuple[int, ...]) -> Channel:
    """Where whoever holds these seats reads and speaks: who holds none watches."""
    return "players" if seats else "spectators"

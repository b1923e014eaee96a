"""The sockets at one table: who is there, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from elfenland.server.credentials import Credential
from elfenland.server.encoding import encode
from elfenland.server.presence import NOBODY, There
from elfenland.server.wire import Channel, Refused, ServerMessage, Watchers


class Listener:
    """One socket of a table: whose it is, and the side of the game that it is shown.

    A shared screen (more than one seat) is shown what a spectator is, but for the time when one
    of its people is looking: ``looking`` is that seat. ``has_delay``: who watches sees this table
    late. ``hears``: the channel of the chat that it is told from now on.
    """

    def __init__(self, credential: Credential | None, base_url: str) -> None:
        self.credential = credential
        self.base_url = base_url
        self.looking: int | None = None
        self.has_delay = False
        self.hears: Channel | None = None
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        """What is on its way; the socket is closed at None."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of its credential."""
        return self.credential.seats if self.credential else ()

    @property
    def is_late(self) -> bool:
        """Whether it sees everything with the table's delay."""
        return self.has_delay and self.credential is None

    @property
    def is_shared(self) -> bool:
        """Whether several people sit at this screen."""
        return len(self.seats) > 1

    @property
    def is_covered(self) -> bool:
        """Whether it is a shared screen at which nobody in particular is looking."""
        return self.is_shared and self.looking is None

    @property
    def seat(self) -> int | None:
        """The seat whose side this socket is shown now, None for what everybody sees."""
        if self.is_shared:
            return self.looking
        return self.seats[0] if self.seats else None

    def tell(self, message: ServerMessage) -> None:
        """Put a message on its way."""
        self.outbox.put_nowait(encode(message))

    def send_away(self, why: Refused) -> None:
        """Close the socket, with a last word."""
        self.tell(why)
        self.outbox.put_nowait(None)


class Audience:
    """All listeners of one table."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self.elsewhere = NOBODY
        """Who is at another server."""
        self.visits: dict[int, asyncio.TimerHandle] = {}
        """The seats that ask by requests, with what ends each one's visit."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    @property
    def here(self) -> There:
        """Who has a socket open at this server, or visits it."""
        return There(
            frozenset(seat for listener in self._listeners for seat in listener.seats)
            | frozenset(self.visits),
            sum(not listener.seats for listener in self._listeners),
        )

    @property
    def present(self) -> frozenset[int]:
        """The seats that are there, by whichever server that is."""
        return self.here.seats | self.elsewhere.seats

    @property
    def watchers(self) -> int:
        """How many watch anywhere that hold no seat."""
        return self.here.watchers + self.elsewhere.watchers

    def join(self, listener: Listener) -> bool:
        """Add a listener; whether a seat is there now that wasn't."""
        before = self.present
        self._listeners.append(listener)
        if not listener.seats:
            self._tell_watchers(but=listener)
        return self.present != before

    def leave(self, listener: Listener) -> None:
        """Take a listener out."""
        self._listeners.remove(listener)
        if not listener.seats:
            self._tell_watchers(but=listener)

    def are_elsewhere(self, who: There) -> bool:
        """These are at other servers; whether another seat is there now than was."""
        before, watched = self.present, self.watchers
        self.elsewhere = who
        if self.watchers != watched:
            self._tell_watchers()
        return self.present != before

    def let_go(self, seats: frozenset[int]) -> None:
        """Whoever sat at one of these sits there no more."""
        for listener in self._listeners:
            if listener.credential is not None and seats.intersection(listener.seats):
                listener.credential = None

    def cover(self) -> None:
        """Put the cover back on every shared screen."""
        for listener in self._listeners:
            listener.looking = None

    def _tell_watchers(self, but: Listener | None = None) -> None:
        message = Watchers(self.watchers)
        for listener in self._listeners:
            if listener.credential is not None and listener is not but:
                listener.tell(message)

    def tell_by_side(
        self,
        message_for: Callable[[Listener], ServerMessage],
        only: int | None = None,
        *,
        late: bool = False,
    ) -> None:
        """Tell all that see it now, or ``only`` this seat, or all that see it ``late``.

        What the same side sees is made once.
        """
        made: dict[tuple[int | None, tuple[int, ...]], str] = {}
        for listener in self._listeners:
            if listener.is_late != late or (only is not None and only not in listener.seats):
                continue
            key = (listener.seat, listener.seats if listener.is_covered else ())
            if key not in made:
                made[key] = encode(message_for(listener))
            listener.outbox.put_nowait(made[key])

"""A game as whoever only watches it sees it, where the table has set a delay: so much later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

from elfenland.rules.events import Event
from elfenland.server.course import Course
from elfenland.server.now import Now
from elfenland.server.stored import Entry

# However long it is until something is due, it is looked for as often: clocks may be set.
_LOOK_SECONDS: Final = 1.0


class Late:
    """A game that follows another one, entry by entry, each when it is ``delay`` old.

    So it stands as the other one stood then, also where a decision was taken back since.
    tell_begun: is called when it begins; tell_news: when it goes on by an entry, with
    the events that come, and how many of the last ones went.
    """

    def __init__(
        self,
        delay: timedelta,
        now: Now,
        tell_begun: Callable[[], None],
        tell_news: Callable[[Entry, Sequence[Event], int], None],
    ) -> None:
        self._delay = delay
        self._now = now
        self._tell_begun = tell_begun
        self._tell_news = tell_news
        self._live: Course | None = None
        self._course: Course | None = None
        self._begun: datetime | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._watching = 0

    def begin(self, live: Course, again: Course, begun: datetime | None) -> None:
        """Follow a game that began then; ``again`` is the same one before its first entry.

        Nobody is told of what is due already.
        """
        self._live, self._course, self._begun = live, again, begun
        while self._is_due():
            self._step()
        self.follow()

    @property
    def course(self) -> Course | None:
        """The game as it stood at the last ``go_on``; None before its beginning."""
        return self._course if self._begun is None else None

    def go_on(self) -> None:
        """Take over whatever is due, and tell it."""
        while self._is_due():
            news = self._step()
            if news is None:
                self._tell_begun()
            else:
                self._tell_news(*news)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Somebody waits for what comes: until the end of the block it comes by itself."""
        self._watching += 1
        self.follow()
        try:
            yield
        finally:
            self._watching -= 1
            if not self._watching and self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def follow(self) -> None:
        """Something has happened: see to it that it is told when it is due."""
        self.go_on()
        due = self._due()
        if due is None or self._timer is not None or not self._watching:
            return
        wait = min((due - self._now()).total_seconds(), _LOOK_SECONDS)
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.follow()

    def _is_due(self) -> bool:
        due = self._due()
        return due is not None and due <= self._now()

    def _due(self) -> datetime | None:
        """When the next thing that is not shown yet is to be shown."""
        if self._live is None or self._course is None:
            return None
        if self._begun is not None:
            return self._begun + self._delay
        if self._course.number == self._live.number:
            return None
        made = self._live.entries[self._course.number].made
        assert made is not None
        return made + self._delay

    def _step(self) -> tuple[Entry, Sequence[Event], int] | None:
        """Show the next thing: None is the beginning."""
        assert self._live is not None
        assert self._course is not None
        if self._begun is not None:
            self._begun = None
            return None
        entry = self._live.entries[self._course.number]
        events, gone = self._course.follow(entry)
        if self._course.game.to_act is None and self._due() is None:
            # There is nothing more to come: one game is enough.
            self._course = self._live
        return entry, events, gone

"""What the sockets of a table are told: news of the game, and how the table is beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from elfenland.rules.events import Event, is_open, redact
from elfenland.server import wire
from elfenland.server.audience import Audience, Listener
from elfenland.server.encoding import once
from elfenland.server.known import Known, status_of
from elfenland.server.showing import Showing
from elfenland.server.stored import Entry
from elfenland.server.timekeeper import Timekeeper
from elfenland.server.waiting import Pulse


class Telling:
    """Tells all who listen at one table, each what they may see, and those who are late later."""

    def __init__(
        self,
        known: Known,
        showing: Showing,
        audience: Audience,
        pulse: Pulse,
        keeper: Timekeeper,
    ) -> None:
        self._known = known
        self._showing = showing
        self._audience = audience
        self._pulse = pulse
        self._keeper = keeper
        self._told_stand_ins: Mapping[int, wire.StandIn] = {}

    def table(self, but: Listener | None = None, *, late: bool = False) -> None:
        """Tell everybody how the table is now, or those who see it ``late`` how it was."""
        for listener in self._audience:
            if listener is not but and listener.is_late == late:
                table = self._showing.info(listener.credential, listener.base_url)
                listener.tell(wire.TableChanged(table))

    def beginning(self) -> None:
        """Tell everybody who sees it now that the game has begun."""
        for listener in self._audience:
            if not listener.is_late:
                listener.tell(self._showing.welcome(listener))

    def news(self, entry: Entry, events: Sequence[Event], gone: int) -> None:
        """Tell what has come by an entry, and how many of the last events have gone."""
        self._pulse.beat()
        only = None if events or gone else entry.seat
        self._audience.tell_by_side(self._news(entry, events, gone), only=only)
        if self._known.late is not None:
            self._known.late.follow()

    def _news(
        self, entry: Entry, events: Sequence[Event], gone: int
    ) -> Callable[[Listener], wire.News]:
        known_to_all = [once(redact(event, None)) if is_open(event) else None for event in events]
        return lambda listener: wire.News(
            [
                known or redact(event, listener.seat)
                for event, known in zip(events, known_to_all, strict=True)
            ],
            gone,
            self._showing.shown_to(listener),
            entry.stand_in,
        )

    def stand_ins(self) -> bool:
        """Tell everybody if something else plays for a seat than was last told; whether it does.

        The clocks are shown with it as they are now.
        """
        shown = self._keeper.shown_stand_ins()
        if shown == self._told_stand_ins:
            return False
        self._told_stand_ins = shown
        self._pulse.beat()
        self.table()
        self._audience.tell_by_side(lambda listener: wire.Shown(self._showing.shown_to(listener)))
        return True

    # To those who are late

    def late_beginning(self) -> None:
        """The game begins for them."""
        self._pulse.beat()
        self._audience.tell_by_side(self._showing.welcome, late=True)

    def late_news(self, entry: Entry, events: Sequence[Event], gone: int) -> None:
        """It goes on for them."""
        self._pulse.beat()
        if events or gone:
            self._audience.tell_by_side(self._news(entry, events, gone), late=True)
        if status_of(self._known.seen(late=True)) == "ended":
            self.table(late=True)

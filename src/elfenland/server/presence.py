"""Who is at which tables by way of other servers, as those have told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

FORGOTTEN: Final = 15.0
"""A server that has said nothing for so many seconds is no more, and nobody comes by it."""


class There(NamedTuple):
    """Who is at a table: these seats, and so many sockets that hold none."""

    seats: frozenset[int] = frozenset()
    watchers: int = 0

    def and_there(self, others: There) -> There:
        """These and others together."""
        return There(self.seats | others.seats, self.watchers + others.watchers)


NOBODY: Final = There()


class Presence:
    """What each server has told of who is there. All times are seconds of one clock."""

    def __init__(self) -> None:
        self._there: dict[str, dict[str, There]] = {}
        self._heard: dict[str, float] = {}

    def at(self, table_id: str) -> There:
        """Who is at a table, by whichever server that is."""
        found = NOBODY
        for tables in self._there.values():
            found = found.and_there(tables.get(table_id, NOBODY))
        return found

    def tables(self) -> frozenset[str]:
        """Every table at which anybody is."""
        return frozenset().union(*self._there.values())

    def hear(self, server: str, now: float, there: Mapping[str, There], *, whole: bool) -> set[str]:
        """Take in what a server says; the tables of which it has told.

        whole: at the tables that are not named nobody is by way of it.
        """
        self._heard[server] = now
        known = self._there.setdefault(server, {})
        told = set(there)
        if whole:
            told |= set(known)
            known.clear()
        for table_id, who in there.items():
            if who == NOBODY:
                known.pop(table_id, None)
            else:
                known[table_id] = who
        return told

    def knows(self, server: str) -> bool:
        """Whether it has been heard of, and not been forgotten."""
        return server in self._heard

    def forget(self, server: str) -> set[str]:
        """A server is no more; the tables at which it had somebody."""
        self._heard.pop(server, None)
        return set(self._there.pop(server, {}))

    def silent(self, now: float) -> list[str]:
        """The servers that have said nothing for too long."""
        return [server for server, heard in self._heard.items() if now - heard > FORGOTTEN]

    def wait_anew(self, now: float) -> None:
        """Nobody could be heard until now: that is not their silence."""
        self._heard = dict.fromkeys(self._heard, now)

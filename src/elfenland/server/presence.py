"""Which seats are at which tables by way of other servers, as those have told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

FORGOTTEN: Final = 15.0
"""A server that has said nothing for so many seconds is no more, and nobody sits there."""


class Presence:
    """What each server has told of its seats. All times are seconds of one clock."""

    def __init__(self) -> None:
        self._seats: dict[str, dict[str, frozenset[int]]] = {}
        self._heard: dict[str, float] = {}

    def at(self, table_id: str) -> frozenset[int]:
        """The seats of a table that are there, wherever that is."""
        return frozenset().union(*(seats.get(table_id, ()) for seats in self._seats.values()))

    def hear(
        self, server: str, now: float, seats: Mapping[str, Iterable[int]], *, whole: bool
    ) -> set[str]:
        """Take in what a server says; the tables of which it has told.

        whole: at the tables that are not named nobody sits by way of it.
        """
        self._heard[server] = now
        known = self._seats.setdefault(server, {})
        told = set(seats)
        if whole:
            told |= set(known)
            known.clear()
        for table_id, there in seats.items():
            if sitting := frozenset(there):
                known[table_id] = sitting
            else:
                known.pop(table_id, None)
        return told

    def knows(self, server: str) -> bool:
        """Whether it has been heard of, and not been forgotten."""
        return server in self._heard

    def forget(self, server: str) -> set[str]:
        """A server is no more; the tables at which it had somebody."""
        self._heard.pop(server, None)
        return set(self._seats.pop(server, {}))

    def silent(self, now: float) -> list[str]:
        """The servers that have said nothing for too long."""
        return [server for server, heard in self._heard.items() if now - heard > FORGOTTEN]

    def wait_anew(self, now: float) -> None:
        """Nobody could be heard until now: that is not their silence."""
        self._heard = dict.fromkeys(self._heard, now)

"""Other servers of the same database: what this one tells them, and hears of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Final

from elfenland.server.presence import NOBODY, There

if TYPE_CHECKING:
    from elfenland.server.store import Store
    from elfenland.server.table import LiveTable


class Neighbours:
    """None: this server is alone. ``Fanout`` knows of some."""

    are_there: bool = False
    """Whether there may be any."""

    async def start(self, store: Store, tables: Mapping[str, LiveTable]) -> None:
        """Begin to tell and to hear; ``tables`` are those that are open, by id."""

    async def close(self) -> None:
        """Take leave of them."""

    def changed(self, table_id: str) -> None:
        """Tell them that something new is stored of a table; this does not wait."""

    def tell_who(self, table_id: str, here: There) -> None:
        """Tell them who is at a table here, as soon as others are than before."""

    def who(self, table_id: str) -> There:  # noqa: ARG002 - of those that are there
        """Who is at a table there."""
        return NOBODY

    def tables(self) -> frozenset[str]:
        """The tables at which anybody is there."""
        return frozenset()

    def has_turn(self, table_id: str) -> bool:  # noqa: ARG002 - as above
        """Whether this server thinks for the bots of a table, and no other one can have since."""
        return True

    async def take_turn(self, table_id: str) -> bool:  # noqa: ARG002 - as above
        """Whether this server shall think for the bots of a table, until it says otherwise."""
        return True

    async def end_turn(self, table_id: str) -> None:
        """Another one may think for them now."""


class Turn:
    """Whether it is for this server to think at a table, and not for another one.

    ``catch_up`` takes over what another one stored while it had the turn.
    """

    def __init__(
        self, neighbours: Neighbours, table_id: str, catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        self._neighbours = neighbours
        self._table_id = table_id
        self._catch_up = catch_up

    async def take(self) -> bool:
        """Whether it is, from now to the end; the game may have gone on elsewhere until now."""
        has_been_mine = self._neighbours.has_turn(self._table_id)
        is_mine = await self._neighbours.take_turn(self._table_id)
        if is_mine and not has_been_mine:
            await self._catch_up()
        return is_mine

    async def end(self) -> None:
        """Another one may."""
        await self._neighbours.end_turn(self._table_id)


ALONE: Final = Neighbours()
"""A server without any others."""

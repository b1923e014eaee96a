"""Looks at open tables for what other servers have stored of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from elfenland.server.engine import StoreUnavailable
from elfenland.server.faults import described
from elfenland.server.glance import Glance
from elfenland.server.store import Store

if TYPE_CHECKING:
    from elfenland.server.table import LiveTable

_LOG: Final = logging.getLogger(__name__)
# What is told is looked at as soon as it is; all tables are after so many seconds all the same,
# and much oftener while nothing can be told.
_SELDOM: Final = 15.0
_OFTEN: Final = 1.0
# Seconds until the database is asked once more.
_WHILE_GONE: Final = 1.0
# So many tables are read at a time.
_AT_ONCE: Final = 5


class Lookout:
    """Looks at the tables that it is told of, several in one go, and now and then at all of them.

    ``is_deaf``: nothing can be told, so that only looking helps.
    """

    def __init__(self, store: Store, tables: Mapping[str, LiveTable]) -> None:
        self.is_deaf = True
        self._store = store
        self._tables = tables
        self._named: set[str] = set()
        self._all = True
        self._called = asyncio.Event()
        self._turns = asyncio.Semaphore(_AT_ONCE)

    def look_at(self, table_ids: Iterable[str]) -> None:
        """Something has changed at these, of which some may be open."""
        named = [table_id for table_id in table_ids if table_id in self._tables]
        if named:
            self._named.update(named)
            self._called.set()

    def look_at_all(self) -> None:
        """Something may have changed anywhere."""
        self._all = True
        self._called.set()

    async def run(self) -> None:
        """Look, for ever."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_OFTEN if self.is_deaf else _SELDOM):
                    await self._called.wait()
            self._all |= not self._called.is_set()
            self._called.clear()
            try:
                await self._look()
            except StoreUnavailable:
                # The log has it; what was to be looked at is among all.
                await asyncio.sleep(_WHILE_GONE)
                self.look_at_all()
            except Exception as error:  # noqa: BLE001 - the other tables need it again at once
                _LOG.error(
                    "open tables could not be looked at: %s",
                    described(error),
                    extra={"event": "lookout.failed"},
                )

    async def _look(self) -> None:
        named = list(self._tables) if self._all else list(self._named)
        self._named.clear()
        self._all = False
        seen = await self._store.glances(named)
        async with asyncio.TaskGroup() as looking:
            for table_id, glance in seen.items():
                # A table that nobody holds any more is gone meanwhile.
                if (table := self._tables.get(table_id)) is not None:
                    looking.create_task(self._look_at_one(table, glance))

    async def _look_at_one(self, table: LiveTable, glance: Glance) -> None:
        async with self._turns:
            try:
                await table.changed_elsewhere(glance)
            except StoreUnavailable:
                self.look_at_all()
            except Exception as error:  # noqa: BLE001 - one table must not hold up the others
                _LOG.error(
                    "a table could not be looked at: %s",
                    described(error),
                    extra={"event": "lookout.failed"},
                )

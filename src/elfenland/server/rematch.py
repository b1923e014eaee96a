"""Playing again: the table at which the people of another one come together once more."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import select

from elfenland.server import info, wire
from elfenland.server.models import INVITES
from elfenland.server.store import Store


@dataclass(frozen=True, slots=True)
class Rematch:
    """The table of a rematch; ``codes``: of its links, by the seat whose owner each is for."""

    table: str
    codes: Mapping[int, str]

    def shown(self, seats: Iterable[int]) -> wire.Rematch:
        """The rematch as who held these seats is told of it."""
        return wire.Rematch(self.table, [self.codes[s] for s in seats if s in self.codes])


async def rematch_at(store: Store, table_id: str | None) -> Rematch | None:
    """The rematch that a table has."""
    if table_id is None:
        return None
    async with store.reading() as connection:
        rows = await connection.execute(
            select(INVITES.c.code, INVITES.c.before).where(
                INVITES.c.table_id == table_id, INVITES.c.before.is_not(None)
            )
        )
        return Rematch(table_id, {row.before: row.code for row in rows})


def same_again(
    setup: wire.TableSetup, names: Sequence[str], mine: Collection[int]
) -> wire.TableSetup:
    """The same set-up once more: who asks, holding the seats ``mine``, at this screen.

    The others come by link. Everybody keeps name and colour, also where seats go by lot.
    """
    here = iter(["me", *["screen"] * len(mine)])
    seats = [
        msgspec.structs.replace(
            seat,
            kind="bot" if seat.kind == "bot" else next(here) if place in mine else "link",
            name=names[place],
            colour=colour,
        )
        for place, (seat, colour) in enumerate(zip(setup.seats, info.colours(setup), strict=True))
    ]
    return msgspec.structs.replace(setup, seats=seats)


def seats_before(seats: Sequence[wire.NewSeat], others: Mapping[int, str]) -> dict[int, int]:
    """For whom the seats by link of a rematch are: by seat, the one that this name had before."""
    left = dict(others)
    found = {}
    for place, seat in enumerate(seats):
        before = next((old for old, name in left.items() if name == seat.name), None)
        if seat.kind == "link" and before is not None:
            found[place] = before
            del left[before]
    return found

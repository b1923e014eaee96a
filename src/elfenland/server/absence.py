"""People who are away: something plays for their seats until they return, or they leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elfenland.errors import GameOver, TableError
from elfenland.server.credentials import Credential
from elfenland.server.info import LEAST
from elfenland.server.seating import check_seat
from elfenland.server.standins import KIND

if TYPE_CHECKING:
    from elfenland.server.table import LiveTable


async def look(table: LiveTable) -> None:
    """The table is due: what plays there goes on, and everybody sees whose time is up."""
    async with table.lock:
        await table.stand_ins.refresh()
        await table.keeper.set_due(anew=True)
        table.tell_stand_ins()
    table.bots.wake()


async def played(table: LiveTable, seat: int) -> None:
    """A decision for ``seat`` is stored: with a second missed turn its stand-in stays."""
    if table.keeper.stays_now(seat):
        await table.stand_ins.begin(seat, table.setup.stand_in, "clock")
    table.tell_stand_ins()


async def acted(table: LiveTable, seat: int) -> None:
    """The owner of ``seat`` has decided: nobody else plays for it any more."""
    if table.stand_ins.of(seat) is None:
        return
    await table.stand_ins.end(seat)
    table.keeper.returned(seat)
    await handed_over(table)


async def handed_over(table: LiveTable) -> None:
    """Something else plays for a seat than before: everybody is told. Then wake ``table.bots``."""
    await table.keeper.set_due()
    table.tell_stand_ins()
    table.changed()


async def heard(table: LiveTable) -> None:
    """Another server may have changed who plays for whom: take it over; the lock is held."""
    before = set(table.stand_ins.all)
    await table.stand_ins.refresh()
    for seat in before - set(table.stand_ins.all):
        table.keeper.returned(seat)
    _let_go(table)


async def come_back(table: LiveTable, credential: Credential | None, seat: int) -> None:
    """The owner of ``seat`` takes it back.

    Raises:
        TableError: this credential does not hold it.
    """
    check_seat(credential, seat)
    async with table.lock:
        await acted(table, seat)


async def leave(table: LiveTable, credential: Credential | None, seat: int) -> None:
    """The owner of ``seat`` leaves it for good, and sees from now on what a spectator does.

    A bot plays on, also where everybody has left. Before the game begins a seat by link is free
    again.

    Raises:
        TableError: this credential does not hold it, or made the table and the game has not begun.
        GameOver: the game has ended.
    """
    check_seat(credential, seat)
    assert credential is not None
    async with table.lock:
        # It may have been left while this waited.
        check_seat(table.seating.still(credential), seat)
        if table.status == "waiting":
            await _give_up(table, seat)
            return
        if table.status == "ended":
            raise GameOver("the game has ended")
        await table.stand_ins.begin(seat, _bot(table), "left")
        _let_go(table)
        await handed_over(table)
    table.bots.wake()


def _let_go(table: LiveTable) -> None:
    """Show those who have left a seat for good what is theirs now."""
    for listener in table.audience:
        credential = listener.credential and table.seating.still(listener.credential)
        if credential != listener.credential:
            listener.credential = credential
            listener.looking = None
            listener.tell(table.showing.welcome(listener))


def _bot(table: LiveTable) -> str:
    """What plays on for somebody who is gone: a bot, also where time alone would not bring one."""
    return table.setup.stand_in if table.setup.stand_in != LEAST else KIND


async def let_play(table: LiveTable, seat: int) -> None:
    """The others want a bot to play for ``seat`` until its owner returns; the lock is held."""
    await table.stand_ins.begin(seat, _bot(table), "vote")
    await handed_over(table)


async def _give_up(table: LiveTable, seat: int) -> None:
    if table.setup.seats[seat].kind != "link":
        message = (
            "The game has not begun: only who came by link can give a seat up. A table at which "
            "nobody plays goes away by itself."
        )
        raise TableError("table.waiting", message)
    if not await table.stand_ins.give_up(seat, table.seating.holding(seat).fingerprint):
        raise TableError("action.stale", "The game has begun meanwhile: look again.")
    await table.refresh()
    table.changed()

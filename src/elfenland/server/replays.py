"""Games seen again, each made in a process, and new games that go on from one of their moments."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from elfenland.errors import ProcessFailed, TableError
from elfenland.rules.record import Record
from elfenland.server import info, wire, wire_replays, wire_setup
from elfenland.server.credentials import Credential, fingerprint, new_code, new_token
from elfenland.server.replaying import checked, replay_of, replay_of_file
from elfenland.server.stored import Entry, Stored
from elfenland.server.tables import Tables

P = ParamSpec("P")
T = TypeVar("T")

LIMIT: Final = 30.0
"""Seconds after which a replay is given up; the longest game takes well under one."""
RECORD_BYTES: Final = 512 * 1024
"""A record may have so many: the longest has some 100,000 itself, and may bring more along."""


class Replays:
    """The replays of a server, made one at a time: bots and hints go first."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._one_at_a_time = asyncio.Lock()

    async def of_table(
        self, record: Record, table: wire.TableInfo, seat: int | None, *, is_open: bool
    ) -> bytes:
        """The replay of a table's game as JSON, gzipped; ``table`` is told with it.

        Raises:
            TableError: there is no such side, or it could not be made.
        """
        _check_side(seat, is_open=is_open)
        if seat is not None and seat >= record.options.players:
            raise _invalid(f"There is no seat {seat} at this table of {record.options.players}.")
        return await self._ask(replay_of, table, record, seat, is_open)

    async def of_file(self, data: dict[str, Any], seat: int | None, *, is_open: bool) -> bytes:
        """The replay of a record that somebody sent, as JSON, gzipped.

        Raises:
            RecordError: it is none, or does not replay to what it claims; there is no such seat.
            TableError: there is no such side, or it could not be made.
        """
        _check_side(seat, is_open=is_open)
        return await self._ask(replay_of_file, data, seat, is_open)

    async def go_on(self, asked: wire_replays.GoOn) -> wire_setup.TableCreated:
        """Make a table that goes on from a moment of a game, by the same chance.

        Raises:
            TableError: the game, its step or a seat is refused.
            RecordError: what was sent is no record, or does not replay to what it claims.
        """
        record = await self._record(asked)
        if len(asked.seats) != record.options.players:
            raise _invalid(f"There are {len(asked.seats)} seats for {record.options.players}.")
        if any(seat.kind == "link" for seat in asked.seats):
            raise _invalid("A seat by link cannot go on with a game: choose another kind.")
        if asked.step > len(record.actions):
            raise _invalid(f"There is no step {asked.step}: the last is {len(record.actions)}.")
        if record.result is not None and asked.step == len(record.actions):
            message = "The game is over at its last step: go on from one before."
            raise TableError("replay.over", message)
        options = info.asked_options(record.options)
        new = wire_setup.NewTable(asked.name, asked.seats, options, asked.pace, asked.hints)
        setup = info.clean_setup(new, self._tables.added.names)
        setup.origin = wire.Origin(asked.table, asked.step)
        token = new_token()
        here = tuple(p for p, seat in enumerate(setup.seats) if seat.kind in ("me", "screen"))
        stored = Stored(
            id=new_code(),
            setup=msgspec.to_builtins(setup),
            options=record.options.to_json(),
            seed=record.seed,
            secret=None,
            texts={},
            status="playing",
            credentials=(Credential(fingerprint(token), "host", here),),
            invites=(),
        )
        await self._tables.restore(stored, _entries(record, asked.step))
        return wire_setup.TableCreated(stored.id, token, [])

    async def _record(self, asked: wire_replays.GoOn) -> Record:
        if asked.table is not None and asked.record is None:
            return (await self._tables.open(asked.table)).showing.record(None)
        if asked.record is not None and asked.table is None:
            return await self._ask(checked, asked.record)
        raise _invalid("Name either a table or a record to go on from, and not both.")

    async def _ask(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._one_at_a_time:
            try:
                return await self._tables.workers.run(function, LIMIT, *args, **kwargs)
            except ProcessFailed as error:
                message = "This game could not be played again. Try once more."
                raise TableError("replay.failed", message, 503) from error


def _check_side(seat: int | None, *, is_open: bool) -> None:
    if seat is not None and (is_open or seat < 0):
        raise _invalid(f"Ask for seat {seat} alone, from 0 on, or with all open for none.")


def _invalid(message: str) -> TableError:
    return TableError("request.invalid", message, 400)


def _entries(record: Record, step: int) -> list[Entry]:
    """The first actions of a record as entries of their own."""
    split = (action.partition(" ") for action in record.actions[:step])
    return [
        Entry(number, int(seat), "act", (text,), None)
        for number, (seat, _, text) in enumerate(split, 1)
    ]

"""What the store promises of either kind of database."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import text

from elfenland.server.credentials import Credential
from elfenland.server.database import Database
from elfenland.server.store import NumberTaken, Store
from elfenland.server.stored import Entry, Invite, Stored

HOST = Credential(b"h" * 32, "host", (0,))
FIRST = Entry(1, 0, "act", ("draw pile",), "one")


def table(name: str = "t", invites: int = 0) -> Stored:
    """A table with a seat by link for each invite."""
    return Stored(
        id=name,
        setup={"name": "Zoë's <table>", "seats": [None, {"kind": "link"}]},
        options={"rounds": 3, "start_seat": None},
        seed=None,
        secret="5" * 64,
        texts={0: "mine"},
        status="waiting" if invites else "playing",
        credentials=(replace(HOST, fingerprint=name.encode().ljust(32)),),
        invites=tuple(Invite(f"{name}{seat}", seat, None) for seat in range(1, 1 + invites)),
        created=datetime(2026, 3, 1, 12, 30, 15, 123456, UTC),
    )


def guest(seat: int) -> Credential:
    """Somebody who sits down by a link."""
    return Credential(bytes([seat]) * 32, "link", (seat,))


async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    """Everything of it, its time in UTC, its JSON with nothing made of null."""
    await store.add(table(invites=2))
    assert await store.table("t") == table(invites=2)
    assert await store.ids() == ["t"]
    assert await store.table_of_invite("t2") == "t"
    assert await store.table("other") is None


async def test_an_entry_comes_back_as_it_was(store: Store) -> None:
    """Also its time, whatever zone it was given in."""
    made = datetime(2026, 3, 1, 1, 30, 15, 123456, timezone(timedelta(hours=5)))
    await store.add(table())
    await store.append("t", replace(FIRST, made=made.astimezone(UTC)), ends=False)
    (found,) = await store.entries("t")
    assert (found, found.made) == (FIRST, made)


async def test_a_number_is_taken_once(store: Store) -> None:
    """Of two entries of one number, or of one request, the second is refused, and ends nothing."""
    await store.add(table())
    await store.append("t", FIRST, ends=False)
    for again in (
        Entry(1, 1, "act", ("pass",), "two"),
        Entry(2, 0, "act", ("draw pile",), "one"),
        Entry(1, 1, "act", ("pass",), None),
    ):
        with pytest.raises(NumberTaken):
            await store.append("t", again, ends=True)

    assert await store.entries("t") == [FIRST]
    stored = await store.table("t")
    assert stored is not None
    assert stored.status == "playing"


async def test_of_fifty_of_one_number_one_is_stored(store: Store, database: Database) -> None:
    """Whichever of two servers they come through."""
    other = await Store.open(database)
    await store.add(table())
    asked = [Entry(1, n % 6, "act", ("pass",), f"request {n}") for n in range(50)]
    ends = await asyncio.gather(
        *((store, other)[n % 2].append("t", entry, ends=False) for n, entry in enumerate(asked)),
        return_exceptions=True,
    )
    await other.close()

    stored = await store.entries("t")
    assert len(stored) == 1
    assert [entry for entry, end in zip(asked, ends, strict=True) if end is None] == stored
    assert {type(end) for end in ends if end is not None} == {NumberTaken}


async def test_games_that_share_a_commit(store: Store) -> None:
    """Of many games' entries at once each is stored or refused for itself; the last ends its."""
    games = [f"game{n:02}" for n in range(40)]
    for name in games:
        await store.add(table(name))
    for name in games[::4]:
        await store.append(name, FIRST, ends=False)
    await_all = [
        store.append(name, Entry(1, 1, "act", ("pass",), "r"), ends=n % 2 == 0)
        for n, name in enumerate(games)
    ]
    strange = store.append("no such game", FIRST, ends=False)
    *ends, failed = await asyncio.gather(*await_all, strange, return_exceptions=True)

    assert isinstance(failed, Exception)
    assert [isinstance(end, NumberTaken) for end in ends] == [n % 4 == 0 for n in range(40)]
    for n, name in enumerate(games):
        found = await store.table(name)
        assert found is not None
        assert found.status == ("ended" if n % 4 == 2 else "playing")
        assert [entry.seat for entry in await store.entries(name)] == [0 if n % 4 == 0 else 1]


async def test_one_asks_and_goes_away(store: Store) -> None:
    """Who gives up waiting takes nobody else's entry along."""
    for name in ("a", "b"):
        await store.add(table(name))
    gives_up = asyncio.create_task(store.append("a", FIRST, ends=False))
    stays = asyncio.create_task(store.append("b", FIRST, ends=False))
    await asyncio.sleep(0)
    gives_up.cancel()
    await stays
    assert await store.entries("b") == [FIRST]


async def test_the_last_to_sit_down_begins_the_game(store: Store, database: Database) -> None:
    """Also when all sit down at once, on two servers."""
    other = await Store.open(database)
    await store.add(table(invites=4))
    taken = await asyncio.gather(
        *(
            at.take("t", f"t{seat}", f"Guest {seat}", "words", guest(seat * 10 + n))
            for seat in range(1, 5)
            for n, at in enumerate((store, other))
        )
    )
    await other.close()

    found = await store.table("t")
    assert found is not None
    assert [sum(taken[at : at + 2]) for at in range(0, 8, 2)] == [1] * 4
    assert found.status == "playing"
    assert len(found.credentials) == 5


async def test_a_seal_is_taken_once(store: Store) -> None:
    """Of many that ask for it at once one gets its secret."""
    await store.add_seal("c", "secret")
    got = await asyncio.gather(*(store.take_seal("c") for _ in range(5)))
    assert sorted(got, key=str) == [None] * 4 + ["secret"]


async def test_an_old_seal_is_forgotten(store: Store) -> None:
    """When the next is drawn a day later."""
    await store.add_seal("old", "secret")
    async with store._engine.begin() as connection:
        await connection.execute(
            text("UPDATE seals SET drawn = :then"),
            {"then": datetime.now(UTC) - timedelta(hours=25)},
        )
    await store.add_seal("new", "secret")
    assert await store.take_seal("old") is None
    assert await store.take_seal("new") == "secret"


async def test_a_game_is_restored_whole_or_not_at_all(store: Store) -> None:
    """And once: a table that is there stays as it is."""
    assert await store.restore(table(), [FIRST, replace(FIRST, number=2, request="two")])
    assert not await store.restore(table(), [])
    assert len(await store.entries("t")) == 2

    with pytest.raises(Exception, match=r"UNIQUE|duplicate"):
        await store.restore(table("u"), [FIRST, FIRST])
    assert await store.table("u") is None

"""Guests with a name: what they hold, on which devices, and how they come to another one."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from elfenland.rules.options import Options
from elfenland.server import fairness
from elfenland.server.course import Course
from elfenland.server.credentials import LETTERS
from tests.server.meeting import Guest, meet, play_out
from tests.server.running import Json, Server, Table, Time, act, bearer, new_table, serving


async def recover(server: Server, code: str) -> Guest | None:
    """The person of a recovery code, on another device; None when it leads to nobody."""
    answer = await server.http.post("/api/recoveries", json={"code": code})
    if answer.status_code == 404:
        assert answer.json()["code"] == "recovery.unknown"
        return None
    assert answer.status_code == 201, answer.text
    return Guest(server, **answer.json())


async def code_of(guest: Guest) -> str:
    """A new recovery code."""
    answer = await guest.post("/api/people/me/recovery")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def test_a_person_s_token_is_as_good_as_a_table_s(server: Server) -> None:
    """It decides for the person's seats over HTTP and the socket, and for no other seat."""
    ann, bea = [await meet(server, name) for name in ("Ann", "Bea")]
    table = await ann.create("me", "link", "screen", options={"start_seat": 0})
    seated = await bea.sit(table)

    async with table.socket(ann.token) as mine, table.socket(bea.token) as hers:
        welcomes = [await socket.next("welcome") for socket in (mine, hers)]
        await mine.did(act(0, 0, "draw pile"))
        played = await table.act("draw pile", token=bea.token)
        not_hers = await table.act("draw pile", token=bea.token)

    assert [w["table"]["mine"] for w in welcomes] == [[0, 2], [1]]
    assert [len(w["table"]["invites"]) for w in welcomes] == [0, 0]
    assert welcomes[1]["position"]["view"]["seat"] == 1
    assert played.status_code == 200
    assert not_hers.json()["code"] == "seat.not_yours"
    # The table's own token still says all that it did.
    assert (await table.get(token=seated["token"])).json()["mine"] == [1]


async def test_who_holds_nothing_at_a_table_looks_on(server: Server) -> None:
    """A person of another table is a spectator; a token that nobody has is refused."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    cy = await meet(server, "Cy")

    seen = (await table.get(token=cy.token)).json()
    refused = await table.act("draw pile", token=cy.token)

    assert (seen["mine"], seen["invites"]) == ([], [])
    assert refused.json()["code"] == "credential.missing"
    assert (await table.get(token="nobody's")).json()["code"] == "credential.unknown"


async def test_seats_held_before_one_had_a_name(server: Server) -> None:
    """The tokens that a browser has kept are told once; what somebody else holds stays theirs."""
    table = await server.create("me", "screen", "random")
    ann = await meet(server, "Ann", table.token, "nonsense")
    bea = await meet(server, "Bea", table.token)

    assert [line["table"] for line in (await ann.me())["running"]] == [table.table]
    assert (await bea.me())["running"] == []
    assert (await table.get(token=ann.token)).json()["mine"] == [0, 1]


async def test_a_name_can_be_changed(server: Server) -> None:
    """It is tidied like any name; one that cannot be shown is refused and changes nothing."""
    ann = await meet(server, "  Ann ")
    renamed = await ann.post("/api/people/me", {"name": "Anna"})
    refused = await ann.post("/api/people/me", {"name": "An\u202ena"})

    assert (ann.name, renamed.json()["name"], refused.status_code) == ("Ann", "Anna", 400)
    assert (await ann.me())["name"] == "Anna"
    for token, code in ((None, "credential.missing"), ("nobody's", "credential.unknown")):
        answer = await server.http.get("/api/people/me", headers=bearer(token))
        assert (answer.status_code, answer.json()["code"]) == (401, code)


def aloud(code: str) -> str:
    """As somebody types it who was told it."""
    return f"  {code.replace('-', ' ').upper()} "


async def test_another_device(server: Server) -> None:
    """A code makes it the same person's, once, however it is typed; both devices then hold all."""
    ann = await meet(server, "Ann")
    table = await ann.create("me", "random")
    code = await code_of(ann)

    phone = await recover(server, aloud(code))
    again = await recover(server, code)

    assert phone is not None
    assert (phone.person, phone.name, again) == (ann.person, "Ann", None)
    assert phone.token != ann.token
    assert (await table.get(token=phone.token)).json()["mine"] == [0]
    assert [device["here"] for device in (await phone.me())["devices"]] == [False, True]
    assert [device["here"] for device in (await ann.me())["devices"]] == [True, False]


async def test_a_new_code_makes_the_old_one_void(server: Server) -> None:
    """A person has one code at a time, and it leads to this person."""
    ann, bea = [await meet(server, name) for name in ("Ann", "Bea")]
    first, hers, second = [await code_of(guest) for guest in (ann, bea, ann)]

    assert await recover(server, first) is None
    for guest, code in ((ann, second), (bea, hers)):
        found = await recover(server, code)
        assert found is not None
        assert found.person == guest.person


@pytest.mark.parametrize("wrong", [4, 5])
async def test_five_wrong_tries_kill_a_code(server: Server, wrong: int) -> None:
    """Tried at once or one after the other: with the fifth wrong one it is void."""
    code = await code_of(await meet(server, "Ann"))
    guesses = [code[:-1] + letter for letter in LETTERS if letter != code[-1]][:wrong]

    found = await asyncio.gather(*(recover(server, guess) for guess in guesses))

    assert found == [None] * wrong
    assert (await recover(server, code) is not None) == (wrong < 5)


async def test_a_code_is_taken_once(server: Server) -> None:
    """Of four who show it at once, one becomes the person."""
    code = await code_of(await meet(server, "Ann"))
    found = await asyncio.gather(*(recover(server, code) for _ in range(4)))
    assert sum(guest is not None for guest in found) == 1


async def sign_out(guest: Guest, device: str | None) -> list[str]:
    """The devices that are left after a device is signed out, or with None all others."""
    answer = await guest.post("/api/people/me/sign_out", {"device": device})
    assert answer.status_code == 200, answer.text
    return [left["device"] for left in answer.json()["devices"]]


async def other_device(guest: Guest) -> Guest:
    """The same person on another device."""
    found = await recover(guest.server, await code_of(guest))
    assert found is not None
    return found


async def own_device(guest: Guest) -> str:
    """The id of the device that asks."""
    [mine] = [str(one["device"]) for one in (await guest.me())["devices"] if one["here"]]
    return mine


async def test_a_device_that_is_signed_out(server: Server) -> None:
    """Its tokens are nobody's, a table's too, and its sockets close; the seats stay."""
    ann = await meet(server, "Ann")
    phone = await other_device(ann)
    made = await phone.post("/api/tables", new_table("me", "random", options={"start_seat": 0}))
    table = Table(server, **made.json())
    code = await code_of(phone)

    async with (
        table.socket() as by_table,
        table.socket(phone.token) as by_person,
        table.socket(ann.token) as stays,
    ):
        assert await sign_out(ann, await own_device(phone)) == [await own_device(ann)]
        for socket in (by_table, by_person):
            assert (await socket.next("refused"))["code"] == "credential.unknown"
            with pytest.raises(ConnectionClosed):
                await socket.next("refused")
        await stays.did(act(0, 0, "draw pile"))

    for token in (phone.token, table.token):
        refused = await table.get("/position?seat=0", token)
        assert (refused.status_code, refused.json()["code"]) == (401, "credential.unknown")
        async with table.socket(token) as socket:
            assert (await socket.next("refused"))["code"] == "credential.unknown"
    assert (await table.get(token=ann.token)).json()["mine"] == [0]
    assert await recover(server, code) is None


async def test_signed_out_everywhere_else(server: Server) -> None:
    """One device is left, and what other people have; what is nobody's cannot be signed out."""
    ann, bea = await meet(server, "Ann"), await meet(server, "Bea")
    others = [await other_device(ann) for _ in range(2)]
    first = await own_device(ann)

    refused = await bea.post("/api/people/me/sign_out", {"device": first})
    assert (refused.status_code, refused.json()["code"]) == (404, "device.unknown")
    assert await sign_out(others[1], None) == [await own_device(others[1])]
    for guest in (ann, others[0]):
        answer = await guest.post("/api/people/me/recovery")
        assert answer.json()["code"] == "credential.unknown"
    assert len((await bea.me())["devices"]) == 1
    assert await sign_out(others[1], await own_device(others[1])) == []


async def test_seats_held_before_one_had_a_name_are_signed_out_too(server: Server) -> None:
    """A browser's tokens of tables go with it, its sockets of before then as well."""
    table = await server.create("me", "random")
    async with table.socket() as socket:
        ann = await meet(server, "Ann", table.token)
        phone = await other_device(ann)
        assert await sign_out(phone, None) == [await own_device(phone)]
        assert (await socket.next("refused"))["code"] == "credential.unknown"
    assert (await table.get()).json()["code"] == "credential.unknown"
    assert (await table.get(token=phone.token)).json()["mine"] == [0]


async def test_another_server_signs_out(tmp_path: Path) -> None:
    """What a server hears of a table says that a device is gone which came by it."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as here, serving(file) as there:
        ann = await meet(here, "Ann")
        table = await ann.create("me", "random")
        phone = await other_device(ann)
        live = await there.tables.open(table.table)
        await live.changed_elsewhere((await there.store.glances([table.table]))[table.table])
        async with there.at(table).socket(phone.token) as gone:
            await gone.next("welcome")
            await sign_out(ann, None)
            await live.changed_elsewhere((await there.store.glances([table.table]))[table.table])
            assert (await gone.next("refused"))["code"] == "credential.unknown"


async def test_when_a_device_was_last_seen(tmp_path: Path) -> None:
    """It is told to the hour, whether the person's own token is used or that of a table."""
    time = Time()
    async with serving(tmp_path / "tables.sqlite3", now=time) as server:
        ann = await meet(server, "Ann")
        made = await ann.post("/api/tables", new_table("me", "random"))
        table = Table(server, **made.json())
        seen = []
        for minutes in (59, 1):
            time.passes(minutes=minutes)
            seen += [one["seen"] for one in (await ann.me())["devices"]]
        phone = await other_device(ann)
        time.passes(hours=2)
        async with table.socket() as socket:
            await socket.next("welcome")
        seen += [one["seen"] for one in (await phone.me())["devices"]]
    hours = [datetime.fromisoformat(one).hour for one in seen]
    assert hours == [12, 13, 15, 15]


@pytest.mark.parametrize("code", ["", "a", "k3p9-x2mw", "0" * 20, "\N{GLOWING STAR}" * 8])
async def test_what_is_no_code(server: Server, code: str) -> None:
    """Whatever is typed is refused with the same sentence as a code that was used."""
    assert await recover(server, code) is None


async def test_a_code_lasts_a_day(tmp_path: Path) -> None:
    """A second later it leads to nobody."""
    time = datetime(2026, 1, 1, tzinfo=UTC)
    async with serving(tmp_path / "tables.sqlite3", now=lambda: time) as server:
        ann = await meet(server, "Ann")
        code, late = await code_of(ann), None
        time += timedelta(days=1)
        assert await recover(server, code) is not None
        code = await code_of(ann)
        time += timedelta(days=1, seconds=1)
        late = await recover(server, code)
    assert late is None


async def test_nothing_that_opens_is_in_the_file(tmp_path: Path) -> None:
    """Neither a person's token nor the secret of a code is stored."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as server:
        ann = await meet(server, "Ann")
        code = (await code_of(ann)).replace("-", "")
    stored = await asyncio.to_thread(file.read_bytes)
    assert ann.person.encode() in stored
    assert ann.token.encode() not in stored
    assert code[7:].encode() not in stored


def brief(lines: list[Json]) -> list[str]:
    """The names of the tables in a list."""
    return [line["name"] for line in lines]


async def test_my_games(tmp_path: Path) -> None:
    """One's turn comes first, then what was moved at last; each with what all may know of it."""
    time = datetime(2026, 1, 1, tzinfo=UTC)
    async with serving(tmp_path / "tables.sqlite3", now=lambda: time) as server:
        await server.http.post("/api/network")
        ann, bea = [await meet(server, name) for name in ("Ann", "Bea")]
        tables = {}
        for name, starts in (("First", 0), ("Second", 1), ("Third", 1)):
            time += timedelta(minutes=1)
            options = {"start_seat": starts, "rounds": 3}
            tables[name] = await ann.create("me", "link", name=name, options=options)
            await bea.sit(tables[name])
        await ann.create("me", "link", name="To be", clock={"type": "slow", "hours": 24})
        before = await ann.me()
        time += timedelta(minutes=1)
        await tables["Second"].act("draw pile", token=bea.token)
        time += timedelta(minutes=1)
        await tables["First"].act("draw pile")
        after = await ann.me()

    assert brief(before["waiting"]) == ["To be"]
    assert before["waiting"][0]["clock"] == {"type": "slow", "hours": 24}
    assert [seat["taken"] for seat in before["waiting"][0]["seats"]] == [True, False]
    assert brief(before["running"]) == ["First", "Third", "Second"]
    assert brief(after["running"]) == ["Second", "First", "Third"]
    line = after["running"][1]
    assert (line["round"], line["to_act"], line["mine"], line["status"]) == (1, 1, [0], "playing")
    began, moved = (
        {line["name"]: line["moved"] for line in found["running"]} for found in (before, after)
    )
    assert moved["First"] > moved["Second"] > moved["Third"] == began["Third"]
    assert [seat["name"] for seat in line["seats"]] == ["Seat 0", "Bea"]
    assert before["ended"] == []


async def test_lists_know_the_game_without_laying_it(server: Server) -> None:
    """Beside each decision stands what all know of the game after it; of a payment nothing."""
    ann = await meet(server, "Ann")
    table = await ann.create("me", "random", options={"rounds": 3})
    await play_out(table, ann.token)
    entries = await server.store.entries(table.table)
    stored = await server.store.table(table.table)
    assert stored is not None
    [line] = (await ann.me())["ended"]

    course = Course(Options.from_json(stored.options), fairness.seed(stored))
    untold = 0
    for entry in entries:
        course.follow(entry)
        if course.number_for(()) == entry.number:
            assert (entry.round, entry.to_act) == (course.game.round, course.game.to_act)
        else:
            untold += 1
            assert (entry.round, entry.to_act) == (None, None)
    assert untold > 0
    result = course.game.result
    assert result is not None
    assert line["result"] == {
        "winners": list(result.winners), "pieces": [s.pieces for s in result.standings],
    }  # fmt: skip
    assert (line["round"], line["to_act"]) == (None, None)

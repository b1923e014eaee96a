"""The same request again, and many at once: each is played once."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.running import Server, act, serving


async def test_the_same_id_again_is_answered_the_same_and_played_once(server: Server) -> None:
    """A client that has lost the answer asks again without harm."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    body = act(0, 0, "draw pile")

    first = await table.post("/act", body)
    await table.act("draw pile")
    again = await table.post("/act", body)

    assert (first.status_code, first.json()) == (200, again.json())
    assert len(await server.store.entries(table.table)) == 2


async def test_an_id_of_another_request_is_refused(server: Server) -> None:
    """A client that forgot to take a new id hears of it: nothing is taken for done."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    body = act(0, 0, "draw pile")
    await table.post("/act", body)

    other = await table.post("/act", body | {"actions": ["pass"]})

    assert (other.status_code, other.json()["code"]) == (409, "request.id_used")


async def test_the_same_id_of_two_seats_is_two_requests(server: Server) -> None:
    """Two people cannot be in each other's way by the ids their clients take."""
    table = await server.create("me", "screen", options={"start_seat": 0})

    answers = [
        await table.post("/act", act(seat, seat, "draw pile") | {"id": "1"}) for seat in (0, 1)
    ]

    assert [answer.json()["number"] for answer in answers] == [1, 2]


async def test_an_act_without_answer_is_known_after_a_restart(server: Server) -> None:
    """The ids are stored with the game: a server that starts again knows them."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    body = act(0, 0, "draw pile")
    first = await table.post("/act", body)
    async with serving(server.file) as other:
        again = await other.at(table).post("/act", body)

    assert again.json() == first.json()


@pytest.mark.parametrize("same_id", [True, False], ids=["a retry storm", "a double click"])
async def test_fifty_posts_of_one_action_play_it_once(server: Server, same_id: bool) -> None:  # noqa: FBT001
    """However often one action is sent at the same time, it is played once."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    bodies = [act(0, 0, "draw pile") | ({"id": "one"} if same_id else {}) for _ in range(50)]

    answers = await asyncio.gather(*(table.post("/act", body) for body in bodies))

    codes = sorted(a.json().get("code", "done") for a in answers)
    if same_id:
        assert codes == ["done"] * 50
    else:
        # Once it is played the turn has passed on.
        assert codes == ["action.not_your_turn"] * 49 + ["done"]
    assert len(await server.store.entries(table.table)) == 1


async def test_two_seats_at_once(server: Server) -> None:
    """Of two people who act at once the one whose turn it is is played, the other refused."""
    table = await server.create("me", "link", options={"start_seat": 0})
    link = (await table.sit())["token"]

    mine, theirs = await asyncio.gather(
        table.post("/act", act(0, 0, "draw pile")),
        table.post("/act", act(1, 0, "draw pile"), link),
    )

    assert mine.status_code == 200
    # Theirs came before or after: too early, or with a number that is old by now.
    assert theirs.json()["code"] in ("action.not_your_turn", "action.stale")
    assert len(await server.store.entries(table.table)) == 1


async def test_two_servers_on_one_file_never_both_win(server: Server) -> None:
    """What another process has stored is taken over, told, and nothing of it lost or doubled."""
    table = await server.create("me", "link", options={"start_seat": 0})
    link = (await table.sit())["token"]
    async with serving(server.file) as other, table.socket() as here:
        await here.next("welcome")
        there = other.at(table)
        await there.now()
        assert (await table.post("/act", act(0, 0, "draw pile"))).status_code == 200

        late = await there.post("/act", act(0, 0, "draw pile"))
        on = await there.post("/act", act(1, 1, "draw pile"), link)

        assert late.json()["code"] == "action.stale"
        assert on.json() == {"type": "done", "id": on.json()["id"], "number": 2}
        late = await table.post("/act", act(1, 1, "draw pile"), link)
        assert late.json()["code"] == "action.stale"
        assert (await table.now()) == (await there.now())
        assert (await here.position(lambda p: p["number"] == 2))["view"]["to_act"] == 0
    assert len(await server.store.entries(table.table)) == 2

"""What takes everybody's consent, asked and answered at real tables."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from elfenland.errors import RecordError
from elfenland.rules.record import read_record, verify
from elfenland.server import attendance, wire
from elfenland.server.archive import _exported, import_game
from elfenland.server.store import Store
from elfenland.server.tables import Tables
from tests.server.running import Json, Server, Socket, Table, act, new_id, serving, undo


def propose(seat: int, kind: str, **more: object) -> Json:
    """A request to ask the others, with an id of its own."""
    return {"type": "propose", "id": new_id(), "seat": seat, "kind": kind} | more


def ballot(seat: int, number: int = 1, *, agrees: bool = True) -> Json:
    """An answer."""
    body = {"type": "ballot", "id": new_id(), "seat": seat, "proposal": number, "agrees": agrees}
    return dict(body)


@dataclass
class People:
    """A table of people, each by a link but for the first, and their tokens by seat."""

    table: Table
    tokens: list[str]

    async def ask(self, body: Json) -> Json:
        """Post a request of the seat in it; the answer."""
        path = {"propose": "/proposals", "ballot": "/ballots", "act": "/act", "undo": "/undo"}
        answer = await self.table.post(path[body["type"]], body, self.tokens[body["seat"]])
        told: Json = answer.json()
        return told

    async def proposal(self) -> Any:  # noqa: ANN401 - JSON
        """What everybody is told of it."""
        return (await self.table.get(token=None)).json()["proposal"]

    async def number(self) -> int:
        """How far the game is for everybody."""
        number: int = (await self.table.now())["number"]
        return number

    async def play(self, *texts: str) -> None:
        """Act for whoever is to act, one after the other."""
        for text in texts:
            now = await self.table.now()
            seat = now["view"]["to_act"]
            if text == "draw":
                text = "draw pile"  # noqa: PLW2901
            told = await self.ask(act(seat, now["number"], text))
            assert told["type"] == "done", told

    async def entries(self) -> list[tuple[int, str, int | None]]:
        """What is stored of the game, in short."""
        stored = await self.table.server.store.entries(self.table.table)
        return [(entry.seat, entry.kind, entry.back_to) for entry in stored]


async def seated(server: Server, people: int = 3, **more: object) -> People:
    """A new table of so many people, and nobody else."""
    options = {"rounds": 3, "start_seat": 0} | dict(more.pop("options", {}))  # type: ignore[call-overload]
    table = await server.create("me", *["link"] * (people - 1), options=options, **more)
    guests = [(await table.sit(place, f"Guest {place}"))["token"] for place in range(people - 1)]
    return People(table, [table.token, *guests])


@asynccontextmanager
async def present(people: People, *seats: int) -> AsyncIterator[list[Socket]]:
    """With sockets of these seats, welcomed."""
    opened = [people.table.socket(people.tokens[seat]) for seat in seats]
    sockets = [await one.__aenter__() for one in opened]
    try:
        for socket in sockets:
            await socket.next("welcome")
        yield sockets
    finally:
        for one in opened:
            await one.__aexit__(None, None, None)


async def test_all_people_end_the_game(server: Server) -> None:
    """It ends when the last has agreed, as it stands: for all, in the store and in the record."""
    people = await seated(server)
    await people.play("draw", "draw")
    async with people.table.socket(None) as onlooker:
        await onlooker.next("welcome")
        asked = await people.ask(propose(0, "end"))
        first = (await onlooker.next("table"))["table"]["proposal"]
        agreed = await people.ask(ballot(1))
        second = (await onlooker.next("table"))["table"]["proposal"]
        assert (await people.table.now())["view"]["to_act"] == 2
        await people.ask(ballot(2))
        news = await onlooker.next("news")
        after = await onlooker.next("table", table=(await people.table.get(token=None)).json())

    assert (asked["type"], asked["number"], agreed["type"]) == ("done", 2, "done")
    assert first == {
        "number": 1, "kind": "end", "seat": 0, "target": None, "events": 0, "shown": False,
        "agreed": [0], "missing": [1, 2], "declined": None,
    }  # fmt: skip
    assert (second["agreed"], second["missing"]) == ([0, 1], [2])
    assert [(e["type"], e["reason"]) for e in news["events"]] == [("game_ended", "agreed")]
    assert (after["table"]["status"], after["table"]["proposal"]) == ("ended", None)
    assert (await people.entries())[-1] == (0, "end", None)
    record = (await people.table.get("/record")).json()
    assert record["result"] == {
        key: value for key, value in news["events"][0].items() if key != "type"
    }
    assert len(record["actions"]) == 2
    verify(read_record((await people.table.get("/record")).content))
    for late in (propose(0, "end"), act(2, 3, "draw pile"), undo(0, 3)):
        assert (await people.ask(late))["code"] == "action.game_over"
    async with serving(server.file) as other:
        assert (await other.at(people.table).get("/record")).json() == record


async def test_all_people_take_back(server: Server) -> None:
    """The game stands again as it did, everybody hears how much of the log is gone."""
    people = await seated(server)
    before, hand = await people.table.now(), await people.table.now(0)
    await people.play("draw", "draw")
    way = (await people.table.now(0))["ways_back"]
    assert way == [{"seat": 0, "steps": "one", "back_to": 0, "shown": True}]
    assert (await people.table.now())["ways_back"] == []

    async with people.table.socket(None) as onlooker:
        log = (await onlooker.next("welcome"))["log"]
        await people.ask(propose(0, "take_back", back_to=0))
        told = (await onlooker.next("table"))["table"]["proposal"]
        await people.ask(ballot(2))
        await people.ask(ballot(1))
        news = await onlooker.next("news")
        async with people.table.socket(None) as again:
            log_again = (await again.next("welcome"))["log"]

    assert (told["events"], told["shown"]) == (2, True)
    assert (news["events"], news["taken_back"]) == ([], 2)
    assert log_again == log[:-2]
    assert await people.entries() == [(0, "act", None), (1, "act", None), (0, "take_back", 0)]
    assert (await people.table.now())["view"] == before["view"]
    assert (await people.table.now(0))["view"] == hand["view"]
    assert await people.proposal() is None
    # What was drawn is drawn again.
    await people.play("draw", "draw")
    async with people.table.socket(None) as again:
        assert (await again.next("welcome"))["log"] == log


async def test_what_all_agreed_to_moves_with_the_game(server: Server, tmp_path: Path) -> None:
    """Exported and imported, with its take-back and its end; without either it is refused."""
    people = await seated(server, 2)
    await people.play("draw", "draw")
    await people.ask(propose(0, "take_back", back_to=0))
    await people.ask(ballot(1))
    await people.play("draw")
    await people.ask(propose(1, "end"))
    await people.ask(ballot(0, 2))
    record = await _exported(server.store, people.table.table)
    assert record is not None
    assert (record.extra["take_backs"], len(record.actions)) == (2, 1)
    text = json.dumps(record.to_json())

    new = await Store.open(tmp_path / "new.sqlite3")
    try:
        for missing, says in ((-1, "to another end"), (2, "to other actions")):
            spoilt = json.loads(text)
            del spoilt["table"]["entries"][missing]
            with pytest.raises(RecordError, match=says):
                await import_game(new, json.dumps(spoilt))
        late = json.loads(text)
        late["table"]["entries"].append(late["table"]["entries"][2])
        with pytest.raises(RecordError, match="entry 6: the game has ended"):
            await import_game(new, json.dumps(late))
        assert (await import_game(new, text)).state == "stored"
        again = await _exported(new, people.table.table)
    finally:
        await new.close()
    assert again is not None
    assert again.to_json() == record.to_json()


async def test_who_declines_is_told_until_the_game_goes_on(server: Server) -> None:
    """One no is enough; after the next decision nobody speaks of it."""
    people = await seated(server)
    await people.ask(propose(1, "end"))
    await people.ask(ballot(0, agrees=False))

    told = await people.proposal()

    assert (told["declined"], told["agreed"], told["missing"]) == (0, [1], [])
    assert (await people.ask(ballot(2)))["code"] == "proposal.closed"
    await people.play("draw")
    assert await people.proposal() is None


async def test_who_asks_may_withdraw(server: Server) -> None:
    """Then there is nothing to tell, and somebody else may ask."""
    people = await seated(server)
    await people.ask(propose(1, "end"))
    busy = await people.ask(propose(2, "end"))
    await people.ask(ballot(1, agrees=False))

    assert busy["code"] == "proposal.open"
    assert await people.proposal() is None
    assert (await people.ask(propose(2, "end")))["type"] == "done"
    assert (await people.proposal())["number"] == 2


async def test_who_has_agreed_may_think_better(server: Server) -> None:
    """As long as it is open."""
    people = await seated(server)
    await people.ask(propose(0, "end"))
    await people.ask(ballot(1))
    await people.ask(ballot(1, agrees=False))

    assert (await people.proposal())["declined"] == 1


async def test_a_decision_drops_it(server: Server) -> None:
    """The game goes on, and with it everything that was asked."""
    people = await seated(server)
    await people.ask(propose(1, "end"))
    await people.play("draw")

    assert await people.proposal() is None
    assert (await people.ask(ballot(2)))["code"] == "proposal.closed"
    assert (await people.table.now())["view"]["to_act"] == 1


async def travelling(server: Server) -> People:
    """Two people, seat 0 in its travel turn with cards for a caravan."""
    people = await seated(server, 2)
    while (await people.table.now())["view"]["phase"] != "move":
        drawing = (await people.table.now())["view"]["phase"] == "draw"
        await people.play("draw" if drawing else "pass")
    return people


async def test_a_payment_under_way_changes_nothing_of_it(server: Server) -> None:
    """Nobody can tell that one is under way; carried out is what was asked all the same."""
    people = await travelling(server)
    course = (await server.tables.open(people.table.table)).course
    # All end their turns with more cards than they may keep.
    await people.ask(propose(1, "end"))
    told = await people.proposal()
    assert course.game.state.hand_sizes[0] > 4
    await people.ask(act(0, course.number, "end"))
    assert course.number > course.told

    assert await people.proposal() == told
    await people.ask(ballot(0))

    assert (await people.table.now())["view"]["result"]["reason"] == "agreed"
    verify(read_record((await people.table.get("/record")).content))


async def test_a_sole_person_asks_nobody(server: Server) -> None:
    """Beside bots, and at one screen, it is carried out at once."""
    alone = await server.create("me", "random", options={"rounds": 3, "start_seat": 0})
    await (await server.tables.open(alone.table)).bots.rest()
    await alone.act("draw pile")
    await (await server.tables.open(alone.table)).bots.rest()
    assert (await alone.now(0))["undo"]["reason"] == "shown"
    back = await alone.post("/proposals", propose(0, "take_back", back_to=0))
    assert back.json()["type"] == "done"
    assert (await alone.now())["view"]["seats"][0]["open_counters"] == []

    screen = await server.create("me", "screen", options={"rounds": 3, "start_seat": 0})
    await screen.post("/proposals", propose(1, "end"))
    assert (await screen.now())["view"]["result"]["reason"] == "agreed"


async def test_a_shared_screen_answers_for_all_its_seats(server: Server) -> None:
    """One click of one screen is enough, and its people are named all the same."""
    table = await server.create("me", "screen", "link", options={"rounds": 3, "start_seat": 0})
    people = People(table, [table.token, table.token, (await table.sit())["token"]])

    await people.ask(propose(2, "end"))
    asked = await people.proposal()
    await people.ask(ballot(1))

    assert (asked["agreed"], asked["missing"]) == ([2], [0, 1])
    assert (await table.now())["view"]["result"]["reason"] == "agreed"


async def test_a_covered_screen_sees_the_ways_back_of_its_seats(server: Server) -> None:
    """Whoever sits there may ask, also while nobody looks."""
    table = await server.create("me", "screen", "link", options={"rounds": 3, "start_seat": 0})
    people = People(table, [table.token, table.token, (await table.sit())["token"]])
    await people.play("draw", "draw", "draw")

    async with table.socket() as screen:
        welcome = await screen.next("welcome")

    assert [(w["seat"], w["back_to"]) for w in welcome["position"]["ways_back"]] == [(0, 0), (1, 1)]


REFUSED: dict[str, tuple[Json, str]] = {
    "another's seat": (propose(1, "end"), "seat.not_yours"),
    "an end with a way back": (propose(0, "end", back_to=0), "request.invalid"),
    "an end with a target": (propose(0, "end", target=1), "request.invalid"),
    "taking back to nowhere": (propose(0, "take_back"), "request.invalid"),
    "a bot for nobody": (propose(0, "stand_in"), "request.invalid"),
    "taking back another's": (propose(0, "take_back", back_to=1), "proposal.no_way_back"),
    "taking back what is to come": (propose(0, "take_back", back_to=9), "proposal.no_way_back"),
    "taking back before the beginning": (
        propose(0, "take_back", back_to=-1), "proposal.no_way_back",
    ),
    "a bot for oneself": (propose(0, "stand_in", target=0), "proposal.not_gone"),
    "a bot for one who is not to act": (propose(0, "stand_in", target=1), "proposal.not_gone"),
    "a bot for a seat that is none": (propose(0, "stand_in", target=5), "proposal.not_gone"),
    "an answer to nothing": (ballot(0), "proposal.unknown"),
    "an answer for another": (ballot(2), "seat.not_yours"),
    "a kind that is none": (propose(0, "win"), "request.invalid"),
}  # fmt: skip


async def test_what_is_refused(server: Server) -> None:
    """Each with its code, over HTTP and on the socket, and nothing is asked."""
    people = await seated(server)
    await people.play("draw", "draw")

    async with people.table.socket() as socket:
        for name, (body, code) in REFUSED.items():
            path = "/proposals" if body["type"] == "propose" else "/ballots"
            answer = await people.table.post(path, body)
            assert (name, answer.json()["code"]) == (name, code)
            assert (name, (await socket.ask(body))["code"]) == (name, code)
    assert await people.proposal() is None
    assert len(await people.entries()) == 2


async def test_before_and_without(server: Server) -> None:
    """Nothing is agreed on before the game begins, by onlookers, or under the table's own ids."""
    waiting = await server.create("me", "link")
    for path, body in (("/proposals", propose(0, "end")), ("/ballots", ballot(0))):
        assert (await waiting.post(path, body)).json()["code"] == "table.waiting"
    people = await seated(server, 2)
    nobody = await people.table.post("/proposals", propose(0, "end"), None)
    assert nobody.json()["code"] == "credential.missing"
    taken = await people.ask(act(0, 0, "draw pile") | {"id": "proposal-1"})
    assert taken["code"] == "request.invalid"


async def test_the_same_request_again_is_asked_once(server: Server) -> None:
    """Also after it was answered, and after a restart; its id is no other request's."""
    people = await seated(server)
    body = propose(0, "end")
    answers = await asyncio.gather(*(people.ask(body) for _ in range(5)))
    no = ballot(1, agrees=False)
    answers_to_it = [await people.ask(no) for _ in range(2)]
    async with serving(server.file) as other:
        there = People(other.at(people.table), people.tokens)
        answers.append(await there.ask(body))
        answers_to_it.append(await there.ask(no))
        with_it = await there.ask(body | {"kind": "stand_in", "target": 1})

    assert answers == [answers[0]] * 6
    assert answers_to_it == [answers_to_it[0]] * 3
    assert answers[0]["type"] == answers_to_it[0]["type"] == "done"
    assert with_it["code"] == "request.id_used"
    assert (await people.proposal())["number"] == 1


async def test_a_vote_goes_on_after_a_restart(server: Server) -> None:
    """What was asked and answered is stored, and so is what comes of it."""
    people = await seated(server)
    await people.play("draw", "draw")
    await people.ask(propose(0, "take_back", back_to=0))
    await people.ask(ballot(1))
    told = await people.proposal()

    async with serving(server.file) as other:
        there = People(other.at(people.table), people.tokens)
        assert await there.proposal() == told
        await there.ask(ballot(2))
        assert await there.number() == 3

    assert (await people.entries())[-1] == (0, "take_back", 0)


@pytest.mark.parametrize("kind", ["end", "take_back"])
async def test_two_processes_carry_it_out_once(server: Server, kind: str) -> None:
    """The last two agree at the same time, each at another process: one entry."""
    people = await seated(server)
    await people.play("draw", "draw")
    stores = [await Store.open(server.file) for _ in range(2)]
    both = [Tables(store) for store in stores]
    try:
        live = [await tables.open(people.table.table) for tables in both]
        more = {"back_to": 0} if kind == "take_back" else {}
        await people.ask(propose(0, kind, **more))

        async def agree(seat: int) -> None:
            table = live[seat % 2]
            asked = wire.Ballot(new_id(), seat, 1, agrees=True)
            credential = await table.seating.credential(people.tokens[seat])
            await table.consent.cast(credential, asked)

        await asyncio.gather(agree(1), agree(2))

        assert [entry[1] for entry in await people.entries()] == ["act", "act", kind]
        for table in live:
            async with table.lock:
                await table.catch_up()
        assert live[0].course.game.state.facts() == live[1].course.game.state.facts()
        assert live[0].course.number == 3
    finally:
        for tables, store in zip(both, stores, strict=True):
            await tables.close()
            await store.close()


async def test_two_processes_ask_for_one_thing_at_a_time(server: Server) -> None:
    """Of two who ask at once one is told to answer first."""
    people = await seated(server)
    async with serving(server.file) as other:
        there = People(other.at(people.table), people.tokens)
        await there.number()
        answers = await asyncio.gather(people.ask(propose(0, "end")), there.ask(propose(1, "end")))
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "proposal.open"]
        assert (await people.proposal()) == (await there.proposal())


async def test_a_process_that_lags_behind_drops_nothing(server: Server) -> None:
    """What another process asks in a game that has gone on there is asked here, too."""
    people = await seated(server)
    await people.number()
    async with serving(server.file) as other:
        there = People(other.at(people.table), people.tokens)
        await there.play("draw", "draw")
        await there.ask(propose(0, "take_back", back_to=0))
        await people.ask(ballot(1))
        assert (await people.proposal())["agreed"] == [0, 1]
        await there.ask(ballot(2))
    assert (await people.entries())[-1] == (0, "take_back", 0)


async def test_bots_wait_for_an_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as all who are asked are there: what one has thought out meanwhile is not played."""
    # Who has asked by requests is gone as soon as the sockets are.
    monkeypatch.setattr(attendance, "LASTS", 0.0)
    table = await server.create("me", "link", "random", options={"rounds": 3, "start_seat": 0})
    live = await server.tables.open(table.table)
    # It decides when this test says so.
    monkeypatch.setattr(live.bots, "wake", lambda: None)
    people = People(table, [table.token, (await table.sit())["token"]])
    await people.play("draw", "draw")
    game = live.course.game
    async with present(people, 0, 1):
        await people.ask(propose(0, "end"))
        assert live._game() is None
        await live._play_bot(2, "random", game, ("draw pile",))
        assert len(await people.entries()) == 2
        await people.ask(ballot(1, agrees=False))
        assert live._game() is game
        await people.ask(propose(0, "end"))
        assert live._game() is None
    async with table.socket(None) as onlooker:
        told = (await onlooker.next("welcome"))["table"]
        while any(seat["connected"] for seat in told["seats"][:2]):
            told = (await onlooker.next("table"))["table"]
    assert live._game() is game
    await live._play_bot(2, "random", game, ("draw pile",))
    assert (len(await people.entries()), await people.proposal()) == (3, None)


async def test_a_bot_plays_for_one_who_is_gone(server: Server) -> None:
    """When all who are there want it; then the game goes on, until the owner acts again."""
    people = await seated(server)
    async with present(people, 1, 2) as [second, _]:
        asked = await people.ask(propose(1, "stand_in", target=0))
        told = await people.proposal()
        assert (asked["type"], told["target"], told["missing"]) == ("done", 0, [2])
        await people.ask(ballot(2))
        await second.position(lambda p: p["view"]["to_act"] == 1)
        seat = (await people.table.get(token=None)).json()["seats"][0]
        assert (seat["stand_in"]["name"], seat["stand_in"]["why"]) == ("planner", "vote")
        assert (await people.ask(propose(0, "end")))["code"] == "proposal.away"
        again = await people.ask(propose(1, "stand_in", target=0))
        assert again["code"] == "proposal.not_gone"
        # Who is stood in for is not asked either.
        await people.ask(propose(1, "end"))
        assert (await people.proposal())["missing"] == [2]


async def test_who_returns_is_not_stood_in_for(server: Server) -> None:
    """The owner's connection is enough; so is the first decision of theirs."""
    people = await seated(server)
    async with present(people, 1, 2) as [second, _]:
        await people.ask(propose(1, "stand_in", target=0))
        async with people.table.socket(people.tokens[0]) as back:
            await back.next("welcome")
            while (await second.next("table"))["table"]["proposal"] is not None:
                pass
            assert (await people.ask(ballot(2)))["code"] == "proposal.closed"
    async with present(people, 1, 2):
        await people.ask(propose(1, "stand_in", target=0))
        await people.play("draw")
        assert await people.proposal() is None
    assert not any(seat["stand_in"] for seat in (await people.table.get()).json()["seats"])


async def test_who_plays_by_requests_is_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a socket one is there for a while after each request, and then gone."""
    people = await seated(server, 2)
    async with present(people, 1) as [mine]:
        await people.table.now(0, people.tokens[0])
        assert (await mine.next("table"))["table"]["seats"][0]["connected"]
        assert (await people.ask(propose(1, "stand_in", target=0)))["code"] == "proposal.not_gone"
        monkeypatch.setattr(attendance, "LASTS", 0.0)
        await people.table.now(0, people.tokens[0])
        assert not (await mine.next("table"))["table"]["seats"][0]["connected"]
        assert (await people.ask(propose(1, "stand_in", target=0)))["type"] == "done"


async def test_who_waits_alone_asks_nobody(server: Server) -> None:
    """Where only one is there, a bot plays at once for whom the game waits."""
    people = await seated(server, 2)
    async with present(people, 1) as [mine]:
        assert (await people.ask(propose(1, "stand_in", target=0)))["type"] == "done"
        await mine.position(lambda p: p["view"]["to_act"] == 1)
    assert (await people.entries())[0][:2] == (0, "act")


async def test_taking_back_freely_beside_bots(server: Server) -> None:
    """At any time, whatever the bots have done since; again and again; and only where it is so."""
    table = await server.create(
        "me", "random", options={"rounds": 3, "start_seat": 0}, take_backs="free"
    )
    bots = (await server.tables.open(table.table)).bots
    positions = []
    for _ in range(3):
        await bots.rest()
        positions.append(await table.now(0))
        await table.act("draw pile")
    await bots.rest()

    seen = [p["view"] for p in positions]
    for expected in reversed(seen):
        now = await table.now(0)
        assert now["undo"]["possible"] is True
        assert now["ways_back"] == []
        minds = list(bots._seats.values())
        done = (await table.post("/undo", undo(0, now["number"]))).json()
        assert done["type"] == "done", done
        # What a bot has in mind of a game that does not stand is forgotten.
        assert not any(mind in minds for mind in bots._seats.values())
        await bots.rest()
        assert (await table.now(0))["view"] == expected
    last = await table.now(0)
    assert last["undo"]["reason"] == "nothing"
    assert (await table.post("/undo", undo(0, last["number"]))).json()["code"] == "undo.nothing"


async def test_a_free_take_back_is_about_what_was_seen(server: Server) -> None:
    """Bots that go on meanwhile don't matter; one's own next decision does."""
    table = await server.create(
        "me", "random", options={"rounds": 3, "start_seat": 0}, take_backs="free"
    )
    bots = (await server.tables.open(table.table)).bots
    await table.act("draw pile")
    await bots.rest()
    number = (await table.now(0))["number"]
    assert number > 1
    ask = undo(0, 1)
    await table.act("draw pile")
    stale = await table.post("/undo", ask)
    await bots.rest()
    fresh = await table.post("/undo", undo(0, number + 1))

    assert stale.json()["code"] == "action.stale"
    assert fresh.json()["type"] == "done"


async def test_a_whole_turn_goes_back_at_once(server: Server) -> None:
    """All of a travel turn that was open, in one entry."""
    people = await travelling(server)
    before = await people.table.now(0)
    course = (await server.tables.open(people.table.table)).course
    dice = random.Random("a turn")
    first = course.number
    while course.game.to_act == 0 and course.number < first + 3:
        texts = [a.text for a in course.game.legal_actions() if a.kind != "end"]
        if not texts:
            break
        await people.ask(act(0, course.number, dice.choice(texts)))
    if course.number == first:
        # A hand that cannot travel ends its turn, and discards first.
        await people.ask(act(0, course.number, "end"))
    now = await people.table.now(0)
    assert now["undo"]["turn"] == course.number - first

    done = await people.ask(undo(0, now["number"]) | {"steps": "turn"})

    assert done["type"] == "done", done
    assert (await people.table.now(0))["view"] == before["view"]
    assert (await people.entries())[-1] == (0, "take_back", first)

"""Several people at one screen: what its socket carries, and when (SEE-2)."""

from __future__ import annotations

import random

import msgspec
import pytest

from elfenland.rules.events import redact
from elfenland.rules.view import open_actions, view
from elfenland.server import wire
from elfenland.server.course import Course
from tests.server.running import Json, Server, Socket, Table, act, undo

PEOPLE = ("me", "screen", "link")


def side(course: Course, looking: int | None) -> Json:
    """The position as the screen of seats 0 and 1 may be told it."""
    game = course.game
    is_theirs = game.to_act in (0, 1)
    covered = looking is None and is_theirs
    position = wire.Position(
        number=course.number_for((0, 1) if looking is None else (looking,)),
        view=view(game, looking),
        open_actions=list(open_actions(game)) if covered else [],
        undo=course.undo(looking),
        clock=None,
        ways_back=[
            way
            for seat in ((0, 1) if looking is None else (looking,))
            for way in course.ways_back(seat)
        ],
    )
    plain: Json = msgspec.json.decode(msgspec.json.encode(position))
    return plain


async def screen(server: Server, **options: object) -> tuple[Table, str, Course]:
    """A table of two people at one screen and a third by link, the token of that one, the game."""
    table = await server.create(*PEOPLE, options={"start_seat": 0, **options})
    guest = (await table.sit())["token"]
    return table, guest, (await server.tables.open(table.table)).course


@pytest.mark.usefixtures("nobody_goes")
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("favors", ["none", "small", "great"])
async def test_bytes_of_a_whole_game(server: Server, favors: str, seed: int) -> None:
    """Nothing private is on a shared screen's socket but between "ready" and the decision."""
    dice = random.Random(seed)
    table, guest, course = await screen(server, favors=favors, town_cards=favors != "none")
    looking: int | None = None
    lifted = covered = 0
    await table.now(2, guest)
    async with table.socket() as shared:
        welcome = await shared.next("welcome")
        assert welcome["position"] == side(course, None)
        assert welcome["log"] == [redact(event, None) for event in course.events]
        while (seat := course.game.to_act) is not None:
            if seat == 2:
                text = dice.choice(course.game.legal_actions()).text
                await table.post("/act", act(2, course.number, text), guest)
                told = await shared.told_so_far()
                if course.game.to_act is None:
                    # Last of all the table, with the secret of its deal.
                    assert msgspec.json.decode(told.pop())["type"] == "table"
                assert seat == course.game.to_act or len(told) == 1
                for news in map(msgspec.json.decode, told):
                    assert news["position"] == side(course, None)
                continue
            legal = course.game.legal_actions()
            # While somebody pays, the end of the turn is on offer and refused: see open_actions.
            in_the_open = [action for action in open_actions(course.game) if action in legal]
            if looking is None and (not in_the_open or dice.random() < 0.5):
                await shared.send({"type": "ready", "seat": seat})
                looking = seat
                assert (await shared.next())["position"] == side(course, seat)
            elif looking is not None and dice.random() < 0.1:
                await shared.send({"type": "cover"})
                looking = None
                assert (await shared.next())["position"] == side(course, None)
                continue
            choice = legal if looking is not None else in_the_open
            lifted += looking is not None
            covered += looking is None
            before, round_ = len(course.events), course.game.round
            news, *_ = await shared.did(act(seat, course.number, dice.choice(choice).text))
            goes_on = (course.game.to_act, course.game.phase) == (seat, "move")
            looking = looking if goes_on and course.game.round == round_ else None
            assert news["position"] == side(course, looking)
            assert news["events"] == [redact(event, looking) for event in course.events[before:]]
    assert min(lifted, covered) > 10


async def until_travel(shared: Socket, course: Course) -> None:
    """Both people draw and pass, and so does nobody else, until the first may travel."""
    while course.game.phase != "move":
        seat = course.game.to_act
        assert seat is not None
        text = "draw pile" if course.game.phase == "draw" else "pass"
        assert (await shared.ask(act(seat, course.number, text)))["type"] == "done"


async def at_one_screen(server: Server) -> tuple[Table, Course]:
    """A table of two people at one screen, and its game."""
    table = await server.create("me", "screen", options={"start_seat": 0})
    return table, (await server.tables.open(table.table)).course


async def test_a_reload_lands_on_the_cover(server: Server) -> None:
    """Whoever was looking, a new socket of the same screen is covered."""
    table, course = await at_one_screen(server)

    async with table.socket() as shared:
        await shared.send({"type": "ready", "seat": 0})
        assert (await shared.next("shown"))["position"]["view"]["seat"] == 0
        async with table.socket() as reloaded:
            welcome = await reloaded.next("welcome")

    assert welcome["position"] == side(course, None)


async def test_only_who_is_to_act_lifts_the_cover(server: Server) -> None:
    """The cover stays on for everybody else's seat, with the reason."""
    table, _, course = await screen(server)

    async with table.socket() as shared:
        await shared.next("welcome")
        codes = []
        for seat in (1, 2):
            await shared.send({"type": "ready", "seat": seat})
            codes.append((await shared.next())["code"])
        await shared.send({"type": "cover"})
        still = await shared.next("shown")

    assert codes == ["action.not_your_turn", "seat.not_yours"]
    assert still["position"] == side(course, None)


async def test_a_refusal_on_the_cover_tells_nothing_of_a_hand(server: Server) -> None:
    """Why a step is refused follows from a hand: on the cover it isn't said."""
    table, course = await at_one_screen(server)

    async with table.socket() as shared:
        await until_travel(shared, course)
        seat = course.game.to_act
        assert seat is not None
        answers = [
            await shared.ask(act(seat, course.number, f"pay {card}")) for card in ("raft", "dragon")
        ]
        await shared.send({"type": "ready", "seat": seat})
        shown = await shared.ask(act(seat, course.number, "pay raft"))

    assert {a["code"] for a in answers} == {"screen.covered"}
    assert len({a["message"] for a in answers}) == 1
    assert {a["reason"] for a in answers} == {None}
    assert (shown["code"], shown["clause"]) == ("action.illegal", "MOVE-4")


async def test_the_cover_comes_back_when_the_same_seat_begins_anew(server: Server) -> None:
    """A turn is over with its decision, also where the next question goes to the same person."""
    table, course = await at_one_screen(server)
    seen = []

    async with table.socket() as shared:
        while course.game.round == 1:
            seat = course.game.to_act
            await shared.send({"type": "ready", "seat": seat})
            await shared.next("shown")
            text = course.game.legal_actions()[-1].text
            if course.game.phase == "move":
                text = course.game.legal_actions()[0].text
            news, _ = await shared.did(act(seat or 0, course.number, text))
            seen.append((seat, course.game.to_act, news["position"]["view"]["seat"]))

    again = [shown for before, after, shown in seen if before == after]
    assert seen[-1][0] == seen[-1][1], "the last of a round of two begins the next"
    assert seen[-1][2] is None
    assert all(shown is None for before, after, shown in seen if before != after)
    assert again


async def test_taking_back_at_a_shared_screen_keeps_the_cover_as_it_is(server: Server) -> None:
    """A step is taken back by whoever took it, while the turn goes on."""
    table, course = await at_one_screen(server)

    async with table.socket() as shared:
        await until_travel(shared, course)
        seat = course.game.to_act
        assert seat is not None
        await shared.send({"type": "ready", "seat": seat})
        before = (await shared.next("shown"))["position"]
        # With eight cards in hand the end of the turn asks for discards first: nothing is over.
        await shared.ask(act(seat, course.number, "end"))
        back = await shared.ask(undo(seat, course.number))
        after = (await table.now(seat))["view"]

    assert back["type"] == "done"
    assert after == before["view"]

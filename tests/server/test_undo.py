"""Taking back at a table, and replaying what was taken back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfenland.errors import ActionError, NotYourTurn
from elfenland.rules.actions import parse_action
from elfenland.rules.options import Options
from elfenland.server.course import Course
from elfenland.server.export import standing
from elfenland.server.stored import Entry
from tests.server.running import Server, Table, act, play_seat, undo


def entry(course: Course, kind: str, *texts: str) -> Entry:
    """The next entry of the seat to act."""
    seat = course.game.to_act
    assert seat is not None
    return Entry(course.number + 1, seat, kind, texts, None)  # type: ignore[arg-type]


def play(course: Course, *texts: str) -> None:
    """Store and adopt a decision of the seat to act."""
    made = entry(course, "act", *texts)
    course.adopt(made, course.attempt(made.seat, texts))


@given(seed=st.integers(), players=st.integers(2, 6))
def test_any_course_replays_to_the_same(seed: int, players: int) -> None:
    """With acts and take-backs in any order, the entries lead to the same game and the same log.

    A game as it stands is also what its standing decisions make of a new one.
    """
    dice = random.Random(seed)
    options = Options(players=players, rounds=3)
    course = Course(options, str(seed))
    while course.game.to_act is not None:
        if course.undo(course.game.to_act).possible and dice.random() < 0.4:
            course.take_back(entry(course, "take_back"))
        else:
            play(course, dice.choice(course.game.legal_actions()).text)

    again = Course(options, str(seed), course.entries)
    straight = Course(options, str(seed), standing(course.entries))

    for other in (again, straight):
        assert other.game.state.facts() == course.game.state.facts()
        assert other.events == course.events
    assert again.number_for(()) == course.number_for(())


@given(seed=st.integers())
def test_taking_back_leaves_no_trace_in_the_game(seed: int) -> None:
    """After a take-back game and log are what they were, and chance goes on as it would have."""
    dice = random.Random(seed)
    course = Course(Options(players=3, rounds=3), str(seed))
    while course.game.to_act is not None:
        facts, events = course.game.state.facts(), list(course.events)
        play(course, dice.choice(course.game.legal_actions()).text)
        if course.undo(course.entries[-1].seat).possible:
            gone = course.take_back(entry(course, "take_back"))
            assert (course.game.state.facts(), course.events) == (facts, events)
            assert gone >= 0
            play(course, dice.choice(course.game.legal_actions()).text)


@given(seed=st.integers())
def test_only_what_was_open_all_along_is_taken_back(seed: int) -> None:
    """Nothing that was drawn or shown goes back, nor another's or an earlier turn's decision."""
    dice = random.Random(seed)
    course = Course(Options(players=2, rounds=3), str(seed))
    while course.game.to_act is not None:
        seat, phase, before = course.game.to_act, course.game.phase, len(course.events)
        play(course, dice.choice(course.game.legal_actions()).text)
        kinds = {event.type for event in course.events[before:]}
        for other in range(2):
            state = course.undo(other)
            if state.possible:
                assert (other, phase) == (seat, "move")
                assert kinds <= {"travelled", "piece_collected"}
                assert course.game.to_act == other
            else:
                assert state.reason is not None
    assert [course.undo(s).possible for s in (None, 0, 1)] == [False] * 3


def test_several_actions_are_refused_together() -> None:
    """When one of several is refused, none is played."""
    course = Course(Options(players=2, start_seat=0), "0")
    facts = course.game.state.facts()

    for texts in (("draw pile", "draw pile"), ("draw pile", "pass"), ("pass", "draw pile")):
        with pytest.raises(ActionError):
            course.attempt(0, texts)

    assert course.game.state.facts() == facts


def test_nothing_is_tried_out_on_what_was_shown() -> None:
    """The last of a round begins the next, but not in the same request: new cards lie between."""
    course = Course(Options(players=2, start_seat=0), "0")
    while (course.game.phase, course.game.to_act) != ("move", 1):
        texts = [action.text for action in course.game.legal_actions()]
        # All counters are laid, so that nobody is asked which to keep.
        play(course, next((t for t in texts if t.startswith("place")), min(texts)))
        while course.game.state.left:
            play(course, course.game.legal_actions()[0].text)
    ending = ["end"]
    trial = course.game.copy()
    trial.apply(parse_action("end"))
    while trial.round == 1:
        ending.append(trial.legal_actions()[0].text)
        trial.apply(trial.legal_actions()[0])

    assert trial.to_act == 1
    assert course.attempt(1, ending).game.round == 2
    with pytest.raises(NotYourTurn):
        course.attempt(1, [*ending, "draw pile"])


async def to_the_travel_turn(server: Server) -> tuple[Table, str]:
    """A table of two people where seat 0 may travel; the token of the other."""
    table = await server.create("me", "link", options={"start_seat": 0})
    guest = (await table.sit())["token"]
    tokens = [table.token, guest]
    while (now := await table.now())["view"]["phase"] != "move":
        seat = now["view"]["to_act"]
        text = "draw pile" if now["view"]["phase"] == "draw" else "pass"
        await table.post("/act", act(seat, now["number"], text), tokens[seat])
    return table, guest


async def test_a_decision_is_taken_back_at_the_table(server: Server) -> None:
    """Everybody is told how much of the log is gone; what is stored is more, not less."""
    table, guest = await to_the_travel_turn(server)
    before = await table.now(0)

    async with table.socket() as mine, table.socket(guest) as other:
        await other.next("welcome")
        await mine.next("welcome")
        await mine.ask(act(0, before["number"], "end"))
        open_now = await table.now(0)
        done = await mine.ask(undo(0, open_now["number"]))
        silent = await other.told_so_far()

    after = await table.now(0)
    assert open_now["undo"] == {"possible": True, "reason": None, "turn": 1, "turn_reason": None}
    assert before["undo"]["possible"] is False
    assert done == {"type": "done", "id": done["id"], "number": before["number"] + 2}
    assert after["view"] == before["view"]
    assert silent == []
    stored = await server.store.entries(table.table)
    assert [e.kind for e in stored[-2:]] == ["act", "take_back"]


async def test_a_step_taken_back_is_told(server: Server) -> None:
    """A step that everybody saw goes from everybody's log."""
    table, guest = await to_the_travel_turn(server)
    course = (await server.tables.open(table.table)).course
    # A hand that can pay the ferry, whatever was dealt.
    course.game.state.hands[0:7] = [0, 0, 0, 0, 0, 0, 8]
    ferry = next(a.text for a in course.game.legal_actions() if a.kind == "travel")

    async with table.socket(guest) as other:
        log = (await other.next("welcome"))["log"]
        await table.post("/act", act(0, course.number, ferry))
        travelled = await other.next("news")
        await table.post("/undo", undo(0, course.number))
        back = await other.next("news")
        async with table.socket(guest) as again:
            log_again = (await again.next("welcome"))["log"]

    assert [e["type"] for e in travelled["events"]] == ["travelled", "piece_collected"]
    assert (back["events"], back["taken_back"]) == ([], 2)
    assert log_again == log


@pytest.mark.parametrize(
    ("text", "code"),
    [("draw pile", "undo.shown"), ("draw display", "undo.shown")],
)
async def test_what_was_shown_stays(server: Server, text: str, code: str) -> None:
    """A drawn counter is known, and the display has moved on."""
    table = await server.create("me", "link", options={"start_seat": 0})
    await table.sit()
    face_up = (await table.now())["view"]["display"][0]
    await table.act(text.replace("display", face_up))

    refused = await table.post("/undo", undo(0, 1))

    assert (refused.status_code, refused.json()["code"]) == (409, code)
    assert (await table.now(0))["undo"] == {
        "possible": False, "reason": "shown", "turn": 0, "turn_reason": "shown",
    }  # fmt: skip


async def test_a_turn_that_is_over_stays(server: Server) -> None:
    """After a pass the next seat is asked."""
    table, _ = await to_the_travel_turn(server)

    refused = await table.post("/undo", undo(0, (await table.now(0))["number"]))

    assert refused.json()["code"] == "undo.turn-over"


async def test_a_take_back_sent_again_is_done_once(server: Server) -> None:
    """A lost answer to a take-back does no harm either."""
    table, _ = await to_the_travel_turn(server)
    number = (await table.now(0))["number"]
    await table.post("/act", act(0, number, "end"))
    body = undo(0, number + 1)

    answers = [(await table.post("/undo", body)).json() for _ in range(2)]

    assert answers[0] == answers[1]
    assert len(await server.store.entries(table.table)) == number + 2


async def test_the_record_counts_what_was_taken_back(server: Server) -> None:
    """The record holds the game as it stands, and says how many actions were taken back."""
    table = await server.create("me", "random", options={"rounds": 3, "start_seat": 0})
    dice = random.Random("a game with a take-back")
    async with table.socket() as socket:
        while True:
            position = await play_seat(socket, dice, 1)
            if position["undo"]["possible"] or position["view"]["to_act"] is None:
                break
            await socket.send({"type": "ready", "seat": 0})
        if position["undo"]["possible"]:
            await socket.send(undo(0, position["number"]))
        await play_seat(socket, dice)

    record = (await table.get("/record")).json()

    entries = await server.store.entries(table.table)
    taken_back = sum(e.kind == "take_back" for e in entries)
    assert record.get("take_backs", 0) == taken_back
    assert len(record["actions"]) == sum(len(e.actions) for e in entries) - taken_back

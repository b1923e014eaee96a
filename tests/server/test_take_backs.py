"""Going back at any place of any game: what stands is replayed, and nothing else changes."""

from __future__ import annotations

import random
from typing import Any, Literal

import msgspec
import pytest

from elfenland.rules import view
from elfenland.rules.game import Game
from elfenland.rules.invariants import problems
from elfenland.server.course import Course
from elfenland.server.export import standing
from elfenland.server.stored import Entry, EntryKind
from elfenland.testing.play import EVERY_OPTION
from tests.rules.scenes import arrived, small

DECISIONS = 150
RIVER = "travel ixara-virst-river"


def after(course: Course, kind: EntryKind, seat: int, *texts: str, **more: Any) -> Entry:  # noqa: ANN401
    """The next entry."""
    return Entry(course.number + 1, seat, kind, texts, None, **more)


def decide(course: Course, text: str) -> None:
    """The seat to act decides."""
    seat = course.game.to_act
    assert seat is not None
    course.follow(after(course, "act", seat, text))


@pytest.mark.parametrize("number", range(16))
def test_wherever_it_goes_back(number: int) -> None:
    """With take-backs of any seat, free or by consent, and an end by agreement, anywhere.

    The game stands again as it did, hands and piles and chance to come included; what is stored
    leads to the same game, and so do the decisions that stand, alone.
    """
    dice = random.Random(f"take back {number}")
    options, seed = EVERY_OPTION[number], f"take back {number}"
    course = Course(options, seed)
    stood = {0: (course.game.state.facts(), list(course.events))}
    went_back = 0
    for _ in range(DECISIONS):
        if course.game.to_act is None:
            break
        seat = dice.randrange(options.players)
        steps: Literal["one", "turn"] = dice.choice(("one", "turn"))
        back_to = course.back_to(seat, steps)
        if dice.random() < 0.15 and back_to is not None:
            assert course.is_own(seat, back_to)
            before = len(course.events)
            expected = course.events_since(back_to)
            gone = course.take_back(after(course, "take_back", seat, back_to=back_to))
            assert gone == expected == before - len(course.events)
            assert (course.game.state.facts(), course.events) == stood[back_to]
            went_back += 1
        else:
            decide(course, dice.choice(course.game.legal_actions()).text)
        stood[course.number] = course.game.state.facts(), list(course.events)
        assert problems(course.game) == []
    if course.game.to_act is not None:
        course.follow(after(course, "end", dice.randrange(options.players)))

    assert went_back > 0
    again = Course(options, seed, course.entries)
    plain = Course(options, seed, standing(course.entries))
    for other in (again, plain):
        assert other.events[: len(course.events)] == course.events[: len(other.events)]
    assert again.game.state.facts() == course.game.state.facts()
    assert [again.undo(s) for s in range(options.players)] == [
        course.undo(s) for s in range(options.players)
    ]
    assert (again.told, again.number) == (course.told, course.number)


@pytest.mark.parametrize("number", range(8))
def test_what_was_shown_comes_again(number: int) -> None:
    """Played on alike after a take-back everything that is drawn is the same, for everybody."""
    dice = random.Random(f"again {number}")
    options = EVERY_OPTION[-1 - number]
    course = Course(options, f"again {number}")
    while course.game.to_act is not None and len(course.entries) < DECISIONS:
        decide(course, dice.choice(course.game.legal_actions()).text)
    seats = [None, *range(options.players)]
    seen = [view(course.game, seat) for seat in seats]
    kept, events = list(course.entries), list(course.events)
    first = dice.randrange(len(kept))

    course.take_back(after(course, "take_back", kept[first].seat, back_to=first))
    for entry in kept[first:]:
        course.follow(after(course, "act", entry.seat, *entry.actions))

    assert [view(course.game, seat) for seat in seats] == seen
    assert course.events == events


def test_an_entry_of_the_first_versions_goes_back_one_decision() -> None:
    """Where an entry doesn't say to where, it is before the last decision."""
    course = Course(EVERY_OPTION[0], "old")
    while not (course.game.to_act is not None and course.undo(course.game.to_act).possible):
        texts = [action.text for action in course.game.legal_actions()]
        decide(course, next((t for t in texts if t.startswith(("travel", "place"))), texts[0]))
    seat = course.game.to_act
    last = course.number
    straight = Course(EVERY_OPTION[0], "old", course.entries[:-1])

    course.follow(after(course, "take_back", seat))

    assert course.number == last + 1
    assert course.game.state.facts() == straight.game.state.facts()
    assert standing(course.entries) == course.entries[: last - 1]


def turn_of(game: Game, *texts: str) -> Course:
    """The course of a game that goes on from here by these decisions of seat 0."""
    course = Course(game.options, "anything")
    course.game = game.copy()
    for text in texts:
        decide(course, text)
    return course


# The game, the decisions, and then: the last one by itself, how many by the whole turn or why not,
# and for what all would have to be asked.
TURNS: dict[str, tuple[Game, list[str], str | None, int | str, list[str]]] = {
    "one open step": (small("obstacle"), [RIVER], None, 1, []),
    "two open ones": (small("obstacle"), ["favor", RIVER], None, 2, []),
    "nothing": (small("obstacle"), [], "nothing", "nothing", []),
    "what was shown alone": (small("draw-two"), ["favor"], "shown", "shown", ["one"]),
    "a step after it": (small("draw-two"), ["favor", RIVER], None, "shown", ["turn"]),
    "a step before it": (
        arrived("draw-two", hands={0: {"raft": 8}, 1: {"raft": 1}}), ["favor"],
        "shown", "shown", ["one"],
    ),
    "the end of a turn": (small("obstacle"), ["end"], "turn-over", "turn-over", ["one"]),
    "the end of a longer one": (
        small("obstacle"), ["favor", RIVER, "end"], "turn-over", "turn-over", ["one", "turn"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("game", "texts", "last", "turn", "asked"), TURNS.values(), ids=TURNS)
def test_what_goes_back_how(
    game: Game, texts: list[str], last: str | None, turn: int | str, asked: list[str]
) -> None:
    """Of a turn: what its seat takes back alone, why not, and what it may ask the others for."""
    course = turn_of(game, *texts)
    undo = course.undo(0)

    assert (undo.possible, undo.reason) == (last is None, last)
    assert (undo.turn or undo.turn_reason) == turn
    ways = course.ways_back(0)
    assert [way.steps for way in ways] == asked
    assert {way.back_to for way in ways} <= {0, len(texts) - 1}
    assert course.ways_back(1) == []
    assert course.undo(1).reason == "nothing"


@pytest.mark.parametrize("number", range(4))
def test_what_is_sent_is_what_a_seat_may_see(number: int) -> None:
    """A view with its common part ready-made is, encoded, the view itself, after each decision."""
    dice = random.Random(f"sent {number}")
    options = EVERY_OPTION[4 * number]
    course = Course(options, f"sent {number}")
    for _ in range(DECISIONS):
        for seat in (None, *range(options.players)):
            sent = msgspec.json.encode(course.view_to_send(seat))
            assert sent == msgspec.json.encode(view(course.game, seat))
        if course.game.to_act is None:
            break
        decide(course, dice.choice(course.game.legal_actions()).text)


@pytest.mark.parametrize(("text", "shown"), [("favor", True), (RIVER, False), ("end", False)])
def test_whether_something_was_shown(text: str, *, shown: bool) -> None:
    """Drawn cards are known from then on; a step and the end of a turn show nothing new."""
    course = turn_of(small("draw-two"), text)

    assert course.shown_since(0) is shown


def test_what_is_free_is_free_at_any_time() -> None:
    """Where that is allowed one's last decision goes back, whatever came after it."""
    course = turn_of(small("obstacle"), "favor", RIVER, "end")
    assert course.game.to_act == 1
    decide(course, "end")

    undo = course.undo(0, free=True)

    assert (undo.possible, undo.turn) == (True, 3)
    assert (course.back_to(0, "one"), course.back_to(0, "turn")) == (2, 0)
    assert course.undo(None, free=True).possible is False


def test_nothing_goes_back_after_the_end() -> None:
    """A game that has ended stays ended."""
    course = turn_of(small("obstacle"), "favor", RIVER)
    course.follow(after(course, "end", 1))

    assert course.undo(0, free=True).possible is False
    assert course.undo(0).possible is False
    assert course.ways_back(0) == []


def test_whose_decision_comes_next() -> None:
    """One goes back to before a decision of one's own that stands, and to nowhere else."""
    course = turn_of(small("obstacle"), "favor", RIVER)
    own = [[number for number in range(-1, 4) if course.is_own(seat, number)] for seat in (0, 1)]

    assert own == [[0, 1], []]
    course.take_back(after(course, "take_back", 0, back_to=1))
    assert [number for number in range(-1, 4) if course.is_own(0, number)] == [0]

"""What of a travel turn with favors can be taken back: all that was open before it happened."""

from __future__ import annotations

import pytest

from elfenland.rules import Game
from elfenland.server.course import Course
from elfenland.server.stored import Entry
from tests.rules.scenes import arrived, small

RIVER = "travel ixara-virst-river"


def decided(game: Game, *texts: str) -> Course:
    """The course of a game that goes on from here by these decisions of seat 0."""
    course = Course(game.options, "anything")
    course.game = game
    for number, text in enumerate(texts, start=1):
        entry = Entry(number, 0, "act", (text,), None)
        course.adopt(entry, course.attempt(0, entry.actions))
    return course


CASES = {
    "a first step that leaves a Small Favor": (small("draw-two"), [RIVER], None),
    "a Great Favor left": (arrived("draw-two"), ["no favor"], None),
    "an obstacle from a tile that was open": (small("obstacle"), ["favor"], None),
    "a free path from a tile that was open": (
        arrived("free-path", face_up=["virst"]),
        ["favor"],
        None,
    ),
    "a step after an open favor": (small("free-path"), ["favor", RIVER], None),
    "a tile that was turned over": (arrived("obstacle"), ["favor"], "shown"),
    "cards that were drawn": (small("draw-two"), ["favor"], "shown"),
    "a card that was reserved": (small("draw-next-round"), ["favor"], "shown"),
    "counters that were looked at": (small("two-counters"), ["favor"], "shown"),
    "a counter that was taken": (small("extra-counter"), ["favor"], "shown"),
    "the end of the turn": (small("obstacle"), ["end"], "turn-over"),
}


@pytest.mark.parametrize(("game", "texts", "reason"), CASES.values(), ids=CASES)
def test_what_can_be_taken_back(game: Game, texts: list[str], reason: str | None) -> None:
    """What can be is as it was before; what cannot says whether it was shown or is over."""
    course = decided(game.copy(), *texts)

    assert (course.undo(0).possible, course.undo(0).reason) == (reason is None, reason)
    if reason is None:
        for number, _ in enumerate(texts, start=len(texts) + 1):
            course.take_back(Entry(number, 0, "take_back", (), None))
        assert course.game.state.facts() == game.state.facts()

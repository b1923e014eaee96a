"""Old records keep replaying: games as they were played under each version of the rules.

A line of `records/rules-N.jsonl` is a game played when the rules had version N. Lines are added,
and none is ever changed: what was a game once stays the same game.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from elfenland.rules.record import read_record, verify
from elfenland.testing.referee import Referee

FOLDER = Path(__file__).with_name("records")
FILES = {file.stem: file.read_text("utf-8").splitlines() for file in sorted(FOLDER.iterdir())}
GAMES = [(name, number, line) for name, lines in FILES.items() for number, line in enumerate(lines)]


@pytest.mark.parametrize(
    ("name", "line"),
    [pytest.param(name, line, id=f"{name}/{number}") for name, number, line in GAMES],
)
def test_an_old_record_replays(name: str, line: str) -> None:
    """A record of long ago replays to the same events and the same result, and is by the rules."""
    data = json.loads(line)

    game = verify(read_record(line))

    assert f"rules-{data['rules']}" == name
    assert game.result is not None
    assert game.result.to_json() == data["result"]
    Referee(data["options"]).check(data["events"])


def test_the_corpus_covers_every_option() -> None:
    """Among the games are all charts, rounds, variants and numbers of seats, and fair dealing."""
    games = [json.loads(line) for _, _, line in GAMES]
    options = [game["options"] for game in games]

    assert {o["players"] for o in options} == {2, 3, 4, 5, 6}
    assert {(o["chart"], o["rounds"]) for o in options} == {("guide", 4), ("printed", 3)}
    assert {(o["favors"], o["town_cards"]) for o in options} == {
        (favors, town_cards)
        for favors in ("none", "small", "great")
        for town_cards in (True, False)
    }
    assert {game["fairness"] is None for game in games} == {True, False}
    types = {event["type"] for game in games for event in game["events"]}
    assert "pile_reshuffled" in types
    assert len(types) == 25


UNCHANGED = {"rules-1": (12, "65691cee3dbfaf35543ad48e50f8c37143d66a7938e39400f07fe52bdff5af58")}


@pytest.mark.parametrize("name", UNCHANGED)
def test_no_old_record_was_changed(name: str) -> None:
    """The first games of each version stand in the corpus as they always have."""
    number, digest = UNCHANGED[name]

    assert sha256("\n".join(FILES[name][:number]).encode()).hexdigest() == digest

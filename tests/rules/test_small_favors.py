"""RULES.md, Small Favors (SMALL-1)."""

from __future__ import annotations

from typing import Any

import pytest

from elfenland.board import FAVORS, Favor
from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import EVERYWHERE, Stated, position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import LAKE, favors_seen, small, use

RIVER = "ixara-virst-river"
PLAINS = "ixara-virst-plains"
DECLINED = {"type": "favor_declined", "seat": 0, "town": "virst"}


@pytest.mark.clause("SMALL-1")
@pytest.mark.parametrize("favor", FAVORS)
def test_before_the_first_step(favor: Favor) -> None:
    """The favor of the town where the boot stands may be used once, before the first step."""
    game = small(favor)
    assert (favors_seen(game).offer, legal(game)[:2]) == ("virst", ["end", "favor"])

    (used, *_) = play(game, "favor")

    assert used == {
        "type": "favor_used", "seat": 0, "town": "virst", "favor": favor, "turned": False,
    }  # fmt: skip
    assert favors_seen(game).offer is None
    reason = ("TILE-3", "seen-first") if favor == "two-counters" else ("SMALL-1", "no-favor-open")
    assert why_refused(game, "favor") == reason


LATER: list[Any] = [
    row("after a step", "SMALL-1", ["travel " + RIVER]),
    row("back in the town after two steps", "SMALL-1", ["travel " + RIVER, "travel " + RIVER]),
    row("after it was used once", "SMALL-1", ["favor"]),
    row("used, and back in the town", "SMALL-1", ["favor", "travel " + RIVER, "travel " + RIVER]),
]


@pytest.mark.parametrize("actions", LATER)
def test_not_later(actions: list[str]) -> None:
    """After its first step, or when it has used one, a seat has no favor this round."""
    game = small("obstacle")

    play(game, *actions)

    assert why_refused(game, "favor") == ("SMALL-1", "no-favor-open")
    assert favors_seen(game).offer is None


@pytest.mark.clause("SMALL-1")
def test_arriving_gives_none() -> None:
    """With Small Favors a town gives none for its piece."""
    game = position(favors="small", hands={0: {"raft": 4}})

    events = play(game, f"travel {LAKE}")

    assert [event["type"] for event in events] == ["travelled", "piece_collected"]
    assert "favor" not in legal(game)


@pytest.mark.clause("SMALL-1")
def test_also_without_travelling() -> None:
    """A seat that stays where it is may use the favor, and then end its turn."""
    game = small("obstacle")

    events = play(game, "favor", "end")

    assert [event["type"] for event in events] == ["favor_used", "obstacle_taken", "turn_ended"]


@pytest.mark.clause("SMALL-1")
def test_the_same_town_in_another_round() -> None:
    """A favor used in one round may be used again in the next by who still stands there."""
    game = small("free-path", boots={0: "virst", 1: "ixara"})
    used = []
    while game.round < 3:
        if game.to_act == 0 and "favor" in legal(game):
            used.append(game.round)
            play(game, "favor")
        else:
            play(game, next(a for a in legal(game) if not a.startswith("travel")))

    assert used == [1, 2]
    assert view(game, 0).seats[0].free_paths == 2
    assert problems(game) == []


CLOSED: list[Any] = [
    row(
        "by the first step",
        "SMALL-1",
        [f"travel {RIVER}"],
        ["favor_declined", "travelled", "piece_collected"],
    ),
    row("by the end of the turn", "SMALL-1", ["end"], ["favor_declined", "turn_ended"]),
]


@pytest.mark.parametrize(("actions", "types"), CLOSED)
def test_going_on_without_it(actions: list[str], types: list[str]) -> None:
    """Whoever goes on without the favor has declined it, told before what is done instead."""
    game = small("draw-two")

    events = play(game, *actions)

    assert [event["type"] for event in events] == types
    assert events[0] == DECLINED


@pytest.mark.clause("SMALL-1")
@pytest.mark.clause("MOVE-9")
def test_declined_with_the_last_discard() -> None:
    """A turn ended with too many cards is over, and its favor left, with the last discard."""
    game = small("draw-two", hands={0: {"raft": 6}, 1: {"raft": 1}})

    assert play(game, "end", "discard raft") == []
    assert favors_seen(game).offer == "virst"
    assert why_refused(game, "favor") == ("MOVE-9", "discard-first")
    assert [e["type"] for e in play(game, "discard raft")] == ["favor_declined", "turn_ended"]


@pytest.mark.clause("SMALL-1")
@pytest.mark.clause("MOVE-6")
def test_no_favor_inside_a_payment() -> None:
    """A caravan that is being paid is the first step: the favor is declined with its last card."""
    game = small("draw-two", counters={PLAINS: "dragon"})
    play(game, f"travel {PLAINS} caravan", "pay raft")

    assert why_refused(game, "favor") == ("MOVE-6", "pay-first")
    events = play(game, "pay raft", "pay raft")
    assert events[0] == DECLINED
    assert [event["type"] for event in events][1:] == ["travelled", "piece_collected"]


@pytest.mark.clause("SMALL-1")
def test_there_is_no_saying_no() -> None:
    """A Small Favor is declined by going on, not by a word."""
    assert why_refused(small("draw-two"), "no favor") == ("SMALL-1", "nothing-to-decline")


ASKED: list[Any] = [
    row(
        "without cards, in a town with a favor",
        "SEE-5 SMALL-1",
        Stated(boots={1: "virst"}, tiles={"virst": "draw-two"}),
        1,
    ),
    row(
        "without cards, where the known pool is empty, not",
        "SEE-5 FAV-4",
        Stated(boots={1: "virst"}, tiles={"virst": "obstacle"}, obstacle_pool=0),
        2,
    ),
    row("without cards, in Elvenhold, not", "SEE-5 FAV-3", Stated(), 2),
    row(
        "with cards, in Elvenhold",
        "SEE-5",
        Stated(hands={0: {"raft": 1}, 1: {"raft": 1}, 2: {"raft": 1}}),
        1,
    ),
]


@pytest.mark.parametrize(("stated", "asked"), ASKED)
def test_who_is_asked(stated: Stated, asked: int) -> None:
    """A seat without cards is asked when a favor is open to it; else its turn ends by itself."""
    game = position(
        {"hands": {0: {"raft": 1}, 2: {"raft": 1}}, **stated}, players=3, favors="small"
    )

    events = play(game, "end")

    assert game.to_act == asked
    ended = [e["seat"] for e in only("turn_ended", events)]
    assert ended == list(range(asked))


@pytest.mark.clause("SEE-5")
@pytest.mark.parametrize(
    ("favor", "ends"), [("free-path", True), ("draw-two", False), ("two-counters", False)]
)
def test_without_cards_the_turn_ends_after_the_favor(favor: Favor, *, ends: bool) -> None:
    """With neither cards nor an open favor left the turn ends by itself."""
    game = small(favor, hands={1: {"raft": 1}})

    events = play(game, "favor")

    assert (events[-1]["type"] == "turn_ended") is ends
    assert (game.to_act == 1) is ends
    if favor == "two-counters":
        assert [e["type"] for e in play(game, "place none")] == ["counters_returned", "turn_ended"]


@pytest.mark.clause("SEE-5")
def test_a_favor_declined_without_cards() -> None:
    """A seat without cards leaves the favor by ending its turn."""
    game = small("free-path", hands={1: {"raft": 1}})

    assert legal(game) == ["end", "favor"]
    assert [e["type"] for e in play(game, "end")] == ["favor_declined", "turn_ended"]


@pytest.mark.clause("SMALL-1")
@pytest.mark.clause("END-2")
def test_an_early_win_with_a_favor_open() -> None:
    """The 20th piece by the first step wins at once; the favor was declined by the step."""
    game = small("draw-two", wanted={0: ["ixara"]})

    events = play(game, f"travel {RIVER}")

    assert events[0] == DECLINED
    assert [event["type"] for event in events[1:]] == ["travelled", "piece_collected", "game_ended"]
    assert events[-1]["reason"] == "all_pieces"
    assert favors_seen(game).offer is None
    assert problems(game) == []


@pytest.mark.clause("SMALL-1")
@pytest.mark.clause("END-1")
def test_the_last_turn_of_the_game() -> None:
    """In the last round a favor may be used too, and the game ends with the last turn."""
    game = small("draw-two", round=4, hands={1: {"raft": 1}, 0: {"raft": 1}})

    use(game)
    events = play(game, "end", "end")

    assert [event["type"] for event in events] == ["turn_ended", "turn_ended", "game_ended"]
    assert [standing.cards for standing in game.standings()] == [3, 1]


@pytest.mark.clause("SMALL-1")
@pytest.mark.clause("SET-3")
def test_small_tiles_lie_open() -> None:
    """Every seat and every spectator sees all twenty tiles from the beginning."""
    game = position(favors="small", tiles=dict.fromkeys(EVERYWHERE[:4], "draw-two"))

    for viewer in (None, 0, 1):
        tiles = favors_seen(game, viewer).tiles
        assert None not in tiles.values()
        assert [tiles[town] for town in EVERYWHERE[:4]] == ["draw-two"] * 4

"""RULES.md, Great Favors (GREAT-1, GREAT-2)."""

from __future__ import annotations

from typing import Any

import pytest

from elfenland.board import FAVORS, Favor
from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import EVERYWHERE, Stated, position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import LAKE, arrived, favors_seen, use

RIVER = "ixara-virst-river"
DESERT = "albaran-feodor-desert"


@pytest.mark.clause("GREAT-1")
@pytest.mark.parametrize("favor", FAVORS)
@pytest.mark.parametrize("face_up", [True, False])
def test_on_arriving(favor: Favor, *, face_up: bool) -> None:
    """Who arrives and collects its piece decides at once: the favor, or not."""
    game = arrived(favor, face_up=["virst"] * face_up)

    assert (game.to_act, legal(game)) == (0, ["favor", "no favor"])
    assert favors_seen(game).offer == "virst"


FIRST: list[Any] = [
    row("another step", "GREAT-1", f"travel {RIVER}"),
    row("a caravan", "GREAT-1", "travel ixara-virst-plains caravan"),
    row("the end of the turn", "GREAT-1", "end"),
]


@pytest.mark.parametrize("action", FIRST)
def test_nothing_comes_first(action: str) -> None:
    """Before that is decided there is no going on; the refusal names the town."""
    game = arrived("draw-two")

    assert why_refused(game, action) == ("GREAT-1", "favor-first")
    assert why_refused(game, "pay raft") == ("MOVE-4", "no-payment-open")
    assert why_refused(game, "place none") == ("TILE-3", "no-counters-seen")


NOT_LATER: list[Any] = [
    row("declined, it does not come back", "GREAT-1", ["no favor"]),
    row("used, it is not used again", "GREAT-1", ["favor"]),
    row(
        "declined, and the town left and entered again",
        "GREAT-1",
        ["no favor", f"travel {RIVER}", "no favor", f"travel {RIVER}"],
    ),
    row(
        "used, and the town left and entered again",
        "GREAT-1",
        ["favor", f"travel {RIVER}", "no favor", f"travel {RIVER}"],
    ),
]


@pytest.mark.parametrize("actions", NOT_LATER)
def test_then_and_there_and_not_later(actions: list[str]) -> None:
    """The favor is there on the one visit that collects the piece, and on no other."""
    game = arrived("obstacle")

    play(game, *actions)

    assert game.to_act == 0
    assert why_refused(game, "favor") == ("GREAT-1", "no-favor-open")
    assert why_refused(game, "no favor") == ("GREAT-1", "no-favor-open")
    assert "end" in legal(game)


@pytest.mark.clause("GREAT-1")
def test_a_visit_that_collects_nothing() -> None:
    """In a town whose piece was collected before there is no favor, and none is declined."""
    game = position(favors="great", collected={0: ["virst"]}, hands={0: {"raft": 4}})

    events = play(game, f"travel {LAKE}")

    assert [event["type"] for event in events] == ["travelled"]
    assert "end" in legal(game)


@pytest.mark.clause("GREAT-1")
def test_none_where_the_turn_begins() -> None:
    """Where the boot stands there is none before the first step, with or without cards."""
    game = position(favors="great", boots={0: "virst", 1: "ixara"}, hands={0: {"raft": 1}})

    assert why_refused(game, "favor") == ("GREAT-1", "no-favor-open")
    events = play(game, "end")
    assert [e["seat"] for e in only("turn_ended", events)] == [0, 1]
    assert only("favor_declined", events) == []


@pytest.mark.clause("GREAT-1")
def test_a_favor_in_each_town_of_a_turn() -> None:
    """Each town of a turn that gives its piece gives a favor, in the order of the way."""
    game = arrived("draw-two", tiles={"virst": "draw-two", "ixara": "obstacle"})

    events = play(game, "favor", f"travel {RIVER}", "favor")

    assert [event["type"] for event in events] == [
        "favor_used", "cards_drawn", "travelled", "piece_collected", "favor_used", "obstacle_taken",
    ]  # fmt: skip


@pytest.mark.clause("GREAT-1")
@pytest.mark.clause("SEE-5")
@pytest.mark.parametrize("action", ["favor", "no favor"])
def test_asked_without_cards(action: str) -> None:
    """Who arrives with its last cards is asked about the favor before the turn ends by itself."""
    game = arrived("free-path", hands={0: {"raft": 2}, 1: {"raft": 1}})
    assert legal(game) == ["favor", "no favor"]

    events = play(game, action)

    assert events[-1] == {"type": "turn_ended", "seat": 0, "discarded": []}
    assert game.to_act == 1


@pytest.mark.clause("GREAT-1")
@pytest.mark.clause("TILE-1")
def test_cards_drawn_with_an_empty_hand_are_travelled_with() -> None:
    """Who had no cards goes on with the two it draws."""
    game = arrived("draw-two", hands={0: {"raft": 2}, 1: {"raft": 1}})

    play(game, "favor")

    assert game.to_act == 0
    assert len(view(game, 0).hand) == 2
    assert "end" in legal(game)


@pytest.mark.clause("GREAT-1")
@pytest.mark.clause("MOVE-4")
def test_on_arriving_by_caravan() -> None:
    """A favor is open after the last card of a caravan, after the piece."""
    road = "elvenhold-lapphalya-plains"
    game = position(favors="great", counters={road: "dragon"}, hands={0: {"raft": 3}})

    events = play(game, f"travel {road} caravan", *["pay raft"] * 3)

    assert [event["type"] for event in events] == ["travelled", "piece_collected"]
    assert favors_seen(game).offer == "lapphalya"


@pytest.mark.clause("GREAT-2")
def test_a_tile_is_turned_over_when_it_is_used() -> None:
    """A face-down tile is unknown to all until it is used, and lies face up from then on."""
    game = arrived("free-path")
    assert set(favors_seen(game, 0).tiles.values()) == {None}

    used, _ = play(game, "favor")

    assert used == {
        "type": "favor_used", "seat": 0, "town": "virst", "favor": "free-path", "turned": True,
    }  # fmt: skip
    for viewer in (None, 0, 1):
        shown = favors_seen(game, viewer).tiles
        assert {town for town, tile in shown.items() if tile} == {"virst"}
        assert shown["virst"] == "free-path"


@pytest.mark.clause("GREAT-2")
def test_a_tile_declined_stays_face_down() -> None:
    """There is no looking first: a tile declined stays face down, and nobody is told of it."""
    game = arrived("free-path")

    (declined,) = play(game, "no favor")

    assert declined == {"type": "favor_declined", "seat": 0, "town": "virst"}
    assert set(favors_seen(game, 0).tiles.values()) == {None}


@pytest.mark.clause("GREAT-2")
def test_a_tile_face_up_is_not_turned() -> None:
    """A tile that lies face up is used as it lies."""
    (used, _) = play(arrived("free-path", face_up=["virst"]), "favor")

    assert used["turned"] is False


@pytest.mark.clause("GREAT-1")
@pytest.mark.clause("END-2")
@pytest.mark.parametrize("favor", FAVORS)
@pytest.mark.parametrize("face_up", [True, False])
def test_an_early_win_instead_of_a_favor(favor: Favor, *, face_up: bool) -> None:
    """The 20th piece wins at once: there is no favor any more, used or declined."""
    game = arrived(favor, wanted={0: ["virst"]}, face_up=["virst"] * face_up)

    assert (game.to_act, game.phase, favors_seen(game).offer) == (None, "ended", None)
    assert game.result is not None
    assert game.result.reason == "all_pieces"
    assert problems(game) == []


@pytest.mark.clause("GREAT-1")
@pytest.mark.clause("END-2")
@pytest.mark.parametrize("stated", [{"rounds": 3}, {"round": 4}], ids=["of 3 rounds", "round 4"])
def test_the_twentieth_piece_without_an_early_win(stated: Stated) -> None:
    """Where the 20th piece does not end the game it gives its favor like any other."""
    game = arrived("draw-two", stated, wanted={0: ["virst"]})

    assert legal(game) == ["favor", "no favor"]
    assert len(use(game)[0]["cards"]) == 2


@pytest.mark.clause("GREAT-1")
@pytest.mark.clause("TILE-3")
@pytest.mark.clause("END-2")
def test_an_early_win_over_a_counter_just_placed() -> None:
    """The road of a counter placed by a favor may bring the 20th piece in the same turn."""
    road = "lapphalya-virst-plains"
    game = position(
        favors="great",
        boots={0: "virst"},
        wanted={0: ["lapphalya"]},
        hands={0: {"dragon": 2}, 1: {"raft": 1}},
        seen=["dragon", "unicorn"],
    )

    events = play(game, f"place seen dragon {road}", f"travel {road}")

    assert [event["type"] for event in events] == [
        "counter_placed", "counters_returned", "travelled", "piece_collected", "game_ended",
    ]  # fmt: skip
    assert problems(game) == []


@pytest.mark.clause("GREAT-2")
@pytest.mark.clause("FAV-2")
def test_in_the_rounds_that_follow() -> None:
    """A tile turned over lies face up in the next rounds too, and a declined one face down."""
    game = arrived("free-path", tiles={"virst": "free-path", "ixara": "obstacle"})
    play(game, "favor", f"travel {RIVER}", "no favor", "end")
    while game.round == 1:
        play(game, legal(game)[0])

    tiles = favors_seen(game).tiles
    assert (tiles["virst"], tiles["ixara"]) == ("free-path", None)
    assert set(tiles) == set(EVERYWHERE)

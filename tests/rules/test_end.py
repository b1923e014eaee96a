"""RULES.md, End of the game (END-1, END-2)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from elfenland.board import Card
from elfenland.errors import GameOver
from elfenland.rules import ACTIONS, Game, view
from elfenland.rules.invariants import problems
from elfenland.testing.play import nth_game, play_on
from elfenland.testing.positions import EVERYWHERE, Stated, position
from tests.rules.rows import legal, only, play, row

LAKE = "elvenhold-virst-lake"
ALL_BUT_VIRST = [town for town in EVERYWHERE if town != "virst"]


def last_turn(pieces: list[int], cards: list[int]) -> Game:
    """The last travel turn of the last round, with so many pieces and cards by seat."""
    last = len(pieces) - 1
    hands: dict[int, Mapping[Card, int]] = {
        seat: {"raft": count} for seat, count in enumerate(cards)
    }
    return position(
        players=len(pieces),
        round=4,
        to_act=last,
        hands=hands,
        collected={seat: EVERYWHERE[:count] for seat, count in enumerate(pieces)},
    )


RANKED = [
    row("most pieces win", "END-1", [5, 9], [4, 1], [(1, 1), (0, 2)], (1,)),
    row("tied, most cards win", "END-1", [7, 7], [1, 2], [(1, 1), (0, 2)], (1,)),
    row("still tied, they win together", "END-1", [7, 7], [2, 2], [(0, 1), (1, 1)], (0, 1)),
    row(
        "cards count for nothing without a tie", "END-1",
        [3, 4, 5], [4, 3, 1], [(2, 1), (1, 2), (0, 3)], (2,),
    ),
    row(
        "all places are ranked alike, and a shared place leaves one out", "END-1",
        [7, 9, 7, 7], [2, 1, 2, 3], [(1, 1), (3, 2), (0, 3), (2, 3)], (1,),
    ),
    row(
        "all six win together", "END-1",
        [0] * 6, [2] * 6, [(seat, 1) for seat in range(6)], tuple(range(6)),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("pieces", "cards", "ranks", "winners"), RANKED)
def test_ranking(
    pieces: list[int],
    cards: list[int],
    ranks: list[tuple[int, int]],
    winners: tuple[int, ...],
) -> None:
    """After the last round seats are ranked by pieces, then cards; tied seats share a rank."""
    game = last_turn(pieces, cards)

    ended = play(game, "end")[-1]

    assert ended["type"] == "game_ended"
    assert ended["reason"] == "rounds"
    assert [(s["seat"], s["rank"]) for s in ended["standings"]] == ranks
    assert [(s["score"], s["pieces"], s["cards"]) for s in ended["standings"]] == [
        (pieces[seat], pieces[seat], cards[seat]) for seat, _ in ranks
    ]
    assert {s["distance"] for s in ended["standings"]} == {None}
    assert tuple(ended["winners"]) == winners
    assert game.result is not None
    assert game.result.winners == winners
    assert game.standings() == game.result.standings


@pytest.mark.clause("END-1")
@pytest.mark.clause("MOVE-9")
def test_cards_count_after_the_last_discard() -> None:
    """For a tie the cards in hand count when all is done: never more than four."""
    game = position(
        round=4,
        to_act=1,
        hands={0: {"raft": 4}, 1: {"dragon": 8}},
    )

    play(game, "end", *["discard dragon"] * 4)

    assert [standing.cards for standing in game.standings()] == [4, 4]
    assert game.result is not None
    assert game.result.winners == (0, 1)


EARLY = [
    row("round 1 of 4", "END-2", Stated(round=1), True),
    row("round 2 of 4", "END-2", Stated(round=2), True),
    row("round 3 of 4", "END-2", Stated(round=3), True),
    row("not in round 4, which is the last", "END-2", Stated(round=4), False),
    row("not in round 1 of 3", "END-2", Stated(rounds=3, round=1), False),
    row("not in round 2 of 3", "END-2", Stated(rounds=3, round=2), False),
    row("not in round 3 of 3", "END-2", Stated(rounds=3, round=3), False),
]


@pytest.mark.parametrize(("stated", "wins"), EARLY)
def test_the_twentieth_piece(stated: Stated, *, wins: bool) -> None:
    """In a game of 4 rounds the 20th piece wins at once before the last round, mid-turn."""
    game = position(stated, collected={0: ALL_BUT_VIRST}, hands={0: {"raft": 4}, 1: {"dragon": 4}})

    events = play(game, f"travel {LAKE}")

    assert [event["type"] for event in events] == [
        "travelled", "piece_collected", *(["game_ended"] * wins),
    ]  # fmt: skip
    assert (game.to_act is None) is wins
    if wins:
        assert events[-1]["reason"] == "all_pieces"
        assert events[-1]["winners"] == [0]
    else:
        assert "end" in legal(game)
    assert problems(game) == []


@pytest.mark.clause("END-2")
def test_the_nineteenth_piece_is_not_enough() -> None:
    """With a piece still lying somewhere the game goes on."""
    game = position(collected={0: ALL_BUT_VIRST[1:]}, hands={0: {"raft": 4}})

    events = play(game, f"travel {LAKE}")

    assert only("game_ended", events) == []
    assert game.to_act == 0


@pytest.mark.clause("END-2")
def test_an_early_win_by_caravan() -> None:
    """The last card of a caravan that brings the 20th piece ends the game."""
    road = "lapphalya-virst-plains"
    game = position(
        boots={0: "lapphalya"},
        collected={0: ALL_BUT_VIRST},
        counters={road: "dragon"},
        hands={0: {"raft": 3}, 1: {"raft": 1}},
    )

    events = play(game, f"travel {road} caravan", *["pay raft"] * 3)

    assert [event["type"] for event in events] == ["travelled", "piece_collected", "game_ended"]
    assert game.state.left == 0


@pytest.mark.clause("END-1")
@pytest.mark.clause("END-2")
def test_after_an_early_win_the_others_are_ranked_as_they_stand() -> None:
    """After an early win the other places go by what the seats hold at that moment."""
    game = position(
        players=4,
        to_act=1,
        collected={1: ALL_BUT_VIRST, 2: EVERYWHERE[:3], 3: EVERYWHERE[:3]},
        hands={1: {"raft": 2}, 2: {"dragon": 7}, 3: {"dragon": 1, "unicorn": 7}},
    )

    ended = play(game, f"travel {LAKE}")[-1]

    assert [(s["seat"], s["rank"], s["pieces"], s["cards"]) for s in ended["standings"]] == [
        (1, 1, 20, 0),
        (3, 2, 3, 8),
        (2, 3, 3, 7),
        (0, 4, 0, 0),
    ]


@pytest.mark.clause("END-1")
@pytest.mark.clause("END-2")
def test_all_pieces_in_the_last_round_may_be_shared() -> None:
    """In the last round two seats may collect all pieces; cards decide, or they win together."""
    game = position(
        round=4,
        collected={0: ALL_BUT_VIRST, 1: ALL_BUT_VIRST},
        hands={0: {"raft": 3}, 1: {"raft": 3}},
    )

    play(game, f"travel {LAKE}", "end", f"travel {LAKE}", "end")

    assert game.result is not None
    assert (game.result.reason, game.result.winners) == ("rounds", (0, 1))


ENDED = {
    "after the last round": (Stated(round=4, to_act=1, hands={1: {"raft": 2}}), "end"),
    "after an early win": (
        Stated(collected={0: ALL_BUT_VIRST}, hands={0: {"raft": 4}}),
        f"travel {LAKE}",
    ),
}


@pytest.mark.clause("END-1")
@pytest.mark.clause("END-2")
@pytest.mark.parametrize(("stated", "action"), ENDED.values(), ids=ENDED)
def test_nobody_acts_after_the_end(stated: Stated, action: str) -> None:
    """When the game has ended nobody is asked, and every action is refused and changes nothing."""
    game = position(stated)
    play(game, action)
    before = game.state.facts()

    assert (game.to_act, game.phase, game.legal_actions()) == (None, "ended", [])
    for refused in ACTIONS:
        with pytest.raises(GameOver):
            game.apply(refused)
    with pytest.raises(GameOver):
        game.apply(ACTIONS[0], 0)
    assert game.state.facts() == before


@pytest.mark.clause("END-1")
def test_a_game_lasts_its_rounds() -> None:
    """Random games end in their last round, and the winners are those of the first place."""
    for number in range(20):
        game, dice = nth_game(number, "whole")
        play_on(game, dice)

        assert game.round == game.options.rounds
        assert game.result is not None
        ranks = [standing.rank for standing in game.result.standings]
        assert ranks == sorted(ranks)
        assert len(game.result.winners) == ranks.count(1)
        assert view(game, None).result == game.result

"""RULES.md, Town Cards (SET-4, END-2 to END-5)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from elfenland.board import BOARD, Card
from elfenland.rules import Game, Options, redact, to_json, view
from elfenland.rules.invariants import problems
from elfenland.testing.play import play_on, random_play
from elfenland.testing.positions import EVERYWHERE, Stated, position
from tests.rules.rows import play, row

LAKE = "elvenhold-virst-lake"
TWELVE = {town.id for town in BOARD.towns if town.town_card}


@pytest.mark.clause("SET-4")
@pytest.mark.clause("COMP-5")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_seat_is_dealt_one(players: int) -> None:
    """Each seat has one of the twelve town cards, no two the same, and each comes to each seat."""
    dealt = [Counter[str]() for _ in range(players)]
    for seed in range(240):
        game = Game.new(Options(players=players, town_cards=True), seed)
        cards = to_json(game.opening[0])["town_cards"]

        assert len(cards) == len(set(cards)) == players
        for seat, card in enumerate(cards):
            dealt[seat][card] += 1

    for counts in dealt:
        assert set(counts) == TWELVE
        # 20 of each on average; five deviations are 21.
        assert max(counts.values()) < 42


@pytest.mark.clause("SET-4")
@pytest.mark.clause("SEE-2")
def test_a_town_card_is_seen_by_its_owner_alone() -> None:
    """A seat sees its own card, in its view and in the news, and a spectator none."""
    game = Game.new(Options(players=3, town_cards=True), 4)
    cards = to_json(game.opening[0])["town_cards"]

    for seat in range(3):
        assert view(game, seat).town_card == cards[seat]
        told = redact(game.opening[0], seat)["town_cards"]
        assert told == [card if n == seat else None for n, card in enumerate(cards)]
    assert view(game, None).town_card is None
    assert redact(game.opening[0], None)["town_cards"] is None


@pytest.mark.clause("SET-4")
@pytest.mark.clause("SEE-3")
def test_the_others_are_out_of_the_game() -> None:
    """Of the cards that nobody was dealt nothing is told, and nobody sees one."""
    game = Game.new(Options(players=2, town_cards=True, start_seat=0), 4)
    cards = set(to_json(game.opening[0])["town_cards"])
    shown = [repr(view(game, seat).town_card) for seat in (None, 0, 1)]
    shown += [
        str(redact(event, seat)["town_cards"])
        for event in game.opening[:1]
        for seat in (None, 0, 1)
    ]

    assert not any(town in text for town in TWELVE - cards for text in shown)


@pytest.mark.clause("SET-4")
def test_without_the_variant_there_are_none() -> None:
    """Without Town Cards nobody has one, and no standing shows a distance."""
    game = Game.new(Options(), 1)

    assert view(game, 0).town_card is None
    assert {standing.distance for standing in game.standings()} == {None}


@pytest.mark.clause("SEE-1")
@pytest.mark.clause("END-3")
def test_no_standing_tells_a_town_card() -> None:
    """Before the end the standings go by pieces and cards alone: no distance, no score from one."""
    game = Game.new(Options(players=4, town_cards=True), 7)
    for _ in random_play(game, random.Random(3)):
        for standing in game.standings():
            assert (standing.distance, standing.score) == (None, standing.pieces)
        assert view(game, 0).town_cards is None

    assert game.result is not None
    assert None not in {standing.distance for standing in game.result.standings}


@pytest.mark.clause("SEE-4")
def test_at_the_end_all_see_all_town_cards() -> None:
    """When the game has ended every view shows every town card."""
    game = Game.new(Options(players=3, town_cards=True), 7)
    cards = tuple(to_json(game.opening[0])["town_cards"])
    play_on(game, random.Random(3))

    assert {view(game, viewer).town_cards for viewer in (None, 0, 1, 2)} == {cards}


def last_turn(
    boots: list[str],
    town_cards: list[str],
    pieces: list[int],
    cards: list[int],
    common: Stated | None = None,
) -> Game:
    """The last travel turn of the last round: where the boots stand, and what each seat has."""
    hands: dict[int, Mapping[Card, int]] = {n: {"raft": count} for n, count in enumerate(cards)}
    players = len(boots)
    return position(
        common,
        players=players,
        round=4,
        to_act=players - 1,
        boots=dict(enumerate(boots)),
        town_cards=town_cards,
        hands=hands,
        wanted={
            seat: [t for t in EVERYWHERE if t != boots[seat]][: 20 - count]
            for seat, count in enumerate(pieces)
        },
    )


# Distances are counted on the map: Elvenhold-Virst 1 (lake), Virst-Ixara 1, Elvenhold-Rivinia-
# Throtmanni-Jaccaranda 3, Elvenhold-Beata 1, Virst-Elvenhold-Beata 2, Wylhien-Usselen 1.
SCORED: list[Any] = [
    row(
        "the example of the rulebook: 17 pieces, one town away: 16",
        "END-3 END-4",
        ["elvenhold", "virst"],
        ["virst", "ixara"],
        [17, 3],
        [1, 1],
        [(0, 1, 16, 1), (1, 2, 2, 1)],
        (0,),
    ),
    row(
        "standing there takes nothing away",
        "END-3 END-4",
        ["virst", "ixara"],
        ["virst", "ixara"],
        [5, 4],
        [1, 1],
        [(0, 1, 5, 0), (1, 2, 4, 0)],
        (0,),
    ),
    row(
        "more pieces do not make up for a long way",
        "END-3",
        ["elvenhold", "ixara"],
        ["jaccaranda", "ixara"],
        [8, 6],
        [4, 1],
        [(1, 1, 6, 0), (0, 2, 5, 3)],
        (1,),
    ),
    row(
        "tied, who is closer",
        "END-3",
        ["elvenhold", "ixara"],
        ["virst", "ixara"],
        [7, 6],
        [4, 1],
        [(1, 1, 6, 0), (0, 2, 6, 1)],
        (1,),
    ),
    row(
        "tied and as close, most cards",
        "END-3",
        ["elvenhold", "virst"],
        ["virst", "ixara"],
        [7, 7],
        [2, 3],
        [(1, 1, 6, 1), (0, 2, 6, 1)],
        (1,),
    ),
    row(
        "tied in all, together",
        "END-3",
        ["elvenhold", "virst"],
        ["virst", "ixara"],
        [7, 7],
        [2, 2],
        [(0, 1, 6, 1), (1, 1, 6, 1)],
        (0, 1),
    ),
    row(
        "scores may be negative",
        "END-4",
        ["elvenhold", "virst"],
        ["jaccaranda", "beata"],
        [0, 1],
        [1, 1],
        [(1, 1, -1, 2), (0, 2, -3, 3)],
        (1,),
    ),
    row(
        "a shared place leaves one out",
        "END-3",
        ["elvenhold", "virst", "virst"],
        ["virst", "ixara", "beata"],
        [7, 7, 3],
        [1, 1, 4],
        [(0, 1, 6, 1), (1, 1, 6, 1), (2, 3, 1, 2)],
        (0, 1),
    ),
    row(
        "a river counts the same either way",
        "END-4",
        ["usselen", "wylhien"],
        ["wylhien", "usselen"],
        [7, 7],
        [1, 1],
        [(0, 1, 6, 1), (1, 1, 6, 1)],
        (0, 1),
    ),
]


@pytest.mark.parametrize(("boots", "town_cards", "pieces", "cards", "ranked", "winners"), SCORED)
def test_scores(
    boots: list[str],
    town_cards: list[str],
    pieces: list[int],
    cards: list[int],
    ranked: list[tuple[int, int, int, int]],
    winners: tuple[int, ...],
) -> None:
    """The score is pieces less the distance to the destination; ranks by score, distance, cards."""
    game = last_turn(boots, town_cards, pieces, cards)

    ended = play(game, "end")[-1]

    assert [(s["seat"], s["rank"], s["score"], s["distance"]) for s in ended["standings"]] == ranked
    assert tuple(ended["winners"]) == winners
    assert game.result is not None
    assert ended == {"type": "game_ended", **game.result.to_json()}


@pytest.mark.clause("END-4")
def test_distances_go_by_every_connection() -> None:
    """The distance is the fewest connections, by roads, rivers and lakes, whatever lies on them."""
    game = last_turn(
        ["elvenhold", "virst"], ["mahdavikia", "strykhaven"], [3, 3], [1, 1],
        Stated(counters={"ixara-virst-plains": "dragon"}, obstacles=["ixara-virst-plains"]),
    )  # fmt: skip

    play(game, "end")

    by_seat = {standing.seat: standing.distance for standing in game.standings()}
    # Elvenhold-Virst (lake), Virst-Ixara (river), Ixara-Mah'Davikia (river upstream); Virst and
    # Strykhaven lie on one lake.
    assert by_seat == {0: 3, 1: 1}


@pytest.mark.clause("END-5")
@pytest.mark.clause("END-3")
@pytest.mark.parametrize("town_cards", [True, False])
def test_reserved_cards_do_not_count_for_ties(*, town_cards: bool) -> None:
    """A reserved card is not in hand: two seats tied in all else share the place."""
    stated: Stated = {"town_cards": ["virst", "ixara"]} if town_cards else {}
    game = position(
        stated,
        round=4,
        to_act=1,
        favors="great",
        boots={0: "elvenhold", 1: "virst"},
        collected={0: ["beata"]},
        hands={0: {"raft": 2}, 1: {"raft": 2}},
        reserved={0: {"dragon": 3}},
    )

    play(game, "end")

    assert [standing.cards for standing in game.standings()] == [2, 2]
    assert game.result is not None
    assert game.result.winners == (0, 1)


@pytest.mark.clause("END-2")
@pytest.mark.clause("END-3")
def test_an_early_win_wins_whatever_the_distance() -> None:
    """The 20th piece wins at once, also when another seat has the better score; it ranks first."""
    game = position(
        players=3,
        town_cards=["wylhien", "beata", "virst"],
        boots={1: "beata", 2: "elvenhold"},
        wanted={0: ["virst"], 1: ["virst"], 2: ["virst"]},
        hands={0: {"raft": 2}, 1: {"raft": 3}, 2: {"raft": 3}},
    )

    ended = play(game, f"travel {LAKE}")[-1]

    assert ended["reason"] == "all_pieces"
    assert ended["winners"] == [0]
    # Virst-Elvenhold-Rivinia-Tichih-Jaccaranda-Wylhien is 5; by Ixara and the lakes it is 4.
    assert [(s["seat"], s["rank"], s["score"], s["distance"]) for s in ended["standings"]] == [
        (0, 1, 16, 4),
        (1, 2, 19, 0),
        (2, 3, 18, 1),
    ]


@pytest.mark.clause("SET-4")
@pytest.mark.clause("END-2")
def test_no_early_win_in_three_rounds_with_town_cards() -> None:
    """In a game of three rounds the 20th piece does not end it, with town cards either."""
    game = position(
        rounds=3, town_cards=["wylhien", "beata"], wanted={0: ["virst"]}, hands={0: {"raft": 4}}
    )

    play(game, f"travel {LAKE}")

    assert game.to_act == 0
    assert problems(game) == []

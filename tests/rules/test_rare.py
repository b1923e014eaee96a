"""What play seldom brings: positions built for it, each played on to the end a hundred times."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from elfenland.board import Card
from elfenland.bots.play import play as play_bots
from elfenland.rules import Event, Game, Options, to_json
from elfenland.testing.hoarder import HoardingBot
from elfenland.testing.laws import check_whole_game
from elfenland.testing.play import random_play
from elfenland.testing.positions import Stated, position
from elfenland.testing.referee import Referee
from tests.rules.scenes import all_but, arrived, few_counters, small

TIMES = 100
RESERVED: dict[int, dict[Card, int]] = {
    seat: {"dragon": 1, "unicorn": 1, "elfcycle": 1, "raft": 1} for seat in range(6)
}

# What must have come about in at least a few of the hundred games, as types of events.
STARTS: dict[str, tuple[Callable[[], Game], set[str]]] = {
    "two counters of two": (lambda: small("two-counters", few_counters(2)), {"counters_returned"}),
    "two counters of one": (lambda: small("two-counters", few_counters(1)), {"counters_returned"}),
    "two counters of none": (lambda: small("two-counters", few_counters(0)), {"favor_used"}),
    "two counters of none, unknown": (
        lambda: arrived("two-counters", few_counters(0)),
        {"favor_used"},
    ),
    "an extra counter of none": (lambda: small("extra-counter", few_counters(0)), {"favor_used"}),
    "an extra counter of none, unknown": (
        lambda: arrived("extra-counter", few_counters(0)),
        {"favor_used"},
    ),
    "the last counter as an extra one": (
        lambda: arrived("extra-counter", few_counters(1)),
        {"extra_counter_taken"},
    ),
    "a second extra counter": (
        lambda: arrived("extra-counter", extra={0: "dragon"}),
        {"favor_used"},
    ),
    "an early win after a favor": (
        lambda: arrived(
            "draw-two",
            wanted={0: ["virst", "ixara"], 1: ["strykhaven"]},
            hands={0: {"raft": 5}, 1: {"raft": 3}},
        ),
        {"favor_used", "game_ended"},
    ),
    "an early win over a counter just placed": (
        lambda: position(
            favors="great",
            boots={0: "virst"},
            wanted={0: ["lapphalya"]},
            hands={0: {"dragon": 3, "unicorn": 1}, 1: {"raft": 1}},
            seen=["dragon", "unicorn"],
        ),
        {"counters_returned", "game_ended"},
    ),
    "an early win with a Small Favor open": (
        lambda: small("draw-two", wanted={0: ["ixara"]}, town_cards=["yttar", "virst"]),
        {"favor_declined", "game_ended"},
    ),
    "no card anywhere": (
        lambda: small("draw-two", pile={}, hands={0: {"raft": 4}, 1: all_but({"raft": 4})}),
        {"cards_drawn"},
    ),
    "one card in the pile and a few played": (
        lambda: arrived(
            "draw-two",
            tiles={"virst": "draw-two", "ixara": "draw-two", "strykhaven": "draw-next-round"},
            hands={0: {"raft": 8}, 1: all_but({"raft": 8, "dragon": 4})},
            pile={"dragon": 1},
        ),
        {"pile_reshuffled", "cards_drawn"},
    ),
    "both pools empty and nothing known": (
        lambda: position(
            favors="great",
            free_paths={0: 6, 1: 6},
            obstacle_pool=0,
            hands={0: {"raft": 8}, 1: {"raft": 8 - 4}},
        ),
        {"favor_used"},
    ),
    "all 24 cards reserved": (
        lambda: position(
            players=6,
            favors="great",
            round=3,
            hands={0: {"raft": 4}, 5: {"raft": 2}},
            reserved=RESERVED,
        ),
        {"reserved_taken"},
    ),
    "a hand of twelve with six counters": (
        lambda: position(
            Stated(
                players=3,
                favors="great",
                phase="plan",
                hands={0: {"raft": 4, "dragon": 4, "unicorn": 4}},
                open_counters={0: ["dragon", "unicorn", "elfcycle"]},
                secret_counters={0: ["dragon", "unicorn", "giant-pig"]},
                held_obstacles={0: 4, 1: 3, 2: 3},
            )
        ),
        {"obstacle_placed"},
    ),
}


@pytest.mark.slow
@pytest.mark.clause("FAV-4")
@pytest.mark.clause("END-2")
@pytest.mark.parametrize(("start", "types"), STARTS.values(), ids=STARTS)
def test_played_on_a_hundred_times(start: Callable[[], Game], types: set[str]) -> None:
    """However it goes on, all that must hold does, and what the position is for does happen."""
    begun = start()
    for number in range(TIMES):
        check_whole_game(begun.copy(), random.Random(number))

    met: list[set[str]] = []
    for number in range(TIMES // 4):
        game, dice = begun.copy(), random.Random(number)
        events: list[Event] = []
        for action in random_play(game, dice):
            events += game.copy().apply(action)
        met.append({event.type for event in events})
    assert sum(types <= found for found in met) > 2


@pytest.mark.clause("FAV-4")
def test_the_second_referee_sees_piles_run_out() -> None:
    """Games of six hoarders with Great Favors, where piles and pools run out, are by the rules."""
    met = set[str]()
    for number in range(6):
        game = Game.new(Options(players=6, favors="great", town_cards=True), f"hoarders {number}")
        events = list(game.opening)
        bots = [HoardingBot(f"{number}/{seat}") for seat in range(6)]
        for _, _, told in play_bots(game, bots):
            events += told
        met |= {event.type for event in events}
        Referee(game.options.to_json()).check([to_json(event) for event in events])

    assert "pile_reshuffled" in met

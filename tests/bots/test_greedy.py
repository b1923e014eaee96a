"""The greedy beginner uses all there is in the game, and nothing to its own harm."""

from __future__ import annotations

from collections import Counter

import pytest

from elfenland.bots import GreedyBot, make_bot
from elfenland.bots.play import play
from elfenland.rules import Game, Options, parse_action, view
from elfenland.testing.positions import Cards, Stated, position
from tests.bots.test_walk import NEXT, ROAD

CHOICES: dict[str, tuple[Stated, str]] = {
    "the counter of its cards": (
        {
            "phase": "draw",
            "display": ["dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon"],
            "hands": {0: {"elfcycle": 4, "raft": 4}},
        },
        "draw elfcycle",
    ),
    "the pile when nothing fits": (
        {
            "phase": "draw",
            "display": ["dragon", "unicorn", "giant-pig", "dragon", "unicorn"],
            "hands": {0: {"raft": 8}},
        },
        "draw pile",
    ),
    "its first step's counter": (
        {
            "phase": "plan",
            "counters": {NEXT: "unicorn"},
            "open_counters": {0: ["dragon"]},
            "hands": {0: {"dragon": 1, "unicorn": 1}},
        },
        f"place dragon {ROAD}",
    ),
    "the secret counter too": (
        {
            "phase": "plan",
            "counters": {NEXT: "unicorn"},
            "secret_counters": {0: ["dragon"]},
            "hands": {0: {"dragon": 1, "unicorn": 1}},
        },
        f"place secret dragon {ROAD}",
    ),
    "no counter that takes it nowhere": (
        {
            "phase": "plan",
            "open_counters": {0: ["dragon"]},
            "hands": {0: {"unicorn": 2}},
            "used": [0, 1],
        },
        "pass",
    ),
    "an obstacle before its rival in the last round": (
        {
            "phase": "plan",
            "round": 4,
            "boots": {0: "grangor", 1: "elvenhold"},
            "counters": {ROAD: "dragon"},
        },
        f"obstacle {ROAD}",
    ),
    "none on the road that it needs itself": (
        {
            "phase": "plan",
            "round": 4,
            "counters": {ROAD: "dragon"},
            "hands": {0: {"dragon": 1}},
        },
        "pass",
    ),
    "none where nobody goes": (
        {
            "phase": "plan",
            "round": 4,
            "boots": {1: "grangor"},
            "counters": {ROAD: "dragon"},
        },
        "pass",
    ),
    "a step to a new town": (
        {"counters": {ROAD: "dragon"}, "hands": {0: {"dragon": 2}}},
        f"travel {ROAD}",
    ),
    "a caravan when nothing else goes": (
        {"counters": {ROAD: "dragon"}, "hands": {0: {"unicorn": 3}}},
        f"travel {ROAD} caravan",
    ),
    "a raft": ({"boots": {0: "virst"}, "hands": {0: {"raft": 1}}}, "travel ixara-virst-river"),
    "an end when no new town is near": (
        {
            "counters": {ROAD: "dragon"},
            "hands": {0: {"dragon": 2}},
            "collected": {0: ["lapphalya"]},
        },
        "end",
    ),
    "an end rather than a walk that only comes nearer": (
        {
            "counters": {ROAD: "dragon"},
            "hands": {0: {"dragon": 1}},
            "wanted": {0: ["dagamura"]},
        },
        "end",
    ),
    "the counter with most cards kept": (
        {
            "phase": "keep",
            "open_counters": {0: ["dragon", "elfcycle"]},
            "secret_counters": {0: ["unicorn"]},
            "hands": {0: {"unicorn": 2, "elfcycle": 1}},
        },
        "keep secret unicorn",
    ),
}


def decide(game: Game) -> list[str]:
    """What greedy plays until another seat is to act or it ends its turn, as texts."""
    bot = GreedyBot("table")
    seat = game.to_act
    chosen = []
    while game.to_act == seat and "end" not in chosen:
        action = bot.choose(view(game, seat))
        chosen.append(action.text)
        game.apply(action)
        if action.kind in ("draw", "place", "obstacle", "pass", "keep"):
            break
    return chosen


@pytest.mark.parametrize(("stated", "text"), CHOICES.values(), ids=CHOICES)
def test_greedy_chooses(stated: Stated, text: str) -> None:
    """Greedy takes, lays, travels and keeps what a sensible beginner would."""
    assert decide(position(stated))[0] == text


def test_a_caravan_leaves_what_the_walk_needs() -> None:
    """Of a hand that suffices exactly, a caravan's cards are those that no later step asks for."""
    game = position(
        counters={ROAD: "dragon", NEXT: "unicorn"},
        hands={0: {"unicorn": 1, "giant-pig": 1, "elfcycle": 1, "raft": 1}},
    )

    assert decide(game) == [
        f"travel {ROAD} caravan", "pay giant-pig", "pay elfcycle", "pay raft", f"travel {NEXT}",
    ]  # fmt: skip


def test_a_hand_comes_down_to_its_best_cards() -> None:
    """Greedy discards single cards and keeps those that it has more of."""
    cards: Stated = {
        "hands": {0: {"dragon": 3, "unicorn": 1, "elfcycle": 1, "troll-wagon": 2}, 1: {"raft": 1}}
    }
    game = position(cards)
    bot = GreedyBot(0)

    while game.to_act == 0:
        game.apply(bot.choose(view(game, 0)))

    assert view(game, 0).hand == ("dragon", "dragon", "dragon", "troll-wagon")


def test_a_stand_in_may_take_over_inside_a_hand_reduction() -> None:
    """Where others than its own choice were discarded before, greedy goes on with what is legal."""
    cards: Cards = {"dragon": 1, "unicorn": 1, "giant-pig": 1, "elfcycle": 3, "raft": 2}
    hand: Stated = {"hands": {0: cards, 1: {"raft": 1}}}
    game = position(hand)
    for text in ("end", "discard elfcycle", "discard elfcycle"):
        game.apply(parse_action(text))
    bot = GreedyBot(0)

    for _ in range(2):
        seen = view(game, 0)
        action = bot.choose(seen)
        assert action in seen.legal
        game.apply(action)
    assert view(game, 0).hand == ("dragon", "unicorn", "giant-pig", "raft")


def test_greedy_uses_everything() -> None:
    """In a few games greedy goes by counter, caravan and raft, and lays obstacles and secrets."""
    seen: Counter[str] = Counter()
    for number in range(4):
        game = Game.new(Options(), f"uses {number}")
        for _, action, events in play(game, [make_bot("greedy", i) for i in range(4)]):
            seen[action.kind] += 1
            seen.update(event.method for event in events if event.type == "travelled")
            seen["secret"] += any(e.type == "counter_placed" and e.secret for e in events)

    kinds = ("draw", "place", "obstacle", "pass", "travel", "pay", "discard", "end", "keep")
    assert all(seen[what] > 0 for what in (*kinds, "counter", "caravan", "raft", "secret"))

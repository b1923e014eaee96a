"""Positions with favors that several chapters share."""

from __future__ import annotations

from collections import Counter
from typing import Unpack

from elfenland.board import BOARD, CARDS, TRANSPORTS, Card, Favor, Transport
from elfenland.board.kinds import CARDS_OF_EACH, COUNTERS_OF_EACH, DISPLAY_SIZE
from elfenland.rules import Game, view
from elfenland.rules.view import FavorsView
from elfenland.testing.positions import Stated, position
from tests.rules.rows import Told, legal, play

LAKE = "elvenhold-virst-lake"
FAR_ROAD = "dagamura-kihromah-woods"
BARE_ROAD = "grangor-mahdavikia-mountains"

LIE: dict[str, tuple[Transport, ...]] = {
    "plains": ("troll-wagon", "elfcycle"),
    "woods": ("unicorn", "magic-cloud", "giant-pig"),
    "desert": ("dragon",),
    "mountains": ("elfcycle", "magic-cloud"),
}


def small(favor: Favor, common: Stated | None = None, /, **stated: Unpack[Stated]) -> Game:
    """Seat 0 in Virst, before its first step, where it may use a Small Favor."""
    plain: Stated = {
        "favors": "small", "tiles": {"virst": favor}, "boots": {0: "virst"},
        "hands": {0: {"raft": 4}, 1: {"raft": 1}},
    }  # fmt: skip
    return position({**plain, **(common or {}), **stated})


def arrived(favor: Favor, common: Stated | None = None, /, **stated: Unpack[Stated]) -> Game:
    """Seat 0 arriving in Virst, where it collects its piece and a Great Favor is open to it.

    All tiles lie face down, unless ``face_up`` is stated.
    """
    plain: Stated = {
        "favors": "great", "tiles": {"virst": favor}, "face_up": [],
        "hands": {0: {"raft": 6}, 1: {"raft": 1}},
    }  # fmt: skip
    game = position({**plain, **(common or {}), **stated})
    play(game, f"travel {LAKE}")
    return game


def favors_seen(game: Game, seat: int | None = None) -> FavorsView:
    """What a seat, or a spectator, sees of the favors."""
    seen = view(game, seat).favors
    assert seen is not None
    return seen


def use(game: Game) -> list[Told]:
    """Use the favor that is open: what comes of it, after `favor_used`."""
    assert "favor" in legal(game)
    used, *effect = play(game, "favor")
    assert used["type"] == "favor_used"
    return effect


def all_but(taken: dict[Card, int]) -> dict[Card, int]:
    """Every card of the game but these."""
    every = dict(zip(CARDS, CARDS_OF_EACH, strict=True))
    return {card: count - taken.get(card, 0) for card, count in every.items()}


def few_counters(face_down: int) -> Stated:
    """So few counters face down: the others lie on all roads but one, face up, and before seats."""
    lies = {
        road.id: LIE[road.terrain][n % len(LIE[road.terrain])]
        for n, road in enumerate(BOARD.roads)
        if road.id != BARE_ROAD
    }
    left = Counter(dict.fromkeys(TRANSPORTS, COUNTERS_OF_EACH)) - Counter(lies.values())
    others = sorted(left.elements())
    # The dragon goes last, so that it is face down: it may lie on the bare road.
    others.sort(key="dragon".__eq__)
    display, others = others[:DISPLAY_SIZE], others[DISPLAY_SIZE:]
    held = others[: len(others) - face_down]
    return Stated(counters=lies, display=display, open_counters={0: held[::2], 1: held[1::2]})


def until_next_round(game: Game) -> list[Told]:
    """End the turns that are left without travelling: all that comes of it."""
    number, events = game.round, []
    while game.round == number:
        events += play(game, next(a for a in legal(game) if not a.startswith("travel")))
    return events

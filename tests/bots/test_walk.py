"""Walks: what the rules let a hand pay, no less and no more."""

from __future__ import annotations

import pytest

from elfenland.bots import walk as walk_module
from elfenland.bots.walk import Ground, Walk, walks
from elfenland.rules import Game, view
from elfenland.testing.play import random_position
from elfenland.testing.positions import Stated, position

FAR = 12
"""As many steps as a hand can pay."""

ROAD = "elvenhold-lapphalya-plains"
NEXT = "ixara-lapphalya-woods"


def most_found(game: Game, *, laying: bool = False) -> int:
    """New towns on the best walk of the seat to act."""
    seen = view(game, game.to_act)
    return max(w.found for w in walks(Ground.of(seen), Walk.begin(seen, laying=laying), FAR))


MOVES: dict[str, tuple[Stated, int]] = {
    "no cards": ({"counters": {ROAD: "dragon"}}, 0),
    "no counter": ({"hands": {0: {"dragon": 8}}}, 0),
    "another kind": ({"counters": {ROAD: "dragon"}, "hands": {0: {"unicorn": 2}}}, 0),
    "a road": ({"counters": {ROAD: "dragon"}, "hands": {0: {"dragon": 1}}}, 1),
    "an obstacle": (
        {"counters": {ROAD: "dragon"}, "obstacles": [ROAD], "hands": {0: {"dragon": 1}}},
        0,
    ),
    "an obstacle paid": (
        {"counters": {ROAD: "dragon"}, "obstacles": [ROAD], "hands": {0: {"dragon": 2}}},
        1,
    ),
    "a caravan": ({"counters": {ROAD: "dragon"}, "hands": {0: {"raft": 1, "unicorn": 2}}}, 1),
    "a caravan against an obstacle": (
        {"counters": {ROAD: "dragon"}, "obstacles": [ROAD], "hands": {0: {"unicorn": 3}}},
        0,
    ),
    "a caravan of four": (
        {"counters": {ROAD: "dragon"}, "obstacles": [ROAD], "hands": {0: {"unicorn": 4}}},
        1,
    ),
    "a caravan that leaves what the next step needs": (
        {
            "counters": {ROAD: "dragon", NEXT: "unicorn"},
            "hands": {0: {"unicorn": 1, "elfcycle": 3}},
        },
        2,
    ),
    "a caravan that takes what the next step needs": (
        {
            "counters": {ROAD: "dragon", NEXT: "unicorn"},
            "hands": {0: {"unicorn": 1, "elfcycle": 2}},
        },
        1,
    ),
    "rafts for a caravan and for the lake after it": (
        {
            "boots": {0: "lapphalya"},
            "wanted": {0: ["virst", "strykhaven"]},
            "counters": {"lapphalya-virst-plains": "dragon"},
            "hands": {0: {"raft": 5}},
        },
        2,
    ),
    "rafts for a caravan, and one too few for the lake": (
        {
            "boots": {0: "lapphalya"},
            "wanted": {0: ["virst", "strykhaven"]},
            "counters": {"lapphalya-virst-plains": "dragon"},
            "hands": {0: {"raft": 4}},
        },
        1,
    ),
    "the chart's cloud in the woods": (
        {
            "boots": {0: "ixara"},
            "counters": {NEXT: "magic-cloud"},
            "hands": {0: {"magic-cloud": 1}},
        },
        1,
    ),
    "the printed chart's": (
        {
            "chart": "printed",
            "boots": {0: "ixara"},
            "counters": {NEXT: "magic-cloud"},
            "hands": {0: {"magic-cloud": 1}},
        },
        0,
    ),
    "a lake": ({"boots": {0: "parundia"}, "hands": {0: {"raft": 2}}}, 1),
    "a lake with one raft": ({"boots": {0: "yttar"}, "hands": {0: {"raft": 1}}}, 0),
    "a lake and a lake": (
        {"wanted": {0: ["virst", "strykhaven"]}, "hands": {0: {"raft": 4}}},
        2,
    ),
    "downstream": ({"boots": {0: "virst"}, "hands": {0: {"raft": 1}}}, 1),
    "upstream": (
        {"boots": {0: "ixara"}, "wanted": {0: ["virst"]}, "hands": {0: {"raft": 1}}},
        0,
    ),
    "a town that was visited": (
        {
            "counters": {ROAD: "dragon"},
            "hands": {0: {"dragon": 1}},
            "collected": {0: ["lapphalya"]},
        },
        0,
    ),
}

PLANS: dict[str, tuple[Stated, int]] = {
    "a counter of one's own": (
        {"open_counters": {0: ["dragon"]}, "hands": {0: {"dragon": 1}}},
        1,
    ),
    "a secret counter": ({"secret_counters": {0: ["dragon"]}, "hands": {0: {"dragon": 1}}}, 1),
    "one counter for one road": (
        {"open_counters": {0: ["dragon"]}, "hands": {0: {"dragon": 8}}},
        1,
    ),
    "a counter that the country forbids": (
        {"open_counters": {0: ["unicorn"]}, "boots": {0: "beata"}, "hands": {0: {"unicorn": 8}}},
        0,
    ),
    "one's own counter for a caravan": (
        {"open_counters": {0: ["dragon"]}, "hands": {0: {"elfcycle": 3}}},
        1,
    ),
    "on to a counter that lies": (
        {
            "open_counters": {0: ["dragon"]},
            "counters": {NEXT: "unicorn"},
            "hands": {0: {"dragon": 1, "unicorn": 1}},
        },
        2,
    ),
}


@pytest.mark.parametrize(("stated", "towns"), MOVES.values(), ids=MOVES)
def test_walks_over_what_lies(stated: Stated, towns: int) -> None:
    """A walk goes where the cards suffice, by counter, caravan and raft."""
    assert most_found(position(stated)) == towns


@pytest.mark.parametrize(("stated", "towns"), PLANS.values(), ids=PLANS)
def test_walks_over_what_is_to_be_laid(stated: Stated, towns: int) -> None:
    """A walk that is planned lays each of one's own counters once, where the chart allows it."""
    game = position(stated, phase="plan")

    assert most_found(game, laying=True) == towns
    assert most_found(game) <= towns


def by_playing(game: Game, seat: int, known: dict[object, int]) -> int:
    """The most pieces a seat can hold after its turn without favors, by playing every step."""
    state = game.state
    if game.to_act != seat or game.phase != "move":
        return 20 - state.wanted[seat].bit_count()
    hand = tuple(state.hands[seat * 7 : seat * 7 + 7])
    held = state.favors
    favors = (held.offer, held.looking, held.free_paths[seat]) if held else ()
    payment = (tuple(state.chosen), state.step, state.free)
    key = (state.boots[seat], state.wanted[seat], hand, payment, favors)
    if key not in known:
        known[key] = 20 - state.wanted[seat].bit_count()
        for action in game.legal_actions():
            if action.kind in ("travel", "pay", "decline", "return"):
                after = game.copy()
                after.apply(action)
                known[key] = max(known[key], by_playing(after, seat, known))
    return known[key]


@pytest.mark.slow
def test_walks_find_what_playing_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """When none is dropped, walks find as many towns as playing every step and every payment."""
    monkeypatch.setattr(walk_module, "WIDTH", 10**9)
    found: list[int] = []
    number = 0
    while len(found) < 60:
        game, _ = random_position(number, "walks")
        number += 1
        seat = game.to_act
        if seat is None or game.phase != "move" or game.state.left:
            continue
        held = 20 - game.state.wanted[seat].bit_count()
        towns = by_playing(game, seat, {}) - held
        assert most_found(game) == towns
        found.append(towns)

    assert max(found) >= 4

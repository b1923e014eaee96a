"""The positions that tests are made of: dull, and never impossible."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from elfenland.board.kinds import TRANSPORTS, Favors
from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.play import EVERY_OPTION, nth_game, play_on, random_position
from elfenland.testing.positions import EVERYWHERE, ImpossiblePosition, Stated, position


def test_what_is_not_stated_is_dull() -> None:
    """Two seats in Elvenhold with nothing in hand, seat 0 to travel, everything in the piles."""
    game = position()
    seen = view(game, None)

    assert problems(game) == []
    assert (seen.round, seen.phase, seen.to_act, seen.start_seat) == (1, "move", 0, 0)
    assert [(s.boot, s.cards, s.obstacles) for s in seen.seats] == [("elvenhold", 0, 1)] * 2
    assert (seen.card_pile, seen.counter_pile, len(seen.display)) == (72, 43, 5)


def test_what_is_stated_is_taken_from_the_piles() -> None:
    """Cards and counters somewhere are not in the piles, so that all is there once."""
    seen = view(
        position(
            hands={0: {"raft": 3}},
            played={"dragon": 2},
            discards={1: {"unicorn": 1}},
            counters={"albaran-feodor-desert": "dragon"},
            open_counters={0: ["dragon"]},
            secret_counters={1: ["unicorn"]},
            display=["dragon"] * 5,
        ),
        None,
    )

    assert seen.card_pile == 72 - 6
    assert seen.counter_pile == 48 - 8


def test_a_boot_has_collected_its_town() -> None:
    """Where a boot stands the piece is collected, unless a test says which still lie."""
    one = position(boots={0: "virst"}, collected={0: ["beata"]})
    two = position(boots={0: "virst"}, wanted={0: ["beata"]})

    assert set(view(one, None).seats[0].collected) == {"virst", "beata"}
    assert set(view(two, None).seats[0].collected) == set(EVERYWHERE) - {"beata"}


def test_favors_are_dull_too() -> None:
    """Where favors are played all is in its pool, and a Small Favor is open in the boot's town."""
    small = view(position(favors="small", boots={0: "virst"}, hands={0: {"raft": 1}}), None).favors
    great = view(position(favors="great", boots={0: "virst"}, hands={0: {"raft": 1}}), None).favors

    assert small is not None
    assert great is not None
    assert (small.obstacle_pool, small.free_path_pool, small.offer) == (12, 12, "virst")
    assert None not in small.tiles.values()
    assert (great.offer, great.looking, set(great.tiles.values())) == (None, False, {None})


@pytest.mark.parametrize("phase", ["draw", "plan", "move", "keep"])
def test_a_position_plays_on(phase: str) -> None:
    """From a built position of any phase a game goes on to its end, and all holds."""
    stated = {
        "draw": Stated(phase="draw", draw=3, to_act=1, players=3),
        "plan": Stated(phase="plan", open_counters={1: ["dragon"]}),
        "move": Stated(phase="move", hands={0: {"raft": 8}, 1: {"dragon": 4}}),
        "keep": Stated(phase="keep", open_counters={0: ["dragon", "unicorn"]}),
    }[phase]
    for favors, with_town_cards in product(get_args(Favors), (False, True)):
        variant: Stated = {"favors": favors}
        if with_town_cards:
            variant["town_cards"] = ["virst", "beata", "yttar"][: stated.get("players", 2)]
        game = play_on(position({**stated, **variant}), nth_game(0)[1])

        assert game.result is not None
        assert problems(game) == []


IMPOSSIBLE = {
    "eleven dragons": (Stated(hands={0: {"dragon": 6}, 1: {"dragon": 5}}), "COMP-4"),
    "nine counters of a kind": (
        Stated(display=["dragon"] * 5, open_counters={0: ["dragon"] * 4}),
        "COMP-3",
    ),
    "a hand of nine": (Stated(hands={0: {"dragon": 5, "raft": 4}}), "DEAL-1"),
    "six counters": (Stated(open_counters={0: TRANSPORTS}), "DRAW-3"),
    "four face up": (Stated(display=["dragon"] * 4), "DRAW-2"),
    "a unicorn in the plains": (Stated(counters={"beata-elvenhold-plains": "unicorn"}), "PLAN-2"),
    "an obstacle on a bare road": (Stated(obstacles=["beata-elvenhold-plains"]), "PLAN-3"),
    "an obstacle that nobody used": (
        Stated(
            counters={"beata-elvenhold-plains": "dragon"},
            obstacles=["beata-elvenhold-plains"],
            used=[],
        ),
        "COMP-1",
    ),
    "a boot beside its piece": (Stated(boots={0: "virst"}, wanted={0: ["virst"]}), "MOVE-8"),
    "a piece on Elvenhold": (Stated(wanted={0: ["elvenhold"]}), "COMP-1"),
    "round 5": (Stated(round=5), "OPT-1"),
    "round 4 of 3": (Stated(rounds=3, round=4), "OPT-1"),
    "seat 2 of two": (Stated(hands={2: {"raft": 1}}), "seat 2"),
    "seat 2 to act": (Stated(to_act=2), "there is no"),
    "an unknown town": (Stated(boots={0: "atlantis"}), "atlantis"),
    "a counter on a lake": (
        Stated(counters={"elvenhold-virst-lake": "dragon"}),
        "elvenhold-virst-lake",
    ),
    "thirteen free paths": (Stated(favors="small", free_paths={0: 13}), "COMP-6"),
    "five tiles that draw two": (
        Stated(favors="small", tiles=dict.fromkeys(EVERYWHERE[:5], "draw-two")),
        "COMP-6",
    ),
    "a favor of Elvenhold": (Stated(favors="small", tiles={"elvenhold": "draw-two"}), "FAV-3"),
    "Elvenhold's tile face up": (Stated(favors="great", face_up=["elvenhold"]), "SET-3"),
    "eleven dragons, some reserved": (
        Stated(favors="small", hands={0: {"dragon": 6}}, reserved={0: {"dragon": 5}}),
        "COMP-4",
    ),
    "reserved cards in phase 4": (
        Stated(favors="small", phase="plan", reserved={0: {"dragon": 1}}),
        "DEAL-2",
    ),
    "a counter waiting in phase 3": (
        Stated(favors="small", phase="draw", extra={0: "dragon"}),
        "TILE-4",
    ),
    "three counters looked at": (Stated(favors="great", seen=["dragon"] * 3), "TILE-3"),
    "counters looked at in phase 4": (
        Stated(favors="great", phase="plan", seen=["dragon"]),
        "SMALL-1",
    ),
    "seven counters": (
        Stated(favors="great", open_counters={0: [*TRANSPORTS, "dragon"]}),
        "DRAW-3",
    ),
    "obstacles of favors without favors": (Stated(held_obstacles={0: 2, 1: 0}), "COMP-1"),
    "an unknown favor": (
        Stated(favors="small", tiles={"virst": "draw-three"}),  # type: ignore[dict-item]
        "draw-three",
    ),
    "a town card of a town that has none": (Stated(town_cards=["virst", "albaran"]), "COMP-5"),
    "a town card too few": (Stated(players=3, town_cards=["virst", "beata"]), "COMP-5"),
    "a draw pile of more than there is": (Stated(pile={"dragon": 11}), "COMP-4"),
    "an end without a result": (Stated(phase="ended"), "END-1"),
}


@pytest.mark.parametrize(("stated", "said"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused(stated: Stated, said: str) -> None:
    """What cannot be is refused, and the message says what is wrong."""
    with pytest.raises(ImpossiblePosition) as refused:
        position(stated)

    assert said in str(refused.value)


def test_random_positions_are_of_every_kind() -> None:
    """Random positions reach every phase, every option, and the middle of payments."""
    games = [random_position(number, "kinds")[0] for number in range(120)]

    assert {game.phase for game in games} == {"draw", "plan", "move", "keep"}
    assert {game.round for game in games} == {1, 2, 3, 4}
    assert any(game.state.left for game in games)
    assert {replace(game.options, start_seat=None) for game in games} == set(EVERY_OPTION)
    assert any(game.state.favors and game.state.favors.offer >= 0 for game in games)

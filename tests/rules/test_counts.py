"""Counts by depth, as chess programs do: how many sequences of actions there are from a position.

``WORKED`` is worked out on paper from the rules and the map, and the working stands beside each;
``CHANGE_DETECTORS`` are numbers copied from this program: they say that something changed, not that
it is right.
"""

from __future__ import annotations

import pytest

from elfenland.rules import Game, Options
from elfenland.testing.positions import Stated, position
from tests.rules.rows import row

KIHROMAH = "dagamura-kihromah-woods"
PLAINS = "ixara-virst-plains"


def count(game: Game, depth: int) -> int:
    """How many sequences of ``depth`` actions there are; none goes on after the end."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal_actions():
        after = game.copy()
        after.apply(action)
        total += count(after, depth - 1)
    return total


def counts(game: Game, depths: int) -> list[int]:
    """The counts of depth 1 and on."""
    return [count(game, depth) for depth in range(1, depths + 1)]


# In a last round the game ends with the last turn, and no chance comes into it.
LAST = Stated(round=4, hands={0: {"dragon": 1}, 1: {"dragon": 1}})

WORKED = [
    row(
        # A dragon goes on any of 35 roads. 1: pass or 35. 2: after a pass 36 again, after one of
        # 35 another pass or 34 roads: 36 + 35 * 35. 3: pass, pass: phase 5, "end" alone: 1. Pass,
        # place: pass or 34: 35 * 35. Place, pass: the others have nothing, so phase 5: "end", and a
        # step if the road is one of the two through plains from Elvenhold, which one dragon pays:
        # 35 + 2. Place, place: the same for 35 * 34 pairs, each of the two roads in 2 * 34 of them:
        # 1190 + 136. Together 1 + 1225 + 37 + 1326.
        "two dragons to lay", "PLAN-1 PLAN-2 PLAN-4 PLAN-5",
        Stated(**LAST, phase="plan", used=[0, 1], open_counters={0: ["dragon"], 1: ["dragon"]}),
        [36, 36 + 35 * 35, 2589],
    ),
    row(
        # 1: pass or the obstacle. 2: either way the other seat, which has nothing, passes; after a
        # pass that is two in a row: phase 5, "end" alone; after the obstacle both pass: the same.
        "one obstacle to lay", "PLAN-3 PLAN-5",
        Stated(**LAST, phase="plan", used=[1], counters={KIHROMAH: "dragon"}),
        [2, 2],
    ),
    row(
        # Two obstacles on three roads. 1: pass or 3. 2: pass: phase 5, 1. After one of three: the
        # other seat passes by itself; pass or 2: 3 * 3. Together 10. 3: pass, "end" of seat 0: then
        # seat 1: 1. One, pass: with seat 1's pass before it that is two in a row: phase 5, 1 each,
        # 3. One, another: nothing is left: phase 5, 1 each, 6. Together 10.
        "two obstacles of a favor to lay", "PLAN-3 TILE-5",
        Stated(
            **LAST, phase="plan", favors="great", used=[1], held_obstacles={0: 2},
            counters={
                KIHROMAH: "dragon", "albaran-feodor-desert": "dragon",
                "ergeren-tichih-woods": "dragon",
            },
        ),
        [4, 10, 10],
    ),
    row(
        # From Virst by water: Elvenhold and Strykhaven by lake (2), Ixara downstream (1).
        # 1: end and three. 2: after "end" seat 1, in Elvenhold with one dragon: end. By lake one
        # raft is left: in Elvenhold end or Rivinia, downstream: 2; in Strykhaven end: 1. In Ixara
        # with two: end, back upstream, on to Mah'Davikia downstream: 3. Together 7.
        "three rafts in Virst", "MOVE-1 MOVE-5 CHART-2",
        Stated(round=4, boots={0: "virst"}, hands={0: {"raft": 3}, 1: {"dragon": 1}}),
        [4, 7],
    ),
    row(
        # From Dag'Amura with a cloud on the way to Kihromah, two clouds in hand. 1: end, the step.
        # 2: end, end of the other: 1; by the guide one cloud is left: end, and back: 2. Together 3.
        # 3: after back in Dag'Amura the hand is empty and the turn ends by itself: seat 1: 1;
        # after "end" in Kihromah: 1. After end, end the game is over. Together 2.
        "a cloud through woods, guide", "CHART-3 MOVE-7",
        Stated(
            round=4, boots={0: "dagamura"}, counters={KIHROMAH: "magic-cloud"},
            hands={0: {"magic-cloud": 2}, 1: {"dragon": 1}},
        ),
        [2, 3, 2],
    ),
    row(
        # As printed the step takes both clouds. 1: end, the step. 2: either way seat 1: end.
        # 3: the game is over.
        "a cloud through woods, printed", "CHART-3 MOVE-7",
        Stated(
            round=4, chart="printed", boots={0: "dagamura"}, counters={KIHROMAH: "magic-cloud"},
            hands={0: {"magic-cloud": 2}, 1: {"dragon": 1}},
        ),
        [2, 2, 0],
    ),
    row(
        # Two dragons, a unicorn and a raft; Virst-Ixara has a Giant Pig, so caravan only. Rafts:
        # one to Ixara downstream. Payments are sets of three of the four, in the order of kinds:
        # without a dragon (d u r), without the unicorn (d d r), without the raft (d d u).
        # 1: end, river, caravan. 2: end: 1. River: then in Ixara two dragons and a unicorn: end,
        # caravan back: 2. Caravan: every set begins with a dragon: 1. Together 4. 3: end, end: 0
        # more. River, end: 1; river, caravan: 1. Caravan, d: d or u: 2. Together 4.
        "a caravan", "MOVE-4 MOVE-6",
        Stated(
            round=4, boots={0: "virst"}, counters={PLAINS: "giant-pig"},
            hands={0: {"dragon": 2, "unicorn": 1, "raft": 1}, 1: {"dragon": 1}},
        ),
        [3, 4, 4],
    ),
    row(
        # Three dragons and three unicorns in Kihromah, where no counter lies. 1: end. 2: the first
        # of two discards, d or u. 3: after d: d or u; after u: u. 4: each time seat 1: end.
        "two of six to discard", "MOVE-9",
        Stated(
            round=4, boots={0: "kihromah"},
            hands={0: {"dragon": 3, "unicorn": 3}, 1: {"dragon": 1}},
        ),
        [1, 2, 3, 3],
    ),
    row(
        # An open dragon, two open unicorns, a secret elfcycle: three kinds or none. The other seat
        # keeps its only counter unasked, so that the next decision is the first draw of the next
        # round: five unlike kinds face up, and the pile: 6 each.
        "a counter to keep", "ROUND-2 DRAW-1",
        Stated(
            phase="keep", open_counters={0: ["dragon", "unicorn", "unicorn"], 1: ["dragon"]},
            secret_counters={0: ["elfcycle"]},
            display=["dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon"],
        ),
        [4, 24],
    ),
    row(
        # A dragon on any of 35 roads, a unicorn in woods, desert or mountains: 12 + 7 + 8; or none.
        # The only card is a giant pig, which pays for neither: "end" follows in each case.
        "two counters looked at", "TILE-3",
        Stated(
            round=4, favors="great", boots={0: "virst"}, seen=["dragon", "unicorn"],
            hands={0: {"giant-pig": 1}, 1: {"dragon": 1}},
        ),
        [1 + 35 + 27, 63],
    ),
    row(
        # In Virst without a raft. 1: end, favor. 2: end: seat 1, in Elvenhold: end. Favor (a free
        # path, and no obstacle anywhere): end. Together 2. 3: end, end: over. Favor, end: 1.
        "a Small Favor without a way", "SMALL-1",
        Stated(
            round=4, favors="small", boots={0: "virst"}, tiles={"virst": "free-path"},
            hands={0: {"dragon": 1}, 1: {"dragon": 1}},
        ),
        [2, 2, 1],
    ),
    row(
        # Three rafts in Elvenhold, all pieces to collect; no favor here asks anything more.
        # 1: end; Virst and Strykhaven by lake (2), Beata upstream (2), Rivinia downstream (1): 5.
        # 2: end: 1; each of four towns: favor or no: 8. Together 9. 3: after "end, end" it is over.
        # The rest twice, for favor and no. In Virst with one raft: end, Ixara: 2. Strykhaven: end:
        # 1. Beata: end, Elvenhold downstream: 2. Rivinia with two: end, Elvenhold upstream, Tichih
        # downstream: 3. Together 2 * 8.
        "Great Favors around Elvenhold", "GREAT-1 MOVE-5",
        Stated(
            round=4, favors="great",
            tiles={
                "virst": "obstacle", "strykhaven": "obstacle", "beata": "obstacle",
                "rivinia": "free-path",
            },
            hands={0: {"raft": 3}, 1: {"dragon": 1}},
        ),
        [5, 9, 16],
    ),
    row(
        # A dragon and an obstacle on the way, a free path, one dragon and three rafts in Virst.
        # 1: end; two lakes and the river; not the dragon's price of 2; caravan of 4; with the free
        # path the dragon's 1 and the caravan's 3: 7.
        "a free path or four cards", "TILE-6 MOVE-3 MOVE-4",
        Stated(
            round=4, favors="great", boots={0: "virst"}, counters={PLAINS: "dragon"},
            obstacles=[PLAINS], free_paths={0: 1},
            hands={0: {"dragon": 1, "raft": 3}, 1: {"dragon": 1}},
        ),
        [7],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("stated", "expected"), WORKED)
def test_counts_worked_out(stated: Stated, expected: list[int]) -> None:
    """There are as many sequences of actions as the rules and the map give on paper."""
    assert counts(position(stated), len(expected)) == expected


CHANGE_DETECTORS = {
    "two seats": (Options(players=2, start_seat=0), [4, 18, 75, 298, 1327]),
    "six seats": (Options(players=6, start_seat=0), [4, 18, 80, 358, 1744]),
    "Small Favors": (Options(players=3, start_seat=0, favors="small"), [4, 15, 58, 220, 948]),
    "Great Favors and Town Cards": (
        Options(players=4, start_seat=0, favors="great", town_cards=True),
        [4, 15, 54, 224, 1024],
    ),
}


@pytest.mark.parametrize(("options", "expected"), CHANGE_DETECTORS.values(), ids=CHANGE_DETECTORS)
def test_counts_that_have_not_changed(options: Options, expected: list[int]) -> None:
    """From the first decision of a game with seed 0 there are as many sequences as there were."""
    assert counts(Game.new(options, 0), len(expected)) == expected

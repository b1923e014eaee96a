"""How a sketched tour goes on to a town far off, against every other way there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from elfenland.board import BOARD
from elfenland.board.kinds import CARDS, TRANSPORTS
from elfenland.errors import SketchError
from elfenland.routes import Sketch, missing
from elfenland.routes.legs import Leg, Manner, State
from elfenland.routes.sketching import Beyond, Tours
from elfenland.rules import Game, Options, view
from elfenland.testing.positions import Stated, position
from tests.routes.sketches import sketched, views


def lacks(sketch: Sketch) -> tuple[int, int, int, int]:
    """By what one tour is better than another: cards and counters lacking, cards, legs."""
    price = sum(leg.going.price for leg in sketch.legs)
    return sketch.lacking_cards, sketch.lacking_counters, price, len(sketch.legs)


def ways(start: str, to: str, most: int) -> Iterator[list[str]]:
    """Every way from a town to another of at most so many legs that comes to no town twice."""
    unfinished = [[start]]
    while unfinished:
        towns = unfinished.pop()
        if towns[-1] == to:
            yield towns[1:]
        elif len(towns) <= most:
            unfinished += [
                [*towns, near] for near in BOARD.neighbours(towns[-1]) if near not in towns
            ]


def fewest(start: str, to: str) -> int:
    """The legs of the shortest way."""
    return next(most for most in range(1, 21) if any(ways(start, to, most)))


def towns_of(sketch: Sketch, start: str) -> list[str]:
    """The towns of a sketch, from its first on."""
    return [start, *(leg.to for leg in sketch.legs)]


def test_no_way_is_better() -> None:
    """From any tour on, no way of up to a leg more than the fewest makes the whole lack less."""
    seen_lengths = Counter[int]()
    for seen, seat, dice in views(12):
        towns = sketched(dice, seen.seats[seat].boot, 3)[: dice.randint(1, 4)]
        to = dice.choice(sorted(town.id for town in BOARD.towns if town.id != towns[-1]))
        shortest = fewest(towns[-1], to)
        others = list(ways(towns[-1], to, shortest + 1))

        led = missing(seen, towns, to=to)

        found = towns_of(led, towns[0])
        assert (found[: len(towns)], found[-1]) == (towns, to)
        assert led == missing(seen, found)
        for way in dice.sample(others, min(len(others), 25)):
            assert lacks(led) <= lacks(missing(seen, [*towns, *way])), way
        seen_lengths[len(found) - len(towns) - shortest] += 1
    assert min(seen_lengths[0], seen_lengths[1]) > 10
    assert sum(seen_lengths[more] for more in seen_lengths if more > 1) > 0


def test_no_way_of_the_legs_left_is_better() -> None:
    """Where few legs are left, the way is the best of those that so few can go."""
    for seen, seat, dice in views(3):
        start, to = seen.seats[seat].boot, dice.choice([town.id for town in BOARD.towns])
        near = min(BOARD.neighbours(start))
        long = [start, near] * 10
        ends = {19: near, 18: start, 17: near, 16: start}
        left = {
            20 - legs: long[: legs + 1]
            for legs, end in ends.items()
            if end != to and fewest(end, to) <= 20 - legs
        }
        for most, towns in left.items():
            led = missing(seen, towns, to=to)

            assert len(led.legs) <= 20
            for way in ways(towns[-1], to, most):
                assert lacks(led) <= lacks(missing(seen, [*towns, *way])), way


def leg(cards: int) -> Leg:
    """A leg that costs so many cards."""
    return Leg((Manner.of("moat", 0, cards),), ())


@pytest.mark.parametrize(("before", "way"), [(15, [1, 1, 1, 1, 1]), (16, [3, 1, 1, 1])])
def test_legs_are_saved_for_where_they_save_more(before: int, way: list[int]) -> None:
    """The cheapest way as far as some town is not taken if the rest then has too few legs."""
    land = [
        {1: leg(1), 3: leg(3)}, {2: leg(1)}, {4: leg(1)}, {4: leg(1)},
        {5: leg(1), 6: leg(5)}, {6: leg(1)}, {},
    ]  # fmt: skip
    first = State((0,) * len(CARDS), 0, 0, (0,) * len(TRANSPORTS))

    tours = Tours(first, [leg(1)] * before, Beyond(land, 0, 6, frozenset()))

    assert [gone.manner.cards for gone in tours.best()[before:]] == way


@dataclass(frozen=True)
class Row:
    """A position, a tour there, where it is to go on to, and by which towns it does."""

    stated: Stated
    to: str
    way: tuple[str, ...]
    towns: tuple[str, ...] = ("elvenhold",)
    by: tuple[str | None, ...] = ()


TO_LAPPHALYA = "elvenhold-lapphalya-plains"
TO_RIVINIA = "lapphalya-rivinia-woods"
ON = "feodor-rivinia-woods"
STRAIGHT = "feodor-lapphalya-woods"
ERGEREN = "elvenhold-ergeren-woods"
ROUND: Stated = {
    "hands": {0: {"elfcycle": 1, "unicorn": 4}},
    "counters": {TO_LAPPHALYA: "elfcycle", TO_RIVINIA: "unicorn", ON: "unicorn"},
}
BLOCKED = "rivinia-throtmanni-woods"
DEAR: Stated = {
    "counters": {BLOCKED: "dragon", ON: "unicorn", "feodor-throtmanni-desert": "dragon"},
    "obstacles": [BLOCKED],
}
TO_AND_FRO = ("elvenhold", "ergeren") * 10

ROWS = {
    "round about, where no counter is missing": Row(
        ROUND, "feodor", ("lapphalya", "rivinia", "feodor")
    ),
    "straight on, where cards would be missing round about": Row(
        {**ROUND, "hands": {0: {"elfcycle": 1, "unicorn": 1}}}, "feodor", ("lapphalya", "feodor")
    ),
    "round about, where a caravan straight on costs more": Row(
        {**ROUND, "counters": {**ROUND["counters"], STRAIGHT: "giant-pig"},
         "hands": {0: {"elfcycle": 1, "unicorn": 5}}},
        "feodor", ("lapphalya", "rivinia", "feodor"),
    ),
    "straight on, where it costs the same": Row(
        {**ROUND, "counters": {**ROUND["counters"], STRAIGHT: "dragon"},
         "hands": {0: {"elfcycle": 1, "unicorn": 2, "dragon": 2}}},
        "feodor", ("lapphalya", "feodor"),
    ),
    "back by the counter that is laid for the way out": Row(
        {"phase": "plan", "hands": {0: {"unicorn": 2, "raft": 2}},
         "open_counters": {0: ["unicorn"]}},
        "rivinia", ("elvenhold", "rivinia"), ("elvenhold", "ergeren"),
    ),
    "not back by the card that the way out takes": Row(
        {"hands": {0: {"unicorn": 1, "elfcycle": 1, "raft": 2}},
         "counters": {ERGEREN: "unicorn", "ergeren-tichih-woods": "elfcycle"}},
        "rivinia", ("tichih", "rivinia"), ("elvenhold", "ergeren"),
    ),
    "with a leg by the connection that is named": Row(
        {"hands": {0: {"raft": 2, "unicorn": 1}},
         "counters": {ERGEREN: "unicorn", "beata-elvenhold-plains": "elfcycle"}},
        "ergeren", ("elvenhold", "ergeren"), ("elvenhold", "beata"), ("beata-elvenhold-river",),
    ),
    "with as many legs as are left": Row(
        DEAR, "throtmanni", ("rivinia", "feodor", "throtmanni"), TO_AND_FRO[:17]
    ),
    "with fewer, where no more are left": Row(
        DEAR, "throtmanni", ("rivinia", "throtmanni"), TO_AND_FRO[:19]
    ),
    "to a town where it was": Row(
        ROUND, "elvenhold", ("lapphalya", "elvenhold"), ("elvenhold", "lapphalya", "feodor")
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_the_best_of_the_whole(row: Row) -> None:
    """It is not always the shortest: what all of it lacks and costs decides."""
    seen = view(position(row.stated), 0)

    led = missing(seen, row.towns, by=row.by, to=row.to)

    assert towns_of(led, row.towns[0]) == [*row.towns, *row.way]
    assert led == missing(seen, [*row.towns, *row.way], by=row.by)


@pytest.mark.parametrize(
    ("towns", "to", "says"),
    [
        (["elvenhold"], "atlantis", "no town 'atlantis'; there are .*elvenhold"),
        (["elvenhold", "ergeren"], "ergeren", "ends in ergeren already; name another town"),
        (
            TO_AND_FRO,
            "rivinia",
            "has 19 legs, .*from ergeren on to rivinia it takes 2 more; 20 are",
        ),
    ],
)
def test_where_nothing_leads(towns: Sequence[str], to: str, says: str) -> None:
    """What is no town to go on to is refused with the way out."""
    with pytest.raises(SketchError, match=says):
        missing(view(Game.new(Options(), 1), 0), towns, to=to)


def test_a_spectator_is_led_nowhere() -> None:
    """A view without a hand is refused."""
    with pytest.raises(ValueError, match="spectator"):
        missing(view(Game.new(Options(), 1), None), ["elvenhold"], to="feodor")

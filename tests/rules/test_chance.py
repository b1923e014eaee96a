"""Chance as a stream of numbers, against a second reading of its definition (docs/chance.md)."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from elfenland.rules.chance import Chance, start_lot


def stream(seed: str) -> Iterator[int]:
    """The numbers of a seed: the 64-bit words of BLAKE2b over 0, 1, 2, ..., keyed by the seed."""
    key = hashlib.sha256(seed.encode("utf-8")).digest()
    block = 0
    while True:
        out = hashlib.blake2b(block.to_bytes(8, "little"), digest_size=64, key=key).digest()
        for word in range(8):
            yield int.from_bytes(out[8 * word : 8 * word + 8], "little")
        block += 1


def below(numbers: Iterator[int], k: int) -> int:
    """A draw: numbers are taken until one is under the largest multiple of k."""
    while (number := next(numbers)) >= 2**64 // k * k:
        pass
    return number % k


SEEDS = ["0", "", "1", "Feodor", "Mah'Davikia ✨", "x" * 1000]


@pytest.mark.parametrize("seed", SEEDS)
def test_both_readings_agree(seed: str) -> None:
    """An independent reading of the definition gives the same draws, small and huge."""
    chance, numbers = Chance(seed), stream(seed)
    bounds = [1, 2, 3, 6, 48, 72, 2**32 + 1, 2**63 + 1, 3 * 2**61, 2**64] * 40

    assert [chance.below(k) for k in bounds] == [below(numbers, k) for k in bounds]


def test_a_number_too_large_is_passed_over() -> None:
    """Where about half of all numbers are too large, more numbers are taken than drawn."""
    chance = Chance("0")
    for _ in range(100):
        chance.below(2**63 + 1)

    assert chance.place[1] > 150


KNOWN = [41696, 611473, 642571, 777816, 65949, 484259, 247707, 414201, 962158, 301165]


def test_known_numbers() -> None:
    """The first draws below a million of seed 0 are these, on every Python and platform."""
    chance = Chance("0")

    assert [chance.below(1_000_000) for _ in range(10)] == KNOWN


def test_a_copy_goes_on_alike() -> None:
    """A copy gives the numbers that the original would give, and does not disturb it."""
    for used in (0, 1, 7, 8, 9, 17):
        chance = Chance("copy")
        for _ in range(used):
            chance.below(10)
        twin = chance.copy()

        ahead = [twin.below(1000) for _ in range(30)]

        assert [chance.below(1000) for _ in range(30)] == ahead
        assert chance.place == twin.place


@pytest.mark.parametrize("k", [2, 3, 5, 7, 48, 72])
def test_draws_are_uniform(k: int) -> None:
    """Each number comes about as often: chi-square within five deviations of its mean."""
    chance, draws = Chance("uniform"), 400 * k
    counts = Counter(chance.below(k) for _ in range(draws))

    chi_square = sum((counts[n] - 400) ** 2 / 400 for n in range(k))
    assert set(counts) <= set(range(k))
    assert abs(chi_square - (k - 1)) < 5 * (2 * (k - 1)) ** 0.5


def test_a_pick_takes_from_the_pile() -> None:
    """Picking all of a pile gives each piece once, in an order that the seed decides."""
    orders = set()
    for seed in range(50):
        pile = [2, 0, 1, 3]
        picked = [
            Chance.pick(chance, pile, 6 - n) for chance in [Chance(str(seed))] for n in range(6)
        ]
        assert Counter(picked) == {0: 2, 2: 1, 3: 3}
        assert pile == [0, 0, 0, 0]
        orders.add(tuple(picked))

    assert len(orders) > 20


@pytest.mark.parametrize("size", [1, 3])
def test_a_pick_from_what_is_not_there_fails(size: int) -> None:
    """A pile said to be larger than it is would be a bug, and is not passed over in silence."""
    with pytest.raises(AssertionError, match="fewer pieces"):
        Chance("bug").pick([0, 0], size)


@pytest.mark.clause("SET-5")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_lot_has_a_stream_of_its_own(players: int) -> None:
    """The start seat is the first draw of the stream of the seed with a word before it."""
    for seed in SEEDS:
        assert start_lot(seed, players) == below(stream("start seat\n" + seed), players)

"""Chance as a stream of numbers that follows from the game's seed alone (docs/chance.md).

Number n is the (n mod 8)-th 64-bit word, little-endian, of BLAKE2b (64 bytes, keyed with the
SHA-256 of the seed's UTF-8) over n div 8 as 8 bytes, little-endian. A draw below k takes numbers
until one is under the largest multiple of k, and is its remainder by k.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Final

_WORDS: Final = Struct("<8Q")
_RANGE: Final = 1 << 64


class Chance:
    """Where a game stands in its stream. Seed, position and numbers are secret to all (SEE-3)."""

    __slots__ = ("_key", "_next", "_words")

    def __init__(self, seed: str) -> None:
        self._key = sha256(seed.encode()).digest()
        self._next = 0
        self._words: tuple[int, ...] = ()

    def copy(self) -> Chance:
        """The same stream at the same place; the two then go on apart."""
        twin = Chance.__new__(Chance)
        twin._key = self._key
        twin._next = self._next
        twin._words = self._words
        return twin

    @property
    def place(self) -> tuple[bytes, int]:
        """Which stream, and how many numbers of it are used: equal places go on alike."""
        return self._key, self._next

    def below(self, k: int) -> int:
        """A number from 0 to k - 1, each as likely; ``k`` is at least 1."""
        limit = _RANGE - _RANGE % k
        while True:
            n = self._next
            if not n & 7:
                block = (n >> 3).to_bytes(8, "little")
                self._words = _WORDS.unpack(blake2b(block, key=self._key).digest())
            self._next = n + 1
            word = self._words[n & 7]
            if word < limit:
                return word % k

    def pick(self, counts: list[int], size: int) -> int:
        """Take one piece at random from a pile given as counts by kind, ``size`` in all: its kind.

        The draw counts through the pile in the order of kinds, so the odds are those of a shuffled
        pile, and there is no order that could be known.
        """
        place = self.below(size)
        for kind, count in enumerate(counts):
            if place < count:
                counts[kind] -= 1
                return kind
            place -= count
        raise AssertionError("a pile holds fewer pieces than its size says")


def start_lot(seed: str, players: int) -> int:
    """The start seat by lot (SET-5), from a stream of its own: naming it changes no card."""
    return Chance("start seat\n" + seed).below(players)

"""The benchmark of the exact travel turn: its hands and its picture."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.routes import Solved, dealt_up, plot
from elfenland.routes import ground
from elfenland.rules import view
from elfenland.testing.positions import position


@pytest.mark.parametrize("size", [1, 12])
def test_a_hand_is_dealt_up(size: int) -> None:
    """A turn is solved with as many cards as are asked for, more or fewer than it had."""
    here = ground(view(position(hands={0: {"unicorn": 2, "raft": 3}}), 0))

    dealt = dealt_up(here, size, Random(1))

    assert sum(dealt.hand) == size
    assert min(dealt.hand) >= 0
    assert dealt.ways == here.ways


@pytest.mark.slow
def test_the_picture_is_the_same_again(tmp_path: Path) -> None:
    """The same figures make the same file, a panel for each thing that grows."""
    turns = [Solved(0.1 * n, 10 * n, 0.0, n, n, n % 3) for n in range(1, 6)]
    growing = {key: {"none": turns, "great": turns} for key in ("hand", "visited", "caravans")}

    for name in ("a.svg", "b.svg"):
        plot(tmp_path / name, growing)

    text = (tmp_path / "a.svg").read_text("utf-8")
    assert text == (tmp_path / "b.svg").read_text("utf-8")
    assert all(name in text for name in ("cards in hand", "towns visited", "caravans"))

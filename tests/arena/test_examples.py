"""The bots in ``examples/`` play."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from elfenland.arena import match
from elfenland.board.kinds import Favors
from elfenland.rules import Options

TRAVELLER = Path(__file__).parents[2] / "examples" / "traveller.py"


@pytest.mark.parametrize("favors", ["none", "small", "great"])
def test_the_traveller(favors: Favors) -> None:
    """It plays every variant without a fault, and beats whoever plays at random."""
    command = shlex.join([sys.executable, "-IS", str(TRAVELLER)])
    options = Options(town_cards=True, favors=favors)
    report = match([f"exec:{command}", "random"], 6, "traveller", options)

    traveller, random = report.bots
    assert (traveller.faults, traveller.fault) == (0, None)
    assert traveller.share.value > 0.8
    assert traveller.pieces.value > random.pieces.value + 2

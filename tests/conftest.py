"""What holds for every test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.configuration import set_hypothesis_home_dir

CACHE = Path(__file__).resolve().parent.parent / ".cache" / "hypothesis"

set_hypothesis_home_dir(CACHE)
settings.register_profile(
    "elfenland",
    # The same examples in each run: what fails, fails for whoever broke it.
    derandomize=True,
    # Two test processes and a browser share two cores: seconds prove nothing about a property.
    deadline=None,
    print_blob=True,
)
settings.load_profile("elfenland")


@pytest.fixture(autouse=True)
def _no_program_stays() -> Iterator[None]:
    """No program that played outlives the test that it was started for."""
    yield
    # Not imported for its own sake: a test of one room loads no other.
    if guests := sys.modules.get("elfenland.bots.guests"):
        guests.stop_idle()

"""What time it is: one clock for all that the server judges, set by hand in tests.

Where clocks run, the time at which an entry was made is the time by which it is judged, so both
come from the store's.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Now: TypeAlias = Callable[[], datetime]
"""Gives the time, in UTC."""


def system_time() -> datetime:
    """The time of this machine."""
    return datetime.now(UTC)

"""Python's garbage collector, set so that a server's sockets do not wait for it.

Nearly all is freed at once when nothing holds it any more; the collector finds what only holds
itself, as a table does that is let go of. For that it looks at objects that are there, and nobody
is answered meanwhile: set as Python sets it, with 200 tables at play, for up to a third of a
second. Two thirds of those objects are the program itself.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

# How many more objects there are before it looks at the new ones, and how many such looks come
# before one at older ones, and as many of those before one at all. Hundreds of messages under way
# at once are thousands of objects: with 700, Python's own number, it would look all the time. After
# a quarter of a million, some hundred tables, it looks at all that has come since the beginning.
_THRESHOLDS: Final = (10_000, 5, 5)


@contextmanager
def out_of_the_way() -> Iterator[None]:
    """Until the end of the block it looks seldom, and never at what is there at its beginning."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()

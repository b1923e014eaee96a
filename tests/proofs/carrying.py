"""A plugin of pytest that leaves only the tests that carry the clause named in ``CLAUSE``."""

from __future__ import annotations

import os

import pytest

CLAUSE = "ELFENLAND_CLAUSE"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep what carries the clause; rows of a table carry their own."""
    clause = os.environ[CLAUSE]
    items[:] = [i for i in items if any(m.args[0] == clause for m in i.iter_markers("clause"))]

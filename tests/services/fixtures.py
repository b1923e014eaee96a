"""One server of a kind for each test process, begun when a test asks for it first.

A test's folder names in its conftest.py those that it takes.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.services.postgres import Postgres
from tests.services.redis import Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server; a test takes a database of its own, and does not stop the server."""
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server; a test does not stop it, and others' words go over it, too."""
    with Redis() as running:
        yield running

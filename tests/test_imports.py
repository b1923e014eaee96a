"""The rules need nothing but Python, and nothing that differs from one run to the next."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "elfenland"
ROOMS = {"__version__", "board", "errors", "rules"}
MODULES = sorted(
    [PACKAGE / "errors.py", *(PACKAGE / "board").rglob("*.py"), *(PACKAGE / "rules").rglob("*.py")]
)

# Clocks, chance that is not the game's own seed, the world outside, threads and logs.
FORBIDDEN = {
    *("asyncio", "concurrent", "datetime", "http", "logging", "multiprocessing", "os", "random"),
    *("secrets", "socket", "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib"),
    "uuid",
}


def imported(source: str) -> set[str]:
    """The modules that a source imports, by their full names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # A relative import stays in its room; what is imported may itself be a room.
            start = "." if node.level else f"{node.module}."
            names.update(start + alias.name for alias in node.names)
    return names


def is_allowed(module: str) -> bool:
    """Whether the rules may import a module."""
    first, *rest = module.split(".")
    if first == "elfenland":
        return bool(rest) and rest[0] in ROOMS
    return first == "" or (first in sys.stdlib_module_names and first not in FORBIDDEN)


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_stand_alone(module: Path) -> None:
    """The board, the rules and the errors import the standard library's timeless part only."""
    strangers = {name for name in imported(module.read_text("utf-8")) if not is_allowed(name)}

    assert not strangers


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from time import monotonic",
        "import litestar",
        "from elfenland.bots import greedy",
        "import elfenland",
        "from elfenland import server",
        "def f():\n    import os.path",
    ],
)
def test_strangers_are_seen(source: str) -> None:
    """A clock, a library, a higher room or an import hidden in a function does not pass."""
    assert not all(map(is_allowed, imported(source)))

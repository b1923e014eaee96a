"""The codes of refusals: one list of them for the server, the document and the client."""

from __future__ import annotations

import re
from pathlib import Path

from elfenland.server import wire_ts
from elfenland.server.openapi import ELSEWHERE, STATUS

ROOT = Path(__file__).parents[2]
LISTED = {*STATUS, *ELSEWHERE}


def test_each_code_that_is_raised_is_listed() -> None:
    """Whatever the server refuses a request with has a code of the list."""
    raised = {
        code
        for path in (ROOT / "src" / "elfenland" / "server").rglob("*.py")
        for code in re.findall(r'TableError\(\s*"([^"]+)"', path.read_text("utf-8"))
    }
    assert len(raised) > 30
    assert raised - LISTED == set()


def test_the_document_explains_the_list() -> None:
    """docs/wire.md has each code in its table of refusals, and no other."""
    text = (ROOT / "docs" / "wire.md").read_text("utf-8").partition("## Refusals")[2]
    first = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    explained = [code for cell in first for code in re.findall(r"`([^`]+)`", cell)]
    assert sorted(explained) == sorted(LISTED)


def test_the_client_is_compiled_against_the_list() -> None:
    """The client has words for each code, or it does not compile: it knows the list as a type."""
    line = next(
        line for line in wire_ts.render().splitlines() if line.startswith("export type Code")
    )
    assert set(re.findall(r"'([^']+)'", line)) == LISTED

"""A real browser on the real program.

Run apart from other tests: Playwright leaves a loop running.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, ViewportSize, expect

from tests.e2e import chance
from tests.e2e.looks import WIDE
from tests.e2e.served import serving

# A name that is not this machine's own for itself: there, over plain http, a page has no secure
# context, as on a phone in the same house.
ELSEWHERE = "game.test"

# What a browser logs by itself when an answer is a refusal, or none comes (the page has to say that
# in words), and what Playwright does where the client may not be kept.
NOT_OURS = (
    "Failed to load resource",
    "WebSocket connection to ",
    "Service Worker registration blocked by Playwright",
)

# What is waited for comes; on a machine that does much beside, not within Playwright's 5 seconds,
# nor a page or a click within its 30.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium, which asks nobody for anything; ELSEWHERE leads to this machine."""
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {
        **browser_type_launch_args,
        "executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"),
        "args": [
            *sandbox,
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
        ],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """People who read English and want things to keep still: a game takes a minute less.

    Their browsers keep no client for when the server is away; what tests that allows it.
    """
    return {
        **browser_context_args,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "service_workers": "block",
    }


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is that all tests share; each makes tables of its own."""
    with serving(tmp_path_factory.mktemp("e2e") / "tables.sqlite3") as url:
        yield url


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    """What a path is a path of, as in ``page.goto("/new")``."""
    return server_url


@pytest.fixture
def own_server_url(tmp_path: Path) -> Iterator[str]:
    """A server for one test alone, which nobody has opened to the local network."""
    with serving(tmp_path / "tables.sqlite3") as url:
        yield url


@pytest.fixture(autouse=True)
def watch(request: pytest.FixtureRequest) -> Iterator[Callable[[BrowserContext], BrowserContext]]:
    """Fails the test when a page of a watched context throws, or complains in its console.

    What the Content-Security-Policy forbids is among the complaints. A watched context is dealt the
    same in each run of the test.
    """
    complaints: list[str] = []
    numbers = count()

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(NOT_OURS):
            complaints.append(message.text)

    def watched(context: BrowserContext) -> BrowserContext:
        context.set_default_timeout(PATIENCE)
        chance.seed(context, f"{request.node.nodeid} {next(numbers)}")
        context.on("console", hear)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        return context

    yield watched
    assert complaints == []


@pytest.fixture(autouse=True)
def _watched_context(
    context: BrowserContext, watch: Callable[[BrowserContext], BrowserContext]
) -> None:
    watch(context)


@pytest.fixture
def person(
    new_context: Callable[..., BrowserContext],
    watch: Callable[[BrowserContext], BrowserContext],
) -> Callable[..., Page]:
    """Opens a page for one more person, with a browser of their own; ``viewport`` is its size."""

    def come(viewport: ViewportSize = WIDE) -> Page:
        return watch(new_context(viewport=viewport)).new_page()

    return come

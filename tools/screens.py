"""Takes the pictures of docs/screens.md: the main states of the client by size, day and night.

    python3 run.py exec python -m tools.screens

The client has to be built. Chance is seeded, so a picture changes when the client does; look at
each one that did before it replaces the old. It needs Chromium, at $CHROMIUM or /usr/bin/chromium.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from tests.e2e import chance
from tests.e2e.player import GREEDY, Player, open_table
from tests.e2e.served import serving
from tests.e2e.steering import Steering, View

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "img" / "screens"
PATIENCE: Final = 240_000

LOOKS: Final[tuple[tuple[str, ViewportSize, Literal["light", "dark"]], ...]] = (
    ("phone-day", {"width": 390, "height": 844}, "light"),
    ("phone-night", {"width": 390, "height": 844}, "dark"),
    ("tablet-day", {"width": 768, "height": 1024}, "light"),
    ("laptop-day", {"width": 1280, "height": 800}, "light"),
    ("laptop-night", {"width": 1280, "height": 800}, "dark"),
    ("desk-night", {"width": 1920, "height": 1080}, "dark"),
)


def take(page: Page, state: str) -> None:
    """A picture of what the page shows, in each look."""
    for look, size, scheme in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)
        page.screenshot(path=PICTURES / f"{state}-{look}.jpg", type="jpeg", quality=55)
    page.set_viewport_size({"width": 1280, "height": 800})
    print(state)


@contextmanager
def browser_page(url: str) -> Iterator[Page]:
    """A page of somebody who reads English and wants things to keep still."""
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=[*sandbox, "--disable-gpu"],
        )
        context = browser.new_context(base_url=url, locale="en-GB", service_workers="block")
        context.set_default_timeout(PATIENCE)
        chance.seed(context, "screens")
        yield context.new_page()
        browser.close()


def tour(page: Page) -> None:
    """Go through the states and take each."""
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    take(page, "home")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    take(page, "rules")
    page.goto("/")
    page.get_by_role("button", name="Learn to play").click()
    expect(page.locator("main.table[data-asked]")).to_be_visible()
    take(page, "lesson")

    open_table(page, GREEDY, GREEDY, GREEDY)
    steering = Steering(page)

    def steer(there: Callable[[View], bool]) -> None:
        assert steering.to(there), "the game has ended before"
        assert Player(page).is_asked()

    steer(lambda view: view["phase"] == "draw" and view["round"] == 2)
    take(page, "draw")
    steer(lambda view: view["phase"] == "plan" and len(view["roads"]) > 5)
    page.locator(".g-ctr button.pick").first.click()
    take(page, "plan")
    steer(lambda view: view["phase"] == "move" and len(view["legal"]) > 3)
    take(page, "travel")
    page.locator("button[data-legal][data-place^=town]").first.dispatch_event("click")
    take(page, "step")
    page.keyboard.press("Escape")
    steering.to(lambda _view: False)
    Player(page, seed=3).play_to_the_end()
    take(page, "end")
    page.get_by_role("link", name="Where did I lose towns?").click()
    expect(page.get_by_role("table", name="The players")).to_be_visible()
    take(page, "review")


def main() -> None:
    """Take them all."""
    expect.set_options(timeout=PATIENCE)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite3") as url,
        browser_page(url) as page,
    ):
        tour(page)


if __name__ == "__main__":
    main()

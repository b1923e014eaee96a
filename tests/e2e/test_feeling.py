"""What moves at the table, and that it never stands in the way, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import GREEDY, Player, open_table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

# Longer than anybody waits, and shorter than anybody sees.
FOR_EVER, AT_ONCE = "1000s", "1ms"

_LASTING = """length => {
  for (const what of ['mid', 'walk', 'fly', 'page'])
    document.documentElement.style.setProperty(`--m-${what}`, length);
}"""

# Everything that comes into the page, by its class, since this was asked last.
_WATCH = """() => {
  window.come = new Set();
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const one of [node, ...node.querySelectorAll('.flight, .walk, .leaf')])
          for (const name of one.classList) window.come.add(name);
      }
  }).observe(document.body, { childList: true, subtree: true });
}"""
_COME = """() => {
  const come = ['flight', 'walk', 'leaf'].filter(name => window.come.has(name));
  window.come.clear();
  return come;
}"""


def lasts(page: Page, length: str) -> None:
    """Let each movement that begins from now on last so long."""
    page.evaluate(_LASTING, length)


def ends_by_a_key(page: Page, moving: Locator) -> None:
    """What moves goes on moving until a key is pressed, whichever it is."""
    expect(moving.first).to_be_visible()
    lasts(page, AT_ONCE)
    page.keyboard.press("Shift")
    expect(page.locator(".flight, .walk")).to_have_count(0)


def test_what_happens_is_seen_moving_and_any_key_ends_it(page: Page) -> None:
    """Counters and cards fly, a boot walks, a page turns; what is shown then is what is so."""
    page.emulate_media(reduced_motion="no-preference")
    open_table(page, GREEDY)
    player = Player(page, seed=3)
    assert player.is_asked()
    page.evaluate(_WATCH)

    lasts(page, FOR_EVER)
    kept = page.locator(".tray .g-ctr .pick").count()
    page.locator("button.offer").first.click()
    ends_by_a_key(page, page.locator(".flight"))
    expect(page.locator(".tray .g-ctr .pick")).to_have_count(kept + 1)

    player.play_to("move")
    while not player.can_travel:
        player.decide()
        player.play_to("move")
    lasts(page, FOR_EVER)
    player._move()
    ends_by_a_key(page, page.locator(".walk svg"))
    assert player.is_asked()
    assert set(page.evaluate(_COME)) >= {"flight", "walk"}
    shown = player.seen()
    page.reload()
    assert player.is_asked()
    assert player.seen() == shown

    page.evaluate(_WATCH)
    lasts(page, AT_ONCE)
    player.play_to("draw")
    assert "leaf" in page.evaluate(_COME)
    expect(page.locator(".leaf, .flight, .walk")).to_have_count(0)

    page.emulate_media(reduced_motion="reduce")
    page.evaluate(_COME)
    player.play_to("plan")
    assert page.evaluate(_COME) == []
    page.reload()
    since = page.get_by_role("region", name="Since your last turn")
    expect(since.get_by_role("listitem").first).to_be_visible()
    since.get_by_role("button", name="Put it away").click()
    expect(since).to_be_hidden()

"""What holds for every page, however it looks: words for those who hear it, room for a thumb."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}

_AXE: Final = Axe()
_TARGET: Final = 44

# Links in the middle of a sentence are as high as the sentence. A target may reach further than it
# shows (its ::before or ::after); a radio button is its label.
_SMALL_TARGETS: Final = """least => [
  ...document.querySelectorAll('a, button, input, select, summary'),
]
  .filter(target => target.checkVisibility() && !target.matches('.skip, p a:not(.reach), td a'))
  .map(target => {
    const reach = Math.max(0, ...['::before', '::after'].map(part => {
      const style = getComputedStyle(target, part);
      const reaches = style.position === 'absolute' && style.content !== 'none';
      return reaches ? -parseFloat(style.top) - parseFloat(style.bottom) : 0;
    }).filter(Number.isFinite));
    const box = (target.closest('label') ?? target).getBoundingClientRect();
    return [target.textContent.trim() || target.id, Math.round((box.height + reach) * 10) / 10];
  })
  .filter(([, height]) => height < least)"""


def assert_accessible(page: Page) -> None:
    """Axe finds nothing to complain about.

    Raises:
        AssertionError: it does; the message has what and where.
    """
    found = _AXE.run(page)
    assert found.violations_count == 0, found.generate_report()


def assert_fits(page: Page) -> None:
    """Nothing scrolls sideways."""
    width, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= room, f"{page.url} is {width} pixels wide in {room}"


def assert_large_targets(page: Page) -> None:
    """Whatever can be touched is at least 44 pixels high."""
    small = page.evaluate(_SMALL_TARGETS, _TARGET)
    assert small == [], f"{page.url} has targets under {_TARGET} pixels: {small}"


def assert_heading(page: Page, words: str) -> None:
    """The page has its one first heading, and says the same in the window's title."""
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_count(1)
    expect(heading).to_have_text(words)

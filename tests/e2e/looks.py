"""What holds for every page, however it looks: words for those who hear it, room for a thumb."""

from __future__ import annotations

from typing import Final

from axe_playwright_python.sync_playwright import Axe, AxeResults
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.apart import assert_apart

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLET: Final[ViewportSize] = {"width": 768, "height": 1024}
WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
DESK: Final[ViewportSize] = {"width": 1920, "height": 1080}

_AXE: Final = Axe()
# The drawing of the map says nothing, and holds most of a page. A sheet is looked at by itself: the
# table beneath it has been.
_LOOK: Final = """options => axe.run(
  document.querySelector('.drawer') ? '.drawer' : { exclude: [['.eb'], ['.over'], ['.lines']] },
  options,
)"""
_TARGET: Final = 44

# Links in the middle of a sentence, and words that are explained, are as high as their line. A
# target may reach further than it shows (its ::before or ::after); a radio button is its label.
_SMALL_TARGETS: Final = """least => [
  ...document.querySelectorAll('a, button, input, select, summary'),
]
  .filter(target => target.checkVisibility()
    && !target.matches('.skip, .term, dd a, p a:not(.reach), td a'))
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


def assert_accessible(page: Page, *rules: str) -> None:
    """Axe finds nothing to complain about, by all its rules or by these.

    Raises:
        AssertionError: it does; the message has what and where.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.axe_script)
    options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = AxeResults(page.evaluate(_LOOK, options))
    assert found.violations_count == 0, found.generate_report()


def assert_contrast(page: Page) -> None:
    """The colours of now can be read; nothing else changes with them."""
    assert_accessible(page, "color-contrast")


def assert_accessible_day_and_night(page: Page) -> None:
    """Axe finds nothing: on a phone in the dark, else in both; the light stays.

    It has a second to do each time: what a phone shows in the light has the colours of both, and
    states that last a moment are looked at so as well (``assert_looks_well``).
    """
    page.emulate_media(color_scheme="dark")
    assert_accessible(page)
    page.emulate_media(color_scheme="light")
    if page.viewport_size != PHONE:
        assert_contrast(page)


def assert_looks_well(page: Page) -> None:
    """On a phone and a wide screen, by day and by night, all has its room, its words and colours.

    The wide screen stays.
    """
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        assert_fits(page)
        assert_apart(page)
        assert_accessible_day_and_night(page)
        if size is PHONE:
            assert_contrast(page)
            assert_large_targets(page)


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

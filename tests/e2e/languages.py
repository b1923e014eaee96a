"""Looks at a page in every language, changed in place, at every size and by day and night."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.apart import assert_apart
from tests.e2e.looks import (
    DESK,
    PHONE,
    TABLET,
    WIDE,
    assert_accessible_day_and_night,
    assert_fits,
    assert_large_targets,
)

LANGUAGES: Final = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}

# To change the size costs more than to change the language. French, which is the longest, is enough
# between the sizes, where a sheet is as it is on a phone or a wide screen; that comes last, and
# stays.
_ROUND: Final = (
    (PHONE, ("en", "de", "fr")),
    (TABLET, ("fr",)),
    (DESK, ("fr",)),
    (WIDE, ("fr", "de", "en")),
)

# The browser's own list of languages, which its owner changes while the page is open.
BROWSER: Final = """
  let wanted = ['en-GB'];
  Object.defineProperty(Navigator.prototype, 'languages', { get: () => wanted });
  window.want = tag => {
    wanted = [tag];
    dispatchEvent(new Event('languagechange'));
  };
"""

# Text that is cut off, or runs out of its box. People's own names may end in dots; what is for the
# ear alone has no room, and what scrolls by itself needs none.
_CUT: Final = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const names = '.nm, .nm-text, .mark b';
  const within = (line, box) => line.left >= box.left - 1.5 && line.right <= box.right + 1.5;
  while (texts.nextNode()) {
    const { parentElement: part, data } = texts.currentNode;
    if (!data.trim() || !part.checkVisibility()) continue;
    if (part.closest('svg, .sr, .skip, .map, select')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()];
    for (let box = part, isBlock = false; box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const around = box.getBoundingClientRect();
      // Put aside for the ear, or in a box that scrolls.
      if (around.width <= 1 || style.clipPath !== 'none') break;
      if (/auto|scroll/.test(style.overflowX)) break;
      const hides = /hidden|clip/.test(style.overflowX);
      if (hides && style.textOverflow === 'ellipsis' && box.matches(names)) break;
      if (style.display === 'inline' || (isBlock && !hides)) continue;
      isBlock = true;
      const out = lines.find(line => !within(line, around)
        || (hides && (line.top < around.top - 4 || line.bottom > around.bottom + 4)));
      if (out) {
        found.push(`"${data.trim().slice(0, 60)}" in ${box.tagName}.${box.className}: `
          + `${Math.round(out.left)} to ${Math.round(out.right)} in `
          + `${Math.round(around.left)} to ${Math.round(around.right)}`);
        break;
      }
    }
  }
  return found;
}"""

# Whatever is read or heard, as far as it is a sentence: one word may be the same in two languages,
# and a row of names is.
_SENTENCES: Final = r"""() => {
  const told = [document.title];
  for (const part of document.querySelectorAll('body, body *')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
      if (part.hasAttribute(name)) told.push(part.getAttribute(name));
    if (part.matches('script, style, svg *, [lang]')) continue;
    for (const node of part.childNodes)
      if (node.nodeType === Node.TEXT_NODE) told.push(node.data);
  }
  return told
    .map(text => text.trim().replace(/\s+/g, ' '))
    .filter(text => (text.match(/(?<=^|\s)\p{L}{2,}/gu) ?? []).length > 3)
    .filter(text => !text.split(', ').every(name => /^\p{Lu}\S*( \d)?$/u.test(name)));
}"""


def speak(page: Page, language: str) -> None:
    """Have the browser want a language, and wait until the page speaks it."""
    page.evaluate("tag => want(tag)", LANGUAGES[language])
    expect(page.locator("html")).to_have_attribute("lang", language)
    # The rules have texts of their own, which come a little later.
    expect(page.locator(f"article > [lang]:not([lang={language}])")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def cut(page: Page) -> list[str]:
    """What is cut off on the page, or runs out of its box."""
    found: list[str] = page.evaluate(_CUT)
    return found


def assert_in_every_language(page: Page, *own: str) -> None:
    """All has its room, its words and its colours, and no sentence is the same in two languages.

    On a phone and a wide screen also by night. It ends wide and in English.

    ``own``: what people have written, and stands as it is.
    """
    told: dict[str, set[str]] = {}
    has_sheet = page.locator(".drawer").count() > 0
    for size, spoken in _ROUND:
        if has_sheet and size not in (PHONE, WIDE):
            continue
        page.set_viewport_size(size)
        for language in spoken:
            speak(page, language)
            where = f"{page.url} in {language} at {size['width']}"
            assert_fits(page)
            found = cut(page)
            assert not found, f"{where}: {found}"
            assert_apart(page, where)
            told[language] = set(page.evaluate(_SENTENCES)) - set(own)
        if size is PHONE:
            assert_large_targets(page)
        if size in (PHONE, WIDE):
            assert_accessible_day_and_night(page)
    for language, other in combinations(LANGUAGES, 2):
        same = told[language] & told[other]
        assert not same, f"{page.url} says in {language} and {other}: {same}"

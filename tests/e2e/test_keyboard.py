"""Whole games without a mouse: by keys alone on two keyboards, and by what is heard of the page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import assert_contrast
from tests.e2e.player import GREEDY, Player, open_table

# What a French keyboard says where others say a digit, a letter or a sign, and where its own are:
# the code of the key, what it says, and whether Shift is held.
AZERTY: Final = {
    **{str(digit): (f"Digit{digit}", "&é\"'(-è_ç"[digit - 1], False) for digit in range(1, 10)},
    ".": ("Comma", ".", True),
    "?": ("KeyM", "?", True),
    "a": ("KeyQ", "a", False),
    "w": ("KeyZ", "w", False),
}
MOST_TABS: Final = 200


class Keyboard:
    """Somebody who has no mouse; on a French keyboard the keys lie and speak otherwise."""

    def __init__(self, page: Page, *, is_azerty: bool) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page) if is_azerty else None

    def press(self, key: str) -> None:
        """Press what says ``key`` to whoever reads the list of keys."""
        if self._session is None or key not in AZERTY:
            self._page.keyboard.press(key)
            return
        code, said, shift = AZERTY[key]
        what = {"code": code, "key": said, "modifiers": 8 if shift else 0}
        self._session.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": said, **what})
        self._session.send("Input.dispatchKeyEvent", {"type": "keyUp", **what})

    def go_to(self, target: Locator) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")


@pytest.mark.parametrize("is_azerty", [False, True], ids=["QWERTY", "AZERTY"])
def test_a_whole_game_by_keys_alone(page: Page, *, is_azerty: bool) -> None:
    """From the first counter to the standings with no mouse, and the focus is never lost."""
    open_table(page, GREEDY)
    player = Player(page)
    keys = Keyboard(page, is_azerty=is_azerty)
    by_phase: dict[str, Callable[[], None]] = {
        "draw": lambda: keys.press("1"),
        "plan": lambda: _plan(page, keys),
        "move": lambda: _move(page, keys),
        "keep": lambda: _keep(page, keys),
    }
    while player.is_asked():
        player.waits_after(by_phase[player.phase])
        assert page.evaluate("document.activeElement !== document.body")

    expect(player.standings).to_be_visible()


def _plan(page: Page, keys: Keyboard) -> None:
    """Lay the first counter where it goes, if there is one and it goes anywhere."""
    keys.press("1")
    keys.press(".")
    if page.locator("button.pick[aria-pressed=true]").count() and _is_at(page, "road"):
        keys.press("Enter")
    else:
        keys.press("p")


def _move(page: Page, keys: Keyboard) -> None:
    """Travel to the first town that can be reached; where none can, keep the first cards."""
    keep = page.get_by_role("button", name=re.compile("^Keep these"))
    if keep.is_visible():
        keys.go_to(keep)
        keys.press("Enter")
        return
    fresh = page.locator("main.table").get_attribute("data-number")
    keys.press(".")
    if not _is_at(page, "town") or int(fresh or 0) % 4 == 0:
        keys.press("e")
        sure = page.get_by_role("button", name="End it all the same")
        if sure.is_visible():
            keys.press("e")
        return
    keys.press("Enter")
    if page.locator(".ring").is_visible():
        # The first choice has the focus; with it chosen the town has it again.
        keys.press("Enter")
    keys.press("Enter")


def _keep(page: Page, keys: Keyboard) -> None:
    keys.press("1")
    keys.go_to(page.get_by_role("button", name=re.compile("^Keep (?!none)")))
    keys.press("Enter")


def _is_at(page: Page, kind: str) -> bool:
    return page.locator(f"button[data-legal][data-place^={kind}]:focus").count() > 0


def test_a_whole_game_by_names_alone(page: Page) -> None:
    """Whoever hears the page plays from its list of what can be done, to the standings."""
    open_table(page, GREEDY)
    player = Player(page)
    dice = random.Random(17)
    listed = page.get_by_role("complementary", name="What you can do").get_by_role("list")
    go = page.get_by_role("button", name=re.compile("^(Travel|Give .*)$"))
    seen: set[str] = set()
    while player.is_asked():
        if player.phase not in seen:
            seen.add(player.phase)
            assert_contrast(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="What you can do").click()
        choices = listed.get_by_role("button")
        expect(choices.first).to_be_visible()

        def decide(choices: Locator = choices) -> None:
            choice = choices.nth(dice.randrange(choices.count()))
            is_step = choice.inner_text().startswith("Travel")
            choice.click()
            # A step is confirmed; of a caravan's cards the proposal will do.
            if is_step:
                go.first.click()

        player.waits_after(decide)

    assert seen >= {"draw", "plan", "move"}
    expect(player.standings).to_be_visible()

"""The map: a town is found, a road says what it costs, others' pieces come on demand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.looks import PHONE, assert_fits, assert_large_targets, assert_looks_well
from tests.e2e.player import GREEDY, Player, open_table

TOWNS_WITH_PIECES = 20

# Whether the word about what has the focus leaves that in sight.
_BESIDE = """() => {
  const tip = document.getElementById('tip')?.getBoundingClientRect();
  const place = document.activeElement.getBoundingClientRect();
  return tip && (tip.top >= place.bottom || tip.bottom <= place.top);
}"""


def test_the_map_tells_what_one_looks_for(page: Page) -> None:
    """A few letters lead to a town, its roads say what could go there, and a seat shows its pieces.

    Whose pieces lie there is remembered.
    """
    open_table(page, GREEDY)
    assert Player(page).is_asked()
    town = page.locator("[data-place='town:dagamura']")
    tip = page.get_by_role("tooltip")

    page.keyboard.press("/")
    field = page.get_by_role("combobox", name="Name of the town")
    expect(field).to_be_focused()
    page.keyboard.type("D'AGA")
    expect(page.get_by_role("option")).to_have_text(["Dag’Amura"])
    assert_looks_well(page)
    page.keyboard.press("Enter")
    expect(town).to_be_focused()
    expect(field).to_have_count(0)
    expect(tip).to_contain_text("Pieces here:")
    page.keyboard.press("r")
    expect(tip).to_contain_text("No counter yet. Here could go:")
    expect(page.locator("[data-place^=road]:focus")).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)

    page.mouse.move(1, 1)  # Not on the seats.
    pieces = page.locator(".over use[href^='#tk-piece']")
    expect(pieces).to_have_count(TOWNS_WITH_PIECES)
    other = page.get_by_role("button", name=re.compile("still has 20 pieces"))
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(pieces).to_have_count(2 * TOWNS_WITH_PIECES)
    expect(page.locator(".spot-town:not(.spot-town--rim)")).to_have_count(TOWNS_WITH_PIECES)
    assert_looks_well(page)
    other.click()
    page.get_by_role("button", name="Pieces on the map: mine. Show all").click()
    page.reload()
    expect(pieces).to_have_count(2 * TOWNS_WITH_PIECES)


def test_a_finger_moves_the_map(page: Page, person: Callable[..., Page]) -> None:
    """Two fingers zoom where they are, one drags, a double tap shows all; a long press asks.

    By key the map makes room for the word about a town beside the town.
    """
    del page
    phone = person(PHONE)
    open_table(phone, GREEDY)
    assert Player(phone).is_asked()
    fingers = Fingers(phone)
    stage = phone.locator(".stage")
    box = phone.locator(".window").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def width() -> float:
        return float(stage.evaluate("stage => stage.getBoundingClientRect().width"))

    before = width()
    fingers.drag([(x - 30, y), (x + 30, y)], [(x - 75, y), (x + 75, y)])
    assert 2.3 * before < width() < 2.7 * before
    left = "stage => stage.getBoundingClientRect().left"
    was = stage.evaluate(left)
    fingers.drag([(x, y)], [(x - 80, y)])
    assert stage.evaluate(left) < was - 60
    # The picture that the fingers have stretched is drawn anew.
    expect(stage).not_to_have_attribute("style", re.compile("transform"))
    assert stage.evaluate("stage => parseFloat(stage.style.width)") == pytest.approx(width(), 0.01)
    expect(phone.locator("[aria-pressed=true], .ring")).to_have_count(0)

    corner = (box["x"] + 12, box["y"] + 12)
    fingers.tap(*corner)
    fingers.tap(*corner)
    whole = min(box["width"], round(box["height"]) * 1600 / 1160)
    expect(stage).to_have_attribute("style", re.compile(rf"width: {int(whole)}[.p]"))
    assert_fits(phone)
    assert_large_targets(phone)

    at = phone.locator("[data-place='town:feodor']").bounding_box()
    assert at is not None
    fingers.press(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    expect(phone.get_by_role("tooltip")).to_contain_text("Feodor")
    fingers.lift()
    phone.get_by_role("button", name="Find a town").click()
    phone.get_by_role("option", name="Strykhaven").click()
    expect(phone.locator("[data-place='town:strykhaven']")).to_be_focused()
    assert width() > before
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowLeft"):
        phone.keyboard.press(key)
        phone.wait_for_function(_BESIDE)


class Fingers:
    """What fingers do on a page, as the browser hears it."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, x: float, y: float) -> None:
        """Put a finger down."""
        self._touch("touchStart", (x, y))

    def lift(self) -> None:
        """Take all fingers away."""
        self._touch("touchEnd")

    def tap(self, x: float, y: float) -> None:
        """Touch for a moment."""
        self.press(x, y)
        self.lift()

    def drag(self, start: list[tuple[float, float]], end: list[tuple[float, float]]) -> None:
        """Go from one place to another, with as many fingers as there are places."""
        self._touch("touchStart", *start)
        steps = 10
        for step in range(1, steps + 1):
            part = step / steps
            self._touch(
                "touchMove",
                *(
                    (x + (to_x - x) * part, y + (to_y - y) * part)
                    for (x, y), (to_x, to_y) in zip(start, end, strict=True)
                ),
            )
        self.lift()

"""Planning in a real browser: what can be reached, a tour in pencil, and a way walked at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import PHONE, WIDE, assert_fits, assert_large_targets, assert_looks_well
from tests.e2e.player import GREEDY, Player, open_table
from tests.e2e.steering import Steering, View

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def prompt(page: Page) -> Locator:
    """The sentence of what is asked, and the buttons beside it."""
    return page.get_by_role("region", name="What can be done now")


def town(page: Page, name: str) -> Locator:
    """A town of the map, as it is called there."""
    return page.get_by_role("region", name="Map of the land").get_by_role(
        "button", name=re.compile(f"^{name}(:|;|$)")
    )


def wait_for_ann(page: Page, server: str) -> None:
    """A table at which it is Ann's turn to draw, who has sat down by link and takes her time."""
    open_table(page, "Someone by link", at=server)
    link = page.get_by_role("textbox", name=re.compile("^Link for ")).input_value()
    code = link.rpartition("/")[2]
    assert page.request.post(f"{server}/api/invites/{code}", data={"name": "Ann"}).ok
    player = Player(page, seed=1)
    if player.to_act == 0:
        player.decide()
    player.waits_for(1)


def test_a_tour_is_planned_while_another_plays(page: Page, own_server_url: str) -> None:
    """By keyboard, leg by leg and to a far town, with what each needs; taken back, kept, wiped."""
    wait_for_ann(page, own_server_url)
    page.keyboard.press("s")
    expect(prompt(page)).to_contain_text("Sketch a tour from Elvenhold: choose any town")
    town(page, "Beata").focus()
    page.keyboard.press("Enter")
    town(page, "Strykhaven").focus()
    page.keyboard.press("Enter")
    town(page, "Strykhaven").press("Enter")

    expect(prompt(page)).to_contain_text("Your sketch ends in Strykhaven already")
    sketch = page.get_by_role("complementary", name="Your sketch")
    legs = sketch.get_by_role("listitem")
    expect(legs.nth(0)).to_contain_text("Elvenhold to Beata")
    expect(legs.nth(1)).to_contain_text(re.compile(r"plains, (your \w+|.* missing)"))
    expect(page.locator(".sketch")).to_have_count(2)
    instead = legs.nth(0).get_by_role("button", name=re.compile("^Rather by (river|plains)$"))
    other = instead.inner_text().removeprefix("Rather by ")
    instead.click()
    expect(legs.nth(0)).to_contain_text(other)
    expect(legs.nth(0).get_by_role("button")).not_to_have_text(f"Rather by {other}")
    usselen = town(page, "Usselen")
    assert usselen.get_attribute("aria-label") == "Usselen: on from Strykhaven by the best way"
    usselen.press("Enter")
    expect(prompt(page)).to_contain_text("Your sketch to Usselen: ")
    expect(legs.last).to_contain_text("to Usselen")
    far = legs.count()
    assert far > 4
    expect(page.locator("path.sketch")).to_have_count(far)
    assert_looks_well(page)
    for left in range(far - 1, 1, -1):
        page.keyboard.press("Backspace")
        expect(legs).to_have_count(left)
    page.set_viewport_size(PHONE)
    prompt(page).get_by_role("button", name="2 legs").click()
    expect(sketch).to_be_visible()
    assert_fits(page)
    assert_large_targets(page)
    page.set_viewport_size(WIDE)

    page.keyboard.press("Backspace")
    expect(legs).to_have_count(1)
    page.reload()
    expect(page.locator(".sketch")).to_have_count(1)
    expect(sketch).to_have_count(0)
    prompt(page).get_by_role("button", name="Sketch a tour").click()
    sketch.get_by_role("button", name="Wipe the sketch").click()
    expect(page.locator(".sketch")).to_have_count(0)
    prompt(page).get_by_role("button", name="Done").click()
    expect(prompt(page)).to_contain_text("Waiting for Ann")
    assert_looks_well(page)


def can_travel(view: View) -> bool:
    """Whether it is Mira's turn to travel, with cards for more than one step."""
    mine = view["phase"] == "move" and view["to_act"] == 0
    return mine and len(view["hand"]) > 5 and len(view["roads"]) > 5


def assert_free_of_tools(page: Page) -> None:
    """On a small map no town one step away, nor its price, lies under what is done with the map."""
    tools = page.locator(".zoom").bounding_box()
    assert tools is not None
    places = page.locator("button[data-legal], .price.is-near")
    expect(places).not_to_have_count(0)
    boxes = [place.bounding_box() for place in places.all()]
    assert [box for box in boxes if box and box["x"] + box["width"] > tools["x"]] == []


def choose_how_to_travel(page: Page) -> None:
    """Point at a town to which more than one step leads: what they are stands round it."""
    for place in page.locator("button[data-legal][data-place^=town]").all():
        place.dispatch_event("click")
        page.locator(".ring .opt, .halo.is-picked").first.wait_for(state="attached")
        if page.locator(".ring").count():
            return
        page.keyboard.press("Escape")
        expect(page.locator(".halo.is-picked")).to_have_count(0)
    pytest.fail("one step leads to each town")


def test_a_distant_town_is_walked_to_at_once(page: Page) -> None:
    """What can be reached has its price on the map and in words; one confirmation walks there."""
    open_table(page, GREEDY, GREEDY, GREEDY)
    assert Steering(page).to(can_travel)
    far = page.locator("button[data-far]")
    expect(far).not_to_have_count(0)
    expect(page.locator(".is-faint")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator(".is-faint")).not_to_have_count(0)
    expect(page.locator("#live p").last).to_contain_text("can be reached with your cards.")
    expect(page.get_by_role("button", name=re.compile("; out of reach$"))).not_to_have_count(0)
    page.keyboard.press("t")
    board = page.get_by_role("region", name="Towns")
    expect(board.get_by_text(re.compile("cards?, 2 steps$"))).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    assert_free_of_tools(page)
    assert_looks_well(page)
    choose_how_to_travel(page)
    assert_looks_well(page)
    page.keyboard.press("Escape")
    expect(page.locator(".ring")).to_have_count(0)

    # A hint and a sketch speak one at a time.
    page.keyboard.press("h")
    expect(prompt(page)).to_contain_text("Hint: ")
    page.keyboard.press("s")
    expect(prompt(page)).to_contain_text("Sketch a tour from ")
    page.keyboard.press("h")
    expect(prompt(page)).to_contain_text("Hint: ")
    page.keyboard.press("Escape")

    player = Player(page)
    label = far.first.get_attribute("aria-label") or ""
    name, price = label.split(": ")
    far.first.focus()
    page.keyboard.press("Enter")
    expect(prompt(page)).to_contain_text(f"Travel to {name}: {price}")
    expect(page.locator(".tray .is-paid")).to_have_count(int(price.split()[0]))
    assert_looks_well(page)
    player.waits_after(prompt(page).get_by_role("button", name="Travel", exact=True).click)

    expect(page.get_by_role("log")).to_contain_text(f"You travel to {name}")
    steps = int(price.split(", ")[1].split()[0])
    walked = page.get_by_role("log").get_by_text(re.compile("^You travel to "))
    expect(walked).to_have_count(steps)
    expect(page.locator(".sketch")).to_have_count(0)

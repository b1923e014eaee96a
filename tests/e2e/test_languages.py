"""Every page in English, German and French: changed in place, with room for all it says."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.languages import BROWSER, assert_in_every_language
from tests.e2e.looks import assert_heading
from tests.e2e.player import GREEDY, Player, open_table, set_up
from tests.e2e.steering import Steering

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


@pytest.fixture(autouse=True)
def _browser(context: BrowserContext) -> None:
    """A browser whose owner may want another language at any time."""
    context.add_init_script(BROWSER)


def test_a_language_is_chosen_and_kept(page: Page) -> None:
    """The browser's language is spoken at first, another by one click, and after a reload too."""
    page.add_init_script("window.want('de-AT')")
    page.goto("/rules#PLAN-4")
    assert_heading(page, "Die Regeln")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#PLAN-4")).to_be_in_viewport()

    page.get_by_role("button", name="Français").click()
    assert_heading(page, "Les règles")
    expect(page).to_have_title("Les règles – Elfenland")
    expect(page.get_by_role("button", name="Français")).to_be_focused()
    page.reload()
    assert_heading(page, "Les règles")

    page.goto("/settings")
    page.get_by_role("radio", name="Comme le navigateur").check()
    assert_heading(page, "Einstellungen")


def test_texts_that_do_not_come(page: Page) -> None:
    """Where a language cannot be fetched the page says so, and speaks as before."""
    page.goto("/settings")
    page.route(re.compile(r"/assets/fr-.*\.js"), lambda route: route.abort())
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be fetched now")
    assert_heading(page, "Settings")
    expect(page.get_by_role("radio", name="As the browser")).to_be_checked()


QUIET = {
    "/rules": "The rules",
    "/settings": "Settings",
    "/fair": "Fair dealing",
    "/join/nothing": "This link leads to no table",
    "/t/nothing": "This table cannot be opened",
    "/nowhere": "There is no such page",
    "/recover": "Bring your games here",
    "/me": "Who you are here",
}


def test_quiet_pages(page: Page) -> None:
    """The pages around the table have room for every language, also where something is wrong."""
    page.goto("/")
    expect(page.get_by_text("No game yet")).to_be_visible()
    # Only who asks what can be reached sees towns recede.
    expect(page.locator(".layer .is-faint")).to_have_count(0)
    assert_in_every_language(page)
    for path, heading in QUIET.items():
        page.goto(path, wait_until="networkidle")
        assert_heading(page, heading)
        expect(page).to_have_title(re.compile(" – Elfenland$"))
        # Only who asks what can be reached sees towns recede.
        expect(page.locator(".layer .is-faint")).to_have_count(0)
        assert_in_every_language(page)
    page.get_by_role("link", name="Bring your games here").click()
    page.get_by_label("The code").fill("nothing")
    page.get_by_role("button", name="Bring them here").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert_in_every_language(page)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/new")
    expect(page.get_by_role("alert")).to_be_visible()
    assert_in_every_language(page)
    page.route("**/assets/Settings-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Settings").click()
    assert_heading(page, "This page could not be loaded")
    assert_in_every_language(page)


def sheets(page: Page) -> None:
    """Look at what can be looked up beside the map, one sheet after the other."""
    page.get_by_role("button", name="Menu").click()
    drawer = page.locator(".drawer")
    names = drawer.locator("li > button")
    assert_in_every_language(page)
    for at in range(names.count()):
        names.nth(at).click()
        assert_in_every_language(page)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")


def test_people_meet(page: Page, person: Callable[..., Page], own_server_url: str) -> None:
    """From a new table with all that can be chosen to a game of people: what they ask and say."""
    url = own_server_url
    set_up(page, "Someone by link", GREEDY, "Someone at this screen", GREEDY, GREEDY, at=url)
    page.get_by_text("In the lobby too").click()
    assert_in_every_language(page)
    page.get_by_label("Name at seat 1").fill("x" * 25)
    page.get_by_role("button", name="Open the table").click()
    assert_in_every_language(page, "x" * 25)
    page.get_by_label("Name at seat 1").fill("Mira")
    page.get_by_role("radio", name="3 days a turn").check()
    page.get_by_role("button", name="Open the table").click()
    assert_heading(page, "Mira’s table")
    assert_in_every_language(page)

    ann = person()
    ann.add_init_script(BROWSER)
    ann.goto(url)
    expect(ann.get_by_role("region", name="Open tables")).to_be_visible()
    assert_in_every_language(ann)
    ann.get_by_role("link", name=re.compile("Mira’s table")).click()
    expect(ann.get_by_label("Your name at the table")).to_be_visible()
    assert_in_every_language(ann)
    link = page.get_by_role("textbox", name=re.compile("^Link for ")).input_value()
    ann.goto(url + urlsplit(link).path)
    ann.get_by_label("Your name at the table").fill("")
    ann.get_by_role("button", name="Sit down").click()
    assert_in_every_language(ann)
    ann.get_by_label("Your name at the table").fill("Ann")
    ann.get_by_role("button", name="Sit down").click()
    expect(Player(ann).main).to_be_visible()
    expect(Player(page).main).to_be_visible()

    sheets(page)
    page.get_by_role("button", name="Menu").click()
    page.locator(".drawer").get_by_role("button", name="End the game").click()
    page.get_by_role("button", name="Propose to end the game").click()
    expect(ann.get_by_role("button", name="Agree")).to_be_visible()
    assert_in_every_language(ann)


def to_the_end(hand: Steering) -> None:
    """Decide for the seat until the game is over."""
    position = hand.position()
    while position["view"]["phase"] != "ended":
        if position["view"]["to_act"] == 0:
            hand.decide()
            position = hand.position()
        else:
            position = hand.position(after=position["number"])


def test_a_game(page: Page) -> None:
    """A game in all its phases, what can be looked up beside it, its end, review and replay."""
    open_table(page, GREEDY, rules="As printed 2015", favors="Great Favors", town_cards=True)
    hand, player = Steering(page, 1), Player(page)
    assert player.is_asked()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("button", name="Do it")).to_be_visible()
    assert_in_every_language(page)

    assert hand.to(lambda view: view["phase"] == "plan")
    assert_in_every_language(page)
    page.locator(".g-ctr button.pick").first.click()
    assert_in_every_language(page)
    page.locator("button[data-legal][data-place^=road]").first.dispatch_event("click")
    page.keyboard.press("Escape")
    assert hand.to(lambda view: view["phase"] == "move")
    assert_in_every_language(page)
    page.locator("button[data-legal][data-place^=town]").first.dispatch_event("click")
    assert_in_every_language(page)
    page.keyboard.press("Escape")
    assert hand.to(lambda view: view["phase"] == "keep")
    assert_in_every_language(page)

    to_the_end(hand)
    expect(player.standings).to_be_visible()
    assert_in_every_language(page)
    page.get_by_role("link", name="Where did I lose towns?").click()
    expect(page.get_by_role("heading", name="Round by round")).to_be_visible()
    page.evaluate("for (const part of document.querySelectorAll('details')) part.open = true")
    assert_in_every_language(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("main.replay")).to_be_visible()
    assert_in_every_language(page)
    page.get_by_role("radio", name="All open").check()
    assert_in_every_language(page)
    page.get_by_role("button", name="Menu").click()
    assert_in_every_language(page)
    page.locator(".drawer").get_by_role("button", name="Go on from here").click()
    expect(page.get_by_role("combobox").first).to_be_visible()
    assert_in_every_language(page)
    page.goto("/")
    expect(page.get_by_role("region", name="Ended")).to_be_visible()
    assert_in_every_language(page)
    page.get_by_role("link", name="On another device").click()
    page.get_by_role("button", name="Make a code").click()
    expect(page.get_by_role("img")).to_be_visible()
    assert_in_every_language(page)

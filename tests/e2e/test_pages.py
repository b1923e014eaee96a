"""The pages around the table: what they do; how they look is seen in every language."""

from __future__ import annotations

import json
import re

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.looks import assert_accessible, assert_heading


def test_keyboard_goes_on_with_the_page(page: Page) -> None:
    """The skip link is the first stop, and after a navigation the new page's main part is."""
    page.goto("/rules")
    # What had the focus while the page was loading goes with that.
    assert_heading(page, "The rules")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()

    page.get_by_role("link", name="Settings").focus()
    page.keyboard.press("Enter")

    assert_heading(page, "Settings")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Name", exact=True)).to_be_focused()


def test_settings_theme_holds(page: Page) -> None:
    """Night is kept over a reload, whatever the system says, and the paper is dark."""
    page.emulate_media(color_scheme="light")
    page.goto("/settings")
    day = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")

    page.get_by_text("Night", exact=True).click()
    page.reload()

    expect(page.get_by_role("radio", name="Night")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != day
    assert_accessible(page)


def test_settings_name_is_put_in(page: Page) -> None:
    """The name of the settings sits at the first seat of a new table; one too long is refused."""
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill("Mira")
    page.get_by_label("Name", exact=True).fill("x" * 25)
    expect(page.get_by_text("at most 24 letters; this one has 25")).to_be_visible()

    page.goto("/new")

    expect(page.get_by_label("Name at seat 1")).to_have_value("Mira")


def test_rules_lead_to_a_clause(page: Page) -> None:
    """An address with a clause shows it, and so does a reference inside a sentence."""
    page.goto("/rules#MOVE-5")
    clause = page.locator("#MOVE-5")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("is-target"))
    expect(clause).to_be_focused()

    clause.get_by_role("link", name="CHART-2").click()

    expect(page.locator("#CHART-2")).to_have_class(re.compile("is-target"))
    expect(page.locator("#CHART-2")).to_be_in_viewport()
    expect(clause).not_to_have_class(re.compile("is-target"))
    assert_accessible(page)


def test_rules_are_searched(page: Page) -> None:
    """A search leaves the sentences that hold the words, marks them, and says how many."""
    page.goto("/rules")
    search = page.get_by_role("searchbox", name="Search the rules")
    # The rules come a little later than their page.
    expect(page.locator("#PLAN-1")).to_be_attached()

    search.fill("included caravan")
    expect(page.get_by_role("status")).to_have_text("1 sentence")
    expect(page.locator("#MOVE-4 mark").first).to_have_text(re.compile("caravan", re.IGNORECASE))
    expect(page.locator("#PLAN-1")).to_have_count(0)
    assert_accessible(page)

    search.fill("dice")
    expect(page.get_by_role("status")).to_have_text("Nothing holds these words.")

    # A clause one is sent to shows, whatever was looked for.
    page.goto("/rules#PLAN-1")
    expect(page.locator("#PLAN-1")).to_be_in_viewport()


def test_server_away_is_said(page: Page) -> None:
    """Pages that need the server say when it does not answer, and try again."""
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/new")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    assert_accessible(page)

    page.unroute("**/api/**")
    page.get_by_role("button", name="Try again").click()

    expect(page.get_by_label("Name at seat 1")).to_be_visible()


def test_home_says_that_the_server_is_away(page: Page) -> None:
    """Play without a server says so and can be pressed again."""
    page.goto("/")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")

    page.unroute("**/api/**")
    page.get_by_role("button", name="Play", exact=True).click()

    expect(page).to_have_url(re.compile("/t/"))


def test_gone_tables_drop_out(page: Page) -> None:
    """A table that the server does not know is forgotten without a word."""
    gone = [{"table": "gone", "token": "none", "name": "Gone"}]
    page.goto("/settings")
    page.evaluate("kept => localStorage.setItem('elfenland.tables', kept)", json.dumps(gone))

    page.goto("/")

    expect(page.get_by_text("No game yet")).to_be_visible()
    assert page.evaluate("localStorage.getItem('elfenland.tables')") == "[]"


def test_page_that_cannot_be_loaded(page: Page) -> None:
    """A page whose program does not come says so, and loads again."""

    def broken(route: Route) -> None:
        route.fulfill(status=200, content_type="text/javascript", body="throw new Error('torn');")

    page.goto("/")
    page.route("**/assets/Settings-*.js", broken)
    page.get_by_role("link", name="Settings").click()
    assert_heading(page, "This page could not be loaded")
    expect(page.get_by_text("torn")).to_be_visible()
    assert_accessible(page)

    page.unroute("**/assets/Settings-*.js")
    page.get_by_role("button", name="Load the page again").click()

    assert_heading(page, "Settings")


def test_works_without_storage(context: BrowserContext, page: Page) -> None:
    """Where storage is forbidden a game can be begun; it lasts as long as the page."""
    context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } })"
    )
    page.goto("/settings")
    page.get_by_text("Night", exact=True).click()
    page.get_by_role("link", name="Elfenland").click()

    page.get_by_role("button", name="Play", exact=True).click()

    expect(page).to_have_url(re.compile("/t/"))
    expect(page.get_by_text("You are dealt", exact=False).first).to_be_visible()

"""Hints at the table, and a game looked at again, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import (
    PHONE,
    WIDE,
    assert_fits,
    assert_heading,
    assert_large_targets,
    assert_looks_well,
)
from tests.e2e.player import GREEDY, Player, open_table
from tests.e2e.steering import Steering

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def prompt(page: Page) -> Locator:
    """The sentence of what is asked, and the buttons beside it."""
    return page.get_by_role("region", name="What can be done now")


def hint(page: Page) -> Locator:
    """The button that asks for a hint."""
    return prompt(page).get_by_role("button", name="Hint", exact=True)


def said(page: Page) -> Locator:
    """What a screen reader was last told."""
    return page.locator("#live p").last


def fits_a_phone(page: Page) -> None:
    """All that is asked can be seen and touched."""
    page.set_viewport_size(PHONE)
    assert_fits(page)
    assert_large_targets(page)
    page.set_viewport_size(WIDE)


def carry_out(page: Page, player: Player) -> None:
    """Do as the hint says."""
    player.waits_after(prompt(page).get_by_role("button", name="Do it").click)


def follow_to(page: Page, player: Player, advice: str) -> None:
    """Do as the hints say, until one begins with these words."""
    while player.is_asked():
        hint(page).click()
        said_now = prompt(page).locator(".q")
        expect(said_now).to_contain_text("Hint: ")
        if said_now.inner_text().startswith(advice):
            return
        carry_out(page, player)
    pytest.fail(f"no hint has said {advice!r} in a whole game")


def test_a_hint_is_shown_said_and_carried_out(page: Page) -> None:
    """It is drawn where it belongs, told to the ear, put away at will, gone with what it did."""
    open_table(page, GREEDY)
    player = Player(page, seed=1)
    assert player.is_asked()
    expect(hint(page)).to_have_attribute("aria-pressed", "false")
    hint(page).click()

    expect(prompt(page)).to_contain_text("Hint: Take ")
    expect(hint(page)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".offer.is-hint")).not_to_have_count(0)
    expect(said(page)).to_contain_text("Hint: Take ")
    fits_a_phone(page)

    page.keyboard.press("Escape")
    expect(prompt(page)).not_to_contain_text("Hint: ")
    expect(page.locator(".offer.is-hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(prompt(page)).to_contain_text("Hint: Take ")
    carry_out(page, player)
    assert player.is_asked()
    expect(prompt(page)).not_to_contain_text("Hint: ")


def test_hints_on_the_map(page: Page) -> None:
    """A counter lies there pale, a tour is drawn; whoever follows the hints travels."""
    open_table(page, GREEDY)
    player = Player(page, seed=2)
    follow_to(page, player, "Hint: Lay ")
    expect(page.locator(".ghost-ring").last).to_be_visible()
    expect(page.locator(".g-ctr .is-hint")).to_have_count(1)
    assert_looks_well(page)

    page.locator(".g-ctr .is-hint").click()
    expect(prompt(page)).not_to_contain_text("Hint: ")
    expect(page.locator(".ghost-ring").last).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt(page)).to_contain_text("Hint: Lay ")
    carry_out(page, player)

    follow_to(page, player, "Hint: Travel to ")
    expect(page.locator(".way--ink")).not_to_have_count(0)
    expect(page.locator(".halo.is-picked")).to_have_count(1)
    fits_a_phone(page)
    carry_out(page, player)
    assert player.is_asked()
    expect(page.get_by_role("log")).to_contain_text("You travel to ")


def test_a_table_without_hints(page: Page) -> None:
    """There is no button, and the key says why."""
    open_table(page, GREEDY, hints="Not allowed")
    assert Player(page).is_asked()

    expect(hint(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(prompt(page)).to_contain_text("This table is played without hints.")


def test_a_hint_that_is_refused(page: Page) -> None:
    """The prompt says what the server has not done, until it is put away."""
    open_table(page, GREEDY)
    assert Player(page).is_asked()
    refusal = {"code": "action.stale", "message": "the game has gone on"}
    page.route("**/hint", lambda route: route.fulfill(status=409, json=refusal))
    hint(page).click()
    refused = prompt(page).locator(".refusal")
    expect(refused).to_be_visible()
    assert_looks_well(page)
    refused.get_by_role("button", name="Close").click()
    expect(refused).to_have_count(0)


def test_a_hint_at_a_shared_screen(page: Page) -> None:
    """Under the cover there is none; with the cover back on it is gone."""
    open_table(page, "Someone at this screen")
    assert Player(page).is_asked()
    covered = prompt(page).get_by_role("button", name="No hint: the cards are covered")
    expect(covered).to_have_attribute("aria-disabled", "true")

    page.get_by_role("button", name=re.compile("^I am .*: show my things$")).click()
    hint(page).click()
    expect(prompt(page)).to_contain_text("Hint: Take ")
    page.get_by_role("button", name="Cover my things").click()

    expect(covered).to_be_visible()
    expect(prompt(page)).not_to_contain_text("Hint: ")
    expect(page.locator(".offer.is-hint")).to_have_count(0)


def test_a_game_is_looked_at_again(page: Page) -> None:
    """From its end and from the start page: who lost what, both tours on the map, the plots."""
    open_table(page, GREEDY, rules="As printed 2015")
    Steering(page).to(lambda _view: False)
    player = Player(page, seed=3)
    player.play_to_the_end()
    page.get_by_role("link", name="Where did I lose towns?").click()

    assert_heading(page, "Where towns were lost")
    summary = page.get_by_role("table", name="The players")
    # Seconds of work for a processor, which may have others.
    expect(summary.get_by_role("row")).to_have_count(4, timeout=240_000)
    lost = page.get_by_role("region", name="Where towns were lost").get_by_role("listitem")
    turns = page.get_by_role("region", name="Travel turns").get_by_role("listitem")
    expect(turns).to_have_count(3)
    expect(lost).not_to_have_count(0)

    page.get_by_role("button", name="Look at it on the map: Round 2: travelling").last.click()
    expect(page.get_by_role("heading", name="Round 2: travelling")).to_be_visible()
    page.get_by_text(re.compile("^All .* one by one$")).click()
    page.get_by_text("As a table").first.click()
    expect(page.get_by_role("row", name=re.compile("^Mira"))).to_have_count(2)
    assert_looks_well(page)

    page.locator(".seg label").last.click()
    expect(page.get_by_role("radio").last).to_be_checked()
    expect(turns).to_have_count(3)
    page.get_by_role("link", name="To the standings").click()
    expect(player.standings).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Look back at Mira’s table").click()
    expect(summary).to_be_visible()


def test_no_game_is_looked_at_before_its_end(page: Page) -> None:
    """The page says why, and leads back to the table."""
    open_table(page, GREEDY)
    player = Player(page)
    assert player.is_asked()
    page.goto(page.url.replace("/t/", "/review/"))

    expect(page.get_by_role("alert")).to_contain_text("The game is not over yet.")
    page.get_by_role("link", name="To the standings").click()
    assert player.is_asked()

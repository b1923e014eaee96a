"""Asking everybody at a table: to go back, and to end the game."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import PHONE, WIDE, assert_accessible, assert_fits, assert_large_targets
from tests.e2e.player import Player, open_table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def asked(page: Page) -> Locator:
    """What is asked of the table, with its buttons."""
    return page.get_by_role("region", name="What is asked of the table")


def looks_well(page: Page) -> None:
    """It fits, has words, and can be touched."""
    assert_fits(page)
    assert_accessible(page)
    assert_large_targets(page)


def test_two_people_go_back_and_end_the_game(
    page: Page, person: Callable[..., Page], own_server_url: str
) -> None:
    """By keyboard and on a phone: asked, declined, asked again, agreed; and the end says why."""
    guest = person(viewport=PHONE)
    page.set_viewport_size(WIDE)
    open_table(page, "Someone by link", at=own_server_url, rules="As printed 2015")
    link = page.get_by_role("textbox", name=re.compile("^Link for ")).input_value()
    guest.goto(own_server_url + urlsplit(link).path)
    guest.get_by_label("Your name at the table").fill("Ann")
    guest.get_by_role("button", name="Sit down").click()
    host, other = Player(page, seed=2), Player(guest, seed=3)
    if host.to_act == 1:
        other.decide()
        host.waits_for(0)
    before = host.number
    host.decide()
    other.waits_for(1)

    page.keyboard.press("u")
    sheet = page.get_by_role("complementary", name="Take something back")
    expect(sheet).to_contain_text("It stays known, and comes again.")
    looks_well(page)
    sheet.get_by_role("button", name="My last decision").click()
    expect(asked(page)).to_contain_text("You ask to go back to before this: You ")
    expect(asked(guest)).to_contain_text("Mira asks to go back to before this: Mira ")
    looks_well(guest)
    asked(guest).get_by_role("button", name="Decline").click()
    expect(asked(page)).to_contain_text("Ann declined.")
    asked(page).get_by_role("button", name="Close").click()
    expect(asked(page)).to_have_count(0)

    page.keyboard.press("u")
    sheet.get_by_role("button", name="My last decision").click()
    host.waits_after(asked(guest).get_by_role("button", name="Agree").click)
    assert (host.to_act, host.number) == (0, before + 2)
    expect(asked(guest)).to_have_count(0)

    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="End the game").click()
    guest.get_by_role("button", name="Propose to end the game").click()
    expect(asked(guest).get_by_role("button", name="Withdraw")).to_be_visible()
    looks_well(page)
    asked(page).get_by_role("button", name="Agree").click()
    for player in (host, other):
        expect(player.standings).to_be_visible()
        expect(player.page.locator(".reason")).to_contain_text(
            "The people at the table ended the game; it is ranked as it stood."
        )
        assert_fits(player.page)

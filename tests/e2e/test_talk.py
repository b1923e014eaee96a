"""Talking at a table, and watching one, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import PHONE, WIDE, assert_accessible, assert_fits, assert_large_targets
from tests.e2e.player import open_table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

TEXT = "Hello <b>you</b> & all"


def open_chat(page: Page) -> Locator:
    """The chat, opened by its button; it is called by how much is new."""
    page.get_by_role("button", name=re.compile("^Chat")).locator("visible=true").click()
    return page.get_by_role("complementary", name="Chat")


def say(page: Page, text: str) -> None:
    """Say something by Enter: the field is empty then, and has the focus still."""
    field = page.get_by_role("textbox", name="Message")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")
    expect(field).to_be_focused()


def test_people_talk_and_others_watch(
    page: Page, person: Callable[..., Page], own_server_url: str
) -> None:
    """What players say is text, and heard by all who have not muted them; not by who watches."""
    open_table(page, "Someone by link", at=own_server_url)
    link = page.get_by_role("textbox", name=re.compile("^Link for ")).input_value()
    bram = person(PHONE)
    bram.goto(own_server_url + urlsplit(link).path)
    bram.get_by_label("Your name at the table").fill("Bram")
    bram.get_by_role("button", name="Sit down").click()
    expect(bram.get_by_role("region", name="What can be done now")).to_be_visible()

    mine = open_chat(page)
    say(page, TEXT)
    button = bram.get_by_role("button", name="Chat, 1 new message").locator("visible=true")
    expect(button).to_be_visible()
    expect(bram.get_by_text(f"Mira: {TEXT}")).to_have_attribute("aria-live", "polite")
    theirs = open_chat(bram)
    expect(theirs.get_by_role("log")).to_contain_text(f"Mira {TEXT}")
    for looked_at in (page, bram):
        assert_fits(looked_at)
        assert_accessible(looked_at)
    assert_large_targets(bram)

    mine.get_by_role("button", name="Mute Mira").wait_for(state="detached")
    say(bram, "Good luck!")
    expect(mine.get_by_role("log")).to_contain_text("Bram Good luck!")
    mine.get_by_role("button", name="Mute Bram").click()
    expect(mine.get_by_role("log")).not_to_contain_text("Good luck!")
    say(bram, "Can you hear me?")
    say(page, "No")
    expect(mine.get_by_role("log")).not_to_contain_text("hear me")
    page.reload()
    mine = open_chat(page)
    expect(mine.get_by_role("log")).to_contain_text("No")
    expect(mine.get_by_role("log")).not_to_contain_text("hear me")
    mine.get_by_role("button", name="Hear Bram again").click()
    expect(mine.get_by_role("log")).to_contain_text("hear me")
    page.keyboard.press("Escape")
    expect(mine).to_be_hidden()

    cas = person(WIDE)
    cas.goto(page.url)
    expect(cas.get_by_text("You are watching this table")).to_be_visible()
    expect(cas.get_by_role("region", name="Your tray")).to_have_count(0)
    expect(page.get_by_text("1 watches")).to_be_visible()
    chat = open_chat(cas)
    expect(chat.get_by_text("Nobody has said anything yet.")).to_be_visible()
    cas.get_by_role("textbox", name="Your name").fill("Cas")
    say(cas, "Who wins?")
    expect(chat.get_by_role("log")).to_contain_text("Cas Who wins?")
    assert_accessible(cas)
    expect(open_chat(page).get_by_role("log")).not_to_contain_text("Who wins?")

"""The first game that explains itself, the words that are explained, and the chart by its key."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.looks import (
    PHONE,
    WIDE,
    assert_accessible,
    assert_contrast,
    assert_fits,
    assert_heading,
    assert_large_targets,
    assert_looks_well,
)
from tests.e2e.player import Player

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

# What everybody comes by who does as the coach says, in its order.
_FIRST_ROUND = [
    "goal", "cards", "draw", "chart", "draw-on", "secret", "pick", "lay", "lay-on", "pass", "go",
]  # fmt: skip

# Who learns on a phone has to see the roads around the boot.
MAP_AT_LEAST = 220


def begin(page: Page) -> None:
    """Begin the first game from the start page."""
    page.goto("/")
    page.get_by_role("button", name="Learn to play").click()
    expect(coach(page)).to_be_visible()


def coach(page: Page) -> Locator:
    """What explains the game."""
    return page.get_by_role("region", name="First game")


def prompt(page: Page) -> Locator:
    """The sentence of what is asked, and the buttons beside it."""
    return page.get_by_role("region", name="What can be done now")


def step(page: Page) -> str:
    """Which of its steps has the word."""
    return coach(page).get_attribute("data-step") or ""


def comes(page: Page, name: str) -> None:
    """Wait until this step has the word."""
    expect(page.locator(f'.coach[data-step="{name}"]')).to_be_visible()


def go_on(page: Page) -> None:
    """Put away what was read; it may have gone by itself."""
    page.evaluate("document.querySelector('.coach .next')?.click()")


def height(part: Locator) -> float:
    """How high a part of the page is."""
    box = part.bounding_box()
    assert box is not None
    return box["height"]


def has_something_to_do(page: Page) -> bool:
    """Wait until something is to be read or decided; False: the game has ended."""
    page.locator("main.table[data-asked], .coach .next, .standings").first.wait_for()
    return not page.locator(".standings").is_visible()


def follow(page: Page, player: Player) -> None:
    """Do what the coach says: take and lay what it points at, else what one likes."""
    pointed = page.locator(".offer.is-hint, .g-ctr button.pick.is-hint")
    if player.phase == "draw":
        player.waits_after(pointed.first.click)
    elif page.locator(".g-ctr button.pick[aria-pressed=true]").count() and player.phase == "plan":
        roads = page.locator("button[data-legal][data-place^=road]")
        near = page.locator("button[data-legal][data-place^=road][data-place*=elvenhold]")
        place = near.first if near.count() else roads.first
        player.waits_after(lambda: place.dispatch_event("click"))
    elif player.phase == "plan" and pointed.count():
        pointed.click()
    elif player.phase == "plan":
        player.press(page.get_by_role("button", name="Pass", exact=True))
    else:
        player.decide()


def test_a_first_game_is_played_by_following_the_coach(page: Page) -> None:
    """On a phone, from the start page to the end: each thing has its word and the map its room."""
    page.set_viewport_size(PHONE)
    begin(page)
    player = Player(page)
    steps: list[str] = []

    while has_something_to_do(page):
        name = step(page)
        if name and name not in steps:
            steps.append(name)
            assert height(page.locator(".map")) >= MAP_AT_LEAST, name
            if name in ("goal", "lay", "hint"):
                assert_looks_well(page)
                page.set_viewport_size(PHONE)
                expect(prompt(page).get_by_role("button", name="Sketch a tour")).to_be_visible()
        if page.locator(".coach .next").count():
            go_on(page)
        elif page.locator("main.table[data-asked]").count():
            follow(page, player)

    assert [name for name in steps if name in _FIRST_ROUND] == _FIRST_ROUND
    assert {"piece", "round", "obstacle", "hint", "last"} <= set(steps)
    learned = page.get_by_role("region", name="What you have learned")
    expect(learned.get_by_role("listitem")).to_have_count(7)
    expect(learned.get_by_text("Counters are drawn")).to_contain_text("Met:")
    for name in ("A real game against three bots", "Rules"):
        expect(learned.get_by_role("link", name=name)).to_be_visible()
    assert_looks_well(page)
    page.keyboard.press("c")
    expect(page.get_by_role("table", name="Cards needed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("table", name="Cards needed")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("button", name="Learn to play")).to_be_visible()


def test_a_first_game_is_left_and_gone_on_with(page: Page) -> None:
    """It goes on where it was after a reload and from the rules; left, it is a game like any."""
    page.set_viewport_size(WIDE)
    begin(page)
    player = Player(page)
    table = page.url
    for name in ("goal", "cards"):
        comes(page, name)
        go_on(page)
    comes(page, "draw")
    player.decide()
    expect(page.locator("main.table[data-asked]")).to_be_visible()
    comes(page, "chart")

    page.reload()
    comes(page, "chart")
    page.keyboard.press("c")
    expect(page.get_by_role("table", name="Cards needed", exact=False).first).to_be_visible()
    comes(page, "draw-on")
    page.goto("/rules")
    page.get_by_role("button", name="Go on with the first game").click()
    comes(page, "draw-on")
    assert page.url == table

    coach(page).get_by_role("button", name="Fold the explanation up").click()
    expect(coach(page).get_by_role("status")).to_have_count(0)
    coach(page).get_by_role("button", name="Show the explanation").click()
    expect(coach(page).get_by_role("status")).to_contain_text("Take 2 more")
    page.get_by_role("button", name="Menu").first.click()
    expect(page.get_by_text("everybody gets the same deal")).to_be_visible()
    page.keyboard.press("Escape")
    coach(page).get_by_role("button", name="Leave the lesson").press("Enter")
    expect(coach(page)).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()
    player.decide()
    page.reload()
    expect(page.locator("main.table[data-asked]")).to_be_visible()
    expect(coach(page)).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Learn to play").click()
    comes(page, "goal")
    assert page.url != table


def test_words_are_explained_where_they_stand(page: Page, person: Callable[..., Page]) -> None:
    """By mouse and by key; Escape puts it away; the glossary has them all, also among the rules."""
    begin(page)
    word = page.get_by_role("region", name="Your hand").get_by_role("link", name="Hand")
    tip = page.get_by_role("tooltip")
    word.hover()
    expect(tip).to_contain_text("Travel card")
    expect(word).to_have_accessible_description(re.compile("Pays for travelling"))
    assert_contrast(page)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator(".market h2 .term").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("The five counters")
    page.keyboard.press("g")
    glossary = page.get_by_role("complementary", name="Glossary")
    expect(glossary.get_by_text("Caravan", exact=True)).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(glossary).to_have_count(0)

    page.goto("/rules#term-caravan")
    assert_heading(page, "The rules")
    expect(page.locator("#term-caravan")).to_be_focused()
    expect(page.locator("figure")).to_have_count(8)
    assert_accessible(page)

    phone = person(PHONE)
    phone.goto("/rules")
    expect(phone.locator("figure")).to_have_count(8)
    assert_fits(phone)
    assert_large_targets(phone)

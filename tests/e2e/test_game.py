"""Whole games, clicked through in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, assert_fits, assert_looks_well
from tests.e2e.player import GREEDY, Player, open_table
from tests.e2e.served import serving

Come = Callable[..., Page]

SCREEN = "Someone at this screen"
LINK = "Someone by link"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def test_a_whole_game_against_three_bots(page: Page) -> None:
    """Somebody sits down, clicks through four rounds, reads the standings, and plays another."""
    open_table(page, GREEDY, GREEDY, GREEDY)
    player = Player(page, seed=1)

    player.play_to_the_end()

    expect(player.standings.get_by_role("row")).to_have_count(5)
    page.get_by_role("button", name="Play again", exact=True).click()
    expect(player.standings).to_be_hidden()
    assert player.is_asked()
    assert player.phase == "draw"


def test_two_people_in_two_browsers(page: Page, person: Come, own_server_url: str) -> None:
    """One comes by link, on a phone; both see each other's moves, and play to the same end."""
    guest = person(viewport=PHONE)
    open_table(page, LINK, at=own_server_url, rules="As printed 2015")
    link = page.get_by_role("textbox", name=re.compile("^Link for ")).input_value()
    guest.goto(own_server_url + urlsplit(link).path)
    guest.get_by_label("Your name at the table").fill("Ann")
    guest.get_by_role("button", name="Sit down").click()
    host, other = Player(page, seed=2), Player(guest, seed=3)

    while (turn := host.to_act) is not None:
        actor, watcher = (host, other) if turn == 0 else (other, host)
        actor.is_asked()
        actor.decide()
        watcher.waits_for(actor.to_act)

    for player in (host, other):
        expect(player.standings).to_be_visible()
        assert_fits(player.page)


def test_a_reload_comes_back_to_the_same_seat_in_every_phase(page: Page) -> None:
    """Drawing, laying, travelling, keeping a counter, at the end: the same view after a reload."""
    open_table(page, GREEDY, GREEDY, rules="As printed 2015")
    player = Player(page, seed=4, hoards=True)
    for phase in ("draw", "plan", "move", "keep", "draw"):
        player.play_to(phase)
        assert player.phase == phase
        before = player.seen()

        page.reload()
        assert player.is_asked()

        assert player.seen() == before
        if phase == "move":
            assert_looks_well(page)
    player.play_to_the_end()
    rows = player.standings.inner_text()
    page.reload()
    assert player.standings.inner_text() == rows


def test_a_shared_screen_is_covered_between_its_people(page: Page) -> None:
    """Two at one screen: cards are shown from "I am Ann" to the decision, and never on a reload."""
    open_table(page, SCREEN, GREEDY)
    player = Player(page, seed=5)
    hand = page.get_by_role("region", name="Your hand")
    lift = page.get_by_role("button", name=re.compile("^I am .*: show my things$"))
    assert player.is_asked()
    expect(lift).to_be_visible()
    expect(hand).to_have_count(0)
    assert_looks_well(page)

    lift.click()
    expect(hand).to_be_visible()
    page.reload()
    expect(lift).to_be_visible()
    expect(hand).to_have_count(0)

    lift.click()
    expect(hand).to_be_visible()
    player.decide()
    assert player.is_asked()
    expect(hand).to_have_count(0)

    player.play_to("move")
    assert player.phase == "move"
    expect(hand).to_have_count(0)
    expect(page.locator(".price:not(.offer .price)")).to_have_count(0)
    lift.click()
    expect(hand).to_be_visible()


def test_the_game_goes_on_where_it_was_after_a_crash(page: Page, tmp_path: Path) -> None:
    """The server is killed in the middle of a turn; the page says so, and goes on by itself."""
    file = tmp_path / "crash.sqlite3"
    with serving(file, dies=True) as url:
        open_table(page, GREEDY, at=url)
        player = Player(page, seed=7)
        player.play_to("plan")
        before = player.seen()
    lost = page.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    assert_looks_well(page)

    with serving(file, port=urlsplit(url).port or 0):
        expect(lost).to_have_count(0)
        assert player.is_asked()
        assert player.seen() == before
        player.play_to("move")


def test_a_step_is_taken_back_until_the_turn_is_over(page: Page) -> None:
    """Undo says why it cannot be done; after a step it can, and all is as it was before.

    When the turn is over all people have to agree.
    """
    open_table(page, GREEDY)
    player = Player(page, seed=8)
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    assert player.is_asked()
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_name("Undo is not possible: nothing was decided")
    player.play_to("move")
    while not player.can_travel:
        player.decide()
        player.play_to("move")
    before = player.seen()

    player.decide()
    assert player.seen() != before
    player.press(undo)

    assert player.is_asked()
    assert player.seen() == before
    player.end_turn()
    player.play_to("draw")
    # Bots are not asked.
    expect(page.get_by_role("button", name="Undo further")).to_be_enabled()


def test_a_round_by_keyboard_alone(page: Page) -> None:
    """Digits pick, the full stop goes to the next target, Enter acts, P passes, E ends the turn."""
    open_table(page, GREEDY)
    player = Player(page, seed=9)
    keys = page.keyboard
    for _ in range(3):
        assert player.is_asked()
        player.waits_after(lambda: keys.press("1"))
    assert player.is_asked()
    assert player.phase == "plan"

    keys.press("1")
    expect(page.locator("button.pick[aria-pressed=true]")).to_have_count(1)
    keys.press(".")
    expect(page.locator("button[data-legal]:focus")).to_have_count(1)
    player.waits_after(lambda: keys.press("Enter"))
    while player.is_asked() and player.phase == "plan":
        player.waits_after(lambda: keys.press("p"))

    expect(page.locator("#prompt:focus, #prompt :focus")).to_have_count(1)
    chart = page.get_by_role("complementary", name="Cards needed")
    keys.press("c")
    expect(chart).to_be_visible()
    keys.press("Escape")
    expect(chart).to_have_count(0)
    keys.press("e")
    sure = page.get_by_role("button", name="End it all the same")
    keep = page.get_by_role("button", name=re.compile("^Keep these"))
    expect(sure.or_(keep)).to_be_visible()
    if sure.is_visible():
        keys.press("e")
    expect(keep).to_be_visible()
    player.waits_after(lambda: keep.press("Enter"))

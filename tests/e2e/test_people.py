"""People who meet in the lobby, on one device and on another."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import PHONE, assert_accessible, assert_fits, assert_heading
from tests.e2e.player import GREEDY, Player, set_up
from tests.e2e.steering import Steering

Come = Callable[..., Page]

LINK = "Someone by link"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def meet_in_the_lobby(page: Page, guest: Page, url: str) -> None:
    """Mira opens a table for two people and two bots to all; Ann finds it, and sits down."""
    set_up(page, LINK, GREEDY, GREEDY, at=url, rules="As printed 2015")
    page.get_by_text("In the lobby too").click()
    page.get_by_label("10 min + 30 s").check()
    page.get_by_label("Colour of Mira").select_option("violet, hexagon")
    expect(page.get_by_role("complementary", name="In short")).to_contain_text(
        "Clock: 10 min + 30 s. In the lobby."
    )
    assert_accessible(page)
    page.get_by_role("button", name="Open the table").click()
    assert_heading(page, "Mira’s table")

    guest.goto(url)
    expect(guest.get_by_role("region", name="Open tables")).to_contain_text("3 of 4 seats taken")
    assert_accessible(guest)
    assert_fits(guest)
    guest.get_by_role("link", name=re.compile("Mira’s table")).click()
    guest.get_by_label("Your name at the table").fill("Ann")
    assert_accessible(guest)
    assert_fits(guest)
    guest.get_by_role("button", name="Sit down").click()


def test_a_live_game_from_the_lobby_to_the_end(
    page: Page, person: Come, own_server_url: str
) -> None:
    """Two people and two bots; one reloads, one loses the connection; they play again."""
    guest = person(viewport=PHONE)
    meet_in_the_lobby(page, guest, own_server_url)
    mira, ann = Player(page, seed=2), Player(guest, seed=3)
    for player in (mira, ann):
        assert player.to_act is not None
    hands = Steering(page, 0), Steering(guest, 1, seat=1)
    expect(page.locator(".seat use[href='#tk-piece-5']")).to_have_count(1)

    play(hands, mira, until="plan")
    before = without_clocks(mira)
    page.reload()
    assert mira.is_asked()
    assert without_clocks(mira) == before
    mira.decide()

    play(hands, mira, until="move")
    guest.context.set_offline(True)
    lost = guest.get_by_role("status").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    hands[0].decide()
    guest.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(guest.locator(f'main.table[data-number="{mira.number}"]')).to_be_visible()

    play(hands, mira, until=None)
    for player in (mira, ann):
        expect(player.standings).to_be_visible()
        assert_fits(player.page)

    page.get_by_role("button", name="Play again", exact=True).click()
    again = guest.get_by_role("button", name="Sit down for it")
    expect(guest.get_by_text("Somebody wants to play again")).to_be_visible()
    assert_accessible(guest)
    again.click()
    for player in (mira, ann):
        expect(player.standings).to_have_count(0)
        expect(player.page.get_by_role("region", name="What can be done now")).to_be_visible()
    assert page.url == guest.url

    guest.goto(own_server_url)
    ended = guest.get_by_role("region", name="Ended")
    expect(ended.get_by_role("link", name="Replay of Mira’s table")).to_be_visible()
    expect(guest.get_by_role("region", name="My games")).to_contain_text("Round 1 of 3")


def without_clocks(player: Player) -> list[str]:
    """What a page shows of the game, but for the time that is left."""
    return [re.sub(r"\d+:\d\d", "", part) for part in player.seen()]


def play(hands: tuple[Steering, Steering], mira: Player, until: str | None) -> None:
    """Let both decide until Mira is asked in a phase, and her page shows it; None: to the end."""
    position = hands[0].position()
    while (seat := position["view"]["to_act"]) is not None:
        if seat == 0 and position["view"]["phase"] == until:
            expect(mira.page.locator(f'[data-number="{position["number"]}"]')).to_be_visible()
            return
        if seat < len(hands):
            hands[seat].decide()
            position = hands[0].position()
        else:
            position = hands[0].position(after=position["number"])


def test_the_same_person_on_a_phone(page: Page, person: Come, own_server_url: str) -> None:
    """A code brings all games and seats along, once, until that device is signed out."""
    page.goto(own_server_url)
    page.get_by_role("button", name="Play", exact=True).click()
    assert Player(page).is_asked()
    page.goto(f"{own_server_url}/me")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text("From now on you are Mira.")).to_be_visible()
    page.get_by_role("button", name="Make a code").click()
    link = page.get_by_role("textbox", name="Link for your other device").input_value()
    assert_accessible(page)

    phone = person(viewport=PHONE)
    phone.goto(own_server_url + urlsplit(link).path)
    assert_accessible(phone)
    assert_fits(phone)
    phone.get_by_role("button", name="Bring them here").click()
    expect(phone.get_by_text("Here you are Mira.")).to_be_visible()
    assert_fits(phone)
    phone.get_by_role("link", name=re.compile("Your turn")).click()
    assert Player(phone).is_asked()

    page.reload()
    expect(page.get_by_role("region", name="Your devices")).to_contain_text("Last seen")
    assert_accessible(page)
    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.get_by_text("One device is signed out.")).to_be_visible()
    expect(phone.get_by_text("You are watching this table")).to_be_visible()

    stranger = person()
    stranger.goto(own_server_url + urlsplit(link).path)
    stranger.get_by_role("button", name="Bring them here").click()
    expect(stranger.get_by_role("alert")).to_contain_text("This code leads to nobody.")

"""Favors of the towns and town cards, played in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from elfenland.board.map import BOARD
from tests.e2e.looks import assert_accessible, assert_looks_well
from tests.e2e.player import GREEDY, Player, open_table
from tests.e2e.steering import Steering, View

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]

SCREEN = "Someone at this screen"
GAMES = 8
CARDS = [town.name.replace("'", "’") for town in BOARD.towns if town.town_card]


def bring_up(page: Page, there: Callable[[View], bool], favors: str) -> Steering:
    """A game before its last round where ``there`` holds; new ones are begun until one comes."""
    for game in range(GAMES):
        open_table(page, GREEDY, favors=favors, town_cards=True)
        steering = Steering(page, game)
        if steering.to(there):
            return steering
    pytest.fail(f"it did not come up in {GAMES} games")


def offered(text: str) -> Callable[[View], bool]:
    """Whether this action is legal."""
    return lambda view: text in {action["text"] for action in view["legal"]}


def prompt(page: Page) -> Locator:
    """The sentence of what is asked, and the buttons beside it."""
    return page.get_by_role("region", name="What can be done now")


def log(page: Page) -> Locator:
    """What happened."""
    return page.get_by_role("log")


def test_a_whole_game_with_great_favors_and_town_cards(page: Page) -> None:
    """The options are chosen, three rounds clicked through; the standings tell the distances."""
    open_table(
        page, GREEDY, GREEDY,
        rules="As printed 2015", favors="Great Favors", town_cards=True,
    )  # fmt: skip
    player = Player(page, seed=1)
    assert player.is_asked()
    card = page.get_by_role("region", name="Your town card")
    mine = card.locator(".ribbon").inner_text()
    assert mine in CARDS
    expect(page.locator(".goal")).to_have_count(1)
    expect(log(page)).to_contain_text(f"Your town card is {mine}.")

    player.play_to_the_end()

    standings = player.standings
    expect(standings.get_by_role("row")).to_have_count(4)
    expect(standings.get_by_role("columnheader", name="Score")).to_be_visible()
    for row in standings.locator("tbody tr").all():
        towns, distance, score = row.locator("td").all_inner_texts()[1:4]
        steps, _, town = distance.partition("\n")
        assert town in CARDS
        assert int(towns) - int(steps.replace("–", "") or 0) == int(score)
    expect(standings.get_by_role("row", name=re.compile("Mira"))).to_contain_text(mine)
    expect(page.locator(".goal")).to_have_count(3)
    expect(page.locator(".reason").get_by_role("link")).to_have_text(re.compile("^END-[23]$"))
    assert_looks_well(page)


def test_a_great_favor_is_answered_before_anything_else(page: Page) -> None:
    """It lies face down until somebody says so; what it gives is told, and the turn goes on."""
    bring_up(page, offered("no favor"), "Great Favors")
    ask = prompt(page)
    expect(ask).to_contain_text(re.compile("Use the favor of .*[?]"))
    expect(ask.get_by_role("button", name="End turn")).to_have_count(0)
    assert_looks_well(page)

    ask.get_by_role("button", name="Use it").click()

    expect(ask.get_by_role("button", name="Use it")).to_have_count(0)
    expect(log(page)).to_contain_text(re.compile("You (turn over|use) the favor of "))


def test_a_great_favor_is_left_by_key(page: Page) -> None:
    """P leaves it, and it is told."""
    bring_up(page, offered("no favor"), "Great Favors")
    page.keyboard.press("p")
    expect(prompt(page).get_by_role("button", name="Use it")).to_have_count(0)
    expect(log(page)).to_contain_text("You leave the favor of ")


def test_two_counters_are_looked_at_and_one_is_laid(page: Page) -> None:
    """They lie in the tray; a road takes one, the other goes back, and nobody is told its kind."""
    bring_up(page, offered_two_counters, "Great Favors")
    tray = page.get_by_role("region", name="Your counters and obstacles")
    seen = tray.get_by_role("button", name=re.compile("looked at"))
    expect(seen).to_have_count(2)
    expect(prompt(page)).to_contain_text("Lay one of the 2 counters you look at, or none")
    assert_looks_well(page)

    # The digits pick, the point goes to a road that takes it, Enter lays it.
    page.keyboard.press("1")
    expect(seen.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(".")
    expect(page.locator("button[data-legal]:focus")).to_have_count(1)
    page.keyboard.press("Enter")

    expect(seen).to_have_count(0)
    expect(log(page)).to_contain_text("You give 1 counter back into the pile.")


def test_two_counters_are_looked_at_and_none_is_laid(page: Page) -> None:
    """Both go back."""
    bring_up(page, offered_two_counters, "Great Favors")
    prompt(page).get_by_role("button", name="Lay none").click()
    expect(log(page)).to_contain_text("You give 2 counters back into the pile.")


def offered_two_counters(view: View) -> bool:
    """Two counters are looked at, and a road takes the first of them."""
    seen = view["seen"]
    return len(seen) == 2 and any(
        action["kind"] == "place-seen" and action["counter"] == seen[0] for action in view["legal"]
    )


def test_small_favors_lie_open_beside_travelling_on(page: Page) -> None:
    """One is used and one declined by going on; hover and focus say what each gives."""
    small = offered("favor")
    steering = bring_up(page, small, "Small Favors")
    ask = prompt(page)
    expect(ask).to_contain_text("Going on leaves it for this round. (SMALL-1)")
    assert_looks_well(page)
    page.locator('[data-tile="virst"]').hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(0, 0)
    page.locator('[data-place="town:virst"]').focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tooltip")).to_be_visible()
    place = page.locator('[data-place="town:ixara"]')
    expect(place).to_have_accessible_name(re.compile("favor: "))
    expect(place).to_have_accessible_description(re.compile("[.]$"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # A finger that stays.
    place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("tooltip")).to_be_visible()
    place.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    place.dispatch_event("click")
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(ask).to_contain_text("Going on leaves it for this round.")

    page.keyboard.press("f")
    expect(log(page)).to_contain_text("You use the favor of ")

    if not steering.to(small):
        bring_up(page, small, "Small Favors")
    player = Player(page)
    told = log(page).get_by_text("You leave the favor of ")
    before = told.count()
    player.press(ask.get_by_role("button", name="End turn"))
    keep = page.get_by_role("button", name=re.compile("^Keep these"))
    if keep.is_visible():
        player.press(keep)
    expect(told).to_have_count(before + 1)


def test_the_board_in_words_is_whole(page: Page) -> None:
    """What leads where and who is there; every town's favor, the common pools, one's own town."""
    open_table(page, GREEDY, favors="Small Favors", town_cards=True)
    assert Player(page).is_asked()
    page.keyboard.press("t")
    words = page.get_by_role("complementary", name="The board in words")
    towns = words.get_by_role("region", name="Towns")
    expect(towns.get_by_text("Draw Two", exact=True)).to_have_count(4)
    expect(towns.get_by_text("Obstacle", exact=True)).to_have_count(3)
    expect(towns.get_by_text("your town card")).to_have_count(1)
    expect(towns.get_by_role("heading")).to_have_count(21)
    expect(words.get_by_role("list", name="From Ixara").get_by_role("listitem")).to_have_text(
        ["Dag’Amura (woods)", "Lapphalya (woods)", "Mah’Davikia (mountains)",
         "Mah’Davikia (river, downstream)", "Virst (plains)", "Virst (river, upstream)"]
    )  # fmt: skip
    expect(words).to_contain_text("Common pool: 12 obstacles, 12 free paths.")
    assert_accessible(page)


def test_a_covered_screen_shows_no_town_card(page: Page) -> None:
    """Under the cover no destination is on the page; a great favor can be left all the same."""
    open_table(page, SCREEN, GREEDY, favors="Great Favors", town_cards=True)
    player = Player(page, seed=3)
    card = page.get_by_role("region", name="Your town card")
    goal = page.locator(".goal")
    lift = page.get_by_role("button", name=re.compile("^I am .*: show my things$"))
    assert player.is_asked()
    expect(lift).to_be_visible()
    for secret in (card, goal, page.get_by_text("your town card")):
        expect(secret).to_have_count(0)

    lift.click()
    expect(card).to_be_visible()
    expect(goal).to_have_count(1)
    page.get_by_role("button", name="Cover my things").click()
    for secret in (card, goal):
        expect(secret).to_have_count(0)
    expect(log(page)).not_to_contain_text("town card")

    leave = page.get_by_role("button", name="Leave it")
    while player.is_asked() and not leave.count():
        if player.phase == "move" and lift.is_visible():
            lift.click()
            expect(card).to_be_visible()
        player.decide()
    expect(leave).to_be_visible()
    page.get_by_role("button", name="Cover my things").click()
    expect(lift).to_be_visible()
    expect(card).to_have_count(0)
    expect(prompt(page)).to_contain_text("use the favor of ")
    leave.click()
    expect(log(page)).to_contain_text("leaves the favor of ")

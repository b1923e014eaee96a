"""Setting up a table, and sitting down at one by link."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ELSEWHERE
from tests.e2e.looks import PHONE, assert_accessible, assert_fits, assert_heading

Come = Callable[..., Page]


def set_up(page: Page, at: str = "") -> None:
    """Go to the set-up of a new table, on the shared server or at another address."""
    page.goto(f"{at}/new")
    expect(page.get_by_label("Name at seat 1")).to_be_visible()


def seat_by_link(page: Page, seat: int, name: str) -> None:
    """Say that somebody comes to this seat by link."""
    page.get_by_label(f"Who sits at seat {seat}").select_option("Someone by link")
    page.get_by_label(f"Name at seat {seat}").fill(name)


def names(page: Page) -> list[str]:
    """The names of all seats, clockwise."""
    return [field.input_value() for field in page.get_by_label(re.compile("^Name at seat")).all()]


def sits_at_the_map(page: Page) -> None:
    """The game has begun on this page."""
    expect(page.get_by_role("region", name="What can be done now")).to_be_visible()


def test_play_is_one_click(page: Page) -> None:
    """Play begins a game against three bots, which then is among my games."""
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/t/"))
    sits_at_the_map(page)
    table = page.url

    page.goto("/")
    mine = page.get_by_role("region", name="My games")
    game = mine.get_by_role("link", name=re.compile("Traveller’s table"))
    expect(page).to_have_title("(1) Play – Elfenland")
    expect(game).to_contain_text("Round 1 of 4")
    assert_accessible(page)
    game.click()

    expect(page).to_have_url(table)
    sits_at_the_map(page)


def test_set_up_is_opened_and_remembered(page: Page) -> None:
    """What is filled in is what is opened, and what the next set-up begins with."""
    set_up(page)
    page.get_by_label("Name at seat 1").fill("Mira")
    page.get_by_role("button", name=re.compile("^Take seat 4 away")).click()
    page.get_by_label("Who sits at seat 3").select_option("Bot: a newcomer who plays at random")
    page.get_by_label("Who sits at seat 2").select_option("Someone at this screen")
    page.get_by_label("Name at seat 2").fill("Bram")
    page.get_by_role("button", name="Move Bram up to seat 1").click()
    assert names(page)[:2] == ["Bram", "Mira"]
    page.get_by_text("As printed 2015").click()
    page.get_by_role("radio", name="Small Favors").check()
    page.get_by_role("checkbox", name="Everybody has a secret town").check()
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Who starts").select_option("Mira")
    page.get_by_text("At once", exact=True).click()
    expect(page.get_by_role("complementary", name="In short")).to_contain_text(
        "Three at the table: Bram at this screen and Mira; "
    )
    expect(page.get_by_role("complementary", name="In short")).to_contain_text(
        "As printed 2015: three rounds, 2 cards for a Magic Cloud in the woods. "
        "With Small Favors, face up. Everybody has a secret town. Mira starts."
    )
    assert_accessible(page)

    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Open the table").click()

    sits_at_the_map(page)
    sent = asked.value.post_data_json
    assert sent is not None
    assert [(seat["kind"], seat["name"]) for seat in sent["seats"][:2]] == [
        ("screen", "Bram"),
        ("me", "Mira"),
    ]
    assert sent["seats"][2]["bot"] == "random"
    assert sent["options"] == {
        "rounds": 3,
        "chart": "printed",
        "town_cards": True,
        "favors": "small",
        "start_seat": 1,
    }
    assert sent["pace"] == "at_once"
    set_up(page)
    assert names(page)[:2] == ["Bram", "Mira"]
    for choice in ("As printed 2015", "Small Favors"):
        expect(page.get_by_role("radio", name=choice)).to_be_checked()
    expect(page.get_by_role("checkbox", name="Everybody has a secret town")).to_be_checked()


def test_single_options_make_a_mix(page: Page) -> None:
    """Rounds and chart can be mixed; then no whole rule set is chosen, and the page says so."""
    set_up(page)
    page.get_by_text("More", exact=True).click()

    page.get_by_text("Three", exact=True).click()

    for rules in ("Our rules", "As printed 1998", "As printed 2015"):
        expect(page.get_by_role("radio", name=rules)).not_to_be_checked()
    expect(page.get_by_role("complementary", name="In short")).to_contain_text(
        "A mix of rules: three rounds, 1 card"
    )


def test_seats_come_and_go(page: Page) -> None:
    """There are two to six seats; the ends of the range say why they are ends."""
    set_up(page)
    add = page.get_by_role("button", name="Add a seat")
    add.click()
    add.click()
    assert len(names(page)) == 6
    assert len(set(names(page))) == 6
    expect(add).to_have_attribute("title", "A table has at most six seats")

    for _ in range(4):
        page.get_by_role("button", name=re.compile("^Take seat 2 away")).click()

    assert len(names(page)) == 2
    last = page.get_by_role("button", name=re.compile("^Take seat 2 away"))
    expect(last).to_have_attribute("title", "A table has at least two seats")


def test_seats_are_moved_by_keyboard(page: Page) -> None:
    """A moved seat keeps the focus, so that the same key moves it on."""
    set_up(page)
    first = names(page)[0]
    page.get_by_role("button", name=re.compile(f"^Move {first} down")).focus()

    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=f"Move {first} down to seat 3")).to_be_focused()
    page.keyboard.press("Enter")

    assert names(page)[2] == first
    expect(page.get_by_role("status").filter(has_text="sits at seat 3")).to_be_attached()


def test_faults_are_said_where_they_are(page: Page) -> None:
    """What has to be put right is said at its place, and the first such place gets the focus."""
    set_up(page)
    page.get_by_label("Name at seat 2").fill("Ann")
    page.get_by_label("Name at seat 3").fill(" ann ")
    page.get_by_label("Name at seat 4").fill("")

    page.get_by_role("button", name="Open the table").click()

    expect(page.get_by_label("Name at seat 3")).to_have_accessible_description(
        "ann sits here already. Choose another name."
    )
    expect(page.get_by_label("Name at seat 4")).to_have_accessible_description(
        "A seat needs a name."
    )
    expect(page.get_by_label("Name at seat 3")).to_be_focused()
    expect(page).to_have_url(re.compile("/new$"))
    assert_accessible(page)


def test_refusal_of_the_server_is_said_where_it_belongs(page: Page) -> None:
    """A refusal that names a seat stands at that seat."""
    set_up(page)
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(
            status=400,
            json={"code": "request.invalid", "message": "Not so - at `$.seats[1].name`"},
        ),
    )

    page.get_by_role("button", name="Open the table").click()

    seat = page.get_by_label("Name at seat 2")
    expect(seat).to_have_accessible_description(re.compile("does not take this"))


@pytest.mark.slow
def test_join_by_link(own_server_url: str, person: Come) -> None:
    """The server asks before it listens; then somebody sits down by link, seen live by the host."""
    host = person()
    set_up(host, own_server_url)
    host.get_by_label("Name at seat 1").fill("Mira")
    seat_by_link(host, 2, "Ann")

    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("First say whether this server may listen")).to_be_visible()
    assert_accessible(host)
    host.get_by_role("button", name="Listen on the local network").click()
    expect(host.get_by_text("This server listens on the local network")).to_be_visible()
    host.get_by_role("button", name="Open the table").click()

    assert_heading(host, "Mira’s table")
    code = host.get_by_role("img", name="QR code of the link for Ann")
    expect(code).to_be_visible()
    assert code.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    assert_accessible(host)
    link = host.get_by_role("textbox", name="Link for Ann").input_value()

    guest = person(viewport=PHONE)
    guest.goto(own_server_url + urlsplit(link).path)
    assert_heading(guest, "Mira invites you to Mira’s table")
    expect(guest.get_by_label("Your name at the table")).to_have_value("Ann")
    assert_fits(guest)
    assert_accessible(guest)
    guest.get_by_label("Your name at the table").fill("<b>Ann</b>")
    guest.get_by_role("button", name="Sit down").click()

    sits_at_the_map(guest)
    sits_at_the_map(host)
    expect(host.get_by_text("<b>Ann</b>").first).to_be_visible()

    # Whoever sits there already goes on to the table; for anybody else the seat is taken.
    guest.goto(own_server_url + urlsplit(link).path)
    sits_at_the_map(guest)
    other = person()
    other.goto(own_server_url + urlsplit(link).path)
    assert_heading(other, "Somebody sits there already")


@pytest.mark.slow
def test_waiting_room_lives(own_server_url: str, person: Come) -> None:
    """Until all have sat down everybody sees who is missing, and who comes is announced."""
    host = person()
    set_up(host, own_server_url)
    seat_by_link(host, 2, "Ann")
    seat_by_link(host, 3, "Bram")
    host.get_by_role("button", name="Listen on the local network").click()
    expect(host.get_by_text("This server listens on the local network")).to_be_visible()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_text("not here yet")).to_have_count(2)
    link = host.get_by_role("textbox", name="Link for Bram").input_value()

    guest = person()
    guest.goto(f"{own_server_url}/")
    guest.get_by_role("textbox", name="Link or code").fill(link)
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_role("button", name="Sit down").click()

    expect(guest.get_by_text("Ann is still missing.", exact=False)).to_be_visible()
    assert_accessible(guest)
    expect(guest.get_by_role("textbox", name="Link for Ann")).to_have_count(0)
    expect(host.get_by_role("status").filter(has_text="Bram has sat down.")).to_be_attached()
    expect(host.get_by_role("textbox", name="Link for Bram")).to_have_count(0)
    host.reload()
    expect(host.get_by_role("textbox", name="Link for Ann")).to_be_visible()


@pytest.mark.slow
def test_plain_http_elsewhere(own_server_url: str, person: Come) -> None:
    """Everything needed to play works where the browser gives no secure context."""
    here = person()
    set_up(here, own_server_url)
    seat_by_link(here, 2, "Ann")
    here.get_by_role("button", name="Listen on the local network").click()
    expect(here.get_by_text("This server listens on the local network")).to_be_visible()
    elsewhere = own_server_url.replace("127.0.0.1", ELSEWHERE)

    host = person()
    set_up(host, elsewhere)
    assert host.evaluate("isSecureContext") is False
    seat_by_link(host, 2, "Ann")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Copy the link for Ann").click()
    expect(host.get_by_text(re.compile("Copied|The link is selected"))).to_be_visible()
    link = host.get_by_role("textbox", name="Link for Ann").input_value()
    assert link.startswith(f"{elsewhere}/join/")

    guest = person(viewport=PHONE)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()

    sits_at_the_map(guest)
    sits_at_the_map(host)
    host.reload()
    sits_at_the_map(host)

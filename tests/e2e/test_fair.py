"""The seal of a deal, and its check in the browser, at an address without a secure context."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import ELSEWHERE
from tests.e2e.looks import (
    PHONE,
    assert_accessible,
    assert_fits,
    assert_heading,
    assert_large_targets,
)
from tests.e2e.player import GREEDY, Player, open_table

Come = Callable[..., Page]

FAIR = "Everything fits: nobody chose this deal."
LINK = "Someone by link"

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


def ask(url: str, path: str, token: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """What the server answers whoever holds this token."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(url + path, data, headers)) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def hurry_to_the_end(page: Page, url: str) -> None:
    """Play the rest of the page's game over HTTP, at random; the page looks on."""
    kept = page.evaluate("JSON.parse(localStorage.getItem('elfenland.tables'))[0]")
    table, token = f"/api/tables/{kept['table']}", kept["token"]
    dice = random.Random("fair")
    while True:
        position = ask(url, f"{table}/position?seat=0", token)
        view = position["view"]
        if view["to_act"] is None:
            return
        if view["to_act"] == 0:
            number = position["number"]
            action = dice.choice(view["legal"])["text"]
            body = {"type": "act", "id": f"n{number}", "seat": 0, "number": number}
            ask(url, f"{table}/act", token, body | {"actions": [action]})


def test_a_deal_is_checked_at_the_end(page: Page, person: Come, own_server_url: str) -> None:
    """The end leads to a page that finds the deal true, and one that was tampered with false."""
    url = own_server_url.replace("127.0.0.1", ELSEWHERE)
    open_table(page, GREEDY, at=url, rules="As printed 2015")
    assert Player(page).is_asked()
    assert page.evaluate("isSecureContext") is False
    # Pieces move here, and nowhere else among these tests.
    page.emulate_media(reduced_motion="no-preference")
    hurry_to_the_end(page, own_server_url)
    expect(Player(page).standings).to_be_visible()
    page.emulate_media(reduced_motion="reduce")
    assert_accessible(page)
    assert_large_targets(page)

    page.get_by_role("link", name="How it is checked").click()

    assert_heading(page, "Fair dealing")
    expect(page.get_by_text(FAIR)).to_be_visible()
    expect(page.get_by_text("Fits:", exact=True)).to_have_count(5)
    page.set_viewport_size(PHONE)
    assert_accessible(page)
    assert_fits(page)
    assert_large_targets(page)

    other = person()
    other.goto(url + urlsplit(page.url).path + "?" + urlsplit(page.url).query)
    expect(other.get_by_text("What can be checked here fits.")).to_be_visible()
    expect(other.get_by_text("Not known here:")).to_have_count(2)

    def tamper(route: Route) -> None:
        # Playwright itself does not know the name by which the browser came.
        record = route.fetch(url=route.request.url.replace(ELSEWHERE, "127.0.0.1")).json()
        record["fairness"]["texts"][0] = "another"
        route.fulfill(json=record)

    page.route("**/record", tamper)
    page.reload()
    expect(
        page.get_by_text("Something does not fit: this deal may have been chosen.")
    ).to_be_visible()
    expect(page.get_by_text("Does not fit:", exact=True)).to_have_count(2)


def test_the_seal_is_shown_from_the_start(page: Page, person: Come, own_server_url: str) -> None:
    """In the waiting room, in the table's menu and to a guest it is the same seal."""
    open_table(page, LINK, at=own_server_url)
    sealed = page.get_by_role("link", name=re.compile("^The deal is sealed: [0-9a-f]{12}…$"))
    seal = sealed.inner_text()
    assert_accessible(page)
    assert_large_targets(page)
    link = page.get_by_role("textbox", name=re.compile("^Link for ")).input_value()
    guest = person()
    guest.goto(own_server_url + urlsplit(link).path)
    guest.get_by_label("Your name at the table").fill("Ann")
    guest.get_by_role("button", name="Sit down").click()
    assert Player(guest).to_act in (0, 1)

    for looking in (page, guest):
        looking.get_by_role("button", name="Menu").click()
        expect(looking.get_by_role("link", name=seal)).to_be_visible()
        looking.get_by_role("link", name=seal).click()
        expect(looking.get_by_text("The game is not over yet.")).to_be_visible()
        texts = looking.locator("#game ~ dl dd")
        expect(texts).to_have_count(3)
        assert re.fullmatch(r"[0-9a-f]{32}", texts.nth(1).inner_text())
        assert texts.nth(0).inner_text().startswith(seal.rpartition(" ")[2].rstrip("…"))


def test_the_page_explains_itself_without_a_table(page: Page) -> None:
    """How, to the byte, an example, and what it does not protect against."""
    page.goto("/fair")

    assert_heading(page, "Fair dealing")
    for part in ("How a deal is sealed", "To the byte", "A worked example"):
        expect(page.get_by_role("heading", name=part)).to_be_visible()
    expect(page.get_by_text("630dcd2966c4336691125448bbb25b4ff412a49c")).to_be_visible()
    assert_accessible(page)
    page.set_viewport_size(PHONE)
    assert_fits(page)

    page.goto("/fair?table=nowhere")
    expect(page.get_by_text("There is no table here, or none any more")).to_be_visible()

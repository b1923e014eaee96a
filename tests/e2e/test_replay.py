"""A game seen again, opened from a file and gone on with, in a real browser."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.record import Record
from tests.e2e.looks import (
    PHONE,
    WIDE,
    assert_accessible,
    assert_fits,
    assert_heading,
    assert_large_targets,
)
from tests.e2e.player import Player

pytestmark = [pytest.mark.slow, pytest.mark.timeout(240)]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a whole game, played at random."""
    dice = random.Random("replay")
    game = Game.new(Options(players=3, rounds=3, start_seat=0, town_cards=True), "replay")
    names = [("Mira", "human"), ("Ann", "human"), ("Gil", "bot:greedy")]
    written = Record.begin(game, [{"name": n, "kind": k} for n, k in names], "replay")
    while (seat := game.to_act) is not None:
        action = dice.choice(game.legal_actions())
        written.add(seat, action, game.apply(action))
    file = tmp_path / "friday.json"
    file.write_text(json.dumps(written.to_json()), "utf-8")
    return file


def step(page: Page) -> int:
    """Where the replay is."""
    return int(page.locator("main.replay").get_attribute("data-step") or "")


def is_at(page: Page, number: int) -> None:
    """Wait until it is there."""
    expect(page.locator("main.replay")).to_have_attribute("data-step", str(number))


def looks_well_by_all_knowledge(page: Page) -> None:
    """On a wide screen by night and on a phone by day, with one hand shown, with all and none."""
    page.get_by_role("radio", name="Ann").check()
    expect(page.get_by_role("region", name="Ann’s hand")).to_be_visible()
    for size, scheme in ((WIDE, "dark"), (PHONE, "light")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.get_by_role("radio", name="All open").check()
        expect(page.get_by_role("region", name="All hands").get_by_role("listitem")).to_have_count(
            3
        )
        assert_accessible(page)
        assert_fits(page)
        page.get_by_role("radio", name="Everybody").check()
        expect(page.get_by_role("region", name="All hands")).to_have_count(0)


def test_a_record_is_seen_again_and_gone_on_with(page: Page, record: Path) -> None:
    """By keys, along the ruler, from the log, by each knowledge; then played on from a moment."""
    moments = len(json.loads(record.read_text("utf-8"))["actions"])
    page.goto("/")
    page.get_by_label("Open a record").set_input_files(record)
    assert_heading(page, "Replay: friday")
    ruler = page.get_by_role("slider", name="Step", exact=True)
    hides = page.get_by_role("checkbox", name="Hide the ending")
    log = page.get_by_role("log").get_by_role("button")

    # Nobody here was there: nothing is given away.
    expect(hides).to_be_checked()
    expect(ruler).to_have_attribute("aria-valuetext", re.compile("^Step 0, round 1"))
    page.keyboard.press("End")
    is_at(page, 0)
    page.keyboard.press("ArrowRight")
    is_at(page, 1)
    expect(page.locator("#live")).to_have_text(re.compile(r"^Mira takes .+\.$"))
    assert f"of {moments}" not in page.content()

    hides.uncheck()
    page.keyboard.press("End")
    is_at(page, moments)
    expect(log.last).to_have_text(re.compile("^The game is over"))
    expect(page).to_have_url(re.compile(f"/replay#{moments}$"))
    ruler.focus()
    page.keyboard.press("ArrowLeft")
    is_at(page, moments - 1)
    log.filter(has_text="travels to").first.click()
    travel = step(page)
    assert 0 < travel < moments
    page.get_by_label("Go on by").select_option("Round")
    page.get_by_role("button", name="On", exact=True).click()
    expect(page.get_by_text("Round 2 of 3")).to_be_visible()

    looks_well_by_all_knowledge(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Log", exact=True).click()
    assert_large_targets(page)
    page.keyboard.press("Escape")
    page.goto(page.url.rpartition("#")[0] + f"#{travel}")
    is_at(page, travel)

    page.get_by_role("button", name="Menu").click()
    page.locator(".drawer").get_by_role("button", name="Go on from here").click()
    expect(page.get_by_role("combobox", name="Gil")).to_be_visible()
    assert_accessible(page)
    for name in ("Mira", "Ann", "Gil"):
        page.get_by_role("combobox", name=name).select_option("I, at this screen")
    page.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/t/"))
    assert Player(page).is_asked()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text(f"goes on from step {travel} of another one")).to_be_visible()


def test_what_is_no_record_is_said_to_be_none(page: Page, record: Path, tmp_path: Path) -> None:
    """A file that is none, one that was changed, and a table that there is not."""
    nothing = tmp_path / "nothing.json"
    nothing.write_text("dragon", "utf-8")
    page.goto("/replay")
    assert_heading(page, "Replay")
    page.get_by_label("Open a record").set_input_files(nothing)
    expect(page.get_by_text("This file holds no record of one game.")).to_be_visible()
    assert_accessible(page)

    changed = json.loads(record.read_text("utf-8"))
    changed["actions"][0] = "0 fly"
    nothing.write_text(json.dumps(changed), "utf-8")
    page.get_by_label("Open a record").set_input_files(nothing)
    expect(page.get_by_text("action 0, '0 fly'")).to_be_visible()
    page.get_by_label("Open a record").set_input_files(record)
    assert_heading(page, "Replay: friday")

    page.goto("/replay/nowhere")
    expect(page.get_by_text("There is no table here, or none any more")).to_be_visible()

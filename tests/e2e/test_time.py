"""A slow game in a real browser: a deadline passes, a bot steps in, and the owner comes back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looks import assert_looks_well
from tests.e2e.player import Player
from tests.e2e.served import serving
from tests.server.running import Json, act

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


@pytest.fixture
def clock(tmp_path: Path) -> Path:
    """By how many seconds the server is ahead of the machine."""
    file = tmp_path / "clock"
    file.write_text("0", "utf-8")
    return file


@pytest.fixture
def url(tmp_path: Path, clock: Path) -> Iterator[str]:
    """A server of this test's own, with this clock."""
    with serving(tmp_path / "tables.sqlite3", clock=clock) as url:
        yield url


class Bea:
    """The other one at a slow table, who plays over HTTP and sets the clock."""

    def __init__(self, page: Page, url: str, clock: Path) -> None:
        self._api = f"{url}/api"
        self._http = page.request
        self._clock = clock
        self._hours = 0
        self._post("network")
        made = self._post(
            "tables",
            {
                "name": "By post",
                "seats": [{"kind": "me", "name": "Ann"}, {"kind": "link", "name": "Bea"}],
                "options": {"start_seat": 0, "rounds": 3},
                "clock": {"type": "slow", "hours": 24},
                "stand_in": "greedy",
                "pace": "at_once",
            },
        )
        self.table, self.ann = made["table"], made["token"]
        self._token = self._post(f"invites/{made['invites'][0]['code']}", {"name": "Bea"})["token"]

    def _post(self, path: str, body: object = None) -> Json:
        token = {"Authorization": f"Bearer {self._token}"} if hasattr(self, "_token") else {}
        answer = self._http.post(f"{self._api}/{path}", data=body, headers=token)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def plays(self, text: str) -> None:
        """Decide, once it is her turn."""
        after = -1
        while True:
            answer = self._http.get(
                f"{self._api}/tables/{self.table}/position?after={after}"
            ).json()
            if answer["view"]["to_act"] == 1:
                break
            after = answer["number"]
        body = act(1, answer["number"], text)
        self._post(f"tables/{self.table}/act", body)

    def waits_a_day(self) -> None:
        """Let the deadline pass."""
        self._hours += 25
        # In one step: the server may read it at any moment.
        further = self._clock.with_suffix(".new")
        further.write_text(str(self._hours * 3600), "utf-8")
        further.replace(self._clock)


def test_a_deadline_passes_and_the_owner_comes_back(page: Page, url: str, clock: Path) -> None:
    """A bot plays the turn; after a second one it stays, until its owner says "I'm back"."""
    bea = Bea(page, url, clock)
    page.goto(url)
    kept = [{"table": bea.table, "token": bea.ann, "name": "By post"}]
    page.evaluate("kept => localStorage.setItem('elfenland.tables', kept)", json.dumps(kept))
    page.goto(f"{url}/t/{bea.table}")
    expect(page).to_have_title("● Your turn – By post – Elfenland")
    timer = page.get_by_role("timer")
    expect(timer).to_have_count(1)
    expect(timer).to_contain_text("23:5")
    banner = page.locator("[data-stand-in='0']")
    log = page.get_by_role("log")
    line = "You were away: a bot (friendly beginner) played that for you."

    bea.waits_a_day()
    expect(log.get_by_text(line)).to_have_count(1)
    expect(banner).to_have_count(0)
    bea.plays("draw pile")
    expect(page).to_have_title("● Your turn – By post – Elfenland")

    bea.waits_a_day()
    expect(banner).to_contain_text("a bot (friendly beginner) plays for you")
    bea.plays("draw pile")
    bea.plays("draw pile")
    expect(page.locator("main.table[data-phase=plan][data-to-act='1']")).to_be_visible()
    assert_looks_well(page)

    # What is seen is what the server says, also for a page that comes anew.
    page.reload()
    expect(log.get_by_text(line)).not_to_have_count(0)
    page.get_by_role("button", name="I’m back").click()
    expect(banner).to_have_count(0)
    bea.plays("pass")
    expect(page).to_have_title("● Your turn – By post – Elfenland")
    Player(page).decide()

"""A person at a table: looks at the page, and clicks what is offered."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

GREEDY: Final = "Bot: a friendly beginner"
_PLACES: Final = "button[data-legal]"


def open_table(page: Page, *others: str, at: str = "", **options: Any) -> None:  # noqa: ANN401
    """Set up a table as ``set_up`` does, and open it."""
    set_up(page, *others, at=at, **options)
    page.get_by_role("button", name="Open the table").click()


def set_up(
    page: Page,
    *others: str,
    at: str = "",
    rules: str | None = None,
    favors: str | None = None,
    town_cards: bool = False,
    hints: str | None = None,
) -> None:
    """Fill in a new table, on the shared server or ``at`` another: Mira, then ``others``.

    ``others`` are who sits there as the page words it, ``favors`` those of the towns, ``hints``
    whether they are allowed, if it is not left as it is; bots play at once.
    """
    page.goto(f"{at}/new")
    page.get_by_label("Name at seat 1").fill("Mira")
    seats = page.get_by_label(re.compile("^Who sits at seat"))
    expect(seats.first).to_be_visible()
    while seats.count() > len(others) + 1:
        page.get_by_role("button", name=re.compile("^Take seat 2 away")).click()
    while seats.count() < len(others) + 1:
        page.get_by_role("button", name="Add a seat").click()
    for seat, who in enumerate(others, start=2):
        page.get_by_label(f"Who sits at seat {seat}").select_option(who)
    if "Someone by link" in others:
        page.get_by_role("button", name="Listen on the local network").click()
        expect(page.get_by_text("This server listens on the local network")).to_be_visible()
    if rules:
        page.get_by_text(rules).click()
    if favors:
        page.get_by_role("radio", name=favors).check()
    if town_cards:
        page.get_by_role("checkbox", name="Everybody has a secret town").check()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("radio", name="At once", exact=True).check()
    if hints:
        page.get_by_role("radio", name=hints, exact=True).check()


class Player:
    """Plays by clicking on the map, in the tray and at the prompt; what it likes is seeded.

    One that ``hoards`` lays nothing on the roads, so that it is asked what to keep.
    """

    def __init__(self, page: Page, seed: int = 0, *, hoards: bool = False) -> None:
        self.page = page
        self._hoards = hoards
        self.main = page.locator("main.table")
        self._dice = random.Random(seed)
        self._steps = 0

    @property
    def phase(self) -> str:
        """The phase that the page shows."""
        return self.main.get_attribute("data-phase") or ""

    @property
    def standings(self) -> Locator:
        """The standings, once the game has ended."""
        return self.page.get_by_role("table", name="Standings")

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, None when the game has ended."""
        expect(self.main.or_(self.standings)).to_be_visible()
        if self.standings.is_visible():
            return None
        return int(self.main.get_attribute("data-to-act") or 0)

    @property
    def number(self) -> int:
        """How far the page has come with the game."""
        return int(self.main.get_attribute("data-number") or -1)

    def seen(self) -> tuple[str, ...]:
        """What the page shows of the game, apart from the log."""
        parts = (".prompt .q", ".tray", ".seats", ".market", ".scale")
        return (self.phase, *(self.page.locator(part).first.inner_text() for part in parts))

    def is_asked(self) -> bool:
        """Wait until this screen is asked, or the game has ended; whether it is asked."""
        asked = self.page.locator("main.table[data-asked]")
        expect(asked.or_(self.standings)).to_be_visible()
        return not self.standings.is_visible()

    def decide(self) -> None:
        """Take one decision, and wait until the table has gone on."""
        self.waits_after(getattr(self, f"_{self.phase}"))

    def waits_after(self, decide: Callable[[], None]) -> None:
        """Wait until the table has gone on after what ``decide`` does."""
        here = self.page.locator(f'main.table[data-number="{self.number}"]')
        decide()
        expect(here).to_have_count(0)

    @property
    def can_travel(self) -> bool:
        """Whether a step can be paid."""
        return self.page.locator(f"{_PLACES}[data-place^=town]").count() > 0

    def press(self, button: Locator) -> None:
        """Press a button that decides something, once what was decided before is settled."""
        assert self.is_asked()
        self.waits_after(button.click)

    def end_turn(self) -> None:
        """End the travel turn, whatever could still be reached."""
        self._steps = 99
        self.decide()

    def waits_for(self, seat: int | None) -> None:
        """Wait until the page says that this seat is asked, None: that the game has ended."""
        there = self.page.locator(f'main.table[data-to-act="{seat}"]')
        expect(self.standings if seat is None else there).to_be_visible()

    def play_to(self, phase: str) -> None:
        """Decide until this screen is asked in ``phase``."""
        while self.is_asked() and self.phase != phase:
            self.decide()

    def play_to_the_end(self) -> None:
        """Decide until the standings are there."""
        while self.is_asked():
            self.decide()

    def _draw(self) -> None:
        self._any(self.page.locator("button.offer")).click()

    def _plan(self) -> None:
        self._steps = 0
        pieces = self.page.locator(".g-ctr button.pick")
        if self._hoards or not pieces.count() or self._dice.random() < 0.1:
            self._button("Pass").click()
            return
        self._any(pieces).click()
        roads = self.page.locator(f"{_PLACES}[data-place^=road]")
        if roads.count():
            self._press(self._any(roads))
        else:
            self._button("Pass").click()

    def _move(self) -> None:
        keep = self.page.get_by_role("button", name=re.compile("^Keep these"))
        towns = self.page.locator(f"{_PLACES}[data-place^=town]")
        if keep.is_visible():
            keep.click()
        elif self._button("Lay none").is_visible():
            self._lay_seen()
        elif self._button("Leave it").is_visible():
            self._button("Use it" if self._dice.random() < 0.7 else "Leave it").click()
        elif self._button("Use the favor").is_visible() and self._dice.random() < 0.7:
            self._button("Use the favor").click()
        elif self._steps < 6 and towns.count():
            self._steps += 1
            self._travel(self._any(towns))
        else:
            self._button("End turn").click()

    def _lay_seen(self) -> None:
        self._any(self.page.locator(".g-ctr button.pick")).click()
        roads = self.page.locator(f"{_PLACES}[data-place^=road]")
        if roads.count():
            self._press(self._any(roads))
        else:
            self._button("Lay none").click()

    def _travel(self, town: Locator) -> None:
        self._press(town)
        options = self.page.locator(".ring .opt")
        go = self.page.get_by_role("button", name=re.compile("^(Travel|Give .*)$"))
        expect(options.or_(go).first).to_be_visible()
        if options.count():
            self._press(self._any(options))
        go.first.click()

    def _keep(self) -> None:
        self._any(self.page.locator(".g-ctr button.pick")).click()
        self.page.get_by_role("button", name=re.compile("^Keep (?!none)")).click()

    def _any(self, these: Locator) -> Locator:
        return these.nth(self._dice.randrange(these.count()))

    def _button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @staticmethod
    def _press(place: Locator) -> None:
        """Where places lie close together one may cover another; a person would zoom in."""
        place.dispatch_event("click")

"""Brings a game to where a test begins: decisions go to the server, and then the page is opened."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page

from elfenland.board.map import BOARD, Connection
from tests.e2e.player import Player

View: TypeAlias = dict[str, Any]


class Steering:
    """Plays a seat of the table on its page, so that much is travelled and every favor used."""

    def __init__(self, page: Page, seed: int = 0, seat: int = 0) -> None:
        self._page = page
        self._seat = seat
        self._player = Player(page)
        self._dice = random.Random(seed)
        self._made = 0

    def to(self, there: Callable[[View], bool]) -> bool:
        """Decide until ``there`` holds of the seat's view; False: the last round has come before.

        In the last round a turn that ends may end the game, and what is looked for goes with it.
        Meanwhile the page is closed, since to draw all that takes most of the time.
        """
        assert self._player.is_asked()
        table, address, headers = self._page.url, self._address(), self._headers()
        self._page.goto("about:blank")
        position = self._position(address, headers)
        while not (is_there := there(position["view"])) and not _is_last(position["view"]):
            self._act(address, headers, position["number"], self._choose(position["view"]))
            position = self._position(address, headers)
        self._page.goto(table)
        return self._player.is_asked() and is_there and not _is_last(position["view"])

    def decide(self) -> None:
        """Take one decision for the seat, whose turn it is."""
        position = self.position()
        address, headers = self._address(), self._headers()
        self._act(address, headers, position["number"], self._choose(position["view"]))

    def position(self, after: int | None = None) -> View:
        """Where the game is, as the seat sees it; ``after`` waits until it has gone on."""
        query = f"?seat={self._seat}" + (f"&after={after}" if after is not None else "")
        return self._get(f"{self._address()}/position{query}", self._headers())

    def _choose(self, view: View) -> list[str]:
        legal = [action["text"] for action in view["legal"]]
        if view["discards"]:
            kinds = [action["card"] for action in view["legal"]]
            return [f"discard {kinds[0]}"]
        if "favor" in legal:
            return ["favor"]
        if view["phase"] == "plan":
            return [self._lay(view)]
        steps = self._steps(view)
        return [self._dice.choice(steps or [text for text in legal if text != "end"] or legal)]

    def _lay(self, view: View) -> str:
        """A counter for which a card is held, near the boot."""
        boot = view["seats"][self._seat]["boot"]
        near: list[str] = [
            action["text"]
            for action in view["legal"]
            if action["kind"] == "place"
            and action["counter"] in view["hand"]
            and boot in (_connection(action["road"]).a, _connection(action["road"]).b)
        ]
        return self._dice.choice(near or ["pass"])

    def _steps(self, view: View) -> list[str]:
        """Steps to towns whose piece still lies there, the cheap ones; else the end of the turn."""
        if view["phase"] != "move" or view["seen"]:
            return []
        mine = view["seats"][self._seat]
        steps = [
            action["text"]
            for action in view["legal"]
            if action["kind"] == "travel"
            and action["method"] != "caravan"
            and _connection(action["connection"]).other(mine["boot"]) not in mine["collected"]
        ]
        return steps or ["end"]

    def _act(self, address: str, headers: dict[str, str], number: int, actions: list[str]) -> None:
        self._made += 1
        body = {
            "type": "act",
            "id": f"steering-{self._made}",
            "seat": self._seat,
            "number": number,
            "actions": actions,
        }
        answer = self._page.request.post(f"{address}/act", data=body, headers=headers)
        assert answer.ok, answer.text()

    def _position(self, address: str, headers: dict[str, str]) -> View:
        """Where the game is, as the seat sees it, once the seat is asked or nobody is."""
        after = ""
        while True:
            where = f"{address}/position?seat={self._seat}{after}"
            position = self._get(where, headers)
            if position["view"]["to_act"] in (self._seat, None):
                return position
            after = f"&after={position['number']}"

    def _get(self, where: str, headers: dict[str, str]) -> View:
        answer = self._page.request.get(where, headers=headers)
        assert answer.ok, answer.text()
        found: View = answer.json()
        return found

    def _address(self) -> str:
        return self._page.url.replace("/t/", "/api/tables/")

    def _headers(self) -> dict[str, str]:
        kept = json.loads(self._page.evaluate("localStorage.getItem('elfenland.tables')"))
        table = self._page.url.rpartition("/")[2]
        [token] = [entry["token"] for entry in kept if entry["table"] == table]
        return {"Authorization": f"Bearer {token}"}


def _is_last(view: View) -> bool:
    """Whether the last round has begun."""
    last: bool = view["round"] == view["options"]["rounds"]
    return last


def _connection(connection: str) -> Connection:
    return BOARD.connections[BOARD.connection_index[connection]]

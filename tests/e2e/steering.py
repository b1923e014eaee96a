"""Brings a game to where a test begins: decisions go to the server, and the page follows live."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.sync_api import Page

from elfenland.board.map import BOARD, Connection
from tests.e2e.player import Player

View: TypeAlias = dict[str, Any]

_SEAT: Final = 0


class Steering:
    """Plays seat 0 of the table on a page, so that much is travelled and every favor used."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self._page = page
        self._player = Player(page)
        self._dice = random.Random(seed)
        self._made = 0

    def to(self, there: Callable[[View], bool]) -> bool:
        """Decide until ``there`` holds of seat 0's view; False: the last round has come before.

        In the last round a turn that ends may end the game, and what is looked for goes with it.
        """
        while self._player.is_asked():
            position = self._position()
            view = position["view"]
            if view["round"] == view["options"]["rounds"]:
                return False
            if there(view):
                return True
            self._act(position["number"], self._choose(view))
        return False

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
        boot = view["seats"][_SEAT]["boot"]
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
        mine = view["seats"][_SEAT]
        steps = [
            action["text"]
            for action in view["legal"]
            if action["kind"] == "travel"
            and action["method"] != "caravan"
            and _connection(action["connection"]).other(mine["boot"]) not in mine["collected"]
        ]
        return steps or ["end"]

    def _act(self, number: int, actions: list[str]) -> None:
        self._made += 1
        body = {
            "type": "act",
            "id": f"steering-{self._made}",
            "seat": _SEAT,
            "number": number,
            "actions": actions,
        }
        answer = self._page.request.post(self._address("act"), data=body, headers=self._headers())
        assert answer.ok, answer.text()
        there = answer.json()["number"]
        self._page.wait_for_function(
            "n => !document.querySelector('main.table')"
            " || Number(document.querySelector('main.table').dataset.number) >= n",
            arg=there,
        )

    def _position(self) -> View:
        """Where the game is, as seat 0 sees it."""
        where = self._address("position?seat=0")
        answer = self._page.request.get(where, headers=self._headers())
        assert answer.ok, answer.text()
        position: View = answer.json()
        return position

    def _address(self, what: str) -> str:
        origin, _, table = self._page.url.partition("/t/")
        return f"{origin}/api/tables/{table}/{what}"

    def _headers(self) -> dict[str, str]:
        kept = json.loads(self._page.evaluate("localStorage.getItem('elfenland.tables')"))
        table = self._page.url.rpartition("/")[2]
        [token] = [entry["token"] for entry in kept if entry["table"] == table]
        return {"Authorization": f"Bearer {token}"}


def _connection(connection: str) -> Connection:
    return BOARD.connections[BOARD.connection_index[connection]]

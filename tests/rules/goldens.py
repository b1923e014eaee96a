"""Whole games as text, to be read beside the rulebook.

``python -m tests.rules.goldens`` writes them.

Each action stands with its number and seat; under it what all are told of it, what a seat alone is
told, what all see now that was otherwise before, and what a seat alone sees. The actions stay when
the text is written anew; with ``--play`` greedy bots play other games.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from elfenland.bots import GreedyBot
from elfenland.bots.play import play
from elfenland.rules import Event, Game, Options, PlayerView, parse_action, redact, view
from elfenland.rules.actions import PlaceCounter, PlaceObstacle, PlaceSeen
from elfenland.rules.record import RULES

FOLDER: Final = Path(__file__).with_name("golden")

GAMES: Final[dict[str, tuple[Options, str]]] = {
    "base": (Options(players=2, start_seat=0), "base"),
    "printed-3-rounds": (
        Options(players=3, rounds=3, chart="printed", start_seat=1),
        "printed",
    ),
    "town-cards": (Options(players=2, rounds=3, town_cards=True, start_seat=1), "towns"),
    "small-favors": (Options(players=2, favors="small", start_seat=0), "small"),
    "great-favors": (Options(players=2, favors="great", start_seat=0), "great"),
    "great-favors-and-town-cards": (
        Options(players=3, favors="great", town_cards=True, start_seat=2),
        "all",
    ),
}
"""The options and the seed of each, one for every variant."""


ACTION: Final = re.compile(r"\d+  seat \d: (.*)")


def stored(name: str) -> str:
    """The text of a game as it is stored."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def actions_in(text: str) -> list[str]:
    """The actions of a game's text."""
    return [match[1] for line in text.splitlines() if (match := ACTION.fullmatch(line))]


def play_game(name: str) -> list[str]:
    """The actions of a game played by greedy bots."""
    options, seed = GAMES[name]
    bots = [GreedyBot(f"{seed} {seat}") for seat in range(options.players)]
    return [action.text for _, action, _ in play(Game.new(options, seed), bots)]


def write_game(name: str, actions: Iterable[str]) -> str:
    """The text of one game."""
    options, seed = GAMES[name]
    game = Game.new(options, seed)
    table = Shown(game)
    head = ", ".join(f"{key} {value}" for key, value in options.to_json().items())
    lines = [f"{name}: rules {RULES}, seed {seed}, {head}", "", *table.after(game.opening)]
    for number, text in enumerate(actions, start=1):
        lines += ["", f"{number}  seat {game.to_act}: {text}"]
        lines += table.after(game.apply(parse_action(text)))
    return "\n".join(lines) + "\n"


class Shown:
    """What everybody has been shown so far of a game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = range(game.options.players)
        self._seen: dict[int | None, dict[str, str]] = {n: {} for n in (None, *self._seats)}

    def after(self, events: Iterable[Event]) -> Iterator[str]:
        """The lines of what has just come about: news, and what has changed in the views."""
        for event in events:
            to_all = redact(event, None)
            yield "   all     " + _say(to_all)
            for seat in self._seats:
                if (own := redact(event, seat)) != to_all:
                    yield f"   seat {seat}  " + _say(own)
        before, now = self._seen[None], _flat(view(self._game, None))
        if changes := [f"{k} {v}" for k, v in now.items() if before.get(k) != v]:
            yield "   see     " + " | ".join(changes)
        for seat in self._seats:
            old, own = self._seen[seat], _flat(view(self._game, seat))
            changes = [
                f"{key} {value}"
                for key, value in own.items()
                # What all see too has been said.
                if old.get(key) != value and (value != now[key] or old.get(key) != before.get(key))
            ]
            if changes:
                yield f"   see {seat}   " + " | ".join(changes)
            self._seen[seat] = own
        self._seen[None] = now


def _say(event: dict[str, Any]) -> str:
    rest = (f"{key} {_short(value)}" for key, value in event.items() if key != "type")
    return " ".join((event["type"], *rest))


def _flat(seen: PlayerView) -> dict[str, str]:
    """A view as texts by name; what never changes is left out."""
    flat: dict[str, str] = {}
    for key, value in asdict(seen).items():
        if key in ("seat", "options", "prices", "legal"):
            continue
        if key == "seats":
            for number, seat in enumerate(value):
                flat |= {f"seat {number} {k}": _short(v) for k, v in seat.items() if k != "seat"}
        elif key == "played":
            flat[key] = _short([card for card, count in value.items() for _ in range(count)])
        elif key == "favors" and value:
            flat |= {f"favors {k}": _short(v) for k, v in value.items()}
        else:
            flat[key] = _short(value)
    flat["may"] = ", ".join(_may(seen)) or "-"
    return flat


def _may(seen: PlayerView) -> Iterator[str]:
    """What a seat may do; where many roads are open to a counter, how many."""
    roads: Counter[str] = Counter()
    for action in seen.legal:
        if isinstance(action, PlaceCounter | PlaceSeen | PlaceObstacle):
            roads[action.text.rsplit(" ", 1)[0]] += 1
        elif action.text in seen.prices:
            yield f"{action} for {seen.prices[action.text]}"
        else:
            yield action.text
    for what, count in roads.items():
        yield f"{what} on {count} roads"


def _short(value: object) -> str:
    """Lists as counts by kind, in the order of names; nothing as a dash."""
    if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
        counts = Counter(value)
        return (
            " ".join(f"{n}*{item}" if n > 1 else item for item, n in sorted(counts.items())) or "-"
        )
    if isinstance(value, list | tuple):
        return "; ".join(map(_short, value)) or "-"
    if isinstance(value, dict):
        return " ".join(f"{k}:{_short(v)}" for k, v in value.items() if v is not None) or "-"
    if value is None:
        return "-"
    return str(value)


def main() -> None:
    """Write all games anew."""
    for name in GAMES:
        actions = play_game(name) if sys.argv[1:] == ["--play"] else actions_in(stored(name))
        (FOLDER / f"{name}.txt").write_text(write_game(name, actions), "utf-8")


if __name__ == "__main__":
    main()

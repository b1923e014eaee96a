"""Game records: written, read and replayed (RECORD.md)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from elfenland import __version__
from elfenland.board.kinds import CARDS
from elfenland.errors import ElfenlandError, GameOver, OptionsError, RecordError
from elfenland.rules.actions import Action, parse_action
from elfenland.rules.events import Event, to_json
from elfenland.rules.fairness import check_fairness, is_unicode, read_fairness
from elfenland.rules.game import Game
from elfenland.rules.options import Options

FORMAT: Final = "elfenland-record"
VERSION: Final = 1
RULES: Final = 1
PROGRAM: Final = f"elfenland {__version__}"
_KNOWN: Final = (
    "format", "version", "options", "seats", "seed", "fairness", "rules", "program", "actions",
    "events", "result",
)  # fmt: skip


@dataclass(slots=True)
class Record:
    """A game from its first card on: who decided what, and what came of it.

    ``actions`` are texts with their seat first (``2 place dragon albaran-feodor-desert``).
    ``events`` and ``result`` are JSON values as RECORD.md writes them. ``extra`` holds the
    top-level keys that a reader need not know.
    """

    options: Options
    seats: list[dict[str, Any]]
    seed: str
    actions: list[str] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    result: dict[str, Any] | None = None
    fairness: dict[str, Any] | None = None
    program: str = PROGRAM
    extra: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def begin(cls, game: Game, seats: Sequence[Mapping[str, Any]], seed: str | int) -> Record:
        """The record of a game just begun: ``seats`` are ``{"name": …, "kind": …}`` by seat."""
        events = [to_json(event) for event in game.opening]
        return cls(game.options, [dict(seat) for seat in seats], str(seed), events=events)

    def add(self, seat: int, action: Action, events: Sequence[Event]) -> None:
        """Append one decision of ``seat`` and what came of it."""
        self.actions.append(f"{seat} {action.text}")
        self.tell(events)

    def tell(self, events: Sequence[Event]) -> None:
        """Append events of which no decision of a seat is the cause."""
        for event in events:
            self.events.append(to_json(event))
            if event.type == "game_ended":
                self.result = {k: v for k, v in self.events[-1].items() if k != "type"}

    def to_json(self) -> dict[str, Any]:
        """The record as a JSON object."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "options": self.options.to_json(),
            "seats": self.seats,
            "seed": self.seed,
            "fairness": self.fairness,
            "rules": RULES,
            "program": self.program,
            "actions": self.actions,
            "events": self.events,
            "result": self.result,
            **self.extra,
        }


def read_record(text: str | bytes) -> Record:
    """Read a record from JSON, without replaying it.

    Raises:
        RecordError: it is no record of this version; the message names the key.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is not JSON: {error}") from error
    return record_of(data)


def record_of(data: object) -> Record:
    """Read a record from a JSON value, without replaying it.

    Raises:
        RecordError: as ``read_record``.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f"this is no record: its format is not {FORMAT!r}")
    for key, known in (("version", VERSION), ("rules", RULES)):
        if data.get(key) != known:
            raise RecordError(f"{key} is {data.get(key)!r}; this program reads {known}")
    actions = _texts(data, "actions")
    events = _objects(data, "events")
    seats = _objects(data, "seats")
    options = data.get("options")
    seed = data.get("seed")
    if not isinstance(options, dict) or options.get("start_seat") is None:
        raise RecordError("options must be an object with its start_seat drawn")
    if not isinstance(seed, str) or not is_unicode(seed):
        raise RecordError(f"seed is {seed!r}; it must be text")
    try:
        checked = Options.from_json(options)
    except OptionsError as error:
        raise RecordError(f"options: {error}") from error
    if len(seats) != checked.players:
        raise RecordError(f"seats has {len(seats)} entries for {checked.players} players")
    return Record(
        checked, seats, seed, actions, events, data.get("result"),
        read_fairness(data.get("fairness"), checked.players),
        str(data.get("program")), {k: v for k, v in data.items() if k not in _KNOWN},
    )  # fmt: skip


def replay(record: Record) -> tuple[Game, Record]:
    """Play a record's options, seed and actions again: the game at its end, and a record of it.

    Raises:
        RecordError: an action is not allowed where it stands; the message says which and why.
    """
    *_, last = replayed(record)
    return last


def replayed(record: Record) -> Iterator[tuple[Game, Record]]:
    """The game and its new record, at the beginning and after each action: the same two.

    Where the record says that the people agreed to end the game, once more after that.

    Raises:
        RecordError: as ``replay``.
    """
    game = Game.new(record.options, record.seed)
    made = Record.begin(game, record.seats, record.seed)
    yield game, made
    for number, text in enumerate(record.actions):
        seat, _, rest = text.partition(" ")
        try:
            action = parse_action(rest)
            made.add(int(seat), action, game.apply(action, int(seat)))
        except (ElfenlandError, ValueError) as error:
            raise RecordError(f"action {number}, {text!r}: {error}") from error
        if text != made.actions[-1]:
            raise RecordError(f"action {number}, {text!r}: it is written {made.actions[-1]!r}")
        yield game, made
    if isinstance(record.result, dict) and record.result.get("reason") == "agreed":
        try:
            made.tell(game.end_by_agreement())
        except GameOver as error:
            raise RecordError("the result is by agreement, but the actions end the game") from error
        yield game, made


def verify(record: Record, watch: Callable[[Game], None] | None = None) -> Game:
    """Replay a record and compare every event and the result; the game at its end.

    Before that its fairness is checked. ``watch`` is called with the game at its beginning and
    after each action.

    Raises:
        RecordError: the first difference, with the number of the event or the action.
    """
    check_fairness(record.fairness, record.seed)
    compared = 0
    for game, made in replayed(record):
        for number in range(compared, len(made.events)):
            found = made.events[number]
            if number == len(record.events):
                raise RecordError(f"event {number} is missing: it replays to {found}")
            if not _same(record.events[number], found):
                raise RecordError(
                    f"event {number} is {record.events[number]}, but replays to {found}"
                )
        compared = len(made.events)
        if watch:
            watch(game)
    if compared < len(record.events):
        raise RecordError(
            f"event {compared} is {record.events[compared]}, but the actions end before"
        )
    if not _same(record.result, made.result):
        raise RecordError(f"the result is {record.result}, but replays to {made.result}")
    return game


def _same(claimed: object, found: object) -> bool:
    """Whether two JSON values say the same: cards and counters are in no order (RECORD.md)."""
    if type(claimed) is not type(found):
        return False
    if isinstance(claimed, dict) and isinstance(found, dict):
        return claimed.keys() == found.keys() and all(
            _same(value, found[key]) for key, value in claimed.items()
        )
    if isinstance(claimed, list) and isinstance(found, list):
        if _all_pieces(claimed) and _all_pieces(found):
            return sorted(claimed) == sorted(found)
        return len(claimed) == len(found) and all(map(_same, claimed, found))
    return claimed == found


def _all_pieces(values: list[Any]) -> bool:
    """Whether these are cards or counters: town cards stand by seat, and their order counts."""
    return all(isinstance(value, str) and value in CARDS for value in values)


def _all_text(values: list[Any]) -> bool:
    return all(isinstance(value, str) for value in values)


def _texts(data: Mapping[str, Any], key: str) -> list[str]:
    values = data.get(key)
    if not isinstance(values, list) or not _all_text(values):
        raise RecordError(f"{key} must be a list of texts")
    return values


def _objects(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    values = data.get(key)
    if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
        raise RecordError(f"{key} must be a list of objects")
    return values

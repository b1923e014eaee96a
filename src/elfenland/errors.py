"""Every exception this package raises on purpose.

    ElfenlandError
    ├── DataError             a file we ship or were given does not fit its schema
    ├── OptionsError          a game was asked for that cannot be set up (OPT-2)
    ├── ActionError           a seat asked for something; nothing has changed
    │   ├── UnreadableAction  the text is not in the notation
    │   ├── GameOver          the game has ended
    │   ├── NotYourTurn       another seat is to act
    │   └── IllegalAction     right seat, right time, but the rules forbid it
    ├── RecordError           a record does not replay to what it claims
    ├── SketchError           a sketched tour is none: a town is unknown, or not next to the last
    ├── UnknownBot            there is no bot of this name
    ├── BotFailed             a bot says that it cannot decide
    ├── ProcessFailed         a process that worked for this one died, or talked nonsense
    │   └── TooSlow           it took longer than it may, and was ended
    ├── ArenaError            a match cannot be played, or not gone on with
    ├── MissingExtra          something takes a library that is not installed
    └── TableError            the server refuses a request about a table

Callers branch on the class in Python and on ``code`` over the wire.
A ``code`` never changes its meaning once released.
"""

from __future__ import annotations

from collections.abc import Mapping


class ElfenlandError(Exception):
    """Something was asked of this package that it refuses."""

    code = "error"


class DataError(ElfenlandError):
    """A data file does not fit its schema, or lacks what it must have."""

    code = "data.invalid"


class OptionsError(ElfenlandError):
    """A game with these options cannot be set up.

    Attributes:
        option: the option that was refused, as it is spelt in ``Options``.
        clause: the clause of the rules that says so.
    """

    code = "options.refused"

    def __init__(self, option: str, message: str, clause: str = "OPT-1") -> None:
        super().__init__(f"{message} ({clause})")
        self.option = option
        self.clause = clause


class ActionError(ElfenlandError):
    """A seat asked for something that is refused; the game is as it was."""

    code = "action.refused"


class UnreadableAction(ActionError):
    """A text is not an action in the notation; the message shows the text and the form."""

    code = "action.unreadable"


class GameOver(ActionError):
    """The game has ended, so nobody acts any more."""

    code = "action.game_over"


class NotYourTurn(ActionError):
    """Another seat is to act."""

    code = "action.not_your_turn"


class IllegalAction(ActionError):
    """The rules forbid this action now.

    Attributes:
        reason: a stable key of ``rules.refusals.REASONS``, by which a client finds its own words.
        clause: the clause of the rules that forbids it.
        values: what the sentence speaks of, by name.
    """

    code = "action.illegal"

    def __init__(self, reason: str, clause: str, message: str, values: Mapping[str, str]) -> None:
        super().__init__(f"{message} ({clause})")
        self.reason = reason
        self.clause = clause
        self.values = dict(values)


class RecordError(ElfenlandError):
    """A record cannot be read, or does not replay to what it claims."""

    code = "record.invalid"


class SketchError(ElfenlandError):
    """A sketched tour goes where nothing leads; the message names the town and what is next."""

    code = "sketch.refused"


class UnknownBot(ElfenlandError):
    """A bot was asked for by a name that none has; the message lists the names."""

    code = "bot.unknown"


class BotFailed(ElfenlandError):
    """A bot has not chosen; the message is its own."""

    code = "bot.failed"


class ProcessFailed(ElfenlandError):
    """A process that worked for this one has died, or said what cannot be understood."""

    code = "process.failed"


class TooSlow(ProcessFailed):
    """It took longer than its limit, and its process was ended."""

    code = "process.too_slow"


class ArenaError(ElfenlandError):
    """A match cannot be played as it was asked for, or its folder holds something else."""

    code = "arena.refused"


class MissingExtra(ElfenlandError):
    """What was asked for takes libraries that an extra of the package brings.

    Attributes:
        extra: its name, as in ``pip install 'elfenland[plots]'``.
    """

    code = "extra.missing"

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(
            f"{what} take libraries that are not installed; pip install 'elfenland[{extra}]' "
            "brings them"
        )
        self.extra = extra


class TableError(ElfenlandError):
    """The server refuses a request; ``code`` says why, ``status`` is HTTP's number."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.status = status

"""What this server knows of a table that is open: how it is stored, and the game on it."""

from __future__ import annotations

from elfenland.errors import TableError
from elfenland.rules.options import Options
from elfenland.server import wire
from elfenland.server.course import Course
from elfenland.server.late import Late
from elfenland.server.rematch import Rematch
from elfenland.server.stored import Stored


class Known:
    """A table as it was stored when it was last looked at, with its game."""

    def __init__(self, stored: Stored, setup: wire.TableSetup) -> None:
        self.id = stored.id
        self.stored = stored
        self.setup = setup
        self.options = Options.from_json(stored.options)
        self.laid: Course | None = None
        """The game, None while people are sitting down."""
        self.late: Late | None = None
        """The same game for whoever only watches, where the table has set a delay."""
        self.rematch: Rematch | None = None
        """Where the same people play again."""

    @property
    def course(self) -> Course:
        """The game under way.

        Raises:
            TableError: people are still sitting down.
        """
        return begun(self.laid)

    @property
    def status(self) -> wire.Status:
        """Whether people are still sitting down, or the game runs or has ended."""
        return status_of(self.laid)

    def seen(self, *, late: bool) -> Course | None:
        """The game as it is now, or for whoever sees it ``late`` as it was."""
        return self.late.course if late and self.late is not None else self.laid


def begun(course: Course | None) -> Course:
    """A game that has begun.

    Raises:
        TableError: people are still sitting down.
    """
    if course is None:
        raise TableError("table.waiting", "The game begins when everybody has sat down.")
    return course


def status_of(course: Course | None) -> wire.Status:
    """What a table is at that has come so far with its game."""
    if course is None:
        return "waiting"
    return "playing" if course.game.to_act is not None else "ended"

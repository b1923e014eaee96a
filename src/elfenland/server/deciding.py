"""Whether somebody may decide now."""

from __future__ import annotations

from elfenland.errors import GameOver, NotYourTurn, TableError
from elfenland.rules.game import Game
from elfenland.server import wire
from elfenland.server.ballots import OWN_REQUESTS
from elfenland.server.course import Course
from elfenland.server.undoing import stale, way_back


def check_turn(game: Game, seat: int) -> None:
    """Only the seat to act decides.

    Raises:
        GameOver: there is none any more.
        NotYourTurn: it is another one.
    """
    if game.to_act is None:
        raise GameOver("the game has ended")
    if game.to_act != seat:
        raise NotYourTurn(f"seat {game.to_act} is to act, not seat {seat}")


def check_move(course: Course, asked: wire.Act | wire.Undo, *, free: bool) -> int | None:
    """Whether this can be asked now; where a take-back goes back to.

    ``free``: any decision of the seat can be taken back.

    Raises:
        TableError: its id or its number is refused, or there is nothing that can be taken back.
        ActionError: the seat is not to act.
    """
    if asked.id.startswith(OWN_REQUESTS):
        message = f"Ids that begin with {OWN_REQUESTS!r} are the table's own: take another."
        raise TableError("request.invalid", message, 400)
    if isinstance(asked, wire.Undo) and course.game.to_act is not None:
        return way_back(course, asked, free=free)
    check_turn(course.game, asked.seat)
    if asked.number != course.number:
        raise stale(asked.number, course.number)
    return None

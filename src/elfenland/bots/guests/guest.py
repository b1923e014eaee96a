"""A bot that plays in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from elfenland.bots.guests.program import Program, Stderr, released, seated
from elfenland.bots.guests.protocol import Begin, Choose, End, encode
from elfenland.errors import BotFailed, ProcessFailed
from elfenland.rules import Action, PlayerView
from elfenland.rules.actions import parse_action
from elfenland.rules.standings import Result

LIVES: Final = 2
"""So many processes play a game for it, one after the other; then it is left to others."""


class Guest:
    """The bot that a command runs, for one game.

    Its process is begun with its first decision. One that dies or dawdles is replaced once in a
    game. ``limit``: seconds by the clock for a decision, from request to answer; None: none.
    ``stderr``: where the process complains.
    """

    def __init__(
        self,
        command: Sequence[str],
        seed: str | int,
        *,
        limit: float | None = None,
        stderr: Stderr = None,
    ) -> None:
        self._command = command
        self._seed = str(seed)
        self._limit = limit
        self._stderr = stderr
        self._program: Program | None = None
        self._lives = LIVES

    def sit_down(self, view: PlayerView) -> Program:
        """Begin its process, if it has none: that is no part of a decision.

        Raises:
            ProcessFailed: it cannot be begun, or as many as may have failed in this game.
        """
        if self._program is None:
            if not self._lives:
                raise ProcessFailed(f"it has failed {LIVES} times in this game, and is left alone")
            assert view.seat is not None
            with self._at_stake():
                self._program = seated(self._command, self._stderr)
            self._program.begin(Begin(view.seat, self._seed, view.options))
        return self._program

    def choose(self, view: PlayerView, /) -> Action:
        """What it answers, which need not be legal.

        Raises:
            ProcessFailed: its process died, dawdled or spoke nonsense, and has been ended.
            BotFailed: it says that it failed.
            UnreadableAction: its answer is not in the notation.
        """
        program = self.sit_down(view)
        with self._at_stake():
            answer = program.ask(encode(Choose(view)), self._limit)
        if answer.action is None:
            raise BotFailed(answer.error or "it answered without an action")
        return parse_action(answer.action)

    def end(self, result: Result) -> None:
        """Tell it how the game ended; its process may play in another."""
        if self._program:
            self._program.end(End(result))
            released(self._program)
            self._program = None

    def close(self) -> None:
        """End its process; another begins with its next decision."""
        # Another thread may ask at the same time: it begins another process.
        program, self._program = self._program, None
        if program:
            program.close()

    @contextmanager
    def _at_stake(self) -> Iterator[None]:
        try:
            yield
        except ProcessFailed:
            self._program = None
            self._lives -= 1
            raise

"""A travel turn tried out in the engine itself, every action of it: slow, and beyond doubt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from elfenland.board.kinds import FAVORS, Favor
from elfenland.routes import End
from elfenland.rules import Action, Game
from elfenland.rules.state import KINDS, NOTHING

Key: TypeAlias = tuple[object, ...]
SURE: Final[tuple[Favor, ...]] = ("free-path",)
"""The favors that add to a tour without any chance."""


class _Known(NamedTuple):
    end: End | None
    after: list[Key]


class Turn:
    """A travel turn of one seat: every position of it that was come to, and what follows from each.

    uses: the favors that are used on the way where they lie face up; every other is declined. A
    Draw Two can be among them where it is certain what will be drawn.
    """

    def __init__(self, game: Game, uses: tuple[Favor, ...] = SURE) -> None:
        assert game.to_act is not None
        self._seat, self._round = game.to_act, game.round
        self._first = game.state.wanted[self._seat]
        self._uses = uses
        self._known: dict[Key, _Known] = {}

    def ends(self, game: Game) -> set[End]:
        """Where the turn may end from here on, and with what.

        ``collected`` is what is collected from the beginning of the turn on.
        """
        found: set[End] = set()
        key = self._try_out(game)
        stack, seen = [key], {key}
        while stack:
            end, after = self._known[stack.pop()]
            if end is not None:
                found.add(end)
            new = [key for key in after if key not in seen]
            seen.update(new)
            stack += new
        return found

    def _try_out(self, game: Game) -> Key:
        first = self._key(game)
        stack = [] if first in self._known else [(first, game)]
        while stack:
            key, here = stack.pop()
            after = []
            for action in self._actions(here):
                further = here.copy()
                further.apply(action)
                after.append(self._key(further))
                if after[-1] not in self._known:
                    self._known[after[-1]] = _Known(None, [])
                    stack.append((after[-1], further))
            self._known[key] = _Known(self._end(here), after)
        return first

    def _goes_on(self, game: Game) -> bool:
        return (game.to_act, game.phase, game.round) == (self._seat, "move", self._round)

    def _key(self, game: Game) -> Key:
        if not self._goes_on(game):
            return (self._end(game),)
        state, seat = game.state, self._seat
        hand = tuple(state.hands[seat * KINDS : (seat + 1) * KINDS])
        payment = (state.left, state.least, state.step, state.free, tuple(state.chosen))
        favors = state.favors
        held = (favors.free_paths[seat], favors.free_path_pool, favors.offer) if favors else ()
        return (state.boots[seat], state.wanted[seat], hand, payment, held)

    def _actions(self, game: Game) -> Iterator[Action]:
        if not self._goes_on(game):
            return
        favors = game.state.favors
        answer = None
        if favors and favors.great and favors.offer != NOTHING:
            face_up = favors.face_up >> favors.offer & 1
            used = face_up and FAVORS[favors.tiles[favors.offer]] in self._uses
            answer = "favor" if used else "no favor"
        for action in game.legal_actions():
            if action.text == answer or (answer is None and action.kind in ("travel", "pay")):
                yield action

    def _end(self, game: Game) -> End | None:
        """None where the turn cannot end; a turn that ends by itself has no card left."""
        state, seat = game.state, self._seat
        goes_on = self._goes_on(game)
        favors = state.favors
        if goes_on and (state.left or (favors and favors.great and favors.offer != NOTHING)):
            return None
        has_hand = goes_on or game.to_act is None
        hand = tuple(state.hands[seat * KINDS : (seat + 1) * KINDS]) if has_hand else (0,) * KINDS
        wanted = state.wanted[seat]
        return End(
            state.boots[seat],
            wanted,
            hand,
            favors.free_paths[seat] if favors else 0,
            collected=self._first & ~wanted,
        )

"""The whole state of a game, compact: numbers, counts by kind and bit sets.

Lists by seat and kind are flat: ``hands[seat * 7 + card]``, ``open[seat * 6 + counter]``. Kinds,
towns and connections are numbered as in ``board``. Bit n of a set stands for town or road n.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from elfenland.board.kinds import (
    CARDS,
    CARDS_OF_EACH,
    COUNTERS_OF_EACH,
    TRANSPORTS,
)
from elfenland.board.map import BOARD
from elfenland.rules.chance import Chance
from elfenland.rules.options import Options
from elfenland.rules.standings import Result

KINDS: Final = len(CARDS)
COUNTERS: Final = len(TRANSPORTS)
ROADS: Final = len(BOARD.roads)
START_TOWN: Final = BOARD.town_index[BOARD.start]
ALL_ROADS: Final = (1 << ROADS) - 1
ALL_PIECES: Final = ((1 << len(BOARD.towns)) - 1) & ~(1 << START_TOWN)
HAND_DEAL: Final = 8
HAND_LIMIT: Final = 4
NOTHING: Final = -1

Phase: TypeAlias = Literal["draw", "plan", "move", "keep", "ended"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
DRAW, PLAN, MOVE, KEEP, ENDED = range(5)


class State:
    """A game under way. ``phases`` change it; nothing else does.

    seat: who is to act, -1 when the game has ended.
    done: draws made in phase 3; seats that have finished in phases 5 and 6.
    display: face-up counters by place; ``pile`` and ``counters``: both piles, by kind.
    lies: by road, the counter on it or -1; ``bare``: roads without one, ``blocked``: with obstacle.
    wanted: by seat, the towns where its piece still lies.
    played: cards played this round; ``discards``: by seat, cards discarded this round.
    left, least, chosen, step: a payment or hand reduction under way: cards still to name, the
        least kind that may come next, the cards named so far (they are still in the hand), and the
        connection of the caravan (-1: a hand reduction).
    """

    __slots__ = (
        "bare",
        "blocked",
        "boots",
        "chance",
        "chosen",
        "counters",
        "counters_size",
        "discards",
        "display",
        "done",
        "hand_sizes",
        "hands",
        "held",
        "least",
        "left",
        "lies",
        "obstacles",
        "open",
        "options",
        "passes",
        "phase",
        "pile",
        "pile_size",
        "played",
        "players",
        "result",
        "round",
        "seat",
        "secret",
        "start",
        "step",
        "wanted",
    )

    def __init__(self, options: Options, start: int, chance: Chance) -> None:
        players = options.players
        self.options = options
        self.chance = chance
        self.players = players
        self.round = 1
        self.start = start
        self.phase = DRAW
        self.seat = start
        self.done = 0
        self.passes = 0
        self.hands = [0] * (players * KINDS)
        self.hand_sizes = [0] * players
        self.open = [0] * (players * COUNTERS)
        self.secret = [0] * (players * COUNTERS)
        self.held = [0] * players
        self.obstacles = [1] * players
        self.pile = list(CARDS_OF_EACH)
        self.pile_size = sum(CARDS_OF_EACH)
        self.counters = [COUNTERS_OF_EACH] * COUNTERS
        self.counters_size = COUNTERS_OF_EACH * COUNTERS
        self.display: list[int] = []
        self.lies = [NOTHING] * ROADS
        self.bare = ALL_ROADS
        self.blocked = 0
        self.boots = [START_TOWN] * players
        self.wanted = [ALL_PIECES] * players
        self.played = [0] * KINDS
        self.discards = [0] * (players * KINDS)
        self.left = 0
        self.least = 0
        self.chosen = [0] * KINDS
        self.step = NOTHING
        self.result: Result | None = None

    def copy(self) -> State:
        """An independent state that goes on alike."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.chance = self.chance.copy()
        twin.players = self.players
        twin.round = self.round
        twin.start = self.start
        twin.phase = self.phase
        twin.seat = self.seat
        twin.done = self.done
        twin.passes = self.passes
        twin.hands = self.hands[:]
        twin.hand_sizes = self.hand_sizes[:]
        twin.open = self.open[:]
        twin.secret = self.secret[:]
        twin.held = self.held[:]
        twin.obstacles = self.obstacles[:]
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size
        twin.counters = self.counters[:]
        twin.counters_size = self.counters_size
        twin.display = self.display[:]
        twin.lies = self.lies[:]
        twin.bare = self.bare
        twin.blocked = self.blocked
        twin.boots = self.boots[:]
        twin.wanted = self.wanted[:]
        twin.played = self.played[:]
        twin.discards = self.discards[:]
        twin.left = self.left
        twin.least = self.least
        twin.chosen = self.chosen[:]
        twin.step = self.step
        twin.result = self.result
        return twin

    def facts(self) -> dict[str, object]:
        """Everything the state holds, by name, for comparing two states."""
        found: dict[str, object] = {
            name: getattr(self, name) for name in self.__slots__ if name != "chance"
        }
        found["chance"] = self.chance.place
        return {name: list(v) if isinstance(v, list) else v for name, v in found.items()}

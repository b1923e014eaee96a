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
    POOL_OF_EACH,
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


class FavorState:
    """What Favor of the Towns adds to a state.

    tiles: by town, its favor, -1 on Elvenhold; ``great``: whether Great Favors are played.
    face_up: towns whose tile lies face up.
    reserved, reserved_sizes: cards reserved by TILE-2, flat as ``hands``; nobody knows them.
    extra: by seat, the counter waiting by TILE-4, or -1. ``free_paths``: by seat, tiles held.
    offer: the town whose favor is open to the seat to act, or -1.
    looking, seen: whether the seat to act looks at counters by TILE-3, and those counters by kind.
    """

    __slots__ = (
        "extra",
        "face_up",
        "free_path_pool",
        "free_paths",
        "great",
        "looking",
        "obstacle_pool",
        "offer",
        "reserved",
        "reserved_sizes",
        "seen",
        "tiles",
    )

    def __init__(self, players: int, tiles: tuple[int, ...], *, great: bool, face_up: int) -> None:
        self.tiles = tiles
        self.great = great
        self.face_up = face_up
        self.obstacle_pool = POOL_OF_EACH
        self.free_path_pool = POOL_OF_EACH
        self.reserved = [0] * (players * KINDS)
        self.reserved_sizes = [0] * players
        self.extra = [NOTHING] * players
        self.free_paths = [0] * players
        self.offer = NOTHING
        self.looking = False
        self.seen = [0] * COUNTERS

    def copy(self) -> FavorState:
        """An independent one that goes on alike."""
        twin = FavorState.__new__(FavorState)
        twin.tiles = self.tiles
        twin.great = self.great
        twin.face_up = self.face_up
        twin.obstacle_pool = self.obstacle_pool
        twin.free_path_pool = self.free_path_pool
        twin.reserved = self.reserved[:]
        twin.reserved_sizes = self.reserved_sizes[:]
        twin.extra = self.extra[:]
        twin.free_paths = self.free_paths[:]
        twin.offer = self.offer
        twin.looking = self.looking
        twin.seen = self.seen[:]
        return twin


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
        connection of the caravan (-1: a hand reduction); ``free``: a free path is used with it.
    town_cards: by seat, the town of its card, None without town cards.
    favors: what the expansion adds, None without it.
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
        "favors",
        "free",
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
        "town_cards",
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
        self.free = False
        self.town_cards: tuple[int, ...] | None = None
        self.favors: FavorState | None = None
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
        twin.free = self.free
        twin.town_cards = self.town_cards
        twin.favors = self.favors.copy() if self.favors else None
        twin.result = self.result
        return twin

    def facts(self) -> dict[str, object]:
        """Everything the state holds, by name, for comparing two states."""
        found = _facts(self, "chance", "favors")
        found["chance"] = self.chance.place
        found["favors"] = _facts(self.favors) if self.favors else None
        return found


def _facts(held: State | FavorState, *without: str) -> dict[str, object]:
    values = {name: getattr(held, name) for name in held.__slots__ if name not in without}
    return {name: list(v) if isinstance(v, list) else v for name, v in values.items()}

"""The kinds of pieces, their names and their counts (COMP-1 to COMP-6).

Each tuple fixes an order, and an index into it is how the engine writes the kind.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Transport: TypeAlias = Literal[
    "dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon", "magic-cloud"
]
Card: TypeAlias = Literal[
    "dragon", "unicorn", "giant-pig", "elfcycle", "troll-wagon", "magic-cloud", "raft"
]
Terrain: TypeAlias = Literal["plains", "woods", "desert", "mountains", "river", "lake"]
Favor: TypeAlias = Literal[
    "draw-two", "draw-next-round", "two-counters", "extra-counter", "obstacle", "free-path"
]
ChartName: TypeAlias = Literal["guide", "printed"]
Favors: TypeAlias = Literal["none", "small", "great"]

TRANSPORTS: Final[tuple[Transport, ...]] = get_args(Transport)
CARDS: Final[tuple[Card, ...]] = get_args(Card)
FAVORS: Final[tuple[Favor, ...]] = get_args(Favor)
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
ROAD_TERRAINS: Final[tuple[Terrain, ...]] = TERRAINS[:4]

RAFT: Final = CARDS.index("raft")
RIVER: Final = TERRAINS.index("river")
LAKE: Final = TERRAINS.index("lake")

COUNTERS_OF_EACH: Final = 8
CARDS_OF_EACH: Final = (10, 10, 10, 10, 10, 10, 12)
PIECES: Final = 20
FAVORS_OF_EACH: Final = (4, 4, 3, 3, 3, 3)
POOL_OF_EACH: Final = 12
DISPLAY_SIZE: Final = 5
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

TRANSPORT_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(TRANSPORTS)}
CARD_INDEX: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}

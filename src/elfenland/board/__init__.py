"""The map, the chart and the kinds of pieces: data, and what follows from it alone."""

from elfenland.board.chart import COSTS, allowed_terrains
from elfenland.board.kinds import (
    CARDS,
    FAVORS,
    TERRAINS,
    TRANSPORTS,
    Card,
    ChartName,
    Favor,
    Favors,
    Terrain,
    Transport,
)
from elfenland.board.map import BOARD, Board, Connection, Town, read_board

__all__ = [
    "BOARD",
    "CARDS",
    "COSTS",
    "FAVORS",
    "TERRAINS",
    "TRANSPORTS",
    "Board",
    "Card",
    "ChartName",
    "Connection",
    "Favor",
    "Favors",
    "Terrain",
    "Town",
    "Transport",
    "allowed_terrains",
    "read_board",
]

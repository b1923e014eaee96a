"""The exact travel solver: what can be reached, for what, and the best tour."""

from elfenland.routes.ground import Ground, Way, ground, ground_of
from elfenland.routes.reach import reachable
from elfenland.routes.tour import End, Objective, Step, Tour, best_tour, cards_left

__all__ = [
    "End",
    "Ground",
    "Objective",
    "Step",
    "Tour",
    "Way",
    "best_tour",
    "cards_left",
    "ground",
    "ground_of",
    "reachable",
]

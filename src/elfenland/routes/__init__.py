"""The exact travel solver: what can be reached, for what, the best tour, what one lacks."""

from elfenland.routes.ground import Ground, Way, ground, ground_of
from elfenland.routes.missing import missing
from elfenland.routes.reach import reachable
from elfenland.routes.reached import Reached, ReachedStep, reached
from elfenland.routes.sketch import Going, Sketch, SketchLeg
from elfenland.routes.tour import End, Objective, Step, Tour, best_tour, cards_left

__all__ = [
    "End",
    "Going",
    "Ground",
    "Objective",
    "Reached",
    "ReachedStep",
    "Sketch",
    "SketchLeg",
    "Step",
    "Tour",
    "Way",
    "best_tour",
    "cards_left",
    "ground",
    "ground_of",
    "missing",
    "reachable",
    "reached",
]

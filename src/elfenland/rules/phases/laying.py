"""A counter laid on a road: in phase 4, and by the favor of two counters (PLAN-2, TILE-3)."""

from __future__ import annotations

from elfenland.board.kinds import TERRAINS, TRANSPORT_INDEX
from elfenland.board.map import BOARD
from elfenland.errors import IllegalAction
from elfenland.rules.actions import PlaceCounter, PlaceSeen
from elfenland.rules.refusals import refuse
from elfenland.rules.state import State
from elfenland.rules.tables import ALLOWED, ROAD_TERRAIN


def refusal(state: State, action: PlaceCounter | PlaceSeen) -> IllegalAction | None:
    """Why the road does not take the counter; whose counter it is, is not looked at."""
    road = BOARD.connection_index[action.road]
    if not ALLOWED[TRANSPORT_INDEX[action.counter]][road]:
        terrain = TERRAINS[ROAD_TERRAIN[road]]
        return refuse("terrain-forbidden", counter=action.counter, terrain=terrain)
    if not state.bare >> road & 1:
        return refuse("road-has-counter", road=action.road)
    return None


def lay(state: State, action: PlaceCounter | PlaceSeen) -> None:
    """The counter lies on the road."""
    road = BOARD.connection_index[action.road]
    state.lies[road] = TRANSPORT_INDEX[action.counter]
    state.bare &= ~(1 << road)

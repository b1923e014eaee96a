"""Favors as a position of a test states them; tiles not named lie where there is room."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from elfenland.board.kinds import (
    CARD_INDEX,
    FAVORS,
    FAVORS_OF_EACH,
    TRANSPORT_INDEX,
    Card,
    Favor,
    Transport,
)
from elfenland.board.map import BOARD
from elfenland.rules.favors import fresh
from elfenland.rules.state import KINDS, NOTHING, FavorState, State

FAVOR_INDEX: Final[dict[str, int]] = {favor: kind for kind, favor in enumerate(FAVORS)}


class Laid(NamedTuple):
    """What a position states of its favors: see ``positions.Stated``."""

    tiles: Mapping[str, Favor]
    face_up: Collection[str] | None
    reserved: Mapping[int, Mapping[Card, int]]
    extra: Mapping[int, Transport]
    free_paths: Mapping[int, int]
    obstacle_pool: int | None
    free_path_pool: int | None
    seen: Sequence[Transport]


def lay_favors(state: State, laid: Laid) -> FavorState:
    """The favors of a state whose options play them.

    Raises:
        KeyError: a town or a favor that there is not.
    """
    great = state.options.favors == "great"
    held = fresh(state.players, _tiles(laid.tiles), great=great)
    if great:
        towns = laid.tiles if laid.face_up is None else laid.face_up
        held.face_up = sum(1 << BOARD.town_index[town] for town in towns)
    for seat, cards in laid.reserved.items():
        for card, count in cards.items():
            held.reserved[seat * KINDS + CARD_INDEX[card]] += count
            held.reserved_sizes[seat] += count
    for seat, counter in laid.extra.items():
        held.extra[seat] = TRANSPORT_INDEX[counter]
    for seat, count in laid.free_paths.items():
        held.free_paths[seat] = count
    held.free_path_pool -= sum(held.free_paths)
    held.obstacle_pool -= max(0, sum(state.obstacles) + state.blocked.bit_count() - state.players)
    if laid.obstacle_pool is not None:
        held.obstacle_pool = laid.obstacle_pool
    if laid.free_path_pool is not None:
        held.free_path_pool = laid.free_path_pool
    for counter in laid.seen:
        held.seen[TRANSPORT_INDEX[counter]] += 1
    held.looking = bool(laid.seen)
    return held


def _tiles(stated: Mapping[str, Favor]) -> tuple[int, ...]:
    left = list(FAVORS_OF_EACH)
    tiles = [NOTHING] * len(BOARD.towns)
    for town, favor in stated.items():
        tiles[BOARD.town_index[town]] = FAVOR_INDEX[favor]
        left[FAVOR_INDEX[favor]] -= 1
    others = [kind for kind, count in enumerate(left) for _ in range(count)]
    for number, place in enumerate(BOARD.towns):
        if place.id not in stated and place.id != BOARD.start and others:
            tiles[number] = others.pop(0)
    return tuple(tiles)

"""RULES.md, Who sees what (SEE-1 to SEE-5)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from elfenland.board import BOARD, allowed_terrains
from elfenland.errors import NotYourTurn
from elfenland.rules import Game, Options, open_actions, parse_action, redact, view
from elfenland.rules import events as event_module
from elfenland.rules.events import CounterDrawn, CounterKept, Event, TurnEnded
from elfenland.rules.phases import deal, keep, move, plan
from elfenland.rules.state import COUNTERS, KINDS, NOTHING, State
from elfenland.rules.view import PlayerView
from elfenland.testing import secrecy
from elfenland.testing.play import EVERY_OPTION, nth_game, play_on, random_play
from elfenland.testing.positions import position

ROADS_OF = {
    terrain: [road.id for road in BOARD.roads if road.terrain == terrain]
    for terrain in ("plains", "woods", "desert", "mountains")
}


def only_plains_bare(**stated: Any) -> Game:
    """Phase 4 with a counter on every road but one in the plains: no unicorn fits any more."""
    counters: dict[str, str] = {}
    for terrain, transports in {
        "plains": ("troll-wagon",),
        "woods": ("unicorn", "magic-cloud"),
        "desert": ("dragon",),
        "mountains": ("elfcycle",),
    }.items():
        for number, road in enumerate(ROADS_OF[terrain]):
            counters[road] = transports[number * len(transports) // len(ROADS_OF[terrain])]
    del counters[ROADS_OF["plains"][0]]
    return position(phase="plan", counters=counters, **stated)


# What is told and what is withheld ---------------------------------------------------------------

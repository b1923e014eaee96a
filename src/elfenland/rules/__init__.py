"""The rules: standard library only; no clock, no files, no logging, no global random."""

from elfenland.rules.actions import ACTIONS, Action, parse_action
from elfenland.rules.events import Event, redact, to_json
from elfenland.rules.game import Game
from elfenland.rules.options import Options
from elfenland.rules.standings import Result, Standing
from elfenland.rules.view import PlayerView, open_actions, view

__all__ = [
    "ACTIONS",
    "Action",
    "Event",
    "Game",
    "Options",
    "PlayerView",
    "Result",
    "Standing",
    "open_actions",
    "parse_action",
    "redact",
    "to_json",
    "view",
]

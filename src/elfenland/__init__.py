"""Elfenland, the board game: its rules as a library; bots, server and commands are packages below.

A game is ``Game.new(Options(players=4), seed=7)``, is asked for its ``legal_actions()`` and moved
on by ``apply(action)``. What one seat may see of it is ``view(game, seat)``.
"""

__version__ = "0.1.0"

from elfenland.rules import (
    ACTIONS,
    Action,
    Event,
    Game,
    Options,
    PlayerView,
    Result,
    Standing,
    open_actions,
    parse_action,
    redact,
    to_json,
    view,
)

__all__ = [
    "ACTIONS",
    "Action",
    "Event",
    "Game",
    "Options",
    "PlayerView",
    "Result",
    "Standing",
    "__version__",
    "open_actions",
    "parse_action",
    "redact",
    "to_json",
    "view",
]

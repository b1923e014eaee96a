"""What a bot's process is asked to do; it knows nothing of the server."""

from __future__ import annotations

from elfenland.bots import Bot
from elfenland.rules import Action, PlayerView


def think(bot: Bot, view: PlayerView) -> tuple[Action, Bot]:
    """What the bot chooses, and the bot as it is then: with what it has in mind, its dice thrown.

    So it can think in one process now and in another later, and one that dies takes nothing along.
    """
    return bot.choose(view), bot

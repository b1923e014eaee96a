"""Other people's bots: classes by their import path, and programs that speak JSON lines."""

from elfenland.bots.guests.guest import Guest
from elfenland.bots.guests.names import check_name, command, factory, split_names
from elfenland.bots.guests.program import stop_idle

__all__ = ["Guest", "check_name", "command", "factory", "split_names", "stop_idle"]

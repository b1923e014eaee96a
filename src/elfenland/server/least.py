"""The least that a seat can do: what the table itself plays for somebody whose time is up."""

from __future__ import annotations

from elfenland.rules.actions import Action
from elfenland.rules.view import PlayerView

# Each where it is open to the seat, the first that is: DRAW-1, PLAN-1, TILE-3, GREAT-1, MOVE-1.
_IDLE = ("draw pile", "pass", "place none", "no favor", "end")


def least_action(seen: PlayerView) -> Action:
    """The action that does least: of legal ones, and the same for whoever has the same view.

    The top of the pile, a pass, no favor, no placement, the end of the turn. Ending it with more
    than four cards keeps the first four in the order of kinds (MOVE-9). Of counters the first open
    one is kept, else the first there is (ROUND-2). A payment that its owner has begun is made with
    the first cards that go (MOVE-4). With an empty pile the first counter of the display is drawn.
    """
    by_text = {action.text: action for action in seen.legal}
    for text in _IDLE:
        if text in by_text:
            return by_text[text]
    # Cards are named in the order of kinds, so the last one allowed leaves the first ones in hand.
    return seen.legal[-1] if seen.discards else seen.legal[0]


class LeastMind:
    """Thinks for the table itself, as a bot's mind does for a bot."""

    async def choose(self, seen: PlayerView) -> Action:
        """The least."""
        return least_action(seen)

    async def close(self) -> None:
        """It holds nothing."""

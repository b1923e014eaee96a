"""A bot that plays only when the nodes of a cluster play at the same time."""

from __future__ import annotations

import asyncio
from typing import Any

import ray

from elfenland.bots import RandomBot
from elfenland.rules import Action, PlayerView

NODES = 2


class Roll:
    """Keeps who has come, and lets all go on when enough have."""

    def __init__(self) -> None:
        self.nodes: set[str] = set()
        self.all_here = asyncio.Event()

    async def meet(self, node: str) -> None:
        """Wait for games on other nodes."""
        self.nodes.add(node)
        if len(self.nodes) == NODES:
            self.all_here.set()
        await self.all_here.wait()


class Meeting(RandomBot):
    """Plays at random; away from a cluster it waits for nobody."""

    def __init__(self, seed: str | int) -> None:
        super().__init__(seed)
        self._new = ray.is_initialized()

    def choose(self, view: PlayerView, /) -> Action:
        """Anything."""
        if self._new:
            self._new = False
            # The one roll of the cluster, which takes no processor of it.
            roll: Any = (
                ray.remote(Roll)
                .options(name="roll", lifetime="detached", get_if_exists=True, num_cpus=0)
                .remote()
            )
            ray.get(roll.meet.remote(ray.get_runtime_context().get_node_id()))
        return super().choose(view)

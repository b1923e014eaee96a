"""What is carried out together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from elfenland.server.batches import Batches


class Hopeless(Exception):
    """Nothing can be done now."""


class Desk:
    """Carries out letters and notes its batches; those of ``refused`` fail, and with them all."""

    def __init__(self, *refused: str, error: type[Exception] = ValueError) -> None:
        self.refused = set(refused)
        self.error = error
        self.done: list[str] = []
        self.begun = asyncio.Event()
        self.open = asyncio.Event()
        self.batches = Batches(self.carry_out, lambda text: text[0], Hopeless)

    async def carry_out(self, asked: Sequence[str]) -> list[str]:
        """Answer in capitals."""
        self.done.append(" ".join(asked))
        self.begun.set()
        await self.open.wait()
        if self.refused.intersection(asked):
            raise self.error
        return [text.upper() for text in asked]

    async def ask(self, *texts: str) -> list[str | BaseException]:
        """Ask for all at once, while the first is being carried out."""
        tasks = [asyncio.create_task(self.batches.do(text)) for text in texts[:1]]
        await self.begun.wait()
        tasks += [asyncio.create_task(self.batches.do(text)) for text in texts[1:]]
        await asyncio.sleep(0)
        self.open.set()
        return await asyncio.gather(*tasks, return_exceptions=True)


async def test_who_comes_meanwhile_goes_into_the_next() -> None:
    """And each gets its own answer."""
    desk = Desk()
    assert await desk.ask("a", "b", "c", "d") == ["A", "B", "C", "D"]
    assert desk.done == ["a", "b c d"]


async def test_one_of_a_key_at_a_time() -> None:
    """In the order in which they were asked for."""
    desk = Desk()
    assert await desk.ask("x", "a1", "b1", "a2", "a3") == ["X", "A1", "B1", "A2", "A3"]
    assert desk.done == ["x", "a1 b1", "a2", "a3"]


async def test_one_that_fails_fails_alone() -> None:
    """The others are done without it."""
    desk = Desk("b")
    a, b, c, d = await desk.ask("a", "b", "c", "d")
    assert (a, c, d) == ("A", "C", "D")
    assert isinstance(b, ValueError)
    assert desk.done == ["a", "b c d", "b", "c", "d"]


async def test_where_nothing_helps_nothing_is_tried() -> None:
    """All fail at once."""
    desk = Desk("c", error=Hopeless)
    a, *others = await desk.ask("a", "b", "c", "d")
    assert a == "A"
    assert [type(other) for other in others] == [Hopeless] * 3
    assert desk.done == ["a", "b c d"]


async def test_the_end_waits_for_what_was_asked() -> None:
    """Closing carries out all that waits."""
    desk = Desk()
    desk.open.set()
    asked = asyncio.create_task(desk.batches.do("a"))
    await asyncio.sleep(0)
    await desk.batches.close()
    assert await asked == "A"

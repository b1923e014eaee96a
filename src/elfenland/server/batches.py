"""Many requests carried out in one go: a commit costs about the same for one entry and for many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Sequence
from typing import Final, Generic, TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

# So many fit into one statement of either database.
_MOST: Final = 500


class Batches(Generic[Asked, Answer]):
    """Whoever asks while a batch is carried out goes into the next, and waits for its own answer.

    carry_out: does a batch, all of it or, where it raises, nothing. key: of two that share one the
    later waits for another batch. hopeless: what is raised where nothing else in it would do.
    """

    def __init__(
        self,
        carry_out: Callable[[Sequence[Asked]], Awaitable[Sequence[Answer]]],
        key: Callable[[Asked], Hashable],
        hopeless: type[Exception],
    ) -> None:
        self._carry_out = carry_out
        self._key = key
        self._hopeless = hopeless
        self._waiting: list[tuple[Asked, asyncio.Future[Answer]]] = []
        self._at_work: asyncio.Task[None] | None = None

    async def do(self, asked: Asked) -> Answer:
        """The answer, once the batch with this in it has been carried out."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, answer))
        if self._at_work is None or self._at_work.done():
            self._at_work = asyncio.create_task(self._work())
        return await answer

    async def close(self) -> None:
        """Wait until all that was asked for has been carried out."""
        if self._at_work is not None:
            await self._at_work

    async def _work(self) -> None:
        while self._waiting:
            batch: dict[Hashable, tuple[Asked, asyncio.Future[Answer]]] = {}
            later = []
            for one in self._waiting:
                if len(batch) < _MOST and batch.setdefault(self._key(one[0]), one) is one:
                    continue
                later.append(one)
            self._waiting = later
            await self._do(list(batch.values()))

    async def _do(self, batch: list[tuple[Asked, asyncio.Future[Answer]]]) -> None:
        try:
            answers = await self._carry_out([asked for asked, _ in batch])
        except Exception as error:  # noqa: BLE001 - it is raised where it was asked for
            if len(batch) == 1 or isinstance(error, self._hopeless):
                for _, waiting in batch:
                    _fail(waiting, error)
            else:
                # One of them failed, and the others have nothing to do with it.
                for one in batch:
                    await self._do([one])
            return
        for (_, waiting), answer in zip(batch, answers, strict=True):
            if not waiting.cancelled():
                waiting.set_result(answer)


def _fail(waiting: asyncio.Future[Answer], error: Exception) -> None:
    if not waiting.cancelled():
        waiting.set_exception(error)

"""What the people of one table are asked to agree to: asked, answered, carried out or dropped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, Protocol, TypeVar

from elfenland.errors import GameOver, TableError
from elfenland.server import proposals, wire
from elfenland.server.ballots import Ballots
from elfenland.server.bots import Bots
from elfenland.server.course import Course
from elfenland.server.credentials import Credential
from elfenland.server.faults import described
from elfenland.server.proposals import Company, Proposal
from elfenland.server.seating import check_seat
from elfenland.server.store import NumberTaken
from elfenland.server.telling import Telling
from elfenland.server.waiting import whole

_T = TypeVar("_T")

_LOG: Final = logging.getLogger(__name__)
# The loop itself holds its tasks but weakly.
_AT_WORK: Final[set[asyncio.Task[None]]] = set()


class Table(Protocol):
    """What a table does for its proposals."""

    lock: asyncio.Lock
    bots: Bots
    telling: Telling

    @property
    def course(self) -> Course:
        """Its game under way."""
        ...

    def company(self) -> Company:
        """Who is there now."""
        ...

    def changed(self) -> None:
        """Something new is stored of it."""
        ...

    async def catch_up(self) -> None:
        """Take over what another process has stored."""
        ...

    async def carry_out(self, proposal: Proposal) -> None:
        """Do to the game what all have agreed to.

        Raises:
            NumberTaken: it is open no more, or another process was quicker with an entry.
        """
        ...

    async def let_play(self, seat: int) -> None:
        """Have a bot play for a seat until its owner returns."""
        ...


class Consent:
    """The last proposal of one table.

    What is in memory is what was stored when it was last looked at (``refresh``): any server of the
    database may change it.
    """

    def __init__(self, table: Table, ballots: Ballots) -> None:
        self._table = table
        self._ballots = ballots
        self._last: Proposal | None = None

    @property
    def is_open(self) -> bool:
        """Whether something is being asked."""
        return self._last is not None and self._last.state == "open"

    @property
    def is_awaited(self) -> bool:
        """Whether the bots wait for an answer."""
        last = self._last
        return (
            last is not None
            and last.state == "open"
            and proposals.is_awaited(last, self._table.company())
        )

    def shown(self) -> wire.ProposalInfo | None:
        """What everybody is told: what is asked, or who declined it, until the game goes on."""
        last, company = self._last, self._table.company()
        if last is None or last.at != company.told or company.to_act is None:
            return None
        declined = min(last.declined, default=None)
        if last.state != "open" and (declined is None or last.seat in last.declined):
            return None
        course, back_to = self._table.course, last.back_to
        return wire.ProposalInfo(
            number=last.number,
            kind=last.kind,
            seat=last.seat,
            target=last.target,
            events=0 if back_to is None else course.events_since(back_to),
            shown=back_to is not None and course.shown_since(back_to),
            agreed=sorted(last.agreed),
            missing=sorted(proposals.missing(last, company)) if last.state == "open" else [],
            declined=declined,
        )

    async def refresh(self) -> None:
        """Read what is stored, and tell of it where it has changed."""
        before, self._last = self._last, await self._ballots.last()
        if before != self._last:
            self._table.telling.table()

    async def propose(self, credential: Credential | None, asked: wire.Propose) -> wire.Done:
        """Ask the others; where nobody else has to agree it is carried out at once.

        The same id again is answered the same, and asked once.

        Raises:
            TableError: it cannot be asked by this credential, or something else is being asked.
            GameOver: the game has ended.
        """
        mine = check_seat(credential, asked.seat)
        return await whole(self._under_way(self._propose(mine, asked)))

    async def cast(self, credential: Credential | None, asked: wire.Ballot) -> wire.Done:
        """Agree or decline for all seats of a credential.

        Raises:
            TableError: it is none of theirs, there is no such proposal, or it is open no more.
        """
        mine = check_seat(credential, asked.seat)
        return await whole(self._under_way(self._cast(mine, asked)))

    def look_again(self) -> None:
        """Who is there has changed, and with it maybe what becomes of a proposal."""
        if self.is_open:
            task = asyncio.create_task(self._look_again())
            _AT_WORK.add(task)
            task.add_done_callback(_AT_WORK.discard)

    async def _look_again(self) -> None:
        try:
            await self._under_way(self.settle())
        except Exception as error:  # noqa: BLE001 - nobody asked; the next who does finds the same
            _LOG.error(
                "a proposal could not be settled: %s",
                described(error),
                extra={"event": "proposal.failed"},
            )

    async def _under_way(self, settling: Coroutine[Any, Any, _T]) -> _T:
        """With the table's lock; the bots go on when nothing is asked any more."""
        async with self._table.lock:
            done = await settling
        self._table.bots.wake()
        return done

    async def _propose(self, credential: Credential, asked: wire.Propose) -> wire.Done:
        while True:
            if made := await self._ballots.asked_as(asked.seat, asked.id):
                if (made.kind, made.back_to, made.target) != (
                    asked.kind, asked.back_to, asked.target,
                ):  # fmt: skip
                    raise id_used(asked.id)
                return wire.Done(asked.id, made.at)
            await self._table.catch_up()
            await self.settle()
            self._check(credential, asked)
            new = Proposal(
                number=self._last.number + 1 if self._last else 1,
                kind=asked.kind,
                seat=asked.seat,
                target=asked.target,
                back_to=asked.back_to,
                at=self._table.course.told,
                request=asked.id,
                ballots=dict.fromkeys(credential.seats, True),
            )
            if await self._ballots.add(new):
                self._table.changed()
                await self.refresh()
                await self.settle()
                return wire.Done(asked.id, new.at)

    def _check(self, credential: Credential, asked: wire.Propose) -> None:
        company = self._table.company()
        if company.to_act is None:
            raise GameOver("the game has ended")
        if self.is_open:
            message = "Something else is being asked: answer it first."
            raise TableError("proposal.open", message)
        if asked.seat in company.away:
            message = "Something else plays for this seat: play for it again first."
            raise TableError("proposal.away", message)
        if (asked.back_to is not None) != (asked.kind == "take_back") or (
            (asked.target is not None) != (asked.kind == "stand_in")
        ):
            message = f"A proposal of kind {asked.kind} has {_HAS[asked.kind]}."
            raise TableError("request.invalid", message, 400)
        if asked.kind == "take_back":
            ways = self._table.course.ways_back(asked.seat)
            if asked.back_to not in [way.back_to for way in ways]:
                message = (
                    f"Going back to entry {asked.back_to} is none of the ways back of seat "
                    f"{asked.seat}: look at its position again."
                )
                raise TableError("proposal.no_way_back", message)
        if asked.target is not None and (
            asked.target in credential.seats or not company.is_gone(asked.target)
        ):
            message = f"The game does not wait for seat {asked.target} while its owner is away."
            raise TableError("proposal.not_gone", message)

    async def _cast(self, credential: Credential, asked: wire.Ballot) -> wire.Done:
        await self._table.catch_up()
        await self.settle()
        found = await self._ballots.numbered(asked.proposal)
        if found is None:
            message = f"There is no proposal {asked.proposal}: look at the table again."
            raise TableError("proposal.unknown", message, 404)
        if found.ballots.get(asked.seat) != asked.agrees:
            if not await self._ballots.cast(asked.proposal, credential.seats, agrees=asked.agrees):
                await self.refresh()
                message = "This is no longer asked: the game has gone on, or somebody declined."
                raise TableError("proposal.closed", message)
            self._table.changed()
            await self.refresh()
            await self.settle()
        return wire.Done(asked.id, found.at)

    async def settle(self) -> None:
        """Carry out what all have agreed to, and drop what the game has left behind."""
        while self.is_open:
            last = self._last
            assert last is not None
            if last.at > self._table.course.told:
                # Another process has made it, and is further on in the game.
                await self._table.catch_up()
                continue
            state = proposals.outcome(last, self._table.company())
            if state == "open":
                return
            if state == "dropped":
                await self._ballots.settle(last.number, "dropped")
            elif last.target is not None:
                if await self._ballots.settle(last.number, "carried"):
                    await self._table.let_play(last.target)
            else:
                try:
                    await self._table.carry_out(last)
                except NumberTaken:
                    await self._table.catch_up()
            self._table.changed()
            await self.refresh()


def id_used(request: str) -> TableError:
    """Another request of this seat had this id."""
    message = f"The id {request!r} belongs to another request: take a new one for each."
    return TableError("request.id_used", message)


_HAS: Final = {
    "end": "neither back_to nor target",
    "stand_in": "a target, and no back_to",
    "take_back": "a back_to, and no target",
}

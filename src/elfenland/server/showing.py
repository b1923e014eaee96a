"""What is shown of a table and of the game on it: to each what they may see, and when."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from elfenland.errors import GameOver, TableError
from elfenland.rules.events import redact
from elfenland.rules.record import Record
from elfenland.rules.view import PlayerView, open_actions
from elfenland.server import fairness, info, wire, wire_setup
from elfenland.server.audience import Audience, Listener
from elfenland.server.credentials import Credential
from elfenland.server.deciding import check_turn
from elfenland.server.export import made_record
from elfenland.server.known import Known, begun, status_of
from elfenland.server.seating import check_seat
from elfenland.server.timekeeper import Timekeeper
from elfenland.server.undoing import stale


class Showing:
    """One table as it is seen; ``proposal`` says what is asked there, once the game has begun."""

    def __init__(
        self,
        known: Known,
        audience: Audience,
        keeper: Timekeeper,
        proposal: Callable[[], wire.ProposalInfo | None],
    ) -> None:
        self._known = known
        self._audience = audience
        self._keeper = keeper
        self._proposal = proposal

    # Late or now

    def is_late(self, credential: Credential | None) -> bool:
        """Whether all that this credential sees is as it was a while ago."""
        return credential is None and self._known.late is not None

    def watched(self, credential: Credential | None) -> AbstractContextManager[None]:
        """Somebody waits for what this credential is to see, until the end of the block."""
        late = self._known.late if self.is_late(credential) else None
        return late.watched() if late is not None else nullcontext()

    # The table

    def info(self, credential: Credential | None, base_url: str) -> wire.TableInfo:
        """The table as this credential sees it; links lead to ``base_url``."""
        known = self._known
        is_host = credential is not None and credential.kind == "host"
        late = self.is_late(credential)
        status = status_of(known.seen(late=late))
        # Who is there, who plays for whom and what is proposed belongs to now, not to then.
        present = frozenset(range(known.options.players)) if late else self._audience.present
        stand_ins = {} if late else self._keeper.shown_stand_ins()
        proposal = None if late or known.laid is None else self._proposal()
        return wire.TableInfo(
            table=known.id,
            name=known.setup.name,
            host=info.host(known.setup),
            status=status,
            rule_set=info.rule_set(known.options),
            chart=info.chart(known.options.chart),
            pace=known.setup.pace,
            hints=info.allows_hints(known.setup),
            seats=info.seats(known.setup, known.stored.invites, present, stand_ins),
            mine=list(credential.seats) if credential else [],
            invites=info.open_invites(known.stored.invites, base_url) if is_host else [],
            setup=known.setup,
            fairness=fairness.shown(known.stored, ended=status == "ended"),
            proposal=proposal,
            watchers=self._audience.watchers,
            rematch=known.rematch.shown(credential.seats if credential else ())
            if known.rematch
            else None,
        )

    def names(self) -> list[str]:
        """Who sits there, by seat."""
        return [seat.name for seat in info.seats(self._known.setup, self._known.stored.invites)]

    def invite(self, code: str) -> wire_setup.InviteInfo:
        """The seat that this link of the table offers."""
        stored, setup = self._known.stored, self._known.setup
        invite = next(invite for invite in stored.invites if invite.code == code)
        fair = fairness.shown(stored, ended=False)
        return wire_setup.InviteInfo(
            table=self._known.id,
            table_name=setup.name,
            host=info.host(setup),
            seat=invite.seat,
            name=invite.name or setup.seats[invite.seat].name,
            colour=info.colours(setup)[invite.seat],
            taken=invite.name is not None,
            seats=info.seats(setup, stored.invites, self._audience.present),
            rule_set=info.rule_set(self._known.options),
            setup=setup,
            commitment=fair.commitment if fair else None,
        )

    # The game

    def position(
        self, seat: int | None, covered: tuple[int, ...] = (), *, late: bool = False
    ) -> wire.Position:
        """The game as ``seat`` may see it; ``covered``: the seats of a covered shared screen.

        ``late``: as it was a while ago, without the clocks, which run now.
        """
        course = begun(self._known.seen(late=late))
        game = course.game
        seats = covered if seat is None else (seat,)
        free = self._known.setup.take_backs == "free"
        return wire.Position(
            number=course.number_for(seats),
            view=course.view_to_send(seat),
            open_actions=list(open_actions(game)) if game.to_act in covered else [],
            undo=course.undo(seat, free=free),
            clock=None if late else self._keeper.shown(),
            ways_back=[] if free else [way for one in seats for way in course.ways_back(one)],
        )

    def has_gone_on(self, seat: int | None, after: int, *, late: bool = False) -> bool:
        """Whether ``seat`` sees a higher number than ``after``, or the last there will be."""
        course = self._known.seen(late=late)
        if course is None:
            return False
        seats = () if seat is None else (seat,)
        return course.game.to_act is None or course.number_for(seats) > after

    def shown_to(self, listener: Listener) -> wire.Position:
        """The game as this socket may see it now."""
        covered = listener.seats if listener.is_covered else ()
        return self.position(listener.seat, covered, late=listener.is_late)

    def welcome(self, listener: Listener) -> wire.Welcome:
        """Everything from the beginning, for a socket that has just come."""
        table = self.info(listener.credential, listener.base_url)
        course = self._known.seen(late=listener.is_late)
        if course is None:
            return wire.Welcome(table, None, [], [])
        log = [redact(event, listener.seat) for event in course.events]
        stood_in = [wire.StoodIn(event, name) for event, name in course.stood_in]
        return wire.Welcome(table, self.shown_to(listener), log, stood_in)

    def to_decide(self, credential: Credential | None, asked: wire.AskHint) -> PlayerView:
        """What the seat that asks for a hint sees.

        Raises:
            TableError: the credential, the seat or the number is refused, or hints are.
            ActionError: the seat is not to act.
        """
        check_seat(credential, asked.seat)
        if not info.allows_hints(self._known.setup):
            raise TableError("hint.not_allowed", "This table is played without hints.", 403)
        course = self._known.course
        check_turn(course.game, asked.seat)
        if asked.number != course.number:
            raise stale(asked.number, course.number)
        return course.view(asked.seat)

    def to_plan(self, credential: Credential | None, seat: int) -> tuple[int, PlayerView]:
        """What a seat sees to plan by, whoever is to act, and the number of that position.

        Raises:
            TableError: the credential or the seat is refused, or the game has not begun.
            GameOver: the game has ended.
        """
        check_seat(credential, seat)
        course = self._known.course
        if course.game.to_act is None:
            raise GameOver("the game has ended")
        return course.number_for((seat,)), course.view(seat)

    # The record

    def record(self, credential: Credential | None) -> Record:
        """The record of the game, which holds all that was hidden.

        Raises:
            TableError: the game has not ended, as this credential sees it.
        """
        self.check_ended(credential)
        known = self._known
        return made_record(known.stored, known.setup, self.names(), known.course.entries)

    def check_ended(self, credential: Credential | None) -> None:
        """Everything is open when the game has ended, to whoever watches late as late.

        Raises:
            TableError: it has not, as this credential sees it.
        """
        if status_of(self._known.seen(late=self.is_late(credential))) != "ended":
            message = "The record is open when the game has ended: until then it holds secrets."
            raise TableError("table.running", message)

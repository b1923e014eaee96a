"""What takes everybody's consent: who has to agree to it, and what becomes of it (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from elfenland.server.wire import ProposalKind

State: TypeAlias = Literal["open", "carried", "dropped"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What ``seat`` has asked the others for, and who has said what to it.

    target: the seat that a bot should play for. back_to: the entry after which the game should
    stand again as it did. at: the number of the last entry that all had been told of. request: the
    client's own id. ballots: by seat of a person, whether they agree; who asks has agreed.
    """

    number: int
    kind: ProposalKind
    seat: int
    target: int | None
    back_to: int | None
    at: int
    request: str
    ballots: Mapping[int, bool]
    state: State = "open"

    @property
    def agreed(self) -> frozenset[int]:
        """Who has agreed."""
        return frozenset(seat for seat, agrees in self.ballots.items() if agrees)

    @property
    def declined(self) -> frozenset[int]:
        """Who has declined; who asks is among them where it was withdrawn."""
        return frozenset(self.ballots) - self.agreed


@dataclass(frozen=True, slots=True)
class Company:
    """Who is at a table now, and how far its game is.

    present: with a connection. away: something else plays for them. told: the number of the last
    entry that all were told of: a payment under way neither hastens nor ends a vote.
    """

    people: frozenset[int]
    present: frozenset[int]
    away: frozenset[int]
    to_act: int | None
    told: int

    def is_gone(self, seat: int) -> bool:
        """Whether the others wait for somebody who isn't there."""
        return seat == self.to_act and seat in self.people - self.present - self.away


def missing(proposal: Proposal, company: Company) -> frozenset[int]:
    """Who has still to agree.

    To all that changes the game all people have to, but for those for whom something else plays.
    That something plays for one who is gone is up to those who are there.
    """
    asked = company.people - company.away
    if proposal.kind == "stand_in":
        asked = asked & company.present - {proposal.target}
    return asked - proposal.agreed


def outcome(proposal: Proposal, company: Company) -> State:
    """What becomes of a proposal that is stored as open."""
    if proposal.declined or proposal.at != company.told or company.to_act is None:
        return "dropped"
    if proposal.target is not None and not company.is_gone(proposal.target):
        return "dropped"
    return "open" if missing(proposal, company) else "carried"


def is_awaited(proposal: Proposal, company: Company) -> bool:
    """Whether the bots wait for it: as long as all who have still to agree are there to do so."""
    return outcome(proposal, company) == "open" and missing(proposal, company) <= company.present

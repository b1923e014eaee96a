"""Who has to agree to what, and what becomes of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from elfenland.server.proposals import Company, Proposal, State, is_awaited, missing, outcome

# Three people, all there; seat 1 is to act. Seat 3 is a bot.
ALL = Company(
    people=frozenset({0, 1, 2}), present=frozenset({0, 1, 2}), away=frozenset(), to_act=1, told=7
)
END = Proposal(1, "end", 0, None, None, 7, "x", {0: True})
BACK = replace(END, kind="take_back", back_to=4)
BOT = replace(END, kind="stand_in", target=1)


def without(*seats: int) -> Company:
    """Some have no connection."""
    return replace(ALL, present=ALL.present - set(seats))


def away(*seats: int) -> Company:
    """Something else plays for some."""
    return replace(without(*seats), away=frozenset(seats))


CASES: dict[str, tuple[Proposal, Company, dict[int, bool], State, set[int]]] = {
    "just asked": (END, ALL, {}, "open", {1, 2}),
    "one has agreed": (END, ALL, {1: True}, "open", {2}),
    "all have": (END, ALL, {1: True, 2: True}, "carried", set()),
    "one has declined": (END, ALL, {1: True, 2: False}, "dropped", {2}),
    "who asks has withdrawn": (END, ALL, {0: False}, "dropped", {0, 1, 2}),
    "one has no connection": (END, without(2), {1: True}, "open", {2}),
    "something plays for one": (END, away(2), {1: True}, "carried", set()),
    "something plays for all others": (END, away(1, 2), {}, "carried", set()),
    "the game has gone on": (END, replace(ALL, told=8), {1: True}, "dropped", {2}),
    "the game has ended": (END, replace(ALL, to_act=None), {}, "dropped", {1, 2}),
    "taking back": (BACK, ALL, {1: True}, "open", {2}),
    "taking back, agreed": (BACK, ALL, {1: True, 2: True}, "carried", set()),
    "taking back without a connection": (BACK, without(1), {2: True}, "open", {1}),
    "a bot for one who is gone": (BOT, without(1), {}, "open", {2}),
    "a bot, agreed": (BOT, without(1), {2: True}, "carried", set()),
    "a bot, and nobody else is there": (BOT, without(1, 2), {}, "carried", set()),
    "a bot, and something plays for the other": (
        BOT, replace(without(1), away=frozenset({2})), {}, "carried", set(),
    ),
    "a bot, and who asks has gone, too": (BOT, without(0, 1), {}, "open", {2}),
    "a bot for one who has returned": (BOT, ALL, {}, "dropped", {2}),
    "a bot for one who is not to act any more": (
        BOT, replace(without(1), to_act=2), {}, "dropped", {2},
    ),
    "a bot where something plays already": (BOT, away(1), {2: True}, "dropped", set()),
    "a bot, declined": (BOT, without(1), {2: False}, "dropped", {2}),
}  # fmt: skip


@pytest.mark.parametrize(
    ("proposal", "company", "ballots", "state", "still"), CASES.values(), ids=CASES
)
def test_what_becomes_of_it(
    proposal: Proposal,
    company: Company,
    ballots: dict[int, bool],
    state: State,
    still: set[int],
) -> None:
    """By who is there, who has said what, and how far the game is."""
    proposal = replace(proposal, ballots={**proposal.ballots, **ballots})

    assert outcome(proposal, company) == state
    assert missing(proposal, company) == still


@pytest.mark.parametrize(
    ("company", "ballots", "wait"),
    [
        (ALL, {}, True),
        (without(2), {}, False),
        (without(2), {2: True}, True),
        (without(0), {}, True),
        (away(2), {}, True),
        (ALL, {1: True, 2: True}, False),
        (ALL, {1: False}, False),
        (replace(ALL, told=9), {}, False),
    ],
)
def test_bots_wait_for_those_who_are_there(
    company: Company,
    ballots: dict[int, bool],
    wait: bool,  # noqa: FBT001
) -> None:
    """A vote that waits for somebody without a connection holds up nobody."""
    assert is_awaited(replace(END, ballots={**END.ballots, **ballots}), company) is wait


@pytest.mark.parametrize(
    ("company", "gone"),
    [
        (ALL, set()),
        (without(1), {1}),
        (without(2), set()),
        (away(1), set()),
        (replace(without(0, 1, 2), to_act=3), set()),
        (replace(without(0, 1, 2), to_act=None), set()),
    ],
)
def test_who_is_gone(company: Company, gone: set[int]) -> None:
    """Whom the game waits for, who has no connection and nobody who plays for them."""
    assert {seat for seat in range(4) if company.is_gone(seat)} == gone

"""RULES.md, the favors that give cards (TILE-1, TILE-2), and their deal (DEAL-2, DEAL-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elfenland.board import Card
from elfenland.rules import view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import (
    all_but,
    small,
    until_next_round,
    use,
)

PLAINS = "ixara-virst-plains"


@pytest.mark.clause("TILE-1")
def test_two_cards_into_the_hand() -> None:
    """Draw Two draws two cards from the pile into the hand, seen by their owner."""
    game = small("draw-two")
    before = Counter(view(game, 0).hand)

    (drawn,) = use(game)

    assert (drawn["type"], drawn["seat"], len(drawn["cards"])) == ("cards_drawn", 0, 2)
    assert Counter(view(game, 0).hand) == before + Counter(drawn["cards"])
    assert view(game, 1).seats[0].cards == 6
    assert view(game, None).card_pile == 72 - 5 - 2


@pytest.mark.clause("TILE-1")
@pytest.mark.clause("MOVE-9")
def test_the_two_cards_may_be_used_at_once() -> None:
    """What is drawn pays the next step, and what is left of it counts for the limit of four."""
    game = small(
        "draw-two", hands={1: {"raft": 1}}, pile={"dragon": 2}, counters={PLAINS: "dragon"}
    )

    events = play(game, "favor", f"travel {PLAINS}")
    full = small("draw-two", hands={0: {"raft": 4}, 1: {"raft": 1}})
    play(full, "favor", "end")

    assert only("travelled", events)[0]["cards"] == ["dragon"]
    assert view(full, 0).discards == 2


@pytest.mark.clause("TILE-2")
def test_a_card_is_reserved_unseen() -> None:
    """Draw Next Round lays a card before the seat: not in its hand, and unseen by all."""
    game = small("draw-next-round")
    hand = view(game, 0).hand

    (reserved,) = use(game)

    assert reserved["type"] == "card_reserved"
    assert view(game, 0).hand == hand
    for viewer in (None, 0, 1):
        assert view(game, viewer).seats[0].reserved_cards == 1
        assert view(game, viewer).seats[0].cards == 4
    assert view(game, None).card_pile == 72 - 5 - 1


@pytest.mark.clause("TILE-2")
def test_a_reserved_card_cannot_be_played() -> None:
    """A reserved card pays for nothing before it is in hand, and cannot be discarded."""
    game = small(
        "draw-next-round",
        hands={0: {"raft": 5}, 1: {"raft": 1}},
        reserved={0: {"dragon": 3}},
        counters={PLAINS: "dragon"},
    )

    assert why_refused(game, f"travel {PLAINS}") == ("MOVE-2", "too-few-cards")
    play(game, "end")
    assert legal(game) == ["discard raft"]


@pytest.mark.clause("TILE-2")
@pytest.mark.clause("MOVE-9")
def test_reserved_cards_are_over_no_limit() -> None:
    """Four cards in hand and three reserved: nothing is discarded."""
    game = position(
        favors="small", hands={0: {"raft": 4}, 1: {"raft": 1}}, reserved={0: {"dragon": 3}}
    )

    assert play(game, "end") == [{"type": "turn_ended", "seat": 0, "discarded": []}]


@pytest.mark.clause("DEAL-1")
@pytest.mark.clause("DEAL-2")
@pytest.mark.clause("TILE-2")
def test_reserved_cards_come_on_top_of_the_eight() -> None:
    """Each seat is dealt up to eight, and then takes its reserved cards, from the start seat on."""
    game = position(
        players=3,
        favors="great",
        to_act=2,
        hands={0: {"raft": 4}, 2: {"unicorn": 1}},
        reserved={0: {"dragon": 3, "elfcycle": 1}, 2: {"giant-pig": 1}},
    )

    events = play(game, "end")

    dealt, taken = only("cards_dealt", events), only("reserved_taken", events)
    assert [(e["seat"], len(e["cards"])) for e in dealt] == [(1, 8), (2, 7), (0, 4)]
    assert [(e["seat"], Counter(e["cards"])) for e in taken] == [
        (2, Counter({"giant-pig": 1})),
        (0, Counter({"dragon": 3, "elfcycle": 1})),
    ]
    kinds = [e["type"] for e in events if e["type"] in ("cards_dealt", "reserved_taken")]
    assert kinds == ["cards_dealt"] * 3 + ["reserved_taken"] * 2
    seats = view(game, None).seats
    assert [(seat.cards, seat.reserved_cards) for seat in seats] == [(12, 0), (8, 0), (9, 0)]
    assert Counter(view(game, 0).hand) >= Counter({"dragon": 3, "elfcycle": 1, "raft": 4})
    assert problems(game) == []


@pytest.mark.clause("DEAL-1")
@pytest.mark.clause("DEAL-3")
@pytest.mark.clause("TILE-2")
def test_the_fullest_deal() -> None:
    """Six seats with all 24 cards reserved that there can be are dealt eight each: 72 in all."""
    reserved: dict[int, dict[Card, int]] = {
        seat: {"dragon": 1, "unicorn": 1, "elfcycle": 1, "raft": 1} for seat in range(6)
    }
    game = position(players=6, favors="great", to_act=5, hands={5: {"raft": 1}}, reserved=reserved)

    play(game, "end")

    assert [seat.cards for seat in view(game, None).seats] == [12] * 6
    assert view(game, None).card_pile == 0
    assert problems(game) == []


SHORT: list[Any] = [
    row("one each, and one more for the start seat", "DEAL-3", {}, 4, [1, 2, 1]),
    row("one each, and one more for the first two", "DEAL-3", {}, 5, [1, 2, 2]),
    row(
        "none for who has eight",
        "DEAL-3",
        {0: {"raft": 4, "dragon": 4}, 2: {"unicorn": 7}},
        5,
        [0, 4, 1],
    ),
    row("none at all", "DEAL-3", {}, 0, [0, 0, 0]),
    row("just enough", "DEAL-3", {}, 24, [8, 8, 8]),
]


@pytest.mark.parametrize(("hands", "pile", "dealt"), SHORT)
def test_a_pile_that_does_not_suffice(
    hands: dict[int, dict[Card, int]], pile: int, dealt: list[int]
) -> None:
    """Cards are dealt one at a time from the start seat until there are none; seat 1 starts."""
    left = Counter(all_but({})) - sum((Counter(hand) for hand in hands.values()), Counter())
    reserved = Counter(sorted(left.elements())[pile:])
    game = position(
        players=3, favors="great", phase="keep", open_counters={0: ["dragon", "dragon"]},
        hands=hands, reserved={0: reserved},
    )  # fmt: skip

    events = play(game, "keep none")

    assert [e["seat"] for e in only("cards_dealt", events)] == [1, 2, 0]
    by_seat = {e["seat"]: len(e["cards"]) for e in only("cards_dealt", events)}
    assert [by_seat[seat] for seat in range(3)] == dealt
    assert view(game, None).card_pile == 0
    assert problems(game) == []


@pytest.mark.clause("DEAL-2")
def test_a_reserved_card_is_kept_until_it_is_played() -> None:
    """What came by DEAL-2 is in hand like any card, and counts for the limit of four."""
    game = small("draw-next-round", pile={"dragon": 1})
    play(game, "favor", "end")
    events = until_next_round(game)

    (taken,) = only("reserved_taken", events)
    assert taken == {"type": "reserved_taken", "seat": 0, "cards": ["dragon"]}
    assert view(game, 0).seats[0].cards == 9

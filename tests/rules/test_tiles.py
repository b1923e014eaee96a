"""RULES.md, The six favors (TILE-1 to TILE-6), and what joins the hand later (DEAL-2, DRAW-3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elfenland.board import BOARD, TRANSPORTS, Card
from elfenland.rules import Game, view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import (
    BARE_ROAD,
    LIE,
    all_but,
    arrived,
    favors_seen,
    few_counters,
    small,
    use,
)

PLAINS = "ixara-virst-plains"
OTHER = "lapphalya-virst-plains"
DESERT = "albaran-feodor-desert"


def until_next_round(game: Game) -> list[dict[str, Any]]:
    """End the turns that are left without travelling: all that comes of it."""
    number, events = game.round, []
    while game.round == number:
        events += play(game, next(a for a in legal(game) if not a.startswith("travel")))
    return events


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


@pytest.mark.clause("TILE-3")
def test_two_counters_are_looked_at() -> None:
    """The seat sees two counters from the pile and decides about them before anything else."""
    game = small("two-counters", open_counters={0: ["dragon", "unicorn"]})

    (seen,) = use(game)

    assert (seen["type"], len(seen["counters"])) == ("counters_seen", 2)
    assert Counter(view(game, 0).seen) == Counter(seen["counters"])
    assert view(game, 1).seen == view(game, None).seen == ()
    assert favors_seen(game, 1).looking
    assert view(game, None).counter_pile == 48 - 5 - 2 - 2
    assert legal(game)[0] == "place none"
    assert {text.split()[2] for text in legal(game)[1:]} == set(seen["counters"])


SEEN = Stated(
    favors="great",
    boots={0: "virst"},
    hands={0: {"dragon": 2, "raft": 3}, 1: {"raft": 1}},
    open_counters={0: ["dragon", "elfcycle", "elfcycle", "elfcycle"]},
    secret_counters={0: ["magic-cloud"]},
    counters={DESERT: "unicorn"},
    seen=["dragon", "unicorn"],
)

SEEN_REFUSED: list[Any] = [
    row(
        "a counter that is not among them",
        "TILE-3",
        f"place seen elfcycle {PLAINS}",
        "TILE-3",
        "counter-not-seen",
    ),
    row(
        "a road with a counter",
        "TILE-3 PLAN-2",
        f"place seen dragon {DESERT}",
        "PLAN-2",
        "road-has-counter",
    ),
    row(
        "a terrain that the chart forbids",
        "TILE-3 PLAN-2",
        f"place seen unicorn {PLAINS}",
        "PLAN-2",
        "terrain-forbidden",
    ),
    row("one's own counter", "TILE-3", f"place dragon {PLAINS}", "PLAN-1", "plan-phase-only"),
    row("a step first", "TILE-3", "travel ixara-virst-river", "TILE-3", "seen-first"),
    row("the end of the turn first", "TILE-3", "end", "TILE-3", "seen-first"),
    row("another favor first", "TILE-3", "favor", "TILE-3", "seen-first"),
    row("no favor any more", "TILE-3", "no favor", "TILE-3", "seen-first"),
]


@pytest.mark.parametrize(("action", "clause", "reason"), SEEN_REFUSED)
def test_what_is_refused_while_looking(action: str, clause: str, reason: str) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    assert why_refused(position(SEEN), action) == (clause, reason)


@pytest.mark.clause("TILE-3")
@pytest.mark.parametrize("action", ["place none", f"place seen dragon {PLAINS}"])
def test_no_counters_to_look_at(action: str) -> None:
    """Without Two Counters there is nothing to place or to return."""
    game = position(SEEN, seen=[])

    assert why_refused(game, action) == ("TILE-3", "no-counters-seen")


@pytest.mark.clause("TILE-3")
def test_one_is_placed_and_the_other_goes_back() -> None:
    """One counter goes on any road that PLAN-2 allows, and serves at once; the other returns."""
    game = position(SEEN)

    events = play(game, f"place seen dragon {PLAINS}", f"travel {PLAINS}")

    assert events[0] == {
        "type": "counter_placed", "seat": 0, "counter": "dragon", "road": PLAINS,
        "secret": False, "favor": True,
    }  # fmt: skip
    assert events[1] == {"type": "counters_returned", "seat": 0, "counters": ["unicorn"]}
    assert (events[2]["type"], events[2]["cards"]) == ("travelled", ["dragon"])
    assert favors_seen(game).looking is False
    assert view(game, 0).seen == ()
    assert view(game, None).counter_pile == 48 - 5 - 5 - 1 - 1
    assert problems(game) == []


@pytest.mark.clause("TILE-3")
def test_on_any_road_of_the_board() -> None:
    """The road may be far from the boot; all bare roads that fit are there to choose from."""
    game = position(SEEN)

    roads = {text.split()[-1] for text in legal(game) if text.startswith("place seen dragon")}

    assert len(roads) == 35 - 1
    play(game, "place seen dragon grangor-mahdavikia-mountains")
    assert [road.road for road in view(game, None).roads] == [
        DESERT,
        "grangor-mahdavikia-mountains",
    ]


@pytest.mark.clause("TILE-3")
def test_two_looked_at_and_none_placed() -> None:
    """Both go back, and who looks at nothing new goes on with its turn."""
    game = position(SEEN)

    assert play(game, "place none") == [
        {"type": "counters_returned", "seat": 0, "counters": ["dragon", "unicorn"]}
    ]
    assert view(game, None).counter_pile == 48 - 5 - 5 - 1
    assert "travel ixara-virst-river" in legal(game)


@pytest.mark.clause("TILE-3")
@pytest.mark.clause("PLAN-2")
def test_a_counter_that_fits_nowhere() -> None:
    """With no bare road for them the counters looked at can only go back."""
    lies = {
        road.id: LIE[road.terrain][n % len(LIE[road.terrain])]
        for n, road in enumerate(BOARD.roads)
        if road.terrain in ("plains", "woods")
    }
    game = position(SEEN, counters=lies, open_counters={}, secret_counters={}, seen=["giant-pig"])

    assert legal(game) == ["place none"]
    assert why_refused(game, f"place seen giant-pig {PLAINS}") == ("PLAN-2", "road-has-counter")


@pytest.mark.clause("TILE-3")
@pytest.mark.clause("FAV-4")
def test_the_last_one_placed_returns_nothing() -> None:
    """One counter seen and placed: what goes back is nothing, and is told all the same."""
    game = small("two-counters", few_counters(1))
    (seen,) = use(game)

    placed, returned = play(game, f"place seen {seen['counters'][0]} {BARE_ROAD}")

    assert placed["type"] == "counter_placed"
    assert returned == {"type": "counters_returned", "seat": 0, "counters": []}
    assert view(game, None).counter_pile == 0


@pytest.mark.clause("TILE-3")
@pytest.mark.clause("DRAW-3")
def test_counters_seen_are_no_counters_held() -> None:
    """A seat that holds all the counters it may looks at two more."""
    game = position(SEEN)
    held = view(game, None).seats[0]

    assert len(held.open_counters) + held.secret_counters == 5
    assert len(view(game, 0).seen) == 2
    assert problems(game) == []


@pytest.mark.clause("TILE-4")
def test_an_extra_counter_is_seen_by_its_owner_alone() -> None:
    """Extra Counter takes one from the pile; its owner sees it, and all see that it waits."""
    game = small("extra-counter")

    (taken,) = use(game)

    assert (taken["type"], taken["seat"]) == ("extra_counter_taken", 0)
    assert view(game, 0).extra_counter == taken["counter"]
    for viewer in (None, 1):
        assert view(game, viewer).extra_counter is None
        assert view(game, viewer).seats[0].extra_counters == 1
    assert view(game, 0).secret_counters == ()
    assert view(game, None).counter_pile == 48 - 5 - 1


@pytest.mark.clause("TILE-4")
@pytest.mark.clause("DRAW-3")
@pytest.mark.clause("ROUND-2")
def test_the_sixth_counter() -> None:
    """It is kept beside the one of ROUND-2, and after the draws its seat holds six counters."""
    game = position(
        favors="small",
        phase="keep",
        open_counters={0: ["unicorn", "elfcycle"]},
        extra={0: "dragon", 1: "giant-pig"},
    )

    events = play(game, "keep unicorn")

    assert only("counter_kept", events) == [
        {"type": "counter_kept", "seat": 0, "counter": "unicorn", "secret": False},
        {"type": "counter_kept", "seat": 1, "counter": None, "secret": False},
    ]
    assert "dragon" in view(game, 0).secret_counters
    assert view(game, 0).extra_counter is None
    while game.phase == "draw":
        play(game, "draw pile")
    seats = view(game, None).seats
    assert [(len(s.open_counters), s.secret_counters, s.extra_counters) for s in seats] == [
        (4, 2, 0),
        (3, 2, 0),
    ]
    assert problems(game) == []


@pytest.mark.clause("TILE-4")
@pytest.mark.clause("ROUND-2")
def test_a_waiting_counter_is_not_kept_or_given_back() -> None:
    """In phase 6 of its own round it is no unplaced counter: one beside it is kept unasked."""
    game = position(
        favors="small",
        hands={0: {"raft": 1}},
        open_counters={0: ["unicorn"]},
        extra={0: "dragon"},
    )

    events = play(game, "end")

    assert only("counter_kept", events)[0]["counter"] == "unicorn"
    assert game.round == 2
    assert "dragon" in view(game, 0).secret_counters


@pytest.mark.clause("TILE-4")
@pytest.mark.parametrize("counter", TRANSPORTS)
def test_it_is_placed_in_the_next_round(counter: Any) -> None:  # noqa: ANN401 - a transport
    """From the next round's phase 4 on it is laid like a secret counter, and not before."""
    road = {"giant-pig": PLAINS, "elfcycle": PLAINS}.get(counter, "ixara-mahdavikia-mountains")
    game = position(favors="small", hands={0: {"raft": 1}}, extra={0: counter})
    assert why_refused(game, f"place secret {counter} {road}") == ("PLAN-1", "plan-phase-only")

    play(game, "end")
    while game.phase == "draw":
        play(game, "draw pile")
    play(game, "pass") if game.to_act == 1 else None
    (placed,) = play(game, f"place secret {counter} {road}")

    assert (placed["seat"], placed["secret"], placed["favor"]) == (0, True, False)


@pytest.mark.clause("TILE-4")
@pytest.mark.clause("ROUND-2")
def test_after_that_round_it_is_a_counter_like_any_other() -> None:
    """An extra counter of the round before is one of those of which one is kept."""
    game = position(
        favors="small",
        phase="keep",
        open_counters={0: ["unicorn"]},
        secret_counters={0: ["dragon"]},
    )

    assert legal(game) == ["keep unicorn", "keep secret dragon", "keep none"]


@pytest.mark.clause("TILE-5")
def test_an_obstacle_for_the_next_round() -> None:
    """An obstacle comes from the pool, beside one's own, and is not placed in phase 5."""
    game = small("obstacle", counters={PLAINS: "dragon"})

    assert use(game) == [{"type": "obstacle_taken", "seat": 0}]

    assert favors_seen(game).obstacle_pool == 11
    assert view(game, None).seats[0].obstacles == 2
    assert why_refused(game, f"obstacle {PLAINS}") == ("PLAN-1", "plan-phase-only")


@pytest.mark.clause("TILE-5")
@pytest.mark.clause("PLAN-3")
@pytest.mark.clause("ROUND-4")
def test_several_obstacles() -> None:
    """A seat lays all its obstacles, one a turn and one a road; used ones leave the game."""
    game = position(
        phase="plan",
        favors="small",
        held_obstacles={0: 3},
        counters={PLAINS: "dragon", OTHER: "dragon", DESERT: "dragon"},
        used=[1],
        obstacle_pool=10,
    )

    play(game, f"obstacle {PLAINS}")
    assert why_refused(game, f"obstacle {PLAINS}") == ("PLAN-3", "road-has-obstacle")
    play(game, f"obstacle {OTHER}", f"obstacle {DESERT}")

    assert game.phase == "draw"
    assert view(game, None).seats[0].obstacles == 0
    assert favors_seen(game).obstacle_pool == 10
    assert problems(game) == []


@pytest.mark.clause("TILE-5")
@pytest.mark.clause("SEE-5")
def test_a_seat_with_an_obstacle_alone_is_asked() -> None:
    """In phase 4 a seat that holds only an obstacle of a favor does not pass by itself."""
    game = position(
        phase="plan",
        favors="small",
        used=[0, 1],
        held_obstacles={0: 0, 1: 1},
        open_counters={0: ["dragon"]},
    )

    play(game, f"place dragon {PLAINS}")

    assert (game.to_act, legal(game)) == (1, ["pass", f"obstacle {PLAINS}"])


@pytest.mark.clause("TILE-6")
def test_a_free_path_is_taken() -> None:
    """A free path comes from the pool and is held openly; several may be."""
    game = small("free-path", free_paths={0: 2, 1: 1})

    assert use(game) == [{"type": "free_path_taken", "seat": 0}]

    assert favors_seen(game).free_path_pool == 12 - 4
    assert [seat.free_paths for seat in view(game, 1).seats] == [3, 1]


BLOCKED = Stated(
    favors="small",
    tiles={"virst": "draw-two"},
    boots={0: "virst"},
    counters={PLAINS: "dragon", OTHER: "giant-pig"},
    obstacles=[PLAINS],
    free_paths={0: 1},
    hands={0: {"dragon": 2, "raft": 2}, 1: {"raft": 1}},
)

PATHS: list[Any] = [
    row("by counter with it", "TILE-6", "free", [], ["dragon"], True),
    row("by counter without it, paid", "TILE-6 MOVE-3", "", [], ["dragon", "dragon"], False),
    row(
        "by caravan with it",
        "TILE-6 MOVE-4",
        "caravan free",
        ["dragon", "raft", "raft"],
        None,
        True,
    ),
    row(
        "by caravan without it, paid",
        "TILE-6 MOVE-4",
        "caravan",
        ["dragon", "dragon", "raft", "raft"],
        None,
        False,
    ),
]


@pytest.mark.parametrize(("how", "paid", "cards", "free"), PATHS)
def test_a_free_path_may_be_used(
    how: str, paid: list[str], cards: list[str] | None, *, free: bool
) -> None:
    """It cancels the obstacle for one step, and goes back; the obstacle stays; or one pays."""
    game = position(BLOCKED)

    events = play(game, f"travel {PLAINS} {how}".strip(), *[f"pay {card}" for card in paid])

    (step,) = only("travelled", events)
    assert (step["cards"], step["free_path"]) == (cards or paid, free)
    assert step["method"] == ("caravan" if "caravan" in how else "counter")
    assert [road.obstacle for road in view(game, None).roads] == [True, False]
    assert view(game, None).seats[0].free_paths == (0 if free else 1)
    assert favors_seen(game).free_path_pool == (12 if free else 11)
    assert problems(game) == []


@pytest.mark.clause("TILE-6")
def test_prices_with_a_free_path() -> None:
    """The seat sees each way to go and its price."""
    assert view(position(BLOCKED), 0).prices == {
        "travel ixara-virst-river": 1,
        "travel elvenhold-virst-lake": 2,
        "travel strykhaven-virst-lake": 2,
        f"travel {PLAINS}": 2,
        f"travel {PLAINS} caravan": 4,
        f"travel {PLAINS} free": 1,
        f"travel {PLAINS} caravan free": 3,
        f"travel {OTHER} caravan": 3,
    }


FREE_REFUSED: list[Any] = [
    row(
        "a free path one has not",
        "TILE-6",
        {"free_paths": {1: 1}},
        f"travel {PLAINS} free",
        "TILE-6",
        "no-free-path",
    ),
    row(
        "by caravan, neither",
        "TILE-6",
        {"free_paths": {}},
        f"travel {PLAINS} caravan free",
        "TILE-6",
        "no-free-path",
    ),
    row(
        "where no obstacle lies", "TILE-6", {}, f"travel {OTHER} free", "TILE-6", "no-obstacle-here"
    ),
    row(
        "by caravan where no obstacle lies",
        "TILE-6",
        {},
        f"travel {OTHER} caravan free",
        "TILE-6",
        "no-obstacle-here",
    ),
    row(
        "no card of the counter",
        "TILE-6 MOVE-2",
        {"hands": {0: {"raft": 4}}},
        f"travel {PLAINS} free",
        "MOVE-2",
        "too-few-cards",
    ),
    row(
        "two cards for a caravan",
        "TILE-6 MOVE-4",
        {"hands": {0: {"raft": 2}}},
        f"travel {PLAINS} caravan free",
        "MOVE-4",
        "too-few-for-caravan",
    ),
    row(
        "a road without a counter",
        "TILE-6 MOVE-2",
        {},
        "travel strykhaven-virst-mountains free",
        "MOVE-2",
        "no-counter-on-road",
    ),
    row(
        "a road that starts elsewhere",
        "TILE-6 MOVE-1",
        {},
        f"travel {DESERT} free",
        "MOVE-1",
        "not-from-here",
    ),
    row(
        "in a game without favors",
        "TILE-6",
        {"favors": "none"},
        f"travel {PLAINS} free",
        "TILE-6",
        "no-free-path",
    ),
    row(
        "in phase 4",
        "MOVE-1",
        {"phase": "plan"},
        f"travel {PLAINS} free",
        "MOVE-1",
        "travel-phase-only",
    ),
]


@pytest.mark.parametrize(("stated", "action", "clause", "reason"), FREE_REFUSED)
def test_what_is_refused_of_a_free_path(
    stated: Stated, action: str, clause: str, reason: str
) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    game = position({**BLOCKED, **stated})

    assert why_refused(game, action) == (clause, reason)
    assert action not in legal(game)


@pytest.mark.clause("TILE-6")
def test_one_step_each() -> None:
    """A free path is good for one step; the way back needs another or is paid."""
    game = position(BLOCKED, hands={0: {"dragon": 4}, 1: {"raft": 1}})

    play(game, f"travel {PLAINS} free")

    assert why_refused(game, f"travel {PLAINS} free") == ("TILE-6", "no-free-path")
    assert view(game, 0).prices[f"travel {PLAINS}"] == 2


@pytest.mark.clause("TILE-6")
def test_at_once_and_in_later_rounds() -> None:
    """A free path just taken may be used in the same turn, and one kept stays for later rounds."""
    game = position(BLOCKED, free_paths={}, tiles={"virst": "free-path"})
    kept = position(BLOCKED, tiles={"virst": "free-path"})

    play(game, "favor", f"travel {PLAINS} free")
    play(kept, "end")
    until_next_round(kept)

    assert view(game, None).seats[0].free_paths == 0
    assert (kept.round, view(kept, None).seats[0].free_paths) == (2, 1)


@pytest.mark.clause("TILE-6")
@pytest.mark.clause("FAV-4")
def test_the_path_just_used_may_be_drawn_again() -> None:
    """A free path is back in the pool before the piece: the favor of that town can give it."""
    game = position(
        BLOCKED,
        favors="great",
        tiles={"ixara": "free-path"},
        face_up=["ixara"],
        free_paths={0: 1, 1: 11},
    )

    events = play(game, f"travel {PLAINS} free", "favor")

    assert [event["type"] for event in events] == [
        "travelled", "piece_collected", "favor_used", "free_path_taken",
    ]  # fmt: skip
    assert favors_seen(game).free_path_pool == 0


@pytest.mark.clause("TILE-6")
def test_it_cancels_for_ones_own_turn_only() -> None:
    """What one seat passes freely, the next pays for."""
    game = position(
        BLOCKED, boots={0: "virst", 1: "virst"}, hands={0: {"dragon": 1}, 1: {"dragon": 2}}
    )

    play(game, f"travel {PLAINS} free")

    assert game.to_act == 1
    assert view(game, 1).prices[f"travel {PLAINS}"] == 2


@pytest.mark.clause("TILE-1")
@pytest.mark.clause("TILE-4")
@pytest.mark.clause("TILE-5")
@pytest.mark.parametrize("favor", ["extra-counter", "obstacle", "draw-next-round"])
def test_in_the_last_round_too(favor: Any) -> None:  # noqa: ANN401 - a favor
    """A favor that helps in a next round may be used in the last one, for what it is worth."""
    game = arrived(favor, round=4)

    assert len(use(game)) == 1
    assert problems(game) == []

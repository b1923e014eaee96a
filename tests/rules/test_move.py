"""RULES.md, Phase 5: move (MOVE-1 to MOVE-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from elfenland.board import BOARD, Card
from elfenland.errors import IllegalAction
from elfenland.rules import parse_action, view
from elfenland.rules.actions import Action, Travel
from elfenland.testing.laws import refused
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused

DESERT = "albaran-feodor-desert"
WOODS = "feodor-rivinia-woods"
PLAINS = "beata-elvenhold-plains"
RIVER = "beata-elvenhold-river"
LAKE = "elvenhold-virst-lake"
ALL_KINDS: Mapping[Card, int] = {"dragon": 2, "unicorn": 2, "elfcycle": 2, "raft": 2}


@pytest.mark.clause("MOVE-1")
def test_one_travel_turn_each() -> None:
    """From the start seat on each seat has one travel turn, then the phase is over."""
    game = position(
        players=3, start_seat=2, rounds=3, round=3, hands={n: {"raft": 2} for n in range(3)}
    )
    order = []
    while game.to_act is not None:
        order.append(game.to_act)
        play(game, "end")

    assert order == [2, 0, 1]


STEPS = {
    "no step at all": ([], "elvenhold"),
    "one step": ([f"travel {LAKE}"], "virst"),
    "two steps, one connection at a time": (
        [f"travel {LAKE}", "travel ixara-virst-river"],
        "ixara",
    ),
    "there and back": ([f"travel {LAKE}", f"travel {LAKE}"], "elvenhold"),
}


@pytest.mark.clause("MOVE-1")
@pytest.mark.parametrize(("steps", "town"), STEPS.values(), ids=STEPS)
def test_any_number_of_steps(steps: list[str], town: str) -> None:
    """A turn is any number of steps, and lasts until the seat ends it."""
    game = position(hands={0: {"raft": 5}, 1: {"raft": 1}})

    play(game, *steps)
    assert game.to_act == 0
    if len(view(game, 0).hand) > 4:
        play(game, "end", "discard raft")
    else:
        play(game, "end")

    assert game.to_act == 1
    assert view(game, None).seats[0].boot == town


@pytest.mark.clause("MOVE-2")
@pytest.mark.clause("MOVE-6")
def test_a_road_step_takes_its_price() -> None:
    """A step is paid with cards of the counter's kind, which are played openly."""
    game = position(boots={0: "feodor"}, counters={WOODS: "dragon"}, hands={0: {"dragon": 3}})

    step, collected = play(game, f"travel {WOODS}")

    seen = view(game, 1)
    assert step == {
        "type": "travelled", "seat": 0, "road": WOODS, "from": "feodor", "to": "rivinia",
        "method": "counter", "cards": ["dragon", "dragon"], "free_path": False,
    }  # fmt: skip
    assert collected == {"type": "piece_collected", "seat": 0, "town": "rivinia"}
    assert (seen.seats[0].cards, seen.played["dragon"]) == (1, 2)


PRICES = {
    "a dragon's road, one way": ("feodor", DESERT, "dragon", False, 1),
    "the same, the other way": ("albaran", DESERT, "dragon", False, 1),
    "with an obstacle": ("feodor", DESERT, "dragon", True, 2),
    "a dear road with an obstacle": ("feodor", DESERT, "troll-wagon", True, 3),
}


@pytest.mark.clause("MOVE-2")
@pytest.mark.clause("MOVE-3")
@pytest.mark.parametrize(
    ("town", "road", "counter", "blocked", "price"), PRICES.values(), ids=PRICES
)
def test_prices_are_shown(
    town: str,
    road: str,
    counter: Card,
    *,
    blocked: bool,
    price: int,
) -> None:
    """The seat to act sees what each step costs, and the road shows its price to all."""
    assert counter != "raft"
    game = position(
        boots={0: town},
        counters={road: counter},
        obstacles=[road] if blocked else [],
        hands={0: {counter: 4}},
    )

    seen = view(game, 0)
    assert seen.prices == {f"travel {road}": price, f"travel {road} caravan": 3 + blocked}
    assert [(shown.price, shown.caravan) for shown in view(game, None).roads] == [
        (price, 3 + blocked)
    ]
    assert view(game, 1).prices == {}


@pytest.mark.clause("MOVE-3")
def test_an_obstacle_costs_one_card_more() -> None:
    """With an obstacle the step takes one more card of the same kind, in either direction."""
    game = position(
        boots={0: "feodor"},
        counters={DESERT: "dragon"},
        obstacles=[DESERT],
        hands={0: {"dragon": 5}},
    )

    steps = only("travelled", play(game, f"travel {DESERT}", f"travel {DESERT}"))

    assert [step["cards"] for step in steps] == [["dragon", "dragon"]] * 2
    assert view(game, None).roads[0].obstacle


CARAVANS: dict[str, tuple[Mapping[Card, int], list[Card], bool]] = {
    "any three cards": (
        {"unicorn": 1, "giant-pig": 1, "elfcycle": 1, "raft": 1},
        ["unicorn", "giant-pig", "elfcycle"],
        False,
    ),
    "rafts included": ({"raft": 4}, ["raft"] * 3, False),
    "the road's own kind included": ({"dragon": 3, "raft": 1}, ["dragon", "dragon", "raft"], False),
    "although the price could be paid": ({"dragon": 4}, ["dragon"] * 3, False),
    "four with an obstacle": (
        {"unicorn": 2, "raft": 3},
        ["unicorn", "unicorn", "raft", "raft"],
        True,
    ),
}


@pytest.mark.clause("MOVE-4")
@pytest.mark.parametrize(("hand", "paid", "blocked"), CARAVANS.values(), ids=CARAVANS)
def test_a_caravan(
    hand: Mapping[Card, int],
    paid: list[Card],
    *,
    blocked: bool,
) -> None:
    """A caravan takes any three cards, four with an obstacle, chosen one by one."""
    game = position(
        boots={0: "feodor"},
        counters={DESERT: "dragon"},
        obstacles=[DESERT] if blocked else [],
        hands={0: hand},
    )

    events = play(game, f"travel {DESERT} caravan", *(f"pay {card}" for card in paid))

    (step,) = only("travelled", events)
    assert (step["method"], step["cards"], step["to"]) == ("caravan", paid, "albaran")
    assert Counter(view(game, 0).hand) == Counter(hand) - Counter(paid)
    assert view(game, 1).played == dict.fromkeys(view(game, 1).played, 0) | Counter(paid)


@pytest.mark.clause("MOVE-4")
def test_a_caravan_is_paid_in_the_order_of_kinds() -> None:
    """Within one payment cards come by kind, and enough must follow: there is one way to pay."""
    game = position(
        boots={0: "feodor"},
        counters={DESERT: "dragon"},
        hands={0: {"dragon": 1, "unicorn": 1, "elfcycle": 1, "raft": 1}},
    )

    play(game, f"travel {DESERT} caravan")
    assert legal(game) == ["pay dragon", "pay unicorn"]
    assert why_refused(game, "pay elfcycle") == ("MOVE-6", "pay-in-order")
    play(game, "pay unicorn")
    assert legal(game) == ["pay elfcycle"]
    assert why_refused(game, "pay dragon") == ("MOVE-6", "pay-in-order")
    assert why_refused(game, "pay unicorn") == ("MOVE-6", "card-not-held")
    play(game, "pay elfcycle")
    assert legal(game) == ["pay raft"]
    play(game, "pay raft")

    assert view(game, 1).seats[0].boot == "albaran"


@pytest.mark.clause("MOVE-4")
@pytest.mark.clause("MOVE-6")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        row("no step", "MOVE-6", f"travel {DESERT}", "pay-first"),
        row("no other caravan", "MOVE-6", f"travel {DESERT} caravan", "pay-first"),
        row("no end of the turn", "MOVE-6", "end", "pay-first"),
        row("no discard for nothing", "MOVE-6", "discard dragon", "no-discard-open"),
        row("no card that is not in hand", "MOVE-6", "pay elfcycle", "card-not-held"),
    ],
)
def test_there_is_no_way_back_inside_a_payment(action: str, reason: str) -> None:
    """Once a caravan is begun it is paid, with cards in hand, and nothing else is done."""
    game = position(boots={0: "feodor"}, counters={DESERT: "dragon"}, hands={0: {"dragon": 6}})
    play(game, f"travel {DESERT} caravan", "pay dragon")

    clause, why = why_refused(game, action)

    assert why == reason
    assert clause == ("MOVE-9" if reason == "no-discard-open" else "MOVE-6")
    assert legal(game) == ["pay dragon"]


REFUSED = [
    row(
        "a road that starts elsewhere",
        "MOVE-1",
        Stated(counters={DESERT: "dragon"}),
        f"travel {DESERT}",
        "MOVE-1",
        "not-from-here",
    ),
    row(
        "a river that starts elsewhere",
        "MOVE-1",
        Stated(),
        "travel ixara-virst-river",
        "MOVE-1",
        "not-from-here",
    ),
    row(
        "a road without a counter",
        "MOVE-2",
        Stated(),
        f"travel {PLAINS}",
        "MOVE-2",
        "no-counter-on-road",
    ),
    row(
        "a road without a counter by caravan",
        "MOVE-4",
        Stated(),
        f"travel {PLAINS} caravan",
        "MOVE-4",
        "no-counter-on-road",
    ),
    row(
        "cards of another kind",
        "MOVE-2 MOVE-6",
        Stated(counters={PLAINS: "giant-pig"}),
        f"travel {PLAINS}",
        "MOVE-2",
        "too-few-cards",
    ),
    row(
        "half of one kind and half of another",
        "MOVE-6",
        Stated(counters={PLAINS: "magic-cloud"}, hands={0: {"magic-cloud": 1, "raft": 7}}),
        f"travel {PLAINS}",
        "MOVE-2",
        "too-few-cards",
    ),
    row(
        "a card too few for the obstacle",
        "MOVE-3",
        Stated(counters={PLAINS: "dragon"}, obstacles=[PLAINS], hands={0: {"dragon": 1}}),
        f"travel {PLAINS}",
        "MOVE-3",
        "too-few-for-obstacle",
    ),
    row(
        "two cards for a caravan",
        "MOVE-4",
        Stated(counters={PLAINS: "giant-pig"}, hands={0: {"dragon": 2}}),
        f"travel {PLAINS} caravan",
        "MOVE-4",
        "too-few-for-caravan",
    ),
    row(
        "three cards for a caravan over an obstacle",
        "MOVE-4",
        Stated(counters={PLAINS: "giant-pig"}, obstacles=[PLAINS], hands={0: {"dragon": 3}}),
        f"travel {PLAINS} caravan",
        "MOVE-4",
        "too-few-for-caravan",
    ),
    row(
        "one raft against the current",
        "MOVE-5",
        Stated(hands={0: {"raft": 1, "dragon": 5}}),
        f"travel {RIVER}",
        "MOVE-5",
        "too-few-rafts",
    ),
    row(
        "one raft over a lake",
        "MOVE-5",
        Stated(hands={0: {"raft": 1}}),
        f"travel {LAKE}",
        "MOVE-5",
        "too-few-rafts",
    ),
    row(
        "paying where nothing is to be paid",
        "MOVE-6",
        Stated(),
        "pay dragon",
        "MOVE-4",
        "no-payment-open",
    ),
    row(
        "discarding for nothing", "MOVE-6", Stated(), "discard dragon", "MOVE-9", "no-discard-open"
    ),
    row("passing in phase 5", "PLAN-1", Stated(), "pass", "PLAN-1", "pass-phase-only"),
    row(
        "laying a counter in phase 5",
        "PLAN-1",
        Stated(open_counters={0: ["dragon"]}),
        f"place dragon {DESERT}",
        "PLAN-1",
        "plan-phase-only",
    ),
    row(
        "laying an obstacle in phase 5",
        "PLAN-1",
        Stated(),
        f"obstacle {DESERT}",
        "PLAN-1",
        "plan-phase-only",
    ),
    row(
        "keeping a counter in phase 5",
        "ROUND-2",
        Stated(),
        "keep none",
        "ROUND-2",
        "keep-phase-only",
    ),
]


@pytest.mark.parametrize(("stated", "action", "clause", "reason"), REFUSED)
def test_what_is_refused_in_phase_5(stated: Stated, action: str, clause: str, reason: str) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    game = position({"hands": {0: ALL_KINDS}, **stated})

    assert why_refused(game, action) == (clause, reason)
    assert action not in legal(game)


@pytest.mark.parametrize(
    "action",
    [
        row("a caravan on a lake", "MOVE-4 MOVE-5", Travel(LAKE, "caravan")),
        row("a caravan on a river", "MOVE-4 MOVE-5", Travel(RIVER, "caravan")),
        row("a counter's step on a river", "MOVE-5", Travel(RIVER, "counter")),
        row("a raft on a road", "MOVE-5", Travel(PLAINS, "raft")),
    ],
)
def test_waters_by_raft_and_roads_by_land(action: Action) -> None:
    """A caravan never goes over water, a raft never over land, however the action was made."""
    game = position(counters={PLAINS: "dragon"}, hands={0: {"raft": 8}})

    error = refused(game, action)

    assert (error.clause, error.reason) == ("MOVE-4", "wrong-method")


@pytest.mark.clause("MOVE-4")
def test_a_caravan_over_water_cannot_be_read() -> None:
    """As a text it is refused with the clause, too."""
    with pytest.raises(IllegalAction, match="MOVE-4"):
        parse_action(f"travel {LAKE} caravan")


@pytest.mark.clause("MOVE-5")
@pytest.mark.parametrize(
    "lake",
    [("virst", "strykhaven", "elvenhold"), ("grangor", "yttar", "parundia")],
    ids=["Mare Magnum", "Mare Nebulae"],
)
def test_lake_crossings_join_towns_of_one_lake(lake: tuple[str, ...]) -> None:
    """Each pair of a lake's three towns is joined by a crossing, and no other town is."""
    crossings = {frozenset((c.a, c.b)) for c in BOARD.connections if c.terrain == "lake"}
    here = {pair for pair in crossings if pair & set(lake)}

    assert here == {frozenset((a, b)) for a in lake for b in lake if a != b}


@pytest.mark.clause("MOVE-5")
@pytest.mark.clause("COMP-2")
def test_parallel_connections_are_apart() -> None:
    """Beside a river or a lake crossing the road needs its own counter and has its own price."""
    game = position(counters={PLAINS: "dragon"}, hands={0: {"dragon": 1, "raft": 2}})

    assert legal(game) == [
        "end",
        f"travel {PLAINS}",
        f"travel {PLAINS} caravan",
        f"travel {RIVER}",
        "travel elvenhold-rivinia-river",
        "travel elvenhold-strykhaven-lake",
        f"travel {LAKE}",
    ]


@pytest.mark.clause("MOVE-7")
def test_a_road_again_at_full_price() -> None:
    """A road may be used again in the same turn, and costs the same again."""
    game = position(
        boots={0: "feodor"}, counters={WOODS: "troll-wagon"}, hands={0: {"troll-wagon": 5}}
    )

    events = play(game, f"travel {WOODS}", f"travel {WOODS}")

    assert [len(step["cards"]) for step in only("travelled", events)] == [2, 2]
    assert why_refused(game, f"travel {WOODS}") == ("MOVE-2", "too-few-cards")


@pytest.mark.clause("MOVE-7")
def test_elvenhold_gives_nothing() -> None:
    """Elvenhold may be entered, and nothing is collected there."""
    game = position(boots={0: "virst"}, hands={0: {"raft": 3}})

    events = play(game, f"travel {LAKE}")

    assert [event["type"] for event in events] == ["travelled"]
    assert view(game, None).seats[0].collected == ("virst",)


@pytest.mark.clause("MOVE-7")
@pytest.mark.clause("MOVE-8")
def test_a_town_gives_its_piece_once() -> None:
    """A town revisited gives nothing more."""
    game = position(hands={0: {"raft": 8}})

    events = play(game, f"travel {LAKE}", f"travel {LAKE}", f"travel {LAKE}")

    assert [event["town"] for event in only("piece_collected", events)] == ["virst"]


@pytest.mark.clause("MOVE-8")
def test_each_seat_collects_its_own_piece() -> None:
    """One's own piece is collected; those of others stay."""
    game = position(hands={0: {"raft": 2}, 1: {"raft": 3}})

    play(game, f"travel {LAKE}", f"travel {LAKE}")

    assert [seat.collected for seat in view(game, None).seats] == [("virst",), ("virst",)]


@pytest.mark.clause("MOVE-8")
def test_the_piece_is_collected_on_the_way() -> None:
    """A piece is collected on arriving, before the seat decides whether to travel on."""
    game = position(hands={0: {"raft": 8}})

    events = play(game, f"travel {LAKE}", "travel ixara-virst-river")

    assert [event["type"] for event in events] == ["travelled", "piece_collected"] * 2


KEPT: dict[str, tuple[Mapping[Card, int], list[Card]]] = {
    "eight cards: four go": ({"dragon": 4, "raft": 4}, ["dragon", "dragon", "raft", "raft"]),
    "five cards: one goes": ({"dragon": 2, "unicorn": 2, "raft": 1}, ["unicorn"]),
    "five alike: one goes, and it is asked": ({"raft": 5}, ["raft"]),
    "four cards: none goes": ({"dragon": 4}, []),
    "one card: none goes": ({"dragon": 1}, []),
}


@pytest.mark.clause("MOVE-9")
@pytest.mark.parametrize("last", [False, True], ids=["round 1", "the last round"])
@pytest.mark.parametrize(("hand", "go"), KEPT.values(), ids=KEPT)
def test_a_hand_comes_down_to_four(
    hand: Mapping[Card, int],
    go: list[Card],
    *,
    last: bool,
) -> None:
    """Ending the turn a hand of more than four is reduced to four, in the last round too."""
    game = position(round=4 if last else 1, hands={0: hand, 1: {"raft": 1}})

    events = play(game, "end", *(f"discard {card}" for card in go))

    assert events == [{"type": "turn_ended", "seat": 0, "discarded": go}]
    assert Counter(view(game, 0).hand) == Counter(hand) - Counter(go)
    assert view(game, 0).discarded == tuple(go)
    assert game.to_act == 1


@pytest.mark.clause("MOVE-9")
@pytest.mark.parametrize(
    ("action", "clause", "reason"),
    [
        row("no more steps", "MOVE-9", f"travel {LAKE}", "MOVE-9", "discard-first"),
        row("the end is said already", "MOVE-9", "end", "MOVE-9", "discard-first"),
        row("no card that is not in hand", "MOVE-9", "discard elfcycle", "MOVE-9", "card-not-held"),
        row("not so that too few follow", "MOVE-9", "discard raft", "MOVE-9", "discard-in-order"),
        row("nothing is paid", "MOVE-4", "pay dragon", "MOVE-4", "no-payment-open"),
    ],
)
def test_what_is_refused_while_discarding(action: str, clause: str, reason: str) -> None:
    """Once the turn is ended the hand comes down, and nothing else is done."""
    game = position(hands={0: {"dragon": 6, "raft": 1}})
    play(game, "end")

    assert why_refused(game, action) == (clause, reason)
    assert legal(game) == ["discard dragon"]


@pytest.mark.clause("MOVE-9")
def test_discards_go_in_the_order_of_kinds() -> None:
    """The owner chooses what goes; cards of an earlier kind are named first."""
    game = position(hands={0: {"dragon": 3, "unicorn": 1, "raft": 2}})
    play(game, "end", "discard unicorn")

    assert legal(game) == ["discard raft"]
    assert why_refused(game, "discard dragon") == ("MOVE-9", "discard-in-order")


@pytest.mark.clause("MOVE-6")
def test_the_exact_price_and_no_more() -> None:
    """Whatever is in hand, a step takes its price: there is no action that overpays."""
    game = position(boots={0: "feodor"}, counters={DESERT: "dragon"}, hands={0: {"dragon": 8}})

    play(game, f"travel {DESERT}")

    assert len(view(game, 0).hand) == 7

"""RULES.md, Who sees what (SEE-1 to SEE-5); that it holds in whole games: test_secrecy.py."""

from __future__ import annotations

from dataclasses import fields

import pytest

from elfenland.board import Favor
from elfenland.errors import NotYourTurn
from elfenland.rules import (
    ACTIONS,
    Game,
    Options,
    open_actions,
    parse_action,
    redact,
    to_json,
    view,
)
from elfenland.rules.events import (
    CardReserved,
    CardsDealt,
    CardsDrawn,
    CounterDrawn,
    CounterKept,
    CounterPlaced,
    CountersReturned,
    CountersSeen,
    DisplayRefilled,
    Event,
    ExtraCounterTaken,
    FavorDeclined,
    FavorUsed,
    FreePathTaken,
    GameStarted,
    ObstaclePlaced,
    ObstacleTaken,
    Passed,
    PieceCollected,
    PileReshuffled,
    ReservedTaken,
    RoundEnded,
    RoundStarted,
    Travelled,
    TurnEnded,
)
from elfenland.rules.record import Record, verify
from elfenland.rules.view import FavorsView, Payment, PlayerView, RoadView, SeatView
from elfenland.testing.play import nth_game, play_on, random_play
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, play, row

DESERT = "albaran-feodor-desert"
LAKE = "elvenhold-virst-lake"

# Every field of a view, and the clause that lets it be seen. A field that is not here is secret.
PUBLIC = {
    "seat", "options", "round", "phase", "start_seat", "to_act", "draw", "passes", "seats",
    "display", "counter_pile", "card_pile", "roads", "played", "favors", "result",
}  # fmt: skip
PRIVATE = {
    "hand", "secret_counters", "discarded", "payment", "discards", "legal", "prices", "town_card",
    "extra_counter", "seen",
}  # fmt: skip
# Everybody's when the game has ended (SEE-4), nobody's before.
AT_THE_END = {"town_cards"}
OF_A_SEAT = {
    "seat", "boot", "collected", "cards", "open_counters", "secret_counters", "extra_counters",
    "obstacles", "free_paths", "reserved_cards",
}  # fmt: skip


@pytest.mark.clause("SEE-1")
@pytest.mark.clause("SEE-2")
def test_a_view_shows_what_is_listed_and_nothing_else() -> None:
    """A new field of a view is secret until somebody lists it here with the clauses in mind."""
    assert {field.name for field in fields(PlayerView)} == PUBLIC | PRIVATE | AT_THE_END
    assert {field.name for field in fields(SeatView)} == OF_A_SEAT
    assert {field.name for field in fields(RoadView)} == {
        "road", "counter", "obstacle", "price", "caravan",
    }  # fmt: skip
    assert {field.name for field in fields(FavorsView)} == {
        "tiles", "obstacle_pool", "free_path_pool", "offer", "looking",
    }  # fmt: skip
    assert {field.name for field in fields(Payment)} == {"connection", "paid", "left", "free_path"}


def busy() -> Game:
    """Phase 5 with something of every kind lying about; seat 1 is to act."""
    return position(
        players=3,
        to_act=1,
        hands={0: {"dragon": 3}, 1: {"unicorn": 2, "raft": 4}, 2: {"elfcycle": 1}},
        played={"magic-cloud": 2},
        discards={0: {"giant-pig": 1}},
        open_counters={0: ["dragon"], 2: ["unicorn", "unicorn"]},
        secret_counters={0: ["elfcycle"], 1: ["troll-wagon"]},
        counters={DESERT: "dragon"},
        obstacles=[DESERT],
        boots={0: "feodor"},
        display=["dragon", "giant-pig", "giant-pig", "elfcycle", "unicorn"],
    )


@pytest.mark.clause("SEE-1")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_what_is_public(viewer: int | None) -> None:
    """Everybody sees the board, what lies open, how much everyone holds and whose turn it is."""
    seen = view(busy(), viewer)

    assert (seen.round, seen.phase, seen.start_seat, seen.to_act) == (1, "move", 0, 1)
    assert [(s.boot, s.cards, s.secret_counters, s.obstacles) for s in seen.seats] == [
        ("feodor", 3, 1, 1),
        ("elvenhold", 6, 1, 1),
        ("elvenhold", 1, 0, 0),
    ]
    assert [s.open_counters for s in seen.seats] == [("dragon",), (), ("unicorn", "unicorn")]
    assert [s.collected for s in seen.seats] == [("feodor",), (), ()]
    assert seen.display == ("dragon", "giant-pig", "giant-pig", "elfcycle", "unicorn")
    assert seen.counter_pile == 48 - 1 - 3 - 2 - 5
    assert seen.card_pile == 72 - 3 - 6 - 1 - 2 - 1
    assert [(r.road, r.counter, r.obstacle) for r in seen.roads] == [(DESERT, "dragon", True)]
    assert {card for card, count in seen.played.items() if count} == {"magic-cloud"}


@pytest.mark.clause("SEE-2")
def test_what_a_seat_sees_of_its_own() -> None:
    """A seat sees its own hand, secret counters and discards, and what it may do when asked."""
    game = busy()

    assert view(game, 0).hand == ("dragon",) * 3
    assert view(game, 0).secret_counters == ("elfcycle",)
    assert view(game, 0).discarded == ("giant-pig",)
    assert view(game, 0).legal == ()
    assert view(game, 1).hand == ("unicorn", "unicorn", "raft", "raft", "raft", "raft")
    assert view(game, 1).secret_counters == ("troll-wagon",)
    assert [action.text for action in view(game, 1).legal] == legal(game)
    assert view(game, 1).prices[f"travel {LAKE}"] == 2


@pytest.mark.clause("SEE-1")
@pytest.mark.clause("SEE-2")
def test_a_spectator_sees_nothing_of_any_seat() -> None:
    """A spectator's view has none of the private things."""
    seen = view(busy(), None)

    assert not any(getattr(seen, name) for name in PRIVATE | AT_THE_END)


@pytest.mark.clause("SEE-2")
def test_a_payment_is_seen_by_its_seat_alone() -> None:
    """Nothing is told of a caravan before its last card; its own seat sees what it has laid."""
    game = position(boots={0: "feodor"}, counters={DESERT: "dragon"}, hands={0: {"raft": 5}})
    before = view(game, 1), view(game, None), open_actions(game)

    events = play(game, f"travel {DESERT} caravan", "pay raft")

    assert events == []
    assert (view(game, 1), view(game, None), open_actions(game)) == before
    payment = view(game, 0).payment
    assert payment is not None
    assert (payment.connection, payment.paid, payment.left) == (DESERT, ("raft",), 2)


@pytest.mark.clause("SEE-2")
@pytest.mark.clause("SEE-5")
def test_a_hand_reduction_is_seen_by_its_seat_alone() -> None:
    """Others are told of the end of a turn when the last card is discarded, and how many went."""
    game = position(hands={0: {"dragon": 6}, 1: {"raft": 1}})
    before = view(game, 1), view(game, None), open_actions(game)

    assert play(game, "end", "discard dragon") == []

    assert (view(game, 1), view(game, None), open_actions(game)) == before
    assert view(game, 0).discards == 1
    (ended,) = game.apply(parse_action("discard dragon"))
    assert redact(ended, 1) == {"type": "turn_ended", "seat": 0, "count": 2}


@pytest.mark.clause("SEE-2")
@pytest.mark.clause("SMALL-1")
@pytest.mark.parametrize("action", ["end", "travel ixara-virst-plains caravan"])
def test_a_favor_stays_open_while_a_seat_pays(action: str) -> None:
    """Others see the Small Favor open until the last card is named: nothing tells of a payment."""
    game = position(
        favors="small", boots={0: "virst"}, counters={"ixara-virst-plains": "dragon"},
        hands={0: {"raft": 6}, 1: {"raft": 1}},
    )  # fmt: skip
    before = view(game, 1), view(game, None), open_actions(game)

    assert play(game, action, "pay raft" if action != "end" else "discard raft") == []

    assert (view(game, 1), view(game, None), open_actions(game)) == before


@pytest.mark.clause("SEE-1")
def test_what_favors_show_to_all() -> None:
    """Everybody sees tiles face up, both pools, and how much each seat holds of everything."""
    game = position(
        players=3, favors="great", tiles={"virst": "draw-two"}, boots={0: "virst"},
        reserved={0: {"dragon": 2}}, extra={1: "unicorn"}, free_paths={2: 3},
        held_obstacles={0: 2}, hands={0: {"raft": 1}},
    )  # fmt: skip

    for viewer in (None, 0, 1, 2):
        seen = view(game, viewer)
        assert seen.favors is not None
        assert {town for town, tile in seen.favors.tiles.items() if tile} == {"virst"}
        assert (seen.favors.obstacle_pool, seen.favors.free_path_pool) == (11, 9)
        assert [s.reserved_cards for s in seen.seats] == [2, 0, 0]
        assert [s.extra_counters for s in seen.seats] == [0, 1, 0]
        assert [s.free_paths for s in seen.seats] == [0, 0, 3]
        assert [s.obstacles for s in seen.seats] == [2, 1, 1]
        assert seen.extra_counter == ("unicorn" if viewer == 1 else None)


@pytest.mark.clause("SEE-1")
@pytest.mark.clause("SEE-2")
def test_there_is_no_such_seat() -> None:
    """A view of a seat that is not there is refused, naming the seats."""
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="seats are 0 to 2"):
            view(busy(), seat)


DECK: list[tuple[Event, dict[str, object]]] = [
    (CardsDealt(1, ("raft", "dragon")), {"type": "cards_dealt", "seat": 1, "count": 2}),
    (CardsDealt(1, ()), {"type": "cards_dealt", "seat": 1, "count": 0}),
    (
        CounterDrawn(1, "dragon", "pile", True),
        {"type": "counter_drawn", "seat": 1, "source": "pile", "secret": True},
    ),
    (ReservedTaken(1, ("raft",)), {"type": "reserved_taken", "seat": 1, "count": 1}),
    (CardsDrawn(1, ("raft", "dragon")), {"type": "cards_drawn", "seat": 1, "count": 2}),
    (CardsDrawn(1, ()), {"type": "cards_drawn", "seat": 1, "count": 0}),
    (CountersSeen(1, ("dragon",)), {"type": "counters_seen", "seat": 1, "count": 1}),
    (CountersReturned(1, ("dragon",)), {"type": "counters_returned", "seat": 1, "count": 1}),
    (CountersReturned(1, ()), {"type": "counters_returned", "seat": 1, "count": 0}),
    (ExtraCounterTaken(1, "dragon"), {"type": "extra_counter_taken", "seat": 1}),
    (TurnEnded(1, ("raft",)), {"type": "turn_ended", "seat": 1, "count": 1}),
    (TurnEnded(1, ()), {"type": "turn_ended", "seat": 1, "count": 0}),
    (
        CounterKept(1, "dragon", True),
        {"type": "counter_kept", "seat": 1, "secret": True},
    ),
]

OPEN: list[Event] = [
    GameStarted(1, ("dragon",) * 5, None, None),
    RoundStarted(1, 1),
    CounterDrawn(1, "dragon", "pile", False),
    CounterDrawn(1, "dragon", "display", False),
    DisplayRefilled(("dragon",) * 5),
    CounterPlaced(1, "dragon", DESERT, True),
    ObstaclePlaced(1, DESERT),
    Passed(1),
    Travelled(1, DESERT, "feodor", "albaran", "caravan", ("raft", "dragon", "dragon")),
    PieceCollected(1, "albaran"),
    CounterPlaced(1, "dragon", DESERT, secret=False, favor=True),
    Travelled(1, DESERT, "feodor", "albaran", "counter", ("dragon",), free_path=True),
    FavorUsed(1, "albaran", "draw-two", turned=True),
    FavorDeclined(1, "albaran"),
    ObstacleTaken(1),
    FreePathTaken(1),
    PileReshuffled(7),
    GameStarted(1, ("dragon",) * 5, {"albaran": "draw-two"}, None),
    CounterKept(1, "dragon", False),
    CounterKept(1, None, False),
    RoundEnded(1),
]


@pytest.mark.clause("SEE-1")
@pytest.mark.clause("SEE-2")
@pytest.mark.parametrize(("event", "others"), DECK, ids=lambda value: getattr(value, "type", ""))
def test_what_is_withheld_of_an_event(event: Event, others: dict[str, object]) -> None:
    """Its own seat is told all; everybody else gets a count, or nothing in place of the value."""
    assert redact(event, 1) == to_json(event)
    for viewer in (0, 2, None):
        assert redact(event, viewer) == others


@pytest.mark.clause("SEE-1")
@pytest.mark.parametrize("event", OPEN, ids=lambda event: event.type)
def test_what_is_told_to_all(event: Event) -> None:
    """Everything else is told to everybody as it is recorded."""
    for viewer in (0, 1, None):
        assert redact(event, viewer) == to_json(event)


@pytest.mark.clause("SEE-3")
@pytest.mark.clause("TILE-2")
def test_a_reserved_card_is_told_to_nobody() -> None:
    """Which card is reserved is told to nobody, not to its own seat either; the record knows."""
    event = CardReserved(1, "raft")

    assert to_json(event) == {"type": "card_reserved", "seat": 1, "card": "raft"}
    for viewer in (0, 1, None):
        assert redact(event, viewer) == {"type": "card_reserved", "seat": 1}


@pytest.mark.clause("SEE-3")
@pytest.mark.clause("SET-3")
def test_tiles_face_down_are_told_to_nobody() -> None:
    """With Great Favors nobody is told what lies where; the record says it, and not how it lay."""
    tiles: dict[str, Favor] = {"albaran": "draw-two", "virst": "obstacle"}
    event = GameStarted(0, ("dragon",) * 5, tiles, None, tiles_face_down=True)

    assert to_json(event)["tiles"] == tiles
    assert "tiles_face_down" not in to_json(event)
    for viewer in (0, 1, None):
        told = redact(event, viewer)
        assert told["tiles"] is None
        assert "tiles_face_down" not in told


@pytest.mark.clause("SEE-2")
def test_a_town_card_is_told_to_its_seat_alone() -> None:
    """Of the town cards a seat is told its own, a spectator none."""
    event = GameStarted(0, ("dragon",) * 5, None, ("beata", "virst"))

    assert redact(event, 0)["town_cards"] == ["beata", None]
    assert redact(event, 1)["town_cards"] == [None, "virst"]
    assert redact(event, None)["town_cards"] is None


@pytest.mark.clause("SEE-3")
def test_a_seed_is_nowhere_to_be_seen() -> None:
    """Neither views nor news nor refusals show the seed, a place in the stream, or the piles."""
    game = Game.new(Options(players=3), "canary seed")
    told = [str(redact(event, 0)) for event in game.opening]
    for action in random_play(game, nth_game(0)[1]):
        told.append(repr(view(game, 0)))
        told += [str(redact(event, 0)) for event in game.copy().apply(action)]
        with pytest.raises(NotYourTurn) as refused:
            game.apply(action, (game.state.seat + 1) % 3)
        told.append(str(refused.value))
    shown = "\n".join(told)

    assert "canary" not in shown
    assert "chance" not in shown
    assert "order" not in shown


@pytest.mark.clause("SEE-4")
def test_when_the_game_has_ended_everything_is_public() -> None:
    """The record of an ended game tells every card and counter, and the seed, to anybody."""
    game, dice = nth_game(2, "open at the end")
    record = Record.begin(game, [{"name": "Ann", "kind": "human"}] * 4, "open at the end/2")
    for action in random_play(game, dice):
        assert game.to_act is not None
        record.add(game.to_act, action, game.copy().apply(action))
    told = record.to_json()

    assert told["seed"] == "open at the end/2"
    assert game.result is not None
    assert told["result"] == game.result.to_json()
    for event in told["events"]:
        for key in {
            "cards_dealt": ["cards"],
            "counter_drawn": ["counter"],
            "turn_ended": ["discarded"],
            "counter_kept": ["counter"],
        }.get(event["type"], []):
            assert key in event
    assert verify(record).result == game.result


@pytest.mark.clause("SEE-4")
def test_the_result_is_shown_to_all() -> None:
    """Once the game has ended every view shows the result, and nobody is asked."""
    game, dice = nth_game(1, "result")
    play_on(game, dice)

    for viewer in (None, *range(game.options.players)):
        seen = view(game, viewer)
        assert (seen.result, seen.to_act, seen.phase) == (game.result, None, "ended")


ASKED = [
    row(
        "in phase 4 a seat with a counter that fits nowhere is asked", "SEE-5",
        Stated(
            phase="plan", used=[0, 1], open_counters={0: ["dragon"]},
            secret_counters={1: ["unicorn"]},
        ),
        ["pass"], ("plan", 1),
    ),
    row(
        "in phase 4 a seat with an obstacle and no counter on the board is asked", "SEE-5",
        Stated(phase="plan", open_counters={0: ["dragon"]}), ["pass"], ("plan", 1),
    ),
    row(
        "in phase 4 a seat with nothing is not asked", "SEE-5 PLAN-5",
        Stated(phase="plan", used=[1], open_counters={0: ["dragon"]}),
        [f"place dragon {DESERT}"], ("plan", 0),
    ),
    row(
        "in phase 5 a seat that can pay no step is asked", "SEE-5",
        Stated(hands={0: {"raft": 1}, 1: {"dragon": 1}}), ["end"], ("move", 1),
    ),
    row(
        "in phase 5 it is asked again after a step as long as it has a card", "SEE-5",
        Stated(hands={0: {"raft": 3}}), [f"travel {LAKE}"], ("move", 0),
    ),
    row(
        "in phase 5 a seat without cards is not asked", "SEE-5",
        Stated(players=3, hands={0: {"raft": 1}, 2: {"dragon": 1}}), ["end"], ("move", 2),
    ),
    row(
        "in phase 5 a turn ends by itself with the last card", "SEE-5",
        Stated(hands={0: {"raft": 2}, 1: {"dragon": 1}}), [f"travel {LAKE}"], ("move", 1),
    ),
    row(
        "a hand above four is asked for its discards, even if all are alike", "SEE-5 MOVE-9",
        Stated(hands={0: {"raft": 5}, 1: {"dragon": 1}}), ["end"], ("move", 0),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("stated", "actions", "asked"), ASKED)
def test_who_is_asked(stated: Stated, actions: list[str], asked: tuple[str, int]) -> None:
    """Whether a seat is asked depends on what everybody sees, and on nothing in its hand."""
    game = position(stated)

    play(game, *actions)

    assert (game.phase, game.to_act) == asked


@pytest.mark.clause("SEE-5")
@pytest.mark.parametrize("players", range(2, 7))
def test_phases_1_and_2_ask_nobody(players: int) -> None:
    """A game just begun has dealt cards and secret counters, and asks for the first open one."""
    game = Game.new(Options(players=players), 0)

    assert game.phase == "draw"
    assert [seat.secret_counters for seat in view(game, None).seats] == [1] * players


OFFERS = [
    row(
        "a draw", "SEE-1",
        Stated(phase="draw", display=["dragon"] * 5), ["draw dragon", "draw pile"],
    ),
    row(
        "laying the obstacle, and passing", "SEE-1",
        Stated(phase="plan", secret_counters={0: ["dragon"]}, counters={DESERT: "unicorn"}),
        ["pass", f"obstacle {DESERT}"],
    ),
    row(
        "using a Small Favor", "SEE-1 SMALL-1",
        Stated(favors="small", boots={0: "virst"}, hands={0: {"raft": 8}}), ["end", "favor"],
    ),
    row(
        "returning counters looked at", "SEE-1 TILE-3",
        Stated(favors="great", seen=["dragon", "unicorn"], hands={0: {"raft": 8}}), ["place none"],
    ),
    row("ending a turn", "SEE-1", Stated(hands={0: {"raft": 8}}), ["end"]),
    row(
        "keeping an open counter or none", "SEE-1",
        Stated(phase="keep", open_counters={0: ["dragon"]}, secret_counters={0: ["unicorn"]}),
        ["keep dragon", "keep none"],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("stated", "offered"), OFFERS)
def test_open_actions(stated: Stated, offered: list[str]) -> None:
    """On a covered screen there is what needs no look into a hand, and tells of none."""
    game = position(stated)

    assert [action.text for action in open_actions(game)] == offered
    assert set(offered) <= set(legal(game))


@pytest.mark.clause("SEE-1")
def test_open_actions_lay_open_counters() -> None:
    """An open counter may be laid from a covered screen, on every road where it fits."""
    game = position(phase="plan", open_counters={0: ["giant-pig"]}, secret_counters={0: ["dragon"]})

    offered = {action.text.rsplit(" ", 1)[0] for action in open_actions(game)}

    assert offered == {"pass", "place giant-pig"}


@pytest.mark.clause("SEE-2")
def test_a_refusal_out_of_turn_tells_nothing() -> None:
    """Whatever another seat asks for, it hears whose turn it is and nothing of any hand."""
    game = busy()

    heard = set()
    for action in ACTIONS:
        with pytest.raises(NotYourTurn) as refused:
            game.apply(action, 2)
        heard.add(str(refused.value))

    assert heard == {"seat 1 is to act, not seat 2"}

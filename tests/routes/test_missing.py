"""What a sketched tour lacks, against every manner of going it and against the engine."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from elfenland.board.kinds import CARDS
from elfenland.errors import SketchError
from elfenland.routes import Sketch, missing
from elfenland.rules import Game, Options, PlayerView, view
from elfenland.testing.play import nth_game, random_play
from elfenland.testing.positions import Stated, position
from tests.routes.sketches import gone, least, sketched, views

ERGEREN = "elvenhold-ergeren-woods"
TICHIH = "ergeren-tichih-woods"
OUT = ["elvenhold", "ergeren", "tichih"]


def setting_out(games: int) -> Iterator[tuple[Game, int, random.Random]]:
    """Travel turns in random games, each at its beginning, without Great Favors."""
    for number in range(games):
        game, dice = nth_game(number, "setting out")
        before: tuple[int, int | None] = (0, None)
        for action in random_play(game, dice):
            turn = (game.round, game.to_act)
            begins = game.phase == "move" and turn != before and action.kind in ("travel", "end")
            if begins and game.to_act is not None and game.options.favors != "great":
                before = turn
                yield game, game.to_act, dice


def own(seen: PlayerView, seat: int) -> tuple[str, ...]:
    """The counters of a view's own seat, if it may still lay them."""
    if seen.phase == "move":
        return ()
    return seen.seats[seat].open_counters + seen.secret_counters


def test_nothing_lacks_less() -> None:
    """No manner of going a sketch lacks fewer cards, or of such fewer counters, or costs less."""
    lacking = Counter[str]()
    for seen, seat, dice in views(12):
        towns = sketched(dice, seen.seats[seat].boot, 3)
        sketch = missing(seen, towns)

        price = sum(leg.going.price for leg in sketch.legs)
        assert (sketch.lacking_cards, sketch.lacking_counters, price) == least(
            seen, towns, own(seen, seat)
        )
        lacking["cards"] += sketch.lacking_cards > 0
        lacking["counters"] += sketch.lacking_counters > 0
        lacking["nothing"] += not sketch.lacking_cards + sketch.lacking_counters
    assert min(lacking.values()) > 10


def test_it_adds_up() -> None:
    """The cards of all legs, those left and those lacking are the hand and the prices."""
    for seen, seat, dice in views(12):
        towns = sketched(dice, seen.seats[seat].boot, 8)
        sketch = missing(seen, towns)

        paid = [card for leg in sketch.legs for card in leg.cards]
        assert Counter((*paid, *sketch.cards)) == Counter(seen.hand)
        for leg in sketch.legs:
            assert len(leg.cards) + leg.lacking == leg.going.price
            if leg.going.method != "caravan":
                assert set(leg.cards) <= {leg.going.counter or "raft"}
        laid = [leg.going.counter for leg in sketch.legs if leg.going.lies == "own"]
        assert Counter((*laid, *sketch.counters)) == Counter(own(seen, seat))
        assert sum(leg.lacking for leg in sketch.legs) == sketch.lacking_cards
        assert json.loads(json.dumps(sketch.to_json()))["legs"][0]["to"] == towns[1]


def test_the_engine_lets_it_be_gone() -> None:
    """In a travel turn as many legs are payable as the engine allows, and as much is left."""
    gone_whole = 0
    for game, seat, dice in setting_out(8):
        seen = view(game, seat)
        towns = sketched(dice, seen.seats[seat].boot, 4)
        sketch = missing(seen, towns)

        legs, cards = gone(game, towns)
        assert sum(leg.payable for leg in sketch.legs) == legs
        if legs == len(sketch.legs):
            assert len(sketch.cards) == cards
            gone_whole += 1
    assert gone_whole > 10


WOODS: Stated = {
    "phase": "plan",
    "hands": {0: {"unicorn": 1, "raft": 3}},
    "open_counters": {0: ["unicorn"]},
    "secret_counters": {0: ["elfcycle"]},
}


def at(sketch: Sketch, number: int) -> tuple[object, ...]:
    """What decides about a leg, as a row of a table."""
    leg = sketch.legs[number]
    going = leg.going
    return going.counter, going.lies, going.method, leg.cards, leg.lacking, leg.payable


def test_own_counters_are_laid() -> None:
    """Both roads are bare: the unicorn for the card there is, the elfcycle for a caravan."""
    sketch = missing(view(position(WOODS), 0), OUT)

    rows = {at(sketch, 0), at(sketch, 1)}
    assert ("unicorn", "own", "counter", ("unicorn",), 0, True) in rows
    assert ("elfcycle", "own", "caravan", ("raft",) * 3, 0, True) in rows
    assert sketch.legs[0].going.own == ("unicorn", "elfcycle")
    assert len(sketch.legs[0].going.kinds) == 6
    assert (sketch.cards, sketch.counters, sketch.new) == ((), (), 2)


def test_while_others_travel() -> None:
    """In phase 5 one's own counters stay in hand, and what is bare lacks a counter."""
    game = position(WOODS, phase="move", hands={0: {"raft": 4}, 1: {"raft": 1}}, to_act=1)

    sketch = missing(view(game, 0), OUT[:2])

    assert at(sketch, 0) == (None, "lacking", "caravan", ("raft",) * 3, 0, False)
    assert (sketch.lacking_cards, sketch.lacking_counters) == (0, 1)
    assert sketch.legs[0].going.own == ()


def test_to_and_fro() -> None:
    """A road gone twice is laid on once, and the piece is collected once."""
    game = position(WOODS, hands={0: {"unicorn": 2}})

    sketch = missing(view(game, 0), ["elvenhold", "ergeren", "elvenhold"])

    assert at(sketch, 0) == ("unicorn", "own", "counter", ("unicorn",), 0, True)
    assert at(sketch, 1) == ("unicorn", "earlier", "counter", ("unicorn",), 0, True)
    assert (sketch.counters, sketch.new) == (("elfcycle",), 1)


def test_a_lacking_counter_gone_twice_has_one_kind() -> None:
    """Without a counter the way out and back is by one kind, the one that there are cards for."""
    game = position(hands={0: {"elfcycle": 2}})

    sketch = missing(view(game, 0), ["elvenhold", "ergeren", "elvenhold"])

    assert at(sketch, 0)[:3] == ("elfcycle", "lacking", "counter")
    assert at(sketch, 1)[:3] == ("elfcycle", "earlier", "counter")


def test_the_better_of_two_connections() -> None:
    """Where a road and a river join two towns the sketch takes the one that can be paid."""
    game = position(hands={0: {"raft": 3}}, counters={"beata-elvenhold-plains": "dragon"})
    out = missing(view(game, 0), ["elvenhold", "beata"])
    assert out.legs[0].going.connection == "beata-elvenhold-river"
    assert len(out.cards) > 0

    game = position(hands={0: {"dragon": 1}}, counters={"beata-elvenhold-plains": "dragon"})
    out = missing(view(game, 0), ["elvenhold", "beata"])
    assert out.legs[0].going.connection == "beata-elvenhold-plains"


def test_a_connection_can_be_named() -> None:
    """The leg goes by it, whatever it costs; the others are free, and so is what is left out."""
    game = position(hands={0: {"raft": 3}}, counters={"beata-elvenhold-plains": "dragon"})
    towns = ["elvenhold", "beata", "elvenhold"]

    sketch = missing(view(game, 0), towns, by=[None, "beata-elvenhold-plains"])
    assert [leg.going.method for leg in sketch.legs] == ["raft", "counter"]
    assert (len(sketch.cards), sketch.lacking_cards) == (1, 1)

    sketch = missing(view(game, 0), towns, by=["beata-elvenhold-plains"])
    assert [leg.going.method for leg in sketch.legs] == ["counter", "raft"]
    assert (len(sketch.cards), sketch.lacking_cards) == (2, 1)


@pytest.mark.parametrize(
    ("by", "says"),
    [
        (["elvenhold-ergeren-woods"], "beata-elvenhold-plains and beata-elvenhold-river"),
        (["moat"], "'moat' does not join elvenhold and beata"),
        ([None, "beata-elvenhold-river"], "2 connections for 1 legs"),
    ],
)
def test_a_connection_that_does_not_join_them(by: list[str | None], says: str) -> None:
    """It is said which ones do."""
    with pytest.raises(SketchError, match=says):
        missing(view(Game.new(Options(), 1), 0), ["elvenhold", "beata"], by=by)


def test_a_free_path_is_used_where_it_saves() -> None:
    """An obstacle is passed with a free path, and its price is without it."""
    game = position(
        favors="great",
        hands={0: {"unicorn": 1}},
        free_paths={0: 1},
        counters={ERGEREN: "unicorn"},
        obstacles=[ERGEREN],
    )

    sketch = missing(view(game, 0), OUT[:2])

    going = sketch.legs[0].going
    assert (going.obstacle, going.free_path, going.price) == (True, True, 1)
    assert (sketch.lacking_cards, sketch.free_paths) == (0, 0)


def test_a_caravan_takes_the_cards_worth_least() -> None:
    """By ``card_values``, as the best tour does."""
    game = position(hands={0: {"giant-pig": 3, "raft": 3}}, counters={ERGEREN: "unicorn"})
    seen = view(game, 0)

    dear = {card: tuple(1.0 + (card == other) for other in CARDS) for card in CARDS}

    assert missing(seen, OUT[:2], dear["raft"]).cards == ("raft",) * 3
    assert missing(seen, OUT[:2], dear["giant-pig"]).cards == ("giant-pig",) * 3


def test_no_legs() -> None:
    """A sketch of the boot's town alone lacks nothing and keeps all."""
    sketch = missing(view(position(WOODS), 0), ["elvenhold"])

    assert (sketch.legs, sketch.lacking_cards, len(sketch.cards)) == ((), 0, 4)


@pytest.mark.parametrize(
    ("towns", "says"),
    [
        (["elvenhold", "atlantis"], "no town 'atlantis'; there are .*elvenhold"),
        ([], "names no town; it has to begin .* in elvenhold"),
        (["ergeren", "tichih"], "begins in ergeren; it has to begin .* in elvenhold"),
        (
            ["elvenhold", "tichih"],
            "nothing joins elvenhold and tichih; .* beata, ergeren",
        ),
        (["elvenhold", "ergeren"] * 11, "has 21 legs; 20 are the most"),
    ],
)
def test_what_is_no_tour(towns: list[str], says: str) -> None:
    """What cannot be a sketch is refused with the way out."""
    with pytest.raises(SketchError, match=says):
        missing(view(Game.new(Options(), 1), 0), towns)


def test_a_spectator_sketches_nothing() -> None:
    """A view without a hand is refused."""
    with pytest.raises(ValueError, match="spectator"):
        missing(view(Game.new(Options(), 1), None), ["elvenhold"])

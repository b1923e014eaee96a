"""What can be reached, with its price and its way, from what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from elfenland.board.kinds import CARDS, Card, Favors, Transport
from elfenland.bots import make_bot
from elfenland.routes import Reached, reached
from elfenland.rules import Game, Options, parse_action, view
from elfenland.testing.positions import Stated, position

ERGEREN = "elvenhold-ergeren-woods"
TICHIH = "ergeren-tichih-woods"


def at(game: Game, town: str, seat: int = 0) -> Reached:
    """What a seat is told of a town that it can reach."""
    (found,) = (one for one in reached(view(game, seat)) if one.town == town)
    return found


@dataclass(frozen=True)
class Row:
    """A position, and what is said of one town there; without actions it is out of reach."""

    stated: Stated
    town: str
    actions: tuple[str, ...] = ()
    cards: int = 0
    certain: int = field(default=-1)


TWO: dict[str, Transport] = {ERGEREN: "unicorn", TICHIH: "unicorn"}
DRAWN: Stated = {
    "favors": "great",
    "hands": {0: {"unicorn": 2}},
    "counters": {ERGEREN: "unicorn", TICHIH: "dragon"},
    "tiles": {"ergeren": "draw-two", "tichih": "obstacle"},
}

ROWS = {
    "a counter": Row(
        {"hands": {0: {"unicorn": 1}}, "counters": {ERGEREN: "unicorn"}},
        "ergeren", (f"travel {ERGEREN}",), 1,
    ),
    "two steps": Row(
        {"hands": {0: {"unicorn": 2}}, "counters": TWO},
        "tichih", (f"travel {ERGEREN}", f"travel {TICHIH}"), 2,
    ),
    "past an obstacle": Row(
        {
            "hands": {0: {"unicorn": 2}},
            "counters": {ERGEREN: "unicorn"},
            "obstacles": [ERGEREN],
        },
        "ergeren", (f"travel {ERGEREN}",), 2,
    ),
    "an obstacle too much": Row(
        {
            "hands": {0: {"unicorn": 1, "raft": 1}},
            "counters": {ERGEREN: "unicorn"},
            "obstacles": [ERGEREN],
        },
        "ergeren",
    ),
    "a free path": Row(
        {
            "favors": "great",
            "hands": {0: {"unicorn": 1}},
            "free_paths": {0: 1},
            "counters": {ERGEREN: "unicorn"},
            "obstacles": [ERGEREN],
        },
        "ergeren", (f"travel {ERGEREN} free",), 1,
    ),
    "downstream": Row(
        {"hands": {0: {"raft": 1}}}, "rivinia", ("travel elvenhold-rivinia-river",), 1
    ),
    "upstream": Row({"hands": {0: {"raft": 2}}}, "beata", ("travel beata-elvenhold-river",), 2),
    "too few rafts to go upstream": Row({"hands": {0: {"raft": 1}}}, "beata"),
    "over a lake": Row({"hands": {0: {"raft": 2}}}, "virst", ("travel elvenhold-virst-lake",), 2),
    "through the desert": Row(
        {
            "boots": {0: "feodor"},
            "hands": {0: {"troll-wagon": 2}},
            "counters": {"albaran-feodor-desert": "troll-wagon"},
        },
        "albaran", ("travel albaran-feodor-desert",), 2,
    ),
    "a caravan": Row(
        {"hands": {0: {"giant-pig": 1, "raft": 1, "dragon": 1}}, "counters": {ERGEREN: "unicorn"}},
        "ergeren",
        (f"travel {ERGEREN} caravan", "pay dragon", "pay giant-pig", "pay raft"), 3,
    ),
    "a caravan past an obstacle": Row(
        {"hands": {0: {"giant-pig": 3}}, "counters": {ERGEREN: "unicorn"}, "obstacles": [ERGEREN]},
        "ergeren",
    ),
    "a bare road": Row({"hands": {0: {"unicorn": 4}}}, "lapphalya"),
    "a new town on the way, at the same price": Row(
        {
            "hands": {0: {"unicorn": 2, "raft": 2}},
            "counters": TWO,
            "wanted": {0: ["ergeren", "tichih"]},
        },
        "tichih", (f"travel {ERGEREN}", f"travel {TICHIH}"), 2,
    ),
    "another new town on the way, at the same price": Row(
        {
            "hands": {0: {"unicorn": 2, "raft": 2}},
            "counters": TWO,
            "wanted": {0: ["rivinia", "tichih"]},
        },
        "tichih", ("travel elvenhold-rivinia-river", "travel rivinia-tichih-river"), 2,
    ),
    "with Great Favors as far as the first town that asks": Row(
        {
            "favors": "great",
            "hands": {0: {"unicorn": 2}},
            "counters": TWO,
            "tiles": {"ergeren": "obstacle"},
        },
        "tichih", (f"travel {ERGEREN}", f"travel {TICHIH}"), 2, certain=1,
    ),
    "past a town that was collected before": Row(
        {
            "favors": "great",
            "hands": {0: {"unicorn": 2}},
            "counters": TWO,
            "tiles": {"ergeren": "obstacle"},
            "collected": {0: ["ergeren"]},
        },
        "tichih", (f"travel {ERGEREN}", f"travel {TICHIH}"), 2,
    ),
    "by what a favor draws": Row(
        DRAWN, "tichih", (f"travel {ERGEREN}", f"travel {TICHIH} caravan"), 4, certain=1
    ),
    "with Small Favors at once": Row(
        {
            "favors": "small",
            "hands": {0: {"unicorn": 2}},
            "counters": TWO,
            "tiles": {"ergeren": "obstacle"},
        },
        "tichih", (f"travel {ERGEREN}", f"travel {TICHIH}"), 2,
    ),
}  # fmt: skip


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_what_can_be_reached(row: Row) -> None:
    """A town has its cheapest way with its price, or is not there."""
    found = {one.town: one for one in reached(view(position(row.stated), 0))}

    if not row.actions:
        assert row.town not in found
        return
    town = found[row.town]
    assert tuple(text for step in town.steps for text in step.actions) == row.actions
    assert town.cards == row.cards
    assert town.certain == (len(town.steps) if row.certain < 0 else row.certain)


def test_a_step_says_how_it_is_gone() -> None:
    """By what connection and method, past an obstacle, for which cards, drawn ones apart."""
    first, second = at(position(DRAWN), "tichih").steps

    assert (first.to, first.connection, first.method) == ("ergeren", ERGEREN, "counter")
    assert (first.cards, first.drawn) == (("unicorn",), 0)
    assert (second.method, second.cards, second.drawn) == ("caravan", ("unicorn",), 2)


def test_a_caravan_takes_the_cards_worth_least() -> None:
    """Of equal ways the one that keeps what is worth most."""
    game = position(hands={0: {"dragon": 3, "raft": 3}}, counters={ERGEREN: "unicorn"})
    values = [1.0] * len(CARDS)
    values[CARDS.index("dragon")] = 2.0

    (town,) = (one for one in reached(view(game, 0), values) if one.town == "ergeren")

    assert town.steps[0].cards == ("raft",) * 3


@pytest.mark.parametrize(("kept", "paid"), [("unicorn", "raft"), ("raft", "unicorn")])
def test_of_equal_ways_the_better_cards_are_kept(kept: Card, paid: Card) -> None:
    """Of two ways to a town for as many cards and pieces the one that keeps what is worth most."""
    game = position(hands={0: {"unicorn": 2, "raft": 2}}, counters=TWO, wanted={0: ["tichih"]})
    values = [2.0 if card == kept else 1.0 for card in CARDS]

    (town,) = (one for one in reached(view(game, 0), values) if one.town == "tichih")

    assert [step.cards for step in town.steps] == [(paid,), (paid,)]


def test_it_can_be_asked_while_others_play() -> None:
    """What another decides makes no difference, and whoever is to act neither."""
    stated: Stated = {"hands": {0: {"unicorn": 1}}, "counters": {ERGEREN: "unicorn"}}
    mine, others = position(stated, to_act=0), position(stated, to_act=1)

    assert reached(view(mine, 0)) == reached(view(others, 0))
    assert reached(view(others, 1)) == ()


def test_nothing_is_reached_in_the_middle_of_a_payment() -> None:
    """A caravan under way is paid for first: the turn goes on from elsewhere."""
    game = position(hands={0: {"raft": 6}}, counters={ERGEREN: "unicorn"})
    assert reached(view(game, 0))

    game.apply(parse_action(f"travel {ERGEREN} caravan"), 0)

    assert reached(view(game, 0)) == ()


def test_a_spectator_reaches_nothing() -> None:
    """A view without a hand is refused."""
    with pytest.raises(ValueError, match="spectator"):
        reached(view(Game.new(Options(), 1), None))


@pytest.mark.parametrize("favors", ["none", "small", "great"])
def test_all_that_is_certain_can_be_walked_at_once(favors: Favors) -> None:
    """In games of bots every way is legal as far as it is certain, and ends where it says."""
    walked = cut = 0
    for seed in range(3):
        game = Game.new(Options(players=3, favors=favors), seed)
        bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(3)]
        while (seat := game.to_act) is not None:
            seen = view(game, seat)
            if any(action.kind == "travel" for action in seen.legal):
                for town in reached(seen):
                    after = game.copy()
                    steps = town.steps[: town.certain]
                    for text in (text for step in steps for text in step.actions):
                        after.apply(parse_action(text), seat)
                    assert view(after, seat).seats[seat].boot == steps[-1].to
                    assert town.cards == sum(len(s.cards) + s.drawn for s in town.steps)
                    walked += 1
                    cut += town.certain < len(town.steps)
            game.apply(bots[seat].choose(seen))
    assert walked > 50
    assert (cut > 0) == (favors == "great")

"""RULES.md, Favor of the Towns (FAV-1 to FAV-4); Small, Great and the tiles have their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elfenland.board import FAVORS, Card, Favor
from elfenland.rules import Game, Options, to_json, view
from elfenland.rules.invariants import problems
from elfenland.testing.positions import Stated, position
from tests.rules.rows import legal, only, play, row, why_refused
from tests.rules.scenes import LAKE, all_but, arrived, favors_seen, few_counters, small, use

DESERT = "albaran-feodor-desert"

TILES = {
    "draw-two": 4, "draw-next-round": 4, "two-counters": 3, "extra-counter": 3, "obstacle": 3,
    "free-path": 3,
}  # fmt: skip


@pytest.mark.clause("COMP-6")
@pytest.mark.clause("SET-3")
@pytest.mark.clause("FAV-3")
@pytest.mark.parametrize("favors", ["small", "great"])
def test_the_twenty_tiles(favors: Any) -> None:  # noqa: ANN401 - a word of the options
    """One of the twenty tiles lies on each town but Elvenhold: face up with Small, else down."""
    seen = set()
    for seed in range(20):
        game = Game.new(Options(favors=favors), seed)
        tiles = to_json(game.opening[0])["tiles"]
        seen.add(tuple(tiles.items()))

        assert Counter(tiles.values()) == TILES
        assert len(tiles) == 20
        assert "elvenhold" not in tiles
        shown = favors_seen(game).tiles
        assert shown == (tiles if favors == "small" else dict.fromkeys(tiles))
        assert (favors_seen(game).obstacle_pool, favors_seen(game).free_path_pool) == (12, 12)

    assert len(seen) == 20, "the tiles are not shuffled"


@pytest.mark.clause("SET-3")
def test_every_tile_comes_to_every_town() -> None:
    """Over many games each favor lies on each town about as often as there are tiles of it."""
    games, lay = 600, Counter[tuple[str, str]]()
    for seed in range(games):
        lay.update(
            to_json(Game.new(Options(favors="small"), f"lay {seed}").opening[0])["tiles"].items()
        )
    for town in favors_seen(Game.new(Options(favors="small"), 0)).tiles:
        for favor, count in TILES.items():
            share = count / 20
            deviation = (games * share * (1 - share)) ** 0.5
            assert abs(lay[town, favor] - games * share) < 5 * deviation


@pytest.mark.parametrize(
    ("stated", "action", "clause", "reason"),
    [
        row("a favor in a game without", "FAV-1", Stated(), "favor", "FAV-1", "no-favors-played"),
        row(
            "no favor in a game without", "FAV-1", Stated(), "no favor", "FAV-1", "no-favors-played"
        ),
        row(
            "a counter seen in a game without",
            "FAV-1 TILE-3",
            Stated(),
            "place none",
            "TILE-3",
            "no-counters-seen",
        ),
        row(
            "a favor in phase 3",
            "FAV-1",
            Stated(favors="small", phase="draw"),
            "favor",
            "FAV-1",
            "favor-phase-only",
        ),
        row(
            "a favor in phase 4",
            "FAV-1",
            Stated(favors="small", phase="plan", boots={0: "virst"}),
            "favor",
            "FAV-1",
            "favor-phase-only",
        ),
        row(
            "no favor in phase 4",
            "FAV-1",
            Stated(favors="great", phase="plan"),
            "no favor",
            "FAV-1",
            "favor-phase-only",
        ),
        row(
            "a counter seen in phase 4",
            "TILE-3",
            Stated(favors="great", phase="plan"),
            f"place seen dragon {DESERT}",
            "TILE-3",
            "no-counters-seen",
        ),
        row(
            "a favor in phase 6",
            "FAV-1",
            Stated(favors="small", phase="keep", open_counters={0: ["dragon", "dragon"]}),
            "favor",
            "FAV-1",
            "favor-phase-only",
        ),
        row(
            "a Small Favor in Elvenhold",
            "FAV-3 SMALL-1",
            Stated(favors="small", hands={0: {"raft": 1}}),
            "favor",
            "FAV-3",
            "no-favor-open",
        ),
        row(
            "a Great Favor in Elvenhold",
            "FAV-3 GREAT-1",
            Stated(favors="great", hands={0: {"raft": 1}}),
            "favor",
            "FAV-3",
            "no-favor-open",
        ),
    ],
)
def test_where_there_is_no_favor(stated: Stated, action: str, clause: str, reason: str) -> None:
    """Each refusal names its clause and its reason, and changes nothing."""
    game = position(stated)

    assert why_refused(game, action) == (clause, reason)
    assert action not in legal(game)


@pytest.mark.clause("FAV-1")
def test_all_other_rules_stay() -> None:
    """With favors a step, a caravan, a piece, a discard and the end of a round are as without."""
    stated = Stated(
        counters={"elvenhold-lapphalya-plains": "dragon"},
        hands={0: {"dragon": 3, "unicorn": 5}, 1: {"raft": 1}},
    )
    step = "travel elvenhold-lapphalya-plains"
    then = [f"{step} caravan", "pay dragon", "pay unicorn", "pay unicorn", "end", "end"]

    without = play(position(stated), step, *then)
    with_favors = play(position(stated, favors="great"), step, "no favor", *then)

    assert [e for e in with_favors if e["type"] != "favor_declined"] == without


@pytest.mark.clause("FAV-2")
@pytest.mark.parametrize("favor", FAVORS)
def test_a_tile_serves_every_seat_again(favor: Favor) -> None:
    """A tile used by one seat stays, lies face up, and is open to the next seat there."""
    game = small(favor, boots={0: "virst", 1: "virst"})

    use(game)
    if favors_seen(game).looking:
        play(game, "place none")
    while game.to_act == 0:
        play(game, legal(game)[0])

    assert (game.to_act, favors_seen(game).offer) == (1, "virst")
    assert favors_seen(game).tiles["virst"] == favor
    use(game)
    assert problems(game) == []


@pytest.mark.clause("FAV-2")
def test_a_great_tile_serves_every_seat_again() -> None:
    """A Great tile turned over by one seat is used by another, and is not turned again."""
    game = arrived("draw-two", hands={0: {"raft": 6}, 1: {"raft": 6}})
    (used, _) = play(game, "favor")
    assert used["turned"] is True

    play(game, "end")
    while game.to_act == 0:
        play(game, legal(game)[0])
    (_, collected) = play(game, f"travel {LAKE}")
    (again, _) = play(game, "favor")

    assert collected["town"] == "virst"
    assert again == {
        "type": "favor_used", "seat": 1, "town": "virst", "favor": "draw-two", "turned": False,
    }  # fmt: skip


@pytest.mark.clause("FAV-2")
def test_using_is_optional() -> None:
    """A favor may be left: by going on with Small, by saying so with Great."""
    one, two = small("draw-two"), arrived("draw-two")

    declined, travelled, *_ = play(one, "travel ixara-virst-river")
    assert declined == {"type": "favor_declined", "seat": 0, "town": "virst"}
    assert travelled["type"] == "travelled"
    assert play(two, "no favor") == [declined]
    assert "travel ixara-virst-river" in legal(two)


@pytest.mark.clause("FAV-3")
def test_elvenhold_has_none() -> None:
    """Who begins or arrives in Elvenhold is asked about no favor, and declines none."""
    small_game = position(favors="small", hands={0: {"raft": 2}})
    great_game = position(favors="great", boots={0: "virst"}, hands={0: {"raft": 4}})

    events = play(small_game, "end") + play(great_game, f"travel {LAKE}")

    assert only("favor_declined", events) == []
    assert favors_seen(great_game).offer is None


PILES: list[Any] = [
    row(
        "two cards in the pile suffice",
        "FAV-4 TILE-1",
        {"pile": {"dragon": 2}},
        2,
        {"dragon": 2},
        0,
    ),
    row(
        "two cards come from both piles",
        "FAV-4 TILE-1",
        {
            "pile": {"dragon": 1},
            "hands": {0: {"raft": 4}, 1: all_but({"raft": 4, "dragon": 1, "elfcycle": 3})},
        },
        2,
        {"dragon": 1, "elfcycle": 1},
        3,
    ),
    row(
        "both come from what was played, where the pile is empty",
        "FAV-4 TILE-1",
        {"pile": {}, "hands": {0: {"raft": 4}, 1: all_but({"raft": 4, "elfcycle": 3})}},
        2,
        {"elfcycle": 2},
        3,
    ),
    row(
        "discards are shuffled in too",
        "FAV-4 TILE-1",
        {
            "pile": {},
            "hands": {0: {"raft": 4}, 1: all_but({"raft": 4, "unicorn": 3, "elfcycle": 1})},
            "discards": {1: {"unicorn": 3}},
            "played": {"elfcycle": 1},
        },
        2,
        None,
        4,
    ),
    row(
        "one card in all is drawn",
        "FAV-4 TILE-1",
        {
            "pile": {},
            "hands": {0: {"raft": 4}, 1: all_but({"raft": 4, "unicorn": 1})},
            "discards": {1: {"unicorn": 1}},
        },
        1,
        {"unicorn": 1},
        1,
    ),
    row(
        "one card in the pile and none played",
        "FAV-4 TILE-1",
        {"pile": {"raft": 1}, "hands": {0: {"raft": 4}, 1: all_but({"raft": 5})}},
        1,
        {"raft": 1},
        0,
    ),
    row(
        "no card anywhere",
        "FAV-4 TILE-1",
        {"pile": {}, "hands": {0: {"raft": 4}, 1: all_but({"raft": 4})}},
        0,
        {},
        0,
    ),
]


@pytest.mark.parametrize(("stated", "drawn", "cards", "reshuffled"), PILES)
def test_the_pile_runs_out(
    stated: Stated, drawn: int, cards: dict[Card, int] | None, reshuffled: int
) -> None:
    """What was played and discarded becomes the draw pile, told before the cards are drawn."""
    game = small("draw-two", stated)

    effect = use(game)

    *before, last = effect
    assert last["type"] == "cards_drawn"
    assert len(last["cards"]) == drawn
    assert cards is None or Counter(last["cards"]) == Counter(cards)
    told = [{"type": "pile_reshuffled", "count": reshuffled}] if reshuffled else []
    assert before == told
    assert problems(game) == []
    if reshuffled:
        # A card that was in the old pile is drawn before.
        from_old = sum(stated.get("pile", {}).values())
        assert view(game, 0).card_pile == reshuffled + from_old - drawn
        assert sum(view(game, None).played.values()) == 0
        assert view(game, 1).discarded == ()


@pytest.mark.parametrize(
    ("pile", "reserved", "types"),
    [
        row("a card in the pile", "FAV-4 TILE-2", {"dragon": 1}, 1, ["card_reserved"]),
        row(
            "an empty pile is made anew",
            "FAV-4 TILE-2",
            {},
            1,
            ["pile_reshuffled", "card_reserved"],
        ),
    ],
)
def test_a_card_reserved_when_the_pile_runs_out(
    pile: dict[Card, int], reserved: int, types: list[str]
) -> None:
    """A card is reserved from the new pile where the old is empty."""
    game = small("draw-next-round", pile=pile)

    assert [event["type"] for event in use(game)] == types
    assert view(game, None).seats[0].reserved_cards == reserved
    assert problems(game) == []


@pytest.mark.clause("FAV-4")
@pytest.mark.clause("TILE-2")
def test_nothing_is_reserved_where_there_is_nothing() -> None:
    """With no card to draw the favor can be used, and gives and tells nothing more."""
    game = small("draw-next-round", pile={}, hands={0: {"raft": 4}, 1: all_but({"raft": 4})})

    assert use(game) == []
    assert view(game, None).seats[0].reserved_cards == 0


@pytest.mark.clause("FAV-4")
def test_a_second_reshuffle() -> None:
    """The new pile may run out too: what was played since is shuffled again."""
    everything = all_but({"raft": 8, "dragon": 1})
    game = arrived(
        "draw-two",
        tiles={"virst": "draw-two", "ixara": "draw-two"},
        hands={0: {"raft": 8}, 1: everything},
        pile={},
    )

    effect = use(game)
    first, drawn = effect
    assert (first["count"], len(drawn["cards"])) == (3, 2)
    play(game, "travel ixara-virst-river")
    *reshuffled, drawn = use(game)

    assert [event["count"] for event in reshuffled] == [1]
    assert len(drawn["cards"]) == 2
    assert problems(game) == []


@pytest.mark.parametrize(
    ("face_down", "seen"),
    [
        row("three face down: two are seen", "FAV-4 TILE-3", 3, 2),
        row("two face down: both", "FAV-4 TILE-3", 2, 2),
        row("one face down: that one", "FAV-4 TILE-3", 1, 1),
    ],
)
def test_two_counters_of_few(face_down: int, seen: int) -> None:
    """Of few counters face down one looks at what there is; the five face up stay."""
    game = small("two-counters", few_counters(face_down))
    before = view(game, None).display

    (looked,) = use(game)

    assert looked["type"] == "counters_seen"
    assert len(looked["counters"]) == seen
    assert view(game, None).counter_pile == face_down - seen
    assert view(game, None).display == before
    (returned,) = play(game, "place none")
    assert Counter(returned["counters"]) == Counter(looked["counters"])
    assert view(game, None).counter_pile == face_down
    assert problems(game) == []


NONE_LEFT: tuple[Favor, ...] = ("two-counters", "extra-counter")


@pytest.mark.clause("FAV-4")
@pytest.mark.clause("TILE-3")
@pytest.mark.clause("TILE-4")
@pytest.mark.parametrize("favor", NONE_LEFT)
def test_no_counter_is_left(favor: Favor) -> None:
    """With no counter face down the favor may be used and gives nothing; the display is left."""
    game = small(favor, few_counters(0))
    before = view(game, None).display

    assert use(game) == []

    assert view(game, None).display == before
    assert view(game, None).seats[0].extra_counters == 0
    assert favors_seen(game).looking is False
    assert "end" in legal(game)


POOLS: list[Any] = [
    row("obstacles", "FAV-4 TILE-5", "obstacle", {"obstacle_pool": 0}),
    row(
        "free paths",
        "FAV-4 TILE-6",
        "free-path",
        {"free_path_pool": 0, "free_paths": {1: 12}},
    ),
]


@pytest.mark.parametrize(("favor", "stated"), POOLS)
def test_an_empty_pool_that_is_known(favor: Favor, stated: Stated) -> None:
    """Where the tile is known a favor with an empty pool cannot be chosen, nor be declined."""
    one, two = small(favor, stated), arrived(favor, stated, face_up=["virst"])

    assert why_refused(one, "favor") == ("FAV-4", "no-favor-open")
    assert why_refused(two, "favor") == ("FAV-4", "no-favor-open")
    assert why_refused(two, "no favor") == ("FAV-4", "no-favor-open")
    for game in (one, two):
        assert favors_seen(game).offer is None
        assert only("favor_declined", play(game, "travel ixara-virst-river")[:1]) == []


@pytest.mark.parametrize(("favor", "stated"), POOLS)
def test_an_empty_pool_that_is_unknown(favor: Favor, stated: Stated) -> None:
    """Turned over unknown, a favor with an empty pool gives nothing, and its tile stays open."""
    game = arrived(favor, stated)

    (used,) = play(game, "favor")

    assert (used["type"], used["favor"], used["turned"]) == ("favor_used", favor, True)
    assert favors_seen(game).tiles["virst"] == favor
    assert view(game, None).seats[0].obstacles == 1
    assert view(game, None).seats[0].free_paths == 0
    assert "travel ixara-virst-river" in legal(game)
    assert problems(game) == []


@pytest.mark.parametrize(
    ("favor", "stated", "taken"),
    [
        row("obstacle", "FAV-4 TILE-5", "obstacle", {"obstacle_pool": 1}, "obstacle_taken"),
        row("free path", "FAV-4 TILE-6", "free-path", {"free_paths": {1: 11}}, "free_path_taken"),
    ],
)
def test_the_last_of_a_pool(favor: Favor, stated: Stated, taken: str) -> None:
    """The last piece of a pool is taken by one seat, and the next has no favor there."""
    game = small(favor, stated, boots={0: "virst", 1: "virst"})

    effect = use(game)
    events = play(game, "end")

    assert effect == [{"type": taken, "seat": 0}]
    assert only("favor_declined", events) == []
    assert (game.to_act, favors_seen(game).offer) == (1, None)


@pytest.mark.clause("FAV-4")
@pytest.mark.clause("TILE-4")
@pytest.mark.parametrize("face_up", [True, False])
def test_a_second_extra_counter(*, face_up: bool) -> None:
    """Who has one waiting takes no other: not offered where it is known, else it gives nothing."""
    game = arrived("extra-counter", extra={0: "dragon"}, face_up=["virst"] * face_up)

    if face_up:
        assert favors_seen(game).offer is None
        assert why_refused(game, "favor") == ("GREAT-1", "no-favor-open")
    else:
        assert use(game) == []
        assert favors_seen(game).tiles["virst"] == "extra-counter"
    assert view(game, 0).extra_counter == "dragon"
    assert view(game, None).seats[0].extra_counters == 1
    assert problems(game) == []


@pytest.mark.clause("FAV-4")
def test_another_seats_extra_counter_forbids_nothing() -> None:
    """A counter waiting for one seat is no reason to refuse another."""
    game = small("extra-counter", extra={1: "dragon"})

    (taken,) = use(game)

    assert taken["type"] == "extra_counter_taken"

"""Greedy knows what favors and its destination are worth, and plays as before without them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from itertools import product
from typing import get_args

import pytest

from bench.favors import one_against_three, worth
from elfenland.board import BOARD
from elfenland.board.kinds import FAVORS, Card, ChartName, Favor, Favors, Transport
from elfenland.bots import BOTS, GreedyBot, RandomBot
from elfenland.bots.aims import UNKNOWN, WORTH, Aims
from elfenland.bots.play import play
from elfenland.bots.walk import Ground, Walk, walks
from elfenland.rules import Game, Options, view
from elfenland.testing.play import nth_game, random_play
from elfenland.testing.positions import Stated, position
from tests.bots.test_walk import NEXT, ROAD

AT_IXARA: Stated = {"boots": {0: "ixara"}, "hands": {0: {"raft": 8}}}
VARIANTS: tuple[Favors, ...] = ("small", "great")
LATER: tuple[Favor, ...] = ("draw-next-round", "extra-counter", "obstacle")


def with_favors(
    stated: Stated, tiles: Mapping[str, Favor], *, great: bool = False, free_paths: int = 0
) -> Game:
    """A position with these favors; the one where the boot stands is open."""
    return position(
        stated,
        favors="great" if great else "small",
        tiles=tiles,
        free_paths={0: free_paths},
        open_favor=stated.get("phase", "move") == "move",
    )


def choice(game: Game, bot: GreedyBot | None = None) -> str:
    """What greedy chooses now, as text."""
    return (bot or GreedyBot("favors")).choose(view(game, game.to_act)).text


@pytest.mark.parametrize("favor", FAVORS)
@pytest.mark.parametrize("great", [False, True], ids=["small", "great"])
def test_a_known_favor(favor: Favor, *, great: bool) -> None:
    """A favor is used, but for one that would help in a next round when there is none."""
    early = with_favors(AT_IXARA, {"ixara": favor}, great=great)
    last = with_favors({**AT_IXARA, "round": 4}, {"ixara": favor}, great=great)

    assert choice(early) == "favor"
    assert (choice(last) == "favor") == (favor not in LATER)
    assert not great or favor not in LATER or choice(last) == "no favor"


def test_a_favor_unknown() -> None:
    """A tile that lies face down is turned over, also in the last round."""
    for number in (1, 4):
        game = with_favors({**AT_IXARA, "round": number}, {}, great=True)
        assert view(game, 0).favors is not None
        assert choice(game) == "favor"


def test_a_copy_that_uses_none() -> None:
    """The copy to measure by never uses a favor: it goes on, or says no."""
    copy = GreedyBot("favors", favors=False)
    assert choice(with_favors(AT_IXARA, {"ixara": "draw-two"}), copy).startswith("travel")
    great = with_favors(AT_IXARA, {"ixara": "draw-two"}, great=True)
    assert choice(great, copy) == "no favor"

    used = Counter(
        action.kind
        for favors, number in product(VARIANTS, range(2))
        for _, action, _ in play(
            Game.new(Options(players=3, favors=favors), number),
            [GreedyBot(seat, favors=False) for seat in range(3)],
        )
    )
    assert used["travel"] > 0
    assert used["favor"] == used["place-seen"] == 0


def looking(*counters: Transport, hand: dict[Card, int]) -> Game:
    """Seat 0 in Elvenhold's neighbour Lapphalya, looking at counters."""
    return position(favors="small", boots={0: "lapphalya"}, hands={0: hand}, seen=counters)


def test_of_two_counters_the_one_that_helps() -> None:
    """Of two counters seen greedy lays the one that its hand can pay, on a way to a new town."""
    for counters in (("dragon", "unicorn"), ("unicorn", "dragon")):
        game = looking(*counters, hand={"unicorn": 2})
        text = choice(game)
        assert text.startswith("place seen unicorn ")
        game.apply(next(a for a in game.legal_actions() if a.text == text))
        assert choice(game) == f"travel {text.split()[-1]}"


def test_of_two_counters_none() -> None:
    """When neither takes it farther greedy places none."""
    assert choice(looking("dragon", "unicorn", hand={"elfcycle": 2})) == "place none"
    assert choice(looking("dragon", "dragon", hand={})) == "place none"


def test_only_one_counter_is_counted_on() -> None:
    """A walk that would need both counters seen does not win over one that needs one."""
    game = looking("dragon", "giant-pig", hand={"giant-pig": 1, "elfcycle": 4})
    assert choice(game).startswith("place seen ")
    both = view(game, 0)
    start = Walk.begin(both, laying=False)
    assert max(len(w.laid) for w in walks(Ground.of(both), start, 3)) == 0


BLOCKED: Stated = {
    "counters": {ROAD: "dragon"},
    "obstacles": [ROAD],
    "hands": {0: {"dragon": 1}},
}


def test_a_free_path_is_used() -> None:
    """With a free path greedy goes where the obstacle is too dear, by counter and by caravan."""
    assert choice(position(BLOCKED)) == "end"
    assert choice(with_favors(BLOCKED, {})) == "end"
    assert choice(with_favors(BLOCKED, {}, free_paths=1)) == f"travel {ROAD} free"

    caravan: Stated = {**BLOCKED, "hands": {0: {"elfcycle": 2, "raft": 1}}}
    game = with_favors(caravan, {}, free_paths=1)
    chosen = []
    bot = GreedyBot(0)
    while game.state.boots[0] == game.state.boots[1]:
        action = bot.choose(view(game, 0))
        chosen.append(action.text)
        game.apply(action)
    assert chosen == [f"travel {ROAD} caravan free", "pay elfcycle", "pay elfcycle", "pay raft"]


def test_free_paths_are_counted() -> None:
    """A walk passes no more obstacles without paying than it has free paths."""
    stated: Stated = {
        "players": 3,
        "counters": {ROAD: "dragon", NEXT: "dragon"},
        "obstacles": [ROAD, NEXT],
        "hands": {0: {"dragon": 3}},
    }
    found = []
    for paths in (0, 1, 2):
        seen = view(with_favors(stated, {}, free_paths=paths), 0)
        start = Walk.begin(seen, laying=False)
        found.append(max(walk.found for walk in walks(Ground.of(seen), start, 4)))
    assert found == [1, 1, 2]


def test_spare_obstacles_are_laid() -> None:
    """With more than one obstacle greedy lays one before a rival at once, without dice."""
    stated: Stated = {
        "phase": "plan",
        "boots": {0: "grangor", 1: "elvenhold"},
        "counters": {ROAD: "dragon"},
    }
    for seed in range(30):
        game = position(stated, favors="small", held_obstacles={0: 2})
        assert choice(game, GreedyBot(seed)) == f"obstacle {ROAD}"
    assert {choice(position(stated), GreedyBot(seed)) for seed in range(30)} == {
        "pass",
        f"obstacle {ROAD}",
    }


def test_a_walk_ends_on_a_good_tile() -> None:
    """Of two walks to as many towns the one to the better Small favor is gone, and in Great too."""
    stated: Stated = {
        "boots": {0: "elvenhold"},
        "hands": {0: {"raft": 2}},
        "wanted": {0: ["virst", "strykhaven"]},
    }
    tiles: dict[str, Favor] = {"virst": "draw-two", "strykhaven": "obstacle"}
    swapped: dict[str, Favor] = {"virst": "obstacle", "strykhaven": "draw-two"}
    for favors in VARIANTS:
        assert "virst" in choice(position(stated, favors=favors, tiles=tiles, open_favor=False))
        assert "strykhaven" in choice(
            position(stated, favors=favors, tiles=swapped, open_favor=False)
        )


def test_what_a_tile_is_worth() -> None:
    """An empty pool, a second extra counter and the last round make a tile worthless."""
    tiles: dict[str, Favor] = {
        "virst": "obstacle", "ixara": "free-path", "feodor": "extra-counter", "yttar": "draw-two",
    }  # fmt: skip
    game = position(AT_IXARA, favors="great", tiles=tiles)

    def collect(town: str) -> float:
        aims = Aims.of(view(game, 0), favors=True, destination=True)
        return aims.collect[BOARD.town_index[town]]

    for town, favor in tiles.items():
        assert collect(town) == WORTH[favor]
    assert collect("elvenhold") == 0
    assert collect("beata") == UNKNOWN
    favors = game.state.favors
    assert favors is not None
    favors.obstacle_pool = favors.free_path_pool = 0
    favors.extra[0] = 0
    assert [collect(town) for town in ("virst", "ixara", "feodor")] == [0, 0, 0]


def test_home_in_the_last_round() -> None:
    """In the last round greedy goes to its destination, also for no piece, and stays there."""
    home: Stated = {
        "round": 4,
        "boots": {0: "virst", 1: "grangor"},
        "hands": {0: {"raft": 1}},
        "collected": {0: ["ixara", "strykhaven", "elvenhold"]},
    }
    assert choice(position(home, town_cards=("ixara", "yttar"))) == "travel ixara-virst-river"
    copy = GreedyBot(0, destination=False)
    assert choice(position(home, town_cards=("ixara", "yttar")), copy) == "end"
    assert choice(position(home)) == "end"

    away: Stated = {"round": 4, "boots": {0: "virst"}, "hands": {0: {"raft": 1}}}
    assert choice(position(away)) == "travel ixara-virst-river"
    assert choice(position(away, town_cards=("virst", "yttar"))) == "end"
    assert choice(position({**away, "round": 3}, town_cards=("virst", "yttar"))).startswith(
        "travel"
    )


def test_the_base_game_is_as_it_was() -> None:
    """Without favors and town cards the games are those that greedy played before it knew them."""
    digest = sha256()
    tables = product((4, 3), get_args(ChartName), range(2, 7))
    for number, (rounds, chart, players) in enumerate(tables):
        for again in range(2):
            options = Options(players=players, rounds=rounds, chart=chart)
            bots = [
                (GreedyBot if (seat + again) % 3 else RandomBot)(f"{number}-{seat}")
                for seat in range(players)
            ]
            for seat, action, _ in play(Game.new(options, f"d{number}-{again}"), bots):
                digest.update(f"{seat} {action.text}\n".encode())
    assert digest.hexdigest() == "758cd68eded6e03bd90acdbc7b7c22c4cfd9605f54028985ad626bfebae87b17"


def test_greedy_can_stand_in_anywhere() -> None:
    """Taking over from dice at any decision of any table, it chooses what is legal."""
    kinds = set()
    for number in range(30):
        game, dice = nth_game(number, "stand-in")
        for _ in random_play(game, dice):
            seen = view(game, game.to_act)
            action = GreedyBot(number).choose(seen)
            assert action in seen.legal
            kinds.add(action.kind)
    assert kinds >= {"favor", "place-seen", "return", "travel", "pay", "discard", "obstacle"}


def test_copies_are_not_for_play() -> None:
    """The switched copies have no name to be played by, and without variants they are greedy."""
    assert set(BOTS) == {"random", "greedy", "planner", "learned", "searcher"}
    games = [
        [
            action.text
            for _, action, _ in play(
                Game.new(Options(players=2), 7),
                [GreedyBot(seat, favors=flag, destination=flag) for seat in range(2)],
            )
        ]
        for flag in (False, True)
    ]
    assert games[0] == games[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "games", "key", "least"),
    [
        ("small_favors", 100, "pieces", 0.1),
        ("great_favors", 24, "pieces", 1),
        ("destination", 40, "score", 0.8),
    ],
)
def test_it_is_worth_it(name: str, games: int, key: str, least: float) -> None:
    """Greedy collects more with favors than a copy without, and scores more when it goes home."""
    figures = worth(name, games, "worth")

    assert figures[f"{name}_{key}_apart"] - figures[f"{name}_{key}_apart_95"] > least
    if name == "destination":
        assert figures["destination_distance_with"] < 0.5
        assert figures["destination_distance_without"] > 1.5


def test_one_against_three_rotates() -> None:
    """The one of its kind has each seat in turn."""
    seats = [
        one.seat
        for one, three in one_against_three(4, 0, Options(), GreedyBot, RandomBot)
        if len(three) == 3
    ]
    assert seats == [0, 1, 2, 3]

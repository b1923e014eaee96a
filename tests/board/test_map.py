"""The map: what the data says, and what is refused as data (COMP-2, END-4)."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations, pairwise
from typing import Any

import pytest

from elfenland.board import BOARD, read_board
from elfenland.errors import DataError

TEXT = files("elfenland.board").joinpath("data/board.json").read_text("utf-8")
DATA = json.loads(TEXT)


def test_towns_are_those_of_the_data() -> None:
    """Each town has the id, name, place and town card of the data, in its order."""
    assert [(t.id, t.name, t.x, t.y, t.town_card) for t in BOARD.towns] == [
        (t["id"], t["name"], t["x"], t["y"], t["town_card"]) for t in DATA["towns"]
    ]
    assert BOARD.start == "elvenhold"


def test_connections_are_those_of_the_data() -> None:
    """Each connection joins the towns of the data, has its terrain, and names its lake."""
    assert [(c.id, {c.a, c.b}, c.terrain, c.lake) for c in BOARD.connections] == [
        (r["id"], {r["a"], r["b"]}, r["terrain"], r.get("lake")) for r in DATA["roads"]
    ]


@pytest.mark.clause("COMP-2")
def test_ids_speak() -> None:
    """An id is made of the ends, in order of the alphabet, and the terrain."""
    for connection in BOARD.connections:
        ends = sorted((connection.a, connection.b))
        assert connection.id == "-".join([*ends, connection.terrain])


# Downstream, as the arrows of the printed board go.
CURRENTS = {
    "beata-elvenhold-river": ("beata", "elvenhold"),
    "elvenhold-rivinia-river": ("elvenhold", "rivinia"),
    "grangor-mahdavikia-river": ("mahdavikia", "grangor"),
    "ixara-mahdavikia-river": ("ixara", "mahdavikia"),
    "ixara-virst-river": ("virst", "ixara"),
    "rivinia-tichih-river": ("rivinia", "tichih"),
    "usselen-wylhien-river": ("wylhien", "usselen"),
}


@pytest.mark.clause("CHART-2")
@pytest.mark.clause("COMP-2")
def test_rivers_flow_one_way() -> None:
    """Each river runs from its upper to its lower end, as printed and as in the data."""
    rivers = {c.id: (c.a, c.b) for c in BOARD.connections if c.terrain == "river"}
    in_data = {r["id"]: (r["from"], r["to"]) for r in DATA["roads"] if r["terrain"] == "river"}

    assert rivers == in_data == CURRENTS


PARALLEL = {
    ("beata", "elvenhold"): {"plains", "river"},
    ("grangor", "mahdavikia"): {"mountains", "river"},
    ("grangor", "yttar"): {"mountains", "lake"},
    ("ixara", "mahdavikia"): {"mountains", "river"},
    ("ixara", "virst"): {"plains", "river"},
    ("strykhaven", "virst"): {"mountains", "lake"},
    ("usselen", "wylhien"): {"plains", "river"},
}


@pytest.mark.clause("COMP-2")
def test_towns_joined_twice() -> None:
    """Seven pairs of towns are joined by a road and a water, each by two separate connections."""
    joined = {
        pair: {c.terrain for c in BOARD.between(*pair)}
        for pair in combinations(sorted(BOARD.town_index), 2)
    }

    assert {pair: how for pair, how in joined.items() if len(how) > 1} == PARALLEL
    assert sum(len(BOARD.between(*pair)) for pair in joined) == 48


def test_neighbours() -> None:
    """Neighbours are the towns one connection away, both ways."""
    assert BOARD.neighbours("elvenhold") == {
        "beata", "ergeren", "lapphalya", "rivinia", "strykhaven", "virst",
    }  # fmt: skip
    assert BOARD.neighbours("kihromah") == {"dagamura"}
    for town in BOARD.town_index:
        assert town not in BOARD.neighbours(town)
        assert all(town in BOARD.neighbours(other) for other in BOARD.neighbours(town))
        assert {c.other(town) for c in BOARD.connections_from(town)} == BOARD.neighbours(town)


def test_other_end() -> None:
    """A connection knows its other end, and refuses a town where it does not end."""
    river = BOARD.connection("beata-elvenhold-river")

    assert (river.other("beata"), river.other("elvenhold")) == ("elvenhold", "beata")
    with pytest.raises(ValueError, match="virst is not an end of beata-elvenhold-river"):
        river.other("virst")


@pytest.mark.parametrize(
    ("a", "b", "steps"),
    [
        ("elvenhold", "elvenhold", 0),
        ("elvenhold", "beata", 1),
        ("elvenhold", "kihromah", 3),
        ("elvenhold", "mahdavikia", 3),
        ("beata", "yttar", 6),
        ("kihromah", "strykhaven", 4),
    ],
)
def test_distances(a: str, b: str, steps: int) -> None:
    """The fewest connections between two towns, counted on the map by hand."""
    assert BOARD.distance(a, b) == BOARD.distance(b, a) == steps


def test_distances_are_the_fewest() -> None:
    """Distances agree with those found by relaxing every connection until nothing changes."""
    towns = list(BOARD.town_index)
    far = {(a, b): 0 if a == b else 99 for a in towns for b in towns}
    for _ in towns:
        for c in BOARD.connections:
            for end, start in ((c.a, c.b), (c.b, c.a)):
                for town in towns:
                    far[town, end] = min(far[town, end], far[town, start] + 1)

    assert {pair: BOARD.distance(*pair) for pair in far} == far


def test_numbers_follow_the_terrains() -> None:
    """Roads come first, terrain by terrain, and every number leads back to its town or road."""
    assert [c.is_road for c in BOARD.connections] == [True] * 35 + [False] * 13
    assert all(BOARD.connections[n].id == c for c, n in BOARD.connection_index.items())
    assert all(BOARD.towns[n].id == t for t, n in BOARD.town_index.items())
    assert BOARD.roads == BOARD.connections[:35]
    terrains = [c.terrain for c in BOARD.connections]
    assert sum(one != other for one, other in pairwise(terrains)) == 5


def test_names_that_are_not_there() -> None:
    """Asking for a town or connection that is not there fails by its name."""
    with pytest.raises(KeyError, match="atlantis"):
        BOARD.town("atlantis")
    with pytest.raises(KeyError, match="atlantis-virst-lake"):
        BOARD.connection("atlantis-virst-lake")


def drop(key: str, place: int) -> Callable[[Any], None]:
    """Leave out a town or connection."""
    return lambda data: data[key].pop(place)


def put(key: str, place: int, name: str, value: object) -> Callable[[Any], None]:
    """Write something else into a town or connection."""
    return lambda data: data[key][place].update({name: value})


def without(key: str, place: int, name: str) -> Callable[[Any], None]:
    """Leave a key out of a town or connection."""
    return lambda data: data[key][place].pop(name)


def twice(key: str, place: int) -> Callable[[Any], None]:
    """Have a town or connection twice."""
    return lambda data: data[key].insert(place, data[key][place])


def top(name: str, value: object) -> Callable[[Any], None]:
    """Write something else at the top."""
    return lambda data: data.update({name: value})


BAD: dict[str, tuple[Callable[[Any], None], str]] = {
    "a town is missing": (drop("towns", 1), "20 towns instead of 21"),
    "a town is there twice": (twice("towns", 1), "towns"),
    "two towns share an id": (put("towns", 0, "id", "beata"), "20 towns"),
    "a road is missing": (drop("roads", 0), "7 connections of plains instead of 8"),
    "a river is missing": (drop("roads", 35), "6 connections of river instead of 7"),
    "a road is there twice": (twice("roads", 0), "9 connections of plains"),
    "a road has another terrain": (put("roads", 0, "terrain", "woods"), "plains"),
    "a terrain is unknown": (put("roads", 0, "terrain", "swamp"), "swamp"),
    "a terrain is no word": (put("roads", 0, "terrain", []), "terrain"),
    "two roads share an id": (put("roads", 0, "id", "beata-strykhaven-plains"), "share an id"),
    "a road ends nowhere": (put("roads", 0, "a", "atlantis"), "beata-elvenhold-plains"),
    "a road leads back": (put("roads", 0, "a", "elvenhold"), "beata-elvenhold-plains"),
    "a river flows elsewhere": (put("roads", 35, "to", "virst"), "beata-elvenhold-river"),
    "a river flows nowhere": (without("roads", 35, "from"), "from"),
    "a crossing names no lake": (without("roads", 42, "lake"), "lake"),
    "a town has no name": (without("towns", 0, "name"), "name"),
    "a town lies nowhere": (put("towns", 0, "x", "left"), "left"),
    "an id is no text": (put("towns", 0, "id", []), "cannot be read"),
    "a town card too many": (put("towns", 0, "town_card", True), "town cards"),
    "a town cannot be reached": (put("roads", 9, "b", "ixara"), "cannot be reached"),
    "boots start nowhere": (top("start", "atlantis"), "atlantis"),
    "the towns are no list": (top("towns", 3), "cannot be read"),
    "there is no start": (lambda data: data.pop("start"), "start"),
    "roads in disorder": (lambda data: data["roads"].reverse(), "order of terrains"),
}


@pytest.mark.clause("COMP-2")
@pytest.mark.parametrize(("spoil", "said"), BAD.values(), ids=BAD)
def test_bad_data_is_refused(spoil: Callable[[Any], None], said: str) -> None:
    """A map that is not the one of the rules is refused, and the message names what is wrong."""
    data = json.loads(TEXT)
    spoil(data)

    with pytest.raises(DataError) as refused:
        read_board(json.dumps(data))

    assert said in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", '"map"'])
def test_what_is_no_map_is_refused(text: str) -> None:
    """A text that is no map at all is refused as one that cannot be read."""
    with pytest.raises(DataError, match="cannot be read"):
        read_board(text)


def test_good_data_reads() -> None:
    """The data as it is shipped reads as the board that is used."""
    assert read_board(TEXT) == BOARD


def test_the_board_is_frozen() -> None:
    """Nothing of the board can be changed by those who are given it."""
    for thing, name in ((BOARD, "start"), (BOARD.towns[0], "x"), (BOARD.connections[0], "a")):
        with pytest.raises(AttributeError):
            setattr(thing, name, None)

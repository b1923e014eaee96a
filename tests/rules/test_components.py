"""RULES.md, Components (COMP-1 to COMP-6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from elfenland.board import BOARD, CARDS, TRANSPORTS
from elfenland.rules import Game, Options, to_json, view
from elfenland.rules.invariants import problems
from elfenland.rules.state import COUNTERS, KINDS, MOVE, State
from tests.rules.rows import row

TOWN_CARDS = {
    "Beata", "Erg'Eren", "Grangor", "Ixara", "Jaccaranda", "Mah'Davikia", "Strykhaven", "Tichih",
    "Usselen", "Virst", "Wylhien", "Yttar",
}  # fmt: skip


@pytest.mark.clause("COMP-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_seat_has_boot_pieces_and_obstacle(players: int) -> None:
    """Two to six seats; each has a boot, twenty pieces still to collect and one obstacle."""
    seats = view(Game.new(Options(players=players), 0), None).seats

    assert len(seats) == players
    assert {(seat.boot, seat.collected, seat.obstacles) for seat in seats} == {("elvenhold", (), 1)}


@pytest.mark.clause("COMP-1")
def test_a_piece_lies_on_every_town_but_elvenhold() -> None:
    """Each seat's pieces lie on the twenty towns other than Elvenhold."""
    state = Game.new(Options(players=3), 0).state

    towns = {t.id for n, t in enumerate(BOARD.towns) if state.wanted[0] >> n & 1}

    assert len(towns) == 20
    assert towns == {town.id for town in BOARD.towns} - {"elvenhold"}
    assert state.wanted == [state.wanted[0]] * 3


@pytest.mark.parametrize(
    ("terrain", "count"),
    [
        row("eight roads through plains", "COMP-2", "plains", 8),
        row("twelve roads through woods", "COMP-2", "woods", 12),
        row("seven roads through desert", "COMP-2", "desert", 7),
        row("eight roads through mountains", "COMP-2", "mountains", 8),
        row("seven rivers", "COMP-2", "river", 7),
        row("six lake crossings", "COMP-2", "lake", 6),
    ],
)
def test_connections_by_terrain(terrain: str, count: int) -> None:
    """The board has as many connections of each terrain as the rules count."""
    assert sum(c.terrain == terrain for c in BOARD.connections) == count


@pytest.mark.clause("COMP-2")
def test_the_board_has_its_towns_and_connections() -> None:
    """21 towns and 48 connections, 35 of them roads."""
    assert (len(BOARD.towns), len(BOARD.connections), len(BOARD.roads)) == (21, 48, 35)


@pytest.mark.clause("COMP-3")
@pytest.mark.clause("COMP-4")
@pytest.mark.parametrize("players", range(2, 7))
def test_pieces_of_a_game_just_begun(players: int) -> None:
    """8 counters of each of six kinds; 10 cards of each of them and 12 rafts."""
    state = Game.new(Options(players=players), "all pieces").state
    counters = Counter(
        {
            counter: state.counters[n]
            + state.display.count(n)
            + sum(state.open[n::COUNTERS] + state.secret[n::COUNTERS])
            for n, counter in enumerate(TRANSPORTS)
        }
    )
    cards = Counter({c: state.pile[n] + sum(state.hands[n::KINDS]) for n, c in enumerate(CARDS)})

    assert counters == dict.fromkeys(TRANSPORTS, 8)
    assert counters.total() == 48
    assert cards == dict.fromkeys(CARDS, 10) | {"raft": 12}
    assert cards.total() == 72


@pytest.mark.clause("COMP-5")
def test_twelve_towns_have_a_town_card() -> None:
    """The map knows the twelve towns of the town cards."""
    assert {town.name for town in BOARD.towns if town.town_card} == TOWN_CARDS


@pytest.mark.clause("COMP-6")
def test_a_game_without_favors_has_no_tiles() -> None:
    """Without the expansion no favor tile lies anywhere."""
    started = to_json(Game.new(Options(), 0).opening[0])

    assert (started["tiles"], started["town_cards"]) == (None, None)


def _set(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state, name, value)


def _more(name: str, place: int, more: int = 1) -> Callable[[State], None]:
    def change(state: State) -> None:
        getattr(state, name)[place] += more

    return change


WRONG: dict[str, tuple[Callable[[State], None], str]] = {
    "a card too many in the pile": (_more("pile", 0), "COMP-4"),
    "a card of a hand lost": (_more("hands", 0, -1), "COMP-4"),
    "a card out of nowhere played": (_more("played", 3), "COMP-4"),
    "a card out of nowhere discarded": (_more("discards", 8), "COMP-4"),
    "a pile larger than it is": (_set("pile_size", 72), "COMP-4"),
    "a counter too many": (_more("counters", 2), "COMP-3"),
    "a counter pile smaller than it is": (_set("counters_size", 3), "COMP-3"),
    "a secret counter out of nowhere": (_more("secret", 5), "COMP-3"),
    "an open counter out of nowhere": (_more("open", 5), "COMP-3"),
    "a hand longer than it is": (_more("hand_sizes", 1), "DEAL-1"),
    "more counters held than there are": (_more("held", 1), "DRAW-3"),
    "nothing face up": (_set("display", []), "DRAW-2"),
    "a counter on a road that was bare": (_more("lies", 0), "PLAN-2"),
    "an obstacle without a counter": (_set("blocked", 1), "PLAN-3"),
    "a counter before phase 4": (_set("bare", 1), "ROUND-3"),
    "two obstacles": (_more("obstacles", 0), "COMP-1"),
    "a piece beside the boot": (_set("wanted", [1 << 3, 0]), "COMP-1"),
    "a boot that left its piece": (_set("boots", [0, 0]), "MOVE-8"),
    "a round too many": (_set("round", 5), "OPT-1"),
    "nobody asked": (_set("seat", -1), "END-1"),
    "a seat that is not there": (_set("start", 2), "COMP-1"),
    "too many passes": (_set("passes", 3), "PLAN-4"),
    "a payment before phase 5": (_set("left", 1), "MOVE-6"),
    "a payment left over": (_more("chosen", 0), "MOVE-6"),
}


def _favor(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state.favors, name, value)


def _more_favor(name: str, place: int, more: int = 1) -> Callable[[State], None]:
    def change(state: State) -> None:
        getattr(state.favors, name)[place] += more

    return change


def _boot(state: State) -> None:
    """A favor is open in another town than the boot's, in phase 5."""
    assert state.favors is not None
    state.phase = MOVE
    state.favors.offer = 0


WRONG_FAVORS: dict[str, tuple[Callable[[State], None], str]] = {
    "no favors at all": (_set("favors", None), "FAV-1"),
    "Small tiles in a Great game": (_favor("great", False), "FAV-1"),
    "a tile on Elvenhold": (_favor("tiles", (0,) * 21), "FAV-3"),
    "another set of tiles": (_favor("tiles", (0,) * 21), "COMP-6"),
    "Elvenhold's tile face up": (_favor("face_up", 1 << 3), "SET-3"),
    "a free path too many": (_more_favor("free_paths", 0), "COMP-6"),
    "a pool below nothing": (_favor("obstacle_pool", -1), "COMP-6"),
    "too many obstacles": (_more("obstacles", 0), "COMP-1, COMP-6"),
    "a reserved card out of nowhere": (_more_favor("reserved", 0), "COMP-4"),
    "more reserved cards than there are": (_more_favor("reserved_sizes", 0), "TILE-2"),
    "a card still reserved in phase 3": (_more_favor("reserved_sizes", 0), "DEAL-2, TILE-4"),
    "a counter still waiting in phase 3": (_favor("extra", [0, -1]), "DEAL-2, TILE-4"),
    "an extra counter out of nowhere": (_favor("extra", [0, -1]), "COMP-3"),
    "a favor open in phase 3": (_favor("offer", 5), "SMALL-1, GREAT-1"),
    "a favor open elsewhere": (_boot, "SMALL-1, GREAT-1"),
    "counters seen by nobody": (_more_favor("seen", 0), "TILE-3"),
    "somebody looking at nothing": (_favor("looking", True), "TILE-3"),
    "a free path on no step": (_set("free", True), "TILE-6"),
    "one town card twice": (_set("town_cards", (1, 1)), "COMP-5"),
    "a town card of Al'Baran": (_set("town_cards", (0, 1)), "COMP-5"),
    "no town cards": (_set("town_cards", None), "SET-4"),
}


@pytest.mark.parametrize(("spoil", "clause"), WRONG_FAVORS.values(), ids=WRONG_FAVORS)
def test_wrong_positions_with_favors_are_found(spoil: Callable[[State], None], clause: str) -> None:
    """With favors and town cards too the invariants name what cannot be, and its clause."""
    options = Options(players=2, start_seat=0, favors="great", town_cards=True)
    game = Game.new(options, 0)
    assert problems(game) == []

    spoil(game.state)

    assert any(problem.endswith(f"({clause})") for problem in problems(game))


@pytest.mark.parametrize(("spoil", "clause"), WRONG.values(), ids=WRONG)
def test_wrong_positions_are_found(spoil: Callable[[State], None], clause: str) -> None:
    """The invariants name what is wrong with a position that cannot be, and its clause."""
    game = Game.new(Options(players=2, start_seat=0), 0)
    assert problems(game) == []

    spoil(game.state)

    assert any(problem.endswith(f"({clause})") for problem in problems(game))

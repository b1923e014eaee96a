"""Reports, worked out by hand from made-up games."""

from __future__ import annotations

import re

import pytest

from elfenland.arena import Contest, Played, Report, Showing, as_page, as_text
from elfenland.arena.page import title, won
from elfenland.rules import Options

CONTEST = Contest(("planner", "greedy", "greedy"), "made up", Options(players=3))


def played(number: int, *shown: tuple[int, int]) -> Played:
    """A game from pieces and rank of each entrant, who took 10 decisions in 20 ms."""
    showings = (
        Showing(pieces, rank, (5, 9, pieces), 10, 0.02, 0.005, 0, None) for pieces, rank in shown
    )
    return Played(number, 0, tuple(range(len(shown))), tuple(showings))


GAMES = [
    played(0, (20, 1), (15, 2), (14, 3)),
    played(1, (18, 1), (18, 1), (12, 3)),
    played(2, (16, 2), (17, 1), (16, 2)),
    played(3, (19, 1), (10, 3), (11, 2)),
    played(4, (19, 1), (13, 2), (12, 3)),
    played(5, (19, 1), (19, 1), (19, 1)),
]


def test_shares_pieces_and_places() -> None:
    """Ties share wins and places, the seats of a bot go together, and each deal counts once.

    The planner has 1 + ½ + 0 of the first deal's three games and 1 + 1 + ⅓ of the second's: ½ and
    7/9. The spread of the mean is (5/36)², so that 23/36 · 13/36 ÷ (5/36)² = 11.96 games would
    spread alike. With one degree of freedom z² = 161.45, and z²/11.96 = 13.499: the middle is
    (0.6389 + 13.499/2) / 14.499 = 0.5096, half √(13.499 · 0.2307 + 13.499²/4) / 14.499 = 0.4812.
    """
    report = Report.of(CONTEST, GAMES, 2.0)
    planner, greedy = report.bots

    assert (report.deals, report.games) == (2, 6)
    assert planner.share == pytest.approx((23 / 36, 0.0284, 0.9907), abs=2e-4)
    assert planner.seats == 1
    assert planner.fair == pytest.approx(1 / 3)
    assert planner.pieces == pytest.approx((18.5, 18.5 - 6.3531, 18.5 + 6.3531), abs=1e-3)
    assert planner.places == pytest.approx((23 / 36, 1 / 12 + 5 / 36, 1 / 12 + 1 / 18))
    assert greedy.share.value == pytest.approx(13 / 36)
    assert greedy.seats == 2
    assert greedy.fair == pytest.approx(2 / 3)
    assert greedy.pieces.value == pytest.approx((29 + 30 + 33 + 21 + 25 + 38) / 12)
    assert [row.seats for row in report.entrants] == [1, 1, 1]
    assert sum(row.share.value for row in report.entrants) == pytest.approx(1)


def test_times() -> None:
    """The time of a decision is that of all that were timed; without any there is none."""
    planner, greedy = Report.of(CONTEST, GAMES, None).bots
    assert (planner.decisions, greedy.decisions) == (60, 120)
    assert (planner.mean_ms, greedy.mean_ms) == pytest.approx((2, 2))
    assert planner.slowest_ms == 5

    idle = [
        Played(n, 0, (0, 1, 2), (Showing(0, 1, (0,), 0, 0.0, 0.0, 9, "bad"),) * 3) for n in range(3)
    ]
    row, _ = Report.of(CONTEST, idle, None).bots
    assert (row.mean_ms, row.faults, row.fault) == (None, 27, "bad")


def test_the_text() -> None:
    """The text has a table of the bots and one of the entrants, without a space at a line's end."""
    lines = as_text(Report.of(CONTEST, GAMES, 2.0)).splitlines()
    assert lines[0].startswith("planner,greedy,greedy, seed made up, elfenland ")
    assert lines[2] == "2 deals × 3 rotations = 6 games; intervals are 95 %, over deals"
    assert lines[5].split() == [
        *("planner", "1", "63.9", "2.8–99.1", "33.3"),
        *("18.50", "12.15–24.85", "63.9", "22.2", "13.9"),
    ]
    assert [line.split()[:2] for line in lines[9:12]] == [
        ["1", "planner"], ["2", "greedy"], ["3", "greedy"],
    ]  # fmt: skip
    assert lines[-1] == "2.0 games a second"
    assert all(line == line.rstrip() for line in lines)


def test_a_single_deal_has_no_intervals() -> None:
    """After one deal the figures stand alone; where each seat has its bot, one table is enough."""
    contest = Contest(("planner", "greedy", "random"), "one", Options(players=3))
    lines = as_text(Report.of(contest, GAMES[:3], None)).splitlines()
    assert lines[5].split()[:7] == ["planner", "1", "50.0", "–", "33.3", "18.00", "–"]
    assert not any(line.startswith("entrant") for line in lines)


def test_pieces_by_round() -> None:
    """Means are over deals, and what a game that ended early had is counted on."""
    planner, greedy = Report.of(CONTEST, GAMES, None).bots
    assert [pieces.value for pieces in planner.by_round] == pytest.approx([5, 9, 18.5, 18.5])
    assert planner.by_round[-1] == planner.pieces
    assert greedy.by_round[2] == greedy.pieces
    lines = as_text(Report.of(CONTEST, GAMES, None)).splitlines()
    assert ["planner", "5.00", "9.00", "18.50", "18.50"] in [line.split() for line in lines]


ROUND_ROBIN = Contest(("planner", "greedy", "random"), "three", Options(players=2))
MET = [
    Played(number, 0, table, played(number, *shown).showings)
    for number, (table, shown) in enumerate(
        [
            ((0, 1), ((20, 1), (15, 2))),
            ((0, 1), ((17, 1), (17, 1))),
            ((0, 2), ((19, 1), (3, 2))),
            ((0, 2), ((18, 1), (4, 2))),
            ((1, 2), ((9, 2), (10, 1))),
            ((1, 2), ((14, 1), (2, 2))),
        ]
    )
]


def test_a_round_robin() -> None:
    """Each bot's figures are those of its own games; of two, how often the first came before."""
    report = Report.of(ROUND_ROBIN, MET, None, "random")
    planner, greedy, random = report.bots

    assert (report.deals, report.games, report.round_robin) == (3, 6, True)
    assert [row.share.value for row in report.bots] == [0.875, 0.375, 0.25]
    assert [row.fair for row in report.bots] == [0.5] * 3
    assert planner.pieces.value == 18.5
    assert (greedy.decisions, random.places) == (40, (0.25, 0.75))
    assert {pair: share.value for pair, share in report.duels.items()} == {
        ("planner", "greedy"): 0.75,
        ("greedy", "planner"): 0.25,
        ("planner", "random"): 1,
        ("random", "planner"): 0,
        ("greedy", "random"): 0.5,
        ("random", "greedy"): 0.5,
    }
    assert [rating.name for rating in report.ratings] == ["planner", "greedy", "random"]
    assert report.ratings[-1].points == (1000, None, None)


def test_the_text_of_a_round_robin() -> None:
    """Ratings come from the strongest down, and who came before whom is a table."""
    lines = as_text(Report.of(ROUND_ROBIN, MET, None)).splitlines()
    assert lines[0].startswith("round robin of planner,greedy,random, 2 at a table, seed three,")
    at = lines.index("before, %  planner  greedy  random")
    assert lines[at + 1].split() == ["planner", "–", "75.0", "100.0"]
    ratings = [line.split() for line in lines if line.startswith("greedy")]
    assert ["greedy", "1000", "–"] in ratings


def test_the_page() -> None:
    """The page draws ratings, wins, places, pieces by round and time, and says who met whom."""
    on_page = as_page(Report.of(ROUND_ROBIN, MET, None))
    assert "<h1>Round robin of 3 bots</h1>" in on_page
    assert re.findall(r'<h3 id="[^"]*">([^<]*)<', on_page) == [
        *("Ratings", "Games won", "Places", "Pieces by round", "Time against strength"),
    ]
    assert "came before a column" in on_page
    assert '<tr><th scope="row">planner</th><td>–</td><td>75.0</td><td>100.0</td></tr>' in on_page


def test_a_bot_among_equals() -> None:
    """Its seats are compared, and nobody has a rating."""
    report = Report.of(Contest(("greedy",) * 3, "equals", Options(players=3)), GAMES, None)
    assert title(report) == "greedy among equals"
    assert title(Report.of(CONTEST, GAMES, None)) == "planner against 2 × greedy"
    assert [(mark.label, round(mark.y, 1)) for mark in won(report)] == [
        *(("1 greedy, fair 33%", 63.9), ("2 greedy, fair 33%", 30.6), ("3 greedy, fair 33%", 5.6)),
    ]
    assert [mark.label for mark in won(Report.of(CONTEST, GAMES, None))][1] == "greedy, fair 67%"
    assert not report.ratings
    assert "rating" not in as_text(report)

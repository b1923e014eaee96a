"""Matches: the same deal from every chair, the same results however they are played."""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from elfenland.arena import Contest, Report, as_json, as_text, hold, match
from elfenland.errors import ArenaError, ElfenlandError, UnknownBot
from elfenland.rules import Options
from tests.arena.strangers import Witness
from tests.bots.guests import programs

STRANGERS = "tests.arena.strangers"
SHOWN = (
    b'{"pieces": 1, "rank": 1, "by_round": [1], "decisions": 1, "seconds": 0, "slowest": 0, '
    b'"faults": 0, "fault": null}'
)
WITNESS = f"{STRANGERS}:Witness"


def results(report: Report) -> dict[str, Any]:
    """All of a report that may not depend on the machine."""
    data = report.to_json()
    del data["speed"]
    return data


def log_of(folder: Path) -> list[dict[str, Any]]:
    """The lines of a match's log."""
    return [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_deal_is_the_same_from_every_chair(players: int) -> None:
    """Each entrant gets each chair's hand of a deal once, and the chair to start once.

    Its own seed stays with it, and differs from deal to deal and from all others.
    """
    Witness.saw.clear()
    match([WITNESS] * players, 2 * players, f"chairs {players}")

    chairs = [
        [(view.seat, view.options.start_seat, *view.hand, view.display) for view in views]
        for views in Witness.saw.values()
        if len(views) == players
    ]
    assert len(Witness.saw) == len(chairs) == 2 * players
    # Before anybody has drawn the display, too, is that of the deal; the first to act sees it.
    starts = [[c for c in seen if c[0] == c[1]] for seen in chairs]
    assert all(len(first) == 1 for first in starts)
    hands = [sorted((seat, hand) for seat, _, *hand, _ in seen) for seen in chairs]
    assert [[seat for seat, _ in seen] for seen in hands] == [list(range(players))] * 2 * players
    assert len({str(seen) for seen in hands}) == 2, "as many sets of hands as deals"
    assert len({str(first) for first in starts}) == 2


def test_who_sits_where() -> None:
    """Rotation r puts entrant i into chair i + r."""
    contest = Contest.of([WITNESS, "random", "random"], "where", None)
    seats = []
    for number in range(6):
        Witness.saw.clear()
        contest.play(number)
        ((view,),) = Witness.saw.values()
        seats.append(view.seat)
    assert seats == [0, 1, 2, 0, 1, 2]


def test_a_round_robin() -> None:
    """Every group of so many sits down, and plays its deal from every chair."""
    Witness.saw.clear()
    contest = Contest.of([WITNESS] * 4, "robin", None, players=3)
    report = hold(contest, 1)

    assert (contest.cycle, report.deals, report.games) == (4, 4, 12)
    tables = [contest.table(deal) for deal in range(5)]
    assert tables == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3), (0, 1, 2)]
    assert len(Witness.saw) == 12, "a seed for each bot of each deal"
    assert all({view.seat for view in views} == {0, 1, 2} for views in Witness.saw.values())


def test_a_round_robin_of_many() -> None:
    """Where the groups are too many, all play as often in each cycle, and each meets each."""
    contest = Contest.of(["random"] * 12, "many", None, players=4)
    assert contest.cycle == 12
    met: set[tuple[int, ...]] = set()
    cycles = [[contest.table(12 * cycle + i) for i in range(12)] for cycle in range(20)]
    for tables in cycles:
        assert all(len(set(table)) == 4 for table in tables)
        assert Counter(i for table in tables for i in table) == dict.fromkeys(range(12), 4)
        met.update(pair for table in tables for pair in combinations(table, 2))
    assert len(met) == 66
    assert cycles[0] != cycles[1]


def test_more_of_a_round_robin(tmp_path: Path) -> None:
    """Its folder says who sat where, and more cycles are played on top."""
    contest = Contest.of(["random", "greedy", "random"], "more", None, players=2)
    hold(contest, 6, out=tmp_path)
    more = hold(contest, 7, out=tmp_path)

    assert results(more) == results(hold(contest, 12))
    tables = [line["table"] for line in log_of(tmp_path)[1:]]
    assert tables == [list(contest.table(number // 2)) for number in range(12)]
    with pytest.raises(ArenaError, match="players is 2 there and 3 here"):
        match(["random", "greedy", "random"], 3, "more", out=tmp_path)


def test_pieces_by_round() -> None:
    """A game says what each has at the end of each round; nobody loses any, and the last count."""
    for number in range(4):
        for showing in Contest.of(["greedy"] * 2, "rounds", None).play(number).showings:
            assert len(showing.by_round) == 4
            assert sorted(showing.by_round) == list(showing.by_round)
            assert 0 < showing.by_round[0] < showing.by_round[-1] == showing.pieces


def test_an_anchor_that_does_not_play() -> None:
    """The bot that has 1000 points has to be one of those who play."""
    with pytest.raises(ArenaError, match="'planner' cannot anchor the ratings; there play random"):
        hold(Contest.of(["random", "greedy"], 0, None), 2, anchor="planner")


def test_options_reach_the_game() -> None:
    """A match is played with its options, by as many as are named."""
    Witness.saw.clear()
    options = Options(rounds=3, chart="printed", town_cards=True, favors="great")
    report = match([WITNESS, "greedy", "greedy"], 3, 0, options)

    (views,) = Witness.saw.values()
    for view in views:
        seen = view.options
        assert (seen.players, seen.rounds, seen.chart) == (3, 3, "printed")
        assert (seen.town_cards, seen.favors) == (True, "great")
    assert "3 rounds, printed chart, with town cards, favors great" in as_text(report)


def test_games_are_whole_deals() -> None:
    """The number of games is rounded up to whole deals."""
    report = match(["random"] * 3, 4, 0)
    assert (report.deals, report.games) == (2, 6)


@pytest.mark.slow
def test_the_same_in_any_number_of_processes(tmp_path: Path) -> None:
    """One process, two, or no folder: the results of a seed are the same; another seed's differ."""
    seats = ["greedy", "random", "random"]
    one = match(seats, 12, "same", out=tmp_path / "one", jobs=1)
    two = match(seats, 12, "same", out=tmp_path / "two", jobs=2)

    assert results(one) == results(two) == results(match(seats, 12, "same"))
    assert results(one) != results(match(seats, 12, "other"))
    assert sorted(line["game"] for line in log_of(tmp_path / "two")[1:]) == list(range(12))


def test_what_a_folder_holds_is_not_played_again(tmp_path: Path) -> None:
    """More games of a match are played on top, fewer are read; the results are as in one run."""
    seats = ["greedy", "random"]
    match(seats, 4, "more", out=tmp_path)
    more = match(seats, 8, "more", out=tmp_path)
    lines = (tmp_path / "games.jsonl").read_bytes()
    fewer = match(seats, 4, "more", out=tmp_path)

    assert len(lines.splitlines()) == 1 + 8
    assert results(more) == results(match(seats, 8, "more"))
    assert results(fewer) == results(match(seats, 4, "more"))
    assert fewer.games_a_second is None
    assert (tmp_path / "games.jsonl").read_bytes() == lines
    assert (tmp_path / "report.txt").read_text("utf-8") == as_text(fewer)
    assert (tmp_path / "report.json").read_text("utf-8") == as_json(fewer)
    assert json.loads(as_json(fewer))["games"] == 4


def test_a_game_that_was_half_written(tmp_path: Path) -> None:
    """A line that a killed process left unfinished is dropped, and its game played again."""
    whole = match(["random", "random"], 4, "torn", out=tmp_path)
    path = tmp_path / "games.jsonl"
    text = path.read_bytes()
    for torn in (text[:-1], text[:-30], text[:20], b""):
        path.write_bytes(torn)
        assert results(match(["random", "random"], 4, "torn", out=tmp_path)) == results(whole)
        assert len(log_of(tmp_path)) == 1 + 4


@pytest.mark.slow
def test_a_mirror_match_is_fair() -> None:
    """Among equals every interval holds the fair share, and all together win all games."""
    report = match(["greedy"] * 4, 160, "mirror")

    (bot,) = report.bots
    assert (bot.seats, bot.fair, bot.share) == (4, 1, (1, None, None))
    assert sum(row.share.value for row in report.entrants) == pytest.approx(1)
    for row in report.entrants:
        assert row.fair == 0.25
        assert row.share.low is not None
        assert row.share.high is not None
        assert row.share.low < 0.25 < row.share.high
        assert row.share.high - row.share.low < 0.25


def test_the_stronger_is_seen() -> None:
    """A few deals show that greedy is stronger than random, and in which places they come."""
    report = match(["random", "greedy", "random"], 24, "stronger")

    random, greedy = report.bots
    assert (random.name, random.seats, greedy.name, greedy.seats) == ("random", 2, "greedy", 1)
    assert greedy.share.low is not None
    assert greedy.share.low > greedy.fair == pytest.approx(1 / 3)
    assert greedy.pieces.value > random.pieces.value + 5
    assert greedy.places[0] == pytest.approx(greedy.share.value)
    assert sum(random.places) == pytest.approx(1)
    assert random.share.value == pytest.approx(2 * random.places[0])
    assert greedy.decisions > 0
    assert greedy.mean_ms is not None
    assert 0 < greedy.mean_ms <= greedy.slowest_ms


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Failing", "ValueError: no idea in the draw phase"),
        ("Leaving", "SystemExit: 1"),
        ("Cheating", "it chose 'end', which is not legal"),
        ("Texting", "it chose 'draw "),
    ],
)
def test_a_bot_that_fails(bot: str, fault: str) -> None:
    """The game goes on with the first legal action, and the report says how often and why."""
    report = match([f"{STRANGERS}:{bot}", "random"], 2, "fails")

    failing, random = report.bots
    assert failing.faults > 20
    assert failing.fault is not None
    assert failing.fault.startswith(fault)
    assert (random.faults, random.fault) == (0, None)
    assert f"{failing.faults} decisions were taken for it; the first as {fault}" in as_text(report)
    assert results(report) == results(match([f"{STRANGERS}:{bot}", "random"], 2, "fails"))


PROGRAMS = shlex.join([sys.executable, "-IS", programs.__file__])


def test_a_program_that_dawdles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Past the limit it is replaced for the decision; two processes play each game, no more."""
    monkeypatch.setenv("HEARD", str(tmp_path / "heard"))
    report = match([f"exec:{PROGRAMS} sleep", "random"], 2, "dawdles", limit=0.1)

    dawdling, random = report.bots
    assert dawdling.decisions == 0
    assert dawdling.faults > 2 * 2
    assert dawdling.fault == "it took longer than 0.1 seconds"
    assert random.decisions > 0
    assert (tmp_path / "heard").read_text("utf-8").count('"hello"') == 2 * 2


def test_a_program_that_dies_plays_the_next_game() -> None:
    """Two processes play a game, the next game has two more; what is missing is taken for it."""
    one = match([f"exec:{PROGRAMS} leave 5", "random"], 2, "dies")
    assert one.bots[0].fault is not None
    assert one.bots[0].fault.startswith("it has ended, with exit code 3")
    contest = Contest.of([f"exec:{PROGRAMS} leave 5", "random"], "dies", None)
    for number in range(2):
        game = contest.play(number)
        # Which of its ten answers were to choices of one is the game's affair.
        assert 0 < game.showings[0].decisions <= 10


def test_a_limit_changes_nothing_else() -> None:
    """Who keeps within the limit plays as without one."""
    names = ["greedy", f"{STRANGERS}:Cheating"]
    free, bound = match(names, 2, "limit"), match(names, 2, "limit", limit=60)
    assert results(free) | {"limit": 60} == results(bound)
    assert "favors none, at most 60 s a decision" in as_text(bound)


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (["random"], "1 bots cannot play a match; it takes 2 to 6"),
        (["random"] * 7, "7 bots cannot play a match"),
        (["random", "clever"], "no bot 'clever'; there are random, greedy, planner"),
        (["random", "no_such:Bot"], "cannot be imported: ModuleNotFoundError: No module named"),
        (["random", ":Bot"], "cannot be imported"),
        (["random", f"{STRANGERS}:Nobody"], "has no attribute 'Nobody'"),
        (["random", f"{STRANGERS}:Unmade"], "made from a seed: RuntimeError: no weights for 0"),
        (["random", f"{STRANGERS}:Mute"], "has no method choose"),
        (["random", f"{STRANGERS}:__doc__"], "'str' object is not callable"),
        (
            ["random", "exec:no-such-bot"],
            "'exec:no-such-bot' cannot play: no-such-bot cannot be st",
        ),
        (["random", "exec:"], "names no program"),
    ],
)
def test_seats_that_cannot_be(seats: list[str], says: str, tmp_path: Path) -> None:
    """Seats that nobody can play in are refused before a folder is touched."""
    with pytest.raises((ArenaError, UnknownBot), match=says):
        match(seats, 4, 0, out=tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (4, 0)])
def test_numbers_that_cannot_be(games: int, jobs: int) -> None:
    """No games, or no processes, are no match."""
    with pytest.raises(ArenaError, match="takes at least 1"):
        match(["random", "random"], games, 0, jobs=jobs)


@pytest.mark.parametrize(
    ("seats", "seed", "options", "says"),
    [
        (["random", "greedy"], "a", {}, r'seats is \["random", "random"\] there and'),
        (["random", "random"], "b", {}, 'seed is "a" there and "b" here'),
        (["random", "random"], "a", {"rounds": 3}, "rounds is 4 there and 3 here"),
        (["random", "random"], "a", {"town_cards": True}, "town_cards is false there and true"),
    ],
)
def test_a_folder_with_another_match(
    seats: list[str], seed: str, options: dict[str, Any], says: str, tmp_path: Path
) -> None:
    """A folder that holds another match is refused with what differs, and left as it is."""
    match(["random", "random"], 2, "a", out=tmp_path)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(ArenaError, match=says):
        match(seats, 2, seed, Options(**options), out=tmp_path)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_a_folder_with_another_limit(tmp_path: Path) -> None:
    """What a limit decided and what none did are two matches."""
    match(["random", "random"], 2, "a", out=tmp_path)
    with pytest.raises(ArenaError, match=r"limit is null there and 60\.0 here"):
        match(["random", "random"], 2, "a", out=tmp_path, limit=60.0)


@pytest.mark.parametrize(
    ("key", "there"), [("elfenland", "0.0.7"), ("version", 1)], ids=["program", "format"]
)
def test_another_version(key: str, there: object, tmp_path: Path) -> None:
    """Games of another version are not mixed with ours: its bots, or its log, may be others."""
    match(["random", "random"], 2, "a", out=tmp_path)
    path = tmp_path / "games.jsonl"
    head, *games = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text(json.dumps({**json.loads(head), key: there}) + "\n" + "".join(games), "utf-8")
    with pytest.raises(ArenaError, match=f"{key} is {json.dumps(there)} there"):
        match(["random", "random"], 2, "a", out=tmp_path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"shopping", "not the log of a match"),
        (b"shopping\n", "not the log of a match"),
        (b"[1]\n", "not the log of a match"),
        (b'{"format": "elfenland-record"}\n', "not the log of a match"),
        (b"\xff\xfe\n", "not the log of a match"),
        (b'HEAD{"game": 1}\n', "line 2, is not a game"),
        (b'HEAD{"game": 0, "start": 0, "table": [], "showings": []}\n', "of 0 seats, not of 2"),
        (
            b'HEAD{"game": 0, "start": 0, "table": [1, 0], "showings": [%b, %b]}\n'
            % (SHOWN, SHOWN),
            "others than sat down",
        ),
    ],
)
def test_a_file_that_is_no_log(text: bytes, says: str, tmp_path: Path) -> None:
    """A file that is no log, or has been spoilt, is refused and left as it is."""
    match(["random", "random"], 2, "a", out=tmp_path)
    path = tmp_path / "games.jsonl"
    text = text.replace(b"HEAD", path.read_bytes().partition(b"\n")[0] + b"\n")
    path.write_bytes(text)
    with pytest.raises(ElfenlandError, match=says):
        match(["random", "random"], 2, "a", out=tmp_path)
    assert path.read_bytes() == text

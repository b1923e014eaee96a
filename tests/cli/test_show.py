"""``elfenland show``: a game in sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from elfenland.board import BOARD
from elfenland.cli.story import PHASES, SENTENCES
from elfenland.rules import Event, Game, Options
from elfenland.rules.record import Record
from tests.cli.commands import run, simulate, write

Json = dict[str, Any]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three recorded games."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    simulate(file, "--games", "3", "--players", "3", "--seed", "show")
    return file


def told(*arguments: str | Path, stdin: bytes | None = None) -> list[str]:
    """The lines that are shown."""
    result = run("show", *arguments, stdin=stdin)
    assert result.exit_code == 0, result.stderr
    return result.stdout.splitlines()


def test_every_event_has_its_sentence() -> None:
    """There is no event that is neither told nor a heading."""
    types = {event._field_defaults["type"] for event in get_args(Event)}
    assert types == {*SENTENCES, "round_started", "round_ended", "game_ended"}
    assert set(PHASES) <= types


def test_a_game_is_told(file: Path) -> None:
    """Seats, rounds with who begins, phases in their order, a line an event, and the standings."""
    record = json.loads(file.read_text("ascii").splitlines()[0])
    lines = told(file)
    rounds = [line for line in lines if line.startswith("Round ")]
    phases = [line.strip() for line in lines if line.startswith("  Phase ")]
    six = [f"Phase {n}" for n in range(1, 7)]
    sentences = [line for line in lines if line.startswith("    ")]
    silent = {"round_started", "round_ended", "game_ended"}

    assert lines[0] == "Random 1, Greedy 2, Random 3: 4 rounds, guide chart"
    assert [line.split(":")[0] for line in rounds] == [f"Round {n}" for n in range(1, 5)]
    assert [phase.split(":")[0] for phase in phases] == six * 3 + six[:5]
    assert len(sentences) == sum(event["type"] not in silent for event in record["events"])
    assert lines[-4] == "The last round is over. Greedy 2 wins."
    assert lines[-3].startswith("  1. Greedy 2: ")


def event_told(kind: str, **values: object) -> str:
    """The sentence of one event."""
    return SENTENCES[kind](values)


@pytest.mark.parametrize(
    ("kind", "values", "says"),
    [
        ("game_started", {"display": ["dragon", "elfcycle", "dragon"]},
         "Face up: 2 Dragon, 1 Elfcycle."),
        ("cards_dealt", {"cards": []}, "is dealt nothing."),
        ("cards_dealt", {"cards": ["raft", "giant-pig", "raft"]}, "is dealt 2 Raft, 1 Giant Pig."),
        ("counter_drawn", {"counter": "magic-cloud", "source": "pile", "secret": True},
         "draws Magic Cloud from the pile."),
        ("counter_placed", {"counter": "dragon", "road": "albaran-feodor-desert", "secret": True},
         "lays the secret Dragon on Al'Baran–Feodor (desert)."),
        ("counter_placed", {"counter": "dragon", "road": "albaran-feodor-desert", "secret": False},
         "lays Dragon on Al'Baran–Feodor (desert)."),
        ("obstacle_placed", {"road": "albaran-feodor-desert"},
         "lays an obstacle on Al'Baran–Feodor (desert)."),
        ("passed", {}, "passes."),
        ("travelled", {"from": "feodor", "to": "albaran", "road": "albaran-feodor-desert",
                       "method": "counter", "cards": ["dragon"], "free_path": False},
         "goes from Feodor to Al'Baran through desert for 1 Dragon."),
        ("travelled", {"from": "feodor", "to": "albaran", "road": "albaran-feodor-desert",
                       "method": "caravan", "cards": ["dragon", "raft", "raft"],
                       "free_path": False},
         "goes from Feodor to Al'Baran by caravan for 1 Dragon, 2 Raft."),
        ("travelled", {"from": "feodor", "to": "albaran", "road": "albaran-feodor-desert",
                       "method": "counter", "cards": ["dragon"], "free_path": True},
         "goes from Feodor to Al'Baran through desert for 1 Dragon, with a free path."),
        ("travelled", {"from": "virst", "to": "ixara", "road": "ixara-virst-river",
                       "method": "raft", "cards": ["raft"], "free_path": False},
         "goes from Virst to Ixara by raft for 1 Raft."),
        ("piece_collected", {"town": "dagamura"}, "collects the piece in Dag'Amura."),
        ("turn_ended", {"discarded": []}, "ends the turn."),
        ("turn_ended", {"discarded": ["raft"]}, "ends the turn, discarding 1 Raft."),
        ("counter_kept", {"counter": None, "secret": False}, "keeps no counter."),
        ("counter_kept", {"counter": "unicorn", "secret": True}, "keeps the secret Unicorn."),
        ("counter_kept", {"counter": "unicorn", "secret": False}, "keeps Unicorn."),
        ("display_refilled", {"display": []}, "Face up: nothing."),
        ("reserved_taken", {"cards": ["raft"]}, "takes up what was reserved: 1 Raft."),
        ("favor_used", {"town": "dagamura", "favor": "draw-next-round", "turned": False},
         "uses the favor of Dag'Amura: Draw Next Round."),
        ("favor_used", {"town": "virst", "favor": "draw-two", "turned": True},
         "uses the favor of Virst: Draw Two, which lay face down."),
        ("favor_declined", {"town": "virst"}, "leaves the favor of Virst."),
        ("cards_drawn", {"cards": ["raft", "raft"]}, "draws 2 Raft."),
        ("cards_drawn", {"cards": []}, "draws nothing."),
        ("card_reserved", {"card": "giant-pig"},
         "reserves a card for the next round, unseen: Giant Pig."),
        ("counters_seen", {"counters": ["dragon", "elfcycle"]},
         "looks at 1 Dragon, 1 Elfcycle."),
        ("counters_returned", {"counters": []}, "gives back nothing."),
        ("extra_counter_taken", {"counter": "dragon"},
         "takes an extra counter, face down: Dragon."),
        ("obstacle_taken", {}, "takes an obstacle from the pool."),
        ("free_path_taken", {}, "takes a free path from the pool."),
        ("pile_reshuffled", {"count": 31}, "The draw pile is made anew, of 31 cards."),
    ],
)  # fmt: skip
def test_what_is_said(kind: str, values: Json, says: str) -> None:
    """Each event says what happened, in the names of the board."""
    assert event_told(kind, **values) == says


def test_a_game_with_everything_is_told(tmp_path: Path) -> None:
    """Tiles and destinations are told first, favors under phase 5, the standings by score."""
    (record,) = simulate(
        tmp_path / "game.jsonl",
        *("--games", "1", "--seats", "greedy,greedy,greedy", "--seed", "show"),
        *("--town-cards", "--favors", "great", "--rounds", "3"),
    )
    start = record["events"][0]
    lines = told(tmp_path / "game.jsonl")
    phases = [line.strip() for line in lines if line.startswith("  Phase ")]
    six = [f"Phase {n}" for n in range(1, 7)]

    assert lines[0].endswith(": 3 rounds, guide chart, town cards, great favors")
    assert len([line for line in lines if line.startswith("    The favor of ")]) == 20
    bound = [line for line in lines if " is bound for " in line]
    town = BOARD.town(start["town_cards"][1]).name
    assert bound[1] == f"    Greedy 2 is bound for {town}."
    assert len(bound) == 3
    assert [phase.split(":")[0] for phase in phases] == six * 2 + six[:5]
    assert any(" uses the favor of " in line for line in lines)
    best = record["result"]["standings"][0]
    bound_for = BOARD.town(start["town_cards"][best["seat"]]).name
    assert lines[-3].startswith(
        f"  1. Greedy {best['seat'] + 1}: score {best['score']}, {best['pieces']} pieces, "
        f"{best['distance']} from {bound_for}, {best['cards']} card"
    )


def test_one_of_many(file: Path) -> None:
    """``--game`` chooses, the first one is shown without it, and one too many is refused."""
    texts = file.read_bytes().splitlines(keepends=True)
    for number, text in enumerate(texts, 1):
        assert told(file, "--game", str(number)) == told("-", stdin=text)
    assert told(file) == told(file, "--game", "1") != told(file, "--game", "2")

    result = run("show", file, "--game", "4")
    assert result.exit_code == 1
    assert result.stderr == f"Error: {file}: there is no game 4; it holds 3 games\n"
    assert not result.stdout


def test_a_game_under_way(tmp_path: Path) -> None:
    """A game that is not over says so in place of standings."""
    game = Game.new(Options(players=2, start_seat=1), "begun")
    record = Record.begin(game, [{"name": "Ann"}, {}], "begun")
    lines = told(write(tmp_path / "game.jsonl", [record.to_json()]))

    assert lines[0] == "Ann, Seat 2: 4 rounds, guide chart"
    assert "Round 1: Seat 2 begins" in lines
    assert lines[-1] == "The game is not over."


def test_winners_that_share(tmp_path: Path) -> None:
    """Seats that win together are named together, both in the first place."""
    records = simulate(tmp_path / "games.jsonl", "--games", "40", "--seats", "random,random")
    number = next(n for n, r in enumerate(records, 1) if len(r["result"]["winners"]) == 2)
    lines = told(tmp_path / "games.jsonl", "--game", str(number))

    assert lines[-3] == "The last round is over. Random 1 and Random 2 win together."
    assert [line[:5] for line in lines[-2:]] == ["  1. ", "  1. "]


def test_names_cannot_command_a_terminal(file: Path, tmp_path: Path) -> None:
    """A name is text: whatever a terminal would obey is shown as something it does not."""
    record = json.loads(file.read_text("ascii").splitlines()[0])
    record["seats"][0]["name"] = "\x1b[2JAnn\n[bold]\u202e"
    shown = "\n".join(told(write(tmp_path / "game.jsonl", [record])))

    assert "\ufffd[2JAnn\ufffd[bold]\ufffd passes." in shown
    assert not {"\x1b", "\u202e"} & set(shown)


def test_an_action_that_is_not_allowed(file: Path, tmp_path: Path) -> None:
    """A record that does not replay is refused with the action and the clause."""
    record = json.loads(file.read_text("ascii").splitlines()[0])
    record["actions"][0] = record["actions"][0].split()[0] + " pass"
    result = run("show", write(tmp_path / "game.jsonl", [record]))

    assert result.exit_code == 1
    assert "action 0, " in result.stderr
    assert "(PLAN-1)" in result.stderr

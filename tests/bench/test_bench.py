"""The benchmarks measure what they say."""

from __future__ import annotations

import json
import random
from functools import partial
from types import ModuleType

import pytest
from click.testing import CliRunner

from bench.__main__ import main
from bench.bots import Clocked, towns_of_greedy
from bench.engine import measure, play_ours
from bench.favors import rare_edges
from elfenland.bots import GreedyBot, make_bot
from elfenland.rules import Game, Options, view


def run(*arguments: str) -> str:
    """What a benchmark prints."""
    result = CliRunner().invoke(main, arguments, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_engine_prints_one_object() -> None:
    """The engine's figures are one JSON object, and they fit together."""
    figures = json.loads(run("engine", "--json", "--seconds", "0.2"))

    assert figures["players"] == 4
    assert figures["copy_us"] > 0
    a_game = figures["decisions_per_second"] / figures["games_per_second"]
    assert a_game == pytest.approx(figures["decisions_per_game"], rel=0.02)
    assert "ratio_catanatron" not in figures


def test_engine_prints_lines() -> None:
    """Without ``--json`` there is a line for each figure."""
    text = run("engine", "--seconds", "0.1")
    assert "decisions per second" in text
    assert "copy us" in text


def test_a_peer_is_played_beside() -> None:
    """A peer has as much time as we have, and its figures and the ratio stand beside ours."""
    peer = ModuleType("peer")
    vars(peer).update(VERSION="1.0", play_catanatron=lambda dice: play_ours(dice) // 2)
    figures = measure(0.4, peer)

    ratio = figures["decisions_per_second"] / figures["catanatron_decisions_per_second"]
    assert figures["ratio_catanatron"] == pytest.approx(ratio, abs=0.01)
    assert figures["catanatron"] == "1.0"
    assert figures["catanatron_games_per_second"] > 0


def test_a_peer_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where catanatron is not installed, ``--peers`` says which command installs it."""

    def missing(name: str) -> ModuleType:
        raise ModuleNotFoundError(name, name="catanatron")

    monkeypatch.setattr("bench.engine.import_module", missing)
    result = CliRunner().invoke(main, ["engine", "--peers"])

    assert result.exit_code == 1
    assert "catanatron is not installed; `python3 run.py bench` installs it" in result.stderr


def counted(seed: int) -> tuple[int, int, int]:
    """Decisions with a choice in a random game: outside payments, in them, and payments."""
    dice = random.Random(seed)
    game = Game.new(Options(players=4), dice.getrandbits(64))
    choices = cards = payments = 0
    open_payment: list[bool] = []
    while game.to_act is not None:
        seen = view(game, game.to_act)
        action = seen.legal[int(dice.random() * len(seen.legal))]
        if seen.payment or seen.discards:
            open_payment.append(len(seen.legal) > 1)
            cards += len(seen.legal) > 1
        else:
            payments += any(open_payment)
            open_payment = []
            choices += len(seen.legal) > 1
        game.apply(action)
    return choices, cards, payments + any(open_payment)


def test_forced_decisions_and_cards_of_one_payment_do_not_count() -> None:
    """Counted are choices of two and more, and each payment once, however many its cards."""
    for seed in range(5):
        choices, cards, payments = counted(seed)
        assert play_ours(random.Random(seed)) == choices + payments
        assert cards > payments > 0


def test_towns_of_greedy_are_greedy_s() -> None:
    """The towns are those of greedy alone, whichever seat it has, and the same for a seed."""
    towns = towns_of_greedy(8, "bench")

    assert towns == towns_of_greedy(8, "bench") != towns_of_greedy(8, "other")
    assert len(towns) == 8
    assert min(towns) >= 9


def test_only_choices_are_clocked() -> None:
    """A decision with one legal action is played and not timed."""
    game = Game.new(Options(players=2), 0)
    bot = Clocked(make_bot("random", 0))
    asked = 0
    while game.to_act is not None:
        seen = view(game, game.to_act)
        asked += len(seen.legal) > 1
        game.apply(bot.choose(seen))

    assert len(bot.seconds) == asked > 0
    assert min(bot.seconds) >= 0


def test_bots_prints_its_figures() -> None:
    """The bots' figures are means with intervals, and times that grow to the most."""
    figures = json.loads(run("bots", "--json", "--games", "3"))

    assert figures["games"] == 3
    assert figures["greedy_against_random"] > 9
    assert figures["greedy_among_equals"] > 9
    assert 0 < figures["decision_ms_median"] <= figures["decision_ms_99"]
    assert figures["decision_ms_99"] <= figures["decision_ms_most"]


@pytest.mark.slow
def test_favors_prints_its_figures() -> None:
    """What favors and destinations are worth stands beside what it is worth without them."""
    figures = json.loads(run("favors", "--json", "--games", "4"))

    for name in ("small_favors_pieces", "great_favors_pieces", "destination_score"):
        gain = figures[f"{name}_with"] - figures[f"{name}_without"]
        assert figures[f"{name}_apart"] == pytest.approx(gain, abs=0.02)
        assert figures[f"{name}_apart_95"] > 0
    assert figures["destination_distance_with"] <= figures["destination_distance_without"]
    for bot in ("greedy", "hoarding"):
        assert 0 <= figures[f"{bot}_reshuffle"] <= 1
        assert figures[f"{bot}_games_per_second"] > 0


@pytest.mark.slow
def test_rare_edges_are_counted() -> None:
    """Six hoarders empty a pool in every game and the draw pile in most; a seed counts alike."""
    counts = rare_edges(8, "rare")

    assert counts == rare_edges(8, "rare")
    assert counts["games"] == counts["empty pool"] == 8
    assert counts["reshuffle"] >= 4
    assert counts["empty obstacles"] + counts["empty free paths"] >= 8


def test_rare_edges_are_not_seen_where_there_are_none() -> None:
    """Where nobody uses a favor, nothing runs out."""
    counts = rare_edges(3, "rare", partial(GreedyBot, favors=False))
    assert counts == {"games": 3}


def test_a_broken_law_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What must always hold is looked at where a pile or a pool ran out."""
    monkeypatch.setattr("bench.favors.problems", lambda _: ["a card is lost"])
    with pytest.raises(AssertionError, match="a card is lost"):
        rare_edges(1, "rare")


@pytest.mark.slow
def test_routes_prints_its_figures() -> None:
    """The solver's figures are times and nodes that grow to the most, base game and Great apart."""
    figures = json.loads(run("routes", "--json", "--games", "2"))

    assert 0 < figures["median_ms"] <= figures["p99_ms"] <= figures["most_ms"]
    assert 0 < figures["great_median_ms"] <= figures["great_p99_ms"] <= figures["great_most_ms"]
    assert 1 < figures["median_nodes"] <= figures["p99_nodes"]
    assert figures["turns"] == 2 * 4 * 4

"""The golden games: every event and every seat's view is as it was (``tests.rules.goldens``)."""

from __future__ import annotations

import pytest

from elfenland.rules import Game, Options
from tests.rules.goldens import FOLDER, GAMES, actions_in, stored, write_game


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_as_it_was(name: str) -> None:
    """Played again, a golden game tells and shows each seat the same, line by line."""
    old = stored(name).splitlines()

    new = write_game(name, actions_in(stored(name))).splitlines()

    for number, (was, is_now) in enumerate(zip(old, new, strict=False), start=1):
        assert is_now == was, f"{name}.txt, line {number}"
    assert len(new) == len(old)
    assert "game_ended" in stored(name)


def test_there_is_one_of_every_variant() -> None:
    """Each chart, number of rounds, kind of favors, and town cards with and without favors."""
    options = [options for options, _ in GAMES.values()]

    assert {o.chart for o in options} == {"guide", "printed"}
    assert {o.rounds for o in options} == {3, 4}
    assert {o.favors for o in options} == {"none", "small", "great"}
    assert {(o.town_cards, o.favors == "none") for o in options} >= {(True, True), (True, False)}
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)


def test_a_change_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows something else in the middle of a game is another text."""
    honest = Game.new

    def other(options: Options, seed: str | int) -> Game:
        return honest(options, f"{seed}!")

    monkeypatch.setattr(Game, "new", other)

    assert write_game("base", []).splitlines() != stored("base").splitlines()[:25]


def test_every_favor_is_played() -> None:
    """In the golden games every event of favors comes about, but those of piles run out."""
    text = "".join(stored(name) for name in GAMES)

    for event in (
        "favor_used", "favor_declined", "cards_drawn", "card_reserved", "reserved_taken",
        "counters_seen", "counters_returned", "extra_counter_taken", "obstacle_taken",
        "free_path_taken", "favor True", "free_path True",
    ):  # fmt: skip
        assert event in text

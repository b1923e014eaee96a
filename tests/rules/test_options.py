"""RULES.md, Options of a game (OPT-1, OPT-2)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from elfenland.errors import OptionsError
from elfenland.rules import Game, Options
from elfenland.testing.play import EVERY_OPTION
from tests.rules.rows import row


@pytest.mark.clause("OPT-1")
def test_what_holds_where_nothing_is_said() -> None:
    """Four rounds by the guide's chart, without the variants, the start seat by lot."""
    assert Options().to_json() == {
        "players": 4, "rounds": 4, "chart": "guide", "town_cards": False, "favors": "none",
        "start_seat": None,
    }  # fmt: skip


@pytest.mark.clause("OPT-2")
def test_every_combination_can_be_played() -> None:
    """All player counts, rounds, charts, variants and start seats go together."""
    made = [
        Game.new(replace(options, start_seat=seat), 1)
        for options in EVERY_OPTION
        for seat in (None, *range(options.players))
    ]

    assert len(set(EVERY_OPTION)) == 5 * 2 * 2 * 2 * 3
    assert all(game.to_act == game.options.start_seat for game in made)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        row("one player is too few", "OPT-1 OPT-2", "players", 1),
        row("seven players are too many", "OPT-1 OPT-2", "players", 7),
        row("players are a number", "OPT-2", "players", "4"),
        row("half a player is none", "OPT-2", "players", 2.5),
        row("true is no number of players", "OPT-2", "players", True),
        row("two rounds are too few", "OPT-1 OPT-2", "rounds", 2),
        row("five rounds are too many", "OPT-1 OPT-2", "rounds", 5),
        row("there is no such chart", "OPT-1 OPT-2", "chart", "Guide"),
        row("a chart is a word", "OPT-2", "chart", ["guide"]),
        row("town cards are on or off", "OPT-1 OPT-2", "town_cards", "off"),
        row("there are no such favors", "OPT-1 OPT-2", "favors", "medium"),
        row("there is no seat 4 of 4", "OPT-1 OPT-2", "start_seat", 4),
        row("there is no seat before the first", "OPT-1 OPT-2", "start_seat", -1),
        row("true is no seat", "OPT-2", "start_seat", True),
        row("nobody is seated at nobody's seat", "OPT-2", "start_seat", "0"),
        row("small and great favors are not played together", "FAV-1", "favors", "small great"),
        row("favors are a word", "FAV-1 OPT-2", "favors", True),
    ],
)
def test_an_option_out_of_range_is_refused(option: str, value: object) -> None:
    """The refusal names the option, its value and the clause."""
    wanted: dict[str, Any] = {option: value}

    with pytest.raises(OptionsError) as refused:
        Options(**wanted)

    assert refused.value.option == option
    assert f"({refused.value.clause})" in str(refused.value)
    assert repr(value) in str(refused.value)
    with pytest.raises(OptionsError):
        Options.from_json(wanted)


@pytest.mark.clause("OPT-2")
def test_an_unknown_option_is_refused() -> None:
    """A misspelt option is named, with those that there are."""
    with pytest.raises(OptionsError, match=r"'round'.*chart.*players.*start_seat") as refused:
        Options.from_json({"round": 4})

    assert refused.value.option == "round"


@pytest.mark.clause("OPT-1")
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_options_read_back(options: Options) -> None:
    """What is written of options is read back as it was."""
    assert Options.from_json(options.to_json()) == options

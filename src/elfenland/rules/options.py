"""What a game is played with, checked once (OPT-1, OPT-2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, get_args

from elfenland.board.kinds import MAX_PLAYERS, MIN_PLAYERS, ChartName, Favors
from elfenland.errors import OptionsError

ROUNDS: Final = (3, 4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of a game.

    ``start_seat`` None: drawn by lot when the game begins; a game under way always names it.

    Raises:
        OptionsError: an option is out of range, or not in this version; it names the option.
    """

    players: int = 4
    rounds: int = 4
    chart: ChartName = "guide"
    town_cards: bool = False
    favors: Favors = "none"
    start_seat: int | None = None

    def __post_init__(self) -> None:
        _check_number("players", self.players, range(MIN_PLAYERS, MAX_PLAYERS + 1))
        _check_number("rounds", self.rounds, ROUNDS)
        _check_word("chart", self.chart, get_args(ChartName))
        _check_word("favors", self.favors, get_args(Favors))
        if not isinstance(self.town_cards, bool):
            raise OptionsError("town_cards", f"town_cards is {self.town_cards!r}; true or false")
        if self.start_seat is not None:
            _check_number("start_seat", self.start_seat, range(self.players))

    def to_json(self) -> dict[str, Any]:
        """The options as a record writes them (RECORD.md)."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Options:
        """The options from a mapping; what is left out is as by default.

        Raises:
            OptionsError: an unknown option, or one out of range.
        """
        known = {field.name for field in fields(cls)}
        if unknown := sorted(set(data) - known):
            raise OptionsError(
                unknown[0],
                f"there is no option {unknown[0]!r}; there are {', '.join(sorted(known))}",
            )
        return cls(**data)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A whole rule set by the name players know it by (CHART-3)."""

    name: str
    rounds: int
    chart: ChartName


RULE_SETS: Final = (
    RuleSet("ours", 4, "guide"),
    RuleSet("printed-1998", 4, "printed"),
    RuleSet("printed-2015", 3, "printed"),
)


def _check_number(option: str, value: object, allowed: range | tuple[int, ...]) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value not in allowed:
        words = (
            " or ".join(map(str, allowed)) if len(allowed) < 3 else f"{allowed[0]} to {allowed[-1]}"
        )
        raise OptionsError(option, f"{option} is {value!r}; it must be {words}")


def _check_word(option: str, value: object, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise OptionsError(option, f"{option} is {value!r}; it must be one of {', '.join(allowed)}")

"""A kit for whoever writes a bot: does it play every game there is, and fairly?"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from operator import attrgetter
from statistics import median
from time import perf_counter, process_time
from typing import Final, get_args

import msgspec

from elfenland.board.kinds import MAX_PLAYERS, MIN_PLAYERS, ChartName, Favors
from elfenland.bots import Bot, Factory, RandomBot
from elfenland.bots.guests import Guest, check_name, factory
from elfenland.errors import ElfenlandError, ProcessFailed, UnknownBot
from elfenland.rules import Action, Game, Options, PlayerView, view
from elfenland.rules.options import ROUNDS
from elfenland.rules.standings import Result
from elfenland.testing.secrecy import twin

GAMES: Final = tuple(
    random.Random("games").sample(
        [
            Options(
                players=players,
                rounds=ROUNDS[(players + town_cards) % len(ROUNDS)],
                chart=get_args(ChartName)[players // 2 % 2],
                town_cards=town_cards,
                favors=favors,
            )
            for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
            for town_cards in (False, True)
            for favors in get_args(Favors)
        ],
        k=30,
    )
)
"""Each number of seats with each variant; mixed, so that a few do for all."""

PATIENCE: Final = 10
"""A class in a process of its own has so many times the limit, as that is by the clock."""
MIDDLE: Final = range(5, 50)
"""At a decision out of these another one of its kind is asked to go on with the game."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of it: how much was looked at, how long it thought, and every kind of problem.

    Times are in milliseconds for a decision between two or more actions: processor time, of a
    program from request to answer by the clock; None when there was none.
    """

    games: int
    decisions: int
    median_ms: float | None
    slowest_ms: float | None
    problems: tuple[str, ...]


def check_bot(
    bot: str | Factory,
    games: int = len(GAMES),
    *,
    seed: str | int = 0,
    limit: float = 1.0,
    each: Callable[[], object] = lambda: None,
) -> Checked:
    """Have the bot play in every variant with every number of seats, every other seat its own.

    It is looked at whether it chooses what is legal, leaves its view as it is, keeps to ``limit``
    seconds, can begin in the middle of a game, and does the same for the same seed and views: once
    more, in another process, and in a game whose hidden truth is another. ``bot`` is a name, as
    everywhere (docs/bots.md), or what makes one from a seed; for what cannot be imported by a name
    "another process" is this one. ``each`` is called after each game.

    Raises:
        UnknownBot: there is no such bot.
    """
    maker = _Maker.of(bot, limit)
    _check_made(bot, maker.here)
    found = _Found()
    for number in range(games):
        _play(maker, GAMES[number % len(GAMES)], f"{seed}/{number}", number, found)
        each()
    return Checked(
        games,
        found.decisions,
        median(found.seconds) * 1e3 if found.seconds else None,
        max(found.seconds) * 1e3 if found.seconds else None,
        tuple(found.told()),
    )


def assert_bot(
    bot: str | Factory, games: int = len(GAMES), *, seed: str | int = 0, limit: float = 1.0
) -> None:
    """``check_bot`` for a test.

    Raises:
        AssertionError: there are problems; it names all of them.
        UnknownBot: there is no such bot.
    """
    problems = check_bot(bot, games, seed=seed, limit=limit).problems
    assert not problems, "\n".join(problems)


@dataclass
class _Found:
    """Problems of each kind: the first, where it was, and how many there were."""

    decisions: int = 0
    seconds: list[float] = field(default_factory=list)
    _first: dict[str, str] = field(default_factory=dict)
    _many: dict[str, int] = field(default_factory=dict)

    def add(self, kind: str, problem: str, seen: PlayerView) -> None:
        options = seen.options
        where = (
            f"{options.players} seats, favors {options.favors}, "
            f"{'with' if options.town_cards else 'without'} town cards, round {seen.round}, "
            f"{seen.phase} phase"
        )
        self._first.setdefault(kind, f"{problem} ({where})")
        self._many[kind] = self._many.get(kind, 0) + 1

    def told(self) -> Iterator[str]:
        # Of one that is never the same, twins tell nothing.
        if "again" in self._first:
            self._first.pop("twin", None)
        for kind, text in self._first.items():
            many = self._many[kind]
            yield text if many == 1 else f"{text}; {many} times"


@dataclass(frozen=True)
class _Maker:
    """Makes the bot: here, and in another process."""

    here: Factory
    elsewhere: Factory
    limit: float

    @classmethod
    def of(cls, bot: str | Factory, limit: float) -> _Maker:
        if not isinstance(bot, str):
            name = _name_of(bot)
            elsewhere = factory(name, PATIENCE * limit) if name else bot
            return cls(bot, elsewhere, limit)
        if bot.startswith("exec:"):
            program = factory(bot, limit)
            return cls(program, program, limit)
        return cls(factory(bot), factory(bot, PATIENCE * limit), limit)


def _check_made(bot: str | Factory, make: Factory) -> None:
    if isinstance(bot, str):
        check_name(bot)
        return
    try:
        made = make("0")
    except Exception as error:
        raise UnknownBot(f"{bot!r} makes no bot from a seed: {error!r}") from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{bot!r} makes something that has no method choose(view)")


def _name_of(made: Factory) -> str | None:
    """The name by which what makes a bot can be imported, None when it cannot."""
    module, name = getattr(made, "__module__", ""), getattr(made, "__qualname__", "")
    try:
        same = attrgetter(name)(import_module(module)) is made
    except (ImportError, AttributeError, ValueError):
        return None
    return f"{module}:{name}" if same and module != "__main__" else None


def _play(maker: _Maker, options: Options, seed: str, number: int, found: _Found) -> None:
    game = Game.new(options, seed)
    dice = random.Random(seed)
    seats = {
        seat: _Seat(maker, f"{seed}/{seat}", dice, found)
        for seat in range(options.players)
        if (seat + number) % 2 == 0
    }
    other = RandomBot(seed)
    try:
        while (seat := game.to_act) is not None:
            chosen = seats[seat].choose(game, seat) if seat in seats else None
            game.apply(chosen or other.choose(view(game, seat)))
        assert game.result is not None
        for mine in seats.values():
            mine.end(game.result)
    finally:
        for mine in seats.values():
            mine.close()


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was chosen, or what went wrong; ``changed``: the view was not left as it is."""

    action: Action | None
    fault: str = ""
    lost: bool = False
    changed: bool = False
    seconds: float = 0.0


class _Seat:
    """A seat that the bot plays here, in another process, in a twin of the game, and begun late."""

    def __init__(self, maker: _Maker, seed: str, dice: random.Random, found: _Found) -> None:
        self._maker = maker
        self._seed = seed
        self._dice = dice
        self._found = found
        self._here, self._twin = maker.here(seed), maker.here(seed)
        self._elsewhere = maker.elsewhere(seed)
        self._middle = dice.choice(MIDDLE)
        self._asked = 0

    def choose(self, game: Game, seat: int) -> Action:
        """What it chooses here, or where that cannot be played the first legal action."""
        seen = view(game, seat)
        # First where it can be ended if it takes too long, or takes its process along.
        there = _ask(self._elsewhere, game, seat)
        here = there if there.lost else _ask(self._here, game, seat)
        in_twin = here if here.lost else _ask(self._twin, twin(game, seat, self._dice), seat)
        if in_twin.lost:
            self._found.add("lost", f"in a process of its own {in_twin.fault}", seen)
            return seen.legal[0]
        self._compare(here, there, in_twin, seen)
        self._asked += 1
        if self._asked == self._middle and here.action:
            self._begin_here(game, seat, seen)
        return here.action or seen.legal[0]

    def _compare(self, here: _Answer, there: _Answer, in_twin: _Answer, seen: PlayerView) -> None:
        add = self._found.add
        if len(seen.legal) > 1:
            self._found.decisions += 1
            if here.action:
                self._found.seconds.append(here.seconds)
        if here.fault:
            add("fault", here.fault, seen)
        if here.changed:
            add("view", "it changed its view", seen)
        if here.seconds > self._maker.limit:
            add("slow", f"it took {here.seconds:.2f} s, not {self._maker.limit:g}", seen)
        if there.action != here.action:
            add(
                "again",
                f"for the same seed and views it chose {_text(here)} once, and {_text(there)} "
                "another time",
                seen,
            )
        elif in_twin.action != here.action:
            add(
                "twin",
                f"it chose {_text(here)}, but {_text(in_twin)} where only what is hidden differs",
                seen,
            )

    def _begin_here(self, game: Game, seat: int, seen: PlayerView) -> None:
        """Whoever takes over after a crash has not seen the game begin."""
        new = self._maker.here(self._seed)
        answer = _ask(new, game, seat)
        if answer.action is None:
            self._found.add("middle", f"begun in the middle of a game, {answer.fault}", seen)
        if isinstance(new, Guest):
            new.close()

    def end(self, result: Result) -> None:
        """Tell those in processes of their own."""
        for bot in (self._here, self._twin, self._elsewhere):
            if isinstance(bot, Guest):
                bot.end(result)

    def close(self) -> None:
        """End those that are still at it."""
        for bot in (self._here, self._twin, self._elsewhere):
            if isinstance(bot, Guest):
                bot.close()


def _ask(bot: Bot, game: Game, seat: int) -> _Answer:
    """What the bot chooses for a seat of this game."""
    seen = view(game, seat)
    before = msgspec.json.encode(seen)
    clock = process_time
    try:
        if isinstance(bot, Guest):
            clock = perf_counter
            bot.sit_down(seen)
        began = clock()
        chosen = bot.choose(seen)
        seconds = clock() - began
    except ProcessFailed as error:
        return _Answer(None, str(error), lost=True)
    except ElfenlandError as error:
        return _Answer(None, str(error))
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a stranger's bot does
        return _Answer(None, f"it raised {type(error).__name__}: {error}")
    changed = _changed(seen, before)
    if chosen not in game.legal_actions():
        text = getattr(chosen, "text", chosen)
        return _Answer(None, f"it chose {text!r}, which is not legal", changed=changed)
    return _Answer(chosen, changed=changed, seconds=seconds)


def _changed(seen: PlayerView, before: bytes) -> bool:
    try:
        return msgspec.json.encode(seen) != before
    except (TypeError, ValueError):
        return True  # it holds what no view holds


def _text(answer: _Answer) -> str:
    return repr(answer.action.text) if answer.action else "nothing"

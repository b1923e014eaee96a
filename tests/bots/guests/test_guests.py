"""Other people's bots, each in a process of its own."""

from __future__ import annotations

import json
import os
import pickle
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elfenland.bots import GreedyBot, RandomBot, make_bot
from elfenland.bots.guests import Guest, check_name, command, factory, split_names, stop_idle
from elfenland.bots.guests.program import Program
from elfenland.bots.guests.protocol import Answer, Begin, Choose, End, Hello, encode, read_request
from elfenland.bots.play import play
from elfenland.errors import BotFailed, ProcessFailed, TooSlow, UnknownBot, UnreadableAction
from elfenland.rules import Game, Options, PlayerView, view
from elfenland.server import wire
from elfenland.testing.play import nth_game, random_play
from tests.bots.guests import programs

PROGRAMS = programs.__file__
START = view(Game.new(Options(players=2, start_seat=0), "guests"), 0)
STRANGERS = "tests.arena.strangers"


def program(name: str, good: int = 0) -> tuple[str, ...]:
    """The command of a program that plays well so often, and then as its name says."""
    return sys.executable, "-IS", PROGRAMS, name, str(good)


def guest(name: str, limit: float | None = None, good: int = 0) -> Guest:
    """A guest that such a program plays for."""
    return Guest(program(name, good), "seed", limit=limit)


@pytest.mark.parametrize("number", range(6))
def test_a_view_goes_over_as_it_is(number: int) -> None:
    """What a program written in Python reads is the view; as JSON it is the one of the wire."""
    game, dice = nth_game(number, "over")
    for _ in random_play(game, dice):
        assert game.to_act is not None
        seen = view(game, game.to_act)
        line = encode(Choose(seen))
        assert b"\n" not in line
        assert read_request(line) == Choose(seen)
        undo = wire.UndoState(possible=False, reason=None, turn=0, turn_reason=None)
        position = wire.Position(0, seen, [], undo, None, [])
        assert json.loads(line)["view"] == json.loads(encode(position))["view"]
    assert game.result is not None
    end = End(game.result)
    assert read_request(encode(end)) == end


def test_what_a_program_hears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hello; then of each game seat, seed and options, its own decisions, and the result."""
    monkeypatch.setenv("HEARD", str(tmp_path / "heard"))
    # It ends by itself once it has heard everything.
    monkeypatch.setattr("elfenland.bots.guests.program.END_SECONDS", 60)
    games = [Game.new(Options(players=2, rounds=3), number) for number in range(2)]
    asked = []
    for game in games:
        playing = guest("last", good=1000)
        asked.append([seat for seat, *_ in play(game, [GreedyBot(0), playing])].count(1))
        assert game.result is not None
        playing.end(game.result)
    stop_idle()

    heard = [json.loads(line) for line in (tmp_path / "heard").read_text("utf-8").splitlines()]
    kinds = [message["type"] for message in heard]
    assert kinds.count("hello") == 1, "one process for both games"
    assert kinds[0] == "hello"
    told = [part.split() for part in " ".join(kinds[1:]).split("end")]
    assert told == [["begin"] + ["choose"] * many for many in asked] + [[]]
    begin = heard[1]
    assert (begin["seat"], begin["seed"], begin["options"]["rounds"]) == (1, "seed", 3)
    results = [message["result"] for message in heard if message["type"] == "end"]
    assert results == [game.result.to_json() for game in games if game.result]
    assert {message["view"]["seat"] for message in heard if "view" in message} == {1}


@pytest.mark.parametrize(
    ("name", "error", "says"),
    [
        ("sleep", TooSlow, r"longer than 0\.2 seconds"),
        ("close", ProcessFailed, "closed its output"),
        ("leave", ProcessFailed, "ended, with exit code 3"),
        ("kill", ProcessFailed, "ended, by SIGTERM"),
        ("fork", ProcessFailed, "exit code 4"),
        ("noise", ProcessFailed, r"answered 'thinking\.\.\.'"),
        ("list", ProcessFailed, "Expected `object`, got `array`"),
        ("number", ProcessFailed, r"Expected `str \| null`, got `int`"),
        ("long", ProcessFailed, "no whole line"),
        ("half", ProcessFailed, "no whole line"),
        ("nothing", BotFailed, "without an action"),
        ("unreadable", UnreadableAction, "'fly home' is not an action"),
        ("sorry", BotFailed, "^no idea$"),
    ],
)
def test_a_program_that_fails(
    name: str, error: type[Exception], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it does, it is an error in time that says what it did."""
    if name in ("close", "fork"):
        monkeypatch.setattr("elfenland.bots.guests.program.END_SECONDS", 0.1)
    failing = guest(name, 0.2 if name == "sleep" else 60)
    with pytest.raises(error, match=says):
        failing.choose(START)
    failing.close()


def test_all_that_a_program_has_started_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child that a program leaves behind is ended too: nobody holds its output any more."""
    monkeypatch.setattr("elfenland.bots.guests.program.END_SECONDS", 0.5)
    failing = Program(program("fork"))
    with pytest.raises(ProcessFailed):
        failing.ask(encode(Choose(START)), 60)
    failing._thread.join(60)
    assert not failing._thread.is_alive()


def test_a_program_is_replaced_once_a_game() -> None:
    """One that has died comes back with the next decision, a second time with the next game."""
    dying = guest("leave", good=1)
    assert dying.choose(START) == START.legal[-1]
    with pytest.raises(ProcessFailed, match="exit code 3"):
        dying.choose(START)
    assert dying.choose(START) == START.legal[-1]
    with pytest.raises(ProcessFailed, match="exit code 3"):
        dying.choose(START)
    for _ in range(2):
        with pytest.raises(ProcessFailed, match="failed 2 times in this game"):
            dying.choose(START)


def test_closed_it_comes_back() -> None:
    """A guest whose process was closed begins another with its next decision, each time."""
    resting = guest("last")
    for _ in range(4):
        assert resting.choose(START) == START.legal[-1]
        resting.close()


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("no-such-program",), "no-such-program cannot be started: .*No such file"),
        (program("other"), "speaks protocol 2, not 1"),
        (program("mute"), "speaks protocol None, not 1"),
        (program("shy"), "^not today$"),
        (program("rude"), "answered 'Hi!'"),
        ((sys.executable, "-ISc", "raise SystemExit(7)"), "exit code 7"),
    ],
)
def test_a_program_that_cannot_play(command: tuple[str, ...], says: str) -> None:
    """A program that does not start, or not with a hello, is an error that says why."""
    with pytest.raises(ProcessFailed, match=says):
        Program(command)
    with pytest.raises(UnknownBot, match="cannot play"):
        check_name(f"exec:{shlex.join(command)}")


@pytest.mark.slow
def test_a_class_in_a_process_of_its_own() -> None:
    """With a limit a class plays as it does here, and its faults say the same."""
    names = [f"{STRANGERS}:Failing", f"{STRANGERS}:Leaving"]
    for name in names:
        here, there = factory(name)("0"), factory(name, 60)("0")
        assert isinstance(there, Guest)
        with pytest.raises((ValueError, SystemExit)) as caught:
            here.choose(START)
        says = f"^{caught.type.__name__}: {caught.value}$"
        with pytest.raises(BotFailed, match=says):
            there.choose(START)
        there.close()
    chatting = factory(f"{STRANGERS}:Chatting", 60)("0")
    assert isinstance(chatting, Guest)
    assert chatting.choose(START) == RandomBot("0").choose(START)
    chatting.close()
    texting = factory(f"{STRANGERS}:Texting", 60)("0")
    assert isinstance(texting, Guest)
    with pytest.raises(BotFailed, match=r"^it chose 'draw .*', which is not legal$"):
        texting.choose(START)
    texting.close()
    with pytest.raises(UnknownBot, match="cannot be made from a seed: RuntimeError: no weights"):
        check_name(f"{STRANGERS}:Unmade", 60)


def test_a_class_does_not_think_on_alone() -> None:
    """Where nobody is left to be answered its process ends, even in the middle of a thought."""
    game = next(game for game, seen in moves() if seen.phase == "move")
    assert game.to_act is not None
    seen = view(game, game.to_act)
    lines = [Hello(1), Begin(game.to_act, "0", seen.options), Choose(seen)]
    with subprocess.Popen(
        command("tests.testing.planted:Endless"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    ) as host:
        assert host.stdin is not None
        assert host.stdout is not None
        host.stdin.write(b"".join(encode(line) + b"\n" for line in lines))
        host.stdin.flush()
        assert host.stdout.readline() == encode(Answer(protocol=1)) + b"\n"
        host.stdin.close()
        assert host.stdout.read() == b""
    assert host.returncode == 1


def moves() -> Iterator[tuple[Game, PlayerView]]:
    """A game from decision to decision, as its seats see it."""
    game, dice = nth_game(0, "moves")
    for _ in random_play(game, dice):
        assert game.to_act is not None
        yield game, view(game, game.to_act)


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_ours_can_go_from_process_to_process(name: str) -> None:
    """Pickled between any two decisions, a bot of ours plays as if it had not been."""
    staying = make_bot(name, "pickle")
    going = make_bot(name, "pickle")
    for _, seen in moves():
        going = pickle.loads(pickle.dumps(going))  # noqa: S301 - our own
        assert pickle.loads(pickle.dumps(seen)) == seen  # noqa: S301 - our own
        assert going.choose(seen) == staying.choose(seen)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy", ["greedy"]),
        ("greedy, my:Bot ,random", ["greedy", "my:Bot", "random"]),
        ("a,,b,", ["a", "", "b", ""]),
        ("exec:./bot -x 1,b", ["exec:./bot -x 1", "b"]),
        ('exec:"./my bot" "1,2",b', ['exec:"./my bot" "1,2"', "b"]),
        (r"exec:bot '\,' 1\,2,b", [r"exec:bot '\,' 1\,2", "b"]),
        ('exec:bot "1,b', ['exec:bot "1', "b"]),
    ],
)
def test_a_list_of_names(text: str, names: list[str]) -> None:
    """Names stand between commas; those in quotes or after a backslash belong to a command."""
    assert list(split_names(text)) == names


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("exec:./bot", ("./bot",)),
        ('exec: "./my bot" --depth "1,2"', ("./my bot", "--depth", "1,2")),
        (r"exec:bot 1\,2 ''", ("bot", "1,2", "")),
    ],
)
def test_a_command(name: str, words: tuple[str, ...]) -> None:
    """A program's words are those of a shell, but no shell reads them."""
    assert command(name) == words


@pytest.mark.parametrize(
    ("name", "says"),
    [("exec:", "names no program"), ("exec: ", "names no program"), ('exec:"a', "no command: No")],
)
def test_no_command(name: str, says: str) -> None:
    """A command that is none is refused."""
    with pytest.raises(UnknownBot, match=says):
        factory(name)


def test_a_view_for_no_seat_is_never_sent() -> None:
    """A game begins for a seat: there is no message for anything else that is hidden."""
    assert isinstance(START, PlayerView)
    assert {*Begin.__struct_fields__, *Choose.__struct_fields__} == {
        "seat", "seed", "options", "view",
    }  # fmt: skip

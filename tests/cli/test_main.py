"""The command itself: what it is called by, how quickly it starts, how it refuses."""

from __future__ import annotations

import re
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from elfenland import __version__
from elfenland.cli import COMMANDS, main
from tests.cli.commands import python, run, simulate

SAY_MODULES = """
import sys
from elfenland.cli import main
main({arguments!r}, standalone_mode=False)
print(*sys.modules, file=sys.stderr)
"""


def test_version() -> None:
    """The version is said in one line."""
    assert run("--version").output == f"elfenland {__version__}\n"


def test_help_lists_every_command() -> None:
    """The help names every command with a line on it, and each command has that line itself."""
    text = run("--help").output
    for name, line in COMMANDS.items():
        assert f"{name} " in text
        assert line in text
        assert line in run(name, "--help").output


def test_the_installed_command_is_this_one() -> None:
    """``elfenland`` on the command line is the command of these tests."""
    (command,) = entry_points(group="console_scripts", name="elfenland")
    assert command.load() is main


def test_python_m_elfenland_is_the_same() -> None:
    """``python -m elfenland`` says what ``elfenland`` says, under that name."""
    ended = python("-m", "elfenland", "--help")
    assert ended.returncode == 0
    assert ended.stdout.decode().startswith("Usage: elfenland ")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["simulate", "--games", "1"]])
def test_nothing_is_imported_for_nothing(arguments: list[str]) -> None:
    """Neither the version nor the help nor a simulation brings in the server or its libraries."""
    ended = python("-c", SAY_MODULES.format(arguments=arguments))
    modules = set(ended.stderr.decode().split())
    assert ended.returncode == 0
    assert "elfenland.cli" in modules
    assert not modules & {"elfenland.server", "elfenland.cli.serve", "litestar", "sqlalchemy"}
    assert arguments[0] == "simulate" or "rich" not in modules


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play"], "No such command 'play'"),
        (["--fast"], "No such option '--fast'"),
        (["verify"], "Missing argument 'FILE...'"),
        (["show"], "Missing argument 'FILE'"),
        (["simulate", "--players", "7"], "7 is not in the range 2<=x<=6"),
        (["simulate", "--games", "0"], "0 is not in the range x>=1"),
        (["simulate", "--rounds", "5"], "'5' is not one of '3', '4'"),
        (["simulate", "--chart", "old"], "'old' is not one of 'guide', 'printed'"),
    ],
)
def test_misuse_is_a_usage_error(arguments: list[str], says: str) -> None:
    """A command asked for wrongly says what is wrong and exits with 2."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert says in result.stderr
    assert not result.stdout


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """A missing file is a sentence on stderr and exit 1."""
    for command in ("verify", "show"):
        result = run(command, tmp_path / "none.jsonl")
        assert result.exit_code == 1
        assert "none.jsonl" in result.stderr
        assert "No such file" in result.stderr


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """A folder where a file should be is a sentence on stderr and exit 1."""
    for command in ("verify", "show"):
        result = run(command, tmp_path)
        assert result.exit_code == 1
        assert "directory" in result.stderr


def test_a_terminal_that_knows_few_letters(tmp_path: Path) -> None:
    """Where the output lacks a letter, help and games are shown with question marks."""
    simulate(games := tmp_path / "games.jsonl", "--games", "1", "--players", "2")
    for arguments in (("show", games), ("simulate", "--help"), ("verify", tmp_path / "no–ne")):
        ended = python("-m", "elfenland", *arguments, PYTHONIOENCODING="latin-1")
        assert b"Traceback" not in ended.stderr
        assert ended.returncode == (arguments[0] == "verify")
    shown = python("-m", "elfenland", "show", games, PYTHONIOENCODING="latin-1").stdout
    assert re.search(rb"lays .* on [A-Z][A-Za-z']+\?[A-Z][A-Za-z']+ \(", shown)


def test_nobody_reads_on() -> None:
    """When whoever reads the output stops, the command stops without a word."""
    script = (
        "import subprocess, sys\n"
        "p = subprocess.Popen([sys.executable, '-m', 'elfenland', 'simulate', '--out', '-',"
        " '--games', '20'], stdout=subprocess.PIPE, stderr=subprocess.PIPE)\n"
        "p.stdout.readline()\n"
        "p.stdout.close()\n"
        "print(p.stderr.read().decode(), p.wait())\n"
    )
    ended = python("-c", script)
    assert ended.returncode == 0
    assert ended.stdout.decode().split() == ["1"]
    assert not ended.stderr

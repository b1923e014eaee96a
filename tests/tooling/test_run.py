"""run.py, as somebody types it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
RUN = ROOT / "run.py"


def run(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Start run.py and wait for its end."""
    return subprocess.run(
        [sys.executable, str(RUN), *arguments],
        cwd=cwd,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [(), ("frobnicate",), ("test", "--slowly"), ("check", "src"), ("exec",)],
    ids=" ".join,
)
def test_unknown_command_shows_usage(arguments: tuple[str, ...]) -> None:
    """What run.py does not know is answered with the usage, on stderr, with exit code 2."""
    done = run(*arguments)

    assert done.returncode == 2
    assert done.stdout == ""
    assert "run.py play" in done.stderr


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_names_every_command(flag: str) -> None:
    """The help names each command."""
    done = run(flag)

    assert done.returncode == 0
    assert done.stderr == ""
    for command in ("play", "test", "check", "fix", "prove", "bench", "exec"):
        assert f"run.py {command}" in done.stdout


def test_exec_adds_nothing(tmp_path: Path) -> None:
    """`exec` lets through the output, the folder and the exit code of its command, no more."""
    program = "import os, sys; print(os.getcwd()); print('oops', file=sys.stderr); sys.exit(7)"

    done = run("exec", "python", "-c", program, cwd=tmp_path)

    assert done.stdout == f"{tmp_path}\n"
    assert done.stderr == "oops\n"
    assert done.returncode == 7


def test_exec_is_inside_the_environment() -> None:
    """A command started by `exec` is the environment's own."""
    done = run("exec", "python", "-c", "import sys; print(sys.prefix)")

    assert Path(done.stdout.strip()) == ROOT / ".venv"


def test_exec_names_a_missing_command() -> None:
    """A command that is not there is named, without a traceback."""
    done = run("exec", "no-such-command")

    assert done.returncode == 127
    assert done.stderr == "no-such-command: No such file or directory\n"


def test_old_python_is_told() -> None:
    """An older Python gets a sentence that says which one is needed."""
    program = (
        "import runpy, sys; sys.version_info = (3, 10, 12); sys.version = '3.10.12 (main)'; "
        f"runpy.run_path({str(RUN)!r}, run_name='__main__')"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False
    )

    assert done.returncode == 1
    assert done.stderr.startswith("Elfenland needs Python 3.11 or newer; this is 3.10.12.")


def test_old_python_can_read_it() -> None:
    """An old Python gets as far as the sentence: nothing in run.py is newer than 3.7."""
    ast.parse(RUN.read_text("utf-8"), feature_version=(3, 7))

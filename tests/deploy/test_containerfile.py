"""The container: its commands as they stand there, as far as they go without an engine."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.deploy.containerfile import ROOT, commands, of, read

FILE = ROOT / "deploy" / "Containerfile"
BUILD, RUN = read(FILE)
BIN = Path(sys.executable).parent


def test_what_is_copied_is_there() -> None:
    """Every source is a file or a folder of the project, and is not kept out."""
    kept_out = (ROOT / ".containerignore").read_text("utf-8").splitlines()
    sources = [source for copy in of(BUILD, "COPY") for source in copy.rest[:-1]]
    assert len(sources) > 8
    for source in sources:
        assert (ROOT / source).exists(), source
        assert source not in kept_out


def test_the_build_has_all_that_the_package_is_made_of() -> None:
    """What the source distribution names is copied, or the wheel could not be built."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    made_of = set(settings["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"])
    copied = {source for copy in of(BUILD, "COPY") for source in copy.rest[:-1]}

    assert made_of <= copied


def test_packages_are_locked() -> None:
    """Whatever is installed comes with a hash, or from this folder under locked constraints."""
    installs = [command for command in commands(BUILD) if "install" in command]
    assert len(installs) == 3
    for command in installs:
        if command[-1] == ".":
            assert "--no-deps" in command
            named = command[command.index("--build-constraints") + 1]
        else:
            assert "--require-hashes" in command
            named = command[command.index("-r") + 1]
        assert "--hash=sha256:" in (ROOT / named).read_text("utf-8")


def test_the_installers_know_their_options() -> None:
    """Each option of the commands that pip and uv are given is one of theirs."""
    for command in commands(BUILD):
        if "install" not in command:
            continue
        program, rest = Path(command[0]).name, command[1:]
        ask = [str(BIN / program), *rest[: rest.index("install") + 1], "--help"]
        known = subprocess.run(ask, capture_output=True, check=True, encoding="utf-8").stdout
        for option in (word for word in rest if word.startswith("--")):
            assert re.search(rf"{option}\b", known), f"{program}: {option}"


def test_nobody_is_root() -> None:
    """It runs as an account of its own, which is made before, and owns its data alone."""
    (user,) = of(RUN, "USER")
    made = next(command for command in commands(RUN) if command[0] == "useradd")
    (folder,) = (command for command in commands(RUN) if command[0] == "install")
    (volume,) = of(RUN, "VOLUME")

    assert user.rest == (made[made.index("--uid") + 1],)
    assert user.rest[0] not in {"0", "root"}
    assert folder[-1] == volume.rest[0]
    assert folder[folder.index("--owner") + 1] == made[-1]
    assert RUN.index(user) > max(RUN.index(run) for run in of(RUN, "RUN"))


def test_the_stages_fit() -> None:
    """What the build installs is what is taken over, at the same place, for the same Python."""
    (taken,) = of(RUN, "COPY")
    (path,) = (word for word in of(RUN, "ENV")[0].rest if word.startswith("PATH="))

    assert of(BUILD, "FROM")[0].rest[0] == of(RUN, "FROM")[0].rest[0]
    assert taken.flags == (f"--from={of(BUILD, 'FROM')[0].rest[-1]}",)
    assert taken.rest[0] == taken.rest[1]
    assert path.startswith(f"PATH={taken.rest[0]}/bin:")
    assert all(f"{taken.rest[0]}/bin/python" in command for command in commands(BUILD)[3:])


@pytest.mark.slow
def test_it_serves_and_is_healthy(tmp_path: Path) -> None:
    """Started as written it answers, its health check says so, and it stops when it is told to."""
    (entry,), (default,), (check,) = (of(RUN, w) for w in ("ENTRYPOINT", "CMD", "HEALTHCHECK"))
    (port,), (stop,) = of(RUN, "EXPOSE")[0].rest, of(RUN, "STOPSIGNAL")[0].rest
    data = of(RUN, "VOLUME")[0].rest[0]
    command = [word.replace(data, str(tmp_path)) for word in (*entry.rest, *default.rest)]
    assert command[0] == "elfenland"

    with subprocess.Popen(
        [sys.executable, "-m", *command, "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    ) as server:  # fmt: skip
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())
            assert found is not None
            asked = [word.replace(port, found[1]) for word in check.rest]
            assert asked[0] == "python"
            healthy = subprocess.run([sys.executable, *asked[1:]], check=False, timeout=60)
            elsewhere = subprocess.run(
                [sys.executable, *(word.replace(port, "1") for word in check.rest[1:])],
                check=False, capture_output=True, timeout=60,
            )  # fmt: skip
            assert stop == "SIGTERM"
            server.terminate()
            _, complaints = server.communicate(timeout=60)
        finally:
            server.kill()

    assert healthy.returncode == 0
    assert elsewhere.returncode != 0
    assert server.returncode == 0
    assert [line.count('"level":"info"') for line in complaints.splitlines()] == [1, 1]
    assert (tmp_path / "tables.sqlite3").exists()

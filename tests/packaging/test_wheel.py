"""The wheel, alone in an environment of its own and away from the source."""

from __future__ import annotations

import json
import os
import subprocess
import zipfile
from pathlib import Path

import pytest

import elfenland
from tests.packaging.conftest import ROOT, uv
from tools import client

# Building and installing take longer than a test's usual time.
pytestmark = pytest.mark.timeout(600)


def run(program: Path, *arguments: str, cwd: Path) -> str:
    """What an installed program prints, away from the source; it has to end well."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [program, *arguments],
        cwd=cwd,
        env=variables,
        check=True,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    return done.stdout


def test_version(installed: Path, tmp_path: Path) -> None:
    """`elfenland --version` says the version of the source."""
    said = run(installed / "elfenland", "--version", cwd=tmp_path)

    assert elfenland.__version__ in said


def test_simulated_game(installed: Path, tmp_path: Path) -> None:
    """A game is simulated, and its record replays to the same end."""
    record = tmp_path / "games.jsonl"

    run(
        installed / "elfenland",
        *("simulate", "--games", "1", "--players", "4", "--seed", "1", "--out", str(record)),
        cwd=tmp_path,
    )
    run(installed / "elfenland", "verify", str(record), cwd=tmp_path)

    assert len(record.read_text("utf-8").splitlines()) == 1


def test_rules_are_inside(installed: Path, tmp_path: Path) -> None:
    """The installed program has the rules text with it."""
    said = run(installed / "elfenland", "rules", "TILE-3", cwd=tmp_path)
    assert "Two Counters" in said


def test_client_is_inside(installed: Path, tmp_path: Path) -> None:
    """The installed package holds every file of the built client."""
    program = (
        "import json, pathlib, elfenland\n"
        "static = pathlib.Path(elfenland.__file__).parent / 'static'\n"
        "print(json.dumps([str(static), sorted(\n"
        "    p.relative_to(static).as_posix() for p in static.rglob('*') if p.is_file())]))"
    )

    where, names = json.loads(run(installed / "python", "-c", program, cwd=tmp_path))

    built = client.static(ROOT)
    assert not Path(where).is_relative_to(ROOT)
    assert "index.html" in names
    assert names == sorted(
        path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()
    )


def test_locked_packages_are_enough(installed: Path) -> None:
    """The locked packages are all that the wheel asks for, in versions that it takes."""
    uv("pip", "check", "--quiet", "--python", installed / "python")


def test_wheel_holds_the_package_only(wheel: Path) -> None:
    """No test, tool or source of the client is in the wheel; the licences and the types are."""
    names = zipfile.ZipFile(wheel).namelist()

    info = f"elfenland-{elfenland.__version__}.dist-info"
    assert {name.split("/")[0] for name in names} == {"elfenland", info}
    assert "elfenland/py.typed" in names
    for name in ("LICENSE", "NOTICE", "licenses/Apache-2.0.txt", "web/src/fonts/LICENSES.txt"):
        assert f"{info}/licenses/{name}" in names


def test_source_needs_no_node(built: Path, tmp_path: Path) -> None:
    """The source distribution carries the client as built, so that a wheel of it needs no Node."""
    (sdist,) = built.glob("*.tar.gz")
    subprocess.run(["tar", "-xzf", sdist, "-C", tmp_path], check=True)

    (source,) = tmp_path.iterdir()
    assert client.is_fresh(source)

"""When the built client is stale, and what building it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import client


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose client was never built."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("start()")
    client.static(tmp_path).mkdir(parents=True)
    return tmp_path


class Npm:
    """Stands where npm does: remembers what it was told, and leaves behind what npm would."""

    def __init__(self, root: Path, *, failing: str = "") -> None:
        self.root = root
        self.failing = failing
        self.told: list[str] = []

    def __call__(self, arguments: list[str]) -> int:
        """Do as npm would."""
        self.told.append(" ".join(arguments[:2]))
        if arguments[0] == self.failing:
            return 9
        if arguments[0] == "ci":
            installed = self.root / "web" / "node_modules"
            installed.mkdir(exist_ok=True)
            (installed / ".package-lock.json").write_text("{}")
        return 0


def test_unbuilt_client_is_stale(root: Path) -> None:
    """A clone without a built client needs one."""
    assert not client.is_fresh(root)


def test_building_makes_it_fresh(root: Path) -> None:
    """After a build nothing is left to do."""
    client.build(root, Npm(root))

    assert client.is_fresh(root)


@pytest.mark.parametrize("name", ["src/main.ts", "src/lib/art/board.svg", "index.html"])
def test_change_makes_it_stale(root: Path, name: str) -> None:
    """A source of the client that changes, or is new, asks for another build."""
    client.build(root, Npm(root))
    path = root / "web" / name
    path.parent.mkdir(parents=True, exist_ok=True)

    path.write_text("changed")

    assert not client.is_fresh(root)


def test_move_makes_it_stale(root: Path) -> None:
    """The same text in a file of another name is another client."""
    client.build(root, Npm(root))

    (root / "web" / "src" / "main.ts").rename(root / "web" / "src" / "other.ts")

    assert not client.is_fresh(root)


@pytest.mark.parametrize("name", ["node_modules/svelte/index.js", "src/main.test.ts"])
def test_what_is_not_built_from_changes_nothing(root: Path, name: str) -> None:
    """Installed packages and the client's own tests are no part of what is built."""
    client.build(root, Npm(root))
    path = root / "web" / name
    path.parent.mkdir(parents=True, exist_ok=True)

    path.write_text("changed")

    assert client.is_fresh(root)


def test_packages_are_installed_once(root: Path) -> None:
    """A second build leaves the installed packages alone while the lock stays as it was."""
    client.build(root, Npm(root))
    npm = Npm(root)

    client.build(root, npm)

    assert npm.told == ["run build"]


@pytest.mark.parametrize("failing", ["ci", "run"])
def test_failure_leaves_it_stale(root: Path, failing: str) -> None:
    """A failed build names its command and is tried again next time."""
    with pytest.raises(client.BuildError, match=rf"npm {failing}.* failed with exit code 9"):
        client.build(root, Npm(root, failing=failing))

    assert not client.is_fresh(root)

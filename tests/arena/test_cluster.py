"""Games on a Ray cluster are the same games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest

from elfenland.arena import Contest, hold
from elfenland.arena.cluster import _play, play_on_ray
from elfenland.errors import ArenaError, MissingExtra
from tests.arena.test_matches import results
from tests.cli.commands import run

MEETING = ("tests.arena.meeting:Meeting", "random")

ATTEMPTS = 3


def begun(folder: str) -> Any:  # noqa: ANN401 - Ray ships no type of it
    """A cluster of two nodes, a processor each."""
    from ray._common.utils import get_ray_address_file  # noqa: PLC0415 - takes a second
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    # Where it writes down the address; it does not make the folder where a node has one of its own.
    Path(get_ray_address_file(None)).parent.mkdir(parents=True, exist_ok=True)
    nodes = Cluster()
    try:
        nodes.add_node(num_cpus=1, temp_dir=folder, include_dashboard=False, wait=False)
        nodes.add_node(num_cpus=1, temp_dir=folder, wait=False)
        nodes.wait_for_nodes(timeout=120)
    except Exception:
        nodes.shutdown()  # type: ignore[no-untyped-call]
        raise
    return nodes


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a cluster of two nodes of this machine."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    # Its sockets have paths of up to 107 characters, for which pytest's folders are too deep.
    folder = mkdtemp(prefix="ray")
    nodes = None
    try:
        for _ in range(ATTEMPTS - 1):
            # A node ends itself where its agent, a Python that imports much, is not there within
            # 15 seconds, which cannot be set: beside other work it can take longer.
            with suppress(Exception):
                nodes = begun(folder)
                break
        nodes = nodes or begun(folder)
        yield nodes.address
    finally:
        if nodes:
            nodes.shutdown()
        rmtree(folder, ignore_errors=True)


@pytest.mark.slow
@pytest.mark.timeout(600)  # a cluster takes long to start where other work is done
def test_two_nodes(cluster: str, tmp_path: Path) -> None:
    """Both nodes play, what they play is written down, and the results are those of this process.

    Each game waits until there is one on the other node, so one node alone would never end.
    """
    result = run(
        *("arena", "--seats", ",".join(MEETING), "--games", "12", "--seed", "cluster", "--json"),
        *("--engine", "ray", "--address", cluster, "--no-page", "--out", tmp_path),
    )
    assert result.exit_code == 0
    # How far it is, where it takes long; no warning, and no word of Ray's.
    assert all(" of 12 games" in line for line in result.stderr.splitlines())
    contest = Contest.of(MEETING, "cluster", None)
    held = hold(contest, 12, out=tmp_path)
    assert held.games_a_second is None
    assert results(held) == results(hold(contest, 12))
    assert not held.bots[0].faults


def test_without_ray(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where Ray is not installed, the error says how to get it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'elfenland\[ray\]'"):
        hold(Contest.of(["random"] * 2, 0, None), 2, out=tmp_path, engine=play_on_ray)


def test_no_cluster() -> None:
    """Where nobody listens, that is said at once."""
    contest = Contest.of(["random"] * 2, 0, None)
    with pytest.raises(ArenaError, match=r"there is no Ray cluster at 127\.0\.0\.1:1: "):
        hold(contest, 2, engine=partial(play_on_ray, address="127.0.0.1:1"))


def test_another_version_on_a_node() -> None:
    """A node with another version of the program does not play."""
    contest = Contest.of(["random"] * 2, 0, None)
    with pytest.raises(ArenaError, match=r"the match is played by 0\.0\.7"):
        _play((contest, "0.0.7"), [0])

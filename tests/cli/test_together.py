"""What `elfenland serve` says of --workers and --redis that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from elfenland.cli import main
from elfenland.server.redis_url import read_redis


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--workers", "2"], "give --redis redis://HOST, or leave out --workers"),
        (["--workers", "0"], "is not in the range"),
        (["--redis", "localhost"], "it is redis://USER:PASSWORD@HOST:PORT"),
        (["--redis", "http://:secret@here"], "it is redis://USER:PASSWORD@HOST:PORT"),
        (["--redis", "redis://:secret@:6379"], "it is redis://USER:PASSWORD@HOST:PORT"),
        (["--redis", "redis://:secret@here:port"], "it is redis://USER:PASSWORD@HOST:PORT"),
        (["--redis", "redis://here?protocol=secret"], "look at what stands behind the host"),
        (["--redis", "redis://:secret@127.0.0.1:1"], "start it, or look at the address in --redis"),
        (
            ["--workers", "2", "--redis", "redis://:secret@127.0.0.1:1"],
            "start it, or look at the address in --redis",
        ),
        (["--redis", "redis://127.0.0.1:1", "--bot-log", "/dev/null/x"], "start it, or look"),
    ],
)
def test_starts_that_are_refused(tmp_path: Path, options: list[str], says: str) -> None:
    """What is wrong is told with the way out, and no password with it."""
    file = str(tmp_path / "tables.sqlite3")
    refused = CliRunner().invoke(main, ["serve", "--port", "0", "--db", file, *options])
    assert refused.exit_code in (1, 2)
    said = " ".join(refused.output.split())
    assert said.count(says) == 1, said
    assert "secret" not in said


def test_no_driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra it is said which to install."""
    monkeypatch.setattr("elfenland.server.serving.find_spec", lambda _: None)
    file = str(tmp_path / "tables.sqlite3")
    command = ["serve", "--port", "0", "--db", file, "--redis", "redis://127.0.0.1:1"]
    refused = CliRunner().invoke(main, command)
    assert refused.exit_code == 1
    assert "elfenland[redis]" in refused.output


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("redis://localhost", "redis://localhost"),
        ("rediss://me:secret@here:6380/2", "rediss://here:6380"),
        ("redis://:secret@[::1]:6379", "redis://[::1]:6379"),
        ("unix:///run/redis.sock", "unix:///run/redis.sock"),
    ],
)
def test_an_address_as_it_is_shown(given: str, shown: str) -> None:
    """A Redis server is shown without user and password."""
    redis = read_redis(given)
    assert (str(redis), redis.secret) == (shown, given)
    assert "secret" not in repr(redis)

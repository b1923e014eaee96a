"""``elfenland doctor``: what it says, and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elfenland.server import pages
from tests.cli.commands import run


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the games, in a set-up whose client is built."""
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").touch()
    monkeypatch.setattr(pages, "CLIENT", client)
    return tmp_path


def test_a_good_set_up(built: Path) -> None:
    """Where nothing is wrong it says so, exits with 0 and has made no file."""
    result = run("doctor", "--port", "0", "--db", built / "games" / "db", "--json")
    found = json.loads(result.stdout)

    assert result.exit_code == 0
    assert found["problems"] == 0
    assert {check["level"] for check in found["checks"]} <= {"ok", "warning"}
    assert [check["check"] for check in found["checks"]] == [
        "python", "client", "port", "network", "database", "disk", "clock", "worker",
        "plots", "postgres", "redis", "ray",
    ]  # fmt: skip
    assert not (built / "games").exists()


def test_a_server_that_is_not_there(built: Path) -> None:
    """A server's URL is looked at in the file's place, and told of without its password."""
    url = "postgresql://ann:secret@127.0.0.1:1/games"
    result = run("doctor", "--port", "0", "--db", url, "--json")
    found = json.loads(result.stdout)

    assert result.exit_code == 1
    assert [c["check"] for c in found["checks"] if c["level"] == "problem"] == ["database"]
    assert "disk" not in [check["check"] for check in found["checks"]]
    assert "secret" not in result.output
    assert built.is_dir()


def test_a_file_that_is_no_database(built: Path) -> None:
    """A problem is a line with its way out on the next, and exit 1."""
    file = built / "list.txt"
    file.write_text("milk\n" * 500)

    result = run("doctor", "--port", "0", "--db", file)

    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    at = lines.index(f"problem  database  {file} is not a database")
    assert lines[at + 1].strip() == "choose another file with --db FILE"
    assert lines[-1].startswith("1 problem")
    assert lines[-1].endswith("mend it before `elfenland serve`.")

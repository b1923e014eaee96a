"""The file: its migrations, what it refuses, and what an older one becomes."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from alembic import op

from elfenland.server.engine import StoreError
from elfenland.server.store import Store
from tests.server.running import serving

DATA = Path(__file__).parent / "data"


async def test_a_step_is_taken_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A start that fails in the middle leaves the older file, for the next start to take over."""
    file = tmp_path / "tables.sqlite3"
    copyfile(DATA / "v1.db", file)
    create_table = op.create_table

    def full(name: str, *columns: Any) -> object:  # noqa: ANN401 - as alembic's
        if name == "seals":
            raise OSError("no space left")
        return create_table(name, *columns)

    monkeypatch.setattr(op, "create_table", full)
    with pytest.raises(StoreError):
        await Store.open(file)
    monkeypatch.undo()
    with sqlite3.connect(file) as connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    connection.close()

    store = await Store.open(file)
    found = await store.table(json.loads((DATA / "v1.json").read_text("utf-8"))["ended"]["table"])
    await store.close()

    assert "secret" not in columns
    assert found is not None
    assert (found.secret, found.status) == (None, "ended")


def contents(file: Path) -> bytes | None:
    """What is in a file, but for the head in which SQLite notes how it was last opened."""
    return file.read_bytes()[100:] if file.is_file() else None


def folder_in_the_way(file: Path) -> None:
    """A folder of that name."""
    file.mkdir()


def no_database(file: Path) -> None:
    """A text, to be kept as it is."""
    file.write_text("a shopping list, not a database, and long enough to be taken for one\n" * 40)


def newer(file: Path) -> None:
    """A file of a version that is yet to come."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


def file_for_a_folder(file: Path) -> None:
    """A file where the folder should be."""
    file.parent.rmdir()
    file.parent.write_text("")


@pytest.mark.parametrize(
    ("lay", "says"),
    [
        (folder_in_the_way, "cannot be used for the games"),
        (no_database, "not a database"),
        (newer, "newer version of Elfenland"),
        (file_for_a_folder, "cannot be used for the games"),
    ],
)
async def test_a_file_that_cannot_be_used(tmp_path: Path, lay: object, says: str) -> None:
    """It is refused with a sentence that says what to do, and is left as it was."""
    file = tmp_path / "folder" / "tables.sqlite3"
    file.parent.mkdir()
    lay(file)  # type: ignore[operator]
    before = contents(file)

    with pytest.raises(StoreError) as refused:
        await Store.open(file)

    assert says in str(refused.value)
    assert str(file) in str(refused.value)
    assert "--db FILE" in str(refused.value)
    assert contents(file) == before


async def test_tokens_are_not_in_the_file(tmp_path: Path) -> None:
    """Who reads the file cannot sit down with what is in it."""
    file = tmp_path / "tables.sqlite3"
    async with serving(file) as server:
        await server.http.post("/api/network")
        table = await server.create("me", "link")
        guest = (await table.sit())["token"]

    stored = file.read_bytes()

    assert table.table.encode() in stored
    for token in (table.token, guest):
        assert token.encode() not in stored

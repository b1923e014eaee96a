"""The steps from one version of the stored tables to the next, taken when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Bring a database to the newest version, from an empty one or any older one.

    Raises:
        alembic.util.CommandError: it is of a newer version than this program knows.
    """
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def versions() -> list[str]:
    """Every version that this program knows, the newest first."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]

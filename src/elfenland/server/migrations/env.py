"""Alembic runs this: the connection comes from ``migrate``."""

from __future__ import annotations

from alembic import context

from elfenland.server.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite changes a table by making it anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

"""The tables of the first version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("setup", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "status IN ('waiting', 'playing', 'ended')", name=op.f("ck_tables_status")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_table(
        "credentials",
        sa.Column("fingerprint", sa.LargeBinary(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.CheckConstraint("kind IN ('host', 'link')", name=op.f("ck_credentials_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_credentials_table_id")),
        sa.PrimaryKeyConstraint("fingerprint", name=op.f("pk_credentials")),
    )
    op.create_index(op.f("ix_credentials_table_id"), "credentials", ["table_id"])
    op.create_table(
        "invites",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(24), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_invites_table_id")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_invites")),
        sa.UniqueConstraint("table_id", "seat", name=op.f("uq_invites_table_id_seat")),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(9), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("kind IN ('act', 'take_back')", name=op.f("ck_entries_kind")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_entries_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint(
            "table_id", "seat", "request", name=op.f("uq_entries_table_id_seat_request")
        ),
    )


def downgrade() -> None:
    """Drop them, the one that others point at last."""
    for name in ("entries", "invites", "credentials", "tables"):
        op.drop_table(name)

"""Fair dealing: a table's secret, what its seats add to it, and seals for tables to come.

The tables of the first version keep their seed and have no secret.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them."""
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=True))
    op.create_table(
        "texts",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_texts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_texts")),
    )
    op.create_table(
        "seals",
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("drawn", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("commitment", name=op.f("pk_seals")),
    )


def downgrade() -> None:
    """Take them out; a game dealt from a secret is lost with it."""
    op.drop_table("seals")
    op.drop_table("texts")
    op.drop_column("tables", "secret")

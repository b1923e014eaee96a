"""Playing online: people and their devices, time, stand-ins, proposals and chat.

Games that are there keep no clock; they count as begun when their table was made.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TIME = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add them."""
    _people()
    # Column by column: SQLite would make a table anew to change more of it, and others point at it.
    for name in ("begun", "ended", "due"):
        op.add_column("tables", sa.Column(name, _TIME, nullable=True))
    op.add_column(
        "tables", sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column(
        "tables", sa.Column("watching", sa.String(8), server_default="link", nullable=False)
    )
    op.add_column("tables", sa.Column("rematch", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("result", sa.JSON(), nullable=True))
    op.execute("UPDATE tables SET begun = created WHERE status <> 'waiting'")
    op.create_index(op.f("ix_tables_status_due"), "tables", ["status", "due"])
    op.create_index(
        op.f("ix_tables_watching_status_created"), "tables", ["watching", "status", "created"]
    )
    op.add_column("invites", sa.Column("before", sa.Integer(), nullable=True))
    with op.batch_alter_table("credentials") as credentials:
        credentials.add_column(sa.Column("person_id", sa.String(16), nullable=True))
        credentials.add_column(sa.Column("device_id", sa.String(16), nullable=True))
        credentials.create_foreign_key(
            op.f("fk_credentials_person_id"), "people", ["person_id"], ["id"]
        )
    op.create_index(op.f("ix_credentials_person_id"), "credentials", ["person_id"])
    op.create_index(op.f("ix_credentials_device_id"), "credentials", ["device_id"])
    with op.batch_alter_table("entries") as entries:
        entries.add_column(sa.Column("stand_in", sa.String(64), nullable=True))
        entries.add_column(sa.Column("back_to", sa.Integer(), nullable=True))
        entries.add_column(sa.Column("round", sa.Integer(), nullable=True))
        entries.add_column(sa.Column("to_act", sa.Integer(), nullable=True))
        entries.drop_constraint(op.f("ck_entries_kind"), type_="check")
        entries.create_check_constraint(
            op.f("ck_entries_kind"), "kind IN ('act', 'take_back', 'end')"
        )
    _at_tables()
    op.create_table(
        "beats",
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("seen", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("server", name=op.f("pk_beats")),
    )
    op.create_table(
        "pauses",
        sa.Column("begun", _TIME, nullable=False),
        sa.Column("ended", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("begun", name=op.f("pk_pauses")),
    )


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "devices",
        sa.Column("fingerprint", sa.LargeBinary(32), nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("created", _TIME, nullable=False),
        sa.Column("seen", _TIME, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_devices_person_id")),
        sa.PrimaryKeyConstraint("fingerprint", name=op.f("pk_devices")),
        sa.UniqueConstraint("id", name=op.f("uq_devices_id")),
    )
    op.create_index(op.f("ix_devices_person_id"), "devices", ["person_id"])
    op.create_table(
        "recoveries",
        sa.Column("selector", sa.String(8), nullable=False),
        sa.Column("fingerprint", sa.LargeBinary(32), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("until", _TIME, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_recoveries_person_id")),
        sa.PrimaryKeyConstraint("selector", name=op.f("pk_recoveries")),
    )


def _at_tables() -> None:
    op.create_table(
        "stand_ins",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("since", _TIME, nullable=False),
        sa.CheckConstraint("why IN ('clock', 'vote', 'left')", name=op.f("ck_stand_ins_why")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_stand_ins_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_stand_ins")),
    )
    op.create_table(
        "proposals",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(9), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=True),
        sa.Column("back_to", sa.Integer(), nullable=True),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("made", _TIME, nullable=False),
        sa.CheckConstraint(
            "kind IN ('end', 'stand_in', 'take_back')", name=op.f("ck_proposals_kind")
        ),
        sa.CheckConstraint(
            "state IN ('open', 'carried', 'dropped')", name=op.f("ck_proposals_state")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_proposals_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_proposals")),
        sa.UniqueConstraint(
            "table_id", "seat", "request", name=op.f("uq_proposals_table_id_seat_request")
        ),
    )
    op.create_table(
        "ballots",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("proposal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_ballots_table_id")),
        sa.PrimaryKeyConstraint("table_id", "proposal", "seat", name=op.f("pk_ballots")),
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("made", _TIME, nullable=False),
        sa.CheckConstraint(
            "channel IN ('players', 'spectators')", name=op.f("ck_messages_channel")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_messages_table_id")),
        sa.PrimaryKeyConstraint("table_id", "channel", "number", name=op.f("pk_messages")),
        sa.UniqueConstraint(
            "table_id", "channel", "request", name=op.f("uq_messages_table_id_channel_request")
        ),
    )


def downgrade() -> None:
    """Take them out; what stood in them is lost."""
    for name in ("pauses", "beats", "messages", "ballots", "proposals", "stand_ins"):
        op.drop_table(name)
    with op.batch_alter_table("entries") as entries:
        entries.drop_constraint(op.f("ck_entries_kind"), type_="check")
        entries.create_check_constraint(op.f("ck_entries_kind"), "kind IN ('act', 'take_back')")
        entries.drop_column("to_act")
        entries.drop_column("round")
        entries.drop_column("back_to")
        entries.drop_column("stand_in")
    op.drop_index(op.f("ix_credentials_person_id"), "credentials")
    with op.batch_alter_table("credentials") as credentials:
        credentials.drop_constraint(op.f("fk_credentials_person_id"), type_="foreignkey")
        credentials.drop_column("person_id")
    op.drop_column("invites", "before")
    op.drop_index(op.f("ix_tables_watching_status_created"), "tables")
    op.drop_index(op.f("ix_tables_status_due"), "tables")
    for name in ("result", "rematch", "watching", "listed", "due", "ended", "begun"):
        op.drop_column("tables", name)
    for name in ("recoveries", "devices", "people"):
        op.drop_table(name)

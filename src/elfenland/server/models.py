"""What is stored, as tables of the database. Each change is a migration of its own.

An entry is never changed and never deleted: a game's state is what its entries make of its options
and its seed. Nor is a text: the seed follows from it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

# The newest migration, which makes the tables below.
NEWEST: Final = "0002"

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    # As it was asked for (wire.TableSetup), so that another game can be offered alike.
    Column("setup", JSON, nullable=False),
    # As the rules take them; start_seat is null where it is drawn by lot.
    Column("options", JSON, nullable=False),
    # Of a table of the first version, or one that goes on from a replay; empty at any other, where
    # it follows from the secret.
    Column("seed", String, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    # In hex, as it is shown when the game has ended (docs/fair-dealing.md).
    Column("secret", String(64)),
    CheckConstraint("status IN ('waiting', 'playing', 'ended')", name="status"),
)

CREDENTIALS: Final = Table(
    "credentials",
    METADATA,
    # The SHA-256 of the token: who reads the file cannot sit down with it.
    Column("fingerprint", LargeBinary(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seats", JSON, nullable=False),
    CheckConstraint("kind IN ('host', 'link')", name="kind"),
    Index(None, "table_id"),
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    # The name of who sat down; null until then.
    Column("name", String(24)),
    UniqueConstraint("table_id", "seat"),
)

TEXTS: Final = Table(
    "texts",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    # What a person's seat has added to the deal.
    Column("text", String(64), nullable=False),
)

SEALS: Final = Table(
    "seals",
    METADATA,
    # Shown to who asked; the secret goes to the one table that is made with it.
    Column("commitment", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("drawn", DateTime(timezone=True), nullable=False),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # From 1, without a gap: of two writers of the same number one is refused.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(9), nullable=False),
    Column("actions", JSON, nullable=False),
    # The client's own id of its request; null for a bot.
    Column("request", String(64)),
    Column("made", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "seat", "request"),
    CheckConstraint("kind IN ('act', 'take_back')", name="kind"),
)

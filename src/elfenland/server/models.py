"""What is stored, as tables of the database. Each change is a migration of its own.

An entry is never changed and never deleted: a game's state is what its entries make of its options
and its seed. Nor is a text once the game has begun: the seed follows from it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
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
    false,
)

# The newest migration, which makes the tables below.
NEWEST: Final = "0003"

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
    # When the game began and when it ended: clocks run from the first.
    Column("begun", DateTime(timezone=True)),
    Column("ended", DateTime(timezone=True)),
    # When the server has to look at the table though nobody asks: a turn's time is up by then.
    Column("due", DateTime(timezone=True)),
    # As in the setup, for the lobby: whether its free seats are open to all, and who may watch.
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("watching", String(8), nullable=False, server_default="link"),
    # The table at which the same people play again.
    Column("rematch", String(16)),
    # Who won and with how much, for lists: noted when the game ended (wire_people.LineResult).
    Column("result", JSON),
    CheckConstraint("status IN ('waiting', 'playing', 'ended')", name="status"),
    Index(None, "status", "due"),
    Index(None, "watching", "status", "created"),
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    # Of the token that a browser of this person keeps.
    Column("fingerprint", LargeBinary(32), primary_key=True),
    # By which the person's own list names it.
    Column("id", String(16), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    # When it was last used, to the hour.
    Column("seen", DateTime(timezone=True), nullable=False),
    UniqueConstraint("id"),
    Index(None, "person_id"),
)

RECOVERIES: Final = Table(
    "recoveries",
    METADATA,
    # The first letters of the code find it; of the rest there is a fingerprint only.
    Column("selector", String(8), primary_key=True),
    Column("fingerprint", LargeBinary(32), nullable=False),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    # How often a wrong rest was tried.
    Column("tries", Integer, nullable=False),
)

CREDENTIALS: Final = Table(
    "credentials",
    METADATA,
    # The SHA-256 of the token: who reads the file cannot sit down with it.
    Column("fingerprint", LargeBinary(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seats", JSON, nullable=False),
    # Whose it is, where that is known: all devices of the person hold the seats.
    Column("person_id", ForeignKey("people.id")),
    # The one of them that keeps this token: it is nobody's any more when that is signed out.
    Column("device_id", String(16)),
    CheckConstraint("kind IN ('host', 'link')", name="kind"),
    Index(None, "table_id"),
    Index(None, "person_id"),
    Index(None, "device_id"),
)

INVITES: Final = Table(
    "invites",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    # The name of who sat down; null until then.
    Column("name", String(24)),
    # Of a rematch: the seat, at the table before, whose owner this one is for.
    Column("before", Integer),
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
    # What decided for a person's seat: the name of a bot, or "least"; null where the owner did.
    Column("stand_in", String(64)),
    # Of a take-back: the game stands again as it did after the entry of this number; null where
    # it goes back before the last decision alone, as in the first versions.
    Column("back_to", Integer),
    # The game after it, as far as all may know it and lists show it: the round, and who is to act,
    # null at the end. Both null of an entry of which others are not told, a card of a payment.
    Column("round", Integer),
    Column("to_act", Integer),
    UniqueConstraint("table_id", "seat", "request"),
    # "end": all people at the table have agreed to end the game as it stands.
    CheckConstraint("kind IN ('act', 'take_back', 'end')", name="kind"),
)

STAND_INS: Final = Table(
    "stand_ins",
    METADATA,
    # A row as long as something else plays for a person's seat: a bot, or "least".
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("why", String(8), nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
    CheckConstraint("why IN ('clock', 'vote', 'left')", name="why"),
)

PROPOSALS: Final = Table(
    "proposals",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # From 1, without a gap. At most the last one of a table is open.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(9), nullable=False),
    # Who proposes; the seat that a bot should play for; the entry to which the game should go back.
    Column("seat", Integer, nullable=False),
    Column("target", Integer),
    Column("back_to", Integer),
    # The last entry that all had been told of then.
    Column("at", Integer, nullable=False),
    # The client's own id of its request.
    Column("request", String(64), nullable=False),
    Column("state", String(8), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "seat", "request"),
    CheckConstraint("kind IN ('end', 'stand_in', 'take_back')", name="kind"),
    CheckConstraint("state IN ('open', 'carried', 'dropped')", name="state"),
)

BALLOTS: Final = Table(
    "ballots",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("proposal", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("agrees", Boolean, nullable=False),
)

MESSAGES: Final = Table(
    "messages",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    # Players and spectators talk apart from each other.
    Column("channel", String(10), primary_key=True),
    # From 1 in each channel, without a gap: what is said in one does not show in the other.
    Column("number", Integer, primary_key=True, autoincrement=False),
    # Null for a spectator, who gives a name.
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("request", String(64)),
    Column("made", DateTime(timezone=True), nullable=False),
    UniqueConstraint("table_id", "channel", "request"),
    CheckConstraint("channel IN ('players', 'spectators')", name="channel"),
)

BEATS: Final = Table(
    "beats",
    METADATA,
    # A row of each running server process, written while clocks run: what lies between two lives
    # of the server is nobody's time.
    Column("server", String(16), primary_key=True),
    Column("seen", DateTime(timezone=True), nullable=False),
)

PAUSES: Final = Table(
    "pauses",
    METADATA,
    # No server ran from then to then.
    Column("begun", DateTime(timezone=True), primary_key=True),
    Column("ended", DateTime(timezone=True), nullable=False),
)

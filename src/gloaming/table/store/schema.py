"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("secret_digest", LargeBinary, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("email", String(200), nullable=False, server_default=""),
)

keys = Table(
    "keys",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("guest", String(24), nullable=False, index=True),
    Column("until", Float, nullable=True),
)
"""Further keys of a guest: what other devices carry, and (with an end) the link that brings them there."""

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("guest", String(24), nullable=False, index=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
)
"""The browsers of guests that are told whose turn it is: where, and with which keys."""

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", Float, nullable=False),
)
"""Whom the operator does not let in: the id of a guest, or a network address."""

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(24), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("outcome", Text, nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("changed_at", Float, nullable=False, index=True),
    Column("response_time", Float, nullable=False, server_default="0"),
    Column("order", Text, nullable=False, server_default="{}"),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("due_at", Float, nullable=True, index=True),
    Column("hesitates", Boolean, nullable=False, server_default=true()),
    Column("owner", String(24), nullable=False, server_default="", index=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("goes_on_from", String(24), nullable=True, index=True),
)
"""Who owns a room is the process that plays it, while that lives; the epoch counts how often it was taken."""

entries = Table(
    "entries",
    metadata,
    Column("room", String(24), ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("answer", Integer, nullable=False),
    Column("back_to", Integer, nullable=False),
)
"""What was played, only ever added to: an answer, or (answer -1) a return to so many answers."""

chats = Table(
    "chats",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("room", String(24), ForeignKey("rooms.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("side", Integer, nullable=True),
)
"""What was said: to everyone, or only to one side."""

replays = Table(
    "replays",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("record", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("guest", String(24), nullable=False, server_default="", index=True),
    Column("made_at", Float, nullable=False, server_default="0", index=True),
)
"""Uploaded records, verified; a finished room needs none."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("answers", Integer, primary_key=True, autoincrement=False),
    Column("checkpoint", Boolean, nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
)
"""Where a room or an uploaded record stood after so many answers: checkpoints, and the latest."""

segments = Table(
    "segments",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("answers", Integer, primary_key=True, autoincrement=False),
    Column("version", String(40), primary_key=True),
    Column("save", LargeBinary, nullable=True),
    Column("given", LargeBinary, nullable=True),
)
"""From how many answers on a room was played with which version, and from which position; none for the seed.

What was played before the room took a game up has numbers below zero, in order, and the answers that were given then.
"""

chapters = Table(
    "chapters",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("answers", Integer, primary_key=True, autoincrement=False),
    Column("title", String(80), nullable=False),
    Column("evening", Integer, nullable=False),
    Column("began_at", Float, nullable=False),
    Column("last_at", Float, nullable=False),
)
"""From how many answers on which chapter of a long game was played, in which evening, and when."""

films = Table(
    "films",
    metadata,
    Column("game", String(24), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("eyes", String(8), primary_key=True),
    Column("last", Integer, nullable=False),
    Column("version", String(40), nullable=False),
    Column("film", LargeBinary, nullable=False),
)
"""What was to be seen from one number of answers to another, compressed, through each pair of eyes."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("version", String(80), nullable=False),
    Column("until", Float, nullable=False),
    Column("told", Text, nullable=False),
)
"""The processes that share this database, if it is a PostgreSQL: where they are reached, until when they are known to
live, and what they tell the others."""

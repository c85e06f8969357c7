"""Whose an uploaded record is, and since when."""

import time

import sqlalchemy as sa
from alembic import op

revision = "uploads"
down_revision = "hesitation"


def upgrade() -> None:
    op.add_column("replays", sa.Column("guest", sa.String(24), nullable=False, server_default=""))
    op.add_column("replays", sa.Column("made_at", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_replays_guest", "replays", ["guest"])
    op.create_index("ix_replays_made_at", "replays", ["made_at"])
    # Nobody knows how old they are: their time begins now.
    op.execute(sa.text("UPDATE replays SET made_at = :now").bindparams(now=time.time()))

"""Chapters: when which part of a long game was played."""

import sqlalchemy as sa
from alembic import op

revision = "chapters"
down_revision = "people"


def upgrade() -> None:
    op.create_table(
        "chapters",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("answers", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("evening", sa.Integer, nullable=False),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("last_at", sa.Float, nullable=False),
    )

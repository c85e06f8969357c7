"""Snapshots, segments and films: games that live long; for the rooms that are there they are made when needed."""

import sqlalchemy as sa
from alembic import op

revision = "snapshots"
down_revision = "response_time"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("answers", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("checkpoint", sa.Boolean, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "segments",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("answers", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.String(40), primary_key=True),
        sa.Column("save", sa.LargeBinary, nullable=True),
    )
    op.create_table(
        "films",
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("eyes", sa.String(8), primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("film", sa.LargeBinary, nullable=False),
    )

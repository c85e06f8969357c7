"""The browsers that are told whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "pushes"
down_revision = "processes"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])

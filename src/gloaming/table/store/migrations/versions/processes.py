"""Several processes share the rooms of one database: which of them live, and which room is whose."""

import sqlalchemy as sa
from alembic import op

revision = "processes"
down_revision = "servers"


def upgrade() -> None:
    op.drop_table("servers")
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("version", sa.String(80), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.add_column("rooms", sa.Column("owner", sa.String(24), nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_rooms_owner", "rooms", ["owner"])

"""People: keys for more than one device, bans, the order that a host keeps, clocks, and where to write to."""

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "snapshots"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.add_column("guests", sa.Column("email", sa.String(200), nullable=False, server_default=""))
    op.add_column("rooms", sa.Column("order", sa.Text, nullable=False, server_default="{}"))
    op.add_column("rooms", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    op.add_column("rooms", sa.Column("due_at", sa.Float, nullable=True))
    op.create_index("ix_rooms_due_at", "rooms", ["due_at"])

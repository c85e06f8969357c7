"""How long a room waits for each person who might respond; none for the rooms that are there."""

import sqlalchemy as sa
from alembic import op

revision = "response_time"
down_revision = "first"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("response_time", sa.Float, nullable=False, server_default="0"))

"""Which game a room goes on from, so that it can be watched from its very beginning."""

import sqlalchemy as sa
from alembic import op

revision = "continued"
down_revision = "asides"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("goes_on_from", sa.String(24), nullable=True))
    op.create_index("ix_rooms_goes_on_from", "rooms", ["goes_on_from"])

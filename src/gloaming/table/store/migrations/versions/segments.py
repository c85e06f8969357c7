"""What was answered before a room took a game up that had been played elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "segments"
down_revision = "pushes"


def upgrade() -> None:
    op.add_column("segments", sa.Column("given", sa.LargeBinary, nullable=True))

"""Which server uses this database, and until when it is known to live."""

import sqlalchemy as sa
from alembic import op

revision = "servers"
down_revision = "uploads"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("process", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )

"""Whether a room hesitates in the place of people who have nothing to respond."""

import sqlalchemy as sa
from alembic import op

revision = "hesitation"
down_revision = "chapters"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("hesitates", sa.Boolean, nullable=False, server_default=sa.true()))

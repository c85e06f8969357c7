"""To which side a chat line was said, where not to everyone."""

import sqlalchemy as sa
from alembic import op

revision = "asides"
down_revision = "segments"


def upgrade() -> None:
    op.add_column("chats", sa.Column("side", sa.Integer, nullable=True))

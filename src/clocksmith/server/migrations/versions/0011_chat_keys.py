"""Keys of lines of chat, by which one that is sent again is known."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room for them; lines from before have none."""
    op.add_column("chat", sa.Column("key", sa.String(64)))
    op.create_index("ix_chat_table_id_key", "chat", ["table_id", "key"])

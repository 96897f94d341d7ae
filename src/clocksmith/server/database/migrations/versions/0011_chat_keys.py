"""Keys of chat lines, which identify a line that is sent again."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column; existing lines have no key."""
    op.add_column("chat", sa.Column("key", sa.String(64)))
    op.create_index("ix_chat_table_id_key", "chat", ["table_id", "key"])

"""The user that a seat is reserved for, and the rematch of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add both columns; they are empty for existing seats and tables."""
    op.add_column("seats", sa.Column("reserved", sa.String(32)))
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    op.add_column("tables", sa.Column("rematch", sa.String(32)))

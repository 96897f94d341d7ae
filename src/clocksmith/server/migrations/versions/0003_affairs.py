"""Who a seat is kept for, and the table at which the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for both; seats and tables from before have neither."""
    op.add_column("seats", sa.Column("reserved", sa.String(32)))
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    op.add_column("tables", sa.Column("rematch", sa.String(32)))

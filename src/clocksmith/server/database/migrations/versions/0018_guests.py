"""Pseudonyms for the addresses of guests who take seats and save boxes."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the columns; they are unknown for existing rows."""
    for table in ("seats", "boxes"):
        op.add_column(table, sa.Column("household", sa.String(32)))
        op.create_index(f"ix_{table}_household", table, ["household"])

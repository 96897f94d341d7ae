"""Pseudonyms for the addresses of guests who open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the column; it is unknown for existing tables."""
    op.add_column("tables", sa.Column("household", sa.String(32)))
    op.create_index("ix_tables_household", "tables", ["household"])

"""Rate-limit buckets that all servers share."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the table; PostgreSQL does not wait for the disk, and a crash empties it."""
    shared = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "buckets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("full_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_buckets"),
        prefixes=["UNLOGGED"] if shared else [],
    )

"""Moderators, their audit log, and stopped tables."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add columns and a table; there is no moderator until one is named."""
    op.add_column("users", sa.Column("keeper", sa.Boolean))
    op.add_column("tables", sa.Column("stopped", sa.Boolean))
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("keeper", sa.String(32), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("about", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )

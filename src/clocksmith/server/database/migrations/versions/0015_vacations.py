"""Vacations: when the slow clocks of a user are paused."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the table; there were no vacations before."""
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "began_at", name="pk_vacations"),
    )
    op.create_index("ix_vacations_until", "vacations", ["until"])

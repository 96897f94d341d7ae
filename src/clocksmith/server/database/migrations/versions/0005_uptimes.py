"""When servers ran, so that clocks are paused while none does."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table; before the first recorded run, clocks ran all the time."""
    op.create_table(
        "uptimes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("began_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptimes"),
    )

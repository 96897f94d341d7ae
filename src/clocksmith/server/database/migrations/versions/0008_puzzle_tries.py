"""Which puzzles an account has tried."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table of first tries."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "puzzle", name="pk_puzzle_tries"),
    )

"""Users removed from a table by its host, and the last visit to an open table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both; an existing open table counts as last visited when it was opened."""
    op.create_table(
        "sent_away",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_sent_away"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sent_away_table_id"),
    )
    op.add_column("tables", sa.Column("seen_at", sa.Float))

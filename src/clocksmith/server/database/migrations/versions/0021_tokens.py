"""Personal tokens, and accounts that a program plays for."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the table of tokens and the mark of bot accounts; existing accounts are people."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("scopes", sa.String(200), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("used_at", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
    )
    op.create_index("ix_tokens_user_id", "tokens", ["user_id"])
    op.add_column("users", sa.Column("bot", sa.Boolean))

"""Rated tables, their results, and matchmaking requests."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add a column and two tables; no existing table is rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean))
    op.create_table(
        "rated_results",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", "seat", name="pk_rated_results"),
        sa.UniqueConstraint("table_id", "seat", name="uq_rated_results_table_id_seat"),
    )
    op.create_index("ix_rated_results_user_id_game", "rated_results", ["user_id", "game"])
    op.create_table(
        "wishes",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.PrimaryKeyConstraint("user_id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_address", "wishes", ["address"])

"""Boxes that users save, and the box that a table is played with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add boxes; an existing table has none, which means the box of its rules."""
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("entered", sa.Integer, nullable=False),
        sa.Column("printed", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("kept_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("digest", "owner", name="pk_boxes"),
    )
    op.create_index("ix_boxes_owner_game", "boxes", ["owner", "game"])
    op.add_column("tables", sa.Column("box", sa.String(40)))
    op.add_column("tables", sa.Column("box_title", sa.String(200)))
    op.create_index("ix_tables_box", "tables", ["box"])

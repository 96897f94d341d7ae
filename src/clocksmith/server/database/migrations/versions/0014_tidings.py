"""Turn notifications: preferences, channels, and messages to send."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the tables; users get no notifications until they ask for them."""
    op.add_column("tables", sa.Column("since", sa.String(100)))
    _make_people()
    _make_letters()


def _make_people() -> None:
    op.create_table(
        "habits",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("rhythm", sa.String(8), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("digest", sa.String(10)),
        sa.PrimaryKeyConstraint("user_id", name="pk_habits"),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("label", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
    )
    op.create_index("ix_ways_user_id", "ways", ["user_id"])


def _make_letters() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("found_at", sa.Float, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Column("reminded", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", "since", name="pk_turns"),
    )
    op.create_table(
        "letters",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("way_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("since", sa.Integer),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
    )
    op.create_index("ix_letters_way_id", "letters", ["way_id"])
    op.create_index("ix_letters_due_at", "letters", ["due_at"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("way_id", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tickets"),
    )
    op.create_index("ix_tickets_user_id", "tickets", ["user_id"])

"""The first schema: secrets, users, tables, seats, entries, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("login", sa.String(32)),
        sa.Column("password", sa.String(200)),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    _tables()
    _seats()
    _entries()
    _chat()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("record", sa.Text),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("begun_at", sa.Float),
        sa.Column("branch_table", sa.String(32)),
        sa.Column("branch_step", sa.Integer),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("waiting", sa.String(32), nullable=False),
        sa.Column("wake_at", sa.Float),
        sa.Column("over_at", sa.Float),
        sa.Column("places", sa.String(32)),
        sa.Column("scores", sa.String(100)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    columns = ["state", "listed", "opened_at"]
    op.create_index("ix_tables_state_listed_opened_at", "tables", columns)
    op.create_index("ix_tables_over_at", "tables", ["over_at"])
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(32)),
        sa.Column("level", sa.String(32)),
        sa.Column("user_id", sa.String(32)),
        sa.Column("token", sa.String(32)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])

"""Rename seeks, moderators and the audit log to match the rest of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

TABLES = {"wishes": "seeks", "deeds": "audit_log"}
COLUMNS = {
    ("users", "keeper"): "moderator",
    ("users", "likeness"): "name_skeleton",
    ("users", "login_likeness"): "login_skeleton",
    ("audit_log", "keeper"): "moderator",
}
INDEXES = {
    ("users", "ix_users_likeness"): "name_skeleton",
    ("users", "ix_users_login_likeness"): "login_skeleton",
    ("seeks", "ix_wishes_address"): "address",
}


def upgrade() -> None:
    """Rename tables, columns, indexes and, where they have their own names, primary keys."""
    for old, new in TABLES.items():
        op.rename_table(old, new)
        if op.get_bind().dialect.name == "postgresql":
            op.execute(sa.text(f"ALTER INDEX pk_{old} RENAME TO pk_{new}"))
    for table, index in INDEXES:
        op.drop_index(index, table)
    for (table, column), name in COLUMNS.items():
        op.execute(sa.text(f"ALTER TABLE {table} RENAME COLUMN {column} TO {name}"))
    for (table, _), column in INDEXES.items():
        op.create_index(f"ix_{table}_{column}", table, [column])

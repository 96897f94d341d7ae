"""The skeletons of account names, and who may talk where."""

import sqlalchemy as sa
from alembic import op

from clocksmith.server.names import skeleton

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add columns and a table, and compute the skeletons of existing names."""
    for column in ("likeness", "login_likeness"):
        op.add_column("users", sa.Column(column, sa.String(200)))
        op.create_index(f"ix_users_{column}", "users", [column])
    op.add_column("tables", sa.Column("talk", sa.Boolean))
    op.create_table(
        "muted",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_muted"),
    )
    users = sa.table(
        "users",
        sa.column("id", sa.String),
        sa.column("name", sa.String),
        sa.column("login", sa.String),
        sa.column("likeness", sa.String),
        sa.column("login_likeness", sa.String),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(users).where(users.c.login.is_not(None))).all():
        looks = {"likeness": skeleton(row.name), "login_likeness": skeleton(row.login)}
        connection.execute(users.update().where(users.c.id == row.id).values(**looks))

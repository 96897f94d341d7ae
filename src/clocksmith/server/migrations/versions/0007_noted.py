"""How far the lists of a table had been written when the server ended."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for it; lists of tables from before are taken to be right."""
    op.add_column("tables", sa.Column("noted", sa.Integer))
    op.execute(
        "UPDATE tables SET noted = "
        "(SELECT coalesce(max(number), 0) FROM entries WHERE table_id = tables.id)"
    )
